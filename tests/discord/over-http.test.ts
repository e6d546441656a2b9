/** What applies only to interactions over HTTP. `contracts/doors.test.ts` has what both ways in share. */
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
  const from = () => on.seen.length;
  const answers = (before: number) =>
    on.seen
      .slice(before)
      .filter(({ path, method }) => path.endsWith('/callback') || (method === 'POST' && path.startsWith('/webhooks')))
      .map(({ query, files }) => `${query === '' ? 'response' : 'request'}, ${files.length} files`);
  const pressed = async (label: string) => {
    const [post, before] = [await board(), from()];
    await ada.press(post, label);
    return answers(before);
  };
  const typed = async (subcommand: string) => {
    const before = from();
    await ada.command('#lounge', 'duel', { subcommand });
    return answers(before);
  };
  expect(await typed('log')).toEqual(['response, 0 files']);
  expect(await typed('hand')).toEqual(['request, 0 files']);
  expect(await pressed('Words')).toEqual(['response, 0 files', 'request, 0 files']);
  expect(await pressed('Play')).toEqual(['response, 0 files', 'request, 1 files']);
});

test('a panel whose picture is late follows, though Discord may not have read yet that it will', async () => {
  const drawn = Promise.withResolvers<Buffer>();
  const on = await stage({ http: true, draw: async (_, wish) => (wish?.first ? pixel : drawn.promise) });
  const { ada, board } = await begun(on);
  on.place.onRequest(({ body }) => (body as { type?: number } | undefined)?.type === 6 && drawn.resolve(pixel));
  on.place.faults.next({ kind: 'refused', as: 'unknownWebhook', times: 2, route: /^POST \/webhooks/ });
  const { message } = await ada.press(await board(), 'Play');
  expect(ada.text(message!)).toContain('secret bid');
  expect(on.seen.filter(({ method, path }) => method === 'POST' && path.startsWith('/webhooks')).map(({ status }) => status)).toEqual([
    404, 404, 200,
  ]);
});
