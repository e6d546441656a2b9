/** Starts the local Discord, and gives tests a hand on it. */
import { fileURLToPath } from 'node:url';
import { type Clock, systemClock } from './clock.ts';
import { type Fault, Faults } from './faults.ts';
import { Gateway } from './gateway/index.ts';
import type { Kept } from './kept.ts';
import { adoptBase, createLocal, passTime } from './local.ts';
import { Pages } from './page/index.ts';
import { seat } from './page/socket.ts';
import { HeadlessPerson } from './person/index.ts';
import { Rest, type SeenListener } from './rest/index.ts';
import { listen } from './server.ts';
import { MODERATORS, settle, type World } from './world.ts';

export { type Clock, HandClock } from './clock.ts';
export type { Fault, FaultKind } from './faults.ts';
export type { HeadlessPerson, Reply } from './person/index.ts';
export type { FromPage, ToPage } from './protocol.ts';
export type { Seen } from './rest/index.ts';

export type { World } from './world.ts';
export { WorldError } from './world.ts';

/** How the server runs, and what is there: whatever of its world is left out is furnished as usual. */
export interface PlaygroundOptions extends World {
  /** 0 takes any free port. */
  port: number;
  clock?: Clock;
  /** Where messages, channels and commands are kept; absent or `:memory:` keeps them while the server runs. */
  file?: string;
  faults?: readonly Fault[];
  /** The folder of the web page. */
  page?: string;
}

const TICK_MS = 250;

export type Playground = Awaited<ReturnType<typeof startPlayground>>;

/** Starts a local Discord: one server, its people and channels, and the web page on which they meet the bot. Throws a `WorldError` if there can be no such world. */
export async function startPlayground({ port, clock = systemClock, file = ':memory:', faults: planned = [], page, ...given }: PlaygroundOptions) {
  const world = settle(given);
  let base = '';
  const faults = new Faults(planned);
  const local = createLocal({ world, clock, file, base: () => base, botIsOnline: () => gateway.isOnline || local.endpoint.url !== null });
  const gateway = new Gateway(local);
  const rest = new Rest(local, faults);
  const pages = new Pages(local, page ?? fileURLToPath(new URL('page/browser', import.meta.url)));
  const server = await listen(port, {
    http: (request, response, url) => (url.pathname.startsWith('/api/') ? rest.handle(request, response, url) : pages.serve(url, response)),
    gateway: (socket) => gateway.accept(socket),
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
  const channelId = (which: string) => local.channels.find(which)?.id ?? which;

  return {
    /** Where the page is. */
    url: base,
    /** What discord.js takes as `rest.api`. */
    api: `${base}/api`,
    /** The bot's token. */
    token: local.token,
    /** The key by which the bot knows that an interaction handed in over HTTP is from here. */
    publicKey: local.endpoint.publicKey,
    /** Where the bot wants interactions handed in from now on; null: it hears of them on the gateway. */
    setEndpoint: (url: string | null) => {
      local.endpoint.url = url;
      local.bus.emit('bot', local.botIsOnline());
    },
    /** What the clock here shows, in milliseconds since 1970: the real time, and as much as people have moved it on. */
    now: () => local.clock.now(),
    /** Moves it on, by days and hours, as people do on the page. */
    pass: ({ days = 0, hours = 0 }: { days?: number; hours?: number }) => passTime(local, (days * 24 + hours) * 3_600_000),
    /** Calls back right after it was moved, until the returned function is called. */
    onTimeMoved: (listener: () => void) => local.bus.hear({ time: listener }),
    faults,
    /** Breaks the bot's connections; it may resume, unless the code forbids it. */
    dropSockets: (code?: number) => gateway.dropSockets(code),
    /** Forgets the bot's session: it must introduce itself anew. */
    loseSession: () => gateway.loseSession(),
    /** Tells of every REST request from now on, until the returned function is called. */
    onRequest: (listener: SeenListener) => rest.onRequest(listener),
    /** Looks at the clock now: whoever has waited for three seconds is told that the bot did not answer. */
    tick,
    /** Somebody without a browser. */
    person: (key: string): HeadlessPerson => {
      const person = new HeadlessPerson(local, key);
      headless.add(person);
      return person;
    },
    /** The id of a channel, by its name. */
    channelId,
    /** From now on the bot has exactly these rights in the channel. */
    setBotPermissions: (channel: string, bits: bigint) => local.channels.setBotPermissions(channelId(channel), bits),
    /** From now on somebody has these rights in the one channel, beside everybody's. */
    grant: (channel: string, key: string, bits: bigint) => local.channels.grant(channelId(channel), local.people.idOf(key), bits),
    /** Somebody gets the role of that name, or loses it. */
    setRole: (key: string, role: string, has: boolean) => local.members.setRole(local.people.idOf(key), role, has),
    /** Somebody gets the role of those who manage channels, or loses it. */
    setModerator: (key: string, moderates: boolean) => local.members.setRole(local.people.idOf(key), MODERATORS, moderates),
    /** Somebody has changed a role of the server. */
    touchRole: () => local.bus.emit('role'),
    /** What somebody is called on the server from now on; null: their own name. */
    setNick: (key: string, nick: string | null) => local.members.setNick(local.people.idOf(key), nick),
    /** Somebody takes direct messages from the bot no more, or takes them again. */
    closeDirect: (key: string, closed = true) => local.members.setClosed(local.people.idOf(key), closed),
    /** Somebody leaves the server: the bot finds them there no more. */
    leaveServer: (key: string) => local.members.leave(local.people.idOf(key)),
    deleteChannel: (channel: string) => local.channels.remove(channelId(channel)),
    /** Archives, locks or wakes a thread. */
    setThread: (thread: string, state: { archived?: boolean; locked?: boolean }) => local.channels.setThread(channelId(thread), state),
    deleteMessage: (id: string) => {
      const kept: Kept | null = local.messages.find(id);
      if (kept !== null) local.messages.remove(kept);
    },
    /** Closes everything; what the file holds stays. */
    stop: async () => {
      clearInterval(ticking);
      for (const person of headless) person.leave();
      gateway.close();
      await server.close();
      local.store.close();
    },
  };
}
