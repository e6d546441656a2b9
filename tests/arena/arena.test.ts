import { appendFileSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { minded } from '../computer/people.ts';
import { play } from './match.ts';
import { playerOf } from './players.ts';
import { openRecord, readRecord } from './record.ts';
import { wilson } from './wilson.ts';

describe('the arena', () => {
  test('is as sure as the games allow', () => {
    expect(wilson(50, 100).low).toBeCloseTo(0.404, 3);
    expect(wilson(50, 100).high).toBeCloseTo(0.596, 3);
    expect(wilson(10, 10).high).toBeCloseTo(1, 9);
    expect(wilson(10, 10).low).toBeCloseTo(0.722, 3);
  });

  test.each(minded)('plays %s the same way again, each deal from every seat', (game, { standing }) => {
    const people = standing.game.rules.players.min;
    const match = { game, players: ['novice,iterations=4', 'random'] as [string, string], people, options: {}, n: 0 };
    const [one, again] = [play(match), play(match)];
    expect({ ...again, paces: null }).toEqual({ ...one, paces: null });
    expect(play({ ...match, n: 1 }).seat).not.toBe(one.seat);
  });

  test('goes on where a run was stopped, even in the middle of a line', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'arena-')), 'run.json');
    const run = { game: 'moi-president', players: ['novice,iterations=2', 'random'] as [string, string], people: 2, options: {} };
    const first = play({ ...run, n: 0 });
    openRecord(file, run).keep(first);
    appendFileSync(file, '{"n":1,"sha');
    const second = play({ ...run, n: 1 });
    const again = openRecord(file, run);
    expect(again.played).toEqual([first]);
    again.keep(second);
    expect(readRecord(file)).toEqual({ run, played: [first, second] });
    expect(() => openRecord(file, { ...run, people: 3 })).toThrow('is about another run');
  });

  test('knows whom it can let play', () => {
    expect(() => playerOf('champion')).toThrow("Nobody is called 'champion': take random, greedy, novice, regular, expert");
    expect(() => playerOf('novice,luck=2')).toThrow("'luck=2' cannot be changed");
    for (const name of ['random', 'greedy', 'greedy,ways=40', 'novice', 'expert+peek', 'regular,replies=12'])
      expect(() => playerOf(name)).not.toThrow();
  });
});
