/** Starts the local Discord, and lets tests control it. */
import { fileURLToPath } from 'node:url';
import { type Clock, systemClock } from './clock.ts';
import { type Fault, Faults } from './faults.ts';
import { Gateway } from './gateway/index.ts';
import { handsOn } from './hands.ts';
import { adoptBase, createLocal } from './local.ts';
import { Pages } from './page/index.ts';
import { seat } from './page/socket.ts';
import { HeadlessPerson } from './person/index.ts';
import { Rest, type SeenListener } from './rest/index.ts';
import { listen } from './server.ts';
import { settle, type World } from './world.ts';

export { type Clock, HandClock } from './clock.ts';
export type { Fault, FaultKind } from './faults.ts';
export type { HeadlessPerson, Reply } from './person/index.ts';
export type { FromPage, ToPage } from './protocol.ts';
export type { Seen } from './rest/index.ts';

export type { World } from './world.ts';
export { WorldError } from './world.ts';

/** How the server runs, and its world, which gets defaults for everything left out. */
export interface PlaygroundOptions extends World {
  /** 0 takes any free port. */
  port: number;
  clock?: Clock;
  /** Where messages, channels and commands are kept; without it, or with `:memory:`, only while the server runs. */
  file?: string;
  faults?: readonly Fault[];
  /** The folder of the web page. */
  page?: string;
}

const TICK_MS = 250;

export type Playground = Awaited<ReturnType<typeof startPlayground>>;

/**
 * Starts a local Discord: one server, its people and channels, and the web page on which they meet the bot. Throws a `WorldError` if such a world is
 * impossible.
 */
export async function startPlayground({ port, clock = systemClock, file = ':memory:', faults: planned = [], page, ...given }: PlaygroundOptions) {
  const world = settle(given);
  let base = '';
  const faults = new Faults(planned);
  const local = createLocal({ world, clock, file, base: () => base, botIsOnline: () => gateway.isOnline || local.endpoint.url !== null });
  const gateway = new Gateway(local);
  const rest = new Rest(local, faults);
  const pages = new Pages(local, page ?? fileURLToPath(new URL('page/browser', import.meta.url)));
  const server = await listen(port, {
    http: (request, response, url) => (url.pathname.startsWith('/api/') ? rest.handle(request, response, url) : pages.serve(request, response, url)),
    gateway: (socket) => gateway.accept(socket),
    maySit: (request, url) => local.key.opens(request, url),
    page: (socket, url) => seat(local, socket, url.searchParams.get('as') ?? ''),
  }).catch((error: unknown) => {
    local.store.close();
    throw error;
  });
  base = `http://127.0.0.1:${server.port}`;
  adoptBase(local);
  const tick = () => {
    for (const { original } of local.interactions.tick()) if (original !== null) local.messages.giveUp(original);
  };
  const ticking = setInterval(tick, TICK_MS).unref();
  const headless = new Set<HeadlessPerson>();

  return {
    /** The page's address, with the key that lets people in. */
    url: local.key.address(),
    /** The value for `rest.api` in discord.js. */
    api: `${base}/api`,
    /** The bot's token. */
    token: local.token,
    /** The public key by which the bot recognizes interactions posted from here. */
    publicKey: local.endpoint.publicKey,
    ...handsOn(local),
    faults,
    /** Breaks the bot's connections; it may resume, unless the code forbids it. */
    dropSockets: (code?: number) => gateway.dropSockets(code),
    /** Forgets the bot's session, so it must identify again. */
    loseSession: () => gateway.loseSession(),
    /** Reports every REST request from now on, until the returned function is called. */
    onRequest: (listener: SeenListener) => rest.onRequest(listener),
    /** Checks the clock now: people who have waited for three seconds are told that the bot did not answer. */
    tick,
    /** A person without a browser. */
    person: (key: string): HeadlessPerson => {
      const person = new HeadlessPerson(local, key);
      headless.add(person);
      return person;
    },
    /** Closes everything; the file keeps its content. */
    stop: async () => {
      clearInterval(ticking);
      for (const person of headless) person.leave();
      gateway.close();
      await server.close();
      local.store.close();
    },
  };
}
