import { REST } from 'discord.js';
import type { Logger } from 'pino';
import type { Links } from '../wire/links.ts';
import type { Interaction } from '../wire/port.ts';
import type { Times } from './answers.ts';
import { paced, type Reserve } from './pace.ts';

/** Answers do not count against the 50 requests a second that Discord takes from a bot; a number of its own keeps a faulty program from flooding it. */
const answersPerSecond = 500;

/** The library keeps something for each interaction that was answered, for its rate limit, until it looks through them: each minute, instead of each hour. */
const tidily = { handlerSweepInterval: 60_000 };

/** What answers interactions goes by: it never waits behind posts. */
export const restForAnswers = (api: string | undefined): REST =>
  new REST({ version: '10', globalRequestsPerSecond: answersPerSecond, ...tidily, ...(api !== undefined && { api }) });

/** How everything else goes: 50 requests a second, counted by all processes together where they can reserve. */
export const usual = ({ api, reserve }: Pick<ConnectionOptions, 'api' | 'reserve'>) => ({
  ...tidily,
  ...(reserve && paced(reserve)),
  ...(api !== undefined && { api }),
});

/** A way to Discord and back, over the gateway or over HTTP. */
export interface Connection {
  rest: REST;
  /** What interactions are answered by. */
  answering: REST;
  /** The application's id. */
  application: string;
  /** Whether Discord can be heard just now. */
  isConnected(): boolean;
  /** Hears from now on, and of what has come before. */
  open(listener: Listener): void;
  /** Counts as not connected from now on, and goes on hearing. */
  leave(): void;
  /** Takes nothing new from now on, where it can be refused. */
  shut(): void;
  close(): Promise<void>;
}

export interface Listener {
  /** Never rejects; settles when nothing more is said. */
  hear(interaction: Interaction): Promise<void>;
  times: Times;
  links: Links;
  /** Discord is back, or something has changed on one server: what could not be posted may be possible now. */
  changed(where?: { guild: string }): void;
  /** A server has removed the bot. */
  left(guild: string): void;
  /** Which servers the bot is on; null: that is for another process to say. */
  servers(isHere: (guild: string) => boolean | null): void;
}

export interface ConnectionOptions {
  token: string;
  /** The API's address without a version, for a server other than Discord's own. */
  api?: string;
  /** Reserves requests among all processes; without it there is no other. */
  reserve?: Reserve;
  log: Logger;
  /** Gives up connecting. */
  signal?: AbortSignal | undefined;
  /** Discord has ended it for good while it ran. */
  onLost(why: Error): void;
}
