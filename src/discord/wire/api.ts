import { DiscordAPIError, type REST } from 'discord.js';
import {
  type APIDMChannel,
  type APIGuildMember,
  type APIMessage,
  type APIThreadChannel,
  ChannelType,
  Routes,
  ThreadAutoArchiveDuration,
} from 'discord-api-types/v10';
import type { Person, PostRef } from '../../table/model/types.ts';
import { codeOf, isAway, isUnusable } from './errors.ts';
import { snowflakeTime } from './ids.ts';
import { type File, type Links, openLinks, type Post, wire } from './parts.ts';
import type { Tokens, Way } from './tokens.ts';

/** Ten minutes before Discord starts to count edits. */
const editableMs = 50 * 60_000;

/** Whether a message is that old at `now`, in milliseconds since 1970 by Discord's clock. */
export const isOld = (message: string, now: number): boolean => now - snowflakeTime(message) >= editableMs;

/** What the API uses besides the REST client. */
interface Around {
  links?: Pick<Links, 'within'>;
  /** Discord's clock, in milliseconds since 1970; this machine's by default. */
  now?: () => number;
  /** The tokens of presses, and a client for requests by them, which repeats none by itself; without it all requests are the bot's own. */
  following?: { rest: REST; tokens: Tokens };
}

/** A post was sent by a press's token, and Discord's answer was not heard: it may be in the channel. */
export class Unanswered extends Error {
  override name = 'Unanswered';
}

/** A post that its sender can find in the channel. */
interface Findable {
  table: string;
  /** The message that it replaces and that will be deleted. */
  goes: string | null;
}

const unknownChannel = 10003;
const unknownMember = 10007;
const unknownUser = 10013;

/** Whether a user is on a server: unknown if Discord didn't say. */
export type Presence = 'here' | 'left' | 'deleted' | 'unknown';

/** What the bot does on Discord on its own, not in answer to an interaction. Everything rejects with Discord's own errors. */
export interface Api {
  /**
   * Sends a post. The same `nonce` within a few minutes returns the first message instead of sending another. A `findable` one may go out by the token
   * of a press, which knows no nonce: if it rejects with `Unanswered`, it must be looked for before anything is sent again.
   */
  send(channel: string, post: Post, nonce: string, findable?: Findable | null): Promise<PostRef>;
  /** Sends a user a direct message; rejects with 50007 if they take none. */
  direct(user: string, post: Post, nonce: string): Promise<void>;
  /** The newest of the channel's last messages with `words` in its buttons or texts; null if there is none or the history may not be read. */
  find(channel: string, words: string): Promise<PostRef | null>;
  /**
   * All of the channel's last hundred messages with `words` in their buttons or texts, newest first, each with its texts and buttons as they were
   * sent.
   */
  findAll(channel: string, words: string): Promise<{ ref: PostRef; text: string }[]>;
  /** Changes a post, like `rewrite` and `remove` by the token of a press where there is one. */
  edit(ref: PostRef, post: Post): Promise<void>;
  /**
   * Whether Discord will soon limit edits of a message: it doesn't say how many it takes after the first hour (30046). The last edit is kept for
   * removing a message's buttons; any other change becomes a new post.
   */
  isOld(ref: PostRef): boolean;
  /** Changes a post's words and keeps its files: a component that refers to a file of the message still shows it. */
  rewrite(ref: PostRef, post: Post): Promise<void>;
  remove(ref: PostRef): Promise<void>;
  openThread(channel: string, name: string): Promise<string>;
  unarchive(thread: string): Promise<void>;
  person(guild: string, user: string): Promise<Person>;
  /** Whether a user is still on a server. Never rejects. */
  presence(guild: string, user: string): Promise<Presence>;
  /** False only if Discord says that the bot is not on that server. Never rejects. */
  isOn(guild: string): Promise<boolean>;
  /** False only if Discord says that the channel is gone. Never rejects. */
  exists(channel: string): Promise<boolean>;
}

