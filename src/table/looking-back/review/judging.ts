/** How good a seat's choices were, judged by what it could know when it chose. */
import type { Thought, Weighed } from '../../../computer/thought.ts';
import type { Decision, Message } from '../../../kernel/types.ts';
import type { Judged, OwnReview } from '../../model/review.ts';
import { isClear, trustedAlone } from './account.ts';
import type { Chose } from './moments.ts';

/**
 * Thinks about a choice from the seat's position before it: quickly (of these answers only), or as the expert does; or compares some answers. `apart`: the
 * others do without the first one, later in the turn, too. Null: no thought.
 */
export interface Judge {
  quick(one: Chose, among?: string[][], apart?: boolean): Promise<Thought | null>;
  expert(one: Chose): Promise<Thought | null>;
  compare(one: Chose, answers: string[][], apart?: boolean): Promise<Thought | null>;
}

/** How the game's chances are to be read: the number of seats, and how far the chances can be trusted. */
interface Telling {
  seats: number;
  trust: number;
}

/** A choice that may have been a mistake, or a good one, according to a quick thought. */
interface Suspect {
  one: Chose;
  /** The difference, in chance to win. */
  by: number;
  /** All other answers. */
  others: string[][];
  /** In which of the seat's turns it was, from 0. */
  turn: number;
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
  /** Looks again at the choices that stood out, and sums up. */
  sumUp(): Promise<OwnReview>;
}

/** How many possible mistakes are looked at again, and how many possible best choices. */
const again = { costly: 4, best: 3 };
const mostCostly = 3;

export function openSeatReview(judge: Judge, telling: Telling): SeatReview {
  let [choices, turns] = [0, 0];
  const [costly, best]: [Suspect[], Suspect[]] = [[], []];
  return {
    async look(one) {
      const turn = turns;
      if (!one.goesOn) turns++;
      const thought = await judge.quick(one);
      const [top, second] = thought?.moves ?? [];
      const chosen = thought?.moves.find(({ picked }) => isSame(picked, one.picked));
      if (!top || !second || !chosen || chosen.visits === 0) return;
      choices++;
      const others = thought!.moves.flatMap(({ picked }) => (picked === chosen.picked ? [] : [picked]));
      if (chosen !== top) keep(costly, { one, by: await lossOf(judge, one, { top, chosen }, telling), others, turn }, again.costly);
      else keep(best, { one, by: await gainOf(judge, one, thought!.moves, telling), others, turn }, again.best);
    },
    async sumUp() {
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
      const gains: Judged[] = [];
      for (const { one, others } of best) {
        const next = await bestOf(judge, one, others);
        const found = next && (await compared(judge, one, next, 1, telling));
        if (found) gains.push(found);
      }
      const [finest = null] = gains.toSorted((a, b) => b.by - a.by);
      return { choices, best: finest, costly: worst, advice: commonest(worst) };
    },
  };
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
async function mistakeIn(judge: Judge, { one, turn }: Suspect, telling: Telling): Promise<Mistake | null> {
  const better = (await judge.expert(one))?.picked;
  const judged = !better || isSame(better, one.picked) ? null : await compared(judge, one, better, -1, telling);
  return judged && { judged, better: better!, turn };
}

/** Whether nothing later in the turn passed up the same answer, at no clearly lower cost: until then it could still be given. */
const isLast = ({ judged: one, better, turn }: Mistake, _: number, all: readonly Mistake[]): boolean =>
  !all.some(({ judged: later, ...other }) => {
    const isAgain = other.turn === turn && later.answer > one.answer && isSame(other.better, better);
    return isAgain && !isClear({ by: one.by - later.by, error: Math.hypot(one.error, later.error) });
  });

/**
 * Compares the chosen answer with another, each tried as often. `sign`: 1 if the chosen one is believed to be better, which the other then has to do without.
 * Null: too close to tell.
 */
async function compared(judge: Judge, one: Chose, other: string[], sign: 1 | -1, telling: Telling): Promise<Judged | null> {
  const isApart = sign > 0 && one.goesOn;
  const thought = await judge.compare(one, [[...one.picked], other], isApart);
  const [mine, theirs] = [one.picked, other].map((answer) => thought?.moves.find(({ picked }) => isSame(picked, answer)));
  if (!mine || !theirs) return null;
  const found = sign > 0 ? differenceOf(mine, theirs, telling) : differenceOf(theirs, mine, telling);
  if (!isClear(found)) return null;
  const { decision } = one;
  const better = sign > 0 ? one.picked : other;
  // Tried once more than the other, the worse of the two may come first: what speaks for it is no reason.
  const why = thought && isSame(thought.picked, better) ? thought : null;
  return {
    ...{ answer: one.answer, ask: decision.ask },
    ...{ chosen: labelsOf(decision, one.picked), other: labelsOf(decision, other) },
    groups: { chosen: groupsOf(decision, one.picked), other: groupsOf(decision, other) },
    ...found,
    ...(isApart && { apart: true }),
    reason: why?.reason ?? null,
    term: why?.why?.term ?? null,
  };
}

/** By how much one answer is better than another, in trusted chances. */
function differenceOf(one: Weighed, other: Weighed, { seats, trust }: Telling): { by: number; error: number } {
  const by = trustedAlone(one.chance, seats, trust) - trustedAlone(other.chance, seats, trust);
  return { by, error: Math.hypot(one.error, other.error) * trust };
}

/** Keeps the `most` that stand out most. */
function keep(suspects: Suspect[], one: Suspect, most: number): void {
  if (one.by <= 0) return;
  suspects.push(one);
  suspects.sort((a, b) => b.by - a.by);
  suspects.length = Math.min(suspects.length, most);
}

const isSame = (one: readonly string[], other: readonly string[]): boolean => one.length === other.length && one.every((id) => other.includes(id));

const labelsOf = ({ options }: Decision, picked: readonly string[]): Message[] =>
  options.flatMap(({ id, label }) => (picked.includes(id) ? [label] : []));

const isAlike = (one: Message, other: Message): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The groups that tell these options from others with the same label; null: the label is enough. */
const groupsOf = ({ options }: Decision, picked: readonly string[]): (Message | null)[] =>
  options.flatMap(({ id, label, group }) => {
    if (!picked.includes(id)) return [];
    const isTold = options.some((other) => group && other.group && isAlike(other.label, label) && !isAlike(other.group, group));
    return [isTold ? group! : null];
  });

/** The term that most often favors the better answer. */
function commonest(judged: readonly Judged[]): string | null {
  const terms = judged.flatMap(({ term }) => term ?? []);
  return terms.toSorted((a, b) => terms.filter((one) => one === b).length - terms.filter((one) => one === a).length)[0] ?? null;
}
