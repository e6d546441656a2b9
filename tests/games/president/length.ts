/**
 * `npx node tests/games/president/length.ts [games]` prints the median number of turns by player count, beside the reference figures: for players who
 * choose at random, for players who are away, and for players who use every card they hold.
 */

import { president } from '../../../src/games/president/game.ts';
import { whileAway } from '../../../src/games/president/rules/away.ts';
import { openRandom, type Random, startRandom } from '../../../src/kernel/random.ts';
import { applyInPlace, decisions, start } from '../../../src/kernel/run.ts';
import type { Decision } from '../../../src/kernel/types.ts';
import { randomAnswer, seedOf } from '../../standing/play.ts';

const games = Number(process.argv[2] ?? 100);
const reference: { [people: number]: number } = { 2: 86, 3: 105, 4: 155, 5: 290, 6: 578 };

type Player = (decision: Decision, chance: Random) => string[];

/** Shows every card it can, commits everything, flies to the best free city. */
const eager: Player = (decision) => {
  const free = decision.options.filter(({ blocked, leaves }) => !blocked && !leaves).map(({ id }) => id);
  return ['ask.attack', 'ask.commit', 'ask.block'].includes(decision.ask.key) ? [free.at(-1)!] : whileAway(decision);
};

const players: { [name: string]: Player } = {
  random: (decision, chance) => randomAnswer(decision, chance).picked,
  away: whileAway,
  eager,
};

function turnsOf(people: number, n: number, player: Player): { turns: number; answers: number } {
  const chance = openRandom(startRandom(seedOf(n + 7)), () => {});
  const seats = president.seats.slice(0, people);
  const { state } = start(president.rules, { seats, options: { rounds: 'off' }, seed: seedOf(n + 1000 * people) });
  let answers = 0;
  while (!state.outcome) {
    const [open] = decisions(president.rules, state);
    if (!open) throw new Error('Nobody is asked.');
    const done = applyInPlace(president.rules, state, { decision: open.id, seat: open.seat, picked: player(open, chance) });
    if (!done.ok) throw new Error(JSON.stringify(done.error));
    if (++answers > 50_000) break;
  }
  return { turns: state.turn, answers };
}

const median = (list: number[]): number => list.sort((a, b) => a - b)[Math.floor(list.length / 2)]!;
for (const people of [2, 3, 4, 5, 6]) {
  const found = Object.entries(players).map(([name, player]) => {
    const played = Array.from({ length: games }, (_, n) => turnsOf(people, n, player));
    const each = played.reduce((sum, { answers }) => sum + answers, 0) / played.reduce((sum, { turns }) => sum + turns, 0);
    return `${name} ${median(played.map(({ turns }) => turns))} turns (${each.toFixed(2)} answers each)`;
  });
  console.log(`${people} players: ${found.join(', ')}; reference ${reference[people]}`);
}
