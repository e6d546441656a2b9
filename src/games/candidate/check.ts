/** Finds impossible values among those printed. Assumes nothing about the values, and never throws. */

import { usPlaces } from '../../scene/us-places.ts';
import { type Fault, isWhole, shown } from '../values.ts';
import { adjacent } from './data/adjacency.ts';
import { copies, mostCopies } from './data/cards.ts';
import { traits } from './data/families.ts';
import { primaries } from './data/primaries.ts';
import { electoralVotes } from './data/states.ts';
import { families, incumbentHand, majority } from './vocabulary.ts';

type Rows = [key: string, value: unknown][];
const rowsOf = (table: unknown): Rows => (typeof table === 'object' && table !== null ? Object.entries(table) : []);
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

export function check(): Fault[] {
  return [...votes(), ...groups(), ...borders(), ...deck()];
}

function votes(): Fault[] {
  const rows = rowsOf(electoralVotes);
  const fault = (near: string, problem: string): Fault => ({ file: 'data/states.ts', near, problem: `${problem}.` });
  const sum = rows.reduce((total, [, n]) => total + (isWhole(n, 1) ? n : 0), 0);
  return [
    ...rows.filter(([id]) => !Object.hasOwn(usPlaces, id)).map(([id]) => fault(`${id}:`, `'${id}' is no state of the map`)),
    ...rows.filter(([, n]) => !isWhole(n, 1, 200)).map(([id, n]) => fault(`${id}:`, `${id} has ${shown(n)} votes; a state has 1 to 200`)),
    ...(sum < majority ? [fault('electoralVotes', `there are ${sum} votes in all; nobody can win ${majority}`)] : []),
  ];
}

function groups(): Fault[] {
  const fault = (near: string, problem: string): Fault => ({ file: 'data/primaries.ts', near, problem: `${problem}.` });
  const rows = rowsOf(primaries);
  const all = rows.flatMap(([, states]) => listOf(states));
  const missing = Object.keys(electoralVotes).filter((state) => !all.includes(state));
  return [
    ...rows.flatMap(([id, states]) => {
      const n = listOf(states).length;
      return n >= 1 && n <= 3 ? [] : [fault(`${id}:`, `the primary ${id} has ${n} states; a primary has 1 to 3`)];
    }),
    ...rows.flatMap(([id, states]) =>
      listOf(states).flatMap((state) => {
        if (typeof state !== 'string' || !Object.hasOwn(electoralVotes, state))
          return [fault(`${id}:`, `the primary ${id} names ${shown(state)}, which has no votes in data/states.ts`)];
        return all.filter((other) => other === state).length > 1 ? [fault(`${id}:`, `${state} stands in more than one primary`)] : [];
      }),
    ),
    ...missing.map((state) => fault('primaries', `${state} stands in no primary`)),
  ];
}

const borders = (): Fault[] =>
  rowsOf(adjacent).flatMap(([one, others]) =>
    [one, ...listOf(others)]
      .filter((state) => typeof state !== 'string' || !Object.hasOwn(electoralVotes, state))
      .map((state) => ({ file: 'data/adjacency.ts', near: `${one}:`, problem: `${shown(state)} is no state.` })),
  );

function deck(): Fault[] {
  const fault = (near: string, problem: string): Fault => ({ file: 'data/cards.ts', near, problem: `${problem}.` });
  const keyOf = (family: string): string => (family.includes('-') ? `'${family}': {` : `${family}: {`);
  const faults = families.flatMap((family) =>
    rowsOf(copies[family]).flatMap(([value, n]) => {
      const amount = Number(value);
      const near = keyOf(family);
      const isValued = traits[family].counts !== null;
      return [
        ...(isWhole(n, 0, mostCopies) ? [] : [fault(near, `there are ${shown(n)} copies of ${family} ${value}; there can be 0 to ${mostCopies}`)]),
        ...(isValued && !isWhole(amount, 1, 999) ? [fault(near, `a card of ${family} is worth ${value} thousand; it can be 1 to 999`)] : []),
        ...(!isValued && amount !== 0 ? [fault(near, `${family} has the value ${value}; these cards have none, which is written 0`)] : []),
      ];
    }),
  );
  const n = families.flatMap((family) => rowsOf(copies[family])).reduce((sum, [, count]) => sum + (isWhole(count) ? count : 0), 0);
  const least = 6 * incumbentHand + 1;
  const unknown = rowsOf(copies).filter(([family]) => !(families as readonly string[]).includes(family));
  return [
    ...faults,
    ...unknown.map(([family]) => fault(keyOf(family), `'${family}' is no kind of card`)),
    ...(n < least ? [fault('copies', `there are ${n} cards; six players need at least ${least}`)] : []),
  ];
}
