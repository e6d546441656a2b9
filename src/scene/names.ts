/**
 * People's names inside a picture's texts. Their length is up to strangers, so where room is short a name gives way before any word of the game. They
 * are therefore marked, with two private-use characters that are never drawn.
 */

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
