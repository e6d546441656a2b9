/** Why free cities are taken, each reason with a near case in which it is not said. */
import { expect, test } from 'vitest';
import { cities } from '../../../src/games/president/data/cities.ts';
import { president } from '../../../src/games/president/game.ts';
import { openSay } from '../../../src/i18n/say.ts';
import { saidOf } from '../said.ts';
import { drawing, landing, type Setting } from './scenario.ts';

const game = president as unknown as Parameters<typeof saidOf>[0];
const all = cities.map(({ id }) => id);
const say = openSay({ lang: 'en', texts: president.texts.en, players: { A: 'Ada', B: 'Ben' } });
const except = (...some: string[]): string[] => all.filter((city) => !some.includes(city));

/** Ada draws the card on square 25, and takes the city: the first reason as she reads it, and the key that everyone gets. */
function taking(card: string, city: string, setting: Setting): [string, string] {
  const table = drawing(card, setting, 25);
  const { messages, all } = saidOf(game, table, { seat: 'A', ask: 'ask.free', picked: [city] });
  return [say(messages[0]!), all[0]!];
}

test('the most there is to take is worth more than every other city on offer', () => {
  const free = (...some: string[]): Setting => ({ cities: { B: except('lille', ...some) }, pawns: { B: 29 }, complete: true });
  expect(taking('I10', 'nice', free('nice', 'nancy', 'dijon'))).toEqual(['take Nice (4 points), the most there is to take', 'why.takes.best']);
  const tied = 'take Nice (4 points): nothing on offer is worth more';
  expect(taking('I10', 'nice', free('nice', 'nantes', 'dijon'))).toEqual([tied, 'why.takes.best']);
});

const strong = ['lille', 'paris', 'marseille', 'lyon', 'rouen', 'bordeaux', 'nantes', 'nice', 'caen'];
const weaker = ['rouen', 'caen'];
const best = ['take Avignon (2 points): nothing on offer is worth more', 'why.takes.best'];

test.each([
  [
    'it is within a roll, the other is not',
    15,
    {},
    ['take Avignon (2 points), so that Ben can’t land there with the next roll and be elected with the last free city', 'why.takes.last'],
  ],
  ['neither is within a roll', 10, {}, best],
  ['the other is within a roll', 22, {}, best],
  ['the rival misses a turn', 15, { skip: { B: 1 } }, best],
  ['the majority elects already', 15, { complete: true }, best],
  [
    'the last city would leave the rival below the majority',
    15,
    { cities: { A: [...except(...strong, 'avignon', 'dijon'), ...weaker], B: strong.filter((city) => !weaker.includes(city)) } },
    ['take Avignon (2 points): then only 1 city is left to be owned before 46 points win the election', 'why.takes.ends'],
  ],
  ['a third is free', 15, { cities: { A: except(...strong, 'avignon', 'dijon', 'laval'), B: strong } }, best],
])('of the last two free cities, the one with which a rival would be elected: %s', (_, pawn, setting, said) => {
  const owned = { cities: { A: except(...strong, 'avignon', 'dijon'), B: strong }, pawns: { B: pawn } };
  expect(taking('I09', 'avignon', { ...owned, ...setting })).toEqual(said);
});

test('a city that every pawn comes to later than to the bigger ones', () => {
  const rival = ['paris', 'marseille', 'lyon', 'rouen', 'nice', 'nantes', 'caen'];
  const owned = { A: except(...rival, 'lille', 'montpellier', 'strasbourg'), B: rival };
  const passed = 'take Montpellier (3 points): every pawn comes to Strasbourg first';
  expect(taking('I10', 'montpellier', { cities: owned, pawns: { B: 20 } })).toEqual([passed, 'why.takes.passed']);
  expect(taking('I10', 'montpellier', { cities: owned, pawns: { B: 12 } })).toEqual(['take Montpellier (3 points)', 'why.takes']);
});

