import { DiscordAPIError } from 'discord.js';

/** The HTTP status of an error, or null for an error that is not Discord's. */
export const statusOf = (error: unknown): number | null => (error instanceof DiscordAPIError ? error.status : null);

/** Discord's code for a message that no longer exists. */
export const unknownMessage = 10008;

const unknownWebhook = 10015;

/** Whether this error means that a private message can't be shown any more: its reader closed it, or it is too old. */
export const isClosed = (error: unknown): boolean =>
  error instanceof DiscordAPIError && (error.code === unknownMessage || error.code === unknownWebhook) && /\/webhooks\//.test(error.url);

/** Unknown message, unknown webhook, invalid token. */
const unchangeable: ReadonlySet<unknown> = new Set([unknownMessage, unknownWebhook, 50027]);

/** Whether nobody waits for this answer any more: the reader closed its message, or waited so long that it can't be changed. */
export const isUnawaited = (error: unknown): boolean => unchangeable.has(codeOf(error));

/** Whether Discord takes an interaction's token no more. An unknown message is only that message's. */
export const isUnusable = (error: unknown): boolean => {
  const code = codeOf(error);
  return code !== unknownMessage && (isUnawaited(error) || statusOf(error) === 401 || statusOf(error) === 404);
};

/** Discord's own code of an error, or null for an error that is not Discord's. */
export const codeOf = (error: unknown): number | string | null => (error instanceof DiscordAPIError ? error.code : null);

/** Whether this error may mean that the bot is no longer on a server: the server or channel is gone, or the bot may not see it. */
export const isAway = (error: unknown): boolean => away.has(codeOf(error) ?? '');
const away: ReadonlySet<number | string> = new Set([10003, 10004, 50001]);

/**
 * An error as it may be logged: without the request body, which may hold a whole picture or a player's hand, and without the tokens in the URLs that
 * answer interactions.
 */
export function forLog(error: unknown): object {
  if (!(error instanceof Error)) return { message: withoutTokens(String(error)) };
  const { name, message, stack = '', cause } = error;
  const more = Object.fromEntries(Object.entries(error).filter(([fact]) => facts.has(fact)));
  if (typeof more.url === 'string') more.url = withoutTokens(more.url);
  return { type: name, message: withoutTokens(message), ...more, stack: withoutTokens(stack), ...(cause !== undefined && { cause: forLog(cause) }) };
}

const facts: ReadonlySet<string> = new Set(['code', 'status', 'method', 'url', 'why', 'number', 'rawError']);

/** Removes interaction tokens and user ids, which URLs and mentions contain. */
export const withoutTokens = (text: string): string =>
  text.replaceAll(/((?:webhooks|interactions)\/\d+\/)[\w%.~-]+/g, '$1[token]').replaceAll(/((?:members|users)\/|<@!?)\d+/g, '$1[user]');
