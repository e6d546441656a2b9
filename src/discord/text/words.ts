export const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What a game says in passing, as a sentence of its own. */
export const sentence = (text: string): string => upperFirst(/[.!?…]$/.test(text) ? text : `${text}.`);
