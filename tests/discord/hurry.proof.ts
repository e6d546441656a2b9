/** A delivery that was set aside is tried again as soon as Discord is back, or rights may have changed. */
import { type Client, Events, type GuildMember } from 'discord.js';
import { expect, test } from 'vitest';
import type { Playground } from '../../src/playground/index.ts';
import { change } from '../table/context.ts';
import { stage } from './setting.ts';
import { begun } from './table.ts';

/** A member's roles have changed. */
function tellOf(client: Client, user: string): void {
  const member = { id: user, guild: client.guilds.cache.first()! } as GuildMember;
  client.emit(Events.GuildMemberUpdate, member, member);
}

test.each<[string, (place: Playground, client: Client) => void]>([
  ['its connection is resumed', (place) => place.dropSockets()],
  [
    'its connection begins anew',
    (place) => {
      place.loseSession();
      place.dropSockets();
    },
  ],
  ['a role is changed', (place) => place.touchRole()],
  ['a channel is changed', (place) => place.grant('#campaign', 'cleo', 0n)],
  // The local Discord never changes the bot's own roles.
  ['its own roles are changed', (_, client) => tellOf(client, client.user!.id)],
])('a post that was set aside is made once %s', { timeout: 20_000 }, async (_, happen) => {
  const on = await stage();
  const { ada, board } = await begun(on);
  const first = await board();
  const { id } = (await on.tables.at(first.channel_id))!;
  await change(on.store, (db) => db.queue(id, 'show', true, 0));
  for (const { id: delivery } of await on.store.due(1, 10)) {
    await change(on.store, (db) => db.retry(delivery, '10003 Unknown Channel', Date.now(), null));
  }
  expect((await on.tables.find(id))!.trouble).not.toBeNull();
  happen(on.place, on.discord.client!);
  await expect.poll(async () => (await board()).id, { timeout: 15_000 }).not.toBe(first.id);
  // The board is posted before that is noted.
  await expect.poll(async () => (await on.tables.find(id))!.trouble).toBeNull();
  expect(ada.buttons(await board())).toContain('Play');
});
