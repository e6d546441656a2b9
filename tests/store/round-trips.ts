/** What is asked of PostgreSQL, and how often one waits for it in turn: statements that are sent before another one is answered wait together. */
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

export interface RoundTrips {
  /** How many statements were sent since the last time, and how many round trips they took one after the other. */
  take(): { statements: number; inSeries: number };
  end(): void;
}

/** An answer takes so long to arrive, in ms: whatever is asked together is asked before it does. */
const wayMs = 30;

/** Counts on all connections of this process until it is ended. */
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
    // A pool asks with a callback.
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
