import { appendFileSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { moiPresident } from '../../src/games/moi-president/game.ts';
import { minded } from '../computer/people.ts';
import { bestTrust, binsOf, forecastsIn } from './calibration.ts';
import { learn } from './learn.ts';
import { play } from './match.ts';
import { playerOf } from './players.ts';
import { openRecord, readRecord } from './record.ts';
import { countTargets, type Row } from './targets.ts';
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

  test.each(minded)('tells how true the chances come in %s', (_, { standing: { game } }) => {
    const setting = { game, people: game.rules.players.min, level: 'novice', options: {}, iterations: 1 } as const;
    const told = forecastsIn(setting, 0);
    expect(forecastsIn(setting, 0)).toEqual(told);
    for (const all of Object.values(told)) for (const { told: chance } of all) expect(chance >= 0 && chance <= 1).toBe(true);
    const fewer = forecastsIn({ ...setting, hints: 'regular', every: 3 }, 0);
    expect(fewer.hint.length).toBeGreaterThan(0);
    expect(fewer.hint.length).toBeLessThan(told.hint.length);
  });

  test.each([
    ['campaign', 2, ['playing']],
    ['candidate', 3, ['primaries', 'convention']],
  ])('teaches networks from games of %s', (command, people, phases) => {
    const lines: string[] = [];
    const school = { command, games: 6, tables: [people], neurons: 2, print: (line: string) => lines.push(line) };
    const networks = learn(school);
    expect(learn(school)).toEqual(networks);
    expect(Object.keys(networks)).toEqual(phases);
    expect(lines[0]).toMatch(new RegExp(String.raw`^${phases[0]}, \d+ positions held out: so far \d\.\d{4}$`));
    for (const { neurons, direct } of Object.values(networks)) {
      expect(neurons).toHaveLength(2);
      expect([...neurons.flat(), ...direct].filter((weight) => !Number.isFinite(weight))).toEqual([]);
    }
  });

  test('counts whom players hit, by how they stand', () => {
    const rows: Row[] = [];
    for (let n = 0; n < 3; n++) countTargets(moiPresident, 4, n, rows, 'novice');
    const sum = (of: (row: Row) => number): number => rows.reduce((all, row) => all + of(row), 0);
    expect(sum(({ hit }) => hit)).toBeGreaterThan(0);
    expect(sum(({ fair }) => fair)).toBeCloseTo(
      sum(({ hit }) => hit),
      6,
    );
  });

  test('finds how far to believe chances', () => {
    const forecast = (told: number, won: number, n: number) => Array.from({ length: n }, () => ({ told, won, people: 2 }));
    const bold = [...forecast(0.9, 1, 75), ...forecast(0.9, 0, 25), ...forecast(0.1, 1, 25), ...forecast(0.1, 0, 75)];
    expect(bestTrust(bold)).toBe(0.5);
    expect(binsOf(bold, 1)).toEqual([expect.objectContaining({ n: 100, won: 0.25 }), expect.objectContaining({ n: 100, won: 0.75 })]);
    expect(binsOf(bold, 0.5)[1]!.told).toBeCloseTo(0.75, 2);
    expect(bestTrust([...forecast(0.9, 1, 50), ...forecast(0.9, 0, 50)])).toBe(0);
  });

  test('knows whom it can let play', () => {
    expect(() => playerOf('champion')).toThrow("Nobody is called 'champion': take random, greedy, practiced, novice, regular, expert");
    expect(() => playerOf('novice,luck=2')).toThrow("'luck=2' cannot be changed");
    for (const name of ['random', 'greedy', 'greedy,ways=40', 'novice', 'expert+peek', 'regular,replies=12'])
      expect(() => playerOf(name)).not.toThrow();
  });
});
