/** Phrases that all languages share. */

import type { Say } from '../../../i18n/types.ts';
import type { Seat } from '../../../kernel/types.ts';
import { printOf } from '../data/cards.ts';
import type { Held, RaceSoFar } from '../messages.ts';
import type { Sum, Turned, Verdict } from '../state.ts';
import { type Face, type Family, families, type StateId } from '../vocabulary.ts';

/** The arithmetic of a section in thousands of dollars: «70 + 20 − 30»; empty if only one card counts. */
export function arithmetic({ money, endorsements, rumors, ruled, squelched }: Sum): string {
  const plus = [...money, ...(ruled ? [] : endorsements)];
  const minus = squelched ? [] : rumors;
  if (plus.length + minus.length <= 1) return '';
  const sum = [plus.join(' + '), ...minus].filter((part) => part !== '');
  return `${plus.length === 0 ? '−' : ''}${sum.join(' − ')}`;
}

/** The highest sum first; ties keep the order of play. */
export const highestFirst = (sums: readonly Sum[]): Sum[] => [...sums].sort((a, b) => b.total - a.total);

/** The seats whose Favorite Son needs its own sentence: those the verdict does not mention already. */
export const otherSons = (sums: readonly Sum[], verdict: Verdict): Seat[] => {
  const told = verdict.kind === 'won' && verdict.son ? [verdict.by] : verdict.kind === 'tie' && verdict.son ? verdict.among : [];
  return sums.filter(({ son, seat }) => son && !told.includes(seat)).map(({ seat }) => seat);
};

/** Whether the tied candidates each have a Favorite Son, so that no other total counts. */
export const sonsTied = (verdict: Verdict): boolean => verdict.kind === 'tie' && verdict.son;

/** Whether a Favorite Son has won, or several are tied, beside those of others. */
export const alsoSon = (verdict: Verdict): boolean => (verdict.kind === 'won' || verdict.kind === 'tie') && verdict.son;

/** Whether a Favorite Son won where the sums alone would not have: another sum is at least as high, or the winner's is not above zero. */
export const beatsSums = (sums: readonly Sum[], verdict: Verdict): boolean => {
  if (verdict.kind !== 'won' || !verdict.son) return false;
  const own = sums.find(({ seat }) => seat === verdict.by)?.total ?? 0;
  return own <= 0 || sums.some(({ seat, total }) => seat !== verdict.by && total >= own);
};

/** Whether these cards are all the money there. */
export const isAll = (faces: readonly Face[], total: number): boolean => faces.reduce((sum, face) => sum + printOf(face).value, 0) === total;

/** The rivals to name: several without votes are “the others”. */
export const worthNaming = (rivals: RaceSoFar['rivals']): RaceSoFar['rivals'] => {
  const some = rivals.filter(({ votes }) => votes > 0);
  return rivals.length - some.length > 1 ? some : [...rivals];
};

/** Whether a section has cards of value, counted or not. */
export const hasValue = ({ money, endorsements, rumors }: Sum): boolean => money.length + endorsements.length + rumors.length > 0;

/** A primary: «New York – New Jersey». Sentences written by an earlier version name it by its id. */
export const site = (say: Say, states: readonly StateId[] | string): string =>
  typeof states === 'string' ? say.title(states) : states.map((id) => say.title(id)).join(' – ');

/** Groups cards by section: `each` phrases one section, from its owner and its cards by who laid them, the owner's first. */
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

/** How many face-down cards each player has on whose section, by player. */
export const byHand = (piles: readonly { by: Seat; on: Seat; n: number }[]): { by: Seat; on: { on: Seat; n: number }[] }[] =>
  [...Map.groupBy(piles, ({ by }) => by)].map(([by, on]) => ({ by, on }));

/** Cards of a hand with their positions, equal ones together: «**1, 2 · Money $20k**, **3 · Money $40k**». */
export const numbered = (held: readonly Held[], name: (card: Face) => string): string =>
  [...Map.groupBy(held, ({ card }) => name(card))].map(([title, same]) => `**${same.map(({ n }) => n).join(', ')} · ${title}**`).join(', ');

/** A pile by kinds, with the families' names: «Money 10 ×2, 20; Zero ×3». `between` separates the kinds. */
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

/** A player's cards by state: «1 on Ada and 2 on Ben in Ohio», or « on Ben in Ohio» if all are there. `on`, `within`: the language's words. */
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
