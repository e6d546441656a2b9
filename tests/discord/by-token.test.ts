/** Boards are posted and retired by the tokens of the presses before them, which costs none of the bot's own requests, and by the bot where there is none. */
import { type APIMessage, MessageType, PermissionFlagsBits as P } from 'discord-api-types/v10';
import { expect, test } from 'vitest';
import { startLocal } from '../../src/local.ts';
import { pixel } from '../tools/pixel.ts';
import { type Setting, type Stage, stage } from './setting.ts';
import { begun, bid, isPublic } from './table.ts';

const told = 'bids are in';
const minute = 60_000;

/** Ada has bid; when Ben bids, a new board tells both bids. `pass` moves the clock. `since` lists requests to channels from then on. */
async function toTheLastBid(setting: Setting = {}) {
  let skew = 0;
  const began = Date.now();
  const place = await startLocal({ port: 0, clock: { now: () => began + skew } });
  const on = await stage({ draw: async () => pixel, place, clock: () => began + skew, ...setting });
  const { ada, ben, board } = await begun(on);
  await bid(ada, await board(), '1', '1');
  const first = await board();
  const boards = () => ada.messages('#lounge').filter((one) => isPublic(one) && ada.text(one).includes(told));
  const next = () => ada.wait(() => boards().at(-1), 'the board that tells the bids');
  const pass = (ms: number) => {
    skew += ms;
    place.tick();
  };
  return { on, ada, ben, first, board, boards, next, pass };
}

const own = ({ seen }: Stage, from: number) =>
  seen.slice(from).flatMap(({ method, path, status }) => (path.startsWith('/channels/') ? [`${method} ${path.split('/').length} ${status}`] : []));
const isRetired = (message: APIMessage) => !JSON.stringify(message.components).includes(':play');
const posts = /^POST \/webhooks\/\d+\/[^/]+$/;

test.each([{ http: false }, { http: true }])('a board is a reply to the one that was pressed, which the same token retires; http: $http', async ({
  http,
}) => {
  const { on, ada, ben, first, boards, next } = await toTheLastBid({ http });
  const from = on.seen.length;
  await bid(ben, first, '1', '1');
  const now = await next();
  await ada.wait(() => isRetired(ada.message(first)), 'the board before to be retired');
  expect(now).toMatchObject({ type: MessageType.Reply, message_reference: { message_id: first.id } });
  expect(ada.buttons(now)).toContain('Play');
  expect(boards()).toHaveLength(1);
  expect(own(on, from)).toEqual([]);
  expect(on.lines.filter((line) => on.seen.some(({ path }) => path.startsWith('/webhooks/') && line.includes(path.split('/')[3]!)))).toEqual([]);
});

test('a quarter of an hour later, the bot posts and retires', async () => {
  const { on, ada, ben, first, next, pass } = await toTheLastBid();
  const { message: panel } = await ben.press(first, 'Play');
  await ben.press(panel!, '1');
  pass(14.5 * minute);
  const from = on.seen.length;
  await ben.press(panel!, '1');
  const now = await next();
  await ada.wait(() => isRetired(ada.message(first)), 'the board before to be retired');
  expect(now.type).toBe(MessageType.Default);
  expect(own(on, from)).toEqual(expect.arrayContaining(['POST 4 200', 'PATCH 5 200']));
});

test('if Discord refuses the token, the bot posts at once', async () => {
  const { on, ben, first, boards, next } = await toTheLastBid({ checked: false });
  const { message: panel } = await ben.press(first, 'Play');
  await ben.press(panel!, '1');
  on.place.faults.next({ kind: 'refused', as: 'invalidToken', route: posts });
  await ben.press(panel!, '1');
  expect((await next()).type).toBe(MessageType.Default);
  expect(boards()).toHaveLength(1);
  expect(on.discord.isConnected()).toBe(true);
});

test.each([
  '502-after-success',
  'drop-after-success',
  'reset-after-success',
  '502',
  'drop',
] as const)('a board that was sent by a token, and of which nothing was heard (%s), is there once', async (kind) => {
  const { on, ada, ben, first, boards, next } = await toTheLastBid({ clock: Date.now });
  const { message: panel } = await ben.press(first, 'Play');
  await ben.press(panel!, '1');
  on.place.faults.next({ kind, route: posts });
  await ben.press(panel!, '1');
  await next();
  await ada.wait(() => isRetired(ada.message(first)), 'the board before to be retired');
  expect(boards()).toHaveLength(1);
  expect(ada.buttons(boards()[0]!)).toContain('Play');
});

test('a game that ends before such a board is looked for has one board with its result', async () => {
  const { on, ada, ben, first, next } = await toTheLastBid({ clock: Date.now });
  const { message: panel } = await ben.press(first, 'Play');
  await ben.press(panel!, '1');
  on.place.faults.next({ kind: 'drop-after-success', route: posts });
  await ben.press(panel!, '1');
  await next();
  const { message: asked } = await ada.command('#lounge', 'duel', { subcommand: 'resign' });
  await ada.press(asked!, 'Give up');
  const results = () => ada.messages('#lounge').filter((one) => isPublic(one) && /^### /m.test(ada.text(one)));
  await ada.wait(() => results().some((one) => ada.text(one).includes('Ada has left')), 'the result');
  expect(results()).toHaveLength(1);
});

test('where the bot may not post, or may not read what it has posted, no token is used', async () => {
  const { on, ben, first, next } = await toTheLastBid();
  on.place.setBotPermissions('#lounge', P.ViewChannel | P.SendMessages | P.AttachFiles);
  const from = on.seen.length;
  await bid(ben, first, '1', '1');
  await next();
  expect(own(on, from)).toContain('POST 4 200');
});
