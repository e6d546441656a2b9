/** Capital letters, by the rules of a language, given by its code: German has none for ß, Greek drops its accents. */

/** The text with its first letter capitalized. */
export const capital = (text: string, lang: string): string => text.charAt(0).toLocaleUpperCase(lang) + text.slice(1);

/** The whole text in capitals, as in headings and names: McCain keeps its small c. */
export const capitals = (text: string, lang: string): string =>
  text
    .split(/(\bMc(?=\p{Lu}))/u)
    .map((part, i) => (i % 2 === 1 ? part : part.toLocaleUpperCase(lang)))
    .join('');
