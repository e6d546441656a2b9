/** A finished game played again for its review. */
import { expect, test } from 'vitest';
import type { Game } from '../../src/games/game.ts';
import type { Mind } from '../../src/kernel/mind.ts';
import { momentsOf } from '../../src/table/looking-back/review/moments.ts';
import type { Given } from '../../src/table/work/loaded/record.ts';
import { standings } from '../games/standings.ts';
import { playRandom, seedOf } from '../standing/play.ts';

const standing = standings.find(({ game }) => game.command === 'campaign')!;

test('a seat goes on choosing among the same options only in the same question: cards to pay with are another', () => {
  const { opening, answers } = playRandom(standing, 0);
  const { rules, command } = standing.game;
  const { options = {} } = standing.tables[0]!;
  const given = answers.map(({ seat, picked, orders, ahead }): Given => ({ kind: orders ? 'orders' : ahead ? 'ahead' : 'answer', seat, picked }));
  const record = { game: command, rules: rules.version, options, seats: opening.seats, champion: null, seed: seedOf(1), answers: given };
  const game = standing.game as Game & { mind: Mind };
  const moments = [...momentsOf({ game, record, isTold: given.map(() => false), seats: opening.seats })];
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
