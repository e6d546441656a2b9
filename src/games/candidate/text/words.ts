/** Turns of phrase both languages share. */

import type { Say } from '../../../i18n/types.ts';
import type { Seat } from '../../../kernel/types.ts';
import type { Sum, Verdict } from '../state.ts';

/** The arithmetic of a section in thousands of dollars: «70 + 20 − 30 = 60», or just «50». */
export function arithmetic({ money, endorsements, rumors, ruled, squelched, total }: Sum): string {
  const plus = [...money, ...(ruled ? [] : endorsements)];
  const minus = squelched ? [] : rumors;
  const shown = total < 0 ? `−${-total}` : `${total}`;
  if (plus.length + minus.length <= 1) return shown;
  const sum = [plus.join(' + '), ...minus].filter((part) => part !== '');
  return `${plus.length === 0 ? '−' : ''}${sum.join(' − ')} = ${shown}`;
}

/** The highest sum first; among equals the order of play stays. */
export const highestFirst = (sums: readonly Sum[]): Sum[] => [...sums].sort((a, b) => b.total - a.total);

/** Those whose Favorite Son is worth a sentence of its own: not where it has won, and the verdict says so. */
export const otherSons = (sums: readonly Sum[], verdict: Verdict): Seat[] =>
  sums.filter(({ son, seat }) => son && !(verdict.kind === 'won' && verdict.son && verdict.by === seat)).map(({ seat }) => seat);

/** A section on which something of value lies, whether it counts or not. */
export const hasValue = ({ money, endorsements, rumors }: Sum): boolean => money.length + endorsements.length + rumors.length > 0;

export const players = (say: Say, seats: readonly Seat[]): string => say.list(seats.map((seat) => say.player(seat)));

export const titles = (say: Say, ids: readonly string[]): string => say.list(ids.map((id) => say.title(id)));

/** Where somebody's cards lie, state by state: «1 on Ada and 2 on Ben in Ohio», or just « on Ben in Ohio» if all lie there. `on` and `within` are the language's words. */
export const laidOut = (
  say: Say,
  counts: readonly { box: string; on: Seat; n: number }[],
  on: (seat: Seat) => string,
  within: (box: string) => string,
): string[] =>
  [...new Set(counts.map(({ box }) => box))].map((box) => {
    const here = counts.filter((one) => one.box === box);
    return say.list(here.map(({ on: seat, n }) => (counts.length === 1 ? ` ${on(seat)}` : `${n} ${on(seat)}`))) + within(box);
  });
