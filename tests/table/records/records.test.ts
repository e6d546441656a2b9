/** Which games count for records, for whom, and who sees them. */
import { expect, test } from 'vitest';
import { seasonName } from '../../../src/table/records/seasons.ts';
import { fewestRanked } from '../../../src/table/records/standings.ts';
import { ada, bob, cleo, must, openTestContext, place, type TestContext } from '../context.ts';
import { demoGame } from '../demo-game.ts';

let channels = 0;
/** This season's standings. */
const board = async (context: TestContext, game: string | null = null, guild = place.guild) =>
  (await context.tables.leaderboard(guild, game, 'season')).standings;

/** The loser gives up a game of two, so the other one has won. */
async function wins(context: TestContext, winner: typeof ada, loser: typeof ada, guild = place.guild) {
  const opened = await must(
    context.tables.open({
      game: 'demo',
      place: { guild, channel: `channel-${++channels}` },
      host: winner,
      invited: [loser],
      options: {},
      lang: 'en',
      request: context.request(),
    }),
  );
  await must(context.tables.accept(opened.id, loser, context.request()));
  await must(context.tables.resign(opened.id, loser.id, context.request()));
  expect((await context.tables.find(opened.id))?.phase).toBe('over');
}

test('a game given up is lost, and one that was ended without a result is none', async () => {
  const context = openTestContext();
  await wins(context, ada, bob);
  const { id } = await context.hand.begin([ada, cleo], {}, 'ended');
  await must(context.tables.end(id, context.request()));
  await context.hand.begin([ada, cleo], {}, 'going on');
  const { games } = await context.tables.scores(place.guild, ada.id);
  expect(games).toMatchObject([{ game: 'demo', played: 1, score: { won: 1, drawn: 0, lost: 0 } }]);
  const bobs = await context.tables.scores(place.guild, bob.id);
  expect(bobs.games[0]?.score).toEqual({ won: 0, drawn: 0, lost: 1 });
  expect(Object.values(bobs.games[0]!.seats)).toEqual([{ won: 0, drawn: 0, lost: 1 }]);
  expect((await context.tables.scores(place.guild, cleo.id)).games).toEqual([]);
});

test('where two agree to a draw after the third has given up, that one alone has lost', async () => {
  const context = openTestContext();
  const { id } = await context.hand.begin([ada, bob, cleo]);
  await must(context.tables.resign(id, cleo.id, context.request()));
  await must(context.tables.propose(id, ada, 'draw', null, context.request()));
  const [proposal] = (await context.tables.find(id))!.proposals;
  await must(context.tables.consent(id, bob, proposal!.n, true, context.request()));
  const ends = async (user: string) => (await context.tables.scores(place.guild, user)).games[0]?.score;
  expect(await Promise.all([ada.id, bob.id, cleo.id].map(ends))).toEqual([
    { won: 0, drawn: 1, lost: 0 },
    { won: 0, drawn: 1, lost: 0 },
    { won: 0, drawn: 0, lost: 1 },
  ]);
});

test('a game that all agreed to cancel counts for nobody', async () => {
  const context = openTestContext();
  const { id } = await context.hand.begin([ada, bob]);
  await must(context.tables.propose(id, ada, 'cancel', null, context.request()));
  const [proposal] = (await context.tables.find(id))!.proposals;
  await must(context.tables.consent(id, bob, proposal!.n, true, context.request()));
  expect(await context.tables.scores(place.guild, null)).toEqual({ games: [], standing: null, ranked: 0, history: [] });
});

test('everybody’s games are counted once each, and by both seats', async () => {
  const context = openTestContext();
  await wins(context, ada, bob);
  await wins(context, bob, cleo);
  const { games, standing } = await context.tables.scores(place.guild, null);
  expect(standing).toBeNull();
  expect(games).toMatchObject([{ game: 'demo', played: 2, draws: 0 }]);
  const seats = Object.values(games[0]!.seats);
  expect([seats.reduce((sum, { won }) => sum + won, 0), seats.reduce((sum, { lost }) => sum + lost, 0)]).toEqual([2, 2]);
});

test('what is played on another server counts there', async () => {
  const context = openTestContext();
  await wins(context, ada, bob, 'elsewhere');
  expect(await board(context)).toEqual([]);
  expect((await board(context, null, 'elsewhere')).map(({ person }) => person.id)).toEqual([ada.id, bob.id]);
});

test('there is a rank after a few games, none before', async () => {
  const context = openTestContext();
  for (let i = 0; i < fewestRanked; i++) await wins(context, ada, i % 2 === 0 ? bob : cleo);
  const standings = await board(context, 'demo');
  expect(standings.map(({ person, rank, games }) => [person.name, rank, games])).toEqual([
    ['Ada', 1, fewestRanked],
    [expect.any(String), null, expect.any(Number)],
    [expect.any(String), null, expect.any(Number)],
  ]);
  expect(await board(context, 'another')).toEqual([]);
  expect(await context.tables.scores(place.guild, ada.id)).toMatchObject({ standing: { rank: 1, games: fewestRanked }, ranked: 1 });
});

