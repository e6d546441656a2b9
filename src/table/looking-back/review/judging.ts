/** How good a seat's choices were, judged by what it could know when it chose. */
import type { Weighed } from '../../../computer/thought.ts';
import type { Judged, Named, OwnReview } from '../../model/review.ts';
import { compared, differenceOf, isSame, type Judge, type Line, lineOf, namedIn, type Place, readingOf, type Telling } from './comparing.ts';
import type { Chose } from './moments.ts';

/** A choice that may have been a mistake, or a good one, according to a quick thought. */
interface Suspect {
  one: Chose;
  /** The difference, in chance to win. */
  by: number;
  /** All other answers. */
  others: string[][];
  place: Place;
}

/** A choice that was a mistake, and in which turn. */
interface Mistake {
  judged: Judged;
  turn: number;
}

export interface SeatReview {
  /** Looks at a choice quickly. */
  look(one: Chose): Promise<void>;
  /** Looks again at the choices that stood out, and sums up. `rose`: whether the seat's chances rose, for all to see, in the step with this answer. */
  sumUp(rose: (answer: number) => boolean): Promise<OwnReview>;
}

/** How many of a seat's possible mistakes, and of its possible best choices, are looked at again. */
interface Again {
  costly: number;
  best: number;
}
/** Seats share the time of a review, so each gets fewer looks where so many are reviewed. */
export const againFor = (seats: number): Again => ({ costly: Math.max(4, Math.floor(16 / seats)), best: Math.max(3, Math.floor(10 / seats)) });
const mostCostly = 3;

export function openSeatReview(judge: Judge, telling: Telling, again = againFor(1)): SeatReview {
  let [choices, turns] = [0, 0];
  let after: readonly Named[] = [];
  /** The earlier choices of this turn. */
  let earlier: { one: Chose; place: Place }[] = [];
  const [costly, best]: [Suspect[], Suspect[]] = [[], []];
  return {
    async look(one) {
      const place: Place = { turn: turns, after, rest: [] };
      for (const { one: before, place } of earlier) if (before.decision.ask.key === one.decision.ask.key) place.rest.push(one);
      earlier = one.goesOn ? [...earlier, { one, place }] : [];
      after = one.goesOn ? [...after, ...namedIn(one.decision, one.picked)] : [];
      if (!one.goesOn) turns++;
      const thought = await judge.quick(one);
      const [top, second] = thought?.moves ?? [];
      const chosen = thought?.moves.find(({ picked }) => isSame(picked, one.picked));
      if (!top || !second || !chosen || chosen.visits === 0) return;
      choices++;
      const others = othersTo(one, thought!.moves, telling);
      if (chosen !== top) keep(costly, { one, by: await lossOf(judge, one, { top, chosen }, telling), others, place }, again.costly);
      // To end a turn is to do no more: what was done in it is what can be good.
      else if (canBeBest({ one, place })) best.push({ one, by: await gainOf(judge, one, thought!.moves, telling), others, place });
    },
    async sumUp(rose) {
      const mistakes: Mistake[] = [];
      for (const suspect of costly) {
        const better = await betterThan(judge, suspect);
        if (!better && canBeBest(suspect)) best.push(suspect);
        const judged = better && (await compared(judge, suspect, better, -1, telling));
        if (judged) mistakes.push({ judged, turn: suspect.place.turn });
      }
      const worst = mistakes
        .map(({ judged }) => judged)
        .toSorted((a, b) => b.by - a.by)
        .slice(0, mostCostly);
      const costOf = (turn: number): number => Math.max(0, ...mistakes.filter((one) => one.turn === turn).map(({ judged }) => judged.by));
      return { choices, best: await finestOf(judge, best, { rose, telling, most: again.best, costOf }), costly: worst, advice: commonest(worst) };
    },
  };
}

const canBeBest = ({ one, place }: Pick<Suspect, 'one' | 'place'>): boolean => one.goesOn || place.after.length === 0;

/** The other answers: those that were tried, and where the game's thoughts leave out what promises little, all options; none that reads like the chosen one. */
function othersTo({ decision, picked }: Chose, tried: readonly Weighed[], telling: Telling): string[][] {
  const { ask, options, min, max } = decision;
  const all = tried.map((move) => move.picked);
  const free = options.filter(({ blocked, leaves }) => !blocked && !leaves);
  if (min === 1 && max === 1 && telling.narrows.includes(ask.key)) all.push(...free.map(({ id }) => [id]));
  const readings = new Set([readingOf(decision, picked, telling)]);
  return all.filter((answer) => {
    const reading = readingOf(decision, answer, telling);
    const isNew = !readings.has(reading);
    readings.add(reading);
    return isNew;
  });
}

