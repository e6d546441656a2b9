import { describe, expect, test } from 'vitest';
import { games } from '../../src/games/index.ts';
import type { Played } from '../arena/match.ts';
import { play } from '../arena/match.ts';
import { plains } from '../arena/plain.ts';
import { head, matchOf, readPanel, rowsOf, sharesOf } from './panel.ts';

const campaign = games.find(({ command }) => command === 'campaign')!;

/** A two-player game that this seat won, or nobody did. */
const ended = (first: string, ...winners: string[]): Played => ({
  n: 0,
  share: 0,
  isDraw: winners.length === 0,
  seat: 'obama',
  seats: ['obama', 'mccain'],
  first,
  winners,
  held: {},
  answers: 1,
  paces: [
    { answers: 0, ms: 0 },
    { answers: 0, ms: 0 },
  ],
});
const times = <T>(n: number, one: T): T[] => Array.from({ length: n }, () => one);

describe('the panel', () => {
  test('counts sides and turns, and leaves draws out', () => {
    const played = [...times(600, ended('obama', 'obama')), ...times(600, ended('obama', 'mccain')), ...times(50, ended('obama'))];
    const shares = sharesOf({ game: campaign, people: 2 }, played);
    expect(shares.map(({ of, won, games: n, even }) => [of, won, n, even])).toEqual([
      ['Obama', 600, 1200, 'yes'],
      ['McCain', 600, 1200, 'yes'],
      ['turn 1', 600, 1200, 'yes'],
      ['turn 2', 600, 1200, 'yes'],
    ]);
  });

  test('says whether a share is even by its interval: surely, surely not, or not known', () => {
    const even = (obama: number, mccain: number) =>
      sharesOf({ game: campaign, people: 2 }, [...times(obama, ended('obama', 'obama')), ...times(mccain, ended('obama', 'mccain'))])[0]!.even;
    expect([even(1040, 960), even(52, 48), even(60, 40), even(650, 350)]).toEqual(['yes', 'not sure', 'not sure', 'no']);
  });

  test('lets each side begin in turn, and deals every game anew', () => {
    const panel = readPanel(['campaign', 'kinds=random']);
    expect(panel.tables).toEqual([{ deck: 'starter' }, { deck: 'draft' }]);
    expect([0, 1, 2].map((i) => matchOf(panel, 'random', panel.tables[1]!, i))).toEqual([
      { game: 'campaign', players: ['random', 'random'], people: 2, options: { deck: 'draft', first: 'obama' }, n: 0 },
      { game: 'campaign', players: ['random', 'random'], people: 2, options: { deck: 'draft', first: 'mccain' }, n: 2 },
      { game: 'campaign', players: ['random', 'random'], people: 2, options: { deck: 'draft', first: 'obama' }, n: 4 },
    ]);
    const chosen = readPanel(['campaign', 'deck=draft', 'first=lot']);
    expect(matchOf(chosen, 'random', chosen.tables[0]!, 0).options).toEqual({ deck: 'draft', first: 'lot' });
  });

  test('says what may be typed', () => {
    expect(() => readPanel([])).toThrow('npm run balance -- <game>');
    expect(() => readPanel(['campaign', 'kinds=champion'])).toThrow("Nobody is called 'champion'");
    expect(() => readPanel(['campaign', 'deck=own'])).toThrow("'deck' is one of starter, draft");
    expect(() => readPanel(['campaign', 'luck=2'])).toThrow("Nothing is called 'luck'");
    expect(() => readPanel(['campaign', 'people=3'])).toThrow('for 2 to 2 people');
    expect(() => readPanel(['campaign', 'games=some'])).toThrow("'games' is a whole number");
  });

  const counted = games.filter(({ rules }) => rules.id in plains);
  test.each(counted.map((game) => [game.command, game] as const))('/%s is played by somebody greedy, among themselves', (command, game) => {
    const panel = readPanel([command, 'kinds=greedy,ways=2', `people=${game.rules.players.min}`]);
    const played = [play(matchOf(panel, panel.kinds[0]!, panel.tables[0]!, 0))];
    for (const { winners, first, seats } of played) {
      expect(winners.length).toBeGreaterThan(0);
      expect(first === null || seats.includes(first)).toBe(true);
    }
    for (const row of rowsOf(panel, 'greedy', played)) expect(row.split('|')).toHaveLength(head(panel.people)[0]!.split('|').length);
  });
});
