/**
 * `node tests/arena/balance.ts FILE…`: prints the tables of docs/balance.md, in Markdown, from games that `npm run arena -- … save=FILE` has saved:
 * wins by seat, by who began, and the worth of each card. Balance means equal players, so let a player play against itself.
 */
import { games } from '../../src/games/index.ts';
import type { Seat } from '../../src/kernel/types.ts';
import type { Played } from './match.ts';
import { readRecord, type Saved } from './record.ts';
import { wilson } from './wilson.ts';

const percent = (part: number, digits = 1): string => (100 * part).toFixed(digits);

/** A seat or card as players call it. A suffix after its id (the value of a card) stays. */
function nameIn(command: string, key: string): string {
  const [id = '', ...rest] = key.split(' ');
  const name = games.find((game) => game.command === command)?.texts.en.names[id];
  return name === undefined ? key : [name, ...rest].join(' ');
}

/** Returns a row of a table: `won` of `n` games, or of `n` seats in games, were won. */
function row(name: string, won: number, n: number): string {
  const { low, high } = wilson(won, n);
  return `| ${name} | ${n} | ${percent(won / n)} % | ${percent(low)} to ${percent(high)} % |`;
}

const head = (what: string): string[] => [`| ${what} | games | won | 95 % |`, '| --- | --- | --- | --- |'];

/** A seat's share of a win: all of it, or a part if several share it. A draw counts for nobody. */
const wonBy = ({ winners }: Played, seat: Seat): number => (winners.includes(seat) ? 1 / winners.length : 0);

/** The seats in turn order, starting with the one who began. */
function inTurn({ seats, first }: Played): Seat[] {
  const at = seats.indexOf(first ?? '');
  return at < 0 ? [] : [...seats.slice(at), ...seats.slice(0, at)];
}

/** Wins by a property of each seat. */
function winsBy(played: readonly Played[], keysOf: (game: Played) => readonly [key: string, seat: Seat][]): string[] {
  const all = new Map<string, { won: number; n: number }>();
  for (const game of played) {
    for (const [key, seat] of keysOf(game)) {
      const sum = all.get(key) ?? { won: 0, n: 0 };
      all.set(key, { won: sum.won + wonBy(game, seat), n: sum.n + 1 });
    }
  }
  return [...all].sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, { won, n }]) => row(key, won, n));
}

/** How much more often a seat won with a card than without it, in percentage points, with its 95 % interval. */
function cardRows(game: string, played: readonly Played[]): string[] {
  const held = new Map<string, { won: number; n: number; seats: Set<Seat> }>();
  const seatSums = new Map<Seat, { won: number; n: number }>();
  for (const one of played) {
    for (const seat of one.seats) {
      const won = wonBy(one, seat);
      const sum = seatSums.get(seat) ?? { won: 0, n: 0 };
      seatSums.set(seat, { won: sum.won + won, n: sum.n + 1 });
      for (const card of one.held[seat] ?? []) {
        const before = held.get(card) ?? { won: 0, n: 0, seats: new Set() };
        before.seats.add(seat);
        held.set(card, { won: before.won + won, n: before.n + 1, seats: before.seats });
      }
    }
  }
  const rows = [...held].flatMap(([card, { won, n, seats }]) => {
    // Compared with those of the same seats who did not hold it, since a side's cards differ from the other side's.
    const all = [...seats].map((seat) => seatSums.get(seat)!).reduce((a, b) => ({ won: a.won + b.won, n: a.n + b.n }));
    const [others, without] = [all.won - won, all.n - n];
    if (without < 20 || n < 20) return [];
    const [p, q] = [won / n, others / without];
    const sure = 1.96 * Math.sqrt((p * (1 - p)) / n + (q * (1 - q)) / without);
    return [{ card, n, p, more: p - q, sure }];
  });
  rows.sort((a, b) => b.more - a.more);
  return rows.map(
    ({ card, n, p, more, sure }) =>
      `| ${nameIn(game, card)} | ${n} | ${percent(p)} % | ${more < 0 ? '−' : '+'}${percent(Math.abs(more))} ± ${percent(sure)} |`,
  );
}

function report({ run, played }: Saved): string[] {
  const options = Object.entries(run.options).map(([name, value]) => `, ${name} ${value}`);
  const draws = played.filter(({ isDraw }) => isDraw).length;
  const lines = [
    `### /${run.game}, ${run.people} people${options.join('')}: ${run.players.join(' against ')}, ${played.length} games`,
    '',
    `Draws: ${percent(draws / played.length)} %. Answers a game: ${Math.round(played.reduce((sum, { answers }) => sum + answers, 0) / played.length)}.`,
    '',
    ...head('seat'),
    ...winsBy(played, ({ seats }) => seats.map((seat) => [nameIn(run.game, seat), seat])),
  ];
  if (played.some(({ first }) => first !== null)) {
    lines.push('', ...head('turn'), ...winsBy(played, (game) => inTurn(game).map((seat, i) => [`${i + 1}`, seat])));
  }
  const cards = cardRows(run.game, played);
  if (cards.length > 0) lines.push('', '| card | held | won | more than without it |', '| --- | --- | --- | --- |', ...cards);
  return [...lines, ''];
}

for (const file of process.argv.slice(2)) process.stdout.write(`${report(readRecord(file)).join('\n')}\n`);
