/** What all languages need to turn clauses into sentences. */

import type { Language } from '../../../i18n/languages/language.ts';
import type { RowCount } from '../messages.ts';
import type { Clause } from '../rules/parts/deeds.ts';
import type { Deed } from '../rules/parts/meaning.ts';
import { majorityAt, type Square } from '../vocabulary.ts';

/** A deed in words: naming its place, and for a place already named. `A`: what else a language needs. */
interface Words<D, A> {
  alone(deed: D, at: A): string;
  following(deed: D, at: A): string;
}
/** Words for every deed: a language that lacks one of them does not compile. */
export type Wording<A> = { readonly [D in Deed['do']]: Words<Deed<D>, A> };

/** The same words, whether or not the place was already named. */
export const always = <D, A>(say: (deed: D, at: A) => string): Words<D, A> => ({ alone: say, following: say });

export const wordsFor = <A>(wording: Wording<A>, deed: Deed): Words<Deed, A> => wording[deed.do];

/** Makes each clause a sentence, by the rules of the language. */
export const sentences = ({ sentence }: Language, clauses: readonly string[]): string =>
  clauses
    .filter((clause) => clause !== '')
    .map(sentence)
    .join(' ');

/** Whether a clause needs undecided voters. */
export const needsUndecided = ({ deeds }: Clause): boolean => deeds.some((deed) => deed.do === 'take');

/** Makes each text once. */
export function remembered<K>(make: (key: K) => string): (key: K) => string {
  const made = new Map<K, string>();
  return (key) => {
    const known = made.get(key) ?? make(key);
    made.set(key, known);
    return known;
  };
}

/** The rows with the majority one first, for a marker on this square. */
export const inOrder = (square: number, rows: readonly RowCount[]): RowCount[] =>
  rows.toSorted((a, b) => Number(b.issue === majorityAt(square as Square)) - Number(a.issue === majorityAt(square as Square)));
