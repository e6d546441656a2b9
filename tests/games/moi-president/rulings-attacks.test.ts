/** The rulings on attacks and jokers, by their numbers on the components page. */

import { describe, expect, test } from 'vitest';
import { moiPresident } from '../../../src/games/moi-president/game.ts';
import { isExposed } from '../../../src/games/moi-president/rules/table.ts';
import { decisions } from '../../../src/kernel/run.ts';
import { campagne, socle } from './cards.ts';
import { scenario, scores } from './scenario.ts';

const campaign = { A: [campagne(5), campagne(3)], B: [campagne(8), campagne(4)], C: [campagne(5, 2), campagne(6)] };

describe('ruling 6: the target', () => {
  test('is one other player with five campaign points', () => {
    scenario({ people: 4, hands: { A: ['polemique-01'] }, campaign: { ...campaign, D: [campagne(4, 2)] } })
      .asks('A', 'ask.card')
      .answer('polemique-01')
      .asks('A', 'ask.target')
      .picking(1)
      .offering('B', 'C');
  });
  test('of an Affaire may be named by somebody without points', () => {
    scenario({ hands: { A: ['affaire-01', 'debat-01'] }, campaign: { B: campaign.B, C: campaign.C } })
      .asks('A', 'ask.card')
      .blocking('debat-01', 'blocked.you-under')
      .answer('affaire-01')
      .asks('A', 'ask.target')
      .offering('B', 'C');
  });
});

test('ruling 7: the target alone may react, and is asked with or without a joker', () => {
  const table = scenario({ hands: { A: ['affaire-01'], C: ['immunite-01'] }, campaign })
    .asks('A', 'ask.card')
    .answer('affaire-01');
  table
    .asks('A', 'ask.target')
    .answer('B')
    .asks('B', 'ask.react')
    .offering('suffer')
    .blocking('immunite', 'blocked.not-held')
    .blocking('divert', 'blocked.not-held')
    .answer('suffer');
  scenario({ hands: { A: ['affaire-01'], C: ['immunite-01'] }, campaign })
    .asks('A', 'ask.card')
    .answer('affaire-01')
    .asks('A', 'ask.target')
    .answer('B')
    .sees((state) => expect(decisions(moiPresident.rules, state).map(({ seat }) => seat)).toEqual(['B']));
});

test('ruling 8: Immunité ends the attack, the cards are discarded', () => {
  scenario({ hands: { A: ['debat-01'], B: ['immunite-01'] }, campaign })
    .asks('A', 'ask.card')
    .answer('debat-01')
    .asks('A', 'ask.target')
    .answer('B')
    .asks('B', 'ask.react')
    .answer('immunite')
    .tellsNot('duel')
    .sees((state) => expect(state.discard).toEqual(['debat-01', 'immunite-01']))
    .asks('B', 'ask.card');
});

describe('ruling 9: Diversion', () => {
  test('names somebody else with five campaign points, the attacker too', () => {
    scenario({ people: 4, hands: { A: ['debat-01'], B: ['diversion-01'] }, campaign })
      .asks('A', 'ask.card')
      .answer('debat-01')
      .asks('A', 'ask.target')
      .answer('B')
      .asks('B', 'ask.react')
      .offering('suffer', 'divert-A', 'divert-C')
      .blocking('divert-D', 'blocked.target-under');
  });
  test('is not playable where nobody has five points', () => {
    scenario({ hands: { A: ['affaire-01'], B: ['diversion-01'] }, campaign: { B: campaign.B } })
      .asks('A', 'ask.card')
      .answer('affaire-01')
      .asks('B', 'ask.react')
      .offering('suffer')
      .blocking('divert-A', 'blocked.target-under')
      .blocking('divert-C', 'blocked.target-under');
  });
  test('chains without limit, and the same player may react several times', () => {
    scenario({ hands: { A: ['affaire-01'], B: ['diversion-01', 'diversion-02'], C: ['diversion-03'] }, campaign })
      .asks('A', 'ask.card')
      .answer('affaire-01')
      .asks('A', 'ask.target')
      .answer('B')
      .asks('B', 'ask.react')
      .answer('divert-C')
      .asks('C', 'ask.react')
      .answer('divert-B')
      .asks('B', 'ask.react')
      .answer('divert-C')
      .asks('C', 'ask.react')
      .answer('suffer')
      .sees((state) =>
        expect(state.last?.replies.map(({ by, to }) => [by, to])).toEqual([
          ['B', 'C'],
          ['C', 'B'],
          ['B', 'C'],
        ]),
      );
  });
});

