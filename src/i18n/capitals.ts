/** Capitals, by the rules of a language, given by its code: ß has none in German, Greek leaves its accents out. */

/** The text with its first letter a capital. */
export const capital = (text: string, lang: string): string => text.charAt(0).toLocaleUpperCase(lang) + text.slice(1);

/** All of it in capitals, as headings and names are set: McCain keeps its small c. */
export const capitals = (text: string, lang: string): string =>
  text
    .split(/(\bMc(?=\p{Lu}))/u)
    .map((part, i) => (i % 2 === 1 ? part : part.toLocaleUpperCase(lang)))
    .join('');
