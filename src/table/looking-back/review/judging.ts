/** How good a seat's choices were, judged by what it could know when it chose. */
import type { Weighed } from '../../../computer/thought.ts';
import type { Judged, Named, OwnReview } from '../../model/review.ts';
import { isClear } from './account.ts';
import { compared, differenceOf, isSame, type Judge, namedIn, type Place, type Telling } from './comparing.ts';
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

/** A choice that was a mistake, and the answer it passed up. */
interface Mistake {
  judged: Judged;
  better: string[];
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
  /** For each answer of this turn, those after it. */
  let rests: string[][] = [];
  const [costly, best]: [Suspect[], Suspect[]] = [[], []];
  return {
    async look(one) {
      const place: Place = { turn: turns, after, rest: [] };
      for (const rest of rests) rest.push(...one.picked);
      rests = one.goesOn ? [...rests, place.rest] : [];
      after = one.goesOn ? [...after, ...namedIn(one.decision, one.picked)] : [];
      if (!one.goesOn) turns++;
      const thought = await judge.quick(one);
      const [top, second] = thought?.moves ?? [];
      const chosen = thought?.moves.find(({ picked }) => isSame(picked, one.picked));
      if (!top || !second || !chosen || chosen.visits === 0) return;
      choices++;
      const others = thought!.moves.flatMap(({ picked }) => (picked === chosen.picked ? [] : [picked]));
      if (chosen !== top) keep(costly, { one, by: await lossOf(judge, one, { top, chosen }, telling), others, place }, again.costly);
      // To end a turn is to do no more: what was done in it is what can be good.
      else if (one.goesOn || place.after.length === 0) keep(best, { one, by: await gainOf(judge, one, thought!.moves, telling), others, place });
    },
    async sumUp(rose) {
      const mistakes: Mistake[] = [];
      for (const suspect of costly) {
        const found = await mistakeIn(judge, suspect, telling);
        if (found) mistakes.push(found);
      }
      const worst = mistakes
        .filter(isLast)
        .map(({ judged }) => judged)
        .toSorted((a, b) => b.by - a.by)
        .slice(0, mostCostly);
      // What was good in a turn that went wrong is none to remember.
      const good = best.filter(({ place }) => !mistakes.some(({ turn }) => turn === place.turn));
      const finest = await finestOf(judge, good, { rose, telling, most: again.best });
      return { choices, best: finest, costly: worst, advice: commonest(worst) };
    },
  };
}

interface Finding {
  rose: (answer: number) => boolean;
  telling: Telling;
  /** How many choices are looked at again. */
  most: number;
}

/**
 * The best of these choices after which the seat's chances rose for all to see, because a thought alone may like what did nothing. First come those among
 * more than two answers, because of two the next best is the worst as well.
 */
async function finestOf(judge: Judge, good: readonly Suspect[], { rose, telling, most }: Finding): Promise<Judged | null> {
  const isWide = ({ others }: Suspect): boolean => others.length > 1;
  const looked = good
    .filter(({ one }) => rose(one.answer))
    .toSorted((a, b) => Number(isWide(b)) - Number(isWide(a)) || b.by - a.by)
    .slice(0, most);
  for (const some of [looked.filter(isWide), looked.filter((one) => !isWide(one))]) {
    const gains: Judged[] = [];
    for (const suspect of some) {
      const next = await bestOf(judge, suspect.one, suspect.others);
      const found = next && (await compared(judge, suspect, next, 1, telling));
      if (found) gains.push(found);
    }
    const [finest] = gains.toSorted((a, b) => b.by - a.by);
    if (finest) return finest;
  }
  return null;
}

/** Below this many tries, a quick thought says too little about an answer: it gives up the worst ones soonest. */
const fewTries = 4;
/** The expert compares this many answers at once. */
const mostCompared = 4;

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
  while (left.length > 1) {
    const isMany = left.length > mostCompared;
    const all = one.goesOn ? [[...one.picked], ...left] : left;
    const tried = (await (isMany ? judge.quick(one, all, one.goesOn) : judge.compare(one, all, one.goesOn)))?.moves ?? [];
    left = byChance(tried.filter(({ picked }) => !isSame(picked, one.picked)))
      .slice(0, isMany ? Math.ceil(left.length / 2) : 1)
      .map(({ picked }) => picked);
  }
  return left[0] ?? null;
}

const byChance = (moves: readonly Weighed[]): Weighed[] => moves.toSorted((a, b) => b.chance - a.chance);

/** A choice that the expert would have made differently, if that is clearly better; null: it isn't. */
async function mistakeIn(judge: Judge, suspect: Suspect, telling: Telling): Promise<Mistake | null> {
  const { one, place } = suspect;
  const better = (await judge.expert(one))?.picked;
  const judged = !better || isSame(better, one.picked) ? null : await compared(judge, suspect, better, -1, telling);
  return judged && { judged, better: better!, turn: place.turn };
}

/** Whether nothing later in the turn passed up the same answer, at no clearly lower cost: until then it could still be given. */
const isLast = ({ judged: one, better, turn }: Mistake, _: number, all: readonly Mistake[]): boolean =>
  !all.some(({ judged: later, ...other }) => {
    const isAgain = other.turn === turn && later.answer > one.answer && isSame(other.better, better);
    return isAgain && !isClear({ by: one.by - later.by, error: Math.hypot(one.error, later.error) });
  });

/** Keeps the `most` that stand out most; without it, all that do. */
function keep(suspects: Suspect[], one: Suspect, most = Number.POSITIVE_INFINITY): void {
  if (one.by <= 0) return;
  suspects.push(one);
  suspects.sort((a, b) => b.by - a.by);
  suspects.length = Math.min(suspects.length, most);
}

/** The term that most often favors the better answer. */
function commonest(judged: readonly Judged[]): string | null {
  const terms = judged.flatMap(({ term }) => term ?? []);
  return terms.toSorted((a, b) => terms.filter((one) => one === b).length - terms.filter((one) => one === a).length)[0] ?? null;
}
