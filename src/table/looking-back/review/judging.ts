/** How good a seat's choices were, judged by what it could know when it chose. */
import type { Weighed } from '../../../computer/thought.ts';
import type { Judged, Named, OwnReview } from '../../model/review.ts';
import { amongSeats } from './account.ts';
import { compared, differenceOf, isSame, type Judge, type Line, lineOf, namedIn, type Place, type Telling } from './comparing.ts';
import { canBeBest, fewTries, finestOf, type Good, othersTo, type Suspect, unclear } from './finest.ts';
import type { Chose } from './moments.ts';

export interface SeatReview {
  /** Looks at a choice quickly. */
  look(one: Chose): Promise<void>;
  /**
   * Looks again at the choices that stood out, and at those of turns in which the seat's chances fell, and sums up. `playAt`: how play changed its
   * chances, for all to see, in the step with this answer; `turningAt`: the number of the turning point that the step is part of, null if none.
   */
  sumUp(playAt: (answer: number) => number, turningAt?: (answer: number) => number | null): Promise<OwnReview>;
}

/** How many of a seat's possible mistakes, turns in which its chances fell, possible best choices, and those that raised its chances are looked at again. */
interface Again {
  costly: number;
  falls: number;
  best: number;
  raised: number;
  /** Whether each choice of a turn is looked at, or only the first and the one that ends it: whole turns are compared in any case. */
  isEach: boolean;
}
const manySeats = 4;
/** Seats share the time of a review, so each gets fewer looks where so many are reviewed. */
export const againFor = (seats: number): Again => ({
  costly: Math.max(2, Math.floor(16 / seats)),
  falls: Math.max(1, Math.floor(6 / seats)),
  best: Math.max(1, Math.floor(10 / seats)),
  raised: Math.max(1, Math.floor(6 / seats)),
  isEach: seats < manySeats,
});
const mostCostly = 3;
/** A fall of the chances in a step that asks for a second look, in chance to win of two. */
const leastFall = 0.04;

export function openSeatReview(judge: Judge, telling: Telling, again = againFor(1)): SeatReview {
  let [choices, turns] = [0, 0];
  let clock: number | null = null;
  let after: readonly Named[] = [];
  /** The earlier choices among the same options. */
  let earlier: { one: Chose; place: Place }[] = [];
  const costly: Suspect[] = [];
  const good: Good[] = [];
  /** The first choice of each turn. */
  const openings: Suspect[] = [];
  return {
    async look(one) {
      const isFirst = earlier.length === 0;
      if (isFirst && one.turn !== clock) turns++;
      clock = one.turn;
      const place: Place = { turn: turns, after, rest: [] };
      for (const { one: before, place } of earlier) if (before.decision.ask.key === one.decision.ask.key) place.rest.push(one);
      earlier = one.goesOn ? [...earlier, { one, place }] : [];
      after = one.goesOn ? [...after, ...namedIn(one.decision, one.picked)] : [];
      if (!again.isEach && !isFirst && one.goesOn) return;
      const thought = await judge.quick(one);
      const [top, second] = thought?.moves ?? [];
      const chosen = thought?.moves.find(({ picked }) => isSame(picked, one.picked));
      if (!top || !second || !chosen || chosen.visits === 0) return;
      choices++;
      const suspect = { one, by: 0, others: othersTo(one, thought!.moves, telling), place };
      if (openings.at(-1)?.place.turn !== turns) openings.push(suspect);
      if (chosen !== top) keep(costly, { ...suspect, by: await lossOf(judge, one, { top, chosen }, telling) }, again.costly);
      else if (canBeBest(suspect)) good.push({ ...suspect, by: differenceOf(top, second, telling).by, tried: thought!.moves });
    },
    async sumUp(playAt, turningAt = () => null) {
      /** The costliest mistake of each turn. */
      const mistakes = new Map<number, Judged>();
      const costOf = (turn: number): number => mistakes.get(turn)?.by ?? 0;
      const isKnown = ({ one }: Suspect): boolean => costly.some((other) => other.one === one);
      const falls = fallsIn(openings, { playAt, turningAt, isKnown, telling, again });
      for (const suspect of [...costly, ...falls]) {
        const better = await betterThan(judge, suspect);
        if (!better && canBeBest(suspect) && !good.some(({ one }) => one === suspect.one)) good.push({ ...suspect, tried: [] });
        const judged = better && (await compared(judge, suspect, better, -1, telling));
        if (judged && judged.by > costOf(suspect.place.turn)) mistakes.set(suspect.place.turn, judged);
      }
      const worst = [...mistakes.values()].sort((a, b) => b.by - a.by).slice(0, mostCostly);
      const best = await finestOf(judge, good, { playAt, telling, again, costOf });
      return { choices, best, costly: worst, advice: commonest(worst) };
    },
  };
}

