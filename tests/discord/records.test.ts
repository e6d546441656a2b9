/** `/stats` and `/leaderboard` through the real client, as a picture and in words. */
import { expect, test } from 'vitest';
import { historyScene } from '../../src/discord/present/looking-back/history-scene.ts';
import { historyFigure, leadersPost, statsFigure, statsPost, type Whose } from '../../src/discord/present/looking-back/records.ts';
import { speechOf } from '../../src/discord/speech/speech.ts';
import { bot } from '../../src/discord/text/index.ts';
import type { Game } from '../../src/games/game.ts';
import { langs } from '../../src/i18n/languages.ts';
import { problemsOfMessage } from '../../src/playground/specification/index.ts';
import { type GameScore, type PastRating, type Ranking, type Score, usualSettings } from '../../src/table/model/choices.ts';
import { freshStore } from '../store/fresh.ts';
import { faultsOf } from '../tools/scene-faults.ts';
import { games, stage } from './setting.ts';
import { begun } from './table.ts';

const score = (won: number, drawn: number, lost: number): Score => ({ won, drawn, lost });
/** Scores in every game and every seat of it. */
const full = (many: number): GameScore[] =>
  games.map(({ command, seats }: Game) => ({
    game: command,
    played: many * 3,
    draws: many,
    score: score(many, many, many),
    seats: Object.fromEntries(seats.map((seat, i) => [seat, score(many * (i % 3), many, i)])),
  }));
const shelf = { games, stopped: [] };

test('one’s own results, another’s and the server’s; nobody else sees them', async () => {
  const on = await stage();
  const { ada, ben } = await begun(on);
  expect(ada.text((await ada.command('#lounge', 'stats')).message!)).toContain('You haven’t finished a game');
  expect(ada.text((await ada.command('#lounge', 'leaderboard')).message!)).toContain('Nobody has finished a game');
  const asked = (await ben.command('#lounge', 'duel', { subcommand: 'resign' })).message!;
  await ben.press(asked, 'Give up for good');
  const mine = (await ada.command('#lounge', 'stats')).message!;
  expect(Number(mine.flags) & 64, 'private').toBe(64);
  expect(ada.text(mine)).toMatch(/Your games on this server[\s\S]*Rating \*\*1000 ± 333\*\* · no rank yet this season[\s\S]*A game counts/);
  expect(JSON.stringify(ada.message(mine))).toMatch(/stats\.png[\s\S]*1 won, 0 lost/);
  expect(ben.text((await ben.command('#lounge', 'stats', { options: { player: 'ada' } })).message!)).toContain('Ada’s games');
  expect(ada.text((await ada.command('#lounge', 'stats', { options: { server: true } })).message!)).toContain('Games on this server');
  expect(ada.text((await ada.command('#lounge', 'leaderboard')).message!)).toMatch(
    /Season Q\d \d+[\s\S]*No rank yet[\s\S]*Ada · 1000 ± 333 · 1 game, 1 won\nBen · 1000 ± 333 · 1 game, 0 won/,
  );
  ben.setLocale('fr');
  expect(ben.text((await ben.command('#lounge', 'leaderboard', { options: { title: 'duel' } })).message!)).toMatch(/Classement\s: Demo/);
});

test('in words where one has chosen words; and of whoever stands in no records nobody else hears', async () => {
  const on = await stage();
  const { ada, ben } = await begun(on);
  const asked = (await ben.command('#lounge', 'duel', { subcommand: 'resign' })).message!;
  await ben.press(asked, 'Give up for good');
  await on.tables.changeSettings(ben.id, { unlisted: true, words: true }, 'chosen');
  const own = (await ben.command('#lounge', 'stats')).message!;
  expect(ben.text(own)).toMatch(/opted out of the records, so only you see this[\s\S]*0 won, 1 lost/);
  expect(JSON.stringify(ben.message(own))).not.toContain('stats.png');
  const theirs = ada.text((await ada.command('#lounge', 'stats', { options: { player: 'ben' } })).message!);
  expect(theirs).toContain('Ben has opted out of the records');
  expect(ada.text((await ada.command('#lounge', 'leaderboard')).message!)).not.toContain('Ben');
});

