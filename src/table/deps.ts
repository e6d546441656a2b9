import type { Game } from '../games/game.ts';
import type { Store } from './store.ts';

/** What the tables need from the world around them. */
export interface Deps {
  store: Store;
  games: readonly Game[];
  /** Milliseconds since 1970. */
  clock: () => number;
  chance: Chance;
  log: Log;
  lives?: Partial<Lives>;
}

/** Unpredictable values. */
export interface Chance {
  /** 64 hexadecimal digits. */
  seed(): string;
  /** Ten characters that have not been given before. */
  id(): string;
}

/** The part of a pino logger that is used. */
export interface Log {
  error(fields: object, text: string): void;
}

/** How long things last, in milliseconds, and how many tables stay in memory. */
export interface Lives {
  gathering: number;
  /** An idle table leaves memory after this. */
  idle: number;
  /** A request is known again for this long. */
  request: number;
  /** A table's errand that was handed out comes again after this if nothing was heard. */
  errand: number;
  loaded: number;
}

const hour = 3_600_000;
export const usualLives: Lives = { gathering: 24 * hour, idle: hour / 6, request: 7 * 24 * hour, errand: hour / 30, loaded: 500 };