test('whoever has opted out stands on no list, and those they played keep their results', async () => {
  const context = openTestContext();
  await wins(context, ada, bob);
  const before = await board(context);
  await must(context.tables.changeSettings(bob.id, { unlisted: true }, context.request()));
  const after = await board(context);
  expect(after).toEqual(before.filter(({ person }) => person.id !== bob.id));
  expect(JSON.stringify(await context.tables.scores(place.guild, null))).not.toContain('Bob');
  expect(await context.tables.scores(place.guild, bob.id), 'but for their own results').toMatchObject({ games: [{}], standing: null, history: [] });
  expect((await context.tables.scores(place.guild, ada.id)).history).toHaveLength(1);
});

test('a game given up before a quarter of a usual game’s choices counts for nobody', async () => {
  const context = openTestContext({ games: [{ ...demoGame, choices: { 2: 8 } }] });
  await wins(context, ada, bob);
  expect(await context.tables.scores(place.guild, null)).toEqual({ games: [], standing: null, ranked: 0, history: [] });
  const { id } = await context.hand.beginTurns([ada, bob]);
  await must(context.tables.resign(id, bob.id, context.request()));
  expect((await context.tables.scores(place.guild, ada.id)).games).toMatchObject([{ played: 1, score: { won: 1 } }]);
});

test('what was taken back is no choice', async () => {
  const context = openTestContext({ games: [{ ...demoGame, choices: { 2: 4 } }] });
  const { id } = await context.hand.begin([ada, bob]);
  for (const person of [ada, bob]) await must(context.hand.answer(id, person, '1'));
  await must(context.tables.undo(id, ada.id, context.request()));
  await must(context.tables.resign(id, bob.id, context.request()));
  expect((await context.tables.scores(place.guild, null)).games).toEqual([]);
});

test('a season’s list begins empty, the ratings go on, and nobody has a rank before they have played', async () => {
  const context = openTestContext();
  for (let i = 0; i < fewestRanked; i++) await wins(context, ada, i % 2 === 0 ? bob : cleo);
  const before = await context.tables.scores(place.guild, ada.id);
  expect(before).toMatchObject({ standing: { rank: 1 }, ranked: 1, history: Array(fewestRanked).fill({}) });
  context.clock.now += 100 * 24 * 3_600_000;
  expect(await board(context)).toEqual([]);
  const { standings, season } = await context.tables.leaderboard(place.guild, null, 'ever');
  expect(seasonName(season)).toEqual({ year: 2027, quarter: 2 });
  expect(standings.map(({ person, rank }) => [person.name, rank])[0]).toEqual(['Ada', 1]);
  const now = await context.tables.scores(place.guild, ada.id);
  expect(now).toMatchObject({ standing: { rank: null, rating: before.standing!.rating }, ranked: 0 });
  await wins(context, ada, bob);
  expect((await board(context)).map(({ person, games }) => [person.name, games])).toEqual([
    ['Ada', 1],
    ['Bob', 1],
  ]);
});

test('the loss of a seat that was handed over is of whoever handed it over, unless all of the others agreed', async () => {
  const dan = { id: '100000000000000004', name: 'Dan' };
  const lost = async (agrees: boolean) => {
    const context = openTestContext();
    const { id, a, b } = await context.hand.beginTurns([ada, bob]);
    await must(context.tables.propose(id, a, 'hand', dan, context.request()));
    const { n } = (await context.tables.find(id))!.proposals[0]!;
    if (agrees) await must(context.tables.consent(id, b, n, true, context.request()));
    else context.clock.now += 24 * 3_600_000;
    await must(context.tables.consent(id, dan, n, true, context.request()));
    await must(context.tables.resign(id, dan.id, context.request()));
    const standings = await board(context);
    return standings.flatMap(({ person, score }) => (score.lost > 0 ? [person.id === a.id ? 'who handed over' : person.name] : []));
  };
  expect(await lost(false)).toEqual(['who handed over']);
  expect(await lost(true)).toEqual(['Dan']);
});

test('a season that is over stands as it ended, whatever was played since', async () => {
  const context = openTestContext();
  await wins(context, ada, bob);
  const then = await board(context);
  const { season: first } = await context.tables.leaderboard(place.guild, null, 'season');
  context.clock.now += 100 * 24 * 3_600_000;
  for (let i = 0; i < 3; i++) await wins(context, bob, i % 2 === 0 ? cleo : ada);
  const before = await context.tables.leaderboard(place.guild, null, first);
  expect(before.standings).toEqual(then);
  expect([before.season, before.seasons]).toEqual([first, [first + 1, first]]);
  const now = await context.tables.leaderboard(place.guild, null, 'season');
  expect(now).toEqual(await context.tables.leaderboard(place.guild, null, first + 9));
  expect(now.standings.map(({ person }) => person.name)).not.toEqual(then.map(({ person }) => person.name));
});
