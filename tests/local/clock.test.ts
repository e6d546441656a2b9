/** The program as it starts without a token: a newcomer moves the clock forward on the page, and sees at once what a day brings. */
import type { APIMessage } from 'discord-api-types/v10';
import pino from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocket } from 'ws';
import { openApp } from '../../src/app.ts';
import { readConfig } from '../../src/config.ts';
import type { FromPage, ToPage } from '../../src/playground/index.ts';

/** A person at a tab, by the page's own protocol. `until` resolves with the first frame that fits, earlier ones included. */
async function tab(address: string, as: string) {
  const socket = new WebSocket(address.replace('http', 'ws').replace('?', `local/socket?as=${as}&`), { origin: new URL(address).origin });
  const heard: ToPage[] = [];
  let changed = Promise.withResolvers<void>();
  socket.on('message', (data) => {
    heard.push(JSON.parse(String(data)) as ToPage);
    changed.resolve();
    changed = Promise.withResolvers();
  });
  onTestFinished(() => socket.close());
  const until = async <T>(found: (frames: readonly ToPage[]) => T | undefined): Promise<T> => {
    for (;;) {
      const there = found(heard);
      if (there !== undefined) return there;
      await changed.promise;
    }
  };
  return { send: (frame: FromPage) => socket.send(JSON.stringify(frame)), until };
}

const lastOf = (frames: readonly ToPage[], id: string): APIMessage | undefined =>
  frames.flatMap((frame) => (frame.t === 'message' && frame.change !== 'delete' && frame.message.id === id ? [frame.message] : [])).at(-1);

test('an invitation nobody answers has ended as soon as a day has passed', async () => {
  const config = readConfig({ DATABASE: ':memory:', PORT: '0' });
  const app = await openApp(config, pino({ level: 'silent' }), { draw: async () => Buffer.alloc(1) });
  onTestFinished(() => app.stop());
  const ada = await tab(app.address!, 'ada');
  const hello = await ada.until((frames) => frames.find((frame) => frame.t === 'hello'));
  const commands = await ada.until((frames) => frames.findLast((frame) => 'commands' in frame && frame.commands.length > 0));
  const command = 'commands' in commands ? commands.commands.find(({ name }) => name === 'campaign')! : null;
  const ben = hello.people.find(({ key }) => key === 'ben')!.user.id;
  const channel = hello.channels[0]!.id;
  const options = [{ type: 1, name: 'start', options: [{ type: 6, name: 'opponent', value: ben }] }] as Extract<
    FromPage,
    { t: 'command' }
  >['options'];
  ada.send({ t: 'command', nonce: '1', channel, command: command!.id, options });
  const done = await ada.until((frames) => frames.find((frame) => frame.t === 'done'));
  const id = done.message!;
  expect(JSON.stringify(await ada.until((frames) => lastOf(frames, id)))).toContain('Accept');
  ada.send({ t: 'pass', hours: 25 });
  const time = await ada.until((frames) => frames.find((frame) => frame.t === 'time'));
  expect(time.time.ahead).toBe(25 * 3_600_000);
  await ada.until((frames) => (JSON.stringify(lastOf(frames, id)).includes('Accept') ? undefined : id));
  expect(JSON.stringify(await ada.until((frames) => lastOf(frames, id)))).toContain('is closed');
});
