/** What people are told of their chances, and a review's luck, where a turn has begun and something is still to be decided. */
import { expect, test } from 'vitest';
import { assess } from '../../src/computer/assess.ts';
import { moiPresident } from '../../src/games/moi-president/game.ts';
import { president } from '../../src/games/president/game.ts';
import { copyJson } from '../../src/kernel/copy.ts';
import { informationSetFor } from '../../src/kernel/information-set.ts';
import type { Core } from '../../src/kernel/types.ts';
import { campagne } from '../games/moi-president/cards.ts';
import { scenario as moiScenario } from '../games/moi-president/scenario.ts';
import { landing } from '../games/president/scenario.ts';
import type { Table } from '../games/scenario.ts';

/** A spectator's chances of this seat. */
function chanceOf<S extends Core>({ rules, mind }: Parameters<typeof assess<S>>[0], { state }: Table<S>, seat: string): number {
  return assess({ rules, mind }, informationSetFor(mind, copyJson(state), null), { ways: 300, seed: 1 }).chances[seat]!;
}
const inMoi = (table: ReturnType<typeof moiScenario>, seat = 'A') =>
  chanceOf({ rules: moiPresident.rules, mind: moiPresident.mind! } as never, table as never, seat);
const inPresident = (table: ReturnType<typeof landing>, seat = 'A') =>
  chanceOf({ rules: president.rules, mind: president.mind! } as never, table as never, seat);

const duel = (dice: number[]) =>
  moiScenario({
    people: 2,
    hands: { A: ['debat-01'], B: ['confiance-01', 'confiance-02', 'confiance-03', 'confiance-04'] },
    campaign: { A: [campagne(10), campagne(5)], B: [campagne(10, 2), campagne(8)] },
    dice,
  })
    .asks('A', 'ask.card')
    .answer('debat-01')
    .asks('B', 'ask.react')
    .answer('suffer');

test('who has won a duel has what they will take, before they have taken it', () => {
  const [won, lost] = [duel([6, 1]), duel([1, 6])];
  const [afterWon, afterLost] = [inMoi(won), inMoi(lost)];
  expect(afterWon - afterLost).toBeGreaterThan(0.15);
  expect(Math.abs(inMoi(won.asks('A', 'ask.take').answer(campagne(10, 2))) - afterWon)).toBeLessThan(0.03);
  expect(Math.abs(inMoi(lost.asks('B', 'ask.take').answer(campagne(10))) - afterLost)).toBeLessThan(0.03);
});

/** A lands on B's Lille; each could commit a card to the dice. */
const battle = (combat: number[]) => landing('lille', { cities: { A: ['marseille'], B: ['lille'] }, media: { A: ['J1'], B: ['J2'] }, combat });

test('a city that somebody has landed on is contested, before anybody has answered', () => {
  const fought = (combat: number[]) => battle(combat).asks('B', 'ask.attack').answer('nothing').asks('A', 'ask.attack').answer('nothing');
  const [won, lost] = [inPresident(fought([6, 1])), inPresident(fought([1, 6]))];
  expect(won - lost).toBeGreaterThan(0.2);
  const contested = inPresident(battle([6, 1]));
  expect(contested).toBeGreaterThan(lost + 0.05);
  expect(contested).toBeLessThan(won - 0.05);
});
