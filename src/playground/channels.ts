/** The channels, threads and direct messages, and who may see and do what in them. */
import type { APIOverwrite, APITextChannel, APIUser } from 'discord-api-types/v10';
import { ChannelType, OverwriteType, PermissionFlagsBits } from 'discord-api-types/v10';
import type { Bus } from './bus.ts';
import { type Channel, isDirect, isThread, type Thread } from './channel.ts';
import { refusal } from './errors.ts';
import { BOT_ID, GUILD_ID, idNamed } from './ids.ts';
import type { Members } from './members.ts';
import type { People } from './people.ts';
import { ALL, DIRECT, permissionsIn } from './permissions.ts';
import type { Store } from './store.ts';
import type { Settled } from './world.ts';

interface Kept {
  channel: Channel;
  /** For a thread: who has joined it, by id. */
  members: string[];
}

/** The channels and threads of the server, and who may see and do what in them. */
export class Channels {
  #store: Store;
  #bus: Bus;
  #people: People;
  #members: Members;
  #kept = new Map<string, Kept>();

  constructor(parts: { world: Settled; store: Store; bus: Bus; people: People; members: Members }) {
    this.#store = parts.store;
    this.#bus = parts.bus;
    this.#people = parts.people;
    this.#members = parts.members;
    for (const kept of parts.store.channels<Kept>()) this.#kept.set(kept.channel.id, kept);
    this.#found(parts.world);
  }

  all(): Channel[] {
    return [...this.#kept.values()].map(({ channel }) => channel);
  }

  /** Replaces every channel by what `change` makes of its JSON. */
  rewrite(change: (json: string) => string): void {
    for (const [id, kept] of this.#kept) {
      const next = JSON.parse(change(JSON.stringify(kept))) as Kept;
      this.#kept.set(id, next);
      this.#store.setChannel(id, next);
    }
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
    if (isDirect(channel)) return this.members(id).includes(userId) ? DIRECT : 0n;
    const parent = isThread(channel) ? this.#kept.get(channel.parent_id ?? '')?.channel : channel;
    return parent === undefined || isThread(parent) || isDirect(parent)
      ? 0n
      : permissionsIn(parent, userId, this.#members.rolesOf(userId), this.#members.permissions(userId));
  }

  /** Whether the user can see the channel: private threads are only for their members. */
  sees(userId: string, channel: Channel): boolean {
    if ((this.permissions(userId, channel.id) & PermissionFlagsBits.ViewChannel) === 0n) return false;
    return channel.type !== ChannelType.PrivateThread || this.members(channel.id).includes(userId);
  }

  /** Throws unless the bot sees the channel and has every one of these permissions in it. */
  demand(id: string, ...rights: readonly bigint[]): Channel {
    const channel = this.get(id);
    if (!this.sees(BOT_ID, channel)) throw refusal('missingAccess');
    const has = this.permissions(BOT_ID, id);
    if (rights.some((right) => (has & right) === 0n)) throw refusal(isDirect(channel) ? 'directMessage' : 'missingPermissions');
    return channel;
  }

  /** The direct messages between the bot and this person, created on first use. */
  direct(person: APIUser): Channel {
    const id = idNamed('direct', person.id);
    const type = ChannelType.DM as const;
    const flags: number = 0;
    if (!this.has(id))
      this.#save({ channel: { id, type, flags, name: null, last_message_id: null, recipients: [person] }, members: [BOT_ID, person.id] });
    return this.get(id);
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

  /** Stores changed fields, such as counts, without telling anyone. */
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

  /** Removes the channel, its threads and all their messages. */
  remove(id: string): void {
    const channel = this.get(id);
    for (const thread of this.all()) if (isThread(thread) && thread.parent_id === id) this.remove(thread.id);
    this.#bus.emit('channel', 'delete', channel);
    this.#kept.delete(id);
    this.#store.dropChannel(id);
  }

  join(id: string, userId: string): void {
    if (this.#people.user(userId) === null) throw refusal('unknownUser');
    const channel = this.get(id);
    const members = this.members(id);
    if (members.includes(userId)) return;
    this.#save({ channel: isThread(channel) ? { ...channel, member_count: members.length + 1 } : channel, members: [...members, userId] });
    this.#bus.emit('joined', this.get(id), userId);
  }

  leave(id: string, userId: string): void {
    this.#save({ channel: this.get(id), members: this.members(id).filter((member) => member !== userId) });
  }

  /** Sets exactly these permissions for the bot in the channel. */
  setBotPermissions(id: string, bits: bigint): void {
    this.#overwrite(id, { id: BOT_ID, type: OverwriteType.Member, allow: String(bits), deny: String(ALL & ~bits) });
  }

  /** Sets these permissions for a person in the channel, in addition to everyone's. */
  grant(id: string, userId: string, bits: bigint): void {
    this.#overwrite(id, { id: userId, type: OverwriteType.Member, allow: String(bits), deny: '0' });
  }

  /** Makes the channels of the world that were never made before; one that was deleted since stays away. */
  #found({ channels }: Settled): void {
    const before = this.#store.note<string[]>('founded') ?? this.all().map(({ name }) => name ?? '');
    for (const [position, { name, id, topic, only }] of channels.entries()) {
      const old = this.all().find((each) => each.type === ChannelType.GuildText && each.name === name);
      if (old !== undefined && topic !== undefined) this.#save({ channel: { ...old, topic } as Channel, members: [] });
      if (before.includes(name)) continue;
      const channel = textChannel(id ?? idNamed('channel', name), name, topic ?? null, position);
      this.#save({ channel: { ...channel, permission_overwrites: only === undefined ? [] : this.#reserved(only) }, members: [] });
    }
    this.#store.setNote('founded', [...new Set([...before, ...channels.map(({ name }) => name)])]);
  }

  /** Hides the channel from everyone but these roles and people. */
  #reserved(names: readonly string[]): APIOverwrite[] {
    const sees = String(PermissionFlagsBits.ViewChannel);
    return [
      { id: GUILD_ID, type: OverwriteType.Role, allow: '0', deny: sees },
      ...names.map((name): APIOverwrite => {
        const role = this.#members.roles.find((each) => each.name === name);
        const id = role?.id ?? this.#people.idOf(name);
        return { id, type: role ? OverwriteType.Role : OverwriteType.Member, allow: sees, deny: '0' };
      }),
    ];
  }

  #overwrite(id: string, overwrite: APIOverwrite): void {
    this.change(id, (channel) => {
      if (isThread(channel) || isDirect(channel)) throw refusal('unknownChannel');
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

function textChannel(id: string, name: string, topic: string | null, position: number): APITextChannel {
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
