/** Finds answers that no player of the board game would give, in positions of games between players who answer at random and novices. */
import { describe, expect, test } from 'vitest';
import { effortIn, levelsIn } from '../../src/computer/levels.ts';
import { movesOf } from '../../src/computer/moves.ts';
import { think } from '../../src/computer/think.ts';
import { copyJson } from '../../src/kernel/copy.ts';
import { type InformationSet, informationSetFor } from '../../src/kernel/information-set.ts';
import type { Level } from '../../src/kernel/mind.ts';
import { applyInPlace, decisions } from '../../src/kernel/run.ts';
import { fastRandom } from '../../src/kernel/simulation.ts';
import type { Core, Decision } from '../../src/kernel/types.ts';
import { playerOf } from '../arena/players.ts';
import { startRandomGame } from '../standing/play.ts';
import { type Minded, minded } from './people.ts';

/** A question with a choice. `moves`: the sensible answers and the absurd ones, by what is absurd about them. */
interface Position {
  known: InformationSet;
  moves: { picked: string[]; absurd: string | null }[];
  seed: number;
}

/** One question in so many is looked at. */
const seldom = 5;

/** Looks at questions in games number 0, 1 and so on until there are enough; every other game is one between novices. */
function* positionsOf(one: Minded, most: number): Generator<Position> {
  for (let [n, found] = [0, 0]; found < most; n++) {
    const random = fastRandom(n + 1);
    const state = startRandomGame(one.standing, n, random);
    const player = playerOf(n % 2 === 0 ? 'random' : 'novice,iterations=4');
    while (!state.outcome && found < most) {
      const open = decisions(one.game.rules, state);
      const asked = random.pick('who', open);
      if (random.below('look', seldom) === 0) {
        const position = positionOf(one, state, asked, random.below('seed', 2 ** 32));
        if (position) {
          found++;
          yield position;
        }
      }
      const picked = player(one.game, state, asked, random);
      const done = applyInPlace(one.game.rules, state, { decision: asked.id, seat: asked.seat, picked });
      if (!done.ok) throw new Error(`${one.standing.game.command} #${n}: ${JSON.stringify(done.error)}`);
    }
  }
}

/** Null: there is no choice, or none is sensible. */
function positionOf({ game }: Minded, state: Core, { seat, ask, options: all, min, max }: Decision, seed: number): Position | null {
  const options = all.filter(({ blocked, leaves }) => !blocked && !leaves);
  const nameOf = game.absurd!({ seat, view: game.rules.view(state, seat), ask, options });
  const moves = movesOf({ by: seat, ask, options, min, max }).map((picked) => ({ picked, absurd: nameOf(picked) }));
  if (moves.length < 2 || moves.every(({ absurd }) => absurd !== null)) return null;
  return { known: informationSetFor(game.mind, copyJson(state), seat), moves, seed };
}

/** Answers a position. */
type Answering = (one: Minded, position: Position) => readonly string[];

/** A computer with fewer ways than its level has, since what is absurd is left out before it tries any. */
const computer =
  (level: Level, most: number): Answering =>
  ({ game }, { known, seed }) => {
    const effort = effortIn(game.mind, level);
    const fewer = { ...effort, iterations: Math.min(most, effort.iterations), guardMs: Number.POSITIVE_INFINITY };
    return think(game, known, { effort: fewer, seed })!.picked;
  };

/** Picks anything. */
const anybody: Answering = (_, { moves, seed }) => fastRandom(seed).pick('any', moves).picked;

/** What is absurd about the answers, by name: how often. */
function absurdIn(one: Minded, positions: Iterable<Position>, answering: Answering): { [name: string]: number } {
  const counts: { [name: string]: number } = {};
  for (const position of positions) {
    const picked = [...answering(one, position)].sort().join();
    const name = position.moves.find((move) => [...move.picked].sort().join() === picked)?.absurd;
    if (name) counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}

interface Sample {
  positions: number;
  /** How many ways a computer tries at most. */
  ways: number;
}

export function proveSense({ positions, ways }: Sample): void {
  describe.each(minded.filter(([, { game }]) => game.absurd))('%s', (_, one) => {
    const found = [...positionsOf(one, positions)];

    test('no level answers what no player of the board game would', () => {
      for (const level of levelsIn(one.game)) expect([level, absurdIn(one, found, computer(level, ways))]).toEqual([level, {}]);
    });

    test('somebody who picks anything is caught', () => expect(Object.keys(absurdIn(one, found, anybody)).length).toBeGreaterThan(0));
  });
}
