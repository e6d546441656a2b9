/** Interactions handed in over HTTP are answered as those that come over the connection, and no connection is kept. */
import { type APIMessage, PermissionFlagsBits } from 'discord-api-types/v10';
import { expect, test } from 'vitest';
import { pixel } from '../tools/pixel.ts';
import { stage } from './setting.ts';
import { begun, bid, isPublic } from './table.ts';

test('from the invitation to the end, without a connection', async () => {
  const on = await stage({ http: true });
  const { ada, ben, board, invitation } = await begun(on);
  expect(on.discord.client).toBe(null);
  expect(ada.buttons(invitation)).toEqual([]);
  const waiting = await bid(ada, await board(), '1', '2');
  expect(ada.text(waiting)).toContain('nothing to do until your next turn');
  await bid(ben, await board(), '1', '1');
  await ada.wait(() => ada.messages('#lounge').find((one) => isPublic(one) && ada.text(one).includes('bids are in')), 'the turns');
  const { message: sure } = await ben.command('#lounge', 'duel', { subcommand: 'resign' });
  await ben.press(sure!, 'Give up');
  const last = await ada.wait(() => ada.messages('#lounge').findLast((one) => ada.buttons(one).includes('Rematch')), 'the result');
  const { message: again } = await ben.press(last, 'Rematch');
  expect(ada.text(again!)).toContain('Ben invites');
  await expect.poll(async () => (await on.tables.at(ada.channel('#lounge').id))?.post?.message, { timeout: 10_000 }).toBe(again!.id);
  expect(on.errors).toEqual([]);
});

test('what is offered while a command is typed comes the same way', async () => {
  const on = await stage({ http: true });
  const ada = on.place.person('ada');
  const offered = await ada.autocomplete('#lounge', 'duel', { subcommand: 'rules', options: { topic: 'Ái' }, focused: 'topic' });
  expect(offered).toContainEqual({ name: 'Aim', value: 'aim' });
});

test('words are the response itself; pictures, and posts that must be found again, are requests of their own', async () => {
  const on = await stage({ http: true, draw: async () => pixel });
  const { ada, board } = await begun(on);
  const words = async (message: APIMessage, label: string) => {
    const before = on.seen.length;
    await ada.press(message, label);
    return on.seen
      .slice(before)
      .filter(({ path }) => path.endsWith('/callback'))
      .map(({ query, files }) => `${query === '' ? 'response' : 'request'}, ${files.length} files`);
  };
  expect(await words(await board(), 'Words')).toEqual(['response, 0 files']);
  expect(await words(await board(), 'Play')).toEqual(['request, 1 files']);
});

test('a panel whose picture is late is filled in, though Discord may not have read yet that it will be', async () => {
  const drawn = Promise.withResolvers<Buffer>();
  const on = await stage({ http: true, draw: async (_, wish) => (wish?.first ? pixel : drawn.promise) });
  const { ada, board } = await begun(on);
  on.place.onRequest(({ body }) => (body as { type?: number }).type === 5 && drawn.resolve(pixel));
  on.place.faults.next({ kind: 'refused', as: 'unknownWebhook', times: 2, route: /^PATCH \/webhooks/ });
  const { message } = await ada.press(await board(), 'Play');
  expect(ada.text(message!)).toContain('secret bid');
  expect(on.seen.filter(({ method, path }) => method === 'PATCH' && path.startsWith('/webhooks')).map(({ status }) => status)).toEqual([
    404, 404, 200,
  ]);
});

test('keepers of the server are known by its roles', async () => {
  const on = await stage({ http: true });
  const cleo = on.place.person('cleo');
  const list = async () => cleo.text((await cleo.command('#lounge', 'hustings', { subcommand: 'games' })).message!);
  on.place.grant('#lounge', 'cleo', PermissionFlagsBits.ManageChannels);
  expect(await list()).toContain('who can manage channels');
  on.place.setModerator('cleo', true);
  expect(await list()).toContain('There are no games');
});
