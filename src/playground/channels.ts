import type { APIOverwrite, APITextChannel } from 'discord-api-types/v10';
import { ChannelType, OverwriteType, PermissionFlagsBits } from 'discord-api-types/v10';
import type { Bus } from './bus.ts';
import { type Channel, GUILD_ID, isThread, type Thread } from './channel.ts';
import { refusal } from './errors.ts';
import { bot, personOf } from './people.ts';
import { ALL, permissionsOf } from './permissions.ts';
import type { Store } from './store.ts';

const beginning: readonly [id: string, name: string, topic: string][] = [
  ['1181250000000000101', 'lounge', 'Meet here. Every game can be played in any channel.'],
  ['1181250000000000113', 'campaign', 'For Campaign Manager.'],
  ['1181250000000000127', 'candidate', 'For The Candidate.'],
  ['1181250000000000131', 'moi-president', 'For Moi, président.'],
  ['1181250000000000149', 'president', 'For President.'],
];

interface Kept {
  channel: Channel;
  /** For a thread: who has joined it, by id. */
  members: string[];
}

/** The channels and threads of the server, and who may see and do what in them. */
export class Channels {
  #store: Store;
  #bus: Bus;
  #kept = new Map<string, Kept>();

  constructor(store: Store, bus: Bus) {
    this.#store = store;
    this.#bus = bus;
    for (const kept of store.channels<Kept>()) this.#kept.set(kept.channel.id, kept);
    if (this.#kept.size === 0)
      for (const [position, [id, name, topic]] of beginning.entries()) this.#save({ channel: textChannel(id, name, topic, position), members: [] });
  }

  all(): Channel[] {
    return [...this.#kept.values()].map(({ channel }) => channel);
  }

  /** The channel of that id, or of that name with or without `#`. */
  find(which: string): Channel | null {
    const name = which.replace(/^#/, '');
    return this.#kept.get(which)?.channel ?? this.all().findLast((channel) => channel.name === name) ?? null;
  }

  get(id: string): Channel {
    const kept = this.#kept.get(id);
    if (kept === undefined) throw refusal('unknownChannel');
    return kept.channel;
  }

  has(id: string): boolean {
    return this.#kept.has(id);
  }

  members(id: string): readonly string[] {
    return this.#kept.get(id)?.members ?? [];
  }

  permissions(userId: string, id: string): bigint {
    const channel = this.get(id);
    const parent = isThread(channel) ? this.#kept.get(channel.parent_id ?? '')?.channel : channel;
    return parent === undefined ? 0n : permissionsOf(userId, parent);
  }

  /** Whether the user can see the channel: private threads are for those in them. */
  sees(userId: string, channel: Channel): boolean {
    if ((this.permissions(userId, channel.id) & PermissionFlagsBits.ViewChannel) === 0n) return false;
    return channel.type !== ChannelType.PrivateThread || this.members(channel.id).includes(userId);
  }

  /** Throws unless the bot sees the channel and has every one of these rights in it. */
  demand(id: string, ...rights: readonly bigint[]): Channel {
    const channel = this.get(id);
    if (!this.sees(bot.id, channel)) throw refusal('missingAccess');
    const has = this.permissions(bot.id, id);
    if (rights.some((right) => (has & right) === 0n)) throw refusal('missingPermissions');
    return channel;
  }

  add(channel: Channel, members: readonly string[]): void {
    this.#save({ channel, members: [...members] });
    this.#bus.emit('channel', 'create', channel);
  }

  change(id: string, change: (channel: Channel) => Channel): Channel {
    const channel = change(this.get(id));
    this.#save({ channel, members: [...this.members(id)] });
    this.#bus.emit('channel', 'update', channel);
    return channel;
  }

  /** Stores what changed without telling anybody: counts. */
  note(id: string, more: Partial<Thread>): void {
    const channel = this.get(id);
    if (isThread(channel)) this.#save({ channel: { ...channel, ...more } as Thread, members: [...this.members(id)] });
  }

  setThread(id: string, state: { archived?: boolean; locked?: boolean }): void {
    this.change(id, (channel) => {
      if (!isThread(channel) || !channel.thread_metadata) throw refusal('unknownChannel');
      return { ...channel, thread_metadata: { ...channel.thread_metadata, ...state } };
    });
  }

  /** Removes the channel, its threads and everything said in them. */
  remove(id: string): void {
    const channel = this.get(id);
    for (const thread of this.all()) if (isThread(thread) && thread.parent_id === id) this.remove(thread.id);
    this.#bus.emit('channel', 'delete', channel);
    this.#kept.delete(id);
    this.#store.dropChannel(id);
  }

  join(id: string, userId: string): void {
    if (userId !== bot.id && personOf(userId) === null) throw refusal('unknownUser');
    const channel = this.get(id);
    const members = this.members(id);
    if (members.includes(userId)) return;
    this.#save({ channel: isThread(channel) ? { ...channel, member_count: members.length + 1 } : channel, members: [...members, userId] });
    this.#bus.emit('joined', this.get(id), userId);
  }

  leave(id: string, userId: string): void {
    this.#save({ channel: this.get(id), members: this.members(id).filter((member) => member !== userId) });
  }

  /** From now on the bot has exactly these rights in the channel. */
  setBotPermissions(id: string, bits: bigint): void {
    this.#overwrite(id, { id: bot.id, type: OverwriteType.Member, allow: String(bits), deny: String(ALL & ~bits) });
  }

  /** From now on somebody has these rights in the channel beside everybody's. */
  grant(id: string, userId: string, bits: bigint): void {
    this.#overwrite(id, { id: userId, type: OverwriteType.Member, allow: String(bits), deny: '0' });
  }

  #overwrite(id: string, overwrite: APIOverwrite): void {
    this.change(id, (channel) => {
      const others = (channel.permission_overwrites ?? []).filter((one) => one.id !== overwrite.id);
      return { ...channel, permission_overwrites: [...others, overwrite] };
    });
  }

  #save(kept: Kept): void {
    this.#kept.set(kept.channel.id, kept);
    this.#store.setChannel(kept.channel.id, kept);
  }
}

const NO_FLAGS: number = 0;

function textChannel(id: string, name: string, topic: string, position: number): APITextChannel {
  return {
    id,
    type: ChannelType.GuildText,
    guild_id: GUILD_ID,
    name,
    topic,
    position,
    parent_id: null,
    permission_overwrites: [],
    nsfw: false,
    rate_limit_per_user: 0,
    last_message_id: null,
    flags: NO_FLAGS,
  };
}
