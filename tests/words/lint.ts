/** The faults in a sentence that a program can detect, for tests that read everything the games say. */
import type { Lang } from '../../src/i18n/types.ts';

export interface Said {
  text: string;
  lang: Lang;
  /** Shown where markdown is not rendered: alt texts, buttons, menus. */
  plain?: boolean;
  /** A full sentence, which begins and ends like one. */
  sentence?: boolean;
}

export interface Known {
  /** The keys of all messages. None may be shown. */
  keys: readonly string[];
  /** Permanent ids that contain a digit. None may be shown. */
  ids: readonly string[];
  /** Names of states, which take an article in French. */
  states: readonly string[];
}

interface Fault {
  name: string;
  lang?: Lang;
  /** The faulty piece, or null. */
  find(text: string, said: Said, known: Known): string | null;
}

/** Building a pattern of hundreds of names is slow, so each is built once. */
const made = new Map<string, RegExp>();
function pattern(source: string, flags = 'u'): RegExp {
  const known = made.get(flags + source) ?? new RegExp(source, flags);
  made.set(flags + source, known);
  return known;
}

/** The first match, with a little of its context. */
function first(wanted: RegExp, text: string): string | null {
  const found = wanted.exec(text);
  return found && text.slice(Math.max(0, found.index - 10), found.index + found[0].length + 10);
}
/** A pattern that matches exactly this text. */
export const literal = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
const joined = new WeakMap<readonly string[], string>();
/** A pattern for any of these words; it tries the longest first. */
function oneOf(words: readonly string[]): string {
  const source =
    joined.get(words) ??
    `(?:${
      words
        .toSorted((a, b) => b.length - a.length)
        .map(literal)
        .join('|') || '(?!)'
    })`;
  joined.set(words, source);
  return source;
}

const sets = new WeakMap<readonly string[], ReadonlySet<string>>();
/** The first of these words that is in a list. */
function among(list: readonly string[], words: readonly string[] | null): string | null {
  const known = sets.get(list) ?? new Set(list);
  sets.set(list, known);
  return words?.find((word) => known.has(word)) ?? null;
}

/** Rules for each language tested here. For other languages only the faults common to all are found. */
type Read<T> = { [L in Lang]?: T };

/** Words that may occur twice in a row. */
const maybeTwice: Read<string[]> = { en: ['that', 'had'], fr: ['nous', 'vous'] };
const listed = (words: string): string[] => words.split(', ');
/** Any of these, without a letter before or after. */
const spoken = (...patterns: string[]): RegExp => new RegExp(`(?<!\\p{L})(?:${patterns.join('|')})(?!\\p{L})`, 'iu');
const nouns = {
  en: listed(
    'vote, card, point, turn, city, state, seat, token, die, round, space, square, block, player, primary, order, line, thing, place, time, flight, zero, rumor, discard, copy, candidate, minute, face',
  ),
  fr: listed(
    'carte, point, point-voix, tour, ville, état, jeton, dé, manche, case, bloc, joueur, primaire, consigne, ligne, place, vol, zéro, rumeur, soutien, indécise, gardée, cran, électeur, grand électeur, groupe, copie, candidat, minute, autre, adversaire',
  ),
};
const odd: { [noun: string]: string } = { die: 'dice', zero: 'zeros', 'point-voix': 'points-voix', 'grand électeur': 'grands électeurs' };
const pluralOf = {
  en: (noun: string): string => odd[noun] ?? (noun.endsWith('y') ? `${noun.slice(0, -1)}ies` : `${noun}s`),
  fr: (noun: string): string => odd[noun] ?? (/[sx]$/.test(noun) ? noun : `${noun}s`),
};
const number = '(?<![\\p{L}\\p{N}.,\\u202f\\u00a0/:−–-])';

const counted: Read<{ one: string[]; many: string[] }> = {
  en: { one: nouns.en.map(pluralOf.en), many: nouns.en },
  fr: { one: nouns.fr.map(pluralOf.fr), many: nouns.fr },
};

/** The noun after a number is singular or plural as the language requires: English says «0 votes», French «0 point». */
function wrongNumber(text: string, lang: Lang): string | null {
  const nouns = counted[lang];
  if (!nouns) return null;
  const one = lang === 'en' ? '1' : '[01]';
  const many = lang === 'en' ? '(?:0|[2-9]|\\d\\d+)' : '(?:[2-9]|\\d\\d+)';
  const end = '(?![\\p{L}\\p{N}’-]| to | markers)';
  return (
    first(pattern(`${number}${one}[ \\u00a0]${oneOf(nouns.one)}${end}`, 'iu'), text) ??
    first(pattern(`${number}${many}[ \\u00a0]${oneOf(nouns.many)}${end}`, 'iu'), text)
  );
}

