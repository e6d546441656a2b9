/** What a computer leaves out in Le Jeu du Président, as no player would do it. */
import { describe, expect, test } from 'vitest';
import { cities, pointsOf } from '../../../src/games/president/data/cities.ts';
import { squareNamed } from '../../../src/games/president/data/squares.ts';
import { president } from '../../../src/games/president/game.ts';
import { absurdity } from '../absurd.ts';
import { drawing, landing, type Setting, scenario } from './scenario.ts';

const seats = ['A', 'B', 'C'];
const all = cities.map(({ id }) => id);
const without = (...some: string[]) => all.filter((id) => !some.includes(id));
/** All cities of a value, but not these. */
const worth = (points: number, ...but: string[]) => without(...but).filter((id) => pointsOf(id) === points);
const strengthOf = (some: readonly string[]) => some.reduce((sum, id) => sum + pointsOf(id), 0);
/** 42 points. */
const strong = ['lille', 'paris', 'marseille', 'lyon', 'rouen', 'bordeaux', 'nantes'];
/** 44: one more city elects. */
const nearly = [...strong, 'dijon'];
/** 46: they elect as soon as every city has been owned. */
const enough = [...strong, 'nice'];

const to = (square: string) => `fly-${squareNamed(square)}`;

test('the cities of these tests are worth what they say', () => expect([strong, nearly, enough].map(strengthOf)).toEqual([42, 44, 46]));

describe('free cities', () => {
  const takes = (setting: Setting, ...picked: string[]) => absurdity(president, drawing('I12', setting), ['A', 'ask.free'], ...picked);

  test('leaves-cities: none is left that may be taken, unless the last ones elect somebody else', () => {
    expect(takes({}, 'caen')).toBe('leaves-cities');
    expect(takes({}, 'caen', 'nancy')).toBeNull();
    const lastTwo = (theirs: string[]) => ({ cities: { A: without('caen', 'nancy', ...theirs), B: theirs } });
    expect(takes(lastTwo(enough), 'caen')).toBeNull();
    expect(takes(lastTwo(strong), 'caen')).toBe('leaves-cities');
  });

  /** An order wider than any card gives. */
  const picks = (owned: Setting['cities'], city: string) => {
    const table = scenario({ ...(owned && { cities: owned }) });
    table.state.stack.push({ kind: 'takeFree', '#': table.state.next++, by: 'A', least: 2, most: 10, n: 1, may: false });
    return absurdity(president, table, ['A', 'ask.free'], city);
  };
  test('takes-less: the best is taken, unless another completes a group or keeps somebody from one', () => {
    expect(picks({}, 'laval')).toBe('takes-less');
    expect(picks({}, 'lille')).toBeNull();
    expect(picks({ A: worth(2, 'laval') }, 'laval')).toBeNull();
    expect(picks({ B: worth(2, 'laval') }, 'laval')).toBeNull();
    expect(picks({ A: ['lille', 'paris', 'marseille', ...worth(5)] }, 'laval')).toBeNull();
  });
});

