/** Registers the bot's commands with Discord: once for all processes, and only if its list differs. */
import { setTimeout as wait } from 'node:timers/promises';
import { type APIApplicationCommand, type RESTPostAPIChatInputApplicationCommandsJSONBody, Routes } from 'discord-api-types/v10';
import type { Logger } from 'pino';
import type { Connection } from './connection.ts';

type Command = RESTPostAPIChatInputApplicationCommandsJSONBody;

export interface RegisterOptions {
  line: Pick<Connection, 'rest' | 'application'>;
  commands: readonly Command[];
  log: Logger;
  /** Whether this process is the one to do it. */
  isMine(): Promise<boolean>;
  isStopped(): boolean;
  /** Hears of the commands as Discord has registered them. */
  known(commands: readonly APIApplicationCommand[]): void;
}

/** Another process that registers them takes no longer than this. */
const othersMs = 5000;

/**
 * Tries until Discord has them; meanwhile a bot with yesterday's commands is better than none. One request replaces the previous commands, and
 * existing commands count toward no daily limit.
 */
export async function register({ line: { rest, application }, commands, log, isMine, isStopped, known: tell }: RegisterOptions): Promise<void> {
  const route = Routes.applicationCommands(application);
  for (let delay = 1000; !isStopped(); delay = Math.min(delay * 2, 600_000)) {
    try {
      const known = (await rest.get(route, { query: new URLSearchParams({ with_localizations: 'true' }) })) as APIApplicationCommand[];
      if (areKnown(commands, known)) return tell(known);
      if (await isMine()) return tell((await rest.put(route, { body: commands })) as APIApplicationCommand[]);
      await wait(othersMs, null, { ref: false });
    } catch (error) {
      log.error({ err: error }, 'could not register the commands, trying again');
      await wait(delay, null, { ref: false });
    }
  }
}

/** Whether Discord has exactly these commands. It adds fields of its own to each and leaves out empty ones. */
export function areKnown(commands: readonly Command[], known: readonly APIApplicationCommand[]): boolean {
  const one = (name: string) => known.find((each) => each.name === name);
  return commands.length === known.length && commands.every((command) => isWithin(command, one(command.name)));
}

function isWithin(ours: unknown, theirs: unknown): boolean {
  if (isEmpty(ours)) return isEmpty(theirs);
  if (Array.isArray(ours)) return Array.isArray(theirs) && ours.length === theirs.length && ours.every((each, i) => isWithin(each, theirs[i]));
  if (typeof ours !== 'object') return ours === theirs;
  if (typeof theirs !== 'object' || theirs === null) return false;
  return Object.entries(ours as object).every(([name, value]) => isWithin(value, (theirs as { [name: string]: unknown })[name]));
}

const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === false || (Array.isArray(value) && value.length === 0);
