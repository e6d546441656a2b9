/** Answers an interaction: first in the way it came, then by its webhook. */

import type { REST } from 'discord.js';
import { type APIInteraction, type APIMessage, InteractionResponseType as Kind, MessageFlags, Routes } from 'discord-api-types/v10';
import { read } from './payload.ts';
import type { Answers, Interaction } from './port.ts';
import type { File } from './present/parts.ts';
import { wire } from './wire.ts';

/** Delivers a first answer. Gives the message it made, where that is asked for. */
export type First = (answer: { type: Kind; data?: object }, files?: readonly File[], asksForMessage?: boolean) => Promise<APIMessage | null>;

export interface Ways {
  first: First;
  rest: REST;
  /** Whether somebody with these roles may manage channels on the whole server. */
  moderates(guild: string, user: string, roles: readonly string[]): Promise<boolean>;
}

/** The interaction, ready to be answered; null for kinds that this program makes no use of. */
export function interactionOf(payload: APIInteraction, ways: Ways): Interaction | null {
  const facts = read(payload);
  return facts && Object.assign(answersTo(payload, ways), facts);
}

function answersTo({ application_id, token, guild_id, member }: APIInteraction, { first, rest, moderates }: Ways): Answers {
  let isAnswered = false;
  const begin: First = async (...answer) => {
    const message = await first(...answer);
    isAnswered = true;
    return message;
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
      await rest.patch(Routes.webhookMessage(application_id, token), { body: wire(post), files: [...post.files], auth: false });
    },
    async follow(post) {
      const query = new URLSearchParams({ wait: 'true' });
      await rest.post(Routes.webhook(application_id, token), { body: wire(post, 'asker'), files: [...post.files], query, auth: false });
    },
    isModerator: async () => guild_id !== undefined && member !== undefined && moderates(guild_id, member.user.id, member.roles),
  };
}
