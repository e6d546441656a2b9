/**
 * Posts on their way to a channel: when the outbox is looked at, what an earlier try sent without hearing that it arrived, and how one is sent once,
 * edited where it still stands, in a thread that may be asleep.
 */
import { createHmac, randomBytes } from 'node:crypto';
import type { Game } from '../../games/game.ts';
import type { Seat } from '../../kernel/types.ts';
import type { Delivery } from '../../table/model/sending.ts';
import type { PostRef, TableInfo } from '../../table/model/types.ts';
import { gameOf, type Services } from '../interactions/services.ts';
import { codeOf, unknownMessage } from '../wire/errors.ts';
import { encode, ownIds } from '../wire/ids.ts';
import type { Post } from '../wire/parts.ts';

/** Discord keeps a nonce of at most 25 characters for some minutes: a post sent before a crash is not sent twice after it. */
export const send = ({ api }: Services, { id, place: { channel } }: TableInfo, what: string | number, post: Post): Promise<PostRef> =>
  awake(api, channel, () => api.send(channel, post, `${id}.${what}`.slice(0, 25)));

/** Sends it to somebody alone; false: they take no direct messages. Rejects with Discord's other errors. */
export async function sendDirectly({ api }: Services, user: string, post: Post, nonce: string): Promise<boolean> {
  try {
    await api.direct(user, post, nonce);
    return true;
  } catch (error) {
    if (codeOf(error) !== refusesDirect) throw error;
    return false;
  }
}

/** Everybody can read a nonce: what it is made of (how often a table has changed, say) is not to be found by trying. */
const key = randomBytes(32);

/** A nonce made of all that tells one message from another, after `begins`; another one in every process. */
export const hashedNonce = (what: string, begins = ''): string =>
  `${begins}${createHmac('sha256', key).update(what).digest('base64url')}`.slice(0, 25);

/** Edits a post. Says where it is gone, or Discord takes no more edits of it; rejects with Discord's other errors. */
export async function edit({ api }: Services, ref: PostRef, post: Post): Promise<'edited' | 'gone' | 'too-old'> {
  try {
    await awake(api, ref.channel, () => api.edit(ref, post));
    return 'edited';
  } catch (error) {
    const code = Number(codeOf(error));
    if (code === unknownMessage || code === foreignMessage) return 'gone';
    if (code === tooManyEdits) return 'too-old';
    throw error;
  }
}

/** The game of a table. Throws where this program has none of that name. */
export function knownGame(services: Services, table: TableInfo): Game {
  const game = gameOf(services, table.game);
  if (!game) throw new Error(`There is no game '${table.game}' in this program.`);
  return game;
}

/** Wakes an archived thread and tries once more. */
export async function awake<T>(api: Services['api'], channel: string, act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    if (codeOf(error) !== archived) throw error;
    await api.unarchive(channel);
    return act();
  }
}

const refusesDirect = 50007;
const archived = 50083;
const foreignMessage = 50005;
const tooManyEdits = 30046;

/** A message, with its texts and buttons as they were sent. */
export interface Found {
  ref: PostRef;
  text: string;
}

export interface Unheard {
  /** A board that is newer than the one that was noted. */
  board: Found | null;
  /** Lines below the living board that call somebody, but for the one that was noted. */
  calls: Found[];
}

/** Nothing where nothing can be unheard of. Rejects with Discord's own errors. */
export async function unheardOf({ api }: Services, { tries, unsure, callMessage }: Delivery, { id, place, post }: TableInfo): Promise<Unheard> {
  if (tries === 0 && !unsure) return { board: null, calls: [] };
  const all = (await api.findAll(place.channel, ownIds(id))).filter(({ ref }) => post === null || isNewer(ref, post));
  return {
    board: all.find((one) => isBoard(one, id)) ?? null,
    calls: all.filter((one) => isCalling(one, id) && !isBoard(one, id) && one.ref.message !== callMessage),
  };
}

/** Whether a message calls this seat, or at least names who sits there. */
export const names = ({ text }: Found, { seats }: TableInfo, seat: Seat): boolean =>
  Object.entries(seats).some(([user, at]) => at === seat && text.includes(`<@${user}>`));

/** What stands under a board alone. */
export const isBoard = ({ text }: Found, table: string): boolean => hasButton(text, encode({ table, action: 'log' }));

/** Whether a message has the button with which one plays: a board, or a line that calls somebody. */
export const isCalling = ({ text }: Found, table: string): boolean => hasButton(text, encode({ table, action: 'play' }));

const hasButton = (text: string, id: string): boolean => text.includes(`"${id}"`);

const isNewer = (one: PostRef, other: PostRef): boolean => BigInt(one.message) > BigInt(other.message);

/** The longest that a timer can wait. */
const longestMs = 2 ** 31 - 1;

export interface Looks {
  /** Now; who calls while a look is under way is looked after by the next. */
  wake(): void;
  /** At this time, in ms since 1970. */
  wakeAt(due: number): void;
  /** The last look is over. */
  stop(): Promise<void>;
}

/** Looks once `first` is over, whenever it is called, and every `everyMs`. Neither `look` nor `first` may reject. */
export function openLooks(now: () => number, everyMs: number, look: () => Promise<void>, first: Promise<unknown>): Looks {
  let woken = true;
  let stopped = false;
  let looking: Promise<void> | null = null;

  const lookAgain = () => {
    woken = false;
    if (!stopped) after(look());
  };
  const after = (work: Promise<unknown>) => {
    looking = work.then(() => {
      looking = null;
      if (woken) setImmediate(lookAgain);
    });
  };
  const wake = () => {
    if (woken || stopped) return;
    woken = true;
    if (!looking) setImmediate(lookAgain);
  };

  const ticking = setInterval(wake, everyMs).unref();
  after(first);
  return {
    wake,
    wakeAt(due) {
      if (due <= now()) wake();
      else setTimeout(wake, Math.min(due - now(), longestMs)).unref();
    },
    async stop() {
      stopped = true;
      clearInterval(ticking);
      await looking;
    },
  };
}
