import { type DestinationStream, type Logger, pino } from 'pino';
import type { Config } from './config.ts';

/** The program's log, one JSON object a line. Whatever is written, the token is not. */
export function openLog({ logLevel, discord }: Pick<Config, 'logLevel' | 'discord'>, destination?: DestinationStream): Logger {
  const token = discord?.token;
  const options = { level: logLevel, ...(token && { hooks: { streamWrite: (line: string) => line.replaceAll(token, '[token]') } }) };
  return destination ? pino(options, destination) : pino(options);
}
