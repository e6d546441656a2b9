/** What must never be in the log at its default level: interaction tokens, what was sent to Discord, seeds and hands. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { DiscordAPIError } from 'discord.js';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../../src/config.ts';
import { startPlayground } from '../../src/playground/index.ts';
import { openLog } from '../../src/process/log.ts';
import { openTables } from '../../src/table/index.ts';
import { cryptoChance } from '../../src/table/work/chance.ts';
import { must, openTestContext } from '../table/context.ts';
import { node, root, run, temporaryFolder } from './program.ts';

const secrets = { token: 'aW50ZXJhY3Rpb246planted', hand: 'Your hand: the Dirty Trick', picture: 'iVBORw0KGgoplanted' };
const address = `https://discord.com/api/v10/webhooks/123456789012345678/${secrets.token}/messages/@original`;
const sent = { files: [{ name: 'hand.png', data: Buffer.from(secrets.picture) }], body: { content: secrets.hand } };
const refusal = () => new DiscordAPIError({ code: 50035, message: 'Invalid Form Body' }, 50035, 400, 'PATCH', address, sent);

const config = readConfig({ DATABASE: ':memory:' });
const hide = (lines: string[]) => {
  for (const secret of [...Object.values(secrets), Buffer.from(secrets.picture).join()]) expect(lines.join('\n')).not.toContain(secret);
};

test('an error of Discord is written without what was sent, and without the token in its address, however it got there', () => {
  const lines: string[] = [];
  const log = openLog(config, { write: (line: string) => void lines.push(line) });
  log.error({ err: refusal() }, 'a post failed');
  log.error(refusal());
  log.warn({ err: new Error('outside', { cause: refusal() }), url: address }, `could not reach ${address}`);
  log.error({ err: { webhook: address } }, 'no error at all');
  expect(lines).toHaveLength(4);
  hide(lines);
  expect(JSON.parse(lines[0]!)).toMatchObject({ err: { type: 'DiscordAPIError[50035]', code: 50035, status: 400 } });
});

test('a rejection that nobody handled is written the same way', { timeout: 60_000 }, async () => {
  const { api, token, stop } = await startPlayground({ port: 0 });
  onTestFinished(stop);
  const forgetful = `
    import { createRequire } from 'node:module';
    const { DiscordAPIError } = createRequire(${JSON.stringify(join(root, 'package.json'))})('discord.js');
    const sent = { files: [{ name: 'hand.png', data: Buffer.from(${JSON.stringify(secrets.picture)}) }], body: { content: ${JSON.stringify(secrets.hand)} } };
    const refusal = new DiscordAPIError({ code: 50035, message: 'Invalid' }, 50035, 400, 'PATCH', ${JSON.stringify(address)}, sent);
    const waiting = setInterval(() => {
      if (process.listenerCount('unhandledRejection') === 0) return;
      clearInterval(waiting);
      Promise.reject(refusal);
    }, 20);`;
  const folder = temporaryFolder();
  const before = join(folder, 'forgetful.mjs');
  writeFileSync(before, forgetful);
  const variables = { DISCORD_API: api, DISCORD_TOKEN: token, DATABASE: join(folder, 'games.db') };
  const bot = run(node, ['--import', pathToFileURL(before).href, 'src/start.js'], variables);
  await bot.says('unhandled rejection');
  expect(bot.said()).toContain('[token]');
  hide([bot.said()]);
  bot.kill('SIGTERM');
  await bot.ended;
});

test('a bug in a game leaves seed and answers to the debug level', async () => {
  const written = async (level: string) => {
    const lines: string[] = [];
    const log = openLog({ ...config, logLevel: level as 'info' }, { write: (line: string) => void lines.push(line) });
    const { store, games } = openTestContext();
    const { tables } = openTables({ store, games, clock: Date.now, chance: cryptoChance, log });
    const people = [
      { id: '1', name: 'Ada' },
      { id: '2', name: 'Ben' },
    ] as const;
    const place = { guild: null, channel: '7' };
    const { id } = await must(tables.open({ game: 'demo', place, host: people[0], invited: [people[1]], options: {}, lang: 'en', request: 'o' }));
    await must(tables.accept(id, people[1], 'a'));
    const { seed } = (JSON.parse((await store.position(id))!.state) as { random: { seed: string } }).random;
    let n = 0;
    for (;;) {
      const all = await Promise.all(people.map(async ({ id: user }) => ({ user, asked: (await must(tables.snapshot(id, user))).asked })));
      const asked = all.find((one) => one.asked)!;
      const { ref, decision } = asked.asked!;
      const boom = decision.options.find((option) => option.id === 'boom');
      try {
        await must(tables.answer(id, asked.user, ref, [(boom ?? decision.options[0]!).id], `r${++n}`));
      } catch {
        return { lines, seed };
      }
    }
  };
  const usual = await written('info');
  expect(usual.lines).toHaveLength(1);
  expect(usual.lines.join()).not.toContain(usual.seed);
  expect(usual.lines.join()).not.toContain('picked');
  const detailed = await written('debug');
  expect(detailed.lines.join()).toContain(detailed.seed);
});
