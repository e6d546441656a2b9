/** Answers an interaction: first in the way it came, then by its webhook. */
import { setTimeout as wait } from 'node:timers/promises';
import type { REST } from 'discord.js';
import {
  type APIInteraction,
  type APIMessage,
  InteractionResponseType as Kind,
  MessageFlags,
  type RESTPostAPIInteractionCallbackWithResponseResult,
  Routes,
} from 'discord-api-types/v10';
import { codeOf } from '../wire/errors.ts';
import type { File, Post } from '../wire/parts.ts';
import { read } from '../wire/payload.ts';
import type { Answers, Holding, Interaction } from '../wire/port.ts';
import { snowflakeTime } from '../wire/snowflake.ts';
import { wire } from '../wire/wire.ts';

/** Delivers a first answer. Gives the message it made, where that is asked for. */
export type First = (answer: { type: Kind; data?: object }, files?: readonly File[], asksForMessage?: boolean) => Promise<APIMessage | null>;

/** By a request of its own. */
export const byCallback =
  (rest: REST, { id, token }: APIInteraction): First =>
  async (body, files = [], asksForMessage = false) => {
    const query = new URLSearchParams({ with_response: String(asksForMessage) });
    const told = await rest.post(Routes.interactionCallback(id, token), { body, files: [...files], query, auth: false });
    return (told as RESTPostAPIInteractionCallbackWithResponseResult | undefined)?.resource?.message ?? null;
  };

export interface Ways {
  first: First;
  rest: REST;
  /** Discord may hear of what follows a first answer before it has read that one. */
  isLoose?: boolean;
  /** Whether somebody with these roles may manage channels on the whole server. */
  moderates(guild: string, user: string, roles: readonly string[]): Promise<boolean>;
  times: Times;
}

/** What becomes of the time an interaction takes. */
export interface Times {
  /** When it was made, on the clock of `performance.now()`; `at` is Discord's time. */
  born(at: number): number;
  /** For how many milliseconds one that was born then may wait for its first answer. */
  patience(born: number): number;
  /** One that was born then has got its first answer, or was refused it. */
  acknowledged(born: number): void;
}

/** The interaction, ready to be answered; null for kinds that it does not know how to answer. */
export function interactionOf(payload: APIInteraction, ways: Ways): Interaction | null {
  const facts = read(payload);
  const born = ways.times.born(snowflakeTime(payload.id));
  return facts && (Object.assign(answersTo(payload, born, ways), facts, { born }) as Interaction);
}

/** Unknown webhook, unknown message: there is no first answer to follow yet. How long Discord is given to read it, in milliseconds. */
const unread: ReadonlySet<unknown> = new Set([10015, 10008]);
const unreadMs = [100, 300, 900, 2700];
/** A request that was made again met its own success. */
const acknowledgedAlready = 40060;

type Reader = 'all' | 'asker';

function answersTo({ application_id, token, guild_id, member }: APIInteraction, born: number, ways: Ways): Answers {
  const { rest, isLoose, times, moderates } = ways;
  let isAnswered = false;
  let sending: Promise<unknown> | null = null;
  let held: { as: Holding; done: Promise<boolean> } | null = null;
  /** The message that `fill` changes: of the first answer, or a later one; null while that is still to be made. */
  let target: string | null = '@original';

  const first: First = async (...answer) => {
    const sent = ways.first(...answer).finally(() => times.acknowledged(born));
    sending = sent;
    try {
      return await sent;
    } finally {
      sending = null;
    }
  };
  /** The first answer, unless it is held: then what is to be done in its place. */
  const begin = async <T>(answer: () => Promise<T>, instead: (held: Holding) => Promise<T>): Promise<T> => {
    const given = held && (await held.done) ? await instead(held.as) : await answer();
    isAnswered = true;
    return given;
  };
  const tryToHold = async (as: Holding): Promise<boolean> => {
    const data = as === 'asker' ? { flags: MessageFlags.Ephemeral } : {};
    const answer = as === 'in place' ? { type: Kind.DeferredMessageUpdate } : { type: Kind.DeferredChannelMessageWithSource, data };
    for (let tries = 1; ; tries++) {
      try {
        await first(answer);
        return true;
      } catch (error) {
        if (codeOf(error) === acknowledgedAlready) return true;
        // Where nothing was heard of it, once more.
        if (codeOf(error) !== null || tries > 1) return false;
      }
    }
  };

  const later = async <T>(send: () => Promise<T>): Promise<T> => {
    for (const ms of isLoose ? unreadMs : []) {
      try {
        return await send();
      } catch (error) {
        if (!unread.has(codeOf(error))) throw error;
        await wait(ms);
      }
    }
    return send();
  };
  const change = async (message: string, post: Post): Promise<APIMessage> =>
    later(async () => {
      const route = Routes.webhookMessage(application_id, token, message);
      return (await rest.patch(route, { body: wire(post), files: [...post.files], auth: false })) as APIMessage;
    });
  const add = async (post: Post, to: Reader): Promise<APIMessage> =>
    later(async () => {
      const query = new URLSearchParams({ wait: 'true' });
      const route = Routes.webhook(application_id, token);
      return (await rest.post(route, { body: wire(post, to), files: [...post.files], query, auth: false })) as APIMessage;
    });
  /** Makes room for a message that others may or may not see: what waits in its place was for somebody else. */
  const clear = async (): Promise<void> => void (await later(() => rest.delete(Routes.webhookMessage(application_id, token), { auth: false })));
  /** A message in place of the one that was to come, or beside what was pressed on. */
  const place = async (post: Post, to: Reader, as: Holding): Promise<APIMessage> => {
    if (as === to) return change('@original', post);
    if (as !== 'in place') await clear();
    const message = await add(post, to);
    target = message.id;
    return message;
  };

  return {
    get isAnswered() {
      return isAnswered;
    },
    patience: () => (held ? Number.POSITIVE_INFINITY : times.patience(born)),
    async hold(as) {
      if (isAnswered || sending || held) return;
      held = { as, done: tryToHold(as) };
      await held.done;
    },
    sending: async () => void (await sending?.catch(() => {})),
    async reply(post, to, asks = to === 'all') {
      const answer = () => first({ type: Kind.ChannelMessageWithSource, data: wire(post, to) }, post.files, asks);
      const message = await begin(answer, (as) => place(post, to, as));
      return message && { channel: message.channel_id, message: message.id };
    },
    async think() {
      const answer = async () => void (await first({ type: Kind.DeferredChannelMessageWithSource, data: { flags: MessageFlags.Ephemeral } }));
      await begin(answer, async (as) => {
        if (as === 'asker') return;
        if (as === 'all') await clear();
        target = null;
      });
    },
    async acknowledge() {
      await begin(
        async () => void (await first({ type: Kind.DeferredMessageUpdate })),
        async () => {},
      );
    },
    async update(post) {
      const answer = () => first({ type: Kind.UpdateMessage, data: wire(post) }, post.files);
      await begin(answer, () => change('@original', post));
    },
    async complete(choices) {
      await first({ type: Kind.ApplicationCommandAutocompleteResult, data: { choices } });
    },
    async fill(post) {
      const { id } = target === null ? await add(post, 'asker') : await change(target, post);
      // Followed up, `@original` may mean another one; its id never does.
      target = id;
      return id;
    },
    async remove() {
      if (target !== null) await later(() => rest.delete(Routes.webhookMessage(application_id, token, target!), { auth: false }));
    },
    async follow(post) {
      await add(post, 'asker');
    },
    isModerator: async () => guild_id !== undefined && member !== undefined && moderates(guild_id, member.user.id, member.roles),
  };
}
