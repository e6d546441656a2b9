/** Attacks and jokers: at least one scenario for each kind, and one for each pair of dice. */

import { describe, expect, test } from 'vitest';
import { campagne, socle } from './cards.ts';
import { scenario, scores } from './scenario.ts';

const campaign = { A: [campagne(5), campagne(3)], B: [campagne(8), campagne(4)] };
const [_won, _lost] = [
  [4, 5, 6],
  [1, 2, 3],
];

const pairs = [1, 2, 3, 4, 5, 6].flatMap((one) => [1, 2, 3, 4, 5, 6].flatMap((other): [number, number][] => (one === other ? [] : [[one, other]])));

describe('Débat: the higher takes a card of the other’s campaign', () => {
  test.each(pairs)('%i against %i', (one, other) => {
    const [winner, loser] = one > other ? ['A', 'B'] : ['B', 'A'];
    const [dear, left] = winner === 'A' ? [campagne(8), 4] : [campagne(5), 3];
    scenario({ people: 2, hands: { A: ['debat-01'] }, campaign, dice: [one, other] })
      .asks('A', 'ask.card')
      .answer('debat-01')
      .tells('attacks', { by: 'A', target: 'B' })
      .asks('B', 'ask.react')
      .answer('suffer')
      .tells('duel', { one: { by: 'A', die: one }, other: { by: 'B', die: other }, again: false })
      .asks(winner!, 'ask.take')
      .answer(String(dear))
      .tells('takes', { by: winner!, from: loser! })
      .sees((state) => expect(scores(state)[loser!]).toEqual([left, 0]));
  });
});

describe('Polémique: the lower loses a campaign card to the Indécis zone', () => {
  test.each(pairs)('%i against %i', (one, other) => {
    const loser = one < other ? 'A' : 'B';
    const card = loser === 'A' ? campagne(3) : campagne(4);
    scenario({ people: 2, hands: { A: ['polemique-01'] }, campaign, dice: [one, other] })
      .asks('A', 'ask.card')
      .answer('polemique-01')
      .asks('B', 'ask.react')
      .answer('suffer')
      .asks(loser, 'ask.give')
      .answer(card)
      .tells('gives', { by: loser })
      .sees((state) => {
        expect(state.undecided).toEqual([card]);
        expect(scores(state)).toEqual(loser === 'A' ? { A: [5, 0], B: [12, 0] } : { A: [8, 0], B: [8, 0] });
      });
  });
});

test('Affaire: the target discards five campaign points, and the attacker needs none', () => {
  scenario({ people: 2, hands: { A: ['affaire-01'] }, campaign: { B: [campagne(8), campagne(5)] } })
    .asks('A', 'ask.card')
    .answer('affaire-01')
    .asks('B', 'ask.react')
    .answer('suffer')
    .asks('B', 'ask.pay')
    .offering('5', '8')
    .answer('8')
    .tells('pays', { by: 'B', set: [8], to: 'discard' })
    .sees((state) => {
      expect(scores(state).B).toEqual([5, 0]);
      expect(state.discard).toEqual(['affaire-01', campagne(8)]);
    });
});

test('Immunité: the attack is canceled, and its user draws', () => {
  scenario({ people: 2, hands: { A: ['affaire-01'], B: ['immunite-01'] }, campaign, pile: [socle(3), socle(3, 2)] })
    .asks('A', 'ask.card')
    .answer('affaire-01')
    .asks('B', 'ask.react')
    .answer('immunite')
    .tells('reacts.immunite', { by: 'B', attack: 'affaire', attacker: 'A' })
    .sees((state) => {
      expect(scores(state)).toEqual({ A: [8, 0], B: [12, 0] });
      expect(state.discard).toEqual(['affaire-01', 'immunite-01']);
      expect(state.places.B!.hand).toContain(socle(3));
      expect(state.places.A!.hand).toContain(socle(3, 2));
      expect(state.last?.replies).toEqual([{ by: 'B', joker: 'immunite', to: null }]);
    });
});

test('Diversion: the attack is turned to another player', () => {
  scenario({ hands: { A: ['affaire-01'], B: ['diversion-01'] }, campaign: { ...campaign, C: [campagne(5, 2)] } })
    .asks('A', 'ask.card')
    .answer('affaire-01')
    .asks('A', 'ask.target')
    .offering('B', 'C')
    .answer('B')
    .asks('B', 'ask.react')
    .answer('divert-C')
    .tells('reacts.diversion', { by: 'B', to: 'C', swapped: false })
    .asks('C', 'ask.react')
    .answer('suffer')
    .tells('pays', { by: 'C', set: [5] })
    .sees((state) => expect(scores(state)).toEqual({ A: [8, 0], B: [12, 0], C: [0, 0] }));
});
