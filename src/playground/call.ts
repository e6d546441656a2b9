/** The command line of `discord-playground`, and what is wrong with a call. */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { parseJson } from './json.ts';
import type { World } from './world.ts';

export const usage = `A Discord on this computer, for trying a bot out.

  discord-playground [--port 3000] [--world world.json] [--state state.db] [--endpoint http://…]

  --port      where it listens; 0 takes any free port (3000)
  --world     people, roles, channels and the bot, as JSON; six people and two channels without it
  --state     a file that keeps messages, commands, the token and the page's key over restarts; nothing is kept without it
  --endpoint  where the bot takes interactions over HTTP; without it they come over the gateway
`;

/** A mistake in the call of the program, reported without a stack trace. */
export class Misuse extends Error {}

export interface Called {
  port: number;
  file: string;
  world: World;
  /** Null: interactions go over the gateway. */
  endpoint: string | null;
}

/** Reads the arguments; null: only help was requested. */
export function readCall(words: readonly string[]): Called | null {
  const options = {
    port: { type: 'string' },
    world: { type: 'string' },
    state: { type: 'string' },
    endpoint: { type: 'string' },
    help: { type: 'boolean', short: 'h' },
  } as const;
  const given = attempt(
    () => parseArgs({ args: [...words], options }).values,
    (why) => `${why}\n\n${usage}`,
  );
  if (given.help) return null;
  const port = given.port ?? '3000';
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535)
    throw new Misuse(`--port ${port} is no port: give a number up to 65535, or 0 for any free one.`);
  const { endpoint = null } = given;
  if (endpoint !== null && !/^https?:\/\/./.test(endpoint))
    throw new Misuse(`--endpoint ${endpoint} is no address: it begins with http:// or https://`);
  return { port: Number(port), file: given.state ?? ':memory:', world: given.world === undefined ? {} : readWorld(given.world), endpoint };
}

/** The world described in that file; the server checks at startup whether it is possible. */
function readWorld(path: string): World {
  const text = attempt(
    () => readFileSync(path, 'utf8'),
    () => `--world ${path} cannot be read: name a file that is there.`,
  );
  const world = parseJson(text);
  if (typeof world !== 'object' || world === null || Array.isArray(world))
    throw new Misuse(`--world ${path} is not an object in JSON. It could be: { "channels": [{ "name": "lounge" }] }`);
  return world;
}

function attempt<T>(work: () => T, why: (message: string) => string): T {
  try {
    return work();
  } catch (error) {
    throw new Misuse(why(error instanceof Error ? error.message : String(error)));
  }
}
