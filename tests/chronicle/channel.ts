/** A channel that keeps only its posts, as the real sender writes them: an `Api` that answers at once and draws nothing unless given a `draw`. */
import { setImmediate as soon } from 'node:timers/promises';
import { DiscordAPIError } from 'discord.js';
import { ComponentType } from 'discord-api-types/v10';
import pino from 'pino';
import { openPanels } from '../../src/discord/interactions/panels.ts';
import { openFilms } from '../../src/discord/pictures/films.ts';
import { type Draw, openPictures } from '../../src/discord/pictures/pictures.ts';
import { openSmall, type Shrink } from '../../src/discord/pictures/small.ts';
import { openReminding } from '../../src/discord/posting/reminding.ts';
import { openSender } from '../../src/discord/posting/sender.ts';
import { boardName } from '../../src/discord/present/parts/figures.ts';
import { type Api, isOld } from '../../src/discord/wire/api.ts';
import { snowflakeTime } from '../../src/discord/wire/ids.ts';
import { type Post, type Writing, wire } from '../../src/discord/wire/parts.ts';
import type { Game } from '../../src/games/game.ts';
import { problemsOfMessage } from '../../src/playground/specification/index.ts';
import { film } from '../../src/render/film.ts';
import { openTables, type TablesAndOutbox } from '../../src/table/index.ts';
import type { Person, PostRef } from '../../src/table/model/types.ts';
import type { Thinker } from '../../src/table/work/deps.ts';
import { freshStore } from '../store/fresh.ts';
import { ringFaults } from '../tools/rings.ts';
import { type Kills, openKillable } from './killing.ts';

export interface Channel extends Omit<TablesAndOutbox, 'takeOn' | 'reminders' | 'replies' | 'beats' | 'computers' | 'goOnErasing'> {
  store: ReturnType<typeof freshStore>;
  /** The texts of all messages now in the channel, in order, each as its lines. */
  posts(): string[][];
  /** All messages from the sender that are still there, with their texts and buttons as they were sent. */
  written(): [message: string, text: string][];
  /** The post with the board, as it is now; null before the first. */
  living(): Living | null;
  /** Whom each post or call notified so far, in order. */
  pings: string[][];
  /** The nonces of all messages so far, in order. Discord shows them to everyone. */
  nonces: string[];
  /** What Discord would refuse in the messages so far. */
  problems: string[];
  /** Listens to everything written in the channel, as it happens. `lines` null: a message was removed. `direct`: it went to this user alone. */
  heard: {
    tell(message: string, lines: string[] | null, post: Post | null, channel: string): void;
    direct(user: string, lines: string[], post: Post): void;
  };
  /** The users who have left the server. */
  left: Set<string>;
  /** The id of the invitation's message. */
  invitation: string;
  /** Puts the invitation in the channel, as the direct reply shows it. */
  invited(table: string): Promise<void>;
  /** Waits until everything queued has been posted. */
  quiet(): Promise<void>;
  /** Posts everything that is due by the channel's clock. */
  remind(): Promise<void>;
  close(): Promise<void>;
}

/** The story below the head of a post, and its picture's alt text. */
interface Living {
  story: string[];
  alt: string;
  edits: number;
}

interface Ways {
  draw?: Draw | undefined;
  /** Shrinks the boards that others have replaced; without it they stay as they are. */
  shrink?: Shrink;
  /** The clock; without it, time stands still. */
  now?: () => number;
  /** The sender dies again and again, and another takes over what is left. */
  kills?: Kills | undefined;
  /** How computers think. */
  thinker?: Thinker;
}

