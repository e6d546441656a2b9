/** What makes a rating: wins, against whom, on which side, how often against the same people, and whom else those play. */
import { rate } from 'openskill';
import { expect, test } from 'vitest';
import type { Rated } from '../../../src/table/model/store/rating.ts';
import type { Counted } from '../../../src/table/records/counting.ts';
import { after, inSeason, knownIn, noRatings, ratingsOf, shownRating, sideKey } from '../../../src/table/records/ratings.ts';
import { seasonAt, seasonName } from '../../../src/table/records/seasons.ts';

const seats = ['A', 'B', 'C', 'D', 'E', 'F'];
const quarter = (n: number): number => Date.UTC(2026, 3 * n, 1);
/** A game of these people, in the order of their seats, and its winners. */
const game = (people: string, winners: string, ended = quarter(0), name = 'duel'): Counted => ({
  game: name,
  ended,
  people: [...people].map((user, i) => ({
    user,
    name: user,
    seat: seats[i]!,
    end: winners.includes(user) ? 'won' : winners === '' ? 'drawn' : 'lost',
    unlisted: false,
  })),
});
const times = <T>(n: number, make: (i: number) => T): T[] => Array.from({ length: n }, (_, i) => make(i));
const shown = async (games: Counted[]) => {
  const { people } = await ratingsOf(games);
  return (user: string) => shownRating(people.get(user)!).rating;
};

const others = 'klmnopqrst';
/** Ten people who have all played each other, and won as often as they lost. */
const company = [...others].flatMap((one, i) =>
  [...others.slice(i + 1)].map((other, j) => (j % 2 === 0 ? game(one + other, one) : game(other + one, other))),
);
/** Games of one player against the first `many` of them. */
const against = (user: string, many: number, wins: boolean, ended?: number) =>
  times(many, (i) =>
    i % 2 === 0 ? game(user + others[i], wins ? user : others[i]!, ended) : game(others[i] + user, wins ? user : others[i]!, ended),
  );

test('whoever wins rises and whoever loses falls', async () => {
  const of = await shown([...company, ...against('x', 6, true), ...against('y', 6, false)]);
  expect(of('x')).toBeGreaterThan(1050);
  expect(of('y')).toBeLessThan(950);
});

test('to win as often as one loses changes nothing, however long one plays; it is known better', async () => {
  // Wins and loses once on either side against each of ten, again and again.
  const even = (many: number) =>
    times(many, (i) => {
      const [other, kind] = [others[i % 10]!, (i + Math.floor(i / 10)) % 4];
      return game(kind < 2 ? `x${other}` : `${other}x`, kind % 2 === 0 ? 'x' : other);
    });
  const x = async (many: number) => shownRating((await ratingsOf([...company, ...even(many)])).people.get('x')!);
  const [some, more] = [await x(40), await x(200)];
  expect(Math.abs(some.rating - 1000)).toBeLessThan(some.spread / 3);
  expect(more.rating - some.rating).toBeLessThanOrEqual(5);
  expect(more.spread).toBeLessThan(some.spread);
});

test('in a game of six all who have not won lose alike', async () => {
  const of = await shown([...company, game('klmnop', 'm')]);
  const before = await shown(company);
  const moved = [...'klnop'].map((user) => of(user) - before(user));
  expect(of('m')).toBeGreaterThan(before('m'));
  expect(Math.max(...moved)).toBeLessThan(0);
});

test('to beat somebody strong counts for more', async () => {
  const strong = [...company, ...against('s', 10, true), ...against('w', 10, false), ...against('x', 4, true), ...against('y', 4, true)];
  const of = await shown([...strong, game('sx', 'x'), game('wy', 'y')]);
  expect(of('x')).toBeGreaterThan(of('y'));
});

test('many wins over the same person count for less than over many, and more and more of them for nearly nothing', async () => {
  const begun = [...company, ...against('x', 4, true)];
  const gained = async (games: Counted[]) => (await shown([...begun, ...games]))('x') - (await shown(begun))('x');
  const rematches = (n: number) => times(n, (i) => game(i % 2 === 0 ? 'xt' : 'tx', 'x'));
  const [once, six, hundred] = [await gained(rematches(1)), await gained(rematches(6)), await gained(rematches(100))];
  expect(once).toBeGreaterThan(0);
  expect(six).toBeLessThan(await gained([...'opqrst'].map((other) => game(`x${other}`, 'x'))));
  expect(hundred).toBeLessThan(2.5 * once);
});

