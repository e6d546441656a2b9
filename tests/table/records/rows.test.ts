/** Ratings as rows, compared with ratings recomputed from all games. `rows.proof.ts` plays many more. */
import { expect, test } from 'vitest';
import { freshStore } from '../../store/fresh.ts';
import { ada, bob, change, cleo, must, openTestContext, place, type TestContext } from '../context.ts';
import { playHistory } from './history.ts';

async function lose(context: TestContext, loser: typeof ada, winner: typeof ada, channel: string): Promise<string> {
  const { id } = await context.hand.begin([loser, winner], {}, channel);
  await must(context.tables.resign(id, loser.id, context.request()));
  return id;
}

test('rows say what all games say, whatever has happened', { timeout: 60_000 }, async () => {
  expect(await playHistory(freshStore(), 1, 12)).toBeGreaterThan(3);
});

test('a game is rated by the commit that ends it, and reading its results looks at no game', async () => {
  const context = openTestContext();
  await lose(context, ada, bob, 'one');
  expect(await context.store.ratingHead(place.guild)).toMatchObject({ games: 1, complete: true });
  expect(await context.store.ratingScores(place.guild, ada.id)).toMatchObject([{ game: 'demo', score: { lost: 1 } }]);
  expect((await context.store.ratingCourse(place.guild, bob.id)).map(({ at }) => at)).toEqual([context.clock.now]);
});

test('games that were over before ratings were rows are made up for, in their order, and none is rated before', async () => {
  const context = openTestContext();
  for (let n = 0; n < 45; n++) {
    await lose(context, n % 3 === 0 ? ada : bob, n % 3 === 0 ? bob : cleo, `old-${n}`);
    context.clock.now += 1000;
  }
  const before = await context.tables.leaderboard(place.guild, null, 'ever');
  await change(context.store, (db) => db.dropRatings(place.guild));
  expect(await context.tables.leaderboard(place.guild, null, 'ever'), 'made anew').toEqual(before);
  await lose(context, cleo, ada, 'new');
  expect((await context.store.ratingHead(place.guild))?.complete).toBe(false);
  const after = await context.tables.leaderboard(place.guild, null, 'ever');
  context.clock.now += 1000;
  await context.tables.sweep();
  expect(await context.store.ratingHead(place.guild)).toMatchObject({ games: 46, complete: true });
  expect(await context.tables.leaderboard(place.guild, null, 'ever')).toEqual(after);
});

test('what a worker of an older version has ended without rating it is made up for', async () => {
  const context = openTestContext();
  await lose(context, ada, bob, 'one');
  const older = openTestContext({
    prefix: 'older',
    store: {
      ...context.store,
      commit: (changes, expected) =>
        context.store.commit(
          changes.filter(([what]) => what !== 'rate'),
          expected,
        ),
    },
  });
  older.clock.now = context.clock.now += 1000;
  await lose(older, ada, cleo, 'two');
  context.clock.now += 1000;
  await context.tables.sweep();
  expect(await context.store.ratingHead(place.guild)).toMatchObject({ games: 2, complete: true });
  expect((await context.tables.scores(place.guild, ada.id)).games).toMatchObject([{ played: 2, score: { lost: 2 } }]);
});

test('a game whose clock was behind that of a game before it has its server rated anew', async () => {
  const context = openTestContext();
  await lose(context, ada, bob, 'one');
  context.clock.now -= 60_000;
  await lose(context, bob, cleo, 'two');
  expect(await context.store.ratingHead(place.guild)).toBeNull();
  const shown = await context.tables.leaderboard(place.guild, null, 'ever');
  context.clock.now += 24 * 3_600_000;
  await context.tables.sweep();
  expect(await context.store.ratingHead(place.guild)).toMatchObject({ games: 2, complete: true });
  expect((await context.tables.leaderboard(place.guild, null, 'ever')).standings).toEqual(shown.standings);
});
