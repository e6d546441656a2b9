/**
 * Posts on their way to a channel: when to look at the outbox, what an earlier try sent without hearing that it arrived, and how to send a post once,
 * edit it where it still exists, and do so in a thread that may be archived, or where no files may be attached.
 */
import { createHmac, randomBytes } from 'node:crypto';
import type { Game } from '../../games/game.ts';
import type { Seat } from '../../kernel/types.ts';
import type { Delivery } from '../../table/model/outbox/sending.ts';
import type { PostRef, TableInfo } from '../../table/model/types.ts';
import { gameOf, type Services } from '../interactions/services.ts';
import type { Api } from '../wire/api.ts';
import { codeOf, unknownMessage } from '../wire/errors.ts';
import { encode, ownIds } from '../wire/ids.ts';
import type { Post } from '../wire/parts.ts';

/** Discord remembers a nonce of at most 25 characters for some minutes, so a post sent before a crash is not sent twice after it. */
export const send = (
  { api }: Services,
  { id, place: { channel } }: TableInfo,
  what: string | number,
  post: Post,
  findable: Parameters<Api['send']>[3] = null,
): Promise<PostRef> => awake(api, channel, () => api.send(channel, post, `${id}.${what}`.slice(0, 25), findable));

/**
 * Sends a board or a line that calls a player: `unheardOf` finds them, so they may go out by the token of a press, unless an earlier try may have
 * sent them. `goes`: the message it replaces, which will be deleted.
 */
export function sendFindable(
  services: Services,
  delivery: Delivery,
  table: TableInfo,
  what: string | number,
  post: Post,
  goes: string | null = null,
) {
  const isFirst = delivery.tries === 0 && !delivery.unsure;
  return send(services, table, what, post, isFirst ? { table: table.id, goes } : null);
}

/** Sends a direct message; false: the user takes none. Rejects with Discord's other errors. */
export async function sendDirectly({ api }: Services, user: string, post: Post, nonce: string): Promise<boolean> {
  try {
    await api.direct(user, post, nonce);
    return true;
  } catch (error) {
    if (codeOf(error) !== refusesDirect) throw error;
    return false;
  }
}

/** Anyone can read a nonce, so it is hashed: nobody can guess what it is made of (how often a table has changed, say) by trying. */
const key = randomBytes(32);

/** A nonce made of everything that tells one message from another, after the prefix `begins`; different in every process. */
export const hashedNonce = (what: string, begins = ''): string =>
  `${begins}${createHmac('sha256', key).update(what).digest('base64url')}`.slice(0, 25);

/** Edits a post. Returns whether it is gone or Discord takes no more edits of it; rejects with Discord's other errors. */
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

/** A table's game. Throws if this program has none of that name. */
export function knownGame(services: Services, table: TableInfo): Game {
  const game = gameOf(services, table.game);
  if (!game) throw new Error(`There is no game '${table.game}' in this program.`);
  return game;
}

/** Acts; if the thread is archived, unarchives it and tries again. */
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
  /** A board that is newer than the noted one. */
  board: Found | null;
  /** Lines below the living board that call a player, except the noted one. */
  calls: Found[];
}

/** Finds what was sent but never noted; nothing if that can't have happened. Rejects with Discord's own errors. */
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

/** Whether a message is a board: only boards have this button. */
export const isBoard = ({ text }: Found, table: string): boolean => hasButton(text, encode({ table, action: 'log' }));

/** Whether a message has the Play button: a board, or a line that calls a player. */
export const isCalling = ({ text }: Found, table: string): boolean => hasButton(text, encode({ table, action: 'play' }));

const hasButton = (text: string, id: string): boolean => text.includes(`"${id}"`);

const isNewer = (one: PostRef, other: PostRef): boolean => BigInt(one.message) > BigInt(other.message);

/** The longest delay a timer can have. */
const longestMs = 2 ** 31 - 1;

export interface Looks {
  /** Looks now; a call during a look causes another one after it. */
  wake(): void;
  /** Looks at this time, in ms since 1970. */
  wakeAt(due: number): void;
  /** Resolves when the last look is over. */
  stop(): Promise<void>;
}

/** Looks once `first` is over, on every call, and every `everyMs`. Neither `look` nor `first` may reject. */
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

const missingPermissions = 50013;

/** A board ready to be posted. */
export interface Board {
  post: Post;
  isLate: boolean;
}

/** Acts on the board with its picture or, where files may not be attached, with its words, which need only permission to send. */
export async function inPictureOrWords<T>(make: (inWords: boolean) => Promise<Board>, act: (board: Board, inWords: boolean) => Promise<T>) {
  const board = await make(false);
  try {
    return { done: await act(board, false), board };
  } catch (error) {
    if (codeOf(error) !== missingPermissions || board.post.files.length === 0) throw error;
    const words = await make(true);
    return { done: await act(words, true), board: words };
  }
}
