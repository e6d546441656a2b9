/** Every Infos card, drawn. */
import './box.ts';
import { describe, expect, test } from 'vitest';
import { citiesOf, drawing } from './scenario.ts';

const pawns = { A: 0, B: 39, C: 20 };
const seats = ['A', 'B', 'C'];

describe('cards that lose cities', () => {
  const cities = { A: ['lille', 'rouen', 'laval', 'rennes'], B: ['paris'] };

  test.each(['I01', 'I02'])('%s: the weakest city', (card) => {
    const table = drawing(card, { cities }).tells('loses', { seat: 'A', cities: ['laval'] });
    expect(citiesOf(table.state, 'A')).toEqual(['lille', 'rennes', 'rouen']);
    expect(table.state.owners.laval).toBeNull();
  });
  test('I03: the strongest city', () => {
    drawing('I03', { cities }).tells('loses', { seat: 'A', cities: ['lille'] });
  });
  test('I04: the two weakest; of equal ones the owner chooses', () => {
    drawing('I04', { cities }).tells('loses', { cities: ['laval', 'rennes'] });
    const table = drawing('I04', { cities: { A: ['laval', 'rennes', 'caen', 'nancy'] } });
    table
      .asks('A', 'ask.tie')
      .offering('rennes', 'caen', 'nancy')
      .picking(1)
      .answer('nancy')
      .tells('loses', { cities: ['laval', 'nancy'] });
    drawing('I04', { cities: { A: ['lille'] } }).tells('loses', { cities: ['lille'] });
  });
});

describe('cards that lose Président cards', () => {
  const media = { A: ['J1', 'A3', 'J2', 'J3'] };
  test.each([
    ['I05', 1],
    ['I06', 1],
    ['I07', 2],
    ['I08', 3],
  ] as const)('%s: %i of three', (card, n) => {
    const table = drawing(card, { media }).tells('presidents.lost', { seat: 'A', n });
    expect(table.state.candidates.A!.media).toHaveLength(4 - n);
    expect(table.state.candidates.A!.media).toContain('A3');
    expect(table.state.media.slice(-n)).toEqual(['J1', 'J2', 'J3'].slice(0, n));
  });
  test('I07: as many as there are', () => {
    drawing('I07', { media: { A: ['J1', 'P1'] } }).tells('presidents.lost', { n: 1 });
    drawing('I07', { media: { A: ['P1'] } }).tells('presidents.lost', { n: 0 });
  });
});

describe('cards that win cities', () => {
  test('I09: one free city of value 2', () => {
    const table = drawing('I09', { cities: { B: ['laval', 'dijon'] } });
    table.asks('A', 'ask.free').offering('orleans', 'reims', 'besancon', 'avignon', 'poitiers', 'limoges').answer('avignon');
    expect(table.state.owners.avignon).toBe('A');
    const all = ['orleans', 'reims', 'besancon', 'avignon', 'poitiers', 'limoges', 'laval', 'dijon'];
    drawing('I09', { cities: { B: all.slice(1) } }).tells('takes', { cities: ['orleans'] });
    drawing('I09', { cities: { B: all } }).tells('void');
  });
  test('I10: one free city of value 4 or less', () => {
    const asked = drawing('I10').asks('A', 'ask.free');
    expect(asked.decision.options).toHaveLength(18);
    expect(asked.answer('nice').state.owners.nice).toBe('A');
  });
  test('I11: the weakest city of the follower', () => {
    const table = drawing('I11', { seats, pawns, cities: { B: ['lyon', 'caen', 'nancy'], C: ['laval'] } });
    table
      .asks('B', 'ask.tie')
      .offering('caen', 'nancy')
      .answer('nancy')
      .tells('gives', { from: 'B', to: 'A', cities: ['nancy'] });
    expect(table.state.owners.nancy).toBe('A');
    drawing('I11', { seats, pawns, cities: { C: ['laval'] } }).tells('void');
  });
  test('I12: up to two free cities of value 2 or 3', () => {
    const asked = () =>
      drawing('I12', { cities: { B: ['laval'] } })
        .asks('A', 'ask.free')
        .picking(0, 2);
    expect(asked().decision.options).toHaveLength(12);
    const table = asked()
      .answer('caen', 'dijon')
      .tells('takes', { cities: ['caen', 'dijon'] });
    expect(citiesOf(table.state, 'A')).toEqual(['caen', 'dijon']);
    asked().answer().tells('takes.none');
  });
});

