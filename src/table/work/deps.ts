import type { Computers as ComputerPool } from '../../computer/pool.ts';
import type { Game } from '../../games/game.ts';
import type { OwnLimits } from '../model/limits.ts';
import type { Store } from '../model/store/store.ts';

/** What the tables need from the outside. */
export interface Deps {
  store: Store;
  games: readonly Game[];
  /** Milliseconds since 1970. */
  clock: () => number;
  chance: Chance;
  log: Log;
  /** The name under which this process claims shared work, different at each start; random by default. */
  worker?: string;
  lifetimes?: Partial<Lifetimes>;
  /** The owner's numbers that differ from the table of limits (`model/limits.ts`). */
  limits?: OwnLimits;
  /** Thinks for computers; without it, none can be seated. */
  thinker?: Thinker;
  /** Stores what reproduces a fault, under its number, where only the owner can read it; returns the file. Null: nothing is stored here. */
  keepIncident?(number: string, record: object): string | null;
}

/** The computers' thinking, elsewhere, so that nobody waits for it. Without `assess`, no game is reviewed. */
export type Thinker = Pick<ComputerPool, 'think'> & Partial<Pick<ComputerPool, 'assess'>>;

/** Unpredictable values. */
export interface Chance {
  /** 64 hexadecimal digits. */
  seed(): string;
  /** Ten characters, never the same twice. */
  id(): string;
}

/** The part of a pino logger that is used. */
interface Log {
  error(fields: object, text: string): void;
  warn(fields: object, text: string): void;
  debug(fields: object, text: string): void;
}

/** How long things last, in milliseconds, and how many tables stay in memory. */
export interface Lifetimes {
  gathering: number;
  /** After this, an idle table leaves memory. */
  idle: number;
  /** How long a repeated request is recognized. */
  request: number;
  /** After this, a delivery is handed out again if nothing is heard from the process that claimed it. */
  delivery: number;
  /** How long one process keeps what it does for all; after that it is free, unless that process takes it on again. */
  duty: number;
  /** A computer answers after this, or up to half as long again. */
  pause: number;
  loaded: number;
  /** How long after its end a game is kept whole; later only what its replay and its result need. Infinite: always. */
  whole: number;
}

const hour = 3_600_000;
export const usualLifetimes: Lifetimes = {
  gathering: 24 * hour,
  idle: hour / 6,
  request: 7 * 24 * hour,
  delivery: hour / 120,
  duty: hour / 12,
  pause: 1200,
  loaded: 500,
  whole: 180 * 24 * hour,
};
