/** The reason for a move that was thought about, in the words of the game's players. */
import type { Deed } from '../games/kit/reasons.ts';
import { type InformationSet, imagine, informationSetFor } from '../kernel/information-set.ts';
import { fits } from '../kernel/question.ts';
import type { Random } from '../kernel/random.ts';
import { type Simulation, simulate, type Waiting } from '../kernel/simulation.ts';
import type { Core, Event, Message, Seat } from '../kernel/types.ts';
import { worthThought } from './moves.ts';
import type { Thinkable } from './search.ts';
import { sensible } from './sensible.ts';
import { type Arm, isSurelyBetter, keyOf, type Node } from './tree.ts';
import { usualAnswer } from './usual.ts';

/** In so many dealings of what is hidden, with other dice each time, a reason has to be true. */
const dealings = 12;
/** With how many of the next best moves the chosen one is compared, and in how many dealings. */
const [mostOthers, dealingsEach] = [4, 4];
/** An answer deeper in the tree counts as better than a practiced player's if it was tried so often. */
const wellTried = 8;
/** More answers than one seat gives in a turn. */
const mostAnswers = 40;

/** A move, and what the search has learned of it. */
interface Move {
  /** The move, and the answers after it for as long as nothing new becomes known. */
  answers: readonly (readonly string[])[];
  /** By how much another answer has to win more often than a practiced player's (`Effort.margin`). */
  margin: number;
  /** What the search has learned, from the question of the last of these answers on. */
  root: Node;
  random: Random;
}

/**
 * The most telling reason that is true whatever is hidden and however the dice fall: what the move leads to if the seat goes on as it thinks best,
 * until another seat has a choice or the turn is over. What every other good move leads to as well comes last, unless it is one of the game's
 * `mainReasons`. Null: there is none.
 */
export function reasonFor<S extends Core>(game: Thinkable<S>, known: InformationSet, move: Move, others: readonly Move[]): Message | null {
  const own = reasonsFor(game, known, move, dealings);
  const [first] = own.values();
  if (!first || game.mainReasons?.includes(first.key)) return first ?? null;
  let shared = new Set(own.keys());
  for (const other of others.slice(0, mostOthers)) {
    if (shared.size === 0) break;
    const theirs = reasonsFor(game, known, other, dealingsEach);
    shared = new Set([...shared].filter((key) => theirs.has(key)));
  }
  const [, telling] = [...own].find(([key]) => !shared.has(key)) ?? [];
  return telling ?? first;
}

/**
 * What the seat knows when it is asked next, if nobody else chooses before and the turn goes on; null where that isn't so, or where it can't know yet
 * what it will see by then.
 */
export function knownAfter<S extends Core>(
  { rules, mind }: Thinkable<S>,
  known: InformationSet,
  picked: readonly string[],
  random: Random,
): InformationSet | null {
  let found: InformationSet | null = null;
  for (let i = 0; i < dealingsEach; i++) {
    const game = simulate(rules, imagine(mind, known, random), { random, mute: true });
    const until = mind.clock(game.state);
    game.answer(mine(game, known.seat!)!, [...picked]);
    if (game.state.outcome || mind.clock(game.state) > until || !mine(game, known.seat!)) return null;
    const now = informationSetFor(mind, game.state, known.seat);
    if (found && JSON.stringify(now) !== JSON.stringify(found)) return null;
    found = now;
  }
  return found;
}

interface Played {
  deed: Deed;
  answers: string[][];
  /** After how many of the answers everyone was told something. */
  toldAfter: number;
}

/** The reasons that are true of this move in each of so many dealings, most telling first, by what they say. */
function reasonsFor<S extends Core>(game: Thinkable<S>, known: InformationSet, move: Move, times: number): Map<string, Message> {
  const inOne = (): Map<string, Message> => {
    const all = game.reasons?.(imagined(game, known, known.seat!, move).deed) ?? [];
    return new Map(all.map((one) => [JSON.stringify(one), one]));
  };
  let left = inOne();
  for (let i = 1; i < times && left.size > 0; i++) {
    const found = inOne();
    left = new Map([...left].filter(([key]) => found.has(key)));
  }
  return left;
}

