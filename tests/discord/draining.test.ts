/** A program that is told to stop while people press still answers what comes in until others take over, and what it had begun before. */
import { expect, onTestFinished, test } from 'vitest';
import { drain, type Pause } from '../../src/discord/connection/drain.ts';
import { startLocal } from '../../src/local.ts';
import { HandClock } from '../../src/playground/index.ts';
import { pixel } from '../tools/pixel.ts';
import { stage } from './setting.ts';
import { begun } from './table.ts';

/** Pauses that last until the test ends them, with how long each was to be. */
function pausing() {
  const asked: number[] = [];
  const ends = new Map<number, PromiseWithResolvers<void>>();
  const pauseOf = (ms: number) => ends.get(ms) ?? ends.set(ms, Promise.withResolvers()).get(ms)!;
  const pause: Pause = (ms, signal) => {
    asked.push(ms);
    return Promise.race([pauseOf(ms).promise, new Promise((done) => signal?.addEventListener('abort', done, { once: true }))]);
  };
  return { pause, asked, end: (ms: number) => pauseOf(ms).resolve() };
}

test('presses are answered for as long as a balancer may take to notice, and so is what is under way', async () => {
  const held = Promise.withResolvers<void>();
  let isHeld = false;
  const draw = async () => {
    if (isHeld) await held.promise;
    return pixel;
  };
  const { pause, end } = pausing();
  // Its clock stands still, so no press is too late on a busy machine.
  const place = await startLocal({ port: 0, clock: new HandClock(Date.now()) });
  onTestFinished(() => place.stop());
  const on = await stage({ place, http: true, drainMs: 3000, draw, pause });
  onTestFinished(() => end(3000));
  const { ada, ben, board } = await begun(on);
  const living = await board();
  const health = async () => (await fetch(`http://127.0.0.1:${on.discord.port}/health`)).status;
  expect(await health()).toBe(200);
  isHeld = true;
  const before = ben.press(living, 'Play');
  const stopping = on.discord.stop();
  isHeld = false;
  for (let i = 0; i < 3; i++) {
    expect(await health()).toBe(503);
    expect(ada.text((await ada.press(living, 'Words')).message!)).not.toBe('');
  }
  end(3000);
  held.resolve();
  await stopping;
  expect(ben.text((await before).message!)).not.toBe('');
  await expect(health()).rejects.toThrow();
  expect(on.errors).toEqual([]);
});

const work = () => {
  const done: string[] = [];
  const note = (what: string) => () => void done.push(what);
  return { done, line: { leave: note('leave'), shut: note('shut'), close: async () => void done.push('close') } };
};

test('a stop waits eight seconds for work that does not end, and not longer', async () => {
  const { done, line } = work();
  const { pause, asked, end } = pausing();
  const draining = drain(line, () => new Promise(() => {}), { pause, drainMs: undefined, farewellMs: undefined });
  expect([done, asked]).toEqual([['leave'], [3000]]);
  end(3000);
  await expect.poll(() => asked).toEqual([3000, 8000]);
  expect(done).toEqual(['leave', 'shut']);
  end(8000);
  await draining;
  expect(done).toEqual(['leave', 'shut', 'close']);
});

test('a stop without a balancer and without work waits for nothing', async () => {
  const { done, line } = work();
  await drain(line, async () => {}, { pause: () => new Promise(() => {}), drainMs: null, farewellMs: 80_000 });
  expect(done).toEqual(['leave', 'shut', 'close']);
});

test('a start that is to end does not wait until another process has registered the commands', async () => {
  const ending = new AbortController();
  const { pause, asked, end } = pausing();
  const takeOn = async () => {
    ending.abort();
    return false;
  };
  await stage({ http: true, pause, takeOn, signal: ending.signal });
  expect(asked).toEqual([5000]);
  end(0);
});

test('a stop asks once to change a panel that its owner has closed', async () => {
  const on = await stage({ http: true, draw: async () => pixel });
  const { ada, ben, board } = await begun(on);
  // Its picture goes in a request of its own, so Discord has read this answer.
  const panel = (await ada.press(await board(), 'Play')).message!;
  ada.dismiss(panel);
  await ada.wait(() => !ada.sees(panel), 'the panel to close');
  const before = on.seen.length;
  const { message: sure } = await ben.command('#lounge', 'duel', { subcommand: 'resign' });
  await ben.press(sure!, 'Give up');
  await on.discord.stop();
  const changes = on.seen.slice(before).filter(({ method, status }) => method === 'PATCH' && status === 404);
  expect(changes.map(({ path }) => path.startsWith('/webhooks'))).toEqual([true]);
  expect(on.errors).toEqual([]);
});
