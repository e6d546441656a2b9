/** What a rating is made of: wins, whom they were won against, on which side, and how often against the same. */
import { expect, test } from 'vitest';
import { ratingsOf, shownRating, sideKey } from '../../src/table/looking-back/ratings.ts';
import type { ResultRow } from '../../src/table/model/store.ts';

const seats = ['A', 'B', 'C', 'D', 'E', 'F'];
/** A game of these people, in the order of their seats; who won. */
const game = (people: string, winners: string, name = 'duel'): ResultRow => ({
  game: name,
  people: [...people].map((user, i) => ({
    user,
    name: user,
    seat: seats[i]!,
    end: winners.includes(user) ? 'won' : winners === '' ? 'drawn' : 'lost',
    unlisted: false,
  })),
});
const times = <T>(n: number, make: (i: number) => T): T[] => Array.from({ length: n }, (_, i) => make(i));
const shown = async (results: ResultRow[]) => {
  const { people } = await ratingsOf(results);
  return (user: string) => shownRating(people.get(user)!);
};

test('whoever wins rises and whoever loses falls; a draw between newcomers moves neither apart', async () => {
  const of = await shown([game('xy', 'x')]);
  expect(of('x')).toBeGreaterThan(1000);
  expect(of('y')).toBeLessThan(of('x'));
  const drawn = await shown([game('xy', '')]);
  expect(drawn('x')).toBe(drawn('y'));
});

test('in a game of six all who have not won lose alike', async () => {
  const of = await shown([game('uvwxyz', 'w')]);
  expect(new Set(['u', 'v', 'x', 'y', 'z'].map(of)).size).toBe(1);
  expect(of('w')).toBeGreaterThan(of('u'));
});

test('to beat somebody strong counts for more', async () => {
  const strong = times(8, (i) => game(`s${'klmnopqr'[i]}`, 's'));
  const weak = times(8, (i) => game(`w${'klmnopqr'[i]}`, 'klmnopqr'[i]!));
  const of = await shown([...strong, ...weak, game('sx', 'x'), game('wy', 'y')]);
  expect(of('x')).toBeGreaterThan(of('y'));
});

test('many wins over the same person count for less than over many', async () => {
  const same = await shown(times(6, () => game('xy', 'x')));
  const many = await shown(times(6, (i) => game(`x${'klmnop'[i]}`, 'x')));
  expect(same('x')).toBeLessThan(many('x'));
  const once = await shown([game('xy', 'x')]);
  expect(same('x'), 'but for something').toBeGreaterThan(once('x'));
});

test('a side that wins by itself is known for it, and its wins are worth less', async () => {
  const people = 'abcdefghijklmnopqrst';
  const uneven = times(60, (i) => {
    const pair = `${people[i % 20]}${people[(i * 7 + 3 + (i % 3)) % 20]}`;
    return game(pair, pair[0]!);
  }).filter(({ people: [one, other] }) => one!.user !== other!.user);
  const { sides } = await ratingsOf(uneven);
  const [first, second] = [sides.get(sideKey('duel', 'A'))!, sides.get(sideKey('duel', 'B'))!];
  expect(first.mu).toBeGreaterThan(1);
  expect(second.mu).toBeLessThan(-1);
  const easy = await shown([...uneven, game('xy', 'x')]);
  const hard = await shown([...uneven, game('yx', 'x')]);
  expect(hard('x')).toBeGreaterThan(easy('x'));
  expect(sides.has(sideKey('other', 'A')), 'each game has its own').toBe(false);
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
