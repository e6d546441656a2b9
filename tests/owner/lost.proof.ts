/** Discord refuses the bot or can't be reached: what the owner reads, and what the process does. */
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { type Playground, startPlayground } from '../../src/playground/index.ts';
import { someOf } from '../tools/often.ts';
import { start, temporaryFolder } from './program.ts';

const patience = { timeout: 60_000 };

async function open(options: { port?: number; file?: string } = {}): Promise<Playground> {
  const place = await startPlayground({ port: 0, ...options });
  onTestFinished(() => place.stop());
  return place;
}

const startAt = ({ api, token }: Pick<Playground, 'api' | 'token'>) =>
  start({ DISCORD_API: api, DISCORD_TOKEN: token, DATABASE: join(temporaryFolder(), 'games.db') });

test('a refused token ends the start with what to do, and code 1', patience, async () => {
  const { api } = await open();
  const bot = startAt({ api, token: 'MTIzNDU2Nzg5.GabcdE.not-the-token' });
  expect(await bot.ended).toBe(1);
  expect(bot.errors()).toMatch(/^Discord refuses the bot's token: .*Reset Token.*\n$/);
  expect(bot.said()).not.toContain('GabcdE');
});

const closing: [code: number, sentence: RegExp][] = [
  [4004, /^Discord refuses the bot's token: .*Reset Token/],
  [4011, /^The bot is on more servers .*start it again/],
  [4012, /^Discord no longer understands .*newer version/],
  [4014, /^Discord refuses the intents .*Developer Portal/],
];
test.each(someOf(closing, 1))('a connection closed with %i ends the program with what to do, and code 1', patience, async (code, sentence) => {
  const place = await open();
  const bot = startAt(place);
  await bot.says('"ready"');
  place.dropSockets(code);
  expect(await bot.ended).toBe(1);
  expect(bot.errors()).toMatch(sentence);
  expect(bot.errors().trim().split('\n')).toHaveLength(1);
});

test('a token that is refused while the connection still stands ends the program as well', patience, async () => {
  const place = await open();
  place.faults.next({ kind: '401', route: /^PUT .*\/commands$/ });
  const bot = startAt(place);
  expect(await bot.ended).toBe(1);
  expect(bot.errors()).toMatch(/^Discord refuses the bot's token/);
});

test('a connection that broke is taken up again', patience, async () => {
  const place = await open();
  const bot = startAt(place);
  await bot.says('"ready"');
  place.dropSockets();
  await bot.says('reconnecting to Discord');
  place.loseSession();
  bot.kill('SIGTERM');
  expect(await bot.ended).toBe(0);
});

test('a program that stops does not say that it reconnects', patience, async () => {
  const place = await open();
  const bot = startAt(place);
  await bot.says('"ready"');
  bot.kill('SIGTERM');
  expect(await bot.ended).toBe(0);
  const said = bot.log().map(({ msg }) => msg);
  expect(said.slice(said.indexOf('stopping'))).toEqual(['stopping']);
});

test('a start without Discord keeps trying, says so, and is ready once it is there', patience, async () => {
  const file = join(temporaryFolder(), 'discord.db');
  const first = await startPlayground({ port: 0, file });
  const { api, token, url } = first;
  await first.stop();
  const bot = startAt({ api, token });
  await bot.says('cannot reach Discord');
  expect(bot.said()).not.toContain(token);
  await open({ port: Number(new URL(url).port), file });
  await bot.says('"ready"');
  expect(bot.log().filter(({ level }) => level >= 40)).toHaveLength(1);
  bot.kill('SIGTERM');
  expect(await bot.ended).toBe(0);
});

test('a start that waits for Discord ends when told to', patience, async () => {
  const bot = startAt({ api: 'http://127.0.0.1:9/api', token: 'MTIzNDU2Nzg5.GabcdE.not-a-real-token' });
  await bot.says('cannot reach Discord');
  bot.kill('SIGTERM');
  expect(await bot.ended).toBe(0);
});