interface Finding {
  rose: (answer: number) => boolean;
  telling: Telling;
  /** How many choices are looked at again. */
  most: number;
  /** What the worst mistake in a turn cost. */
  costOf: (turn: number) => number;
}

/**
 * The best of these choices after which the seat's chances rose for all to see, because a thought alone may like what did nothing. First come those among
 * more than two answers, because of two the next best is the worst as well.
 */
async function finestOf(judge: Judge, good: readonly Suspect[], { rose, telling, most, costOf }: Finding): Promise<Judged | null> {
  const isWide = ({ others }: Suspect): boolean => others.length > 1;
  const looked = good
    .filter(({ one, by }) => by > 0 && rose(one.answer))
    .toSorted((a, b) => Number(isWide(b)) - Number(isWide(a)) || b.by - a.by)
    .slice(0, most);
  for (const some of [looked.filter(isWide), looked.filter((one) => !isWide(one))]) {
    const gains: Judged[] = [];
    for (const suspect of some) {
      const next = await bestOf(judge, suspect.one, suspect.others);
      const found = next && (await compared(judge, suspect, { picked: next, plan: null }, 1, telling));
      // What was good in a turn that lost more than it gained is none to remember.
      if (found && found.by > costOf(suspect.place.turn)) gains.push(found);
    }
    const [finest] = gains.toSorted((a, b) => b.by - a.by);
    if (finest) return finest;
  }
  return null;
}

/** Below this many tries, a quick thought says too little about an answer: it gives up the worst ones soonest. */
const fewTries = 4;
/** The expert compares this many answers at once, and a quick thought so many. */
const [mostCompared, mostTried] = [4, 8];

/** How much the chosen answer loses to the best one, by a quick thought. */
async function lossOf(judge: Judge, one: Chose, { top, chosen }: { top: Weighed; chosen: Weighed }, telling: Telling): Promise<number> {
  if (chosen.visits >= fewTries) return differenceOf(top, chosen, telling).by;
  const both = (await judge.quick(one, [chosen.picked, top.picked]))?.moves ?? [];
  const [mine, theirs] = [chosen, top].map(({ picked }) => both.find((move) => isSame(move.picked, picked)));
  return mine && theirs ? differenceOf(theirs, mine, telling).by : 0;
}

/** How much the chosen answer, which is the best, gains over the next best one, by a quick thought. */
async function gainOf(judge: Judge, one: Chose, [top, ...others]: readonly Weighed[], telling: Telling): Promise<number> {
  const known = others.filter(({ visits }) => visits >= fewTries);
  if (known.length > 0 && !one.goesOn) return differenceOf(top!, known[0]!, telling).by;
  // If it gave up all others at once, it can't tell which of them is the next best. If the turn goes on, they came with the chosen one later.
  const answers = [top!, ...(known.length > 0 ? known : others)].map(({ picked }) => picked);
  const all = (await judge.quick(one, answers, one.goesOn))?.moves ?? [];
  const mine = all.find(({ picked }) => isSame(picked, top!.picked));
  const [next] = byChance(all.filter((move) => move !== mine));
  return mine && next ? differenceOf(mine, next, telling).by : 0;
}

/**
 * The best of these answers, without the chosen one: quick thoughts try all equally often and drop the worse half while many are left; the expert tells the
 * last ones apart.
 */
async function bestOf(judge: Judge, one: Chose, answers: string[][]): Promise<string[] | null> {
  let left = answers;
  const triedOf = async (some: string[][], isMany: boolean): Promise<Weighed[]> => {
    const all = one.goesOn ? [[...one.picked], ...some] : some;
    const thought = await (isMany ? judge.quick(one, all, one.goesOn) : judge.compare(one, all, { apart: one.goesOn }));
    return byChance((thought?.moves ?? []).filter(({ picked }) => !isSame(picked, one.picked)));
  };
  while (left.length > 1) {
    const isMany = left.length > mostCompared;
    const kept: Weighed[] = [];
    for (let at = 0; at < left.length; at += mostTried) {
      const some = left.slice(at, at + mostTried);
      kept.push(...(await triedOf(some, isMany)).slice(0, isMany ? Math.ceil(some.length / 2) : 1));
    }
    left = kept.map(({ picked }) => picked);
  }
  return left[0] ?? null;
}

const byChance = (moves: readonly Weighed[]): Weighed[] => moves.toSorted((a, b) => b.chance - a.chance);

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
