import { REST } from 'discord.js';
import type { Logger } from 'pino';
import type { Links } from '../wire/parts.ts';
import type { Interaction } from '../wire/port.ts';
import type { Tokens } from '../wire/tokens.ts';
import type { Announced, Times } from './answers.ts';
import { paced, type Reserve } from './pace.ts';

/** Answers don't count against a bot's limit of 50 requests a second; a limit of their own keeps a faulty program from flooding Discord. */
const answersPerSecond = 500;

/** The library keeps rate-limit state for each answered interaction until its next sweep: each minute here, instead of each hour. */
const tidily = { handlerSweepInterval: 60_000 };

/** The client that answers interactions: it never waits behind posts. */
export const restForAnswers = (api: string | undefined): REST =>
  new REST({ version: '10', globalRequestsPerSecond: answersPerSecond, ...tidily, ...(api !== undefined && { api }) });

/** The client for posts by the tokens of presses. It repeats no request that wasn't heard: Discord would post a second time. */
export const restForTokens = (api: string | undefined): REST =>
  new REST({ version: '10', globalRequestsPerSecond: answersPerSecond, retries: 0, ...tidily, ...(api !== undefined && { api }) });

/** Options for all other requests: 50 a second, counted across all processes if they can reserve. */
export const usual = ({ api, reserve }: Pick<ConnectionOptions, 'api' | 'reserve'>) => ({
  ...tidily,
  ...(reserve && paced(reserve)),
  ...(api !== undefined && { api }),
});

/** A way to Discord and back, over the gateway or HTTP. */
export interface Connection {
  rest: REST;
  /** Answers interactions. */
  answering: REST;
  /** The application's id. */
  application: string;
  /** Whether Discord can be heard now. */
  isConnected(): boolean;
  /** Delivers interactions from now on, including those that came before. */
  open(listener: Listener): void;
  /** Counts as not connected from now on, but still hears interactions. */
  leave(): void;
  /** Refuses new interactions from now on, where that is possible. */
  shut(): void;
  close(): Promise<void>;
}

export interface Listener {
  /** Never rejects; settles when everything has been said. */
  hear(interaction: Interaction): Promise<void>;
  times: Times;
  links: Links;
  replies?: Announced | undefined;
  tokens?: Pick<Tokens, 'pressed' | 'barred'> | undefined;
  /** Discord is back, or something has changed on one server: posts that failed may work now. */
  changed(where?: { guild: string }): void;
  /** A server has removed the bot. */
  left(guild: string): void;
  /** Which servers the bot is on; null: another process knows. */
  servers(isHere: (guild: string) => boolean | null): void;
}

export interface ConnectionOptions {
  token: string;
  /** The API's address without a version, for a server other than Discord's own. */
  api?: string;
  /** Reserves requests across all processes; without it there is only this process. */
  reserve?: Reserve;
  log: Logger;
  /** Aborts connecting. */
  signal?: AbortSignal | undefined;
  /** Discord has ended the connection for good. */
  onLost(why: Error): void;
}
