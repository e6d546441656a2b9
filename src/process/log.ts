import { type DestinationStream, type Logger, pino } from 'pino';
import { forLog, withoutTokens } from '../discord/wire/errors.ts';

interface Said {
  logLevel: string;
  discord: { token: string } | null;
  /** The name of this process; null: its host name and pid, which are in every line, identify it. */
  worker?: string | null;
}

/** The log: one JSON object per line, naming the worker. Never contains tokens of the bot or of interactions, or what was sent to Discord. */
export function openLog({ logLevel, discord, worker }: Said, destination?: DestinationStream): Logger {
  const token = discord?.token;
  const streamWrite = (line: string) => withoutTokens(token ? line.replaceAll(token, '[token]') : line);
  const options = { level: logLevel, serializers: { err: forLog }, hooks: { streamWrite } };
  const log = destination ? pino(options, destination) : pino(options);
  return worker ? log.child({ worker }) : log;
}
