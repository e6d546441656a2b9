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
  // Most names don't occur in most texts, and a pattern of hundreds is slow.
  const found = names.filter((name) => text.includes(name));
  const pattern = found.length === 0 ? kept : new RegExp(`${found.map(asPattern).join('|')}|${kept.source}`, 'gu');
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

/** The string where it is not part of a word. */
function asPattern(name: string): string {
  const [before, after] = [/^[\p{L}\p{N}]/u.test(name) ? '(?<![\\p{L}\\p{N}])' : '', /[\p{L}\p{N}]$/u.test(name) ? '(?![\\p{L}\\p{N}])' : ''];
  return before + name.replaceAll(/[$()*+.?[\\\]^{|}/]/g, '\\$&') + after;
}
