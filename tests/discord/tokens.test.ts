/** The tokens of presses: how long they are kept, for what, and what becomes of a request that Discord refuses. */
import { DiscordAPIError } from 'discord.js';
import { expect, test } from 'vitest';
import { openApi, Unanswered } from '../../src/discord/wire/api.ts';
import { note } from '../../src/discord/wire/parts.ts';
import { aliveMs, openTokens, type Press } from '../../src/discord/wire/tokens.ts';

const press: Press = { application: '9', token: 'T1', table: 'abc', channel: 'c', message: 'board', isBoard: true };
const to = { table: 'abc', goes: null };

/** A keeper with a clock, and what it has shared. */
function open(most?: number) {
  const clock = { now: 1000 };
  const shared: string[] = [];
  const tokens = openTokens({ now: () => clock.now, share: (words) => void shared.push(words), ...(most !== undefined && { most }) });
  return { clock, shared, tokens };
}

test('a token posts in its channel for its table, and changes the pressed message and its own, until shortly before Discord refuses it', () => {
  const { clock, tokens } = open();
  tokens.pressed(press);
  const grant = tokens.toPost('c', 'abc', null)!;
  expect(grant.token).toBe('T1');
  expect([tokens.toPost('d', 'abc', null), tokens.toPost('c', 'other', null)]).toEqual([null, null]);
  tokens.posted('next', grant);
  expect(tokens.toChange('board')).toMatchObject({ at: '@original' });
  expect(tokens.toChange('next')).toMatchObject({ at: 'next' });
  expect(tokens.toChange('unknown')).toBe(null);
  clock.now += aliveMs - 1;
  expect(tokens.toChange('next')).not.toBe(null);
  clock.now++;
  expect([tokens.toPost('c', 'abc', null), tokens.toChange('board'), tokens.toChange('next')]).toEqual([null, null, null]);
  expect(aliveMs).toBeLessThan(15 * 60_000);
});

test('nothing is posted as a reply to a message that is about to go, is gone, or is no board', () => {
  const { tokens } = open();
  tokens.pressed({ ...press, message: 'line', token: 'T0', isBoard: false });
  expect(tokens.toPost('c', 'abc', null)).toBe(null);
  expect(tokens.toChange('line')).toMatchObject({ grant: { token: 'T0' } });
  tokens.pressed(press);
  expect(tokens.toPost('c', 'abc', 'board')).toBe(null);
  expect(tokens.toPost('c', 'abc', 'other')).not.toBe(null);
  tokens.removed('board');
  expect([tokens.toPost('c', 'abc', null), tokens.toChange('board')]).toEqual([null, null]);
});

test('the newest press counts, and only so many are remembered', () => {
  const { clock, tokens } = open(2);
  for (const token of ['T1', 'T2']) {
    tokens.pressed({ ...press, token });
    clock.now++;
  }
  expect(tokens.toPost('c', 'abc', null)?.token).toBe('T2');
  expect(tokens.toChange('board')?.grant.token).toBe('T2');
  for (const table of ['two', 'three']) tokens.pressed({ ...press, table, message: table });
  expect([tokens.toPost('c', 'abc', null), tokens.toChange('board')]).toEqual([null, null]);
  expect(tokens.toChange('three')).not.toBe(null);
});

test('other processes use a token too; what they cannot read, or what would last too long, they ignore', () => {
  const one = open();
  const other = open();
  one.tokens.pressed(press);
  one.tokens.posted('next', one.tokens.toPost('c', 'abc', null)!);
  for (const words of one.shared) other.tokens.heard(words);
  expect(other.tokens.toPost('c', 'abc', null)?.token).toBe('T1');
  expect([other.tokens.toChange('board')?.at, other.tokens.toChange('next')?.at]).toEqual(['@original', 'next']);
  expect(other.shared).toEqual([]);
  const strange = open();
  for (const words of ['', '{}', '{"grant":{}}', 'null', one.shared[0]!.replace('"T1"', '1')]) strange.tokens.heard(words);
  strange.tokens.heard(JSON.stringify({ grant: { ...press, until: 1e15 }, at: '@original' }));
  expect([strange.tokens.toPost('c', 'abc', null), strange.tokens.toChange('board')]).toEqual([null, null]);
});

