/**
 * What this project has reconstructed, and what the rules say about it. A value corrected from a printed copy outranks these tests: if one fails
 * then, correct its expectation, too. After a correction run `UPDATE_GOLDEN=1 npx vitest run tests/games/president` and look at what changed in
 * `tests/golden/president*.txt`; `npx vitest run tests/corrections -t president` carries out a dozen such corrections. Tests of rules have values of
 * their own (`box.ts`).
 */
import { describe, expect, test } from 'vitest';
import { allPoints, cities, pointsOf } from '../../../src/games/president/data/cities.ts';
import { infosCards, infosKinds } from '../../../src/games/president/data/infos.ts';
import { attacks, paradeFor, parades, presidents } from '../../../src/games/president/data/media.ts';
import { goldNumbers, squares } from '../../../src/games/president/data/squares.ts';
import { majority } from '../../../src/games/president/vocabulary.ts';

describe('as the rules print it', () => {
  test('reconstruction: forty squares: Départ, 24 cities, 3 Media, 4 Infos, 2 helicopters, 6 gold', () => {
    const counts = ['depart', 'city', 'media', 'infos', 'helicopter', 'gold'].map((kind) => squares.filter((square) => square.kind === kind).length);
    expect(counts).toEqual([1, 24, 3, 4, 2, 6]);
    const names = squares.flatMap(({ kind, name }) => (kind === 'city' ? [name] : []));
    expect(new Set(names)).toEqual(new Set(cities.map(({ id }) => id)));
    expect(goldNumbers).toEqual({ extinction: 1, battant: 6, faiblesse: 1, epuisement: 2 });
  });
  test('reconstruction: 24 cities worth 2 to 10 points, 89 together; 45 are more than half', () => {
    expect([cities.length, allPoints, majority]).toEqual([24, 89, 45]);
    const points = cities.map((city) => city.points);
    expect([Math.min(...points), Math.max(...points)]).toEqual([2, 10]);
  });
  test('reconstruction: 24 Infos cards of six kinds, four of each; eight attacks, each with its parade, and eight Président', () => {
    expect(infosKinds.map((kind) => infosCards.filter((card) => card.kind === kind).length)).toEqual([4, 4, 4, 4, 4, 4]);
    expect(attacks.map(paradeFor)).toEqual(parades);
    expect([attacks.length, presidents.length]).toEqual([8, 8]);
  });
});

describe('as concluded from them', () => {
  test('reconstruction: points follow the registered voters of March 1986, in steps of 180,000', () => {
    for (const { name, points, registered } of cities) expect([name, points]).toEqual([name, Math.ceil(registered / 180_000)]);
  });

  /** Whether `n` cities, including `id`, can be worth this many points together. */
  const can = (id: string, n: number, total: number): boolean => {
    const others = cities.filter((city) => city.id !== id).map(({ points }) => points);
    const reach = (from: number, left: number, rest: number): boolean =>
      left === 0 ? rest === 0 : others.slice(from).some((points, i) => points <= rest && reach(from + i + 1, left - 1, rest - points));
    return reach(0, n - 1, total - pointsOf(id));
  };
  test.each([
    [1, 'marseille', 4, 12],
    [2, 'laval', 7, 23],
    [3, 'paris', 3, 11],
    [4, 'caen', 3, 12],
  ] as const)('reconstruction: example %i: with %s, %i cities can be worth %i points', (_, city, n, points) =>
    expect(can(city, n, points)).toBe(true));
});
