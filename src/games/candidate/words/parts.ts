/** Turns of phrase all languages share. */

import type { Say } from '../../../i18n/types.ts';
import type { Seat } from '../../../kernel/types.ts';
import { printOf } from '../data/cards.ts';
import type { Held, RaceSoFar } from '../messages.ts';
import type { Sum, Turned, Verdict } from '../state.ts';
import { type Face, type Family, families, type StateId } from '../vocabulary.ts';

/** The arithmetic of a section in thousands of dollars: «70 + 20 − 30»; nothing where one card alone counts. */
export function arithmetic({ money, endorsements, rumors, ruled, squelched }: Sum): string {
  const plus = [...money, ...(ruled ? [] : endorsements)];
  const minus = squelched ? [] : rumors;
  if (plus.length + minus.length <= 1) return '';
  const sum = [plus.join(' + '), ...minus].filter((part) => part !== '');
  return `${plus.length === 0 ? '−' : ''}${sum.join(' − ')}`;
}

/** The highest sum first; among equals the order of play stays. */
export const highestFirst = (sums: readonly Sum[]): Sum[] => [...sums].sort((a, b) => b.total - a.total);

/** Those whose Favorite Son is worth a sentence of its own: not where the verdict says so. */
export const otherSons = (sums: readonly Sum[], verdict: Verdict): Seat[] => {
  const told = verdict.kind === 'won' && verdict.son ? [verdict.by] : verdict.kind === 'tie' && verdict.son ? verdict.among : [];
  return sums.filter(({ son, seat }) => son && !told.includes(seat)).map(({ seat }) => seat);
};

/** Whether those who are tied have a Favorite Son each: no other total counts beside theirs. */
export const sonsTied = (verdict: Verdict): boolean => verdict.kind === 'tie' && verdict.son;

/** Whether a Favorite Son has won, or several are tied, beside those of others. */
export const alsoSon = (verdict: Verdict): boolean => (verdict.kind === 'won' || verdict.kind === 'tie') && verdict.son;

/** Whether a Favorite Son has won where the sums alone would not have: somebody has as much, or the winner nothing. */
export const beatsSums = (sums: readonly Sum[], verdict: Verdict): boolean => {
  if (verdict.kind !== 'won' || !verdict.son) return false;
  const own = sums.find(({ seat }) => seat === verdict.by)?.total ?? 0;
  return own <= 0 || sums.some(({ seat, total }) => seat !== verdict.by && total >= own);
};

/** Whether these cards are all the money that lies there. */
export const isAll = (faces: readonly Face[], total: number): boolean => faces.reduce((sum, face) => sum + printOf(face).value, 0) === total;

/** Of all rivals, those to be named: several without votes are “the others”. */
export const worthNaming = (rivals: RaceSoFar['rivals']): RaceSoFar['rivals'] => {
  const some = rivals.filter(({ votes }) => votes > 0);
  return rivals.length - some.length > 1 ? some : [...rivals];
};

/** A section on which something of value lies, whether it counts or not. */
export const hasValue = ({ money, endorsements, rumors }: Sum): boolean => money.length + endorsements.length + rumors.length > 0;

/** A primary: «New York – New Jersey». A sentence that an earlier version wrote names it by its id. */
export const site = (say: Say, states: readonly StateId[] | string): string =>
  typeof states === 'string' ? say.title(states) : states.map((id) => say.title(id)).join(' – ');

/** Sections and what lies there by whom: `each` phrases one section, from its owner and the cards by the hand that laid them, the owner's first. */
export function bySection<T>(laid: readonly Turned[], each: (on: Seat, cards: { by: Seat; turned: Turned[] }[]) => T): T[] {
  return [...new Set(laid.map(({ on }) => on))].map((on) => {
    const here = laid.filter((one) => one.on === on);
    const layers = [...new Set(here.map(({ by }) => by))];
    return each(
      on,
      layers.map((by) => ({ by, turned: here.filter((one) => one.by === by) })),
    );
  });
}

/** Who has how many cards face down on whose section, by the hand that laid them. */
export const byHand = (piles: readonly { by: Seat; on: Seat; n: number }[]): { by: Seat; on: { on: Seat; n: number }[] }[] =>
  [...Map.groupBy(piles, ({ by }) => by)].map(([by, on]) => ({ by, on }));

/** Cards of a hand by their places, equal ones together: «**1, 2 · Money $20k**, **3 · Money $40k**». */
export const numbered = (held: readonly Held[], name: (card: Face) => string): string =>
  [...Map.groupBy(held, ({ card }) => name(card))].map(([title, same]) => `**${same.map(({ n }) => n).join(', ')} · ${title}**`).join(', ');

/** A pile by kinds: «Money 10 ×2, 20; Zero ×3» from the names of the families. `between` parts the kinds. */
export function byKind(pile: readonly Face[], name: (family: Family) => string, between = '; '): string {
  const prints = pile.map(printOf);
  return families
    .flatMap((family) => {
      const values = prints.filter((print) => print.family === family).map(({ value }) => value);
      if (values.length === 0) return [];
      const kinds = [...new Set(values)].sort((a, b) => a - b).map((value) => ({ value, n: values.filter((one) => one === value).length }));
      return [`${name(family)} ${kinds.map(({ value, n }) => [value || '', n > 1 || !value ? `×${n}` : ''].filter(Boolean).join(' ')).join(', ')}`];
    })
    .join(between);
}

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
