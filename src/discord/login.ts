import { setTimeout as wait } from 'node:timers/promises';
import { type Client, Events } from 'discord.js';
import type { Logger } from 'pino';
import { isRefusedToken, Lost, lostByClose, lostToken } from './lost.ts';

export interface LoginOptions {
  token: string;
  /** A client that has not logged in; one that failed cannot be used again. */
  make: () => Client;
  log: Logger;
  /** Ends the trying. */
  signal?: AbortSignal | undefined;
  /** How long to wait between two tries, in milliseconds. */
  everyMs?: number;
  /** How often it is said that Discord cannot be reached, in milliseconds. */
  sayEveryMs?: number;
}

/** Logs in, and tries until Discord can be reached. Rejects with `Lost` where trying again would not help. */
export async function logIn({ token, make, log, signal, everyMs = 5000, sayEveryMs = 60_000 }: LoginOptions): Promise<Client<true>> {
  let why: unknown = new Error('No answer yet.');
  let said = 0;
  const say = () => {
    said = Date.now();
    log.warn({ err: why }, 'Discord cannot be reached: trying until it answers');
  };
  const saying = setInterval(say, sayEveryMs).unref();
  try {
    for (;;) {
      const client = make();
      try {
        return await ready(client, token, signal);
      } catch (error) {
        await client.destroy().catch(() => {});
        signal?.throwIfAborted();
        if (error instanceof Lost) throw error;
        if (isRefusedToken(error)) throw lostToken();
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
    client.once(Events.ShardDisconnect, ({ code }) => reject(lostByClose(code)));
    signal?.addEventListener('abort', () => reject(signal.reason), { signal: events.signal, once: true });
    client.login(token).catch(reject);
  });
  try {
    return await connected;
  } finally {
    events.abort();
  }
}