/** What the seat would answer after this move until everyone is told something: the rest of a plan, in one dealing. */
export function planFrom<S extends Core>(game: Thinkable<S>, known: InformationSet, move: Move): string[][] {
  const { answers, toldAfter } = imagined(game, known, known.seat!, move);
  return answers.slice(1, toldAfter);
}

/** The move and what follows in one dealing: what the seat learns of it, and all its answers. */
function imagined<S extends Core>(thinkable: Thinkable<S>, known: InformationSet, seat: Seat, { answers: sure, root, random, margin }: Move): Played {
  const { rules, mind } = thinkable;
  const told: Message[][] = [];
  let toldAfter = Number.POSITIVE_INFINITY;
  const heard = ({ to, message }: Event): void => {
    if (to === 'all') toldAfter = Math.min(toldAfter, told.length);
    if (to === 'all' || to.includes(seat)) told.at(-1)?.push(message);
  };
  const game = simulate(rules, imagine(mind, known, random), { random, heard });
  const was = rules.view(game.state, seat);
  const until = mind.clock(game.state);
  const asked = mine(game, seat)!;
  const answers: string[][] = [];
  let node: Node | undefined = root;
  let [next, answer]: [Waiting | null, string[] | null] = [asked, [...sure[0]!]];
  for (let i = 0; next && answer && i < mostAnswers; i++) {
    told.push([]);
    answers.push(answer);
    game.answer(next, answer);
    const following = sure[i + 1];
    if (!following) node = node?.next.get(keyOf(answer));
    next = !game.state.outcome && mind.clock(game.state) <= until ? mine(game, seat) : null;
    if (!next) continue;
    if (following && fits(next.question, following)) {
      answer = [...following];
      continue;
    }
    const usual = margin === Number.POSITIVE_INFINITY ? null : usualAnswer(mind, next, () => rules.view(game.state, seat), random);
    const worth = worthThought(mind, game.state, next);
    const fine = sensible(thinkable, game.state, next, usual ? [...worth, usual] : worth);
    answer = chosenIn(node, next, { usual, fine, margin });
  }
  return {
    deed: { seat, was, is: rules.view(game.state, seat), told, answer: { ask: asked.question.ask.key, picked: sure[0]! } },
    answers,
    toldAfter,
  };
}

/** What only this seat is asked now: with others beside it, it can't know what they choose. */
const mine = ({ asked }: Simulation, seat: Seat): Waiting | null => asked().find(({ question }) => question.by === seat) ?? null;

interface Choosing {
  /** What a practiced player would answer; null: nothing is known of them. */
  usual: string[] | null;
  /** The answers that are not absurd. */
  fine: readonly (readonly string[])[];
  margin: number;
}

/**
 * What the seat would answer deeper in the tree, as at its root: the answer tried most often, or a practiced player's unless that one is well tried and
 * surely wins more often by `margin`. Null: a practiced player's would be absurd there, and no other was tried.
 */
function chosenIn(node: Node | undefined, { question }: Waiting, { usual, fine, margin }: Choosing): string[] | null {
  const isFine = (picked: readonly string[]): boolean => fine.some((one) => keyOf(one) === keyOf(picked));
  const all = [...(node?.arms.get(question.by)?.values() ?? [])];
  const tried = all.filter(({ visits, picked }) => visits > 0 && fits(question, picked) && isFine(picked));
  const best = tried.reduce<Arm | null>((most, arm) => (most && most.visits >= arm.visits ? most : arm), null);
  if (!usual) return best?.picked ?? [...fine[0]!];
  if (!isFine(usual)) return best?.picked ?? null;
  const rule = tried.find(({ picked }) => keyOf(picked) === keyOf(usual));
  return best && rule && best.visits >= wellTried && isSurelyBetter(best, rule, margin) ? best.picked : usual;
}
