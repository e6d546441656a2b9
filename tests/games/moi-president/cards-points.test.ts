/** Points, bonuses and discarding: a scenario at least for each kind, and one for each result of the die. */
import { describe, expect, test } from 'vitest';
import { scenario, scores } from './scenario.ts';

const campaign = { A: ['campagne-5-1', 'campagne-3-1'], B: ['campagne-8-1', 'campagne-4-1'] };
const [won, lost] = [
  [4, 5, 6],
  [1, 2, 3],
];

test('Campagne: laid in one’s campaign zone, and the turn passes', () => {
  scenario({ hands: { A: ['campagne-10-1'] }, pile: ['indecis-1'] })
    .asks('A', 'ask.card')
    .answer('campagne-10-1')
    .tells('lays', { by: 'A', card: 'campagne-10-1', total: 10 })
    .tells('you-draw', { cards: ['indecis-1'] })
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
    scenario({ hands: { A: ['socle-8-1'] }, dice: [die] })
      .asks('A', 'ask.card')
      .answer('socle-8-1')
      .tells('luck', { by: 'A', die, won: true })
      .tells('keeps', { by: 'A', card: 'socle-8-1', total: 8 })
      .sees((state) => {
        expect(scores(state).A).toEqual([0, 8]);
        expect(state.dice).toEqual({ why: 'bonus', rounds: [[{ by: 'A', die }]] });
      });
  });
  test.each(lost!)('%i: the card goes to the Indécis zone', (die) => {
    scenario({ hands: { A: ['socle-8-1'] }, undecided: ['campagne-3-1'], dice: [die] })
      .asks('A', 'ask.card')
      .answer('socle-8-1')
      .tells('luck', { by: 'A', die, won: false })
      .tells('undecided', { cards: ['socle-8-1'], worth: 11 })
      .sees((state) => {
        expect(scores(state).A).toEqual([0, 0]);
        expect(state.undecided).toEqual(['campagne-3-1', 'socle-8-1']);
        expect(state.discard).toEqual([]);
      });
  });
});

describe('Confiance', () => {
  test.each(won!)('%i: a campaign card of one’s choice goes to one’s socle', (die) => {
    scenario({ hands: { A: ['confiance-1'] }, campaign, dice: [die] })
      .asks('A', 'ask.card')
      .answer('confiance-1')
      .asks('A', 'ask.trust')
      .offering('campagne-5-1', 'campagne-3-1')
      .answer('campagne-3-1')
      .tells('trusts', { by: 'A', points: 3 })
      .sees((state) => {
        expect(scores(state).A).toEqual([5, 3]);
        expect(state.discard).toEqual(['confiance-1']);
      });
  });
  test.each(lost!)('%i: nothing happens', (die) => {
    scenario({ hands: { A: ['confiance-1'] }, campaign, dice: [die] })
      .asks('A', 'ask.card')
      .answer('confiance-1')
      .tells('luck', { die, won: false })
      .sees((state) => expect(scores(state).A).toEqual([8, 0]))
      .asks('B', 'ask.card');
  });
  test('where all cards are worth the same, nothing is asked', () => {
    scenario({ hands: { A: ['confiance-1'] }, campaign: { A: ['campagne-5-1', 'campagne-5-2'] }, dice: [6] })
      .asks('A', 'ask.card')
      .answer('confiance-1')
      .sees((state) => expect(scores(state).A).toEqual([5, 5]))
      .asks('B', 'ask.card');
  });
});

describe('Indécis', () => {
  const undecided = ['campagne-10-1', 'socle-3-1'];
  test.each(won!)('%i: the whole Indécis zone goes to one’s socle', (die) => {
    scenario({ hands: { A: ['indecis-1'] }, undecided, dice: [die] })
      .asks('A', 'ask.card')
      .answer('indecis-1')
      .tells('rallies', { by: 'A', cards: 2, points: 13, total: 13 })
      .sees((state) => {
        expect(scores(state).A).toEqual([0, 13]);
        expect(state.undecided).toEqual([]);
      });
  });
  test.each(lost!)('%i: nothing happens', (die) => {
    scenario({ hands: { A: ['indecis-1'] }, undecided, dice: [die] })
      .asks('A', 'ask.card')
      .answer('indecis-1')
      .tells('luck', { die, won: false })
      .sees((state) => expect(state.undecided).toEqual(undecided));
  });
});

test('any card can be discarded without its effect, a joker too', () => {
  scenario({ hands: { A: ['immunite-1', 'campagne-10-1'] } })
    .asks('A', 'ask.card')
    .blocking('immunite-1', 'blocked.joker')
    .answer('discard-immunite-1')
    .tells('discards', { by: 'A', card: 'immunite-1' })
    .sees((state) => expect(state.discard).toEqual(['immunite-1']));
  scenario({ hands: { A: ['campagne-10-1'] } })
    .asks('A', 'ask.card')
    .answer('discard-campagne-10-1')
    .sees((state) => {
      expect(scores(state).A).toEqual([0, 0]);
      expect(state.discard).toEqual(['campagne-10-1']);
    });
});
