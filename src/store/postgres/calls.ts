/** How the processes on one database call each other: PostgreSQL's own LISTEN and NOTIFY, which carry no more than that somebody called. */
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { Client, type Pool } from '../drizzle/postgres.ts';

const channel = 'hustings';
/** How long it takes until the next try to listen, in milliseconds. Nothing depends on it: what is due is looked for as well. */
const betweenTries = 1000;

export interface Calls {
  callOthers(): Promise<void>;
  onCall(listener: () => void): void;
  close(): Promise<void>;
}

/** Listens on a connection of its own once somebody wants to hear; a lost one is made anew, and counts as a call. */
export function openCalls(pool: Pool): Calls {
  const me = randomUUID();
  const listeners: (() => void)[] = [];
  const ending = new AbortController();
  const call = () => {
    for (const listener of listeners) listener();
  };

  const listenOnce = async (isAgain: boolean): Promise<void> => {
    const client = new Client({ ...pool.options, pipeline: false });
    const over = new Promise<void>((done) => {
      client.once('end', done).on('error', () => done());
      ending.signal.addEventListener('abort', () => done(), { once: true });
    });
    try {
      await client.connect();
      client.on('notification', ({ payload }) => {
        if (payload !== me) call();
      });
      await client.query(`LISTEN ${channel}`);
      // What was called meanwhile was not heard.
      if (isAgain) call();
      await over;
    } finally {
      await client.end();
    }
  };
  const listen = async () => {
    for (let isAgain = false; !ending.signal.aborted; isAgain = true) {
      await listenOnce(isAgain).catch(() => {});
      await wait(betweenTries, undefined, { signal: ending.signal }).catch(() => {});
    }
  };

  let listening: Promise<void> | null = null;
  return {
    async callOthers() {
      await pool.query('SELECT pg_notify($1, $2)', [channel, me]);
    },
    onCall(listener) {
      listeners.push(listener);
      listening ??= listen();
    },
    async close() {
      ending.abort();
      await listening;
    },
  };
}
