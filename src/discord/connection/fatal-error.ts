import { GatewayCloseCodes } from 'discord-api-types/v10';
import { codeOf } from '../wire/errors.ts';

/** Discord won't have this bot, and trying again won't help. The message tells the owner in one sentence what to do. */
export class FatalError extends Error {
  override name = 'FatalError';
}

const token =
  "Discord refuses the bot's token: in the Developer Portal open your application, Bot, Reset Token, put the new one after DISCORD_TOKEN= in .env, and start again.";
const intents =
  'Discord refuses the intents that were asked for: Hustings needs none of the privileged ones, so start it unchanged, or allow in the Developer Portal (Bot, Privileged Gateway Intents) what you added.';
const shards = 'The bot is on more servers than it said it would serve: start it again, and it will ask Discord how many connections they need.';
const outdated = 'Discord no longer understands what this version of Hustings says: install a newer version.';

/** The close codes after which the client never reconnects. */
const closed: { [code: number]: string } = {
  [GatewayCloseCodes.AuthenticationFailed]: token,
  [GatewayCloseCodes.InvalidShard]: shards,
  [GatewayCloseCodes.ShardingRequired]: shards,
  [GatewayCloseCodes.InvalidAPIVersion]: outdated,
  [GatewayCloseCodes.InvalidIntents]: outdated,
  [GatewayCloseCodes.DisallowedIntents]: intents,
};

/** Why the connection was closed for good. */
export const fatalByClose = (code: number): FatalError =>
  new FatalError(closed[code] ?? `Discord closed the connection for good (${code}): start again.`);

export const refusedToken = (): FatalError => new FatalError(token);

/** Whether logging in failed because of the token, not because of the network. */
export function isRefusedToken(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && error.code === 'TokenInvalid') || ('status' in error && error.status === 401 && codeOf(error) !== null);
}