/** Phrases left over from translation, as patterns. docs/style.md lists some. */
const unsaid = {
  en: spoken(
    "whoever|whomever|thereof|in place of|of one[’']s own|at the least|once more|everybody|anew|less than \\d|1 time|on the die, you",
    'points in campaign|one too many|at home (?:in|there)|any more(?=[.,;:!?]|$)|\\d points up|moustache|take-off|fire brigade|never rebuilt so far',
    '(?:marker|space) \\d of \\d:|votes to win;|cards to come|won the most \\(|\\(all, if fewer\\)|still with “|nobody to win|went negative and rolls|One more voter wins',
    'space \\d of \\d|\\d to come in \\d+|no primar(?:y|ies) to come|having seen (?:how|what)|must do for (?:both|all)|gone from (?:my|the) backups',
  ),
  fr: spoken(
    'à tant de|après tant de|pour quoi|vous seul·e|qu’alors|, sans plus|à domicile|au mieux contre|l’autre perd|de la règle viennent',
    '(?:marqueur|sur) \\d de \\d|voix qu’il faut|; \\d+ suffisent|peut commencer avec|dans un sens ou dans l’autre|les médias sont à vous|a gagné le plus de voix \\(',
    '\\(sinon|d’alors|tel que vous|regardez encore|face cachée, personne|se trouvent où|Il en reste \\d+ cartes?|il vous manque un électeur pour',
    '(?:parer|passer|bloquer le vol|montrer une attaque|engager des cartes Président)[ \\u202f]\\?|(?:duel|parade|attaque|parer|Président|partir) à moins de \\d',
    '(?:y compris|pour|à) qui (?:a|les|la|le|joue|saura)|(?:Détournée|Montrée|Parée|Annulée?)(?: [^,.]{1,40})?, (?:la bataille|les deux|et vous)',
  ),
};

/** « Qui a la main montre une attaque. »: a statement with a bare «qui» as its subject, like a proverb. */
const bareQui = /(?<=^|[.;:!] |\n)Qui [^?.!;\n]*[.!;]/mu;

/** “4, 5 or 6”, “author, publisher or year.”: a list of three or more needs an Oxford comma. */
const lastWithoutComma = /\d[\d k$]*, \d[\d k$]* (?:and|or) \d|(?<=[ (])\p{L}+, \p{L}+ (?:and|or) \p{L}+(?=[.;:)]|$)/u;

/** Words with an aspirated h, and others before which French does not elide. */
const unelided = 'h(?:a[iïu]|asard|aut|éros|uit|ors|ausse|ong|ibou|ollande)|onz|oui|un\\b(?= ou)|ouistiti|y';

