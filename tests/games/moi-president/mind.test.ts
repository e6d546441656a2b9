/** How a computer plays Moi Président. */
import { describe, expect, test } from 'vitest';
import { moiPresident } from '../../../src/games/moi-president/game.ts';
import { mind } from '../../../src/games/moi-president/mind.ts';
import { imagine, informationSetFor } from '../../../src/kernel/information-set.ts';
import { fastRandom, simulate } from '../../../src/kernel/simulation.ts';
import { campagne, socle } from './cards.ts';
import { scenario } from './scenario.ts';

const chanceOf = (setting: Parameters<typeof scenario>[0], seat = 'A') => mind.evaluate(scenario(setting).state)[seat]!;

test('points in the socle are worth more than points that may be lost', () => {
  expect(chanceOf({ hands: {}, socle: { A: [campagne(8)] } })).toBeGreaterThan(chanceOf({ hands: {}, campaign: { A: [campagne(8)] } }));
});

test('a joker in hand is worth something', () => {
  const campaign = { A: [campagne(5)] };
  const hands = (card: string) => ({ A: [card, 'indecis-01', 'indecis-02', 'indecis-03'] });
  expect(chanceOf({ hands: hands('immunite-01'), campaign })).toBeGreaterThan(chanceOf({ hands: hands('grand-debat-01'), campaign }));
});

test('nothing is known of a hand but what was passed on', () => {
  const { state } = scenario({ hands: { A: ['debat-01'], B: ['affaire-01', 'confiance-01'] }, undecided: [socle(3)] });
  state.passed = [{ card: 'affaire-01', by: ['A'] }];
  const random = fastRandom(3);
  const held = new Set<string>();
  for (let i = 0; i < 40; i++) {
    const { hand } = imagine(mind, informationSetFor(mind, state, 'A'), random).places.B!;
    expect(hand).toContain('affaire-01');
    for (const card of hand) held.add(card);
  }
  expect(held.size).toBeGreaterThan(20);
});

test('cards that are alike are thought about once', () => {
  const { state } = scenario({ hands: { A: ['debat-01', 'debat-02', campagne(5), campagne(8)] }, campaign: { A: [campagne(10)], B: [campagne(6)] } });
  const [asked] = simulate(moiPresident.rules, state).asked();
  const moves = mind.moves!(state, asked!)!.flat();
  expect(moves.filter((id) => id.includes('debat')).sort()).toEqual(['debat-01', 'discard-debat-01']);
  expect(moves.filter((id) => id.includes('campagne'))).toHaveLength(4);
});

describe('of rivals who lose as much, a practiced player hits the one further ahead', () => {
  const campaign = { B: [campagne(5)], C: [campagne(5, 2)], D: [campagne(5, 3)] };
  const at = (hand: string, ahead: string) =>
    scenario({ people: 4, hands: { A: [hand], B: ['diversion-01'] }, campaign, socle: { [ahead]: [socle(10)] } })
      .asks('A', 'ask.card')
      .answer(hand);
  const picks = ({ state }: ReturnType<typeof at>, seat: string) =>
    mind.usual!(moiPresident.rules.view(state, seat), simulate(moiPresident.rules, state).asked()[0]!.question, fastRandom(1));

  test('wherever that one sits', () => {
    for (const ahead of ['B', 'C', 'D']) expect(picks(at('affaire-01', ahead), 'A')).toEqual([ahead]);
  });
  test('with a Diversion, too', () => {
    for (const ahead of ['C', 'D']) expect(picks(at('affaire-01', ahead).asks('A', 'ask.target').answer('B'), 'B')).toEqual([`divert-${ahead}`]);
  });
});
