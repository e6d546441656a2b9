/** Posts that were set aside are tried again when a press in their channel shows that the bot now has the rights. */
import { type APIInteraction, ComponentType, InteractionType } from 'discord-api-types/v10';
import pino from 'pino';
import { expect, test } from 'vitest';
import { interactionOf } from '../../src/discord/connection/answers.ts';
import { openPanels } from '../../src/discord/interactions/panels.ts';
import type { Services } from '../../src/discord/interactions/services.ts';
import { openFilms } from '../../src/discord/pictures/films.ts';
import { openPictures } from '../../src/discord/pictures/pictures.ts';
import { openRouter } from '../../src/discord/routing/router.ts';
import { encode } from '../../src/discord/wire/ids.ts';
import { openLinks } from '../../src/discord/wire/parts.ts';
import { film } from '../../src/render/film.ts';
import { ada, change, openTestContext, place } from '../table/context.ts';
import { pixel } from '../tools/pixel.ts';

/** View Channel, Send Messages, Attach Files. */
const enough = (1n << 10n) | (1n << 11n) | (1n << 15n);
const elsewhere = '300000000000000002';

test('a press hurries what was set aside, in its own channel and with every right alone', async () => {
  const context = openTestContext();
  const { id } = await context.hand.begin();
  const hurried: string[] = [];
  const route = routeOf(context, (table) => void hurried.push(table));
  const press = async (channel: string, rights: bigint) => {
    hurried.length = 0;
    await route(pressOf(encode({ table: id, action: 'log' }), channel, rights));
    return [...hurried];
  };

  expect(await press(place.channel, enough), 'nothing is set aside').toEqual([]);
  await change(context.store, (db) => db.queue(id, 'show', true, 0));
  for (const { id: delivery } of await context.store.due(context.clock.now, 10)) {
    await change(context.store, (db) => db.retry(delivery, '50013 Missing Permissions', context.clock.now, null));
  }
  expect((await context.tables.find(id))!.trouble).not.toBeNull();
  expect(await press(elsewhere, enough), 'another channel').toEqual([]);
  expect(await press(place.channel, enough ^ (1n << 15n)), 'a right is missing').toEqual([]);
  expect(await press(place.channel, enough), 'its own channel, with all rights').toEqual([id]);
});

function routeOf({ games, tables, clock }: ReturnType<typeof openTestContext>, hurry: Services['hurry']) {
  const log = pino({ level: 'silent' });
  return openRouter({
    games: games as Services['games'],
    stopped: [],
    tables,
    pictures: openPictures(async () => pixel, log),
    films: openFilms(async () => pixel, film),
    panels: openPanels(log),
    api: {} as Services['api'],
    hurry,
    now: () => clock.now,
    log,
  });
}

let presses = 0;

/** Ada presses a button with this id. */
function pressOf(customId: string, channel: string, rights: bigint) {
  const payload = {
    id: String(1_400_000_000_000_000_000n + BigInt(++presses)),
    application_id: '1181230000000000007',
    token: 'token',
    version: 1,
    guild_id: place.guild,
    channel: { id: channel, type: 0 },
    member: { user: { id: ada.id, username: 'ada', global_name: ada.name }, roles: [], permissions: '0' },
    app_permissions: String(rights),
    locale: 'en-US',
    type: InteractionType.MessageComponent,
    data: { custom_id: customId, component_type: ComponentType.Button },
    message: { id: '1181230000000000999', flags: 64, components: [] },
  } as unknown as APIInteraction;
  return interactionOf(payload, {
    first: async () => null,
    rest: new Proxy({}, { get: () => async () => ({ id: '1' }) }) as never,
    moderates: async () => false,
    times: { born: () => performance.now(), patience: () => 60_000, acknowledged() {} },
    links: openLinks(),
  })!;
}
