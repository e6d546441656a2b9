/**
 * Runs each way of playing in a process of its own. V8 optimizes a program for what it has seen: rules that have also run on boardgame.io's drafts,
 * which are proxies, are half again as slow on plain states, and no real table or thought ever sees both.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { asOften, inTurn } from './measure.ts';

/** The ways of one part of the bench, by name. Each plays one more round and returns how much it did per second. */
export type Ways = { [name: string]: () => number };

/** Rounds that do not count: a long-running program has been compiled by then. */
const warming = 4;

/** Runs two ways of a part in turn, each in its own process. */
export async function apart(part: string, ours: string, peer: string): ReturnType<typeof inTurn> {
  const children = [ours, peer].map((name) => fork(fileURLToPath(new URL('one-way.ts', import.meta.url)), [part, name, ...asOften]));
  const [mine, theirs] = children.map((child) => {
    const broken = once(child, 'exit').then(() => Promise.reject(new Error(`The bench of ${part} broke off.`)));
    return async (): Promise<number> => {
      child.send('play');
      const [rate] = await Promise.race([once(child, 'message'), broken]);
      return rate;
    };
  });
  if (asOften.length === 0) await inTurn(warming, mine!, theirs!);
  const measured = await inTurn(5, mine!, theirs!);
  for (const child of children) child.disconnect();
  return measured;
}
