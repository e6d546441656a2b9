/** How well a computer plays: how long it thinks, counted in positions so that a slow machine doesn't make it weaker, with a limit on time. */
import type { Depth, Level, Mind } from '../kernel/mind.ts';

export type { Level } from '../kernel/mind.ts';

/** All levels, weakest first. */
export const levels = ['novice', 'regular', 'expert'] as const satisfies readonly Level[];

/** How much thinking goes into one answer. */
export interface Effort {
  /** How many ways to try. */
  iterations: number;
  /** How many turns of the next seat to move are tried at the end of each way; the best one for that seat counts. 0: ignores what others do next. */
  replies: number;
  /** By how much the mind's clock grows while the game is played on by what is usual, instead of replies (`Mind.ahead`). */
  ahead: number;
  /** For how many turns after the current one the tree goes on. */
  horizon: number;
  /** How readily to retry a move that looked worse: the constant of the confidence bound, in chances to win. */
  exploration: number;
  /**
   * By how much an answer must raise the chance to win for a level to give it instead of a practiced player's (`Mind.usual`). Infinite: it doesn't ask
   * what they would answer.
   */
  margin: number;
  /** After this many milliseconds of the thread's own time, it answers with the best move so far: more than any thought takes (tests/computer/guard.ts). */
  guardMs: number;
}

const usual = { ahead: 0, horizon: 0, exploration: 0.1, margin: Number.POSITIVE_INFINITY };

export const efforts: { readonly [L in Level]: Effort } = {
  novice: { ...usual, iterations: 8, replies: 0, guardMs: 500 },
  regular: { ...usual, iterations: 60, replies: 6, margin: 0.2, guardMs: 500 },
  expert: { ...usual, iterations: 2500, replies: 6, margin: 0.05, guardMs: 8000 },
};

/** How much thinking goes into one answer at this level in this game. Carefully: as a regular, unless the game asks for more. */
export function effortIn({ ways = {}, margins = {}, ahead = 0 }: Pick<Mind, 'ways' | 'margins' | 'ahead'>, depth: Depth): Effort {
  const level = depth === 'carefully' ? 'regular' : depth;
  const { iterations, margin, ...effort } = efforts[level];
  const [tries, least] = [ways[depth] ?? ways[level] ?? iterations, margins[depth] ?? margins[level] ?? margin];
  return { ...effort, iterations: tries, margin: least, ahead: level === 'expert' ? ahead : 0 };
}

/**
 * How far to believe a game's chances (`Mind.trust`) where these play: as among the strongest of them. `players`: the level of each computer, null for a
 * person, who plays like a regular.
 */
export function trustIn({ trust = 1 }: Pick<Mind, 'trust'>, players: readonly (Level | null)[]): number {
  if (typeof trust === 'number') return trust;
  const strongest = Math.max(...players.map((level) => levels.indexOf(level ?? 'regular')));
  return trust[levels[strongest] ?? 'regular'];
}

/** What a game says about its computers; a game without a mind says nothing. */
interface Playing {
  mind?: Pick<Mind, 'levels'>;
}

/** The levels that people can choose in a game, weakest first; none if computers can't play it. */
export const levelsIn = ({ mind }: Playing): readonly Level[] => (mind ? (mind.levels ?? levels) : []);

/** The strongest level of a game that computers can play. */
export const strongestIn = (game: Playing): Level => levelsIn(game).at(-1) ?? 'expert';

/** The level itself if the game offers it, or else the nearest that it does: of two, the weaker one. */
export function nearestLevel(game: Playing, level: Level): Level {
  const far = (one: Level): number => Math.abs(levels.indexOf(one) - levels.indexOf(level));
  return levelsIn(game).reduce((best, one) => (far(one) < far(best) ? one : best), levelsIn(game)[0] ?? level);
}
