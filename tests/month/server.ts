/** One server over a month: the real tables, sender and reminders on recorded channels, by a test clock. Records every message and ping. */
import { ComponentType } from 'discord-api-types/v10';
import { decode, type Press } from '../../src/discord/wire/ids.ts';
import type { Post } from '../../src/discord/wire/parts.ts';
import { games } from '../../src/games/index.ts';
import type { Scene } from '../../src/scene/types.ts';
import { isOverdue } from '../../src/table/clock/clock.ts';
import type { TableInfo } from '../../src/table/model/types.ts';
import { type Channel, openChannel, partsIn } from '../chronicle/channel.ts';
import { began } from './people.ts';

/** One message in its present state. */
export interface Stood {
  id: string;
  channel: string;
  at: number;
  lines: string[];
  alt: string | null;
  buttons: { label: string; press: Press | null }[];
  /** The people it pinged when sent. If none, Discord was told to ping nobody. */
  rang: readonly string[];
  edits: number;
  gone: boolean;
  /** Its length in characters, as sent to Discord. */
  size: number;
  /** The number of its picture; negative if that picture is shown small. */
  picture: number | null;
}

/** A message that pinged someone. */
export interface Ring {
  user: string;
  at: number;
  kind: 'mention' | 'direct' | 'digest';
  /** What it asks them to do. */
  tables: string[];
  lines: string[];
  /** Those of its tables where they could do nothing then. */
  idle: string[];
}

export interface Server extends Pick<Channel, 'tables' | 'store' | 'left' | 'problems' | 'close'> {
  now(): number;
  /** Moves the clock to a time, never backward. */
  passTo(ms: number): void;
  /** Makes a new request and lets a few seconds pass. */
  request(): string;
  /** Waits until everything due has been said, and records its pings. */
  settle(): Promise<void>;
  find(table: string): Promise<TableInfo>;
  rings: Ring[];
  posts: Map<string, Stood>;
  /** The tables by channel. The code that opens one adds it here. */
  at: Map<string, string>;
  scenes: Map<number, Scene>;
}

/** Calls `heard` with each ping as it happens. */
export function openServer(seed: number, heard: (user: string, at: number) => void): Server {
  let now = began;
  let requests = 0;
  const scenes = new Map<number, Scene>();
  let drawn = 0;
  const draw = async (scene: Scene) => {
    scenes.set(++drawn, scene);
    return Buffer.from(String(drawn));
  };
  const channel = openChannel(games, seed + 1, { draw, shrink: async (png) => Buffer.from(`-${png}`), now: () => now });
  const { tables, store, left, problems } = channel;
  const posts = new Map<string, Stood>();
  const rings: Ring[] = [];
  const at = new Map<string, string>();
  let looked = 0;

  const ring = (user: string, kind: Ring['kind'], lines: string[], post: Post | null, here: string | undefined) => {
    const written = JSON.stringify(post?.components ?? []);
    const linked = [...written.matchAll(/channels\/\d+\/(\d+)/g)].flatMap(([, id]) => at.get(id!) ?? []);
    const pressed = partsIn(post?.components ?? []).flatMap(({ custom_id }) => (custom_id && decode(custom_id)?.table) || []);
    const all = [...new Set([...linked, ...pressed])].filter((id) => [...at.values()].includes(id));
    const to = all.length > 0 ? all : here ? [here] : [];
    rings.push({ user, at: now, kind: to.length > 1 ? 'digest' : kind, tables: to, lines, idle: [] });
    heard(user, now);
  };
  channel.heard.direct = (user, lines, post) => ring(user, 'direct', lines, post, undefined);
  channel.heard.tell = (id, lines, post, where) => {
    const before = posts.get(id);
    if (before && !post) before.gone = true;
    if (!post || !lines) return;
    const rang = before?.rang ?? post.mentions;
    const shown = shownIn(post);
    const picture = post.files.length > 0 ? Number(post.files[0]!.data) : shown.isPictured ? (before?.picture ?? null) : null;
    const { alt, buttons } = shown;
    const size = JSON.stringify(post.components).length;
    posts.set(id, {
      id,
      channel: where,
      at: before?.at ?? now,
      lines,
      alt,
      buttons,
      rang,
      edits: before ? before.edits + 1 : 0,
      gone: false,
      size,
      picture,
    });
    if (!before) for (const user of post.mentions) ring(user, 'mention', lines, post, at.get(where));
  };

  const find = async (id: string) => (await tables.find(id))!;
  /** Whether they are asked something, or are to agree, to accept, or to decide what happens to another player. */
  const mayAct = (table: TableInfo, user: string): boolean => {
    const seat = table.seats[user];
    if (table.phase === 'gathering') return table.invited.some(({ id }) => id === user);
    const isLate = (one: string) => isOverdue(table as never, one, now);
    const isAsked = table.phase === 'playing' && seat !== undefined && table.toAct.includes(seat) && !table.away.includes(seat);
    const isVoter = table.proposals.some(({ fate, asked, agreed }) => fate === 'open' && asked.includes(user) && !agreed.includes(user));
    return isAsked || isVoter || (seat !== undefined && table.toAct.some((one) => one !== seat && isLate(one)));
  };
  return {
    tables,
    store,
    left,
    problems,
    now: () => now,
    passTo: (ms) => {
      now = Math.max(now, Math.ceil(ms));
    },
    request() {
      now += 9000;
      return `r${++requests}`;
    },
    async settle() {
      await channel.quiet();
      while ((await store.remindersDue(now, 1)).length > 0) {
        await channel.remind();
        await channel.quiet();
      }
      for (; looked < rings.length; looked++) {
        const one = rings[looked]!;
        for (const id of one.tables) if (!mayAct(await find(id), one.user)) one.idle.push(id);
      }
    },
    find,
    rings,
    posts,
    at,
    scenes,
    close: channel.close,
  };
}

function shownIn(post: Post) {
  const parts = partsIn(post.components);
  const isPictured = JSON.stringify(post.components).includes('attachment://');
  const alt = parts.find(({ type }) => type === ComponentType.MediaGallery)?.items?.[0]?.description ?? null;
  const buttons = parts.flatMap(({ custom_id, label }) => (custom_id === undefined ? [] : [{ label: label ?? '▾', press: decode(custom_id) }]));
  return { isPictured, alt, buttons };
}
