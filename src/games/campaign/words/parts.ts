/** What both languages need to make sentences of clauses. */

const upperFirst = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** Clauses as sentences: each with its capital and its full stop. */
export const sentences = (clauses: readonly string[]): string =>
  clauses
    .filter((clause) => clause !== '')
    .map((clause) => `${upperFirst(clause)}.`)
    .join(' ');

/** Makes each text once. */
export function remembered<K>(make: (key: K) => string): (key: K) => string {
  const made = new Map<K, string>();
  return (key) => {
    const known = made.get(key) ?? make(key);
    made.set(key, known);
    return known;
  };
}
