/** Requests to Discord wait for slots that all processes of the bot share. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openTurns, usual } from '../../src/discord/connection/pace.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

/** A budget as the database keeps it, and the order in which requests went out. */
function shared() {
  let free = 0;
  const asked: number[] = [];
  const went: { who: string; at: number }[] = [];
  const reserve = async (slots: number, slotMs: number) => {
    asked.push(slots);
    const from = Math.max(free, performance.now());
    free = from + slots * slotMs;
    return from - performance.now();
  };
  const send = (turn: () => Promise<void>, who: string) => void turn().then(() => went.push({ who, at: performance.now() }));
  return { asked, went, reserve, send };
}

test('those of three processes go one after the other, and nobody waits for all of another’s', async () => {
  const { reserve, send, went } = shared();
  const start = performance.now();
  const processes = ['ada', 'ben', 'cas'].map((who) => ({ who, turn: openTurns(reserve) }));
  for (const { who, turn } of processes) for (let i = 0; i < 30; i++) send(turn, who);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(went.length).toBe(90);
  went.forEach(({ at }, i) => {
    expect(at - start).toBeCloseTo(i * usual.slotMs, 6);
  });
  // The one that came first, then at most ten of each process.
  for (const { who } of processes) expect(went.findIndex((one) => one.who === who)).toBeLessThan(30);
});

test('what comes while a slot is asked for is reserved together', async () => {
  const { reserve, send, asked } = shared();
  const turn = openTurns(reserve);
  for (let i = 0; i < 25; i++) send(turn, 'ada');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toEqual([1, 10, 10, 4]);
});

test('whoever comes late to a slot takes another, three at most', async () => {
  const asked: number[] = [];
  let went = 0;
  const turn = openTurns(async (slots) => {
    asked.push(slots);
    // The process is held up while the reply is on its way.
    await new Promise((done) => setTimeout(done, 200));
    return 0;
  });
  void turn().then(() => went++);
  await vi.advanceTimersByTimeAsync(450);
  expect([asked.length, went]).toEqual([3, 0]);
  await vi.advanceTimersByTimeAsync(1000);
  expect([asked.length, went]).toEqual([3, 1]);
});

test.each<[string, () => Promise<number>]>([
  ['cannot be asked', () => Promise.reject(new Error('no database'))],
  ['says nothing', () => new Promise(() => {})],
])('a database that %s holds up nobody for long', async (_, reserve) => {
  let went = 0;
  const turn = openTurns(reserve);
  void turn().then(() => went++);
  await vi.advanceTimersByTimeAsync(1500);
  expect(went).toBe(1);
});
