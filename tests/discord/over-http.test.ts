/** What applies only to interactions over HTTP. `contracts/doors.test.ts` has what both ways in share. */
import type { APIMessage } from 'discord-api-types/v10';
import { expect, test } from 'vitest';
import { pixel } from '../tools/pixel.ts';
import { stage } from './setting.ts';
import { begun } from './table.ts';

test('no connection is kept', async () => {
  expect((await stage({ http: true })).discord.client).toBe(null);
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
