import { PermissionFlagsBits as P } from 'discord-api-types/v10';
import type { Channel } from './channel.ts';
import { bot, owner } from './people.ts';

/** What everybody on a new Discord server may do. */
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

/** What the bot asks for when it is invited. */
export const BOT =
  P.ViewChannel |
  P.SendMessages |
  P.EmbedLinks |
  P.AttachFiles |
  P.CreatePublicThreads |
  P.SendMessagesInThreads |
  P.ReadMessageHistory |
  P.UseApplicationCommands;

export const ALL = Object.values(P).reduce((sum, bit) => sum | bit, 0n);

/** What the user may do in the channel; for a thread, hand in its parent's channel. */
export function permissionsOf(userId: string, channel: Channel): bigint {
  if (userId === owner.user.id) return ALL;
  const own = (channel.permission_overwrites ?? []).find(({ id }) => id === userId);
  const base = userId === bot.id ? EVERYONE | BOT : EVERYONE;
  return (base & ~BigInt(own?.deny ?? 0)) | BigInt(own?.allow ?? 0);
}