test('one’s own results and the server’s are shown to everyone by a press, another’s by nobody else', async () => {
  const on = await stage();
  const { ada, ben } = await begun(on);
  const cleo = on.place.person('cleo');
  const seen = (what: string) => cleo.messages('#lounge').filter((one) => cleo.text(one).includes(what));
  await ben.press((await ben.command('#lounge', 'duel', { subcommand: 'resign' })).message!, 'Give up for good');
  const { message: mine } = await ada.command('#lounge', 'stats');
  await ada.press(mine!, 'Show it to everyone');
  expect(seen('Ada’s games on this server')).toHaveLength(1);
  expect(JSON.stringify(seen('Ada’s games')[0])).toMatch(/stats\.png[\s\S]*1 won, 0 lost/);
  expect(cleo.buttons(seen('Ada’s games')[0]!)).toEqual([]);
  const again = (await ada.press(mine!, 'Show it to everyone')).message!;
  expect([seen('Ada’s games').length, Number(again.flags) & 64], 'once a minute').toEqual([1, 64]);
  await ada.press((await ada.command('#lounge', 'stats', { options: { server: true } })).message!, 'Show it to everyone');
  expect(seen('Games on this server')).toHaveLength(1);
  const { message: theirs } = await ada.command('#lounge', 'stats', { options: { player: 'ben' } });
  expect(ada.buttons(theirs!)).toEqual([]);
  const { message: before } = await ben.command('#lounge', 'stats');
  await on.tables.changeSettings(ben.id, { unlisted: true }, 'chosen');
  await ben.press(before!, 'Show it to everyone');
  expect([seen('Ben’s games').length, ben.buttons(before!).length], 'whoever has opted out shows none').toEqual([0, 0]);
  expect(on.errors).toEqual([]);
});

test('what is shown to everyone is read once', async () => {
  const store = freshStore();
  let reads = 0;
  const ratingHead: typeof store.ratingHead = (guild) => {
    reads++;
    return store.ratingHead(guild);
  };
  const on = await stage({ store: { ...store, ratingHead } });
  const { ada, ben } = await begun(on);
  await ben.press((await ben.command('#lounge', 'duel', { subcommand: 'resign' })).message!, 'Give up for good');
  const { message: mine } = await ada.command('#lounge', 'stats');
  reads = 0;
  await ada.press(mine!, 'Show it to everyone');
  expect(reads).toBe(1);
});

test('an earlier season is chosen from a menu, and this one is a press away', async () => {
  let now = Date.UTC(2026, 4, 20);
  const on = await stage({ clock: () => now });
  const { ada, ben } = await begun(on);
  await ben.press((await ben.command('#lounge', 'duel', { subcommand: 'resign' })).message!, 'Give up for good');
  const first = (await ada.command('#lounge', 'leaderboard')).message!;
  expect(JSON.stringify(ada.message(first)), 'there is no other').not.toContain('Another season');
  now = Date.UTC(2026, 7, 20);
  const { message } = await ada.command('#lounge', 'leaderboard');
  expect(ada.text(message!)).toContain('Nobody has finished a game here this season');
  await ada.select(message!, 'Another season', 'Q2 2026');
  expect(ada.text(message!)).toMatch(/Season Q2 2026, as it ended[\s\S]*Ada · 1000 ± 333 · 1 game, 1 won/);
  await ada.press(message!, 'This season');
  expect(ada.text(message!)).toContain('Nobody has finished a game here this season');
  await ada.press(message!, 'All seasons');
  expect(ada.text(message!)).toContain('All seasons together');
});

test('the picture has a row for each side, but for what one side alone says about one person', () => {
  const speech = speechOf(null, null, 'en');
  const two: GameScore = { game: 'a', played: 3, draws: 0, score: score(2, 0, 1), seats: { left: score(1, 0, 0), right: score(1, 0, 1) } };
  const alone: GameScore = { ...two, game: 'b', seats: { only: score(2, 0, 1) } };
  const shows = (whose: Whose, one: GameScore) => {
    const drawn = JSON.stringify(statsFigure({ games: [], stopped: [] }, [one], whose, speech).scene());
    return Object.keys(one.seats).filter((seat) => drawn.includes(`"${seat}"`));
  };
  expect([shows({ name: null }, two), shows('server', two)]).toEqual([
    ['left', 'right'],
    ['left', 'right'],
  ]);
  expect([shows({ name: null }, alone), shows('server', alone)]).toEqual([[], ['only']]);
});

