/**
 * Names of people inside a picture's texts. They are as long as strangers made them: where room is short a name gives way before any word of the
 * game does. So it is marked, by two characters of private use that are never drawn.
 */

const open = '\uE000';
const close = '\uE001';
const marked = /\uE000([^\uE001]*)\uE001/g;

/** No name is shortened to fewer letters. */
export const fewestLetters = 2;

/** A name that may be shortened in a picture. The whole name stands in the words beside each picture. */
export const asName = (name: string): string => `${open}${name.replaceAll(/[\uE000\uE001]/g, '')}${close}`;

/** The text as it is read, all names whole. */
export const namesWhole = (text: string): string => text.replaceAll(marked, '$1');

/** How many letters the longest name in a text has; 0 where there is none. */
export const longestName = (text: string): number => Math.max(0, ...Array.from(text.matchAll(marked), ([, name]) => [...name!].length));

/** The text with no name longer than `most` letters; what was left out of one is an ellipsis. */
export const namesWithin = (text: string, most: number): string =>
  text.replaceAll(marked, (_, name: string) => {
    const letters = [...name];
    return letters.length <= most ? name : `${begun(letters, most)}…`;
  });

/** What is kept of a name: it ends with a whole word, where that takes no more than half of what there is room for. */
function begun(letters: readonly string[], most: number): string {
  const kept = letters.slice(0, most).join('').trimEnd();
  const words = letters[most] === ' ' ? kept : kept.slice(0, Math.max(0, kept.lastIndexOf(' '))).replace(/(?: \p{L}{1,3})+$/u, '');
  return [...words].length * 2 >= most ? words : kept;
}
