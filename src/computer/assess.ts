/** How likely each seat is to win, as far as a viewer knows: the mean over samples of what is hidden. */

import { type InformationSet, imagine } from '../kernel/information-set.ts';
import { type Chances, type Mind, resultOf } from '../kernel/mind.ts';
import type { Random } from '../kernel/random.ts';
import { fastRandom, type Simulation, simulate } from '../kernel/simulation.ts';
import type { Core, Seat } from '../kernel/types.ts';
import { efforts } from './levels.ts';
import { worthThought } from './moves.ts';
import type { Thinkable } from './search.ts';
import { type Arm, bestArm, type Node, newNode, select } from './tree.ts';

export interface Assessment {
  chances: Chances;
  /** The standard error of the least certain chance, from 0 to 1: with few samples, another set would give other means. */
  error: number;
}

export interface Assessing {
  /** How many samples to look at. */
  ways: number;
  seed: number;
}

/** A game that only waits for answers in the middle of a turn is played on for this many of them at most. */
const longest = 40;
/** Of the ways in which something has to be answered first, this share only learns what is best to answer. */
const learning = 1 / 3;
const { exploration } = efforts.regular;

/**
 * Assesses a position. One in the middle of an answer is played on with random results until someone is asked; what a turn that has begun still asks
 * (`Mind.pending`) is answered as is best for each seat. Otherwise dice would change nothing until somebody has picked what they won.
 */
export function assess<S extends Core>({ rules, mind }: Thinkable<S>, known: InformationSet, { ways, seed }: Assessing): Assessment {
  const random = fastRandom(seed);
  const [sums, squares]: [Chances, Chances] = [{}, {}];
  const learned: Learned = new Map();
  let counted = 0;
  for (let i = 0; i < ways; i++) {
    const game = simulate(rules, imagine(mind, known, random), { random, mute: true });
    game.settle();
    const isLearning = i < Math.floor(ways * learning);
    const path = answerPending(game, mind, learned, isLearning, random);
    const isCounted = !isLearning || path.length === 0;
    const chances = game.state.outcome ? resultOf(game.state) : mind.evaluate(game.state);
    learn(path, chances);
    if (!isCounted) continue;
    counted++;
    for (const seat of game.state.seats) {
      const chance = chances[seat] ?? 0;
      sums[seat] = (sums[seat] ?? 0) + chance;
      squares[seat] = (squares[seat] ?? 0) + chance * chance;
    }
  }
  const chances = Object.fromEntries(Object.entries(sums).map(([seat, sum]) => [seat, sum / counted]));
  const variances = Object.entries(squares).map(([seat, sum]) => Math.max(0, sum / counted - chances[seat]! ** 2));
  return { chances, error: Math.sqrt(Math.max(0, ...variances) / counted) };
}

/** What each seat has learned about its answers, by question. Nobody learns from what another has answered: it may be secret. */
type Learned = Map<string, Node>;
type Path = { arm: Arm; by: Seat }[];

/** Answers what is pending, and returns the answers that were a choice. */
function answerPending<S extends Core>(game: Simulation<S>, mind: Mind<S>, learned: Learned, isLearning: boolean, random: Random): Path {
  const path: Path = [];
  const { pending = [] } = mind;
  for (let n = 0; n < longest && pending.length > 0 && !game.state.outcome; n++) {
    const asked = game.asked().find(({ question }) => pending.includes(question.ask.key));
    if (!asked) break;
    const { by, ask } = asked.question;
    const moves = worthThought(mind, game.state, asked);
    let picked = moves[0]!;
    if (moves.length > 1) {
      const key = `${by} ${ask.key}`;
      const node = learned.get(key) ?? newNode();
      learned.set(key, node);
      const arm = (isLearning ? null : bestArm(node, by, moves)) ?? select(node, by, moves, exploration, (n) => random.below('arm', n));
      path.push({ arm, by });
      ({ picked } = arm);
    }
    game.answer(asked, picked);
  }
  return path;
}

function learn(path: Path, chances: Chances): void {
  for (const { arm, by } of path) {
    arm.visits++;
    arm.total += chances[by] ?? 0;
  }
}
