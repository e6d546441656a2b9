/** How the processes on one database call each other and tell each other things: PostgreSQL's LISTEN and NOTIFY, which are stored in no table. */
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { Client, type Pool } from '../../drizzle/postgres.ts';
import { openAlive } from './alive.ts';

const channel = 'hustings';
/** How long to wait before trying to listen again, in milliseconds. Nothing depends on it, because processes also poll for what is due. */
const betweenTries = 1000;

export interface Calls {
  callOthers(): Promise<void>;
  onCall(listener: () => void): void;
  /** This process claims under this name. Others free what it has claimed soon after it dies, if it listens. */
  claimsAs(name: string): void;
  /** Tells the others these words, which must not be longer than 7,000 bytes. */
  tellOthers(words: string): Promise<void>;
  onTold(listener: (words: string) => void): void;
  close(): Promise<void>;
}

const send = async (pool: Pool, payload: string): Promise<void> => void (await pool.query('SELECT pg_notify($1, $2)', [channel, payload]));

/** Who has sent this, and the words; null: it is a call. */
function read(payload: string): [sender: string, words: string | null] {
  const end = payload.indexOf(' ');
  return end < 0 ? [payload, null] : [payload.slice(0, end), payload.slice(end + 1)];
}

/** Listens on a dedicated connection once there is a listener; reconnects if it is lost, and counts that as a call. */
export function openCalls(pool: Pool): Calls {
  const me = randomUUID();
  const [listeners, hearers] = [[] as (() => void)[], [] as ((words: string) => void)[]];
  const ending = new AbortController();
  const call = () => {
    for (const listener of listeners) listener();
  };
  const alive = openAlive(call);
  const listenOnce = async (isAgain: boolean): Promise<void> => {
    const client = new Client({ ...pool.options, pipeline: false });
    const over = new Promise<void>((done) => {
      client.once('end', done).on('error', () => done());
      ending.signal.addEventListener('abort', () => done(), { once: true });
    });
    let leave = () => {};
    try {
      await client.connect();
      client.on('notification', ({ payload = '' }) => {
        const [sender, words] = read(payload);
        if (sender === me) return;
        if (words === null) call();
        else for (const hear of hearers) hear(words);
      });
      await client.query(`LISTEN ${channel}`);
      leave = await alive.on(client);
      // Calls made while it was disconnected went unheard.
      if (isAgain) call();
      await over;
    } finally {
      leave();
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
  const notify = (payload: string) => send(pool, payload);
  return {
    callOthers: () => notify(me),
    claimsAs: alive.as,
    onCall(listener) {
      listeners.push(listener);
      listening ??= listen();
    },
    tellOthers: (words) => notify(`${me} ${words}`),
    onTold(hear) {
      hearers.push(hear);
      listening ??= listen();
    },
    async close() {
      ending.abort();
      await listening;
    },
  };
}
