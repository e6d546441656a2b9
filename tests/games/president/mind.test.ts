/** What a computer thinks about in Le Jeu du Président. */
import { describe, expect, test } from 'vitest';
import { cities, pointsOf } from '../../../src/games/president/data/cities.ts';
import { squareAt } from '../../../src/games/president/data/squares.ts';
import { president } from '../../../src/games/president/game.ts';
import type { President } from '../../../src/games/president/state.ts';
import { simulate } from '../../../src/kernel/simulation.ts';
import type { Table } from '../scenario.ts';
import { drawing, landing, type Setting, scenario } from './scenario.ts';

const all = cities.map(({ id }) => id);

/** The flights A thinks about, by the square's name. */
function flights(setting: Setting): string[] {
  const { state } = landing(7, setting);
  const [asked] = simulate(president.rules, state).asked();
  return president.mind!.moves!(state as never, asked!)!.map(([id]) => (id!.startsWith('fly-') ? squareAt(Number(id!.slice(4))).name : id!));
}

test('the best city, and one square of each other kind, instead of forty', () => {
  const found = flights({ cities: { A: ['marseille'], B: ['lyon', 'nice', 'caen'] } });
  expect(found.filter((name) => all.includes(name)).sort()).toEqual(['lille']);
  expect(found.filter((name) => ['media', 'infos', 'depart', 'stay'].includes(name)).sort()).toEqual(['depart', 'infos', 'media', 'stay']);
  expect(found.length).toBeLessThan(18);
});

describe('the best city', () => {
  const best = (setting: Setting) => flights({ seats: ['A', 'B', 'C'], ...setting }).filter((name) => all.includes(name));
  const large = ['lille', 'paris', 'marseille'];

  test('one that completes a group for anybody, rather than another worth no more', () => {
    for (const seat of ['A', 'B']) expect(best({ cities: { C: large, [seat]: ['lyon', 'rouen'] } })).toEqual(['bordeaux']);
  });

  test('by the dice and the cards: a free one, or one of the strongest rival', () => {
    const cities = { A: ['nice'], B: ['lille'], C: ['paris', 'marseille', 'lyon'] };
    expect(best({ cities }).sort()).toEqual(['bordeaux', 'rouen']);
    expect(best({ cities, media: { A: ['A3'] } }).sort()).toEqual(['lille', 'paris']);
    expect(best({ cities: { A: ['lyon', 'rouen', 'nice'], B: ['bordeaux'], C: large } })).toEqual(['bordeaux']);
  });

  test('who has the points that elect takes free ones; others leave the last ones, as they would elect a rival', () => {
    const most = [...large, 'lyon', 'rouen', 'nantes', 'nice', 'strasbourg'];
    const free = ['caen', 'dijon', 'bordeaux'];
    const third = ['rennes', 'laval'];
    const rest = all.filter((id) => ![...most, ...free, ...third].includes(id));
    expect(flights({ seats: ['A', 'B', 'C'], cities: { A: most, B: rest, C: third } })).toEqual(['bordeaux']);
    expect(best({ cities: { A: rest, B: [...most, 'bordeaux'], C: third } })).toEqual(['lille']);
  });
});

test('a small city that completes a group for anybody, and none that cannot be won', () => {
  const twos = all.filter((id) => pointsOf(id) === 2 && id !== 'laval');
  expect(flights({ cities: { A: twos } })).toContain('laval');
  expect(flights({ cities: { B: twos } })).toContain('laval');
  expect(flights({ cities: { B: twos.slice(1) } })).not.toContain('laval');
  expect(flights({ cities: { B: ['lille'] }, immobilised: ['B'] })).not.toContain('lille');
  expect(flights({ cities: { B: all.filter((id) => pointsOf(id) === 5) } })).not.toContain('lyon');
});

/** What A thinks about, of what they are asked. */
function moves(table: Table<President>): string[][] {
  const asked = simulate(president.rules, table.state).asked();
  return president.mind!.moves!(table.state as never, asked.find(({ question }) => question.by === 'A')!)!;
}

