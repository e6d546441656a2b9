/** Corner cases where several rulings meet: people who leave in the middle of an attack, piles that run out in a reaction, 51 for a moment. */
import { describe, expect, test } from 'vitest';
import { campagne, socle } from './cards.ts';
import { scenario, scores } from './scenario.ts';

const campaign = { A: [campagne(5), campagne(3)], B: [campagne(8), campagne(4)], C: [campagne(5, 2), campagne(6)] };

/** A attacks B with this card. */
const attacked = (card: string, hands: { [seat: string]: string[] }, more: Parameters<typeof scenario>[0] = {}) =>
  scenario({ hands: { A: [card], ...hands }, campaign, ...more })
    .asks('A', 'ask.card')
    .answer(card)
    .asks('A', 'ask.target')
    .answer('B');

describe('three become two, with a Diversion in hand', () => {
  const two = (points: typeof campaign) =>
    scenario({ hands: { A: ['affaire-01'], B: ['diversion-01'] }, campaign: points })
      .leaves('C')
      .asks('A', 'ask.card')
      .answer('affaire-01')
      .asks('B', 'ask.react');
  test('it turns the attack back on the attacker', () => {
    two(campaign)
      .offering('suffer', 'divert-A')
      .answer('divert-A')
      .tells('reacts.diversion', { by: 'B', to: 'A', swapped: true })
      .asks('A', 'ask.react')
      .answer('suffer')
      .tells('pays', { by: 'A', set: [5] });
  });
  test('unless the attacker has less than five campaign points', () => {
    two({ ...campaign, A: [campagne(3)] })
      .offering('suffer')
      .blocking('divert-A', 'blocked.target-under');
  });
});

describe('somebody leaves in the middle of a diverted attack', () => {
  test('the new attacker of a swapped duel: it comes to nothing', () => {
    attacked('debat-01', { B: ['diversion-01'] })
      .asks('B', 'ask.react')
      .answer('divert-A')
      .leaves('B')
      .tells('attack.falls', { attack: 'debat' })
      .tellsNot('duel')
      .asks('C', 'ask.card');
  });
  test('whoever diverted it to a third: that one still answers the attacker', () => {
    attacked('affaire-01', { B: ['diversion-01'] })
      .asks('B', 'ask.react')
      .answer('divert-C')
      .leaves('B')
      .asks('C', 'ask.react')
      .answer('suffer')
      .asks('C', 'ask.pay')
      .answer('5')
      .tells('pays', { by: 'C' })
      .asks('C', 'ask.card');
  });
});

describe('the pile runs out in a reaction', () => {
  const end = { pile: [], discard: ['confiance-01'] };
  test('it is rebuilt with the attack and the joker in it', () => {
    attacked('affaire-01', { B: ['immunite-01'] }, end)
      .asks('B', 'ask.react')
      .answer('immunite')
      .tells('rebuilt', { cards: 3, times: 1 })
      .sees((state) => {
        const drawn = [...state.pile, ...state.places.A!.hand, ...state.places.B!.hand];
        expect(drawn).toEqual(expect.arrayContaining(['affaire-01', 'immunite-01', 'confiance-01']));
        expect(state.discard).toEqual([]);
      });
  });
  test('with the cap, the game ends there', () => {
    attacked('affaire-01', { B: ['immunite-01'] }, { ...end, cap: true, rebuilds: 4 })
      .asks('B', 'ask.react')
      .answer('immunite')
      .ends('won.cap', 'B');
  });
});

describe('51 points, for a moment or for good', () => {
  test('exactly 51 through a duel won on one’s own turn', () => {
    attacked(
      'debat-01',
      {},
      {
        campaign: { A: [campagne(5)], B: [campagne(6)], C: [campagne(5, 2)] },
        socle: { A: [socle(10), socle(8), socle(6), socle(5), socle(5, 2), socle(3), socle(3, 2)] },
        dice: [6, 1],
      },
    )
      .asks('B', 'ask.react')
      .answer('suffer')
      .tells('takes', { by: 'A', points: 6, total: 51 })
      .ends('won.elected', 'A');
  });
  test('exactly 51 through a duel on somebody else’s turn wins nothing yet', () => {
    attacked(
      'debat-01',
      {},
      {
        campaign: { A: [campagne(6)], B: [campagne(5)], C: [campagne(5, 2)] },
        socle: { B: [socle(10), socle(8), socle(6), socle(5), socle(5, 2), socle(3), socle(3, 2)] },
        dice: [1, 6],
      },
    )
      .asks('B', 'ask.react')
      .answer('suffer')
      .tells('takes', { by: 'B', points: 6, total: 51 })
      .asks('B', 'ask.card');
  });
  test('lost again by one’s own Grand débat', () => {
    scenario({
      hands: { A: ['grand-debat-01'] },
      campaign: { A: [campagne(10), campagne(10, 2), campagne(10, 3), campagne(8), campagne(8, 2), campagne(5)] },
      dice: [2],
    })
      .asks('A', 'ask.card')
      .answer('grand-debat-01')
      .asks('A', 'ask.pay')
      .answer('5')
      .sees((state) => expect(scores(state).A).toEqual([46, 0]))
      .asks('B', 'ask.card');
  });
});
