/** What the bot needs in a channel, and what of it is missing. Every interaction tells which rights it has there. */
import { PermissionFlagsBits } from 'discord-api-types/v10';
import type { Asking } from './desk.ts';
import type { Speech } from './speech.ts';
import { bot } from './text/index.ts';

const rights = {
  view: PermissionFlagsBits.ViewChannel,
  send: PermissionFlagsBits.SendMessages,
  sendInThreads: PermissionFlagsBits.SendMessagesInThreads,
  files: PermissionFlagsBits.AttachFiles,
  history: PermissionFlagsBits.ReadMessageHistory,
  threads: PermissionFlagsBits.CreatePublicThreads,
  embeds: PermissionFlagsBits.EmbedLinks,
} as const;
export type Right = keyof typeof rights;

const isInThread = (interaction: Asking): boolean => interaction.channel?.isThread() ?? false;

/** The rights without which no game can be run in the channel. */
export function missingRights(interaction: Asking): Right[] {
  const needed: Right[] = ['view', isInThread(interaction) ? 'sendInThreads' : 'send', 'files'];
  return needed.filter((right) => !interaction.appPermissions.has(rights[right]));
}

/** Every right the bot can use in the channel, in the order of their weight, and whether it has it. */
export function allRights(interaction: Asking): { right: Right; has: boolean }[] {
  const used: Right[] = isInThread(interaction)
    ? ['view', 'sendInThreads', 'files', 'history', 'embeds']
    : ['view', 'send', 'files', 'history', 'threads', 'sendInThreads', 'embeds'];
  return used.map((right) => ({ right, has: interaction.appPermissions.has(rights[right]) }));
}

/**
 * Whether whoever asks keeps order on the server: Discord's own right to manage channels, by a role or as its owner. The right in one channel
 * alone, which `interaction.memberPermissions` counts as well, gives no say in the games of the others.
 */
export const isModerator = (interaction: Asking): boolean =>
  interaction.inCachedGuild() && interaction.member.permissions.has(PermissionFlagsBits.ManageChannels);

/** Whether a game can have a thread of its own here. */
export function canOpenThread(interaction: Asking): boolean {
  const needed: Right[] = ['view', 'sendInThreads', 'files', 'threads'];
  return !isInThread(interaction) && needed.every((right) => interaction.appPermissions.has(rights[right]));
}

/** The names of rights as Discord shows them in the reader's language. */
export const rightNames = (missing: readonly Right[], { text: say }: Speech): string =>
  say.list(missing.map((right) => `**${say(bot(`bot.right.${right}`))}**`));
