import { type DestinationStream, type Logger, pino } from 'pino';
import { forLog, withoutTokens } from '../discord/wire/errors.ts';

/** The program's log, one JSON object a line. Whatever is written, the bot's token and those of interactions are not, nor what was sent to Discord. */
export function openLog({ logLevel, discord }: { logLevel: string; discord: { token: string } | null }, destination?: DestinationStream): Logger {
  const token = discord?.token;
  const streamWrite = (line: string) => withoutTokens(token ? line.replaceAll(token, '[token]') : line);
  const options = { level: logLevel, serializers: { err: forLog }, hooks: { streamWrite } };
  return destination ? pino(options, destination) : pino(options);
}