test('in the next season the same opponent counts anew', async () => {
  const begun = [...company, ...against('x', 4, true), ...times(20, () => game('xt', 'x'))];
  const gain = async (ended: number) => (await shown([...begun, game('tx', 'x', ended)]))('x') - (await shown(begun))('x');
  expect(await gain(quarter(0))).toBeLessThan(3);
  expect(await gain(quarter(1))).toBeGreaterThan(10);
});

test('whoever plays nobody else is no measure of anybody', async () => {
  const of = await shown([...company, ...against('x', 4, true), ...times(10, () => game('xz', 'x'))]);
  const without = await shown([...company, ...against('x', 4, true)]);
  expect(of('x')).toBe(without('x'));
});

test('nor is a circle of accounts that play one another alone', async () => {
  const circle = ['ab', 'bc', 'cd', 'de', 'ea', 'ac', 'bd', 'ce', 'da', 'eb'].map((pair) => game(pair, pair[0]!));
  const of = await shown([...company, ...against('x', 4, true), ...circle, ...[...'abcde'].map((one) => game(`x${one}`, 'x'))]);
  const without = await shown([...company, ...against('x', 4, true)]);
  expect(of('x')).toBe(without('x'));
});

test('a side that wins by itself is known for it, and its wins are worth less', async () => {
  const uneven = times(120, (i) => {
    const [one, other] = [others[i % 10]!, others[(i * 7 + 3 + (i % 3)) % 10]!];
    return game(one + other, one);
  }).filter(({ people: [one, other] }) => one!.user !== other!.user);
  const { sides } = await ratingsOf(uneven);
  const [first, second] = [sides.get(sideKey('duel', 'A'))!, sides.get(sideKey('duel', 'B'))!];
  expect(first.mu).toBeGreaterThan(0.5);
  expect(second.mu).toBeLessThan(-0.5);
  const begun = [...uneven, ...against('x', 4, true)];
  const easy = await shown([...begun, game('xt', 'x')]);
  const hard = await shown([...begun, game('tx', 'x')]);
  expect(hard('x')).toBeGreaterThan(easy('x'));
  expect(sides.has(sideKey('other', 'A')), 'each game has its own').toBe(false);
});

test('a new season begins with the same rating and less certainty, never with less than of a newcomer', () => {
  const season = seasonAt(quarter(0));
  const rated: Rated = { mu: 30, sigma: 3, games: 40, season };
  expect(inSeason(rated, season)).toEqual(rated);
  expect(inSeason(rated, season + 1)).toMatchObject({ mu: 30, sigma: Math.sqrt(9 + 6.25) });
  expect(inSeason(rated, season + 400).sigma).toBeCloseTo(25 / 3);
});

test('seasons are the quarters of a year', () => {
  const names = ['2026-01-01', '2026-03-31', '2026-04-01', '2026-12-31', '2027-01-01'].map((day) => seasonName(seasonAt(Date.parse(day))));
  expect(names.map(({ year, quarter: q }) => `${year} ${q}`)).toEqual(['2026 1', '2026 1', '2026 2', '2026 4', '2027 1']);
});

test('one game is rated from what was known before, which stays as it was', async () => {
  const known = await ratingsOf(company);
  const before = JSON.stringify([...known.people]);
  const changed = after(knownIn(known), game('kx', 'k'), rate);
  expect(JSON.stringify([...known.people])).toBe(before);
  expect(changed.people.map(([user]) => user)).toEqual(['k', 'x']);
  const all = await ratingsOf([...company, game('kx', 'k')]);
  for (const [user, row] of changed.people) expect(all.people.get(user)).toEqual(row);
  for (const [user, other, row] of changed.meetings) expect(all.meetings.get(user)!.get(other)).toEqual(row);
  expect(after(knownIn(noRatings()), game('kx', 'k'), rate).people[0]![1]).toMatchObject({ mu: 25, games: 1 });
});

test('ten thousand games are rated without holding up what else is to be done', async () => {
  const results = times(10_000, (i) => game(`${'abcdefgh'[i % 8]}${'klmnopqr'[(i * 3) % 8]}`, 'abcdefgh'[i % 8]!));
  let turns = 0;
  const ticking = setInterval(() => turns++, 1);
  const { people } = await ratingsOf(results);
  clearInterval(ticking);
  expect(people.size).toBe(16);
  expect(turns).toBeGreaterThan(5);
});
