import { type DestinationStream, type Logger, pino } from 'pino';
import type { Config } from './config.ts';
import { forLog, withoutTokens } from './discord/errors.ts';

/** The program's log, one JSON object a line. Whatever is written, the bot's token and those of interactions are not, nor what was sent to Discord. */
export function openLog({ logLevel, discord }: Pick<Config, 'logLevel' | 'discord'>, destination?: DestinationStream): Logger {
  const token = discord?.token;
  const streamWrite = (line: string) => withoutTokens(token ? line.replaceAll(token, '[token]') : line);
  const options = { level: logLevel, serializers: { err: forLog }, hooks: { streamWrite } };
  return destination ? pino(options, destination) : pino(options);
}