describe('ruling 10: a Diversion to the attacker swaps the roles', () => {
  test('the diverter throws as the attacker', () => {
    scenario({ hands: { A: ['debat-01'], B: ['diversion-01'] }, campaign, dice: [2, 4] })
      .asks('A', 'ask.card')
      .answer('debat-01')
      .asks('A', 'ask.target')
      .answer('B')
      .asks('B', 'ask.react')
      .answer('divert-A')
      .tells('reacts.diversion', { by: 'B', to: 'A', swapped: true })
      .asks('A', 'ask.react')
      .answer('suffer')
      .tells('duel', { one: { by: 'B', die: 2 }, other: { by: 'A', die: 4 } })
      .asks('A', 'ask.take');
  });
  test('any other diversion leaves the attacker, and landing on the present attacker swaps again', () => {
    scenario({ hands: { A: ['polemique-01', 'diversion-01'], B: ['diversion-02', 'diversion-03'] }, campaign, dice: [5, 1] })
      .asks('A', 'ask.card')
      .answer('polemique-01')
      .asks('A', 'ask.target')
      .answer('B')
      .asks('B', 'ask.react')
      .answer('divert-A')
      .asks('A', 'ask.react')
      .answer('divert-B')
      .tells('reacts.diversion', { by: 'A', to: 'B', swapped: true })
      .asks('B', 'ask.react')
      .answer('divert-C')
      .tells('reacts.diversion', { swapped: false, attacker: 'A' })
      .asks('C', 'ask.react')
      .answer('suffer')
      .tells('duel', { one: { by: 'A', die: 5 }, other: { by: 'C', die: 1 } })
      .asks('C', 'ask.give');
  });
});

test('ruling 11: Débat: ties are thrown again, the winner chooses one card of the loser’s campaign', () => {
  scenario({ people: 2, hands: { A: ['debat-01'] }, campaign, dice: [3, 3, 5, 5, 2, 6] })
    .asks('A', 'ask.card')
    .answer('debat-01')
    .asks('B', 'ask.react')
    .answer('suffer')
    .tells('duel.tie', { one: { by: 'A', die: 3 }, other: { by: 'B', die: 3 }, again: false })
    .tells('duel', { one: { by: 'A', die: 2 }, other: { by: 'B', die: 6 }, again: true })
    .sees((state) => expect(state.dice?.rounds).toHaveLength(3))
    .asks('B', 'ask.take')
    .offering(campagne(5), campagne(3))
    .answer(campagne(3))
    .sees((state) => expect(scores(state)).toEqual({ A: [5, 0], B: [15, 0] }));
});

test('ruling 12: Polémique: ties are thrown again, the loser chooses one of their campaign cards', () => {
  scenario({ people: 2, hands: { A: ['polemique-01'] }, campaign, dice: [1, 1, 4, 2] })
    .asks('A', 'ask.card')
    .answer('polemique-01')
    .asks('B', 'ask.react')
    .answer('suffer')
    .asks('B', 'ask.give')
    .offering(campagne(4), campagne(8))
    .answer(campagne(8))
    .sees((state) => expect(state.undecided).toEqual([campagne(8)]));
});

describe('ruling 13: five points without change, by a set of which no card is to spare', () => {
  const small = [campagne(3), campagne(3, 2), campagne(4), campagne(10)];
  test('Affaire: to the discard', () => {
    scenario({ people: 2, hands: { A: ['affaire-01'] }, campaign: { B: small } })
      .asks('A', 'ask.card')
      .answer('affaire-01')
      .asks('B', 'ask.react')
      .answer('suffer')
      .asks('B', 'ask.pay')
      .offering('3+3', '4+3', '10')
      .answer('4+3')
      .sees((state) => {
        expect(state.discard).toEqual(['affaire-01', campagne(4), campagne(3)]);
        expect(scores(state).B).toEqual([13, 0]);
      });
  });
  test('Grand débat: to the Indécis zone', () => {
    scenario({ people: 2, hands: { A: ['grand-debat-01'] }, campaign: { B: small }, dice: [1] })
      .asks('A', 'ask.card')
      .answer('grand-debat-01')
      .asks('B', 'ask.pay')
      .answer('10')
      .sees((state) => expect(state.undecided).toEqual([campagne(10)]));
  });
});

test('ruling 14: with less than five campaign points one is neither attacked nor called, whatever the socle', () => {
  scenario({ hands: { A: ['affaire-01', 'grand-debat-01'] }, campaign: { B: [campagne(4)] }, socle: { B: [socle(10)], C: [socle(8)] } })
    .asks('A', 'ask.card')
    .blocking('affaire-01', 'blocked.no-target')
    .answer('grand-debat-01')
    .tells('exempt', { seat: 'B' })
    .tells('exempt', { seat: 'C' })
    .tellsNot('stands')
    .asks('B', 'ask.card');
});

test('exposed is who has five campaign points and plays on', () => {
  const { state } = scenario({ campaign: { A: [campagne(4)], B: [campagne(5)] }, socle: { A: [socle(10)] } });
  expect(state.seats.filter((seat) => isExposed(state, seat))).toEqual(['B']);
});
