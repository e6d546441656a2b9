/** Which games count for records, for whom, and who sees them. */
import { expect, test } from 'vitest';
import { fewestRanked } from '../../src/table/looking-back/records.ts';
import { ada, bob, cleo, must, openTestHall, place, type TestHall } from './hall.ts';

let channels = 0;
/** A game of two is given up: the other one has won. */
async function wins(hall: TestHall, winner: typeof ada, loser: typeof ada, guild = place.guild) {
  const opened = await must(
    hall.tables.open({
      game: 'demo',
      place: { guild, channel: `channel-${++channels}` },
      host: winner,
      invited: [loser],
      options: {},
      lang: 'en',
      request: hall.request(),
    }),
  );
  await must(hall.tables.accept(opened.id, loser, hall.request()));
  await must(hall.tables.resign(opened.id, loser.id, hall.request()));
  expect((await hall.tables.find(opened.id))?.phase).toBe('over');
}

test('a game given up is lost, and one that was ended without a result is none', async () => {
  const hall = openTestHall();
  await wins(hall, ada, bob);
  const { id } = await hall.hand.begin([ada, cleo], {}, 'ended');
  await must(hall.tables.end(id, hall.request()));
  await hall.hand.begin([ada, cleo], {}, 'going on');
  const { games } = await hall.tables.scores(place.guild, ada.id);
  expect(games).toMatchObject([{ game: 'demo', played: 1, score: { won: 1, drawn: 0, lost: 0 } }]);
  const bobs = await hall.tables.scores(place.guild, bob.id);
  expect(bobs.games[0]?.score).toEqual({ won: 0, drawn: 0, lost: 1 });
  expect(Object.values(bobs.games[0]!.seats)).toEqual([{ won: 0, drawn: 0, lost: 1 }]);
  expect((await hall.tables.scores(place.guild, cleo.id)).games).toEqual([]);
});

test('where two agree to a draw after the third has given up, that one alone has lost', async () => {
  const hall = openTestHall();
  const { id } = await hall.hand.begin([ada, bob, cleo]);
  await must(hall.tables.resign(id, cleo.id, hall.request()));
  await must(hall.tables.propose(id, ada, 'draw', null, hall.request()));
  const [proposal] = (await hall.tables.find(id))!.proposals;
  await must(hall.tables.consent(id, bob, proposal!.n, true, hall.request()));
  const ends = async (user: string) => (await hall.tables.scores(place.guild, user)).games[0]?.score;
  expect(await Promise.all([ada.id, bob.id, cleo.id].map(ends))).toEqual([
    { won: 0, drawn: 1, lost: 0 },
    { won: 0, drawn: 1, lost: 0 },
    { won: 0, drawn: 0, lost: 1 },
  ]);
});

test('a game that all agreed to cancel counts for nobody', async () => {
  const hall = openTestHall();
  const { id } = await hall.hand.begin([ada, bob]);
  await must(hall.tables.propose(id, ada, 'cancel', null, hall.request()));
  const [proposal] = (await hall.tables.find(id))!.proposals;
  await must(hall.tables.consent(id, bob, proposal!.n, true, hall.request()));
  expect(await hall.tables.scores(place.guild, null)).toEqual({ games: [], standing: null, ranked: 0 });
});

test('everybody’s games are counted once each, and by both seats', async () => {
  const hall = openTestHall();
  await wins(hall, ada, bob);
  await wins(hall, bob, cleo);
  const { games, standing } = await hall.tables.scores(place.guild, null);
  expect(standing).toBeNull();
  expect(games).toMatchObject([{ game: 'demo', played: 2, draws: 0 }]);
  const seats = Object.values(games[0]!.seats);
  expect([seats.reduce((sum, { won }) => sum + won, 0), seats.reduce((sum, { lost }) => sum + lost, 0)]).toEqual([2, 2]);
});

test('what is played on another server counts there', async () => {
  const hall = openTestHall();
  await wins(hall, ada, bob, 'elsewhere');
  expect(await hall.tables.leaderboard(place.guild, null)).toEqual([]);
  expect((await hall.tables.leaderboard('elsewhere', null)).map(({ person }) => person.id)).toEqual([ada.id, bob.id]);
});

test('there is a rank after a few games, none before', async () => {
  const hall = openTestHall();
  for (let i = 0; i < fewestRanked; i++) await wins(hall, ada, i % 2 === 0 ? bob : cleo);
  const standings = await hall.tables.leaderboard(place.guild, 'demo');
  expect(standings.map(({ person, rank, games }) => [person.name, rank, games])).toEqual([
    ['Ada', 1, fewestRanked],
    [expect.any(String), null, expect.any(Number)],
    [expect.any(String), null, expect.any(Number)],
  ]);
  expect(await hall.tables.leaderboard(place.guild, 'another')).toEqual([]);
  expect(await hall.tables.scores(place.guild, ada.id)).toMatchObject({ standing: { rank: 1, games: fewestRanked }, ranked: 1 });
});

test('whoever has opted out stands on no list, and those they played keep their results', async () => {
  const hall = openTestHall();
  await wins(hall, ada, bob);
  const before = await hall.tables.leaderboard(place.guild, null);
  await must(hall.tables.changeSettings(bob.id, { unlisted: true }, hall.request()));
  const after = await hall.tables.leaderboard(place.guild, null);
  expect(after).toEqual(before.filter(({ person }) => person.id !== bob.id));
  expect(JSON.stringify(await hall.tables.scores(place.guild, null))).not.toContain('Bob');
  expect((await hall.tables.scores(place.guild, bob.id)).standing).toBeNull();
});
