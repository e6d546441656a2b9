/**
 * Whom regulars hit at a table with one greedy player, the odd one out, by how they stand. `node tests/arena/targets.ts <game> <games> [people=4]
 * [minutes=5]` prints a table.
 */
import { pathToFileURL } from 'node:url';
import type { Game } from '../../src/games/game.ts';
import { games } from '../../src/games/index.ts';
import { squareAt } from '../../src/games/president/data/squares.ts';
import type { President } from '../../src/games/president/state.ts';
import { applyInPlace, decisions, start } from '../../src/kernel/run.ts';
import { fastRandom } from '../../src/kernel/simulation.ts';
import type { Core, Decision, Seat } from '../../src/kernel/types.ts';
import { preselected } from '../../src/table/model/options.ts';
import { seedOf } from '../standing/play.ts';
import { plains } from './plain.ts';
import { playerOf } from './players.ts';

/** The seat that an answer hits, by game; null: nobody. */
const hits: { readonly [command: string]: (state: Core, ask: string, id: string) => Seat | null } = {
  'moi-president': (_, ask, id) => (ask === 'ask.target' ? id : null),
  candidate: (_, ask, id) => (ask === 'ask.campaign' && id.includes('>') ? (id.split(':')[1] ?? null) : null),
  president(state, ask, id) {
    const { owners } = state as unknown as President;
    if (ask === 'ask.get') return owners[id] ?? null;
    return ask === 'ask.fly' && id.startsWith('fly-') ? (owners[squareAt(Number(id.slice(4))).name] ?? null) : null;
  },
};

/** How often seats of a rank could have been hit, were by a player without preference, and were hit. */
export interface Row {
  rank: number;
  odd: boolean;
  offered: number;
  fair: number;
  hit: number;
}

/** The other seats that this question lets its player hit. */
const targetsIn = (game: Game, state: Core, { ask, seat, options }: Decision): Seat[] => [
  ...new Set(
    options.flatMap(({ id, blocked, leaves }) => {
      const target = blocked || leaves ? null : hits[game.command]!(state, ask.key, id);
      return target !== null && target !== seat ? [target] : [];
    }),
  ),
];

/** Plays game `n`, with the odd one out on each seat in turn, and counts in `rows`. */
export function countTargets(game: Game, people: number, n: number, rows: Row[], usual = 'regular'): void {
  const { rules, mind, absurd } = game;
  const thinkable = { rules, mind: mind!, ...(absurd && { absurd }) };
  const options = preselected(game, people);
  const random = fastRandom(n + 1);
  const seated = game.seating(people, options, random);
  const seats = game.seats.filter((seat) => seated.includes(seat));
  const odd = seats[n % people]!;
  const { state } = start(rules, { seats, options, champion: null, seed: seedOf(700_000 + n) });
  const [regular, greedy] = [playerOf(usual), playerOf('greedy')];
  const worth = plains[game.command]!;
  while (!state.outcome) {
    const asked = random.pick('next', decisions(rules, state));
    const picked = (asked.seat === odd ? greedy : regular)(thinkable, state, asked, random);
    const targets = asked.seat === odd ? [] : targetsIn(game, state, asked);
    const hit = picked.length === 1 ? hits[game.command]!(state, asked.ask.key, picked[0]!) : null;
    if (targets.length > 1 && hit !== null && targets.includes(hit)) {
      const standing = state.seats.filter((seat) => seat !== asked.seat).sort((a, b) => worth(state, b) - worth(state, a));
      for (const seat of targets) {
        const [rank, isOdd] = [standing.indexOf(seat) + 1, seat === odd];
        const known = rows.find((one) => one.rank === rank && one.odd === isOdd);
        const row = known ?? { rank, odd: isOdd, offered: 0, fair: 0, hit: 0 };
        if (!known) rows.push(row);
        row.offered++;
        row.fair += 1 / targets.length;
        if (seat === hit) row.hit++;
      }
    }
    const done = applyInPlace(rules, state, { decision: asked.id, seat: asked.seat, picked });
    if (!done.ok) throw new Error(`${game.command} #${n}: ${JSON.stringify(done.error)}`);
  }
}

function main([command, count = '20', ...rest]: string[]): void {
  const game = games.find((one) => one.command === command);
  if (!game || !hits[game.command]) throw new Error(`Name a game: ${Object.keys(hits).join(', ')}`);
  const { people = '4', minutes = '60' } = Object.fromEntries(rest.map((one) => one.split('=')));
  const until = performance.now() + Number(minutes) * 60_000;
  const rows: Row[] = [];
  let n = 0;
  for (; n < Number(count) && performance.now() < until; n++) countTargets(game, Number(people), n, rows);
  console.log(`${command}, ${people} people, ${n} games\n| rank | who | could be hit | fair | hit |\n| --- | --- | --- | --- | --- |`);
  for (const { rank, odd, offered, fair, hit } of rows.sort((a, b) => a.rank - b.rank || Number(a.odd) - Number(b.odd)))
    console.log(`| ${rank} | ${odd ? 'greedy' : 'regular'} | ${offered} | ${fair.toFixed(0)} | ${hit} |`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main(process.argv.slice(2));
