/**
 * A pseudo-language: English with accents, a third longer, some of its letters Greek and Cyrillic. What a program says in it can still be read, and
 * shows what a longer language would lose: words cut in pictures, labels above a limit, letters without a glyph, sentences that no folder has.
 */

/** Each letter with what is said for it; capitals follow. π and ν are Greek; б, ф, м and ж Cyrillic. */
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

/** Every letter that the pseudo-language has, small and capital. */
export const pseudoLetters: readonly string[] = Object.values(letters).flatMap((letter) => [letter, letter.toUpperCase()]);

/** What is read by programs rather than people, or is drawn by a name: code, mentions, commands, links, times, the marks of names. */
const kept = /`[^`]*`|<[^<>]*>|\]\([^)]*\)|https?:\S+|(?<![\p{L}\p{N}<])\/[a-z-]+|\uE000[^\uE001]*\uE001/gu;
/** How many letters are followed by another like them. */
const every = 3;

export interface Stretch {
  /** Strings that stay as they are wherever they stand: names, what was already said. */
  names?: readonly string[];
  /** Whether it becomes longer. What Discord or the program limits, a translator keeps as short as it was. */
  longer?: boolean;
}

/** A text in the pseudo-language. What already is in it stays as it is. */
export function pseudo(text: string, { names = [], longer = true }: Stretch = {}): string {
  const pattern = names.length === 0 ? kept : new RegExp(`${names.map(asPattern).join('|')}|${kept.source}`, 'gu');
  let n = 0;
  const said = (part: string): string =>
    part.replaceAll(/[A-Za-z]/g, (letter) => {
      const small = letters[letter.toLowerCase()]!;
      const one = letter === letter.toLowerCase() ? small : small.toUpperCase();
      n++;
      return longer && n % every === 0 ? one + (one === small ? one : afterCapital(text, one, small)) : one;
    });
  let [made, from] = ['', 0];
  for (const { 0: stays, index } of text.matchAll(pattern)) {
    made += said(text.slice(from, index)) + stays;
    from = index + stays.length;
  }
  return made + said(text.slice(from));
}

/** «ÁÁ» within capitals, «Áá» at the beginning of a word. */
const afterCapital = (text: string, one: string, small: string): string => (/[a-z]/.test(text) ? small : one);

/** The string where it is no part of a word. */
function asPattern(name: string): string {
  const [before, after] = [/^[\p{L}\p{N}]/u.test(name) ? '(?<![\\p{L}\\p{N}])' : '', /[\p{L}\p{N}]$/u.test(name) ? '(?![\\p{L}\\p{N}])' : ''];
  return before + name.replaceAll(/[$()*+.?[\\\]^{|}/]/g, '\\$&') + after;
}