test('a free city with which a rival would complete a group, or be elected', () => {
  const fives = ['lyon', 'rouen'];
  const flies = (setting: Setting) => say(saidOf(game, landing(7, setting), { seat: 'A', ask: 'ask.fly', picked: ['fly-13'] }).messages[0]!);
  const takes = 'take Bordeaux (5 points)';
  expect(flies({ cities: { B: fives } })).toBe(`${takes}: it’s the only 5 Ben still lacks`);
  expect(flies({ cities: { B: ['lyon'] } })).toBe('take the free city of Bordeaux (5 points)');
  const most = ['lille', 'paris', 'marseille', 'lyon', 'nantes', 'nice', 'strasbourg'];
  expect(flies({ cities: { B: most }, complete: true })).toBe(`${takes}: with it, Ben would win the election`);
  expect(flies({ cities: { B: most } })).toBe('take the free city of Bordeaux (5 points)');
  // Who has the majority wants every city owned, whoever takes the last.
  const [rival, others] = [[...most, 'grenoble', 'toulouse'], except(...most, 'grenoble', 'toulouse', 'bordeaux')];
  expect(flies({ cities: { A: others, B: rival } })).not.toContain('Ben');
  const threes = ['rennes', 'montpellier', 'nancy', 'caen'];
  expect(taking('I10', 'clermont-ferrand', { cities: { B: threes } })).toEqual([
    'take Clermont-Ferrand (3 points): it’s the only 3 Ben still lacks',
    'why.denies',
  ]);
});

test('with the points that elect, every city owned brings the election nearer', () => {
  const rival = ['lille', 'paris', 'lyon', 'nantes'];
  const owned = { A: except(...rival, 'toulouse', 'dijon'), B: rival };
  const left = ': then only 1 city is left to be owned before 61 points win the election';
  expect(taking('I10', 'toulouse', { cities: owned })).toEqual([`take Toulouse (4 points)${left}`, 'why.takes.ends']);
  const flies = (setting: Setting): string => say(saidOf(game, landing(7, setting), { seat: 'A', ask: 'ask.fly', picked: ['fly-14'] }).messages[0]!);
  expect(flies({ cities: owned })).toBe(`take the free city of Toulouse (4 points)${left}`);
  expect(flies({ cities: { A: ['nice'], B: rival } })).toBe('take the free city of Toulouse (4 points)');
  // The city itself may make up the majority.
  const nearly = ['lille', 'paris', 'marseille', 'rouen', 'bordeaux', 'nice', 'nantes'];
  const among = (...free: string[]): Setting => ({ cities: { A: nearly, B: except(...nearly, 'toulouse', ...free) } });
  expect(flies(among('caen'))).toContain(': then only 1 city is left to be owned before 45 points win the election');
  expect(flies({ ...among('caen'), cities: { A: nearly.slice(1) } })).toBe('take the free city of Toulouse (4 points)');
  // As long as much is left to do, that is no reason.
  expect(flies(among('caen', 'nancy', 'rennes', 'reims'))).toBe('take the free city of Toulouse (4 points)');
});

test('the last free cities are left alone if they elect somebody else', () => {
  const leaves = (setting: Setting) => say(saidOf(game, drawing('I12', setting), { seat: 'A', ask: 'ask.free', picked: [] }).messages[0]!);
  const most = [...strong, 'nancy'];
  const last = (theirs: string[], ...free: string[]): Setting => ({ cities: { A: except(...theirs, ...free), B: theirs } });
  const wins = 'once every city is owned, Ben wins the election';
  expect(leaves(last(most, 'dijon', 'laval'))).toBe(`leave the last free cities alone: ${wins}`);
  expect(leaves(last(most, 'dijon'))).toBe(`leave the last free city alone: ${wins}`);
  expect(leaves(last(most, 'dijon', 'laval', 'reims'))).toBe('leave the free cities alone');
  expect(leaves(last(['lille'], 'dijon', 'laval'))).toBe('leave the free cities alone');
});
