/** Compares a choice with another answer, and puts what was found into words. */
import type { Thought, Weighed } from '../../../computer/thought.ts';
import type { Decision, Message } from '../../../kernel/types.ts';
import type { Judged, Named } from '../../model/review.ts';
import { isClear, trustedAlone } from './account.ts';
import type { Chose } from './moments.ts';

/** Thinks about a choice from the seat's position before it. Each returns null if it came to nothing. */
export interface Judge {
  /** Quickly, of these answers only. `apart`: the others do without the first one, later in the turn, too. */
  quick(one: Chose, among?: string[][], apart?: boolean): Promise<Thought | null>;
  /** As the expert does, with the rest of its plan for the turn. */
  expert(one: Chose): Promise<Thought | null>;
  compare(one: Chose, answers: string[][], how?: Comparing): Promise<Thought | null>;
  /** The reason for an answer by itself, quickly. `plan`: how the seat goes on. */
  reason(one: Chose, line: Line): Promise<Message | null>;
}

interface Comparing {
  apart?: boolean;
  /** How the seat goes on after each answer in the same turn; null: as it thinks best. */
  plans?: (string[][] | null)[];
  /** The same comparison again, with other luck. */
  round?: number;
  /** Whether a reason is wanted, which takes time. */
  explain?: boolean;
}

/** How the game's thoughts are to be read: the number of seats, how far the chances can be trusted, and where thoughts leave answers out. */
export interface Telling {
  seats: number;
  trust: number;
  /** An option as players read it: cards that are alike read alike, whatever their ids. */
  read(named: Named): string;
  /** `Mind.narrows`. */
  narrows: readonly string[];
  /** `GameDefinition.routine`. */
  routine: readonly string[];
}

/** Where a choice is. */
export interface Place {
  /** In which of the seat's turns it was, from 0. */
  turn: number;
  /** What the seat had already picked in that turn. */
  after: readonly Named[];
  /** What it answered later in that turn, as long as the question was the same; complete once the turn is over. */
  rest: Step[];
}

/** An answer later in a turn. */
type Step = Pick<Chose, 'picked' | 'decision' | 'goesOn'>;

/** An answer and those after it in the same turn, once they are known. */
export interface Line {
  picked: string[];
  plan: string[][] | null;
}

/** How often two answers are compared at most: what one comparison can't tell apart, three can if it is almost twice as close. */
const rounds = 3;

/**
 * Compares a turn from this choice on with another way to go on, each tried as often. `sign`: 1 if the choice is believed to be better; then the other
 * has to do without it. Null: too close to tell.
 */
export async function compared(
  judge: Judge,
  { one, place }: { one: Chose; place: Place },
  other: Line,
  sign: 1 | -1,
  telling: Telling,
): Promise<Judged | null> {
  const apart = sign > 0 && one.goesOn;
  const mine = lineOf(one, place);
  const words = sign > 0 ? alone(one, place, other) : differing(one, place, other, telling);
  if (!words) return null;
  const [answers, plans] = [
    [mine.picked, other.picked],
    [mine.plan, other.plan],
  ];
  const thoughts: Compared[] = [];
  let found: { by: number; error: number } | null = null;
  for (let round = 0; round < rounds && (!found || isOpen(found, telling)); round++) {
    const thought = await judge.compare(one, answers, { apart, plans, round });
    if (thought) thoughts.push({ round, thought });
    const [chosen, passedUp] = answers.map((answer) => averageOf(thoughts, answer));
    found = !chosen || !passedUp ? null : sign > 0 ? differenceOf(chosen, passedUp, telling) : differenceOf(passedUp, chosen, telling);
  }
  if (!found || !isClear(found, telling.seats)) return null;
  const [better, worse] = sign > 0 ? [mine, other] : [other, mine];
  // Tried once more than the other, the worse of the two may come first: what speaks for it is no reason.
  const first = thoughts.find(({ thought }) => isSame(thought.picked, better.picked));
  // To find a reason takes as long as a comparison, so it is sought only now.
  const why = first && (await judge.compare(one, answers, { apart, plans, round: first.round, explain: true }));
  return {
    ...{ answer: one.answer, ask: one.decision.ask },
    ...words,
    ...found,
    ...(apart && { apart }),
    reason: why?.reason ? await ownReason(judge, one, worse, why.reason) : null,
    term: first?.thought.why?.term ?? null,
  };
}

/** What the seat answered, to the end of the turn. */
export const lineOf = ({ picked }: Chose, { rest }: Place): Line => ({
  picked: [...picked],
  plan: rest.length > 0 ? rest.map((step) => [...step.picked]) : null,
});

