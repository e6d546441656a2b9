/** How French is set and joined. */

const narrow = '\u202f';
const unbroken = '\u00a0';

/** The spaces that hold punctuation and units to their words. What was set already stays as it is. */
export const frenchSpaces = (text: string): string =>
  text
    .replaceAll(/ (?=[;!?](?![\p{L}\p{N}]))/gu, narrow)
    .replaceAll(/ (?=[:»%](?![\p{L}\p{N}]))/gu, unbroken)
    .replaceAll(/(?<=\d) (?=\d{3}(?!\d))/g, narrow)
    .replaceAll(/(?<=\d) (?=k?[$€])/g, unbroken)
    .replaceAll(/(?<=«) /g, unbroken);

/** Elides before a vowel or a mute h: «d’Ada», «d’Hugo», but «de Ben». Marks that only disarm a name are passed over. */
export function deOrD(name: string): string {
  const first = name.normalize('NFD').replace(/^[^\p{L}\p{N}]+/u, '')[0] ?? '';
  return /[aeiouyhœæ]/i.test(first) ? `d’${name}` : `de ${name}`;
}
