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
import { codeOf } from './errors.ts';
import { read } from './payload.ts';
import type { Answers, Interaction } from './port.ts';
import type { File } from './present/parts.ts';
import { wire } from './wire.ts';

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
  /** A first answer was given, or refused. */
  acknowledged(interaction: string): void;
  /** Whether somebody with these roles may manage channels on the whole server. */
  moderates(guild: string, user: string, roles: readonly string[]): Promise<boolean>;
}

/** The interaction, ready to be answered; null for kinds that this program makes no use of. */
export function interactionOf(payload: APIInteraction, ways: Ways): Interaction | null {
  const facts = read(payload);
  return facts && Object.assign(answersTo(payload, ways), facts);
}

/** Unknown webhook, unknown message: there is no first answer to follow yet. How long Discord is given to read it, in milliseconds. */
const unread: ReadonlySet<unknown> = new Set([10015, 10008]);
const patience = [100, 300, 900, 2700];

function answersTo(
  { id, application_id, token, guild_id, member }: APIInteraction,
  { first, rest, isLoose, acknowledged, moderates }: Ways,
): Answers {
  let isAnswered = false;
  const begin: First = async (...answer) => {
    const message = await first(...answer).finally(() => acknowledged(id));
    isAnswered = true;
    return message;
  };
  const later = async (send: () => Promise<unknown>): Promise<void> => {
    for (const ms of isLoose ? patience : []) {
      try {
        return void (await send());
      } catch (error) {
        if (!unread.has(codeOf(error))) throw error;
        await wait(ms);
      }
    }
    await send();
  };
  return {
    get isAnswered() {
      return isAnswered;
    },
    async reply(post, to) {
      const message = await begin({ type: Kind.ChannelMessageWithSource, data: wire(post, to) }, post.files, to === 'all');
      return message && { channel: message.channel_id, message: message.id };
    },
    async think() {
      await begin({ type: Kind.DeferredChannelMessageWithSource, data: { flags: MessageFlags.Ephemeral } });
    },
    async acknowledge() {
      await begin({ type: Kind.DeferredMessageUpdate });
    },
    async update(post) {
      await begin({ type: Kind.UpdateMessage, data: wire(post) }, post.files);
    },
    async complete(choices) {
      await begin({ type: Kind.ApplicationCommandAutocompleteResult, data: { choices } });
    },
    async fill(post) {
      await later(() => rest.patch(Routes.webhookMessage(application_id, token), { body: wire(post), files: [...post.files], auth: false }));
    },
    async follow(post) {
      const query = new URLSearchParams({ wait: 'true' });
      const body = wire(post, 'asker');
      await later(() => rest.post(Routes.webhook(application_id, token), { body, files: [...post.files], query, auth: false }));
    },
    isModerator: async () => guild_id !== undefined && member !== undefined && moderates(guild_id, member.user.id, member.roles),
  };
}
