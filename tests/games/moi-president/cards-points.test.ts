/** Points, bonuses and discarding: at least one scenario for each kind, and one for each result of the die. */

import { describe, expect, test } from 'vitest';
import { campagne, shown, socle } from './cards.ts';
import { scenario, scores } from './scenario.ts';

const campaign = { A: [campagne(5), campagne(3)], B: [campagne(8), campagne(4)] };
const [won, lost] = [
  [4, 5, 6],
  [1, 2, 3],
];

test('Campagne: laid in one’s campaign zone, and the turn passes', () => {
  scenario({ hands: { A: [campagne(10)] }, pile: ['indecis-01'] })
    .asks('A', 'ask.card')
    .answer(campagne(10))
    .tells('lays', { by: 'A', card: shown(campagne(10)), total: 10 })
    .tells('you-draw', { cards: [shown('indecis-01')] })
    .sees((state) => {
      expect(scores(state).A).toEqual([10, 0]);
      expect(state.places.A!.hand).toHaveLength(4);
      expect(state.discard).toEqual([]);
      expect(state.active).toBe('B');
    })
    .asks('B', 'ask.card');
});

describe('Socle', () => {
  test.each(won!)('%i: the card goes to one’s socle', (die) => {
    scenario({ hands: { A: [socle(8)] }, dice: [die] })
      .asks('A', 'ask.card')
      .answer(socle(8))
      .tells('luck', { by: 'A', die, won: true })
      .tells('keeps', { by: 'A', card: shown(socle(8)), total: 8 })
      .sees((state) => {
        expect(scores(state).A).toEqual([0, 8]);
        expect(state.dice).toEqual({ why: 'bonus', rounds: [[{ by: 'A', die }]] });
      });
  });
  test.each(lost!)('%i: the card goes to the Indécis zone', (die) => {
    scenario({ hands: { A: [socle(8)] }, undecided: [campagne(3)], dice: [die] })
      .asks('A', 'ask.card')
      .answer(socle(8))
      .tells('luck', { by: 'A', die, won: false })
      .tells('undecided', { cards: [shown(socle(8))], worth: 11 })
      .sees((state) => {
        expect(scores(state).A).toEqual([0, 0]);
        expect(state.undecided).toEqual([campagne(3), socle(8)]);
        expect(state.discard).toEqual([]);
      });
  });
});

describe('Confiance', () => {
  test.each(won!)('%i: a campaign card of one’s choice may go to one’s socle', (die) => {
    scenario({ hands: { A: ['confiance-01'] }, campaign, dice: [die] })
      .asks('A', 'ask.card')
      .answer('confiance-01')
      .asks('A', 'ask.trust')
      .offering(campagne(5), campagne(3), 'none')
      .answer(campagne(3))
      .tells('trusts', { by: 'A', points: 3 })
      .sees((state) => {
        expect(scores(state).A).toEqual([5, 3]);
        expect(state.discard).toEqual(['confiance-01']);
      });
  });
  test.each(lost!)('%i: nothing happens', (die) => {
    scenario({ hands: { A: ['confiance-01'] }, campaign, dice: [die] })
      .asks('A', 'ask.card')
      .answer('confiance-01')
      .tells('luck', { die, won: false })
      .sees((state) => expect(scores(state).A).toEqual([8, 0]))
      .asks('B', 'ask.card');
  });
  test('“peut”: all of the campaign may stay where it is, also where there is one card only', () => {
    scenario({ hands: { A: ['confiance-01'] }, campaign: { A: [campagne(5)] }, dice: [6] })
      .asks('A', 'ask.card')
      .answer('confiance-01')
      .asks('A', 'ask.trust')
      .offering(campagne(5), 'none')
      .answer('none')
      .tells('trust.none', { by: 'A' })
      .sees((state) => expect(scores(state).A).toEqual([5, 0]))
      .asks('B', 'ask.card');
  });
});

describe('Indécis', () => {
  const undecided = [campagne(10), socle(3)];
  test.each(won!)('%i: the whole Indécis zone goes to one’s socle', (die) => {
    scenario({ hands: { A: ['indecis-01'] }, undecided, dice: [die] })
      .asks('A', 'ask.card')
      .answer('indecis-01')
      .tells('rallies', { by: 'A', cards: 2, points: 13, total: 13 })
      .sees((state) => {
        expect(scores(state).A).toEqual([0, 13]);
        expect(state.undecided).toEqual([]);
      });
  });
  test.each(lost!)('%i: nothing happens', (die) => {
    scenario({ hands: { A: ['indecis-01'] }, undecided, dice: [die] })
      .asks('A', 'ask.card')
      .answer('indecis-01')
      .tells('luck', { die, won: false })
      .sees((state) => expect(state.undecided).toEqual(undecided));
  });
});

test('any card can be discarded without its effect, a joker too', () => {
  scenario({ hands: { A: ['immunite-01', campagne(10)] } })
    .asks('A', 'ask.card')
    .blocking('immunite-01', 'blocked.joker')
    .answer('discard-immunite-01')
    .tells('discards', { by: 'A', card: shown('immunite-01') })
    .sees((state) => expect(state.discard).toEqual(['immunite-01']));
  scenario({ hands: { A: [campagne(10)] } })
    .asks('A', 'ask.card')
    .answer(`discard-${campagne(10)}`)
    .sees((state) => {
      expect(scores(state).A).toEqual([0, 0]);
      expect(state.discard).toEqual([campagne(10)]);
    });
});
