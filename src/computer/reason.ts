/** The reason for a move that was thought about, in the words of the game's players. */
import type { Deed } from '../games/kit/reasons.ts';
import { type InformationSet, imagine } from '../kernel/information-set.ts';
import type { Random } from '../kernel/random.ts';
import { type Simulation, simulate, type Waiting } from '../kernel/simulation.ts';
import type { Core, Event, Message, Seat } from '../kernel/types.ts';
import { movesOf } from './moves.ts';
import type { Thinkable } from './search.ts';
import { keyOf, type Node } from './tree.ts';

/** In so many dealings of what is hidden, with other dice each time, a reason has to be true. */
const dealings = 12;
/** With how many of the next best moves the chosen one is compared, and in how many dealings. */
const [others, dealingsEach] = [4, 4];
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

interface Move {
  picked: readonly string[];
  root: Node;
  random: Random;
}

/** The reasons that are true of this move in each of so many dealings, most telling first, by what they say. */
function reasonsFor<S extends Core>(game: Thinkable<S>, known: InformationSet, move: Move, times: number): Map<string, Message> {
  const inOne = (): Map<string, Message> => {
    const all = game.reasons?.(imaginedDeed(game, known, known.seat!, move)) ?? [];
    return new Map(all.map((one) => [JSON.stringify(one), one]));
  };
  let left = inOne();
  for (let i = 1; i < times && left.size > 0; i++) {
    const found = inOne();
    left = new Map([...left].filter(([key]) => found.has(key)));
  }
  return left;
}

function imaginedDeed<S extends Core>({ rules, mind }: Thinkable<S>, known: InformationSet, seat: Seat, { picked, root, random }: Move): Deed {
  const told: Message[][] = [];
  const heard = ({ to, message }: Event): void => {
    if (to === 'all' || to.includes(seat)) told.at(-1)?.push(message);
  };
  const game = simulate(rules, imagine(mind, known, random), { random, heard });
  const was = rules.view(game.state, seat);
  const until = mind.clock(game.state);
  const asked = mine(game, seat)!;
  let node: Node | undefined = root;
  let [next, answer]: [Waiting | null, string[]] = [asked, [...picked]];
  for (let i = 0; next && i < mostAnswers; i++) {
    told.push([]);
    game.answer(next, answer);
    node = node?.next.get(keyOf(answer));
    next = !game.state.outcome && mind.clock(game.state) <= until ? mine(game, seat) : null;
    if (next) answer = bestIn(node, seat, mind.moves?.(game.state, next) ?? movesOf(next.question));
  }
  return { seat, was, is: rules.view(game.state, seat), told, answer: { ask: asked.question.ask.key, picked } };
}

/** What only this seat is asked now: with others beside it, it can't know what they choose. */
const mine = ({ asked }: Simulation, seat: Seat): Waiting | null => asked().find(({ question }) => question.by === seat) ?? null;

/** The answer that was tried most often; the first, if none was tried. */
function bestIn(node: Node | undefined, seat: Seat, moves: readonly string[][]): string[] {
  const arms = node?.arms.get(seat);
  const visits = (move: readonly string[]): number => arms?.get(keyOf(move))?.visits ?? 0;
  return moves.reduce((best, move) => (visits(move) > visits(best) ? move : best));
}
