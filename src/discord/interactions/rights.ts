/** The permissions the bot needs in a channel, and which are missing. Every interaction says which it has there. */
import { PermissionFlagsBits } from 'discord-api-types/v10';
import type { Speech } from '../speech/speech.ts';
import { bot } from '../text/index.ts';
import type { Asking } from '../wire/port.ts';

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

/** A server's owner and roles. */
interface Order {
  owner: string;
  roles: readonly { id: string; bits: bigint }[];
}

/**
 * Whether a user with these roles moderates the whole server: its owner, or anyone who may manage its channels. Everyone has the role with the
 * server's id.
 */
export function moderates({ owner, roles }: Order, guild: string, user: string, own: readonly string[]): boolean {
  const bits = PermissionFlagsBits.Administrator | PermissionFlagsBits.ManageChannels;
  return owner === user || roles.some((role) => (role.id === guild || own.includes(role.id)) && (role.bits & bits) !== 0n);
}

type Here = Pick<Asking, 'rights' | 'isInThread'>;

const has = ({ rights: bits }: Here, right: Right): boolean => (bits & (rights[right] | PermissionFlagsBits.Administrator)) !== 0n;

/** The missing permissions without which no game can be run in the channel. */
export function missingRights(here: Here): Right[] {
  const needed: Right[] = ['view', here.isInThread ? 'sendInThreads' : 'send', 'files'];
  return needed.filter((right) => !has(here, right));
}

/**
 * Whether the bot would be allowed in the channel what the token of a press does without permission. Otherwise the token isn't used, so that people
 * hear of missing permissions; and what was sent by it is found only in the channel's history.
 */
export const mayFollow = (here: Here): boolean => missingRights(here).length === 0 && has(here, 'history');

/** Every permission the bot can use in the channel, most important first, and whether it has it. */
export function allRights(here: Here): { right: Right; has: boolean }[] {
  const used: Right[] = here.isInThread
    ? ['view', 'sendInThreads', 'files', 'history', 'embeds']
    : ['view', 'send', 'files', 'history', 'threads', 'sendInThreads', 'embeds'];
  return used.map((right) => ({ right, has: has(here, right) }));
}

/** Whether a game can have a thread of its own here. */
export function canOpenThread(here: Here): boolean {
  const needed: Right[] = ['view', 'sendInThreads', 'files', 'threads'];
  return !here.isInThread && needed.every((right) => has(here, right));
}

/** Whether the asker could open a thread themselves: the bot opens none for users who may not. */
export const mayOpenThread = ({ ownRights: rights, isInThread }: Pick<Asking, 'ownRights' | 'isInThread'>): boolean =>
  (['view', 'sendInThreads', 'threads'] as const).every((right) => has({ rights, isInThread }, right));

/** Says which permissions are missing that a game in the channel needs; null: none. */
export function lackingHere(here: Here, speech: Speech): string | null {
  const missing = missingRights(here);
  return missing.length === 0 ? null : speech.text(bot('bot.no.rights', { what: rightNames(missing, speech), n: missing.length }));
}

/** The names of permissions as Discord shows them in the reader's language. */
export const rightNames = (missing: readonly Right[], { text: say }: Speech): string =>
  say.list(missing.map((right) => `**${say(bot(`bot.right.${right}`))}**`));
