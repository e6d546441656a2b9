/** What a try before this one sent, or a process before this one, without hearing that it arrived: it is found in the channel. */
import type { Seat } from '../../kernel/types.ts';
import type { Delivery } from '../../table/model/sending.ts';
import type { PostRef, TableInfo } from '../../table/model/types.ts';
import type { Services } from '../interactions/services.ts';
import { encode, ownIds } from '../wire/ids.ts';

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
