/** The gateway: where bots connect, and learn what happens. */
import type { GatewayReadyDispatchData } from 'discord-api-types/v10';
import { GatewayCloseCodes, GatewayIntentBits, GatewayOpcodes, GatewayVersion, ReactionType } from 'discord-api-types/v10';
import type { WebSocket } from 'ws';
import { z } from 'zod';
import { applicationFlags } from '../application.ts';
import type { Reaction } from '../bus.ts';
import { type Channel, guildOf, isDirect, isThread } from '../channel.ts';
import { guildCreate, member, threadForBot, threadMember } from '../guild.ts';
import { BOT_ID, GUILD_ID } from '../ids.ts';
import { parseJson } from '../json.ts';
import type { Kept } from '../kept.ts';
import type { Local } from '../local.ts';
import { intentBits } from '../world.ts';
import { type EventName, intentFor } from './events.ts';
import { Session } from './session.ts';

const HEARTBEAT_MS = 41_250;
const PRIVILEGED = GatewayIntentBits.GuildMembers | GatewayIntentBits.GuildPresences | GatewayIntentBits.MessageContent;

const frame = z.object({ op: z.int(), d: z.unknown().optional() });
/** Some libraries send the token as they do for REST. */
const token = z.string().transform((text) => text.replace(/^Bot /, ''));
const identify = z.object({ token, intents: z.int(), shard: z.tuple([z.int(), z.int()]).default([0, 1]) });
const resume = z.object({ token, session_id: z.string(), seq: z.int() });
const membersRequest = z.object({
  user_ids: z.union([z.string().transform((id) => [id]), z.array(z.string())]).default([]),
  nonce: z.string().optional(),
});

const CHANGES = { create: 'CREATE', update: 'UPDATE', delete: 'DELETE' } as const;

/** The bot's side of the server: sessions, their events, and what they receive again after a break. */
export class Gateway {
  #local: Local;
  #sessions = new Set<Session>();
  #sockets = new Set<WebSocket>();

