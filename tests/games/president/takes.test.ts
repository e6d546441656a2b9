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

test.each([
  ['it is within a roll, the other is not', 15, {}, 'avignon', true],
  ['neither is within a roll', 10, {}, 'avignon', false],
  ['the other is within a roll', 22, {}, 'avignon', false],
  ['the rival misses a turn', 15, { skip: { B: 1 } }, 'avignon', false],
  ['the majority elects already', 15, { complete: true }, 'avignon', false],
  [
    'the last city would leave the rival below the majority',
    15,
    { cities: { A: [...except(...strong, 'avignon', 'dijon'), ...weaker], B: strong.filter((city) => !weaker.includes(city)) } },
    'avignon',
    false,
  ],
  ['a third is free', 15, { cities: { A: except(...strong, 'avignon', 'dijon', 'laval'), B: strong } }, 'avignon', false],
])('of the last two free cities, the one with which a rival would be elected: %s', (_, pawn, setting, city, isSaid) => {
  const owned = { cities: { A: except(...strong, 'avignon', 'dijon'), B: strong }, pawns: { B: pawn } };
  const [own, all] = taking('I09', city, { ...owned, ...setting });
  const said = 'take Avignon (2 points), so that Ben can’t land there with the next roll and be elected with the last free city';
  expect([own, all]).toEqual(isSaid ? [said, 'why.takes.last'] : ['take Avignon (2 points): nothing on offer is worth more', 'why.takes.best']);
});

test('a city that every pawn comes to later than to the bigger ones', () => {
  const rival = ['lille', 'paris', 'marseille', 'lyon', 'rouen', 'nice', 'caen'];
  const owned = { A: except(...rival, 'montpellier', 'strasbourg'), B: rival };
  const passed = 'take Montpellier (3 points): every pawn comes to Strasbourg first';
  expect(taking('I10', 'montpellier', { cities: owned, pawns: { B: 20 } })).toEqual([passed, 'why.takes.passed']);
  expect(taking('I10', 'montpellier', { cities: owned, pawns: { B: 12 } })).toEqual(['take Montpellier (3 points)', 'why.takes']);
});

test('with the points that elect, every city owned brings the election nearer', () => {
  const rival = ['lille', 'paris', 'lyon', 'nantes'];
  const owned = { A: except(...rival, 'toulouse', 'dijon'), B: rival };
  const left = ': then only 1 city is left to be owned before 61 points win the election';
  expect(taking('I10', 'toulouse', { cities: owned })).toEqual([`take Toulouse (4 points)${left}`, 'why.takes.ends']);
  const flies = (setting: Setting): string => say(saidOf(game, landing(7, setting), { seat: 'A', ask: 'ask.fly', picked: ['fly-14'] }).messages[0]!);
  expect(flies({ cities: owned })).toBe(`take the free city of Toulouse (4 points)${left}`);
  expect(flies({ cities: { A: ['nice'], B: rival } })).toBe('take the free city of Toulouse (4 points)');
});