test('once the bot is seen to lack permission in a channel, earlier tokens post nothing there, in any process', () => {
  const one = open();
  const other = open();
  one.tokens.pressed(press);
  for (const words of one.shared) other.tokens.heard(words);
  one.tokens.barred('c');
  other.tokens.heard(one.shared.at(-1)!);
  expect([one, other].map(({ tokens }) => tokens.toPost('c', 'abc', null))).toEqual([null, null]);
  expect(one.tokens.toChange('board')).not.toBe(null);
  one.clock.now++;
  one.tokens.pressed({ ...press, token: 'later' });
  expect(one.tokens.toPost('c', 'abc', null)?.token).toBe('later');
});

test('an older press that is heard of later replaces nothing', () => {
  const { clock, tokens } = open();
  tokens.pressed({ ...press, token: 'new' });
  tokens.heard(JSON.stringify({ grant: { ...press, token: 'old', until: clock.now + aliveMs - 1 }, at: '@original' }));
  expect([tokens.toPost('c', 'abc', null)?.token, tokens.toChange('board')?.grant.token]).toEqual(['new', 'new']);
});

/** An API on a made-up Discord that answers requests by tokens with `answer`. Lists every request. */
function api(answer: (route: string) => Promise<unknown>) {
  const asked: string[] = [];
  const client = (who: string, answers: (route: string) => Promise<unknown>) => {
    const of = (method: string) => (route: string) => {
      asked.push(`${who}: ${method} ${decodeURIComponent(route)}`);
      return answers(route);
    };
    return { post: of('POST'), patch: of('PATCH'), delete: of('DELETE') } as never;
  };
  const { tokens } = open();
  tokens.pressed(press);
  const own = client('bot', async () => ({ id: 'own' }));
  return { asked, tokens, api: openApi(own, { following: { rest: client('token', answer), tokens } }) };
}
const post = note('words');
const board = { channel: 'c', message: 'board' };
const refusal = (code: number, status: number) => async () => {
  throw new DiscordAPIError({ code, message: '' }, code, status, 'POST', 'http://local/webhooks/9/T1', {});
};

test('a post that can be found goes out by the token, and so do changes of the board and of the post', async () => {
  const on = api(async () => ({ id: 'next' }));
  expect(await on.api.send('c', post, 'n', to)).toEqual({ channel: 'c', message: 'next' });
  await on.api.edit(board, post);
  await on.api.rewrite({ ...board, message: 'next' }, post);
  await on.api.remove(board);
  await on.api.send('c', post, 'n');
  expect(on.asked).toEqual([
    'token: POST /webhooks/9/T1',
    'token: PATCH /webhooks/9/T1/messages/@original',
    'token: PATCH /webhooks/9/T1/messages/next',
    'token: DELETE /webhooks/9/T1/messages/@original',
    'bot: POST /channels/c/messages',
  ]);
});

test.each([
  [10015, 404],
  [50027, 401],
  [0, 401],
  [0, 404],
])('a token that Discord takes no more (%s, %s) is forgotten, and the bot posts', async (code, status) => {
  const on = api(refusal(code, status));
  expect(await on.api.send('c', post, 'n', to)).toEqual({ channel: 'c', message: 'own' });
  await on.api.edit(board, post);
  expect(on.asked).toEqual(['token: POST /webhooks/9/T1', 'bot: POST /channels/c/messages', 'bot: PATCH /channels/c/messages/board']);
});

test('any other refusal is of that request only', async () => {
  const on = api(refusal(10008, 404));
  await on.api.edit(board, post);
  expect(on.asked).toEqual(['token: PATCH /webhooks/9/T1/messages/@original', 'bot: PATCH /channels/c/messages/board']);
  expect(on.tokens.toChange('board')).not.toBe(null);
});

test('a post that was not heard is not sent again; a change is made by the bot', async () => {
  const on = api(async () => {
    throw new Error('socket hang up');
  });
  await expect(on.api.send('c', post, 'n', to)).rejects.toThrow(Unanswered);
  await on.api.edit(board, post);
  await on.api.remove(board);
  expect(on.asked.filter((one) => one.startsWith('bot'))).toEqual([
    'bot: PATCH /channels/c/messages/board',
    'bot: DELETE /channels/c/messages/board',
  ]);
});
