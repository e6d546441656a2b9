/** An accepted answer counts even if it can't be shown: the player is told so, and nobody's post is spoiled. */
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { PermissionFlagsBits as P } from 'discord-api-types/v10';
import { expect, onTestFinished, test } from 'vitest';
import { openStore } from '../../src/store/sqlite/open.ts';
import { temporaryFolder } from '../owner/program.ts';
import { falling } from './falling.ts';
import { stage } from './setting.ts';
import { begun, bid, idOf, isPublic } from './table.ts';

test('an answer whose panel cannot be shown was taken, and says so', async () => {
  const { game, sick } = falling('duel', 'handWords');
  const on = await stage({ games: [game] });
  const { ada, board } = await begun(on);
  const panel = await bid(ada, await board());
  const before = (await on.tables.at(panel.channel_id))!.version;
  sick.now = true;
  await ada.press(panel, idOf(ada, panel, '2'));
  expect(ada.text(panel)).toMatch(/Your answer counts.*incident `\w{6}`.*Play/);
  expect(ada.buttons(panel)).toEqual(['Play']);
  expect((await on.tables.at(panel.channel_id))!.version).toBe(before + 1);
  expect(on.errors.join()).toContain('a bug in handWords');
  sick.now = false;
  await ada.press(panel, 'Play');
  await ada.press(panel, idOf(ada, panel, '1'));
  expect((await on.tables.at(panel.channel_id))!.toAct, 'that was the second of two bids').toHaveLength(1);
});

test('an answer after which only the picture cannot be made is shown in words', async () => {
  const { game, sick } = falling('duel', 'hand');
  const on = await stage({ games: [game] });
  const { ada, board } = await begun(on);
  const panel = await bid(ada, await board());
  sick.now = true;
  await ada.press(panel, idOf(ada, panel, '2'));
  expect(ada.text(panel)).toContain('You bid 2');
  expect(ada.text(panel)).not.toContain('incident');
});

test('a line of another version stands in a board that is still to be posted: it is told as such, and logged once', { timeout: 30_000 }, async () => {
  const path = join(temporaryFolder(), 'games.db');
  const store = openStore(path);
  onTestFinished(() => store.close());
  const on = await stage({ store, checked: false });
  const { ada, ben, board } = await begun(on);
  const first = await board();
  on.place.setBotPermissions('#lounge', P.ViewChannel);
  await bid(ada, first, '1', '1');
  await bid(ben, first, '1', '1');
  await expect.poll(async () => (await on.tables.at(first.channel_id))?.trouble ?? null).not.toBeNull();
  const raw = new Database(path);
  expect(raw.prepare("UPDATE phrases SET key = 'demo.of-old' WHERE key = 'demo.bids'").run().changes).toBe(1);
  raw.close();
  on.place.setBotPermissions('#lounge', P.ViewChannel | P.SendMessages | P.AttachFiles | P.ReadMessageHistory);
  const unreadable = 'a line written by another version of the bot';
  const next = await ada.wait(() => ada.messages('#lounge').findLast((one) => isPublic(one) && ada.text(one).includes(unreadable)), 'the board');
  expect(ada.buttons(next)).toContain('Play');
  const { message: log } = await ben.command('#lounge', 'duel', { subcommand: 'log' });
  expect(ben.text(log!)).toContain(unreadable);
  expect(on.errors.filter((line) => line.includes('demo.of-old'))).toHaveLength(1);
});
