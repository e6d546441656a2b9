/** What a person may see of the server, and in which form. */
import type { APIApplicationCommand, APIChannel } from 'discord-api-types/v10';
import { type Channel, isDirect, isThread } from './channel.ts';
import type { Kept } from './kept.ts';
import type { Local } from './local.ts';
import { Impossible } from './options.ts';
import type { Person } from './protocol.ts';
import { reactionsFor } from './reactions.ts';
import { byAge } from './snowflake.ts';

export class Sight {
  #local: Local;
  #person: Person;

  constructor(local: Local, person: Person) {
    this.#local = local;
    this.#person = person;
  }

  sees(channel: Channel): boolean {
    return this.#local.channels.sees(this.#person.user.id, channel);
  }

  /** Throws `Impossible` if this person lacks that permission there, or nobody can write there any more. */
  demand(id: string, right: bigint): void {
    const channel = this.#local.channels.get(id);
    const isOpen = !isThread(channel) || !channel.thread_metadata?.locked;
    const may = this.sees(channel) && (this.#local.channels.permissions(this.#person.user.id, id) & right) !== 0n;
    if (!may || !isOpen) throw new Impossible('You cannot do that in this channel');
  }

  /** The channels and threads this person can open. */
  channels(): Channel[] {
    return this.#local.channels.all().filter((channel) => this.sees(channel));
  }

  /** Text channels in order, then the open threads and the direct messages with the bot. */
  listed(): APIChannel[] {
    const { bot } = this.#local.people;
    const places = (channel: Channel) => ('position' in channel ? channel.position : Number.MAX_SAFE_INTEGER);
    const open = this.channels().filter((channel) => !isThread(channel) || !channel.thread_metadata?.archived);
    const mine = open.map((channel) => (isDirect(channel) ? { ...channel, recipients: [bot] } : channel));
    return mine.toSorted((a, b) => places(a) - places(b) || byAge(a.id, b.id));
  }

  /** The channel's messages as this person sees them, oldest first. */
  history(channel: string): Kept[] {
    if (!this.sees(this.#local.channels.get(channel))) return [];
    return this.#local.messages.in(channel, this.#person.user.id).map((kept) => this.#mine(kept));
  }

  /** The message, if this person sees it. */
  find(id: string): Kept | null {
    const kept = this.#local.messages.find(id);
    return kept && this.of(kept);
  }

  /** The message as this person sees it, with their own reactions marked; null if they do not. */
  of(kept: Kept): Kept | null {
    const { channels } = this.#local;
    const { channel_id } = kept.message;
    const isForOther = kept.onlyFor !== null && kept.onlyFor !== this.#person.user.id;
    return isForOther || !channels.has(channel_id) || !this.sees(channels.get(channel_id)) ? null : this.#mine(kept);
  }

  /** The commands offered to this person on the server, or in direct messages with the bot. */
  offered(isDirect: boolean): APIApplicationCommand[] {
    return this.#local.commands.offered(this.#rights(), isDirect);
  }

  /** The commands offered to them in either. */
  offeredAnywhere(): APIApplicationCommand[] {
    return this.#local.commands.offeredAnywhere(this.#rights());
  }

  /** This person's permissions in any channel of the server. */
  #rights(): bigint {
    const { channels } = this.#local;
    return channels.all().reduce((sum, channel) => (isDirect(channel) ? sum : sum | channels.permissions(this.#person.user.id, channel.id)), 0n);
  }

  #mine(kept: Kept): Kept {
    const reactions = reactionsFor(this.#person.user.id, kept.reacted ?? []);
    return reactions.length === 0 ? kept : { ...kept, message: { ...kept.message, reactions } };
  }
}
