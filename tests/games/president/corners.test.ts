/** Corner cases that whole games seldom reach: a player leaves at an awkward moment, wins on another's turn, or is level with all others. */
import './box.ts';
import { describe, expect, test } from 'vitest';
import { cities } from '../../../src/games/president/data/cities.ts';
import { drawing, landing } from './scenario.ts';

const worth = (...values: number[]): string[] => cities.filter(({ points }) => values.includes(points)).map(({ id }) => id);
const four = ['A', 'B', 'C', 'D'];

describe('somebody leaves', () => {
  const flight = () =>
    landing(7, { seats: four, media: { A: ['P1'], B: ['A1'], C: ['J1'] } })
      .asks('A', 'ask.fly')
      .answer('fly-36');

  test('after having blocked, before the others have answered: the flight goes on', () => {
    const table = flight().asks('B', 'ask.block').answer('A1').leaves('B');
    table
      .asks('C', 'ask.block')
      .answer('nothing')
      .tellsNot('blocks')
      .tells('takes', { seat: 'A', cities: ['lille'] });
    expect(table.state.media).toContain('A1');
  });
  test('after having blocked, before the parade: the block stands, and its card is spent already', () => {
    const table = flight().asks('C', 'ask.block').answer('nothing').asks('B', 'ask.block').answer('A1').leaves('B');
    table.asks('A', 'ask.insist').answer('nothing').tells('grounded', { seat: 'A' }).asks('C', 'ask.roll');
    expect(table.state.media.filter((card) => card === 'A1')).toHaveLength(1);
  });
  test('who began, under a round limit: a round ends where it would have', () => {
    const last = { seats: four, first: 'A', active: 'D', rounds: '20', round: 20, cities: { B: ['lille'] } };
    landing('depart', last).ends('won.rounds', 'B');
    const gone = landing('caen', { ...last, active: 'B', round: 19 }, 2).leaves('A');
    gone.asks('C', 'ask.roll').answer('roll');
    expect(gone.state.round).toBe(19);
    gone.asks('D', 'ask.roll').answer('roll');
    expect([gone.state.active, gone.state.round]).toEqual(['B', 20]);
  });
});

describe('an order left while others may block', () => {
  test('answers for its owner, whatever is held', () => {
    const media = { B: ['A1'], C: ['J1'] };
    const table = landing(7, { seats: four, media }).asks('A', 'ask.fly').answer('fly-36');
    table.orders('B', 'block-always').tells('order.shows', { card: 'A1' }).tellsNot('blocks');
    table.asks('C', 'ask.block').answer('nothing').tells('blocks', { seat: 'B', flyer: 'A' });
    landing(7, { seats: four, media })
      .asks('A', 'ask.fly')
      .answer('fly-36')
      .orders('C', 'block-always')
      .tells('order.shows', { card: null })
      .asks('B', 'ask.block');
  });
});

describe('on another’s turn', () => {
  test('the 24th city, taken by somebody else, elects whoever has the majority already', () => {
    const all = cities.map(({ id }) => id);
    const strong = ['lille', 'paris', 'marseille', 'lyon', 'rouen', 'bordeaux', 'nantes', 'nice'];
    const rest = all.filter((id) => !strong.includes(id) && id !== 'caen');
    landing('caen', { seats: ['A', 'B', 'C'], cities: { B: strong, C: rest } }, 2)
      .tells('takes', { seat: 'A', cities: ['caen'] })
      .ends('won.majority', 'B');
  });
  test('an exchange can complete the other’s group', () => {
    const [one, ...others] = worth(5);
    const table = drawing('I13', { cities: { A: [one!], B: [...others, 'nantes'] } });
    table
      .tells('swaps', { one: 'A', other: 'B', mine: [one!], theirs: ['nantes'] })
      .tells('group', { seat: 'B', value: 5 })
      .asks('B', 'ask.roll');
  });
  test('whoever is level with all at nothing is parted by the combat die, which is told', () => {
    const table = landing('depart', { first: 'A', active: 'B', rounds: '20', round: 20, combat: [5, 5, 3, 6] }).ends('won.rounds', 'B');
    const dice = table.events.filter(({ message }) => message.key === 'dice.level').map(({ message }) => message.args?.rolls);
    expect(dice).toEqual(
      [
        [5, 5],
        [3, 6],
      ].map(([a, b]) => [
        { seat: 'A', die: a },
        { seat: 'B', die: b },
      ]),
    );
    expect(table.state.outcome?.message.args).toMatchObject({ points: 0, by: 'die' });
  });
});
