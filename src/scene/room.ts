/** Room in a picture: how wide words are, which names give way where it is short, and how high a picture is on a phone. */

/** Widths of the display face's bold letters, in em, rounded up. */
const classes: readonly (readonly [letters: string, wide: number])[] = [
  [" '’,;:.·iIîlj!1\u00A0\u202F", 0.23],
  ['tfr()-', 0.32],
  ['zsZ7y–', 0.415],
  ['BCDGHKAOPQRTUXVY4À«»', 0.48],
  ['N', 0.52],
  ['M', 0.56],
  ['w', 0.61],
  ['mWœ…', 0.7],
];
const widths = new Map(classes.flatMap(([letters, wide]) => [...letters].map((one) => [one, wide] as const)));
const usual = 0.45;

/** The width of words of weight 600, as a fraction of their bold width. */
export const semibold = 0.97;

/** The width of words in the display face at this size, in pixels; never an underestimate. */
export const wordsWidth = (said: string, size: number): number =>
  [...namesWhole(said)].reduce((sum, one) => sum + (widths.get(one) ?? usual), 0) * size;

/** The number of lines that words take in a column of this width. */
export function linesOf(said: string, width: number, size: number): number {
  const space = wordsWidth(' ', size);
  let [lines, used] = [1, 0];
  for (const word of said.split(/[ \n]/)) {
    const w = wordsWidth(word, size);
    if (used > 0 && used + space + w > width) {
      lines++;
      used = w;
    } else used += (used > 0 ? space : 0) + w;
  }
  return lines;
}

const open = '\uE000';
const close = '\uE001';
const marked = /\uE000([^\uE001]*)\uE001/g;

/** Names are not shortened below this many letters. */
export const fewestLetters = 2;

/** A name that may be shortened in a picture. The words beside each picture have the whole name. */
export const asName = (name: string): string => `${open}${name.replaceAll(/[\uE000\uE001]/g, '')}${close}`;

/** The text as read, with all names whole. */
export const namesWhole = (text: string): string => text.replaceAll(marked, '$1');

/** The number of letters of the longest name in a text; 0 if there is none. */
export const longestName = (text: string): number => Math.max(0, ...Array.from(text.matchAll(marked), ([, name]) => [...name!].length));

/** The text with no name longer than `most` letters; an ellipsis replaces the rest of a name. */
export const namesWithin = (text: string, most: number): string =>
  text.replaceAll(marked, (_, name: string) => {
    const letters = [...name];
    return letters.length <= most ? name : `${begun(letters, most)}…`;
  });

/** The part of a name that is kept. It ends with a whole word, if that uses at least half of the room. */
function begun(letters: readonly string[], most: number): string {
  const kept = letters.slice(0, most).join('').trimEnd();
  const words = letters[most] === ' ' ? kept : kept.slice(0, Math.max(0, kept.lastIndexOf(' '))).replace(/(?: \p{L}{1,3})+$/u, '');
  return [...words].length * 2 >= most ? words : kept;
}

/**
 * A phone's screen between a channel's title and its input field, in pixels: how wide a picture is shown, the space a message has around its parts
 * and between them, and the height of a button or menu.
 */
export const phone = { wide: 337, high: 706, around: 119, gap: 8, control: 44 } as const;

/** The height of a picture of this size on a phone. */
export const heightOnPhone = ({ width, height }: { width: number; height: number }): number => (height * phone.wide) / width;

/** A two-line question below a line of what happened, including the gaps to the picture. */
const question = 79;

/** How many of its own pixels in height a picture of this width has on a phone, beside a two-line question and `lines` lines of buttons and menus. */
export const roomOnPhone = (width: number, lines: number): number =>
  ((phone.high - phone.around - question - lines * (phone.control + phone.gap)) * width) / phone.wide;