describe('flights', () => {
  const flies = (setting: Setting, picked: string) => absurdity(president, landing(7, { seats, ...setting }), ['A', 'ask.fly'], picked);

  test('fights-for-less: of one rival’s cities, none is plainly worth less, unless it completes a group', () => {
    const rest = without('lille', 'montpellier', 'paris', 'marseille');
    const cities = { A: rest, B: ['lille', 'montpellier'], C: ['paris', 'marseille'] };
    const taken = { ...cities, A: rest.filter((id) => pointsOf(id) !== 3), C: [...cities.C, 'caen'] };
    expect(flies({ cities: taken }, to('montpellier'))).toBe('fights-for-less');
    expect(flies({ cities: taken }, to('lille'))).toBeNull();
    expect(flies({ cities: taken }, to('paris')), 'of another').toBeNull();
    expect(flies({ cities }, to('montpellier')), 'the last of its group').toBeNull();
  });

  test('flies-for-nothing: somebody who can have a large free city goes for no less', () => {
    for (const picked of ['stay', to('laval'), to('oubli'), to('extinction')]) expect(flies({}, picked)).toBe('flies-for-nothing');
    expect(flies({ cities: { A: ['caen'] } }, to('caen'))).toBe('flies-for-nothing');
    expect(flies({ cities: { B: worth(2) } }, to('laval'))).toBe('flies-for-nothing');
    for (const picked of [to('lille'), to('media'), to('paris')]) expect(flies({ cities: { B: ['paris'] } }, picked)).toBeNull();
  });

  test('flies-for-nothing: a small one may complete a group, or keep somebody from it; without large ones the pawn may stay', () => {
    expect(flies({ cities: { A: worth(2, 'laval') } }, to('laval'))).toBeNull();
    expect(flies({ cities: { B: worth(2, 'laval') } }, to('laval'))).toBeNull();
    expect(flies({ cities: { B: all.filter((id) => pointsOf(id) > 3) } }, 'stay')).toBeNull();
  });

  test('flies-for-nothing: the last free city may be left alone if it elects somebody else', () => {
    const last = (theirs: string[]) => ({ cities: { A: without('bordeaux', ...theirs), B: theirs } });
    const theirs = [...without('bordeaux').filter((id) => pointsOf(id) > 4), ...worth(4)];
    expect(strengthOf(theirs)).toBeGreaterThan(45);
    for (const picked of ['stay', to('laval')]) expect(flies(last(theirs), picked)).toBeNull();
    for (const picked of ['stay', to('laval')]) expect(flies(last(theirs.slice(1)), picked)).toBe('flies-for-nothing');
  });

  test('flies-for-nothing: turns are missed only by the strongest player, for whom the rounds decide meanwhile', () => {
    const rounds = { rounds: '20', cities: { A: ['lille'], B: ['paris'] } };
    expect(flies({ ...rounds, round: 19 }, to('extinction'))).toBeNull();
    expect(flies({ ...rounds, round: 18 }, to('extinction'))).toBe('flies-for-nothing');
    expect(flies({ ...rounds, round: 18 }, to('epuisement'))).toBeNull();
    for (const [own, theirs] of [
      ['paris', 'lille'],
      ['lyon', 'rouen'],
    ] as const)
      expect(flies({ ...rounds, round: 19, cities: { A: [own], B: [theirs] } }, to('extinction'))).toBe('flies-for-nothing');
    const falling = { rounds: 'falling', cities: { A: strong } };
    expect(flies({ ...falling, round: 16 }, to('extinction'))).toBeNull();
    expect(flies({ ...falling, round: 15 }, to('extinction'))).toBe('flies-for-nothing');
  });

  const blocks = (setting: Setting, square: string, picked: string) => {
    const table = landing(7, { seats, media: { B: ['A1'] }, ...setting })
      .asks('A', 'ask.fly')
      .answer(to(square));
    return absurdity(president, table, ['B', 'ask.block'], picked);
  };
  test('blocks-nothing: no card is spent on a flight that wins nothing', () => {
    expect(blocks({}, 'extinction', 'A1')).toBe('blocks-nothing');
    expect(blocks({ cities: { A: ['caen'] } }, 'caen', 'A1')).toBe('blocks-nothing');
    expect(blocks({ cities: { C: worth(2) } }, 'laval', 'A1')).toBe('blocks-nothing');
    expect(blocks({ cities: { C: ['lille'] }, immobilised: ['C'] }, 'lille', 'A1')).toBe('blocks-nothing');
    for (const owned of [{}, { C: ['lille'] }]) expect(blocks({ cities: owned }, 'lille', 'A1')).toBeNull();
    expect(blocks({ rounds: '20', round: 20, cities: { A: ['lille'] } }, 'extinction', 'A1')).toBeNull();
  });

  test('lets-fly: whoever can blocks the flight that elects', () => {
    const lets = (setting: Setting) => blocks(setting, 'laval', 'nothing');
    expect(lets({ complete: true, cities: { A: nearly } })).toBe('lets-fly');
    expect(lets({ complete: true, cities: { A: strong } })).toBeNull();
    expect(lets({ cities: { A: nearly, B: without('laval', ...nearly) } })).toBe('lets-fly');
    expect(lets({ cities: { A: nearly, B: without('laval', 'caen', ...nearly) } })).toBeNull();
  });
});

describe('a battle that elects somebody', () => {
  const battle = (media: Setting['media'], newcomer: string[], complete = true) =>
    landing('laval', { cities: { A: newcomer, B: ['laval'] }, complete, ...(media && { media }) });

  test('spares-cards: nobody keeps their cards for later', () => {
    const answers = (card: string, picked: string, newcomer = nearly, complete = true) =>
      absurdity(president, battle({ B: [card] }, newcomer, complete), ['B', 'ask.attack'], picked);
    for (const card of ['A2', 'J1']) {
      expect(answers(card, 'nothing')).toBe('spares-cards');
      expect(answers(card, 'nothing', strong)).toBeNull();
      expect(answers(card, 'nothing', nearly, false)).toBeNull();
    }
    expect(answers('A2', 'A2')).toBeNull();
    expect(answers('J1', 'commit-1')).toBeNull();
    // Nothing to show.
    expect(answers('P1', 'nothing')).toBeNull();
  });

  test('lets-attack: an attack is parried', () => {
    const parries = (picked: string, newcomer: string[]) => {
      const table = battle({ A: ['A2'], B: ['P2'] }, newcomer)
        .asks('B', 'ask.attack')
        .answer('nothing')
        .asks('A', 'ask.attack')
        .answer('A2');
      return absurdity(president, table, ['B', 'ask.parry'], picked);
    };
    expect(parries('nothing', nearly)).toBe('lets-attack');
    expect(parries('nothing', strong)).toBeNull();
    expect(parries('P2', nearly)).toBeNull();
  });
});
