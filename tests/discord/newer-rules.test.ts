/** An older version of the bot on a database in which a newer one has played: it leaves those games alone, says why, and plays all others. */
import { expect, onTestFinished, test } from 'vitest';
import { verdict } from '../../src/discord/posting/verdict.ts';
import type { Game } from '../../src/games/game.ts';
import { NewerRules } from '../../src/games/shelf.ts';
import { defineRules } from '../../src/kernel/rules.ts';
import { startLocal } from '../../src/local.ts';
import { freshStore } from '../store/fresh.ts';
import { pixel } from '../tools/pixel.ts';
import { games, stage } from './setting.ts';
import { begun, bid, idOf } from './table.ts';

const old = games.find(({ command }) => command === 'duel')!;
const { version, migrations } = old.rules;
const raised: Game = {
  ...old,
  rules: defineRules({ ...old.rules, version: version + 1, migrations: { ...migrations, [version]: (state) => state } }),
};

test('a game that newer rules have played waits for them, and says so; others go on', async () => {
  const place = await startLocal({ port: 0 });
  const store = freshStore();
  onTestFinished(async () => {
    await place.stop();
    await store.close();
  });
  const on = (game: Game) => stage({ place, store, games: [game], draw: async () => pixel });
  const newer = await on(raised);
  const { ada, board } = await begun(newer);
  const panel = await bid(ada, await board(), '1');
  const { id } = (await newer.tables.at(ada.channel('#lounge').id))!;
  const saved = () => Promise.all([store.version(id), store.position(id)]);
  await newer.discord.stop();

  const older = await on(old);
  const before = await saved();
  for (const [at, label] of [[panel, idOf(ada, panel, '2')] as const, [await board(), 'Play'] as const]) {
    const { message } = await ada.press(at, label);
    expect(ada.text(message!)).toMatch(/A newer version of me has already played this game/);
  }
  expect(await saved()).toEqual(before);
  const other = await begun(older, 'duel', {}, '#president');
  expect(ada.text(await bid(ada, await other.board(), '1', '2'))).toContain('You bid 2.');
  expect(older.errors).toEqual([]);
  expect(older.lines.filter((line) => line.includes('a newer version of this program has played'))).toHaveLength(1);
  await older.discord.stop();

  const again = await on(raised);
  expect(ada.text((await ada.press(panel, idOf(ada, panel, '2'))).message!)).toContain('You bid 2.');
  expect(again.errors).toEqual([]);
});

test('its posts are soon tried again, by a process that may know the rules', () => {
  expect(verdict(new NewerRules('duel', 2, 1), 1)).toMatchObject({ after: 2000 });
});
