/** The program finds impossible values when it starts, and reports each with its file and line, in words for the owner of the box. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { check, type PrintedValues } from '../../../src/games/president/check.ts';
import { allPoints, cities, pointsOf } from '../../../src/games/president/data/cities.ts';
import { type InfosOrder, infosCards } from '../../../src/games/president/data/infos.ts';
import { goldNumbers, squareNamed, squares } from '../../../src/games/president/data/squares.ts';
import { majority } from '../../../src/games/president/vocabulary.ts';
import type { Fault } from '../../../src/games/values.ts';

const own: PrintedValues = { cities, squares, goldNumbers, infosCards, majority };
const said = (data: Partial<PrintedValues>): string[] => check({ ...own, ...data }).map(({ file, problem }) => `${file}: ${problem}`);

const city = (id: string, change: object) => ({ cities: cities.map((one) => (one.id === id ? { ...one, ...change } : one)) });
const square = (n: number, change: object) => ({ squares: squares.map((one) => (one.n === n ? { ...one, ...change } : one)) });
const caen = squareNamed('caen');
const infos = (id: string, does: object) => ({
  infosCards: infosCards.map((card) => (card.id === id ? { ...card, does: does as InfosOrder } : card)),
});

test('as the files stand, nothing is impossible', () => expect(check()).toEqual([]));

describe('cities', () => {
  test.each([
    [city('caen', { points: -3 }), 'Caen has −3 points; a city is worth at least 1'],
    [city('caen', { points: '3' }), 'Caen has "3" points; a city is worth at least 1'],
    [city('caen', { name: ' ' }), "the city 'caen' has no name"],
    [city('caen', { east: 49.18, north: -0.37 }), 'Caen lies at 49.18 degrees east and −0.37 north, which is not on the map of France'],
    [
      city('caen', { points: 30 }),
      `all cities together have ${allPoints - pointsOf('caen') + 30} points, the rules print 89: with a majority of 45 two players could win at once`,
    ],
    [{ cities: cities.slice(1) }, 'there are 23 cities; the rules print 24'],
    [city('caen', { id: 'laval' }), "the id 'laval' stands there twice; each city has its own"],
  ])('%#: %s', (data, problem) => expect(said(data)).toContain(`data/cities.ts: ${problem}.`));
});

describe('squares', () => {
  test.each([
    [{ squares: squares.slice(0, 39) }, 'there are 39 squares; the rules print 40'],
    [square(caen, { name: 'cean' }), "no city and no order is called 'cean'; cities stand in data/cities.ts"],
    [square(caen, { name: 'cean' }), "no square is the city 'caen'"],
    [square(caen, { name: 'laval' }), "'laval' stands on two squares; it has one"],
    [square(squareNamed('infos'), { name: 'media', kind: 'media' }), "squares of the kind 'infos': 3; the rules print 4"],
    [square(0, { name: 'media', kind: 'media' }), 'the first square is "media"; it must be \'depart\''],
    [{ goldNumbers: { ...goldNumbers, battant: 0 } }, "the gold square 'battant' has the number 0; it must be at least 1"],
  ])('%#: %s', (data, problem) => expect(said(data)).toContain(`data/squares.ts: ${problem}.`));
});

describe('Infos cards', () => {
  test.each([
    [infos('I04', { order: 'lose', rank: 'weakest', n: 0 }), 'I04 says 0; it must be at least 1'],
    [infos('I04', { order: 'win' }), 'I04 gives the order "win", which there is not'],
    [infos('I04', { order: 'draw', n: 1 }), "I04 is of the kind 'cities lost', but its order 'draw' belongs to 'Media'"],
    [
      infos('I10', { order: 'take', least: 5, most: 4, n: 1, may: false }),
      'I10 speaks of cities worth 5 to 4; the first number must not be greater than the second',
    ],
    [infos('I20', { order: 'go', square: 'pairs' }), "I20 leads to 'pairs', which is no square"],
    [{ infosCards: infosCards.slice(1) }, 'there are 23 Infos cards; the rules print 24'],
    [{ infosCards: infosCards.slice(1) }, "cards of the kind 'cities lost': 3; the rules print 4"],
  ])('%#: %s', (data, problem) => expect(said(data)).toContain(`data/infos.ts: ${problem}.`));
});

test('each place named is found in its file', () => {
  const broken = [
    city('caen', { points: 0 }),
    { squares: squares.slice(1) },
    { goldNumbers: { ...goldNumbers, battant: 0 } },
    infos('I10', { order: 'win' }),
  ];
  const faults: Fault[] = broken.flatMap((data) => check({ ...own, ...data }));
  for (const { file, near } of faults) expect(readFileSync(new URL(`../../../src/games/president/${file}`, import.meta.url), 'utf8')).toContain(near);
  expect(new Set(faults.map(({ file }) => file)).size).toBe(3);
});
