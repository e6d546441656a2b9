/** Who has reacted to a message with which emoji. */
import type { APIPartialEmoji, APIReaction } from 'discord-api-types/v10';
import type { Bus } from './bus.ts';
import { isSameEmoji } from './emoji.ts';
import { refusal } from './errors.ts';
import { BOT_ID } from './ids.ts';
import type { Kept, Reacted } from './kept.ts';
import type { Store } from './store.ts';

const MOST = 20;

/** The message's reactions as Discord shows them to this user. */
export function reactionsFor(user: string, reacted: readonly Reacted[]): APIReaction[] {
  return reacted.map(({ emoji, users }) => ({
    emoji,
    count: users.length,
    count_details: { burst: 0, normal: users.length },
    me: users.includes(user),
    me_burst: false,
    burst_colors: [],
  }));
}

export class Reactions {
  #store: Store;
  #bus: Bus;

  constructor(store: Store, bus: Bus) {
    this.#store = store;
    this.#bus = bus;
  }

  /** The users who reacted with this emoji, in order. */
  of({ reacted = [] }: Kept, emoji: APIPartialEmoji): readonly string[] {
    return reacted.find((each) => isSameEmoji(each.emoji, emoji))?.users ?? [];
  }

  /** Adds a reaction; a second one by the same user changes nothing. */
  add(kept: Kept, emoji: APIPartialEmoji, user: string): void {
    const { reacted = [] } = kept;
    const users = this.of(kept, emoji);
    if (users.includes(user)) return;
    if (users.length === 0 && reacted.length >= MOST) throw refusal('tooManyReactions');
    const next = users.length === 0 ? [...reacted, { emoji, users: [user] }] : this.#with(reacted, emoji, [...users, user]);
    this.#bus.emit('reaction', { change: 'ADD', kept: this.#save(kept, next), emoji, user });
  }

  /** Takes a reaction back; a missing one changes nothing. */
  remove(kept: Kept, emoji: APIPartialEmoji, user: string): void {
    const users = this.of(kept, emoji);
    if (!users.includes(user)) return;
    const left = this.#with(
      kept.reacted ?? [],
      emoji,
      users.filter((each) => each !== user),
    );
    this.#bus.emit('reaction', { change: 'REMOVE', kept: this.#save(kept, left), emoji, user });
  }

  /** Removes all of one emoji, or all reactions. */
  clear(kept: Kept, emoji: APIPartialEmoji | null): void {
    const left = emoji === null ? [] : this.#with(kept.reacted ?? [], emoji, []);
    this.#bus.emit('reaction', { change: emoji === null ? 'REMOVE_ALL' : 'REMOVE_EMOJI', kept: this.#save(kept, left), emoji, user: null });
  }

  #with(reacted: readonly Reacted[], emoji: APIPartialEmoji, users: string[]): Reacted[] {
    return reacted.map((each) => (isSameEmoji(each.emoji, emoji) ? { ...each, users } : each)).filter((each) => each.users.length > 0);
  }

  #save(kept: Kept, reacted: Reacted[]): Kept {
    const { reactions: _, ...bare } = kept.message;
    const message = { ...bare, ...(reacted.length > 0 && { reactions: reactionsFor(BOT_ID, reacted) }) };
    const next = { ...kept, message, reacted };
    this.#store.setMessage(message.id, message.channel_id, next);
    return next;
  }
}
