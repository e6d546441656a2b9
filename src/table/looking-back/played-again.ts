/** A whole game played again from its answers, with what its pictures and its course need from every moment. */

import type { Game } from '../../games/game.ts';
import { start } from '../../kernel/run.ts';
import type { Tally } from '../../scene/race-line.ts';
import { carryOut } from '../play/given.ts';
import type { GameRecord } from '../work/loaded/record.ts';
import { firstDifference } from './difference.ts';
import { championOf } from './replay.ts';

/** The state is kept as text after every this many answers, so that any other is a few answers away. */
export const keptEvery = 32;

export interface Played {
  game: Game;
  record: GameRecord;
  /** The state after every `keptEvery` answers. */
  kept: readonly string[];
  /** The chapter at the start and after each answer. */
  chapters: readonly (string | null)[];
  /** The tally of each seat at the same moments. */
  tallies: readonly Tally[];
}

/** Null if its answers don't lead to its saved state, because it began under older rules. */
export async function playedAgain(game: Game, given: GameRecord): Promise<Played | null> {
  try {
    const record = { ...given, champion: championOf(game, given) };
    const { seats, options, champion, seed, answers } = record;
    let { state } = start(game.rules, { seats, options, champion, seed });
    const kept: string[] = [];
    const chapters: (string | null)[] = [];
    const tallies: Tally[] = [];
    for (let n = 0; ; n++) {
      if (n % keptEvery === 0) {
        kept.push(JSON.stringify(state));
        // A long game must not keep others waiting.
        await new Promise(setImmediate);
      }
      const view = game.rules.view(state, null);
      chapters.push(game.chapter?.(view) ?? null);
      tallies.push(game.tally(view));
      const next = answers[n];
      if (!next) break;
      const { done } = carryOut(game, state, next);
      if (!done.ok) return null;
      ({ state } = done.value);
    }
    return firstDifference(state, record.state) === null ? { game, record, kept, chapters, tallies } : null;
  } catch {
    // What older rules accepted may be impossible under these.
    return null;
  }
}
