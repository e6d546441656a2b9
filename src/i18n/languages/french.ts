/** How French is set and joined. */
import { type Language, withFullStops, withSmallLetters } from './language.ts';

const narrow = '\u202f';
const unbroken = '\u00a0';

/** The spaces that hold punctuation and units to their words. What was set already stays as it is. */
const frenchSpaces = (text: string): string =>
  text
    .replaceAll(/ (?=[;!?](?![\p{L}\p{N}]))/gu, narrow)
    .replaceAll(/ (?=[:»%](?![\p{L}\p{N}]))/gu, unbroken)
    .replaceAll(/(?<=\d) (?=\d{3}(?!\d))/g, narrow)
    .replaceAll(/(?<=\d) (?=k?[$€])/g, unbroken)
    .replaceAll(/(?<=«) /g, unbroken);

/** Whether «de» and an article lose their vowel before it: «Ada», «Hugo», not «Ben». Marks that only disarm a name are passed over. */
const elides = (name: string): boolean => {
  const first = name.normalize('NFD').replace(/^[^\p{L}\p{N}]+/u, '')[0] ?? '';
  return /[aeiouyhœæ]/i.test(first);
};

/** What «de» and «à» become with an article; «la» and «l’» stay beside them. */
const joined: { readonly [article: string]: { of: string; to: string } } = { le: { of: 'du ', to: 'au ' }, les: { of: 'des ', to: 'aux ' } };

/**
 * «du Débat», «au Débat»; «de l’Affaire», «à l’Affaire»; «d’Ada», «à Ada». An article is known by its word, whatever its first letter: «Le Havre» and
 * the game «Le Jeu du Président» have one, a player called «Le» has none.
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
  punctuated: frenchSpaces,
  forms,
  of: (name) => (elides(name) ? `d’${name}` : `de ${name}`),
  ...withFullStops('fr'),
  ...withSmallLetters('fr'),
} as const satisfies Language;

/**
 * The forms of what is counted: of one («0 voix», «1,5 carte»), and of more. A round million is said like any more, because no count of a game gets
 * there: a noun right behind one would need its «de» («1 000 000 de voix»).
 */
export const oneOrMore = (one: string, more: string) => ({ one, many: more, other: more });
