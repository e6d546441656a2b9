/** A finished game played again for its review. */
import { expect, test } from 'vitest';
import type { Game } from '../../src/games/game.ts';
import type { Mind } from '../../src/kernel/mind.ts';
import { momentsOf } from '../../src/table/looking-back/review/moments.ts';
import { standings } from '../games/standings.ts';
import { recorded } from './recorded.ts';

const standing = standings.find(({ game }) => game.command === 'campaign')!;

test('a seat goes on choosing among the same options only in the same question: cards to pay with are another', () => {
  const record = recorded(standing, 0);
  const game = standing.game as Game & { mind: Mind };
  const moments = [...momentsOf({ game, record, isTold: [], seats: record.seats })];
  const chosen = moments.flatMap((one) => (one.is === 'chose' ? [one] : []));
  const paying = chosen.filter(({ decision, seat }, n) => {
    const next = chosen.slice(n + 1).find((one) => one.seat === seat);
    return decision.ask.key === 'ask.turn' && next?.decision.ask.key === 'ask.pay';
  });
  expect(paying.length).toBeGreaterThan(0);
  expect(paying.filter(({ goesOn }) => goesOn)).toEqual([]);
  // A card, what pays for it, and its state are one turn.
  for (const one of paying) expect(chosen.find(({ answer, seat }) => answer > one.answer && seat === one.seat)!.turn).toBe(one.turn);
});
