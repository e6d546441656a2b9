/** Rules and referee read printed values from the same place, so one edit corrects both. Few tokens also try the rulings on their shortage. */
import { expect, test, vi } from 'vitest';
import { games } from '../../../src/games/index.ts';
import { judge } from '../judge.ts';
import { randomGame } from '../play.ts';
import { referee } from './index.ts';

vi.mock('../../../src/games/campaign/data/numbers.ts', async (printed) => ({
  ...(await printed<object>()),
  tokensPerSide: 5,
  cardsAtStart: 4,
  handToDraw: 6,
  quietTurns: 40,
  quietTurnsToOffer: 10,
}));

const game = games.find(({ command }) => command === 'campaign')!;

test('the referee follows corrected numbers', () => {
  const asked = new Set<string>();
  const told = new Set<string>();
  for (let n = 0; n < 8; n++) {
    const { opening, next } = randomGame(game, n, referee.rare);
    const { violations } = judge(referee, game, opening, next, (moment) => {
      for (const { ask } of moment.open) asked.add(ask.key);
      for (const { message } of moment.told) told.add(message.key);
      if (moment.outcome) told.add(moment.outcome.message.key);
      return moment;
    });
    expect(violations).toEqual([]);
  }
  expect([...asked]).toContain('ask.circles');
  expect([...told]).toEqual(expect.arrayContaining(['gains.no-token', 'group.no-token', 'draw.quiet']));
});
