/** What makes a reason true, worked out from the states themselves: `truths.ts` in each game's folder here. */
import { games } from '../../src/games/index.ts';
import type { Core } from '../../src/kernel/types.ts';
import type { Facts } from './facts.ts';

type AnyTruths = { readonly [reason: string]: (args: never, facts: Facts<Core>) => boolean };

interface Truth {
  truths: AnyTruths;
  /** What is said if nothing else is true. */
  last: readonly string[];
}

export const truthsOf: { readonly [game: string]: Truth } = Object.fromEntries(
  await Promise.all(
    games.filter(({ reasons }) => reasons).map(async ({ command }) => [command, (await import(`./${command}/truths.ts`)) as Truth] as const),
  ),
);
