/** The four specials: at least one scenario for each, and one for each result of the die. */

import { describe, expect, test } from 'vitest';
import { campagne, shown, socle } from './cards.ts';
import { allCards, scenario, scores } from './scenario.ts';

const campaign = { A: [campagne(5), campagne(3)], B: [campagne(8), campagne(4)] };
const [won, lost] = [
  [4, 5, 6],
  [1, 2, 3],
];

test('Nouvelle donne: hands, discard and pile are shuffled, four new cards for each; the Indécis zone stays', () => {
  const table = scenario({ people: 5, hands: { A: ['nouvelle-donne-01'] }, discard: ['debat-01', 'debat-02'], undecided: [socle(3)], campaign });
  const before = allCards(table.state);
  table
    .asks('A', 'ask.card')
    .answer('nouvelle-donne-01')
    .tells('new-deal')
    .sees((state) => {
      expect(state.discard).toEqual([]);
      expect(state.undecided).toEqual([socle(3)]);
      expect(state.seats.map((seat) => state.places[seat]!.hand.length)).toEqual([4, 4, 4, 4, 4]);
      expect(scores(state).B).toEqual([12, 0]);
      expect(allCards(state)).toEqual(before);
      expect(state.rebuilds).toBe(0);
    });
});

describe('Tourne-main: hands pass to the neighbour', () => {
  const table = () => scenario({ hands: { A: ['tourne-main-01'] }, pile: ['indecis-01'] });
  test.each([
    ['clockwise', { A: 'C', B: 'A', C: 'B' }],
    ['anticlockwise', { A: 'B', B: 'C', C: 'A' }],
  ])('%s', (direction, from) => {
    const begun = table();
    const hands = Object.fromEntries(begun.state.seats.map((seat) => [seat, begun.state.places[seat]!.hand]));
    hands.A = [...hands.A!.filter((card) => card !== 'tourne-main-01'), 'indecis-01'];
    begun
      .asks('A', 'ask.card')
      .answer('tourne-main-01')
      .asks('A', 'ask.direction')
      .answer(direction)
      .sees((state) => {
        for (const [to, giver] of Object.entries(from)) expect([...state.places[to]!.hand].sort()).toEqual([...hands[giver]!].sort());
        expect(state.active).toBe('B');
      });
  });
  test('its player draws first and then chooses the direction, knowing the fourth card', () => {
    table()
      .asks('A', 'ask.card')
      .answer('tourne-main-01')
      .tells('you-draw', { cards: [shown('indecis-01')] })
      .sees((state) => expect(state.places.A!.hand).toHaveLength(4))
      .asks('A', 'ask.direction');
  });
  test('what passes is told to giver and receiver only', () => {
    const { events } = table().asks('A', 'ask.card').answer('tourne-main-01').asks('A', 'ask.direction').answer('clockwise');
    expect(events.filter(({ message }) => message.key === 'passed').map(({ to }) => to)).toEqual([
      ['A', 'B'],
      ['B', 'C'],
      ['C', 'A'],
    ]);
    expect(events.filter(({ to }) => to === 'all').every(({ message }) => !JSON.stringify(message).includes('indecis-01'))).toBe(true);
  });
});

describe('Tourne-points: campaign zones pass to the neighbour', () => {
  test.each([
    ['clockwise', { A: [0, 0], B: [8, 3], C: [12, 0] }],
    ['anticlockwise', { A: [12, 0], B: [0, 3], C: [8, 0] }],
  ])('%s', (direction, after) => {
    scenario({ hands: { A: ['tourne-points-01'] }, campaign, socle: { B: [socle(3)] } })
      .asks('A', 'ask.card')
      .answer('tourne-points-01')
      .asks('A', 'ask.direction')
      .answer(direction)
      .tells('passes.zones')
      .sees((state) => expect(scores(state)).toEqual(after));
  });
});

describe('Grand débat: each with five campaign points rolls', () => {
  test.each(won!)('%i: spared', (die) => {
    scenario({ hands: { A: ['grand-debat-01'] }, campaign: { B: [campagne(8)] }, dice: [die] })
      .asks('A', 'ask.card')
      .answer('grand-debat-01')
      .tells('exempt', { seat: 'A' })
      .tells('stands', { seat: 'B', die, spared: true })
      .sees((state) => expect(scores(state).B).toEqual([8, 0]));
  });
  test.each(lost!)('%i: five points go to the Indécis zone', (die) => {
    scenario({ hands: { A: ['grand-debat-01'] }, campaign: { B: [campagne(8)] }, dice: [die] })
      .asks('A', 'ask.card')
      .answer('grand-debat-01')
      .tells('stands', { seat: 'B', die, spared: false })
      .tells('pays', { by: 'B', set: [8], to: 'undecided', worth: 8 })
      .sees((state) => expect(state.undecided).toEqual([campagne(8)]));
  });
});
