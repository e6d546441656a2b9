/** Figures from the printed tables, for sentences about them. */

import { copies, rangeOf } from '../data/cards.ts';
import { border, primaries } from '../data/primaries.ts';
import { stateIds, votesIn } from '../data/states.ts';
import type { Family, StateId } from '../vocabulary.ts';

const groups = Object.values(primaries);

export const counts = {
  states: stateIds.length,
  votes: votesIn(...stateIds),
  primaries: groups.length,
  /** The number of primaries with one, two and three states. */
  sizes: [1, 2, 3].map((n) => groups.filter((states) => states.length === n).length) as [number, number, number],
  cards: Object.values(copies).reduce((sum, rows) => sum + Object.values(rows).reduce((all, n) => all + n, 0), 0),
};

export const of = (family: Family): number => rangeOf(family).n;

/** The smallest and largest values of a family in thousands of dollars. */
export const thousands = (family: Family): [number, number] => {
  const { from, to } = rangeOf(family);
  return [from, to];
};

/** Cards of a family by value, with the names of the copies: «$20k: Farm Bureau, Retirees». */
export const titled = (family: Family, name: (face: string) => string, amount: (value: number) => string): string =>
  Object.entries(copies[family] ?? {})
    .filter(([, n]) => n > 0)
    .map(([value, n]) => `- **${amount(Number(value))}**: ${Array.from({ length: n }, (_, i) => name(`${family}-${value}-${i + 1}`)).join(', ')}`)
    .join('\n');

/** Every primary on its own line, with what it borders. */
export const listed = (name: (state: StateId) => string, line: (states: string, votes: number) => string): string =>
  groups.map((states) => line(states.map(name).join(', '), votesIn(...states))).join('\n');

/** Which primaries border each other; a primary is named after its first state. */
export const bordering = (name: (state: StateId) => string, nothing: string): string => {
  const call = ([first]: readonly StateId[]) => name(first!);
  return groups
    .map((states) => {
      const near = groups.filter((other) => other !== states && border(states, other)).map(call);
      return `- **${states.map(name).join(' – ')}**: ${near.length > 0 ? near.join(', ') : nothing}`;
    })
    .join('\n');
};
