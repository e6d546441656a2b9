/** Counts the work of thoughts, to show that no level's guard on time ends one on a machine as fast as the smallest that we run on. */
import { effortIn } from '../../src/computer/levels.ts';
import { think } from '../../src/computer/think.ts';
import type { Thought } from '../../src/computer/thought.ts';
import { copyJson } from '../../src/kernel/copy.ts';
import { informationSetFor } from '../../src/kernel/information-set.ts';
import type { Depth, Mind } from '../../src/kernel/mind.ts';
import { applyInPlace, decisions, start } from '../../src/kernel/run.ts';
import { fastRandom } from '../../src/kernel/simulation.ts';
import type { Core, Decision } from '../../src/kernel/types.ts';
import { preselected } from '../../src/table/model/options.ts';
import { playerOf } from '../arena/players.ts';
import { seedOf } from '../standing/play.ts';
import type { Minded } from './people.ts';

/** Questions with a choice from a game of novices among so many, one in each `every`. */
export function questionsIn(
  { standing: { game: whole }, game }: Minded,
  people: number,
  every: number,
  most: number,
): { state: Core; asked: Decision }[] {
  const options = preselected(whole, people);
  const random = fastRandom(people);
  const seated = whole.seating(people, options, random);
  const seats = whole.seats.filter((seat) => seated.includes(seat));
  const { state } = start(game.rules, { seats, options, champion: null, seed: seedOf(people) });
  const novice = playerOf('novice');
  const found: { state: Core; asked: Decision }[] = [];
  for (let n = 0; !state.outcome && found.length < most; ) {
    const asked = random.pick('next', decisions(game.rules, state));
    const isChoice = asked.options.filter(({ blocked, leaves }) => !blocked && !leaves).length > 1;
    if (isChoice && n++ % every === every - 1) found.push({ state: copyJson(state), asked });
    const done = applyInPlace(game.rules, state, { decision: asked.id, seat: asked.seat, picked: novice(game, state, asked, random) });
    if (!done.ok) throw new Error(JSON.stringify(done.error));
  }
  return found;
}

interface Machine {
  /** Microseconds for each step of the rules, with all that goes with it. */
  perStep: number;
  /** Microseconds for each answer of a practiced player. */
  perUsual?: number;
  /** The most ways to try. */
  most: number;
}

/** A thought on such a machine, with the ways that its level wants, and the milliseconds that those tried took. */
export function thinkOn(
  { game }: Minded,
  { state, asked }: { state: Core; asked: Decision },
  level: Depth,
  { perStep, perUsual = 0, most }: Machine,
): { thought: Thought & { wanted: number }; ms: number } {
  let us = 0;
  const effectOf: typeof game.rules.effectOf = (kind) => {
    us += perStep;
    return game.rules.effectOf(kind);
  };
  const usual: Mind['usual'] = (...asked) => {
    us += perUsual;
    return game.mind.usual?.(...asked) ?? null;
  };
  const counted = { ...game, rules: { ...game.rules, effectOf }, mind: { ...game.mind, ...(game.mind.usual && { usual }) } };
  const now = (): number => us / 1000;
  const known = informationSetFor(game.mind, state, asked.seat);
  const effort = effortIn(game.mind, level);
  const thought = think(counted, known, { effort: { ...effort, iterations: Math.min(most, effort.iterations) }, seed: 1, now })!;
  return { thought: { ...thought, wanted: effort.iterations }, ms: now() };
}
