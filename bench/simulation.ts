/**
 * Measures answers per second in random games of each kind, as a computer plays them on in its head, against the way answers were taken before there
 * were simulations, with the random numbers of that time (`old-way.ts`). Both start from the same openings, and play as many as fit into the same
 * processor time.
 */
import { copyJson } from '../src/kernel/copy.ts';
import { openRandom, type Random, startRandom } from '../src/kernel/random.ts';
import { decisions } from '../src/kernel/run.ts';
import { fastRandom, simulate } from '../src/kernel/simulation.ts';
import type { Core, Question } from '../src/kernel/types.ts';
import { standings } from '../tests/games/standings.ts';
import { randomAnswer, type Standing, seedOf, startRandomGame } from '../tests/standing/play.ts';
import { apart, type Ways } from './apart.ts';
import { inFull, perSecond, type Row } from './measure.ts';
import { answerInPlace, eager, slowRandom } from './old-way.ts';

const openings = inFull(20, 2);
const chanceOf = (n: number): Random => openRandom(startRandom(seedOf(n + 1)), () => {});

function asBefore(standing: Standing, opening: Core, n: number): number {
  const rules = eager(standing.game.rules);
  const chance = slowRandom(startRandom(seedOf(n + 1)), () => {});
  const state = copyJson(opening);
  let answers = 0;
  for (; !state.outcome; answers++) {
    const asked = chance.pick('who', decisions(rules, state));
    answerInPlace(rules, state, randomAnswer({ ...asked, options: asked.options.filter(({ leaves }) => !leaves) }, chance));
  }
  return answers;
}

function simulated(standing: Standing, opening: Core, n: number): number {
  const random = fastRandom(n);
  const { state, asked, answer } = simulate(standing.game.rules, copyJson(opening), { random, mute: true });
  let answers = 0;
  for (; !state.outcome; answers++) {
    const one = random.pick('who', asked());
    answer(one, someOf(one.question, random));
  }
  return answers;
}

/** Picks any of the free options, as many as are wanted, exactly as `randomAnswer` does. */
function someOf({ options, min = 1, max = 1 }: Question, random: Random): string[] {
  const free: string[] = [];
  for (const { id, blocked } of options) if (!blocked) free.push(id);
  const most = Math.min(max, free.length);
  const count = most > min ? min + random.below('count', most - min + 1) : min;
  return count === 1 ? [random.pick('option', free)] : random.shuffle('option', free).slice(0, count);
}

export function ways(): Ways {
  const of = (standing: Standing) => {
    const all = Array.from({ length: openings }, (_, n) => startRandomGame(standing, n, chanceOf(n)));
    const from = (n: number): Core => all[n % openings]!;
    return [
      [standing.game.command, () => perSecond((n) => simulated(standing, from(n), n))],
      [`${standing.game.command} as before`, () => perSecond((n) => asBefore(standing, from(n), n))],
    ];
  };
  return Object.fromEntries(standings.flatMap(of));
}

export async function bench(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { game } of standings.slice(0, inFull(standings.length))) {
    const measured = await apart('simulation', game.command, `${game.command} as before`);
    rows.push({ what: `simulation of ${game.command}`, ...measured, peerIs: 'as before', unit: 'answers/s', aim: '≥ 5×' });
  }
  return rows;
}