const faults: readonly Fault[] = [
  { name: 'a value instead of words', find: (text) => first(/undefined|\bNaN\b|\[object|\bnull\b|\bInfinity\b|\$\{/, text) },
  { name: 'a key', find: (text, _, { keys }) => among(keys, text.match(/[\p{L}\p{N}]+(?:\.[\p{L}\p{N}-]+)+/gu)) },
  { name: 'an id', find: (text, _, { ids }) => among(ids, text.match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu)) },
  { name: 'markup where it is not drawn', find: (text, { plain }) => (plain ? first(/\*\*|~~|__|`|<[@#t:][^>]*>|^(?:#{1,3}|-#) /m, text) : null) },
  {
    name: 'markup that does not close',
    find: (text) => ((text.match(/\*\*/g) ?? []).length % 2 === 1 || (text.match(/~~/g) ?? []).length % 2 === 1 ? text.slice(0, 40) : null),
  },
  { name: 'a doubled space', find: (text) => first(/(?<=\S)[ \u00a0\u202f]{2,}/u, text) },
  { name: 'a space at an edge', find: (text) => (text === '' ? 'nothing' : first(/^[ \u00a0\u202f]|[ \u00a0\u202f]$/mu, text)) },
  {
    name: 'a doubled word',
    find: (text, { lang }) => {
      for (const found of text.matchAll(/(?<![\p{L}\p{N}’-])(\p{L}{2,})[ \u00a0]\1(?![\p{L}\p{N}’-])/giu))
        if (!maybeTwice[lang]?.includes(found[1]!.toLowerCase())) return found[0];
      return null;
    },
  },
  {
    name: 'doubled punctuation',
    find: (text) => first(/(?:(?<!\.)\.\.(?!\.)|,[ ]?[,.;:]|[;:][ ]?[.,;]|[.!?][ ]?[,;]|[!?…]\.(?!\.)|\(\)|“”)/u, text),
  },
  { name: 'brackets within brackets', find: (text) => first(/\([^()]*\([^()]*\)/u, text) },
  { name: 'the wrong number', find: (text, { lang }) => wrongNumber(text, lang) },
  { name: 'a straight quote', find: (text) => first(/['"]/u, text) },
  { name: 'a number that can break', find: (text) => first(/\d \d{3}(?!\d)|\d k?[$€%]/u, text) },
  { name: 'a space before punctuation', find: (text) => first(/[ \u00a0\u202f][.,](?!\d)/u, text) },
  { name: 'no space after punctuation', find: (text) => first(/\p{L}[,;:?!]\p{L}/u, text) },
  { name: 'no capital at the beginning', find: (text, { sentence }) => (sentence ? first(/^\p{Ll}.{0,20}/u, text.replaceAll('**', '')) : null) },
  { name: 'no full stop at the end', find: (text, { sentence }) => (sentence && !/[.!?…][”»)\u00a0*]*$/u.test(text) ? text.slice(-20) : null) },
  { name: 'a space before punctuation', lang: 'en', find: (text) => first(/[ \u00a0\u202f][;:?!](?!\S)/u, text) },
  { name: 'a full stop after one', find: (text) => first(/(?:[.!?…]”|[.…]»)[.](?![.])/u, text.replaceAll(/\s(?=»)/gu, '')) },
  { name: 'what nobody says', lang: 'en', find: (text) => first(unsaid.en, text) },
  { name: 'what nobody says', lang: 'fr', find: (text) => first(unsaid.fr, text) },
  { name: 'nobody who acts', lang: 'fr', find: (text) => first(bareQui, text.replaceAll('**', '')) },
  { name: 'a name without its noun', lang: 'fr', find: (text) => first(/(?<!\p{L})(?:à|au|par|vers|sur) Départ(?!\p{L})/u, text) },
  { name: 'a stop outside its quotes', lang: 'en', find: (text) => first(/(?<![!?…])”[.,](?!\.)/u, text) },
  { name: 'no comma before the last of several', lang: 'en', find: (text) => first(lastWithoutComma, text.replaceAll('**', '')) },
  { name: 'French quotes', lang: 'en', find: (text) => first(/[«»]/, text) },
  { name: 'quotes that do not close', lang: 'en', find: (text) => (isCut(text) || count(text, '“') === count(text, '”') ? null : text.slice(0, 40)) },
  {
    name: 'the wrong article',
    lang: 'en',
    find: (text) =>
      first(/(?<![\p{L}’*])(?:a [aeio]\p{L}+|an [^aeiouhAEIOUHFLMNRSX8\W]\p{L}+)/u, text.replaceAll(/\ba (?:one|once|eu\p{L}+)/giu, '')),
  },
  { name: 'English quotes', lang: 'fr', find: (text) => first(/[“”]/, text) },
  { name: 'quotes that do not close', lang: 'fr', find: (text) => (isCut(text) || count(text, '«') === count(text, '»') ? null : text.slice(0, 40)) },
  { name: 'quotes without their space', lang: 'fr', find: (text) => first(/«[^\u00a0]|[^\u00a0]»/u, text) },
  {
    name: 'punctuation without its space',
    lang: 'fr',
    find: (text) => first(/(?:[^\u202f\s!?][;!?]|[^\u00a0\s\d][:%])(?=\s|$|»)/u, text.replaceAll(/<[^>]*>|¡[^!]*!/g, '')),
  },
  {
    name: 'an elision missed',
    lang: 'fr',
    find: (text) =>
      first(
        pattern(
          `(?<![\\p{L}’-])(?:[Dd]e|[Ll]e|[Ll]a|[Qq]ue|[Nn]e|[Ss]e|me|te|[Jj]e|[Cc]e|[Jj]usque|[Ll]orsque|[Pp]uisque) (?!(?i:${unelided}))(?i:[aeiouhàâäéèêëîïôöûüœæ])\\p{L}*`,
        ),
        text.replaceAll(/\*\*|\\/g, ''),
      ),
  },
  {
    name: 'an elision missed',
    lang: 'fr',
    find: (text) =>
      first(
        /(?<!\p{L})(?:si ils?\b|(?:de|à) Le [A-ZÉ]\p{L}+|à le [A-ZÉ]\p{L}+|de le [A-ZÉ]\p{L}+|de les [A-ZÉ]\p{L}+|à les [A-ZÉ]\p{L}+)/u,
        text.replaceAll('**', ''),
      ),
  },
  {
    name: 'a state without an article',
    lang: 'fr',
    find: (text, _, { states }) =>
      states.length === 0
        ? null
        : first(
            pattern(
              `(?<!\\p{L})(?:pour|dans|sur|vers|avec|contre|gagne|remporte|prend|perd|choisit|et que|quitte|[Pp]répar\\p{L}*|aux voix) ${oneOf(states)}(?!\\p{L})`,
              'u',
            ),
            text.replaceAll('**', ''),
          ),
  },
];

/** Texts cut short for Discord's limits. */
const isCut = (text: string): boolean => /…$/.test(text);
const count = (text: string, sign: string): number => text.split(sign).length - 1;

/** All faults of a sentence: what each is, and where. */
export const faultsOf = (said: Said, known: Known): string[] =>
  faults.flatMap((fault) => {
    if (fault.lang !== undefined && fault.lang !== said.lang) return [];
    const found = fault.find(said.text, said, known);
    return found === null ? [] : [`${fault.name}: ‹${found}›`];
  });
