/** A game as it can be played again elsewhere: how it began, the answers, and where they led. */

import type { Game } from '../../../games/game.ts';
import type { Start } from '../../../kernel/rules.ts';
import type { Core, Fields, Seat } from '../../../kernel/types.ts';
import type { AnswerKind, AnswerRow, Store } from '../../model/store/store.ts';
import { type Loaded, seatOf } from './loaded.ts';

/** One thing a player did, in order; what was undone is left out. */
export interface Given {
  kind: AnswerKind;
  seat: Seat;
  /** The options' ids. */
  picked: string[];
}

/** Plain JSON, which `npm run replay` reads. It reveals every hand: until the game is over, only people who may read the database may have it. */
export interface GameRecord {
  /** The game's command. */
  game: string;
  /** The version of the rules with which it was last played. */
  rules: number;
  options: Start['options'];
  /** In turn order. */
  seats: Seat[];
  /** The seat of the winner of the game before; absent if unknown, and then found by trying. */
  champion?: Seat | null;
  /** 64 hexadecimal digits. */
  seed: string;
  answers: Given[];
  /** The state the answers led to, as it was saved. */
  state?: Core;
  /** What was done next and failed, and by whom; `by` is null for a spectator. */
  attempt?: { what: string; picked?: string[] } & Fields;
  by?: Seat | null;
  /** The number that the user was told, and what was thrown, with its stack. */
  incident?: string;
  error?: string;
}

/** What a game begins from. */
export type Begun = Start & { seed: string };

/** The record of a game that could not begin. */
export const recordOfBegun = ({ command, rules }: Game, begun: Begun): GameRecord => ({ game: command, rules: rules.version, ...begun, answers: [] });

/** The record of a game that has begun; null if it hasn't. */
export async function recordOf(store: Store, loaded: Loaded, user: string | null): Promise<GameRecord | null> {
  const { row } = loaded;
  const state = (await loaded.position(row.version))?.state;
  return state ? { ...recordOfAll(loaded, state, await store.answers(row.id, 0)), by: seatOf(loaded, user) } : null;
}

/** The record of a game in this state, after these answers. */
export const recordOfAll = ({ row, game }: Pick<Loaded, 'row' | 'game'>, state: Core, answers: readonly AnswerRow[]): GameRecord => ({
  game: row.game,
  rules: game.rules.version,
  options: row.options,
  seats: state.seats,
  seed: state.random.seed,
  answers: answers.map(({ kind, seat, picked }) => ({ kind, seat, picked })),
  state,
});
