/** Everything a channel ever showed, with when it was written and whom it called, to read from top to bottom. */
import { ComponentType } from 'discord-api-types/v10';
import { decode } from '../../src/discord/wire/ids.ts';
import type { Person } from '../../src/table/model/types.ts';
import { type Channel, partsIn } from './channel.ts';

/** One message, as it was last. */
interface Stood {
  id: string;
  /** When it was written, in ms since 1970. */
  at: number;
  /**
   * `call`: tells of the game, and may call players to it. `reminder`: reminds a player. `late`: tells the others about a player. `proposal`: asks
   * for consent, or reminds someone of it.
   */
  kind: 'call' | 'reminder' | 'late' | 'proposal';
  lines: string[];
  alt: string | null;
  buttons: string[];
  /** What its buttons do. */
  actions: string[];
  /** Whom it called when it was sent, by user id, each with the start of the turn for which they were waited for, or null. */
  pings: { user: string; turn: number | null }[];
  edits: number;
  /** It was removed. */
  gone: boolean;
  /** It went to one user alone. */
  direct: boolean;
}

export interface Scroll {
  all: Stood[];
  /** Notes the current turn of everyone who was called since the last time. */
  note(turnOf: (user: string) => number | null): void;
  /** The channel as a reader sees it. */
  text(): string;
}

/** Starts listening to a channel. */
export function openScroll(channel: Channel, people: readonly Person[], now: () => number): Scroll {
  const all: Stood[] = [];
  const known = new Map<string, Stood>();
  let noted = 0;
  const begin = (id: string, lines: string[], called: readonly string[], kind: Stood['kind'], direct: boolean): Stood => {
    const pings = called.map((user) => ({ user, turn: null }));
    const one: Stood = { id, at: now(), kind, lines, alt: null, buttons: [], actions: [], pings, edits: 0, gone: false, direct };
    all.push(one);
    return one;
  };
  // The invitation is there before anything is written.
  known.set(channel.invitation, begin(channel.invitation, [], [], 'call', false));
  channel.heard.direct = (user, lines) => void begin('', lines, [user], kindOf(lines), true);
  channel.heard.tell = (id, lines, post) => {
    const before = known.get(id);
    if (before && !post) before.gone = true;
    if (!post || !lines) return;
    const parts = partsIn(post.components);
    const asks = parts.some(({ custom_id }) => custom_id !== undefined && decode(custom_id)?.action === 'consent');
    const one = before ?? begin(id, lines, post.mentions, asks ? 'proposal' : kindOf(lines), false);
    known.set(id, one);
    one.alt = parts.find(({ type }) => type === ComponentType.MediaGallery)?.items?.[0]?.description ?? one.alt;
    one.buttons = parts.flatMap(({ type, label }) => (type === ComponentType.Button && label ? [label] : []));
    one.actions = parts.flatMap(({ custom_id }) => (custom_id === undefined ? [] : (decode(custom_id)?.action ?? [])));
    one.lines = lines;
    if (before) one.edits++;
  };

  const nameOf = (id: string) => people.find((one) => one.id === id)?.name ?? id;
  const shown = (line: string) =>
    line.replaceAll(/<@(\d+)>/g, (_, id: string) => `@${nameOf(id)}`).replaceAll(/<t:(\d+):R>/g, (_, s: string) => `{${moment(Number(s) * 1000)}}`);
  const written = ({ id, at, lines, alt, buttons, pings, edits, gone, direct }: Stood): string => {
    const time = new Date(at).toISOString().slice(11, 16);
    const whom = pings.map(({ user }) => nameOf(user)).join(', ');
    if (direct) return `${time} ✉ to ${whom}: ${lines.map(shown).join(' / ')}`;
    const called = whom === '' ? '' : `  🔔 ${whom}`;
    if (gone) return `${time}   (removed again${called}) ${lines.map(shown).join(' / ')}`;
    const head = `${time} ── ${id}${edits > 0 ? ` (${edits} edits)` : ''}${called}`;
    const picture = alt === null ? [] : [`[picture: ${alt}]`];
    return [head, ...lines.map(shown), ...picture, ...(buttons.length > 0 ? [`‹${buttons.join('› ‹')}›`] : [])].join('\n');
  };
  return {
    all,
    note(turnOf) {
      for (; noted < all.length; noted++) for (const ping of all[noted]!.pings) ping.turn = turnOf(ping.user);
    },
    text() {
      const days = Map.groupBy(all, ({ at }) => moment(at).slice(0, -7));
      return [...days].map(([date, posts]) => [`\n══ ${date}`, ...posts.map(written)].join('\n')).join('\n');
    },
  };
}

const kindOf = (lines: readonly string[]): Stood['kind'] =>
  // A line that reminds people of a proposal links to it, for those who couldn't be called when it was made.
  lines.some((line) => /^⏰.*\]\(http/.test(line))
    ? 'proposal'
    : lines.some((line) => line.startsWith('⏰'))
      ? 'reminder'
      : lines.some((line) => line.startsWith('⌛')) || /^-# ⏳/.test(lines[0] ?? '')
        ? 'late'
        : 'call';

const format = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'UTC',
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
});
/** A moment in UTC: «Mon 8 Mar, 18:00». */
const moment = (ms: number): string => format.format(ms);
