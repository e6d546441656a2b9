/** What a tab knows, and how it learns it. */
import { type APIApplicationCommand, type APIChannel, type APIMessage, type APIUser, ChannelType, MessageFlags } from 'discord-api-types/v10';
import { ringsFor } from '../../kept.ts';
import type { Person, Time, ToPage } from '../../protocol.ts';
import { textOf } from '../../walk.ts';
import { setTime } from './time.ts';

export interface Picture {
  url: string;
  alt: string;
}

/** Everything a tab knows. Changed by `receive` and by the person's actions; drawn from scratch after each change. */
export interface State {
  key: string;
  you: Person | null;
  people: Person[];
  server: { id: string; name: string } | null;
  channels: APIChannel[];
  commands: APIApplicationCommand[];
  bot: { user: APIUser; online: boolean } | null;
  locale: string;
  time: Time;
  link: 'connecting' | 'open' | 'lost';
  channel: string | null;
  messages: Map<string, APIMessage[]>;
  /** Channels with unread messages, and how often those mention the reader. */
  unread: Map<string, number>;
  /** How many messages have notified this person since they took their seat. */
  rang: number;
  /** `message custom-id` of every control waiting for its answer. */
  pending: Set<string>;
  /** The last error at a message, by its id. */
  failures: Map<string, string>;
  modal: { nonce: string; modal: Extract<ToPage, { t: 'modal' }>['modal'] } | null;
  zoom: Picture | null;
  /** The message that a link led to, until it's in view. */
  jump: string | null;
  /** The newest message that only this person sees, an answer to their own press, until it's in view. */
  answer: string | null;
  /** What is new on a message that only this person sees and that was edited, for screen readers. */
  said: string;
  /** Unsent drafts, by channel. */
  drafts: Map<string, string>;
  drawer: boolean;
  /** Nobody looks at this tab, so what arrives in the open channel is unread too. */
  unwatched: boolean;
  notice: string | null;
}

export const blankState = (key: string): State => ({
  key,
  you: null,
  people: [],
  server: null,
  channels: [],
  commands: [],
  bot: null,
  locale: 'en-US',
  time: { now: Date.now(), ahead: 0 },
  link: 'connecting',
  channel: null,
  messages: new Map(),
  unread: new Map(),
  rang: 0,
  pending: new Set(),
  failures: new Map(),
  modal: null,
  zoom: null,
  jump: null,
  answer: null,
  said: '',
  drafts: new Map(),
  drawer: false,
  unwatched: false,
  notice: null,
});

/** Applies what the server said to the state. */
export function receive(state: State, frame: ToPage): void {
  switch (frame.t) {
    case 'hello':
      Object.assign(state, { you: frame.you, people: frame.people, server: frame.server, bot: frame.bot, locale: frame.locale, time: frame.time });
      setTime(frame.time.now);
      Object.assign(state, { channels: frame.channels, commands: frame.commands, link: 'open' });
      return;
    case 'time':
      state.time = frame.time;
      setTime(frame.time.now);
      return;
    case 'bot':
      state.bot = { user: frame.user, online: frame.online };
      return;
    case 'commands':
      state.commands = frame.commands;
      return;
    case 'history':
      // What was there before anyone looked is new to them.
      if (frame.channel === state.channel && state.unwatched && !state.messages.has(frame.channel) && frame.messages.length > 0)
        state.unread.set(frame.channel, state.unread.get(frame.channel) ?? 0);
      state.messages.set(frame.channel, [...frame.messages].sort(byId));
      return;
    case 'message':
      if (frame.change === 'delete') forget(state, frame.channel, frame.id);
      else remember(state, frame.message, frame.change === 'create');
      return;
    case 'channel':
      changeChannel(state, frame.change, frame.channel);
  }
}

const byId = (a: { id: string }, b: { id: string }): number => a.id.length - b.id.length || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);

function remember(state: State, message: APIMessage, isNew: boolean): void {
  const known = state.messages.get(message.channel_id) ?? [];
  const at = known.findIndex(({ id }) => id === message.id);
  state.messages.set(message.channel_id, at < 0 ? [...known, message].sort(byId) : known.with(at, message));
  const seen = message.channel_id === state.channel && !state.unwatched;
  const isMine = ((message.flags ?? 0) & MessageFlags.Ephemeral) !== 0;
  // A press answered in its own message: if that is the last one, what is new in it scrolls into view as well.
  const isPressed = at === known.length - 1 && [...state.pending].some((key) => key.startsWith(`${message.id} `));
  if (seen && isMine && (isNew || isPressed)) state.answer = message.id;
  const before = known[at];
  if (seen && isMine && before) state.said = newLines(before, message).join('\n');
  if (isNew && ringsFor(message, state.you?.user.id ?? '')) state.rang += 1;
  if (!isNew || seen || message.author.id === state.you?.user.id) return;
  state.unread.set(message.channel_id, (state.unread.get(message.channel_id) ?? 0) + (mentions(state, message) ? 1 : 0));
}

/** The lines that are new in a message, as a screen reader speaks them. */
function newLines(before: APIMessage, now: APIMessage): string[] {
  const lines = ({ content, components }: APIMessage) => [content, ...textOf(components ?? [])].flatMap((text) => text.split('\n'));
  const had = lines(before);
  return lines(now)
    .filter((line) => !had.includes(line))
    .map((line) => line.replace(/^(-#|#{1,3}) /, '').replaceAll(/\*\*|~~|<[^>]*>/g, ''))
    .filter((line) => line.trim() !== '');
}

function forget(state: State, channel: string, id: string): void {
  state.messages.set(
    channel,
    (state.messages.get(channel) ?? []).filter((message) => message.id !== id),
  );
}

function changeChannel(state: State, change: 'create' | 'update' | 'delete', channel: APIChannel): void {
  const at = state.channels.findIndex(({ id }) => id === channel.id);
  if (change === 'delete') state.channels = state.channels.filter(({ id }) => id !== channel.id);
  else state.channels = at < 0 ? [...state.channels, channel] : state.channels.with(at, channel);
}

export const mentions = (state: State, message: APIMessage): boolean =>
  message.mention_everyone || message.mentions.some(({ id }) => id === state.you?.user.id);

export const displayName = (user: APIUser): string => user.global_name ?? user.username;

/** Everyone who can be mentioned or picked: the people, then the bot. */
export const everybody = (state: State): APIUser[] => [...state.people.map(({ user }) => user), ...(state.bot ? [state.bot.user] : [])];

export const colourOf = (state: State, id: string): string => state.people.find(({ user }) => user.id === id)?.colour ?? '#f5c043';

export const isThread = (channel: APIChannel): boolean =>
  channel.type === ChannelType.PublicThread || channel.type === ChannelType.PrivateThread || channel.type === ChannelType.AnnouncementThread;

/** The reader's direct messages with the bot. */
export const isDirect = (channel: APIChannel): boolean => channel.type === ChannelType.DM;

export const parentOf = (channel: APIChannel): string | null => ('parent_id' in channel ? (channel.parent_id ?? null) : null);

/** `#lounge`, a thread's own name, or `@Bot`. */
export const channelName = (channel: APIChannel | undefined): string =>
  channel === undefined
    ? ''
    : 'recipients' in channel
      ? `@${channel.recipients?.map(displayName).join(', ')}`
      : isThread(channel)
        ? (channel.name ?? '')
        : `#${channel.name ?? ''}`;

export const openChannel = (state: State): APIChannel | undefined => state.channels.find(({ id }) => id === state.channel);