  constructor(local: Local) {
    this.#local = local;
    local.bus.on('interaction', (payload) => {
      if (local.endpoint.url === null) this.#dispatch('INTERACTION_CREATE', payload, payload.guild_id === undefined);
    });
    local.bus.on('channel', (change, channel) => this.#tellChannel(change, channel));
    local.bus.on('role', () => this.#dispatch('GUILD_ROLE_UPDATE', { guild_id: GUILD_ID, role: local.members.roles[0]! }));
    local.bus.on('joined', (channel, user) => this.#tellJoined(channel, user));
    local.bus.on('reaction', (reaction) => this.#tellReaction(reaction));
    local.bus.on('message', (change, kept) => this.#tellMessage(change, kept));
  }

  get isOnline(): boolean {
    return [...this.#sessions].some(({ socket }) => socket !== null);
  }

  accept(socket: WebSocket): void {
    this.#sockets.add(socket);
    let session: Session | null = null;
    socket.on('close', (code) => {
      this.#sockets.delete(socket);
      if (session?.socket === socket) this.#left(session, code);
    });
    socket.on('message', (data) => {
      const read = frame.safeParse(parseJson(String(data)));
      if (!read.success) return socket.close(GatewayCloseCodes.DecodeError, 'Error while decoding payload.');
      const { op, d } = read.data;
      if (op === GatewayOpcodes.Heartbeat) send(socket, GatewayOpcodes.HeartbeatAck, null);
      else if (op === GatewayOpcodes.Identify) session = this.#identify(socket, d);
      else if (op === GatewayOpcodes.Resume) session = this.#resume(socket, d);
      else if (op === GatewayOpcodes.RequestGuildMembers && session) this.#sendMembers(session, d);
      else if (op !== GatewayOpcodes.PresenceUpdate) socket.close(GatewayCloseCodes.UnknownOpcode, 'Unknown opcode.');
    });
    send(socket, GatewayOpcodes.Hello, { heartbeat_interval: HEARTBEAT_MS });
  }

  /** Breaks every connection; on resuming, the bot receives what it missed, unless the code forbids that. */
  dropSockets(code = 4000): void {
    for (const socket of this.#sockets) socket.close(code);
  }

  /** Forgets every session: the bot must identify again, and misses what happened in between. */
  loseSession(): void {
    const lost = [...this.#sessions];
    this.#sessions.clear();
    for (const { socket } of lost) if (socket) send(socket, GatewayOpcodes.InvalidSession, false);
  }

  close(): void {
    for (const socket of this.#sockets) socket.terminate();
  }

  #identify(socket: WebSocket, data: unknown): Session | null {
    const read = identify.safeParse(data);
    if (!read.success) return refuse(socket, GatewayCloseCodes.DecodeError, 'Error while decoding payload.');
    const { token, intents, shard } = read.data;
    if (token !== this.#local.token) return refuse(socket, GatewayCloseCodes.AuthenticationFailed, 'Authentication failed.');
    if ((intents & PRIVILEGED & ~intentBits(this.#local.world.bot.intents)) !== 0)
      return refuse(socket, GatewayCloseCodes.DisallowedIntents, 'Disallowed intent(s).');
    if (shard[0] < 0 || shard[0] >= shard[1]) return refuse(socket, GatewayCloseCodes.InvalidShard, 'Invalid shard.');
    for (const old of this.#sessions) if (old.socket === null && old.shard[0] === shard[0] && old.shard[1] === shard[1]) this.#sessions.delete(old);
    const session = new Session(socket, shard, intents);
    this.#sessions.add(session);
    session.dispatch('READY', {
      v: Number(GatewayVersion),
      user: { ...this.#local.people.bot, verified: true, mfa_enabled: true, email: null },
      guilds: hasGuild(session) ? [{ id: GUILD_ID, unavailable: true }] : [],
      session_id: session.id,
      resume_gateway_url: gatewayUrl(this.#local),
      shard: [...shard],
      application: { id: BOT_ID, ...applicationFlags(this.#local) },
    } satisfies GatewayReadyDispatchData);
    if (hasGuild(session) && session.intents & GatewayIntentBits.Guilds) session.dispatch('GUILD_CREATE', guildCreate(this.#local));
    this.#local.bus.emit('bot', true);
    return session;
  }

  #resume(socket: WebSocket, data: unknown): Session | null {
    const read = resume.safeParse(data);
    const session =
      read.success && read.data.token === this.#local.token ? [...this.#sessions].find(({ id }) => id === read.data.session_id) : undefined;
    if (session?.resume(socket, read.data?.seq ?? 0)) {
      this.#local.bus.emit('bot', true);
      return session;
    }
    send(socket, GatewayOpcodes.InvalidSession, false);
    return null;
  }

  /** A bot that says goodbye is gone for good; one whose connection broke may resume. */
  #left(session: Session, code: number): void {
    session.leave();
    if (code === 1000 || code === 1001) this.#sessions.delete(session);
    this.#local.bus.emit('bot', this.#local.botIsOnline());
  }

  #sendMembers(session: Session, data: unknown): void {
    const { user_ids, nonce } = membersRequest.parse(data);
    const found = user_ids.flatMap((id) => this.#local.people.user(id) ?? []);
    const not_found = user_ids.filter((id) => !found.some((user) => user.id === id));
    session.dispatch('GUILD_MEMBERS_CHUNK', {
      guild_id: GUILD_ID,
      members: found.map((user) => member(this.#local, user)),
      chunk_index: 0,
      chunk_count: 1,
      not_found,
      nonce,
    });
  }

  /** The first shard receives direct messages; everything else goes to the shard that has the server. */
  #dispatch(event: EventName, data: unknown, direct = false): void {
    for (const session of this.#hearing(event, direct)) session.dispatch(event, data);
  }

  #hearing(event: EventName, direct: boolean): Session[] {
    const intent = intentFor(event, direct);
    return [...this.#sessions].filter((session) => (direct ? session.shard[0] === 0 : hasGuild(session)) && (session.intents & intent) === intent);
  }

  /** The channel, if the bot sees it. */
  #seen(id: string): Channel | null {
    const { channels } = this.#local;
    return channels.has(id) && channels.sees(BOT_ID, channels.get(id)) ? channels.get(id) : null;
  }

  #tellChannel(change: 'create' | 'update' | 'delete', channel: Channel): void {
    const { channels } = this.#local;
    if (isThread(channel) && !channels.sees(BOT_ID, channel)) return;
    const event = `${isThread(channel) ? 'THREAD' : 'CHANNEL'}_${CHANGES[change]}` as const;
    const fresh = change === 'create' && isThread(channel) ? { newly_created: true } : {};
    this.#dispatch(event, { ...threadForBot(channel, channels.members(channel.id)), ...fresh });
  }

  #tellJoined(channel: Channel, user: string): void {
    if (user !== BOT_ID) return;
    this.#dispatch('THREAD_CREATE', threadForBot(channel, this.#local.channels.members(channel.id)));
    this.#dispatch('THREAD_MEMBERS_UPDATE', { id: channel.id, guild_id: GUILD_ID, member_count: 1, added_members: [threadMember(channel.id, user)] });
  }

  #tellReaction({ change, kept: { message }, emoji, user }: Reaction): void {
    const channel = this.#seen(message.channel_id);
    if (channel === null) return;
    const direct = isDirect(channel);
    const at = { channel_id: channel.id, message_id: message.id, ...guildOf(channel) };
    const who = user === null ? null : this.#local.people.user(user);
    this.#dispatch(
      `MESSAGE_REACTION_${change}`,
      {
        ...at,
        ...(emoji && { emoji }),
        ...(who && { user_id: who.id, burst: false, type: ReactionType.Normal }),
        ...(who && change === 'ADD' && { ...(!direct && { member: member(this.#local, who) }), message_author_id: message.author.id }),
      },
      direct,
    );
  }

  /** A bot without the intent for messages receives none; what people write on the server is blank without the privileged intent. */
  #tellMessage(change: 'create' | 'update' | 'delete', { message, onlyFor }: Kept): void {
    const channel = this.#seen(message.channel_id);
    if (onlyFor !== null || channel === null) return;
    const direct = isDirect(channel);
    const { id, author } = message;
    if (change === 'delete') {
      this.#dispatch('MESSAGE_DELETE', { id, channel_id: channel.id, ...guildOf(channel) }, direct);
      return;
    }
    const isReadable = direct || author.id === BOT_ID || message.mentions.some((user) => user.id === BOT_ID);
    const blank = { content: '', embeds: [], attachments: [], components: [] };
    const event = `MESSAGE_${change === 'create' ? 'CREATE' : 'UPDATE'}` as const;
    for (const session of this.#hearing(event, direct)) {
      const reads = isReadable || (session.intents & GatewayIntentBits.MessageContent) !== 0;
      const shown = {
        ...message,
        ...(!reads && blank),
        channel_type: channel.type,
        ...guildOf(channel),
        ...(!direct && { member: member(this.#local, author) }),
      };
      session.dispatch(event, shown);
    }
  }
}

export function gatewayUrl(local: Local): string {
  return `${local.base().replace('http', 'ws')}/gateway`;
}

function hasGuild({ shard: [id, count] }: Session): boolean {
  return Number((BigInt(GUILD_ID) >> 22n) % BigInt(count)) === id;
}

function refuse(socket: WebSocket, code: number, reason: string): null {
  socket.close(code, reason);
  return null;
}

function send(socket: WebSocket, op: GatewayOpcodes, d: unknown): void {
  socket.send(JSON.stringify({ op, d, s: null, t: null }));
}
