/** Posts on their way to a channel: sent once, edited where they still stand, in a thread that may be asleep. */

import { createHash } from 'node:crypto';
import type { Game } from '../../games/game.ts';
import type { PostRef, TableInfo } from '../../table/model/types.ts';
import { gameOf, type Services } from '../interactions/services.ts';
import { codeOf, unknownMessage } from '../wire/errors.ts';
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

/** A nonce made of all that tells one message from another, after `begins`. */
export const hashedNonce = (what: string, begins = ''): string => `${begins}${createHash('sha256').update(what).digest('base64url')}`.slice(0, 25);

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
