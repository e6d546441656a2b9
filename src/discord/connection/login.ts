import { setTimeout as wait } from 'node:timers/promises';
import { type Client, Events } from 'discord.js';
import type { Logger } from 'pino';
import { FatalError, fatalByClose, isRefusedToken, refusedToken } from './fatal-error.ts';

export interface TryOptions {
  log: Logger;
  /** Stops trying. */
  signal?: AbortSignal | undefined;
  /** How long to wait between tries, in milliseconds. */
  everyMs?: number;
  /** How often to log that Discord can't be reached, in milliseconds. */
  sayEveryMs?: number;
}

export interface LoginOptions extends TryOptions {
  token: string;
  /** Makes a client that has not logged in; one that failed can't be used again. */
  make: () => Client;
}

/** Logs in, and keeps trying until Discord can be reached. Rejects with `FatalError` if trying again won't help. */
export const logIn = async ({ token, make, signal, ...options }: LoginOptions): Promise<Client<true>> =>
  untilReached(
    async () => {
      const client = make();
      try {
        return await ready(client, token, signal);
      } catch (error) {
        await client.destroy().catch(() => {});
        throw error;
      }
    },
    { signal, ...options },
  );

/** Keeps trying until Discord answers, and logs now and then that it doesn't. Rejects with `FatalError` if trying again won't help. */
export async function untilReached<T>(attempt: () => Promise<T>, { log, signal, everyMs = 5000, sayEveryMs = 60_000 }: TryOptions): Promise<T> {
  let why: unknown = new Error('No answer yet.');
  let said = 0;
  const say = () => {
    said = Date.now();
    log.warn({ err: why }, 'cannot reach Discord, trying until it answers');
  };
  const saying = setInterval(say, sayEveryMs).unref();
  try {
    for (;;) {
      try {
        return await attempt();
      } catch (error) {
        signal?.throwIfAborted();
        if (error instanceof FatalError) throw error;
        if (isRefusedToken(error)) throw refusedToken();
        why = error;
        if (said === 0) say();
      }
      await wait(everyMs, null, { signal });
    }
  } finally {
    clearInterval(saying);
  }
}
/** One try. */
async function ready(client: Client, token: string, signal: AbortSignal | undefined): Promise<Client<true>> {
  const events = new AbortController();
  const connected = new Promise<Client<true>>((resolve, reject) => {
    client.once(Events.ClientReady, resolve);
    client.once(Events.ShardDisconnect, ({ code }) => reject(fatalByClose(code)));
    signal?.addEventListener('abort', () => reject(signal.reason), { signal: events.signal, once: true });
    client.login(token).catch(reject);
  });
  try {
    return await connected;
  } finally {
    events.abort();
  }
}
