/** Compares a choice with another answer, and puts what was found into words. */
import type { Thought, Weighed } from '../../../computer/thought.ts';
import type { Decision, Message } from '../../../kernel/types.ts';
import type { Judged, Named } from '../../model/review.ts';
import { isClear, trustedAlone } from './account.ts';
import type { Chose } from './moments.ts';

/**
 * Thinks about a choice from the seat's position before it: quickly (of these answers only), or as the expert does; or compares some answers. `apart`: the
 * others do without the first one, later in the turn, too. Null: no thought.
 */
export interface Judge {
  quick(one: Chose, among?: string[][], apart?: boolean): Promise<Thought | null>;
  expert(one: Chose): Promise<Thought | null>;
  /** `round`: the same comparison again, with other luck. */
  compare(one: Chose, answers: string[][], apart?: boolean, round?: number): Promise<Thought | null>;
}

/** How the game's chances are to be read: the number of seats, and how far the chances can be trusted. */
export interface Telling {
  seats: number;
  trust: number;
}

/** Where a choice is. */
export interface Place {
  /** In which of the seat's turns it was, from 0. */
  turn: number;
  /** What the seat had already picked in that turn. */
  after: readonly Named[];
  /** What it picked later in that turn, once it is over. */
  rest: string[];
}

/** How often two answers are compared at most: what one comparison can't tell apart, three can if it is almost twice as close. */
const rounds = 3;

/**
 * Compares the chosen answer with another, each tried as often. `sign`: 1 if the chosen one is believed to be better, which the other then has to do without.
 * Null: too close to tell.
 */
export async function compared(
  judge: Judge,
  { one, place }: { one: Chose; place: Place },
  other: string[],
  sign: 1 | -1,
  telling: Telling,
): Promise<Judged | null> {
  const isApart = sign > 0 && one.goesOn;
  const picked = [...one.picked];
  const thoughts: Thought[] = [];
  let found: { by: number; error: number } | null = null;
  for (let round = 0; round < rounds && (!found || isOpen(found)); round++) {
    const thought = await judge.compare(one, [picked, other], isApart, round);
    if (thought) thoughts.push(thought);
    const [mine, theirs] = [picked, other].map((answer) => averageOf(thoughts, answer));
    found = !mine || !theirs ? null : sign > 0 ? differenceOf(mine, theirs, telling) : differenceOf(theirs, mine, telling);
  }
  if (!found || !isClear(found)) return null;
  const { decision } = one;
  const [better, worse] = sign > 0 ? [picked, other] : [other, picked];
  // Tried once more than the other, the worse of the two may come first: what speaks for it is no reason.
  const why = thoughts.find((thought) => isSame(thought.picked, better));
  return {
    ...{ answer: one.answer, ask: decision.ask },
    ...{ chosen: labelsOf(decision, picked), other: labelsOf(decision, other) },
    groups: { chosen: groupsOf(decision, picked), other: groupsOf(decision, other) },
    ...found,
    ...(isApart && { apart: true }),
    ...(place.after.length > 0 && { after: place.after }),
    ...(sign < 0 && turnOf(one, place, other)),
    reason: why?.reason && (sign < 0 || isDone(why, place)) ? await ownReason(judge, one, worse, why.reason) : null,
    term: why?.why?.term ?? null,
  };
}

/** Whether another comparison may still show which of the two is better. */
const isOpen = (found: { by: number; error: number }): boolean => found.by > 0 && !isClear(found);

/** Whether the seat went on as the thought did: otherwise it didn't do what the reason says. */
const isDone = ({ plan = [] }: Thought, { rest }: Place): boolean => isSame(plan.flat(), rest);

/** The reason, unless it speaks for the worse of the two as well: then it says nothing of the difference. */
async function ownReason(judge: Judge, one: Chose, worse: string[], reason: Message): Promise<Message | null> {
  const shared = (await judge.compare(one, [worse]))?.reason;
  return shared && isAlike(shared, reason) ? null : reason;
}

/** Whether the better answer would have ended a turn that went on, or gone on with one that ended after other answers. */
function turnOf({ goesOn, goesOnAfter }: Chose, { after }: Place, better: string[]): Pick<Judged, 'turn'> {
  const isLonger = goesOnAfter(better);
  if (goesOn && !isLonger) return { turn: 'shorter' };
  return !goesOn && isLonger && after.length > 0 ? { turn: 'longer' } : {};
}

/** What some thoughts of the same comparison found about an answer. */
function averageOf(thoughts: readonly Thought[], answer: readonly string[]): Weighed | null {
  const found = thoughts.flatMap(({ moves }) => moves.find(({ picked }) => isSame(picked, answer)) ?? []);
  const [first] = found;
  if (!first) return null;
  const visits = found.reduce((sum, one) => sum + one.visits, 0);
  return {
    picked: first.picked,
    visits,
    chance: found.reduce((sum, one) => sum + one.chance * one.visits, 0) / visits,
    error: Math.hypot(...found.map((one) => one.error * one.visits)) / visits,
  };
}

/** By how much one answer is better than another, in trusted chances. */
export function differenceOf(one: Weighed, other: Weighed, { seats, trust }: Telling): { by: number; error: number } {
  const by = trustedAlone(one.chance, seats, trust) - trustedAlone(other.chance, seats, trust);
  return { by, error: Math.hypot(one.error, other.error) * trust };
}

export const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((id) => other.includes(id));

/** What was picked, by name. */
export function namedIn(decision: Decision, picked: readonly string[]): Named[] {
  const groups = groupsOf(decision, picked);
  return labelsOf(decision, picked).map((label, i) => ({ label, group: groups[i] ?? null }));
}

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
