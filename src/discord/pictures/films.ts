/** Whole games as one animated picture: a few at a time, one a person, and always behind what somebody waits for. */
import { LRUCache } from 'lru-cache';
import type { Scene } from '../../scene/types.ts';
import type { Draw } from './pictures.ts';

/** One animated picture of many. */
export interface Film {
  data: Buffer;
  /** How many pictures found room in it. */
  frames: number;
}

/** Makes one animated picture of many PNGs. */
export type Join = (frames: readonly Buffer[]) => Promise<Film>;

/** Why there is none: one is being made for this person, many are for others, this process is ending. */
type NoFilm = 'yours' | 'many' | 'stopped';

export interface Films {
  /** Why none would be begun for this person now; null: one would. */
  hindrance(user: string): NoFilm | null;
  /**
   * Draws the scenes one after the other and makes one picture of them. `drawn` hears how many there are so far; where it rejects, nobody wants the picture
   * any more, and that ends it. Rejects if a scene cannot be drawn.
   */
  make(user: string, scenes: readonly (() => Scene)[], drawn: (n: number) => Promise<void>): Promise<Film | NoFilm>;
  /** Keeps one for a while, so that whoever had it made can show it to others; the oldest go where there is no more room. */
  keep(user: string, table: string, film: Film): void;
  /** Takes what was kept for this person of this table: it is shown once. Null: it is not kept any more. */
  take(user: string, table: string): Film | null;
  /** Ends what is being made. */
  stop(): void;
}

/** Each holds its pictures in memory, some ten megabytes. */
const mostAtOnce = 2;
/** As long as what was pressed on can still be answered, in milliseconds; all of them together are so large, in bytes. */
const kept = { ms: 15 * 60_000, bytes: 8_000_000 };
/** So long a scene waits for others to be drawn before it. */
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
