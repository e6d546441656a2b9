/** A message as it is kept, with more than its readers are told. */
import type { APIAttachment, APIMessage, APIPartialEmoji } from 'discord-api-types/v10';
import { MessageFlags } from 'discord-api-types/v10';

/** One emoji at a message, and who reacted with it. */
export interface Reacted {
  emoji: APIPartialEmoji;
  users: string[];
}

/** A message with what its readers are not told. */
export interface Kept {
  message: APIMessage;
  /** All its files, also those its components show. */
  files: APIAttachment[];
  /** An ephemeral message is for this user alone. */
  onlyFor: string | null;
  /** The interaction whose token may edit it. */
  madeBy: string | null;
  /** How often the bot has edited it after its first hour. */
  lateEdits: number;
  /** Missing in messages of before there were any. */
  reacted?: Reacted[];
}

export const NO_ANSWER = 'The application did not respond';

export function isThinking(message: APIMessage): boolean {
  return (Number(message.flags ?? 0) & MessageFlags.Loading) !== 0;
}

/** Whether a new message rings for this user, if they follow its channel: it was not sent silently, and is not their own. Who reads it alone sees it anyway. */
export const ringsFor = ({ author, flags }: APIMessage, user: string): boolean =>
  author.id !== user && (Number(flags ?? 0) & (MessageFlags.SuppressNotifications | MessageFlags.Ephemeral)) === 0;
