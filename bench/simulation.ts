/** Answers a second in random games of each kind, as a computer would play them on in its head, against the way answers of people take. */
import { applyInPlace, decisions } from '../src/kernel/run.ts';
import { fastRandom, simulate } from '../src/kernel/simulation.ts';
import type { Decision } from '../src/kernel/types.ts';
import { standings } from '../tests/games/standings.ts';
import { randomAnswer, type Standing, startRandomGame } from '../tests/standing/play.ts';
import { inTurn, type Row } from './measure.ts';

const games = 10;

function perSecond(play: (n: number) => number): number {
  const began = performance.now();
  let answers = 0;
  for (let n = 0; n < games; n++) answers += play(n);
  return (answers / (performance.now() - began)) * 1000;
}

function checked(standing: Standing, n: number): number {
  const { rules } = standing.game;
  const chance = fastRandom(n);
  const state = startRandomGame(standing, n, chance);
  let answers = 0;
  for (; !state.outcome; answers++) applyInPlace(rules, state, randomAnswer(chance.pick('who', decisions(rules, state)), chance));
  return answers;
}

function simulated(standing: Standing, n: number): number {
  const random = fastRandom(n);
  const { state, asked, answer } = simulate(standing.game.rules, startRandomGame(standing, n, random), { random, mute: true });
  let answers = 0;
  for (; !state.outcome; answers++) {
    const one = random.pick('who', asked());
    const { by: seat, ask, options, min = 1, max = 1 } = one.question;
    const decision: Decision = { id: '', seat, ask, options, min, max: Math.min(max, options.filter(({ blocked }) => !blocked).length) };
    answer(one, randomAnswer(decision, random).picked);
  }
  return answers;
}

export async function bench(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const standing of standings) {
    const { ours, peer, ratio } = await inTurn(
      3,
      () => perSecond((n) => simulated(standing, n)),
      () => perSecond((n) => checked(standing, n)),
    );
    rows.push({ what: `simulation of ${standing.game.command}`, ours, peer, peerIs: 'as people answer', unit: 'answers/s', ratio, aim: '≥ 5×' });
  }
  return rows;
}
