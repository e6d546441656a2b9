/** Whole games as one animated picture: a few at a time, one per person, and always behind pictures that people wait for. */
import { LRUCache } from 'lru-cache';
import type { Scene } from '../../scene/types.ts';
import type { Draw } from './pictures.ts';

/** One animated picture, made of many. */
export interface Film {
  data: Buffer;
  /** How many of the pictures fit in it. */
  frames: number;
}

/** Makes one animated picture of many PNGs. */
export type Join = (frames: readonly Buffer[]) => Promise<Film>;

/** Why no film is made: one is being made for this person, several are for others, or this process is ending. */
type NoFilm = 'yours' | 'many' | 'stopped';

export interface Films {
  /** Why none would be started for this person now; null: one would. */
  hindrance(user: string): NoFilm | null;
  /**
   * Draws the scenes one after another and joins them into one picture. `drawn` hears how many there are so far; if it rejects, nobody wants the film
   * any more, and that ends it. Rejects if a scene can't be drawn.
   */
  make(user: string, scenes: readonly (() => Scene)[], drawn: (n: number) => Promise<void>): Promise<Film | NoFilm>;
  /** Keeps a film for a while, so that its owner can show it to others; drops the oldest ones when there is no more room. */
  keep(user: string, table: string, film: Film): void;
  /** Takes this person's film of this table, which is shown only once. Null: it is no longer kept. */
  take(user: string, table: string): Film | null;
  /** Ends the films being made. */
  stop(): void;
}

/** Each film holds its pictures in memory, some ten megabytes. */
const mostAtOnce = 2;
/** How long films are kept, as long as their press can be answered, in milliseconds, and their total size in bytes. */
const kept = { ms: 15 * 60_000, bytes: 8_000_000 };
/** How long a scene waits for others to be drawn before it, in milliseconds. */
const patienceMs = 120_000;

export function openFilms(draw: Draw, join: Join): Films {
  const busy = new Set<string>();
  const shelf = new LRUCache<string, Film>({ maxSize: kept.bytes, sizeCalculation: ({ data }) => Math.max(1, data.length), ttl: kept.ms });
  const ending = Promise.withResolvers<'stopped'>();
  let isStopped = false;

  const made = async (user: string, scenes: readonly (() => Scene)[], drawn: (n: number) => Promise<void>): Promise<Film | NoFilm> => {
    const frames: Buffer[] = [];
    for (const scene of scenes) {
      if (isStopped) return 'stopped';
      frames.push(await draw(scene(), { last: true, whose: [user], patienceMs }));
      await drawn(frames.length);
    }
    return isStopped ? 'stopped' : join(frames);
  };

  const hindrance = (user: string): NoFilm | null => {
    if (isStopped) return 'stopped';
    if (busy.has(user)) return 'yours';
    return busy.size >= mostAtOnce ? 'many' : null;
  };

  return {
    hindrance,
    async make(user, scenes, drawn) {
      const hindered = hindrance(user);
      if (hindered) return hindered;
      busy.add(user);
      const work = made(user, scenes, drawn).finally(() => busy.delete(user));
      work.catch(() => {});
      return Promise.race([work, ending.promise]);
    },
    keep(user, table, film) {
      shelf.set(`${user} ${table}`, film);
    },
    take(user, table) {
      const film = shelf.get(`${user} ${table}`) ?? null;
      shelf.delete(`${user} ${table}`);
      return film;
    },
    stop() {
      shelf.clear();
      isStopped = true;
      ending.resolve('stopped');
    },
  };
}
