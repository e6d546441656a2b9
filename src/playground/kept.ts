/** A message as stored, including what its readers don't see. */
import type { APIAttachment, APIMessage, APIPartialEmoji } from 'discord-api-types/v10';
import { MessageFlags } from 'discord-api-types/v10';

/** An emoji on a message, and who reacted with it. */
export interface Reacted {
  emoji: APIPartialEmoji;
  users: string[];
}

/** A message with what its readers don't see. */
export interface Kept {
  message: APIMessage;
  /** All its files, including those its components show. */
  files: APIAttachment[];
  /** The only user who sees an ephemeral message; null: everyone does. */
  onlyFor: string | null;
  /** The interaction whose token may edit it. */
  madeBy: string | null;
  /** How often the bot has edited it after its first hour. */
  lateEdits: number;
  /** Missing in messages older than reactions here. */
  reacted?: Reacted[];
}

export const NO_ANSWER = 'The application did not respond';

export function isThinking(message: APIMessage): boolean {
  return (Number(message.flags ?? 0) & MessageFlags.Loading) !== 0;
}

/**
 * Whether a new message notifies this user, if they follow its channel: it was not sent silently, isn't their own, and isn't ephemeral, since its
 * only reader sees it anyway.
 */
export const ringsFor = ({ author, flags }: APIMessage, user: string): boolean =>
  author.id !== user && (Number(flags ?? 0) & (MessageFlags.SuppressNotifications | MessageFlags.Ephemeral)) === 0;
