/**
 * Counts the requests of games again: `docs/scale.md` says how many there are per turn. `WHOLE=1` plays to the end of each game and prints the page's
 * rows.
 */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { games } from '../../src/games/index.ts';
import { someOf } from '../tools/often.ts';
import { countRequests, type Pace, paces, usualPeople } from './requests.ts';

const page = readFileSync(resolve(import.meta.dirname, '../../docs/scale.md'), 'utf8');
const rows: string[] = [];
afterAll(() => {
  const head = '| game, people | pace | turns | posts | edits | removals | looks | together, for each turn | answers to interactions |';
  console.log([head, head.replaceAll(/[^|]+/g, ' --- '), ...rows].join('\n'));
});

/** Turns that are enough to tell. */
const turnsAtMost = process.env.WHOLE ? Number.POSITIVE_INFINITY : 60;

/** How far a random game can be from the page, in requests a turn. Games of the same kind differed by up to 0.1. */
const luck = 0.3;

const cases = games.flatMap((game) => someOf(Object.keys(paces) as Pace[]).map((pace) => [game.command, pace, game] as const));

test.each(cases)('a game of /%s, %s, asks as much of Discord as the page says', async (command, pace, game) => {
  const people = usualPeople[command]!;
  const { turns, posts, edits, removals, looks, own, answers } = await countRequests(game, pace, turnsAtMost);
  const row = `| ${command}, ${people} | ${paces[pace].name} | `;
  rows.push(`${row}${turns} | ${posts} | ${edits} | ${removals} | ${looks} | ${own}, ${(own / turns).toFixed(2)} | ${answers} |`);
  const said = page.split('\n').find((line) => line.startsWith(row));
  expect(said, `the row of docs/scale.md that begins «${row}»`).toBeDefined();
  const perTurn = Number(/, (\d+\.\d+) \| \d+ \|$/.exec(said!)?.[1]);
  expect(Math.abs(own / turns - perTurn), `${own} requests in ${turns} turns, where the page says ${perTurn} a turn`).toBeLessThan(luck);
});