type Told = Pick<Judged, 'chosen' | 'other' | 'groups' | 'after' | 'turn'>;

const told = (chosen: readonly Named[], other: readonly Named[], after: readonly Named[]): Told => ({
  ...{ chosen: chosen.map(({ label }) => label), other: other.map(({ label }) => label) },
  groups: { chosen: chosen.map(({ group }) => group), other: other.map(({ group }) => group) },
  ...(after.length > 0 && { after }),
});

/** The choice by itself, and the other answer. */
const alone = ({ decision, picked }: Chose, { after }: Place, other: Line): Told =>
  told(namedIn(decision, picked), namedIn(decision, other.picked), after);

/**
 * What the turn had that the other way hasn't, and the other way round: the same cards in another order are no difference. What only ended the turn is
 * left out. Null: they read alike.
 */
function differing(one: Chose, place: Place, other: Line, { read }: Telling): Told | null {
  const { decision, picked, goesOn } = one;
  const { rest, after: before } = place;
  const [first, theirs] = [namedIn(decision, picked), namedIn(decision, other.picked)];
  if (rest.length === 0 && !other.plan) return { ...told(first, theirs, before), ...turnOf(one, place, other.picked) };
  const isEnd = !goesOn && before.length > 0;
  const ends = new Set([...(isEnd ? picked : []), ...rest.flatMap((step) => (step.goesOn ? [] : step.picked))]);
  // By the same names, if they were offered at first already.
  const nameOf = (step: Step): Named[] => {
    const isOffered = step.picked.every((id) => decision.options.some((option) => option.id === id));
    return namedIn(isOffered ? decision : step.decision, step.picked);
  };
  const mine = [...(isEnd ? [] : first), ...rest.filter((step) => step.goesOn).flatMap(nameOf)];
  const planned = [other.picked, ...(other.plan ?? [])].flatMap((answer) => {
    const ids = answer.filter((id) => !ends.has(id));
    return namedIn(decision, ids);
  });
  const after = [...before];
  for (const same of mine.slice()) {
    const at = planned.findIndex((another) => read(another) === read(same));
    if (at < 0) continue;
    planned.splice(at, 1);
    mine.splice(mine.indexOf(same), 1);
    after.push(same);
  }
  if (mine.length + planned.length === 0) return null;
  return {
    ...told(mine, planned, after),
    ...(planned.length === 0 && { turn: 'shorter' as const }),
    ...(mine.length === 0 && { turn: 'longer' as const }),
  };
}

interface Compared {
  round: number;
  thought: Thought;
}

/** Whether another comparison may still show that one of the two is better. */
const isOpen = (found: { by: number; error: number }, { seats }: Telling): boolean =>
  found.by > 0 && !isClear(found, seats) && isClear({ by: found.by + 2 * found.error, error: 0 }, seats);

/** The reason, unless it speaks for the worse of the two as well: then it says nothing of the difference. */
async function ownReason(judge: Judge, one: Chose, worse: Line, reason: Message): Promise<Message | null> {
  const shared = (await judge.compare(one, [worse.picked], { plans: [worse.plan], explain: true }))?.reason;
  return shared && isAlike(shared, reason) ? null : reason;
}

/** Whether the better answer would have ended a turn that went on, or gone on with one that ended after other answers. */
function turnOf({ goesOn, goesOnAfter }: Chose, { after }: Place, better: string[]): Pick<Judged, 'turn'> {
  const isLonger = goesOnAfter(better);
  if (goesOn && !isLonger) return { turn: 'shorter' };
  return !goesOn && isLonger && after.length > 0 ? { turn: 'longer' } : {};
}

/** What some thoughts of the same comparison found about an answer. */
function averageOf(thoughts: readonly Compared[], answer: readonly string[]): Weighed | null {
  const found = thoughts.flatMap(({ thought: { moves } }) => moves.find(({ picked }) => isSame(picked, answer)) ?? []);
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

/** An answer as players read it. */
export const readingOf = (decision: Decision, picked: readonly string[], { read }: Telling): string =>
  namedIn(decision, picked).map(read).sort().join('\n');

const labelsOf = ({ options }: Decision, picked: readonly string[]): Message[] =>
  options.flatMap(({ id, label }) => (picked.includes(id) ? [label] : []));

export const isAlike = (one: Message, other: Message): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The groups that tell these options from others with the same label; null: the label is enough. */
const groupsOf = ({ options }: Decision, picked: readonly string[]): (Message | null)[] =>
  options.flatMap(({ id, label, group }) => {
    if (!picked.includes(id)) return [];
    const isTold = options.some((other) => group && other.group && isAlike(other.label, label) && !isAlike(other.group, group));
    return [isTold ? group! : null];
  });