describe('an attack', () => {
  const attacks = (media: Setting['media'], city = 'lille', more: Setting = {}) =>
    moves(landing(city, { cities: { B: [city] }, media: media!, ...more })).flatMap(([id]) => (id!.startsWith('A') ? [id] : []));

  test('one that may be parried, and one that can’t be: others do the same', () => {
    expect(attacks({ A: ['A2', 'A3', 'A4', 'P4', 'A5', 'P5'], B: ['P1'] }, 'bordeaux')).toEqual(['A2', 'A4']);
    expect(attacks({ A: ['A2', 'A4', 'P4'], B: ['P1'] }), 'for the largest city the sure one').toEqual(['A4']);
    expect(attacks({ A: ['A1', 'A3'], B: ['P1'] })).toEqual(['A3']);
  });

  test('against somebody without cards, the sure one is kept', () => {
    expect(attacks({ A: ['A2', 'A4', 'P4'], B: [] })).toEqual(['A2']);
    expect(attacks({ A: ['A4', 'P4'], B: [] })).toEqual(['A4']);
  });

  test('none for a city of 2, unless it is a prize or the rounds are nearly over', () => {
    const media = { A: ['A2'], B: ['P1'] };
    expect(attacks(media, 'laval')).toEqual([]);
    expect(attacks(media, 'caen')).toEqual(['A2']);
    expect(attacks(media, 'laval', { rounds: '20', round: 19 })).toEqual(['A2']);
    const twos = all.filter((id) => pointsOf(id) === 2 && id !== 'laval');
    expect(attacks(media, 'laval', { cities: { A: twos, B: ['laval'] } })).toEqual(['A2']);
  });

  test('a large city is not left to the dice without cards', () => {
    const says = (hand: string[], city: string, more: Setting = {}) =>
      moves(landing(city, { cities: { B: [city] }, media: { A: hand, B: ['P1'] }, ...more })).flat();
    expect(says(['A2'], 'lille')).toEqual(['A2']);
    expect(says(['J1'], 'lille')).toEqual(['commit-1']);
    expect(says(['J1'], 'nancy')).toEqual(['nothing', 'commit-1']);
    expect(says(['A2'], 'bordeaux', { cities: { A: ['lille'], B: ['bordeaux'] } })).toContain('nothing');
  });
});

describe('an exchange', () => {
  const owned = { A: ['dijon', 'reims', 'nice'], B: ['caen', 'nancy', 'lyon'] };
  test('one city of each value for which there is one worth more; one of the biggest, or that of a group', () => {
    const table = drawing('I15', { cities: owned });
    expect(moves(table).flat()).toEqual(['nice', 'dijon']);
    expect(moves(table.asks('A', 'ask.give').answer('dijon')).flat()).toEqual(['caen']);
    const whole = { A: ['rouen', 'bordeaux', 'nice'], B: ['lyon', 'nantes'] };
    expect(moves(drawing('I15', { cities: whole }).asks('A', 'ask.give').answer('nice')).flat()).toEqual(['lyon']);
  });
});

describe('free cities', () => {
  const takes = (card: string, setting: Setting = {}) => moves(drawing(card, { seats: ['A', 'B'], ...setting }));

  test('the biggest, and those with which anybody would own a group', () => {
    expect(takes('I10').flat().sort()).toEqual(all.filter((id) => pointsOf(id) === 4).sort());
    const threes = all.filter((id) => pointsOf(id) === 3 && id !== 'caen');
    expect(takes('I10', { cities: { B: threes } }).flat()).toContain('caen');
    expect(takes('I12').every((pair) => pair.length === 2 && pair.every((id) => pointsOf(id) === 3))).toBe(true);
  });

  test('any of the last ones', () => {
    const owned = { A: all.filter((id) => !['nice', 'caen'].includes(id)) };
    expect(
      president.mind!.moves!(
        drawing('I10', { cities: owned }).state as never,
        simulate(president.rules, drawing('I10', { cities: owned }).state).asked()[0]!,
      ),
    ).toBeNull();
  });
});

describe('tied cities', () => {
  const gives = (setting: Setting) => moves(landing(22, setting)).flat();

  test('of those that become free, one nearer to the pawn and farther from rivals’ beats others', () => {
    expect(gives({ cities: { A: ['clermont-ferrand', 'nancy'] }, pawns: { B: 27 } })).toEqual(['clermont-ferrand']);
    expect(gives({ cities: { A: ['clermont-ferrand', 'caen'] }, pawns: { B: 20 } }).sort()).toEqual(['caen', 'clermont-ferrand']);
  });

  test('whoever has the points that elect gives up the one that a pawn reaches first', () => {
    const owned = ['lille', 'paris', 'marseille', 'lyon', 'rouen', 'bordeaux', 'nantes', 'nice', 'strasbourg'];
    expect(gives({ cities: { A: owned }, pawns: { B: 5 } })).toEqual(['nantes']);
  });
});

test('more than half of all points, for good, are a win that nothing can take away', () => {
  const worth = (...points: number[]) => all.filter((id) => points.includes(pointsOf(id)));
  const chances = (points: number[]) => {
    const { state } = scenario({ seats: ['A', 'B'], cities: { A: worth(...points), B: all.filter((id) => !worth(...points).includes(id)) } });
    return president.mind!.evaluate(state as President);
  };
  expect(chances([3, 4, 5])).toEqual({ A: 1, B: 0 });
  expect(chances([4, 5]).A).toBeLessThan(1);
});
