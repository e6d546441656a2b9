/** A server that removes the bot is noted, no matter how the bot learns it, and counts as back at the next press. */
import { Events } from 'discord.js';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startLocal } from '../../src/local.ts';
import { row } from '../contracts/store/rows.ts';
import { freshStore } from '../store/fresh.ts';
import { stage } from './setting.ts';
import { begun } from './table.ts';

test('the connection tells of a server that has removed the bot', async () => {
  const on = await stage();
  const { ada } = await begun(on);
  const guild = (ada.channel('#lounge') as { guild_id?: string }).guild_id!;
  const cached = on.discord.client!.guilds.cache.get(guild)!;
  on.discord.client!.emit(Events.GuildDelete, cached);
  await vi.waitFor(async () => expect(await on.store.departure(guild)).toMatchObject({ guild, asked: false }));
});

test('over HTTP, a post that Discord refuses has it looked for', async () => {
  const on = await stage({ http: true, checked: false });
  const { ada, ben, board } = await begun(on);
  const guild = (ada.channel('#lounge') as { guild_id?: string }).guild_id!;
  on.place.faults.next({ kind: 'refused', as: 'missingAccess', route: /POST \/channels\/\d+\/messages/, times: 5 });
  on.place.faults.next({ kind: 'refused', as: 'missingAccess', route: /GET \/guilds\/\d+$/ });
  await on.tables.resign((await on.tables.of(ben.id))[0]!.id, ben.id, 'resigned');
  await vi.waitFor(async () => expect(await on.store.departure(guild)).toMatchObject({ guild, asked: false }), { timeout: 10_000 });
  void board;
});

test('a server that was left is back with the next press there', async () => {
  const on = await stage();
  const { ada } = await begun(on);
  const guild = (ada.channel('#lounge') as { guild_id?: string }).guild_id!;
  await on.tables.left(guild);
  expect(await on.store.departure(guild)).not.toBeNull();
  await ada.command('#lounge', 'settings');
  await vi.waitFor(async () => expect(await on.store.departure(guild)).toBeNull());
});

test('a server that has removed the bot while it was off is noted when it is back, and one that has it is not', async () => {
  const store = freshStore();
  onTestFinished(() => store.close());
  const place = await startLocal({ port: 0 });
  onTestFinished(() => place.stop());
  const here = (place.person('ada').channel('#lounge') as { guild_id?: string }).guild_id!;
  await store.commit([
    ['addTable', { ...row, guild: '200000000000000001' }],
    ['addTable', { ...row, id: 'here', channel: '2', guild: here }],
    ['putDeparture', { guild: here, at: 1, asked: false }],
  ]);
  await stage({ store, place });
  await vi.waitFor(async () => expect((await store.departures()).map(({ guild }) => guild)).toEqual(['200000000000000001']));
});
