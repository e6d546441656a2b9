/** What happened after a seat had laid its last cards, told from all that everyone saw; and figures of hands, plans, and the map. */
import { printOf } from '../../../src/games/candidate/data/cards.ts';
import { votesIn } from '../../../src/games/candidate/data/states.ts';
import type { Candidate } from '../../../src/games/candidate/state.ts';
import type { Facts } from '../facts.ts';

type Here = Facts<Candidate>;
type Told = Here['told'];

/** Since the seat laid its last cards. */
const since = ({ told, seat }: Here): Told => told.slice(told.findLastIndex(({ key, args }) => key === 'campaigns' && args?.seat === seat) + 1);
const verdictOf = (message: Told[number] | undefined) => message?.args?.verdict as { kind: string; by?: string } | undefined;

/** Whether anyone else still campaigned or passed before these cards were turned over. */
export function isLast(facts: Here, box: string): boolean {
  const later = since(facts);
  const next = later.slice(
    0,
    later.findIndex(({ key, args }) => key === 'turned' && args?.box === box),
  );
  return !next.some(({ key }) => ['campaigns', 'passes'].includes(key));
}

/** Whether the seat passed where it was asked again, though it didn't win in the end. */
export function isGivenUp(facts: Here, box: string): boolean {
  const later = since(facts);
  const passes = later.some(({ key, args }, i) => {
    const count = later.slice(0, i).findLast((one) => one.key === 'count');
    return key === 'passes' && [args!.seat].flat().includes(facts.seat) && count?.args?.box === box && count.args.kind === 'primary';
  });
  return passes && verdictOf(later.findLast(({ key, args }) => key === 'count' && args?.box === box))?.by !== facts.seat;
}

/** What the seat's last cards in this box came to when they were counted. */
export function countedFirst(facts: Here, box: string): number | undefined {
  const count = since(facts).find(({ key, args }) => key === 'count' && args?.box === box);
  return (count?.args?.sums as unknown as { seat: string; total: number }[]).find(({ seat }) => seat === facts.seat)?.total;
}

/** Whether the box had come to this before the seat laid its last cards. */
export const cameTo = (facts: Here, box: string, kind: string): boolean =>
  verdictOf(facts.told.slice(0, -since(facts).length || undefined).findLast(({ key, args }) => key === 'count' && args?.box === box))?.kind === kind;

/** What of these cards can lie on one candidate's sections in so many states, a single Money in each. */
export function together(cards: readonly string[], states: number): number {
  const prints = cards.map(printOf);
  const sums = (family: string) => prints.flatMap((one) => (one.family === family ? [one.value] : [])).sort((a, b) => b - a);
  return [...sums('money').slice(0, states), ...sums('endorsement')].reduce((sum, one) => sum + one, 0);
}

/** What a plan has on its own sections. */
export const planned = ({ was, seat }: Here): number =>
  together(
    was.plans[seat]!.placed.flatMap(({ card, on }) => (on === seat ? [was.cards[card]!] : [])),
    Number.POSITIVE_INFINITY,
  );

/** The most votes of a single state that is still to be called. */
export const bestState = ({ was }: Here): number => Math.max(...was.remaining.flatMap((id) => was.map[id]!.map((state) => votesIn(state))));

export const worthless = ({ family }: { family: string }): boolean => ['zero', 'state-ruling', 'favorite-son'].includes(family);