/** Opens tables and a sender on their own channel. The same `seed` repeats everything in the same way. */
export function openChannel(
  games: readonly Game[],
  seed: number,
  { draw = async () => Buffer.alloc(1), shrink, now, kills, thinker }: Ways = {},
): Channel {
  const store = freshStore();
  const log = pino({ level: 'warn' });
  let n = 0;
  const chance = { seed: () => (seed * 1000 + ++n).toString(16).padStart(64, '0'), id: () => `c${String(++n).padStart(9, '0')}` };
  const clock = now ?? (() => 1_800_000_000_000 + n);
  const { tables, outbox, reminders, loaded } = openTables({ store, games, clock, chance, log, ...(thinker && { thinker }) });
  const messages = new Map<string, string[]>();
  const written = new Map<string, string>();
  const boards = new Map<string, Living>();
  const pings: string[][] = [];
  const nonces: string[] = [];
  const problems: string[] = [];
  let sent = 0;
  const invitation = idAt(clock(), 0);
  const heard: Channel['heard'] = { tell: () => {}, direct: () => {} };
  const left = new Set<string>();
  const write = (id: string, post: Post, how: Writing, channel: string) => {
    const lines = linesIn(post.components);
    messages.set(id, lines);
    written.set(id, JSON.stringify(post.components));
    // An edited message keeps its picture.
    const kept = post.files.length === 0 && boards.has(id) ? [boardName] : [];
    const files = [...kept, ...post.files.map(({ name }) => name)].map((name) => ({ name, size: 1 }));
    const attachments = files.map(({ name }, i) => ({ id: String(i), filename: name }));
    const body = wire(post, how);
    problems.push(...problemsOfMessage({ ...body, attachments }, files), ...(how === 'all' ? ringFaults(body) : []));
    const board = boardIn(post.components);
    // An old post's picture is no longer a board.
    if (board) boards.set(id, { ...board, edits: (boards.get(id)?.edits ?? -1) + 1 });
    else boards.delete(id);
    heard.tell(id, lines, post, channel);
  };
  /** Messages over an hour old that were edited. Discord at its strictest allows one edit of each. */
  const late = new Set<string>();
  const change = ({ channel, message }: PostRef, post: Post) => {
    if (!messages.has(message)) throw refused(10008, 'Unknown Message');
    if (clock() - snowflakeTime(message) > hour) {
      if (late.has(message)) throw refused(30046, 'Maximum number of edits to messages older than 1 hour reached. Try again later.');
      late.add(message);
    }
    write(message, post, 'change', channel);
  };
  const api: Api = {
    direct: async (user, post) => heard.direct(user, linesIn(post.components), post),
    async send(channel, post, nonce) {
      nonces.push(nonce);
      const known = kills?.known(nonce);
      if (known !== undefined) return { channel, message: known };
      const message = idAt(clock(), ++sent);
      kills?.sent(nonce, message, post);
      write(message, post, 'all', channel);
      if (post.mentions.length > 0) pings.push(post.mentions);
      return { channel, message };
    },
    edit: async (ref, post) => change(ref, post),
    rewrite: async (ref, post) => change(ref, post),
    isOld: ({ message }) => isOld(message, clock()),
    remove: async ({ channel, message }) => {
      messages.delete(message);
      written.delete(message);
      boards.delete(message);
      heard.tell(message, null, null, channel);
    },
    find: async () => null,
    findAll: async (channel, words) =>
      [...written]
        .filter(([, text]) => text.includes(words))
        .map(([message, text]) => ({ ref: { channel, message }, text }))
        .reverse(),
    openThread: async () => '0',
    unarchive: async () => {},
    person: async (_guild, id): Promise<Person> => ({ id, name: id }),
    presence: async (_guild, user) => (left.has(user) ? 'left' : 'here'),
    isOn: async () => true,
    exists: async () => true,
  };
  const pictures = openPictures(draw, log);
  const services = {
    games,
    stopped: [],
    tables,
    pictures,
    ...(shrink && { small: openSmall(shrink) }),
    films: openFilms(draw, film),
    panels: openPanels(log),
    api,
    hurry: () => {},
    now: clock,
    log,
  };
  // Everything queued is due.
  const later = () => clock() + 100_000_000_000;
  const sender = kills
    ? openKillable({
        services: { ...services, now: later },
        kills,
        openTables: () => openTables({ store, games, clock, chance, log }),
        hear: outbox.onQueued,
      })
    : openSender({ ...services, now: later }, outbox);
  const quiet = async () => {
    let still = 0;
    for (let looks = 0; still < 3; looks++) {
      if (looks > 10_000) throw new Error(`The channel does not come to rest: ${JSON.stringify(await store.due(Number.MAX_SAFE_INTEGER, 5))}`);
      await soon();
      still = (await store.due(Number.MAX_SAFE_INTEGER, 1)).length === 0 ? still + 1 : 0;
    }
  };
  return {
    tables,
    outbox,
    loaded,
    store,
    posts: () => [...messages.values()],
    written: () => [...written],
    living: () => [...boards.values()].at(-1) ?? null,
    pings,
    nonces,
    problems,
    heard,
    async invited(table) {
      messages.set(invitation, ['the invitation']);
      await tables.posted(table, { channel: '2', message: invitation }, (await tables.find(table))!.version);
    },
    left,
    invitation,
    quiet,
    async remind() {
      while ((await store.remindersDue(clock(), 1)).length > 0) await openReminding(services, reminders).stop();
    },
    async close() {
      await sender.stop();
      await store.close();
    },
  };
}

const hour = 3_600_000;
const discordBegan = 1_420_070_400_000;

/** The id of the `n`th message, written at `ms`. */
const idAt = (ms: number, n: number): string => String((BigInt(ms - discordBegan) << 22n) + BigInt(n));

const refused = (code: number, message: string) => new DiscordAPIError({ code, message }, code, 400, 'PATCH', '/', { files: [], body: {} });

/** The lines of all text in a message, without pictures and buttons. */
export const linesIn = (components: readonly object[]): string[] => textsIn(components).flatMap((text) => text.split('\n'));

const textsIn = (components: readonly object[]): string[] =>
  partsIn(components).flatMap(({ type, content }) => (type === ComponentType.TextDisplay && content ? [content] : []));

/** A post's story, between its head and its picture, and the picture's alt text; null if it shows no large picture. */
function boardIn(components: readonly object[]): Omit<Living, 'edits'> | null {
  const parts = partsIn(components);
  const at = parts.findIndex(({ type }) => type === ComponentType.MediaGallery);
  const alt = parts[at]?.items?.[0]?.description;
  if (alt === undefined) return null;
  const texts = textsIn(parts.slice(1, at));
  // The result of a game comes after its last story.
  const story = texts.at(-1)?.startsWith('### ') ? texts.slice(0, -1) : texts.slice(1);
  return { story: story.flatMap((text) => text.split('\n')), alt };
}

export interface Part {
  type: ComponentType;
  label?: string;
  custom_id?: string;
  content?: string;
  items?: { description?: string }[];
  components?: Part[];
}

/** Every part of a message, in reading order. */
export const partsIn = (components: readonly object[]): Part[] =>
  (components as readonly Part[]).flatMap((part) => [part, ...partsIn(part.components ?? [])]);
