import type { Computers as ComputerPool } from '../../computer/pool.ts';
import type { Game } from '../../games/game.ts';
import type { OwnLimits } from '../model/limits.ts';
import type { Store } from '../model/store.ts';

/** What the tables need from the world around them. */
export interface Deps {
  store: Store;
  games: readonly Game[];
  /** Milliseconds since 1970. */
  clock: () => number;
  chance: Chance;
  log: Log;
  /** What this process is called in what it takes on for all of them: another name at every start. Drawn, if it has none. */
  worker?: string;
  lifetimes?: Partial<Lifetimes>;
  /** How much of what all share there may be, where that is not as in the table (`model/limits.ts`). */
  limits?: OwnLimits;
  /** Thinks for computers; without it none can be seated. */
  thinker?: Thinker;
  /** Keeps what plays a fault again, under its number, where only the owner can read it; gives the file. Null: nothing is kept here. */
  keepIncident?(number: string, record: object): string | null;
}

/** Where computers think: elsewhere, so that nobody waits for them. Without `assess` no game is reviewed. */
export type Thinker = Pick<ComputerPool, 'think'> & Partial<Pick<ComputerPool, 'assess'>>;

/** Unpredictable values. */
export interface Chance {
  /** 64 hexadecimal digits. */
  seed(): string;
  /** Ten characters that have not been given before. */
  id(): string;
}

/** The part of a pino logger that is used. */
interface Log {
  error(fields: object, text: string): void;
  debug(fields: object, text: string): void;
}

/** How long things last, in milliseconds, and how many tables stay in memory. */
export interface Lifetimes {
  gathering: number;
  /** An idle table leaves memory after this. */
  idle: number;
  /** A request is known again for this long. */
  request: number;
  /** A table's delivery that was handed out comes again after this if nothing is heard of whoever carries it. */
  delivery: number;
  /** What one process does for all is left to it for so long, and free again if it does not take it on anew. */
  duty: number;
  /** A computer answers after this, or up to half as long again. */
  pause: number;
  loaded: number;
  /** More is kept of a game for so long after its end than its replay and its result need; infinite: always. */
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
