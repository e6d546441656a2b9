/** The best move of a seat: which of its good choices gained most over anything else it could have done. */
import type { Weighed } from '../../../computer/thought.ts';
import type { Judged } from '../../model/review.ts';
import { amongSeats } from './account.ts';
import { compared, differenceOf, isAlike, isSame, type Judge, lineOf, type Place, readingOf, type Telling } from './comparing.ts';
import type { Chose } from './moments.ts';

/** A choice that may have been a mistake, or a good one, according to a quick thought. */
export interface Suspect {
  one: Chose;
  /** The difference, in chance to win. */
  by: number;
  /** All other answers. */
  others: string[][];
  place: Place;
}

/** A choice that may be among the best. `tried`: what a quick thought found that likes it most; empty: it likes another more. */
export interface Good extends Suspect {
  tried: readonly Weighed[];
}

/** Whether it can be good by itself. To end a turn is to do no more: what was done in it can be. */
export const canBeBest = ({ one, place }: Pick<Suspect, 'one' | 'place'>): boolean => one.goesOn || place.after.length === 0;

/** The other answers: those that were tried, and where the game's thoughts leave out what promises little, all options; none that reads like the chosen one. */
export function othersTo({ decision, picked }: Chose, tried: readonly Weighed[], telling: Telling): string[][] {
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
  /** How play changed the seat's chances, for all to see, in the step with this answer. */
  playAt: (answer: number) => number;
  telling: Telling;
  /** How many of the choices that a quick thought likes are looked at again, and of those that raised the chances most. */
  again: { best: number; raised: number };
  /** What the worst mistake in a turn cost. */
  costOf: (turn: number) => number;
}

/** Of the choices that may be good, so many times as many as are looked at again are first compared with the next best answer. */
const asPromising = 3;
/** The smallest gain that makes a move one to remember, in chance to win of two. */
const leastGain = 0.05;
/** Where all else loses this much, or the choice wins the game, nobody would have chosen otherwise: it is the best move only if there is no other. */
const obvious = 0.4;
const won = 0.99;
const isObvious = ({ tried }: Good, by: number): boolean => by > obvious || (tried[0]?.chance ?? 0) > won;
/** The chances are no more exact than this: so much may they fall after a best move. */
export const unclear = 0.02;

/**
 * The best of these choices after which the seat's chances didn't fall for all to see, because a thought alone may like what did nothing. First come
 * those among more than two answers, because of two the next best is the worst as well.
 */
export async function finestOf(judge: Judge, good: readonly Good[], { playAt, telling, again, costOf }: Finding): Promise<Judged | null> {
  const isWide = ({ others }: Suspect): boolean => others.length > 1;
  const all = firstOfTurns(good)
    .map((suspect) => ({ suspect, rise: playAt(suspect.one.answer) }))
    .filter(({ rise }) => rise >= -unclear);
  const byGain = ({ suspect: a }: { suspect: Good }, { suspect: b }: { suspect: Good }) =>
    Number(isWide(b)) - Number(isWide(a)) || Number(isObvious(a, a.by)) - Number(isObvious(b, b.by)) || b.by - a.by;
  const promising = all.filter(({ suspect }) => suspect.tried.length > 0).toSorted(byGain);
  const weighed: typeof all = [];
  for (const { suspect, rise } of promising.slice(0, asPromising * again.best))
    weighed.push({ suspect: { ...suspect, by: await gainOf(judge, suspect, telling) }, rise });
  const liked = weighed
    .filter(({ suspect }) => suspect.by > 0)
    .toSorted(byGain)
    .slice(0, again.best);
  const raised = all
    .filter(({ suspect, rise }) => rise > unclear && !liked.some((other) => other.suspect.one === suspect.one))
    .toSorted((a, b) => b.rise - a.rise)
    .slice(0, again.raised);
  const looked = [...liked, ...raised].map(({ suspect }) => suspect);
  for (const some of [looked.filter(isWide), looked.filter((one) => !isWide(one))]) {
    const gains: { found: Judged; weight: number }[] = [];
    for (const suspect of some) {
      const next = await nextBest(judge, suspect);
      const found = next && (await compared(judge, suspect, { picked: next.picked, plan: null }, 1, telling));
      // What was good in a turn that lost more than it gained is none to remember.
      const isRoutine = found?.reason && telling.routine.includes(found.reason.key);
      if (found && !isRoutine && found.by >= Math.max(amongSeats(leastGain, telling.seats), costOf(suspect.place.turn)))
        gains.push({ found: { ...found, ...(next.isUnlike && { unlike: true as const }) }, weight: weightOf(found, suspect) });
    }
    const [finest] = gains.toSorted((a, b) => b.weight - a.weight);
    if (finest) return finest.found;
  }
  return null;
}

/** A move that nobody can give a reason for is less to be remembered, and one that was obvious least. */
const weightOf = ({ by, reason }: Judged, suspect: Good): number => (isObvious(suspect, by) ? by - 1 : reason ? by : by / 2);

/** Without choices that only carry out an earlier one of the same turn: after a card, the state it is for. */
const firstOfTurns = (good: readonly Good[]): Good[] =>
  good.filter(
    ({ one, place }, n) =>
      !good.slice(0, n).some((before) => before.place.turn === place.turn && before.one.decision.ask.key !== one.decision.ask.key),
  );

/** At most so many answers are passed over because they do the same. */
const mostAlike = 3;

/**
 * The best of the other answers that doesn't do what the chosen one is praised for: a state can often be won by two cards. `isUnlike`: better ones were
 * passed over for that. Null: there is none.
 */
async function nextBest(judge: Judge, { one, others, place }: Suspect): Promise<{ picked: string[]; isUnlike: boolean } | null> {
  let left = others;
  let picked = await bestOf(judge, one, left);
  // Where the turn goes on, the others do without the chosen one, later, too.
  if (one.goesOn) return picked && { picked, isUnlike: false };
  const own = await judge.reason(one, lineOf(one, place));
  for (let n = 0; picked && own && n < mostAlike; n++) {
    const next = picked;
    const theirs = await judge.reason(one, { picked: next, plan: null });
    if (!theirs || !isAlike(theirs, own)) break;
    left = left.filter((answer) => !isSame(answer, next));
    picked = await bestOf(judge, one, left);
  }
  return picked && { picked, isUnlike: left.length < others.length };
}

/** Below this many tries, a quick thought says too little about an answer: it gives up the worst ones soonest. */
export const fewTries = 4;
/** The expert compares this many answers at once, and a quick thought so many. */
const [mostCompared, mostTried] = [4, 8];

/** How much a choice that a quick thought likes most gains over the next best answer. */
async function gainOf(judge: Judge, { one, tried }: Good, telling: Telling): Promise<number> {
  const [top, ...others] = tried;
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