export function openApi(rest: REST, { links: { within } = openLinks(), now = Date.now, following }: Around = {}): Api {
  const byToken = following ? openByToken(following) : null;
  const send = async (channel: string, post: Post, nonce: string): Promise<PostRef> => {
    const body = { ...wire(post, 'all'), nonce, enforce_nonce: true };
    const sent = (await rest.post(Routes.channelMessages(channel), { body, files: post.files })) as APIMessage;
    return { channel, message: sent.id };
  };
  const change = async ({ channel, message }: PostRef, body: object, files: File[] = []): Promise<void> => {
    if (await byToken?.change(message, body, files)) return;
    await rest.patch(Routes.channelMessage(channel, message), { body, files });
  };
  return {
    async send(channel, post, nonce, findable = null) {
      const linked = within(post);
      const sent = findable && (await byToken?.post(channel, linked, findable));
      return sent || send(channel, linked, nonce);
    },
    async direct(user, post, nonce) {
      const { id } = (await rest.post(Routes.userChannels(), { body: { recipient_id: user } })) as APIDMChannel;
      await send(id, post, nonce);
    },
    findAll: (channel, words) => findAll(rest, channel, words),
    find: async (channel, words) => (await findAll(rest, channel, words))[0]?.ref ?? null,
    edit: (ref, post) => change(ref, wire(within(post), 'change'), post.files),
    isOld: ({ message }) => isOld(message, now()),
    rewrite(ref, post) {
      const { attachments: _, ...body } = wire(within(post), 'change');
      return change(ref, body);
    },
    async remove({ channel, message }) {
      if (!(await byToken?.remove(message))) await rest.delete(Routes.channelMessage(channel, message));
      following?.tokens.removed(message);
    },
    async openThread(channel, name) {
      const body = { name, type: ChannelType.PublicThread, auto_archive_duration: ThreadAutoArchiveDuration.OneWeek };
      return ((await rest.post(Routes.threads(channel), { body })) as APIThreadChannel).id;
    },
    async unarchive(thread) {
      await rest.patch(Routes.channel(thread), { body: { archived: false } });
    },
    async presence(guild, user) {
      try {
        await rest.get(Routes.guildMember(guild, user));
        return 'here';
      } catch (error) {
        const code = codeOf(error);
        return code === unknownMember ? 'left' : code === unknownUser ? 'deleted' : 'unknown';
      }
    },
    isOn: (guild) => isThere(rest, Routes.guild(guild), isAway),
    exists: (channel) => isThere(rest, Routes.channel(channel), (error) => codeOf(error) === unknownChannel),
    async person(guild, user) {
      const member = (await rest.get(Routes.guildMember(guild, user))) as APIGuildMember;
      const { id, username, global_name, bot } = member.user;
      return { id, name: member.nick ?? global_name ?? username, ...(bot && { bot }) };
    },
  };
}

/** Requests by the tokens of presses. Where there is none, or Discord refuses the request, the caller makes it as the bot. */
function openByToken({ rest, tokens }: NonNullable<Around['following']>) {
  /** What Discord answered; null if it refused. Rejects if it wasn't heard. */
  const asked = async <T>({ grant }: Pick<Way, 'grant'>, ask: () => Promise<T>): Promise<T | null> => {
    try {
      return await ask();
    } catch (error) {
      if (isUnusable(error)) tokens.refused(grant);
      if (error instanceof DiscordAPIError) return null;
      throw error;
    }
  };
  const changed = async (message: string, ask: (route: `/${string}`) => Promise<unknown>): Promise<boolean> => {
    const way = tokens.toChange(message);
    if (way === null) return false;
    const { application, token } = way.grant;
    const change = async () => {
      await ask(Routes.webhookMessage(application, token, way.at));
      return true;
    };
    // If it wasn't heard, the bot's own request makes the same change, which does no harm.
    return (await asked(way, change).catch(() => false)) === true;
  };
  return {
    /** Null: there is no token for it. Rejects with `Unanswered` if it may have been sent. */
    async post(channel: string, post: Post, { table, goes }: Findable): Promise<PostRef | null> {
      const grant = tokens.toPost(channel, table, goes);
      if (grant === null) return null;
      const query = new URLSearchParams({ wait: 'true' });
      const given = { body: wire(post, 'all'), files: post.files, query, auth: false };
      const send = () => rest.post(Routes.webhook(grant.application, grant.token), given) as Promise<APIMessage>;
      const sent = await asked({ grant }, send).catch((cause: unknown) => {
        throw new Unanswered('A post was sent, and Discord was not heard.', { cause });
      });
      if (sent === null) return null;
      tokens.posted(sent.id, grant);
      return { channel, message: sent.id };
    },
    change: (message: string, body: object, files: File[]) => changed(message, (route) => rest.patch(route, { body, files, auth: false })),
    remove: (message: string) => changed(message, (route) => rest.delete(route, { auth: false })),
  };
}

/** Whether a resource exists: true unless Discord's error is one that `isNot` recognizes. */
async function isThere(rest: REST, route: `/${string}`, isNot: (error: unknown) => boolean): Promise<boolean> {
  try {
    await rest.get(route);
    return true;
  } catch (error) {
    return !isNot(error);
  }
}

async function findAll(rest: REST, channel: string, words: string): ReturnType<Api['findAll']> {
  const query = new URLSearchParams({ limit: '100' });
  const last = (await rest.get(Routes.channelMessages(channel), { query })) as APIMessage[];
  const all = last.map(({ id, components }) => ({ ref: { channel, message: id }, text: JSON.stringify(components ?? []) }));
  return all.filter(({ text }) => text.includes(words));
}
