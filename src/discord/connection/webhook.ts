/** What follows a first answer: by the interaction's webhook, for fifteen minutes. Everything rejects with Discord's own errors. */
import { setTimeout as wait } from 'node:timers/promises';
import type { REST } from 'discord.js';
import { type APIInteraction, type APIMessage, InteractionType, Routes } from 'discord-api-types/v10';
import { mayFollow } from '../interactions/rights.ts';
import { codeOf } from '../wire/errors.ts';
import { decode, encode, lessonGame, none } from '../wire/ids.ts';
import { type Links, type Post, wire } from '../wire/parts.ts';
import type { read } from '../wire/payload.ts';
import type { Press } from '../wire/tokens.ts';

export type Reader = 'all' | 'asker';

export interface Webhook {
  read(message: string): Promise<APIMessage>;
  change(message: string, post: Post): Promise<APIMessage>;
  add(post: Post, to: Reader): Promise<APIMessage>;
  remove(message: string): Promise<void>;
}

interface Following {
  /** Whether Discord may not have read the first answer yet, which a follow-up can overtake. */
  isUnread?(): boolean;
  links: Pick<Links, 'within'>;
}

/**
 * Unknown webhook, unknown message: there is no first answer to follow yet, or its reader has closed it. Below, how long to give Discord to read it,
 * in milliseconds.
 */
const unread: ReadonlySet<unknown> = new Set([10015, 10008]);
const unreadMs = [100, 300, 900, 2700];
/** After this time, in milliseconds, Discord has read the first answer. */
export const readMs = unreadMs.reduce((sum, ms) => sum + ms);

export function openWebhook(
  rest: REST,
  { application_id, token }: Pick<APIInteraction, 'application_id' | 'token'>,
  { isUnread = () => false, links: { within } }: Following,
): Webhook {
  /** Discord has accepted a follow-up, so it has read the first answer. */
  let isFollowed = false;
  const later = async <T>(send: () => Promise<T>): Promise<T> => {
    for (const ms of unreadMs) {
      if (isFollowed || !isUnread()) break;
      try {
        const sent = await send();
        isFollowed = true;
        return sent;
      } catch (error) {
        if (!unread.has(codeOf(error))) throw error;
        await wait(ms);
      }
    }
    return send();
  };
  const at = (message: string) => Routes.webhookMessage(application_id, token, message);
  return {
    read: async (message) => (await rest.get(at(message), { auth: false })) as APIMessage,
    change: (message, post) =>
      later(async () => (await rest.patch(at(message), { body: wire(within(post), 'change'), files: [...post.files], auth: false })) as APIMessage),
    add: (post, to) =>
      later(async () => {
        const query = new URLSearchParams({ wait: 'true' });
        const body = { body: wire(within(post), to), files: [...post.files], query, auth: false };
        return (await rest.post(Routes.webhook(application_id, token), body)) as APIMessage;
      }),
    remove: async (message) => void (await later(() => rest.delete(at(message), { auth: false }))),
  };
}

/** What the token of this press is good for besides its answer; null: it isn't on a table's public post, or posting may not be tried here. */
export function pressOf(payload: APIInteraction, facts: NonNullable<ReturnType<typeof read>>): Press | null {
  if (facts.kind !== 'press' || facts.message.isPrivate || facts.guild === null || !mayFollow(facts)) return null;
  const table = decode(facts.customId)?.table ?? none;
  if (table === none || lessonGame(table) !== null || payload.type !== InteractionType.MessageComponent) return null;
  const isBoard = JSON.stringify(payload.message.components ?? []).includes(`"${encode({ table, action: 'log' })}"`);
  return { application: payload.application_id, token: payload.token, table, channel: facts.channel, message: facts.message.id, isBoard };
}