describe('cards that exchange cities', () => {
  test.each(['I13', 'I14'])('%s: the weakest for the follower’s weakest', (card) => {
    const table = drawing(card, { seats, pawns, cities: { A: ['lille', 'laval'], B: ['lyon', 'caen'], C: ['dijon'] } });
    table.tells('swaps', { one: 'A', other: 'B', mine: ['laval'], theirs: ['caen'] });
    expect([citiesOf(table.state, 'A'), citiesOf(table.state, 'B')]).toEqual([
      ['caen', 'lille'],
      ['laval', 'lyon'],
    ]);
    drawing(card, { seats, pawns, cities: { A: ['lille'], C: ['dijon'] } }).tells('void');
  });
  test('I15: one city for one of another’s worth the same or one more', () => {
    const table = drawing('I15', { seats, cities: { A: ['caen', 'lille', 'lyon'], B: ['nancy', 'nice', 'dijon'], C: ['rouen', 'marseille'] } });
    table.asks('A', 'ask.give').offering('caen', 'lyon').answer('caen');
    table
      .asks('A', 'ask.get')
      .offering('nancy', 'nice')
      .answer('nice')
      .tells('swaps', { other: 'B', mine: ['caen'], theirs: ['nice'] });
    expect([table.state.owners.nice, table.state.owners.caen]).toEqual(['A', 'B']);
    drawing('I15', { cities: { A: ['lille'], B: ['laval'] } }).tells('void');
  });
  test('I16: the two weakest for the two weakest of the player on the left', () => {
    const cities = { A: ['lille', 'laval', 'caen'], B: ['lyon', 'nice', 'paris'], C: ['dijon'] };
    drawing('I16', { seats, cities }).tells('swaps', { one: 'A', other: 'B', mine: ['laval', 'caen'], theirs: ['nice', 'lyon'] });
    drawing('I16', { seats, cities, active: 'B' }).tells('swaps', { one: 'B', other: 'C', mine: ['nice'], theirs: ['dijon'] });
    drawing('I16', { seats, cities: { A: ['lille'] } }).tells('void');
  });
});

describe('cards that change the destination', () => {
  test('I17: on to the next Media square, with its card', () => {
    const table = drawing('I17').tells('advances', { to: 10 }).tells('media', { seat: 'A' });
    expect(table.state.candidates.A).toMatchObject({ square: 10, media: [expect.any(String)] });
  });
  test('I17 past Départ: its card too', () => {
    const table = drawing('I17', {}, 35).tells('advances', { to: 10, past: 'card' }).tells('media', { seat: 'A' });
    expect(table.state.candidates.A!.media).toHaveLength(2);
  });
  test('I18: to Départ, with one card', () => {
    expect(drawing('I18', {}, 15).tells('goes', { to: 0 }).state.candidates.A).toMatchObject({ square: 0, media: [expect.any(String)] });
  });
  test('I19: on to the next helicopter, and off', () => {
    drawing('I19', {}, 15)
      .tells('advances', { to: 27 })
      .asks('A', 'ask.fly')
      .answer('fly-36')
      .tells('takes', { cities: ['lille'] });
    expect(drawing('I19', {}, 35).state.candidates.A).toMatchObject({ square: 7, media: [expect.any(String)] });
  });
  test('I20: straight to Paris, past nothing', () => {
    const table = drawing('I20')
      .tells('goes', { to: 38 })
      .tells('takes', { cities: ['paris'] })
      .tellsNot('media');
    expect(table.state.candidates.A!.square).toBe(38);
  });
});

describe('cards that give a Media card', () => {
  test.each(['I21', 'I22', 'I23', 'I24'])('%s', (card) => {
    expect(drawing(card, { pile: ['J8'] }).state.candidates.A!.media).toEqual(['J8']);
  });
});
