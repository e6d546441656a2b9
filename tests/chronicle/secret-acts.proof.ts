/** Orders, answers ahead, hints and choices taken back unnoticed show nowhere in the channel: not in a word, custom id, alt text or nonce. */
import { expect, test } from 'vitest';
import { standings } from '../games/standings.ts';
import { sentIn } from './secret-acts.ts';

test.each(standings.map((standing) => [standing.game.command, standing] as const))('/%s', { timeout: 120_000 }, async (_, standing) => {
  const done = { orders: 0, ahead: 0, hint: 0, undo: 0 };
  for (const n of [0, 1]) {
    const [plain, secret] = [await sentIn(standing, n, 40, false), await sentIn(standing, n, 40, true)];
    expect(plain.channel.filter((sent) => sent.includes(':consent')).length).toBeGreaterThan(1);
    const at = plain.channel.findIndex((sent, i) => sent !== secret.channel[i]);
    expect([at, secret.channel[at]]).toEqual([at, plain.channel[at]]);
    expect(secret.channel.length).toBe(plain.channel.length);
    for (const [act, times] of Object.entries(secret.acts)) done[act as keyof typeof done] += times;
  }
  expect(done.hint).toBeGreaterThan(0);
  expect(done.orders + done.ahead + done.undo).toBeGreaterThan(0);
});