test.each(langs)('the picture of many results and of few is a good one (%s)', (lang) => {
  for (const many of [1, 400]) {
    for (const whose of ['server', { name: null }] as const) {
      for (const some of [full(many), full(many).slice(2, 3)]) {
        const figure = statsFigure(shelf, some, whose, speechOf(null, null, lang));
        expect(faultsOf(figure.scene()!)).toEqual([]);
        expect(figure.words().length).toBeLessThanOrEqual(2500);
        expect(figure.alt()).not.toMatch(/\*\*|-#/);
      }
    }
  }
});

test.each(langs)('a long leaderboard turns page by page, and Discord takes each (%s)', (lang) => {
  const standings = Array.from(
    { length: 60 },
    (_, i): Ranking => ({
      person: { id: String(i), name: '*'.repeat(32) },
      rating: 2000 - i,
      spread: 90,
      games: 60 - i,
      score: score(100, 0, 9),
      rank: i < 40 ? i + 1 : null,
    }),
  );
  for (const page of [0, 1, 2, 9]) {
    const { components } = leadersPost(
      shelf,
      { standings, season: 8107, seasons: [8107] },
      { game: 'candidate', period: 'season' },
      page,
      speechOf(null, null, lang),
    );
    expect(problemsOfMessage({ flags: 32768, components })).toEqual([]);
  }
  const text = (page: number) =>
    JSON.stringify(
      leadersPost(shelf, { standings, season: 8107, seasons: [8107] }, { game: null, period: 'ever' }, page, speechOf(null, null, lang)).components,
    );
  expect([text(0).includes('v1:-:-:leaders:1..ever'), text(2).includes('v1:-:-:leaders:1..ever'), text(0) === text(2)]).toEqual([true, true, false]);
  const { plain } = speechOf(null, null, lang);
  const turns = (page: number) => ['previous', 'next'].map((way) => text(page).includes(plain(bot(`bot.button.${way as 'previous' | 'next'}`))));
  expect([0, 1, 2].map(turns), 'nothing comes before the first page or after the last').toEqual([
    [false, true],
    [true, true],
    [true, false],
  ]);
});

/** This many games, a few per season: up, down, and up again. */
const pastOf = (many: number, aSeason: number): PastRating[] =>
  Array.from({ length: many }, (_, i) => ({
    at: Date.UTC(2025, 3 * Math.floor(i / aSeason), 2) + i,
    rating: Math.round(1000 + 120 * Math.sin(i / 6) + i),
    spread: Math.round(90 + 240 / (1 + i / 4)),
  }));

test.each(langs)('the picture of how a rating went is a good one, of few games and of many (%s)', (lang) => {
  const speech = speechOf(null, null, lang);
  for (const [many, aSeason] of [
    [3, 10],
    [12, 5],
    [40, 14],
    [1000, 90],
  ] as const) {
    const figure = historyFigure(pastOf(many, aSeason), speech)!;
    expect(faultsOf(figure.scene()!)).toEqual([]);
    expect(figure.scene()).toMatchObject({ width: 1200, height: 620 });
    expect(figure.alt().length).toBeLessThanOrEqual(1024);
  }
  expect(historyFigure(pastOf(2, 10), speech), 'two games are no history').toBeNull();
});

test('of more games than its picture can show apart, the newest is there', () => {
  const all = Array.from({ length: 400 }, () => ({ rating: 1000, spread: 0, season: 8100 }));
  const labels = (newest: number) =>
    historyScene([...all, { rating: newest, spread: 0, season: 8100 }], { title: '', now: '', season: String })
      .layers.flatMap(({ shapes }) => shapes)
      .flatMap((one) => (one.shape === 'text' ? [one.text] : []));
  expect(labels(1200)).toContain('1200');
  expect(labels(1000)).not.toContain('1200');
});

test('the menu of seasons begins with the current one', () => {
  const speech = speechOf(null, null, 'en');
  const post = leadersPost(shelf, { standings: [], season: 8107, seasons: [8107, 8106] }, { game: null, period: 'season' }, 0, speech);
  expect(JSON.stringify(post.components)).toMatch(/"value":"8107","default":true.*"value":"8106"/);
});

test('one’s results in words, with the history, fit one message', () => {
  const speech = speechOf(null, null, 'fr');
  const figures = [statsFigure(shelf, full(400), { name: '*'.repeat(32) }, speech), historyFigure(pastOf(1000, 20), speech)!];
  const shown = figures.map((figure) => ({ part: { type: 10, content: `${figure.words()}\n${figure.excuse}` } as const, files: [], taken: 0 }));
  const standing: Ranking = { person: { id: '1', name: 'Ada' }, rating: 1000, spread: 333, games: 1000, score: score(400, 200, 400), rank: null };
  const { components } = statsPost(
    { whose: { name: '*'.repeat(32) }, standing, ranked: 9, settings: { ...usualSettings, unlisted: true }, shows: 'own' },
    shown,
    speech,
  );
  expect(problemsOfMessage({ flags: 32768, components })).toEqual([]);
});

test('in words, the history says how each season left the rating', () => {
  const figure = historyFigure(pastOf(7, 4), speechOf(null, null, 'en'))!;
  expect(figure.alt()).toBe('Rating after Q1 2025: 1061 ± 227, 4 games. Rating after Q2 2025: 1107 ± 186, 3 games');
});
