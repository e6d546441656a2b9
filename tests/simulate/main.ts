/**
 * `npm run simulate [-- <game> [games]]` lets sensible people play and prints a table for each game: what a median game asks of them, by number of
 * players. The seeds are fixed. A press is anything that reaches the bot: Play, an option, a page turned.
 */
import { games } from '../../src/games/index.ts';
import { type Sat, sit } from './sitting.ts';

const [, , command, count = '20'] = process.argv;
const chosen = games.filter((game) => command === undefined || game.command === command);
if (chosen.length === 0 || !/^[1-9]\d*$/.test(count)) {
  console.error(`Usage: npm run simulate [-- <${games.map((game) => game.command).join(' | ')}> [games, default 20]]`);
  process.exit(2);
}

/** The value below which this part of the list lies, from 0 to 1. */
const quantile = (list: readonly number[], part: number): number => [...list].sort((a, b) => a - b)[Math.floor(part * (list.length - 1))] ?? 0;
const median = (played: readonly Sat[], of: (sat: Sat) => number): number => quantile(played.map(of), 0.5);
const shown = (n: number): string => (n < 10 && !Number.isInteger(n) ? n.toFixed(1) : Math.round(n).toString());

const head = ['people', 'turns', 'presses each', 'a turn: median', 'p95', 'choices each', 'hand-offs', 'p90', 'days'];

for (const game of chosen) {
  const { min, max } = game.rules.players;
  console.log(`\n/${game.command}, ${count} games each`);
  console.log(head.join('  '));
  for (let people = min; people <= max; people++) {
    const played = Array.from({ length: Number(count) }, (_, n) => sit(game, people, n));
    const visits = played.flatMap((sat) => sat.visits);
    const row = [
      people,
      median(played, (sat) => sat.turns),
      median(played, (sat) => sat.presses),
      quantile(visits, 0.5),
      quantile(visits, 0.95),
      median(played, (sat) => sat.choices),
      median(played, (sat) => sat.handOffs),
      quantile(
        played.map((sat) => sat.handOffs),
        0.9,
      ),
      median(played, (sat) => sat.days),
    ];
    const endless = played.filter((sat) => sat.endless).length;
    console.log(row.map((n, i) => shown(n).padStart(head[i]!.length)).join('  ') + (endless > 0 ? `  (${endless} broken off)` : ''));
    console.log(`    called for: ${averageOf(played, 'calledFor')}`);
    console.log(`    presses: ${averageOf(played, 'pressedFor')}`);
  }
}

/** How often each question comes up in an average game. */
function averageOf(played: readonly Sat[], what: 'calledFor' | 'pressedFor'): string {
  const sums: { [question: string]: number } = {};
  for (const sat of played) for (const [question, n] of Object.entries(sat[what])) sums[question] = (sums[question] ?? 0) + n;
  const list = Object.entries(sums).sort(([, a], [, b]) => b - a);
  return list.map(([question, n]) => `${question} ${shown(n / played.length)}`).join(', ');
}
