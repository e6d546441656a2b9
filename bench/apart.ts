/**
 * A way to play in a process of its own. A program is compiled for what it has met: rules that have also run on boardgame.io's drafts, which are proxies,
 * are half again as slow on plain states, and no table or thought ever meets both.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { inTurn } from './measure.ts';

/** The ways of one part of the bench, by name: each plays once more, and gives how much it did a second. */
export type Ways = { [name: string]: () => number };

/** Rounds that do not count: whoever plays for long plays compiled. */
const warming = 4;

/** Two ways of a part, each in its own process, in turn. */
export async function apart(part: string, ours: string, peer: string): ReturnType<typeof inTurn> {
  const children = [ours, peer].map((name) => fork(fileURLToPath(new URL('one-way.ts', import.meta.url)), [part, name]));
  const [mine, theirs] = children.map((child) => {
    const broken = once(child, 'exit').then(() => Promise.reject(new Error(`The bench of ${part} broke off.`)));
    return async (): Promise<number> => {
      child.send('play');
      const [rate] = await Promise.race([once(child, 'message'), broken]);
      return rate;
    };
  });
  await inTurn(warming, mine!, theirs!);
  const measured = await inTurn(5, mine!, theirs!);
  for (const child of children) child.disconnect();
  return measured;
}