interface Falling {
  playAt: (answer: number) => number;
  turningAt: (answer: number) => number | null;
  /** Whether it is looked at again in any case. */
  isKnown: (suspect: Suspect) => boolean;
  telling: Telling;
  again: Again;
}

/** The turns in which the chances fell that are to be looked at again, those in turning points first. */
function fallsIn(openings: readonly Suspect[], { playAt, turningAt, isKnown, telling, again }: Falling): Suspect[] {
  const isTurn = ({ one }: Suspect): boolean => turningAt(one.answer) !== null;
  const byOf = ({ one }: Suspect): number => playAt(one.answer);
  const fell = openings
    .filter((suspect) => byOf(suspect) <= (isTurn(suspect) ? -unclear : -amongSeats(leastFall, telling.seats)) && !isKnown(suspect))
    .sort((a, b) => byOf(a) - byOf(b));
  const taken = fell.filter(isTurn).slice(0, again.falls + 1);
  const others = fell.filter((suspect) => !isTurn(suspect)).slice(0, Math.max(0, again.falls - taken.length));
  return [...taken, ...others];
}

/** How much the chosen answer loses to the best one, by a quick thought. */
async function lossOf(judge: Judge, one: Chose, { top, chosen }: { top: Weighed; chosen: Weighed }, telling: Telling): Promise<number> {
  if (chosen.visits >= fewTries) return differenceOf(top, chosen, telling).by;
  const both = (await judge.quick(one, [chosen.picked, top.picked]))?.moves ?? [];
  const [mine, theirs] = [chosen, top].map(({ picked }) => both.find((move) => isSame(move.picked, picked)));
  return mine && theirs ? differenceOf(theirs, mine, telling).by : 0;
}

/** How the expert would have gone on instead; null: with the same turn, or nothing is known. */
async function betterThan(judge: Judge, { one, place }: Suspect): Promise<Line | null> {
  const thought = await judge.expert(one);
  if (!thought || isSame(thought.picked, one.picked)) return null;
  const goesOn = one.goesOnAfter(thought.picked);
  const known = new Set([one, ...place.rest].flatMap(({ decision }) => decision.options.map(({ id }) => id)));
  const answers = thought.plan ?? [];
  const end = answers.findIndex((answer) => answer.some((id) => !known.has(id)));
  const plan = goesOn ? answers.slice(0, end < 0 ? answers.length : end) : [];
  const better: Line = { picked: thought.picked, plan: plan.length > 0 ? plan : null };
  return isSameTurn(one, place, better) ? null : better;
}

/** Whether the turn came to the same by another order. */
function isSameTurn(one: Chose, place: Place, { picked, plan }: Line): boolean {
  const mine = lineOf(one, place);
  return isSame([...mine.picked, ...(mine.plan ?? []).flat()], [...picked, ...(plan ?? []).flat()]);
}

/** Keeps the `most` that stand out most, one in a turn. */
function keep(suspects: Suspect[], one: Suspect, most: number): void {
  const same = suspects.findIndex(({ place }) => place.turn === one.place.turn);
  if (one.by <= (same < 0 ? 0 : suspects[same]!.by)) return;
  if (same >= 0) suspects.splice(same, 1);
  suspects.push(one);
  suspects.sort((a, b) => b.by - a.by);
  suspects.length = Math.min(suspects.length, most);
}

/** The term that most often favors the better answer. */
function commonest(judged: readonly Judged[]): string | null {
  const terms = judged.flatMap(({ term }) => term ?? []);
  return terms.toSorted((a, b) => terms.filter((one) => one === b).length - terms.filter((one) => one === a).length)[0] ?? null;
}
