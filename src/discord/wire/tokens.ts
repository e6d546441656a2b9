/**
 * The tokens of presses on public posts. For fifteen minutes after a press, its token posts in the channel of the press, and changes the pressed
 * message and what it has posted; Discord doesn't count that among the bot's own requests. Tokens are kept in memory only and never logged. The
 * processes of one bot tell each other theirs.
 */
import { LRUCache } from 'lru-cache';

/** What a press on a public post allows. */
export interface Press {
  application: string;
  token: string;
  /** The table of the pressed button. */
  table: string;
  channel: string;
  /** The pressed message. */
  message: string;
  /** Whether the pressed message is a board. What the token posts is shown as a reply to that message, so other messages, which go, get none. */
  isBoard: boolean;
}

/** A press whose token can be used until then, in milliseconds since 1970. */
interface Grant extends Press {
  until: number;
}

/** A message as a token names it. */
export interface Way {
  grant: Grant;
  at: string;
}

export interface Tokens {
  /** Discord has read the first answer to a press, which left the pressed message where it is: from now on, its token can be used. */
  pressed(press: Press): void;
  /** An interaction in this channel shows that the bot may not post there: no earlier token does so either. */
  barred(channel: string): void;
  /** The newest token that may post in a channel for a table, unless it would reply to the message that `goes`. */
  toPost(channel: string, table: string, goes: string | null): Grant | null;
  /** How a token may change or delete a message. */
  toChange(message: string): Way | null;
  /** A token has posted this message. */
  posted(message: string, grant: Grant): void;
  /** A message is gone. */
  removed(message: string): void;
  /** Discord takes this token no more. */
  refused(grant: Grant): void;
  /** Hears what another process has shared. Ignores what it can't read. */
  heard(words: string): void;
}

interface Around {
  /** Milliseconds since 1970. */
  now(): number;
  /** Tells the other processes; never rejects. */
  share?(words: string): void;
  /** At most this many tables and this many messages are remembered. */
  most?: number;
}

/** Discord takes a token for fifteen minutes after the press, which may have waited for a while. */
export const aliveMs = 14 * 60_000;
const usualMost = 5000;
/** Names the pressed message. */
const original = '@original';

export function openTokens({ now, share = () => {}, most = usualMost }: Around): Tokens {
  /** The newest grant for posting, by channel and table. */
  const posting = new LRUCache<string, Grant>({ max: most });
  const changing = new LRUCache<string, Way>({ max: most });
  /** Until when the tokens that post in a channel no longer are alive. */
  const bars = new LRUCache<string, number>({ max: most });

  const alive = <T extends object>(map: LRUCache<string, T>, key: string, grantOf: (value: T) => Grant): T | null => {
    const found = map.get(key);
    if (found === undefined) return null;
    if (now() < grantOf(found).until) return found;
    map.delete(key);
    return null;
  };
  const learn = ({ grant, at }: Way): void => {
    const message = at === original ? grant.message : at;
    const known = changing.get(message);
    if (known === undefined || known.grant.until <= grant.until) changing.set(message, { grant, at });
    const key = placeOf(grant);
    if (grant.isBoard && (posting.get(key)?.until ?? 0) < grant.until) posting.set(key, grant);
  };
  const bar = (channel: string, until: number): void => {
    if ((bars.get(channel) ?? 0) < until) bars.set(channel, until);
  };
  const note = (way: Way): void => {
    learn(way);
    share(JSON.stringify(way));
  };
  return {
    pressed: (press) => note({ grant: { ...press, until: now() + aliveMs }, at: original }),
    barred(channel) {
      bar(channel, now() + aliveMs);
      share(JSON.stringify({ barred: channel, until: now() + aliveMs }));
    },
    toPost(channel, table, goes) {
      const grant = alive(posting, placeOf({ channel, table }), (one) => one);
      return grant === null || grant.message === goes || grant.until <= (bars.get(channel) ?? 0) ? null : grant;
    },
    toChange: (message) => alive(changing, message, ({ grant }) => grant),
    posted: (message, grant) => note({ grant, at: message }),
    removed(message) {
      const way = changing.get(message);
      changing.delete(message);
      if (way && posting.get(placeOf(way.grant))?.message === message) posting.delete(placeOf(way.grant));
    },
    refused({ token, ...grant }) {
      if (posting.get(placeOf(grant))?.token === token) posting.delete(placeOf(grant));
      for (const [message, way] of [...changing.entries()]) if (way.grant.token === token) changing.delete(message);
    },
    heard(words) {
      const told = read(words);
      if (told === null || (told.grant ? told.grant.until : told.until) > now() + aliveMs) return;
      if (told.grant) learn(told);
      else bar(told.barred, told.until);
    },
  };
}

const placeOf = ({ channel, table }: Pick<Press, 'channel' | 'table'>): string => `${channel} ${table}`;

const texts = ['application', 'token', 'table', 'channel', 'message'] as const;

interface Bar {
  barred: string;
  until: number;
  grant?: undefined;
}

/** What another process, perhaps of another version, has shared; null if it is something else. */
function read(words: string): Way | Bar | null {
  try {
    const { grant, at, barred, until } = JSON.parse(words) as Way & Omit<Bar, 'grant'>;
    if (typeof barred === 'string' && typeof until === 'number') return { barred, until };
    const isWhole = texts.every((fact) => typeof grant[fact] === 'string') && typeof grant.until === 'number' && typeof at === 'string';
    return isWhole ? { grant, at } : null;
  } catch {
    return null;
  }
}
