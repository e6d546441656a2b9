/** What follows a first answer that Discord may not have read yet is tried again; anything else that is refused is not. */
import { DiscordAPIError } from 'discord.js';
import { beforeEach, expect, test } from 'vitest';
import { openWebhook } from '../../src/discord/connection/webhook.ts';
import { openLinks } from '../../src/discord/wire/parts.ts';

const url = 'http://local/api/v10/webhooks/1/t/messages/m';
const unknown = new DiscordAPIError({ code: 10008, message: 'Unknown Message' }, 10008, 404, 'PATCH', url, { files: [], body: {} });
const post = { components: [], files: [], mentions: [] };

let tries: number;
/** How many tries are refused. */
let refused: number;
beforeEach(() => {
  [tries, refused] = [0, Number.POSITIVE_INFINITY];
});

const open = (isUnread: () => boolean) => {
  const patch = async () => {
    if (++tries <= refused) throw unknown;
    return { id: 'm' };
  };
  return openWebhook({ patch } as never, { application_id: '1', token: 't' }, { isUnread, links: openLinks() });
};
const changed = (webhook: ReturnType<typeof open>) => webhook.change('@original', post).catch((error: unknown) => error);

test('a change of an answer that Discord has not read yet is tried again', async () => {
  refused = 1;
  expect(await changed(open(() => true))).toEqual({ id: 'm' });
  expect(tries).toBe(2);
});

test('once the answer is read, a refusal stands', async () => {
  expect(await changed(open(() => false))).toBe(unknown);
  expect(tries).toBe(1);
});

test('once a change was accepted, a refusal stands', async () => {
  const webhook = open(() => true);
  refused = 0;
  await changed(webhook);
  [tries, refused] = [0, Number.POSITIVE_INFINITY];
  expect(await changed(webhook)).toBe(unknown);
  expect(tries).toBe(1);
});

test('a change is tried again only until the answer is read', async () => {
  expect(await changed(open(() => tries === 0))).toBe(unknown);
  expect(tries).toBe(2);
});
