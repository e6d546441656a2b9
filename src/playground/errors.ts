/** Every refusal of this Discord, in the words and with the code of the real one. */
import { RESTJSONErrorCodes as Code } from 'discord-api-types/v10';

/** A refusal in Discord's own words: HTTP status, error code and, for a form, what is wrong with which field. */
export class DiscordError extends Error {
  readonly status: number;
  readonly code: number;
  readonly errors: object | undefined;

  constructor(status: number, code: number, message: string, errors?: object) {
    super(message);
    this.status = status;
    this.code = code;
    this.errors = errors;
  }

  toJSON(): object {
    return { message: this.message, code: this.code, ...(this.errors && { errors: this.errors }) };
  }
}

/** The HTTP status, Discord's code and Discord's words of each. */
export const refusals = {
  unauthorised: [401, 0, '401: Unauthorized'],
  notFound: [404, 0, '404: Not Found'],
  methodNotAllowed: [405, 0, '405: Method Not Allowed'],
  tooLarge: [413, Code.RequestEntityTooLarge, 'Request entity too large'],
  badJson: [400, Code.RequestBodyContainsInvalidJSON, 'The request body contains invalid JSON.'],
  unknownApplication: [404, Code.UnknownApplication, 'Unknown Application'],
  unknownChannel: [404, Code.UnknownChannel, 'Unknown Channel'],
  unknownGuild: [404, Code.UnknownGuild, 'Unknown Guild'],
  unknownEmoji: [400, Code.UnknownEmoji, 'Unknown Emoji'],
  unknownMember: [404, Code.UnknownMember, 'Unknown Member'],
  unknownMessage: [404, Code.UnknownMessage, 'Unknown Message'],
  unknownUser: [404, Code.UnknownUser, 'Unknown User'],
  unknownWebhook: [404, Code.UnknownWebhook, 'Unknown Webhook'],
  unknownInteraction: [404, Code.UnknownInteraction, 'Unknown interaction'],
  unknownCommand: [404, Code.UnknownApplicationCommand, 'Unknown application command'],
  tooManyReactions: [400, Code.MaximumNumberOfReactionsReached, 'Maximum number of reactions reached (20)'],
  missingAccess: [403, Code.MissingAccess, 'Missing Access'],
  missingPermissions: [403, Code.MissingPermissions, 'Missing Permissions'],
  notYourMessage: [403, Code.CannotEditMessageAuthoredByAnotherUser, 'Cannot edit a message authored by another user'],
  emptyMessage: [400, Code.CannotSendAnEmptyMessage, 'Cannot send an empty message'],
  directMessage: [403, Code.CannotExecuteActionOnDMChannel, 'Cannot execute action on a DM channel'],
  noRecipient: [400, Code.InvalidRecipients, 'Invalid Recipient(s)'],
  closedDm: [403, Code.CannotSendMessagesToThisUser, 'Cannot send messages to this user'],
  invalidToken: [401, Code.InvalidWebhookToken, 'Invalid Webhook Token'],
  archived: [400, Code.InvalidActionOnArchivedThread, 'Thread is archived'],
  threadExists: [400, Code.ThreadAlreadyCreatedForMessage, 'A thread has already been created for this message'],
  alreadyAcknowledged: [400, Code.InteractionHasAlreadyBeenAcknowledged, 'Interaction has already been acknowledged.'],
  tooManyEdits: [
    400,
    Code.MaximumNumberOfEditsToMessagesOlderThanOneHourReached,
    'Maximum number of edits to messages older than 1 hour reached. Try again later.',
  ],
} satisfies Record<string, [status: number, code: number, message: string]>;

/** The refusal of that name, to be thrown. */
export function refusal(name: keyof typeof refusals): DiscordError {
  const [status, code, message] = refusals[name];
  return new DiscordError(status, code, message);
}
