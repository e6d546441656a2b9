/** What is asked of PostgreSQL, in how many sequential round trips: statements sent before another is answered share one round trip. */
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

export interface RoundTrips {
  /** Statements sent since the last call, and the sequential round trips they took. */
  take(): { statements: number; inSeries: number };
  end(): void;
}

/** The delay of each answer, in ms, so that what is asked together is asked before the first answer arrives. */
const wayMs = 30;

/** Counts on all connections of this process until `end` is called. */
export function countRoundTrips(): RoundTrips {
  const { query } = pg.Client.prototype;
  let statements = 0;
  let answered = 0;
  let furthest = 0;
  pg.Client.prototype.query = function (this: pg.Client, ...given: unknown[]) {
    const depth = answered + 1;
    furthest = Math.max(furthest, depth);
    statements++;
    const isBack = () => {
      answered = Math.max(answered, depth);
    };
    const last = given.at(-1);
    // A pool passes a callback.
    if (typeof last === 'function') {
      const told = (...came: unknown[]) =>
        setTimeout(() => {
          isBack();
          last(...came);
        }, wayMs);
      return Reflect.apply(query, this, [...given.slice(0, -1), told]);
    }
    const coming = Reflect.apply(query, this, given) as Promise<unknown>;
    const arrives = () => wait(wayMs).then(isBack);
    return coming.then(
      (came) => arrives().then(() => came),
      (error: unknown) =>
        arrives().then(() => {
          throw error;
        }),
    );
  } as typeof query;
  return {
    take() {
      const counted = { statements, inSeries: furthest };
      statements = 0;
      answered = 0;
      furthest = 0;
      return counted;
    },
    end() {
      pg.Client.prototype.query = query;
    },
  };
}
