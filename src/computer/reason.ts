/** The reason for a move that was thought about, in the words of the game's players. */
import type { Deed } from '../games/kit/reasons.ts';
import { type InformationSet, imagine } from '../kernel/information-set.ts';
import { fits } from '../kernel/question.ts';
import type { Random } from '../kernel/random.ts';
import { type Simulation, simulate, type Waiting } from '../kernel/simulation.ts';
import type { Core, Event, Message, Seat } from '../kernel/types.ts';
import { worthThought } from './moves.ts';
import type { Thinkable } from './search.ts';
import { type Arm, keyOf, type Node } from './tree.ts';
import { usualAnswer } from './usual.ts';

/** In so many dealings of what is hidden, with other dice each time, a reason has to be true. */
const dealings = 12;
/** With how many of the next best moves the chosen one is compared, and in how many dealings. */
const [others, dealingsEach] = [4, 4];
/** An answer deeper in the tree counts as found by the search if it was tried so often; otherwise a practiced player's is likelier. */
const wellTried = 8;
/** More answers than one seat gives in a turn. */
const mostAnswers = 40;

interface Thought {
  /** The moves that were tried, best first. */
  moves: readonly (readonly string[])[];
  /** What the search has learned, from the seat's question on. */
  root: Node;
  random: Random;
}

/**
 * The most telling reason that is true whatever is hidden and however the dice fall: what the move leads to if the seat goes on as it thinks best,
 * until another seat has a choice or the turn is over. What every other good move leads to as well comes last. Null: there is none.
 */
export function reasonFor<S extends Core>(game: Thinkable<S>, known: InformationSet, { moves, root, random }: Thought): Message | null {
  const [picked, ...next] = moves;
  if (!picked) return null;
  const found = reasonsFor(game, known, { picked, root, random }, dealings);
  let shared = new Set(found.keys());
  for (const other of next.slice(0, others)) {
    if (shared.size === 0) break;
    const theirs = reasonsFor(game, known, { picked: other, root, random }, dealingsEach);
    shared = new Set([...shared].filter((key) => theirs.has(key)));
  }
  const [first] = found.values();
  const [, own] = [...found].find(([key]) => !shared.has(key)) ?? [];
  return own ?? first ?? null;
}

interface Played {
  deed: Deed;
  answers: string[][];
}

interface Move {
  picked: readonly string[];
  root: Node;
  random: Random;
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

/** What the seat would answer after this move until another seat has a choice or the turn is over: the rest of a plan, in one dealing. */
export const planFrom = <S extends Core>(game: Thinkable<S>, known: InformationSet, move: Move): string[][] =>
  imagined(game, known, known.seat!, move).answers.slice(1);

/** The move and what follows in one dealing: what the seat learns of it, and all its answers. */
function imagined<S extends Core>({ rules, mind }: Thinkable<S>, known: InformationSet, seat: Seat, { picked, root, random }: Move): Played {
  const told: Message[][] = [];
  const heard = ({ to, message }: Event): void => {
    if (to === 'all' || to.includes(seat)) told.at(-1)?.push(message);
  };
  const game = simulate(rules, imagine(mind, known, random), { random, heard });
  const was = rules.view(game.state, seat);
  const until = mind.clock(game.state);
  const asked = mine(game, seat)!;
  const answers: string[][] = [];
  let node: Node | undefined = root;
  let [next, answer]: [Waiting | null, string[]] = [asked, [...picked]];
  for (let i = 0; next && i < mostAnswers; i++) {
    told.push([]);
    answers.push(answer);
    game.answer(next, answer);
    node = node?.next.get(keyOf(answer));
    next = !game.state.outcome && mind.clock(game.state) <= until ? mine(game, seat) : null;
    if (next)
      answer =
        bestIn(node, next, wellTried) ??
        usualAnswer(rules, mind, game.state, next, random) ??
        bestIn(node, next) ??
        worthThought(mind, game.state, next)[0]!;
  }
  return { deed: { seat, was, is: rules.view(game.state, seat), told, answer: { ask: asked.question.ask.key, picked } }, answers };
}

/** What only this seat is asked now: with others beside it, it can't know what they choose. */
const mine = ({ asked }: Simulation, seat: Seat): Waiting | null => asked().find(({ question }) => question.by === seat) ?? null;

/** The answer that was tried most often of those tried so often; null: none was. */
function bestIn(node: Node | undefined, { question }: Waiting, times = 1): string[] | null {
  const tried = [...(node?.arms.get(question.by)?.values() ?? [])].filter(({ visits, picked }) => visits >= times && fits(question, picked));
  return tried.reduce<Arm | null>((best, arm) => (best && best.visits >= arm.visits ? best : arm), null)?.picked ?? null;
}
