/** How French is typeset and joined. */
import { type Language, withFullStops, withSmallLetters } from './language.ts';

const narrow = '\u202f';
const unbroken = '\u00a0';

/** The spaces that tie punctuation and units to their words. Leaves alone what is already typeset. */
const spaces: Language['punctuation'] = [
  [/ (?=[;!?](?![\p{L}\p{N}]))/gu, narrow],
  [/ (?=[:»%](?![\p{L}\p{N}]))/gu, unbroken],
  [/(?<=\d) (?=\d{3}(?!\d))/g, narrow],
  [/(?<=\d) (?=k?[$€])/g, unbroken],
  [/(?<=«) /g, unbroken],
];

/** Whether «de» and an article lose their vowel before it: «Ada», «Hugo», not «Ben». Ignores signs that only disarm a name's markdown. */
const elides = (name: string): boolean => {
  const first = name.normalize('NFD').replace(/^[^\p{L}\p{N}]+/u, '')[0] ?? '';
  return /[aeiouyhœæ]/i.test(first);
};

/** What «de» and «à» become together with an article; before «la» and «l’» they stay separate. */
const joined: { readonly [article: string]: { of: string; to: string } } = { le: { of: 'du ', to: 'au ' }, les: { of: 'des ', to: 'aux ' } };

/**
 * «du Débat», «au Débat»; «de l’Affaire», «à l’Affaire»; «d’Ada», «à Ada». An article is recognized as a word, in any case: «Le Havre» and the game
 * «Le Jeu du Président» have one, a player called «Le» has none.
 */
function forms(name: string, mark = '') {
  const [, article = '', noun = name] = /^(le |la |les |l['’])(.+)$/iu.exec(name) ?? [];
  const marked = `${mark}${noun}${mark}`;
  const { of, to } = joined[article.trim().toLowerCase()] ?? { of: `${elides(name) ? 'd’' : 'de '}${article}`, to: `à ${article}` };
  return { plain: `${mark}${name}${mark}`, of: of + marked, to: to + marked };
}

export const french = {
  name: 'Français',
  locales: ['fr'],
  plurals: { cardinal: ['one', 'many', 'other'], ordinal: ['one', 'other'] },
  quotation: '« $1 »',
  endsQuoted: '.…',
  punctuation: spaces,
  forms,
  of: (name) => (elides(name) ? `d’${name}` : `de ${name}`),
  ...withFullStops('fr'),
  ...withSmallLetters('fr'),
} as const satisfies Language;

/**
 * The forms of counted things: for one («0 voix», «1,5 carte»), and for more. A round million is treated like any larger number, because no count in
 * a game gets there: a noun right after one would need «de» («1 000 000 de voix»).
 */
export const oneOrMore = (one: string, more: string) => ({ one, many: more, other: more });
