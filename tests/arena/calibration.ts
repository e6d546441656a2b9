/** How true the chances come that people are told: in hints, as a computer's thought gives them, and in reviews and try-outs, as `assess` does. */
import { assess } from '../../src/computer/assess.ts';
import { effortIn, type Level } from '../../src/computer/levels.ts';
import { think } from '../../src/computer/think.ts';
import type { Game } from '../../src/games/game.ts';
import { copyJson } from '../../src/kernel/copy.ts';
import { informationSetFor } from '../../src/kernel/information-set.ts';
import type { StartOptions } from '../../src/kernel/rules.ts';
import { applyInPlace, decisions, start } from '../../src/kernel/run.ts';
import { fastRandom } from '../../src/kernel/simulation.ts';
import { trustedAlone } from '../../src/table/looking-back/review/account.ts';
import { preselected } from '../../src/table/model/options.ts';
import { seedOf } from '../standing/play.ts';

/** A chance told to a seat among so many, and its share of the win in the end. */
export interface Forecast {
  told: number;
  won: number;
  people: number;
}

/** What was told in one game, by where. */
interface Told {
  hint: Forecast[];
  assess: Forecast[];
}

export interface Setting {
  game: Game;
  people: number;
  level: Level;
  options: StartOptions;
  /** Ways tried for a thought, instead of the level's. */
  iterations?: number;
  /** Who gives the hints: the players themselves, unless another level is named. */
  hints?: Level;
  /** A hint is given at one question in so many, 1 unless told otherwise: a hint of somebody who doesn't play takes a thought of its own. */
  every?: number;
}

/** No evaluation was fitted to games from here on. */
const unseen = 500_000;
/** Samples of what is hidden for each chance, and how rarely it is told: once in this many turns for each seat. */
const [samples, seldom] = [20, 3];

/** Plays game `n` among computers. A game that nobody wins tells nothing. */
export function forecastsIn({ game, people, level, options: changed, iterations, hints = level, every = 1 }: Setting, n: number): Told {
  const { rules, mind } = game;
  if (!mind) throw new Error(`No computer plays '${game.command}'.`);
  const thinkable = { rules, mind, ...(game.absurd && { absurd: game.absurd }) };
  const options = { ...preselected(game, people), ...changed };
  // Hints are drawn apart from the games, so that the same ones are played whoever gives hints, and how often.
  const [random, hintsRandom] = [fastRandom(unseen + n), fastRandom(unseen + n)];
  const seated = game.seating(people, options, random);
  const seats = game.seats.filter((seat) => seated.includes(seat));
  const { state } = start(rules, { seats, options, champion: null, seed: seedOf(unseen + n) });
  const effortOf = (who: Level) => ({ ...effortIn(mind, who), guardMs: Number.POSITIVE_INFINITY, ...(iterations !== undefined && { iterations }) });
  const [effort, hinting] = [effortOf(level), effortOf(hints)];
  const told: { [T in keyof Told]: { seat: string; chance: number }[] } = { hint: [], assess: [] };
  for (let turn = -1; !state.outcome; ) {
    if (mind.clock(state) !== turn) {
      turn = mind.clock(state);
      for (const seat of seats) {
        if (state.gone.includes(seat) || random.below('told', seldom) > 0) continue;
        const { chances } = assess(thinkable, informationSetFor(mind, copyJson(state), seat), { ways: samples, seed: random.below('seed', 2 ** 32) });
        told.assess.push({ seat, chance: chances[seat] ?? 0 });
      }
    }
    const asked = random.pick('next', decisions(rules, state));
    const known = informationSetFor(mind, copyJson(state), asked.seat);
    const thought = think(thinkable, known, { effort, seed: random.below('seed', 2 ** 32) })!;
    if (hintsRandom.below('hint', every) === 0) {
      const hint = hints === level ? thought : think(thinkable, known, { effort: hinting, seed: hintsRandom.below('seed', 2 ** 32) });
      if (hint?.why) told.hint.push({ seat: asked.seat, chance: hint.why.chance });
    }
    const done = applyInPlace(rules, state, { decision: asked.id, seat: asked.seat, picked: thought.picked });
    if (!done.ok) throw new Error(`${game.command} #${n}: ${JSON.stringify(done.error)}`);
  }
  const { winners } = state.outcome;
  if (winners.length === 0) return { hint: [], assess: [] };
  const ended = (all: typeof told.hint): Forecast[] =>
    all.map(({ seat, chance }) => ({ told: chance, won: winners.includes(seat) ? 1 / winners.length : 0, people }));
  return { hint: ended(told.hint), assess: ended(told.assess) };
}

export interface Bin {
  n: number;
  /** The mean of what was told, and how often it came true. */
  told: number;
  won: number;
}

/** Ten bins of what is told if chances are believed this far; empty ones are left out. */
export function binsOf(all: readonly Forecast[], trust: number): Bin[] {
  const bins = new Map<number, Bin>();
  for (const { told, won, people } of all) {
    const chance = trustedAlone(told, people, trust);
    const at = Math.min(9, Math.floor(10 * chance));
    const bin = bins.get(at) ?? { n: 0, told: 0, won: 0 };
    bins.set(at, { n: bin.n + 1, told: bin.told + chance, won: bin.won + won });
  }
  return [...bins].sort(([a], [b]) => a - b).map(([, { n, told, won }]) => ({ n, told: told / n, won: won / n }));
}

/** How surprised somebody who believes the chances this far is at who wins: the mean of −log p. */
export const surprise = (all: readonly Forecast[], trust: number): number =>
  all.reduce((sum, { told, won, people }) => {
    const chance = Math.min(1 - 1e-6, Math.max(1e-6, trustedAlone(told, people, trust)));
    return sum - won * Math.log(chance) - (1 - won) * Math.log(1 - chance);
  }, 0) / all.length;

/** Exponents to try, from 0, where all seats are told the same, to 2. */
const trusts = Array.from({ length: 41 }, (_, i) => i / 20);

/** The exponent with which the chances surprise least. */
export const bestTrust = (all: readonly Forecast[]): number =>
  trusts.reduce((best, trust) => (surprise(all, trust) < surprise(all, best) ? trust : best), 1);
