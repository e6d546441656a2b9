/** Interactions as Discord sends them over its connection, answered by requests of their own. */

import type { Client } from 'discord.js';
import {
  type APIInteraction,
  GatewayDispatchEvents,
  PermissionFlagsBits,
  type RESTPostAPIInteractionCallbackWithResponseResult,
  Routes,
} from 'discord-api-types/v10';
import { type First, interactionOf } from './answers.ts';
import type { Interaction } from './port.ts';

export interface Hearing {
  /** From now on, and with whatever has come before. */
  open(hear: (interaction: Interaction) => void): void;
}

/** Hears every interaction of this client. */
export function hearInteractions(client: Client): Hearing {
  const early: APIInteraction[] = [];
  let tell = (payload: APIInteraction) => void early.push(payload);
  client.ws.on(GatewayDispatchEvents.InteractionCreate, (payload: APIInteraction) => tell(payload));
  return {
    open(hear) {
      tell = (payload) => {
        const { rest } = client;
        const interaction = interactionOf(payload, {
          first: byCallback(client, payload),
          rest,
          moderates: async (...who) => moderates(client, ...who),
        });
        if (interaction) hear(interaction);
      };
      for (const payload of early.splice(0)) tell(payload);
    },
  };
}

const byCallback =
  ({ rest }: Client, { id, token }: APIInteraction): First =>
  async (body, files = [], asksForMessage = false) => {
    const query = new URLSearchParams({ with_response: String(asksForMessage) });
    const told = await rest.post(Routes.interactionCallback(id, token), { body, files: [...files], query, auth: false });
    return (told as RESTPostAPIInteractionCallbackWithResponseResult | undefined)?.resource?.message ?? null;
  };

/** By what the server's roles say, which the client keeps. */
function moderates({ guilds }: Client, id: string, user: string, own: readonly string[]): boolean {
  const guild = guilds.cache.get(id);
  if (!guild) return false;
  const roles = [id, ...own].flatMap((role) => guild.roles.cache.get(role) ?? []);
  return guild.ownerId === user || roles.some(({ permissions }) => permissions.has(PermissionFlagsBits.ManageChannels));
}
