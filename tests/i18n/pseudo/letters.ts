/**
 * A pseudo-language: English with accents, a third longer, some of its letters Greek and Cyrillic. Texts in it stay readable, and reveal what a
 * longer language would break: words cut in pictures, labels above a limit, letters without a glyph, sentences that are in no language folder.
 */

/** Each letter with its replacement; capitals follow. π and ν are Greek; б, ф, м and ж Cyrillic. */
const letters: { readonly [letter: string]: string } = {
  a: 'á',
  b: 'б',
  c: 'č',
  d: 'ď',
  e: 'ě',
  f: 'ф',
  g: 'ğ',
  h: 'ħ',
  i: 'ï',
  j: 'ĵ',
  k: 'ķ',
  l: 'ł',
  m: 'м',
  n: 'ñ',
  o: 'ö',
  p: 'π',
  q: 'ǧ',
  r: 'ř',
  s: 'š',
  t: 'ť',
  u: 'ű',
  v: 'ν',
  w: 'ŵ',
  x: 'ж',
  y: 'ÿ',
  z: 'ž',
};

/** Every letter of the pseudo-language, lower and upper case. */
export const pseudoLetters: readonly string[] = Object.values(letters).flatMap((letter) => [letter, letter.toUpperCase()]);

/** Text that programs read rather than people, or that is drawn by name: code, mentions, commands, links, times, the marks of names. */
const kept = /`[^`]*`|<[^<>]*>|\]\([^)]*\)|https?:\S+|(?<![\p{L}\p{N}<])\/[a-z-]+|\uE000[^\uE001]*\uE001/gu;
/** Every how many letters one is doubled. */
const every = 3;

export interface Stretch {
  /** Strings that stay as they are wherever they occur: names, and text already said. */
  names?: readonly string[];
  /** Whether the text gets longer. Where Discord or the program has a limit, a translator keeps the length. */
  longer?: boolean;
}

/** Puts a text into the pseudo-language. Parts already in it stay as they are. */
export function pseudo(text: string, { names = [], longer = true }: Stretch = {}): string {
  let n = 0;
  const said = (part: string): string =>
    part.replaceAll(/[A-Za-z]/g, (letter) => {
      const small = letters[letter.toLowerCase()]!;
      const one = letter === letter.toLowerCase() ? small : small.toUpperCase();
      n++;
      return longer && n % every === 0 ? one + (one === small ? one : afterCapital(text, one, small)) : one;
    });
  let [made, from] = ['', 0];
  for (const { at, to } of staysIn(text, names)) {
    made += said(text.slice(from, at)) + text.slice(at, to);
    from = to;
  }
  return made + said(text.slice(from));
}

/** «ÁÁ» within capitals, «Áá» at the beginning of a word. */
const afterCapital = (text: string, one: string, small: string): string => (/[a-z]/.test(text) ? small : one);

/** The parts of a text that stay: the first one first, and of those that begin together, that of the first name. */
function staysIn(text: string, names: readonly string[]): { at: number; to: number }[] {
  const all = [...text.matchAll(kept)].map(({ 0: stays, index }) => ({ at: index, to: index + stays.length, rank: names.length }));
  for (const [rank, name] of names.entries())
    for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1))
      if (isWhole(text, at, name)) all.push({ at, to: at + name.length, rank });
  all.sort((one, other) => one.at - other.at || one.rank - other.rank);
  let end = 0;
  return all.filter(({ at, to }) => {
    const isFree = at >= end;
    if (isFree) end = to;
    return isFree;
  });
}

const letter = /[\p{L}\p{N}]/u;
/** Whether the name is no part of a longer word there. */
const isWhole = (text: string, at: number, name: string): boolean =>
  !(letter.test(name[0]!) && letter.test(text[at - 1] ?? ' ')) && !(letter.test(name.at(-1)!) && letter.test(text[at + name.length] ?? ' '));
