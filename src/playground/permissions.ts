/** A member's permissions in a channel, from those on the server and the channel's overwrites. */

import type { APITextChannel } from 'discord-api-types/v10';
import { PermissionFlagsBits as P } from 'discord-api-types/v10';
import { GUILD_ID } from './ids.ts';

/** Everyone's permissions on a new Discord server. */
export const EVERYONE =
  P.ViewChannel |
  P.SendMessages |
  P.SendMessagesInThreads |
  P.CreatePublicThreads |
  P.CreatePrivateThreads |
  P.EmbedLinks |
  P.AttachFiles |
  P.AddReactions |
  P.ReadMessageHistory |
  P.UseApplicationCommands |
  P.UseExternalEmojis |
  P.ChangeNickname;

/** The permissions of the bot and a person in their direct messages. */
export const DIRECT =
  P.ViewChannel |
  P.SendMessages |
  P.EmbedLinks |
  P.AttachFiles |
  P.AddReactions |
  P.ReadMessageHistory |
  P.UseApplicationCommands |
  P.UseExternalEmojis;

export const ALL = Object.values(P).reduce((sum, bit) => sum | bit, 0n);

/** Applies the channel's overwrites to `base`: everyone's first, then those of the roles together, then the member's own. */
export function permissionsIn(
  { permission_overwrites: overwrites = [] }: Pick<APITextChannel, 'permission_overwrites'>,
  user: string,
  roles: readonly string[],
  base: bigint,
): bigint {
  if (base === ALL || (base & P.Administrator) !== 0n) return ALL;
  const groups = [[GUILD_ID], roles, [user]];
  return groups.reduce((sum, ids) => {
    const here = overwrites.filter(({ id }) => ids.includes(id));
    const bits = (side: 'allow' | 'deny') => here.reduce((all, one) => all | BigInt(one[side]), 0n);
    return (sum & ~bits('deny')) | bits('allow');
  }, base);
}
