/** Where a command is offered. */
import type { APIApplicationCommand } from 'discord-api-types/v10';
import { InteractionContextType } from 'discord-api-types/v10';

const { BotDM, Guild } = InteractionContextType;

/** Whether the command can be used there: in direct messages with the bot, or on the server. */
export function isOfferedIn({ contexts, dm_permission, guild_id }: APIApplicationCommand, isDirect: boolean): boolean {
  if (isDirect && guild_id !== undefined) return false;
  if (contexts != null) return contexts.includes(isDirect ? BotDM : Guild);
  return !isDirect || dm_permission !== false;
}
