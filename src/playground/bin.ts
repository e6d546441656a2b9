#!/usr/bin/env node
/** The local Discord as a standalone program: `discord-playground --port 3000`. */
import { Misuse, readCall, usage } from './call.ts';
import { startPlayground } from './index.ts';
import { WorldError } from './world.ts';

// The state file holds the bot's token and the page's key.
process.umask(0o077);

async function run(words: readonly string[]): Promise<void> {
  const called = readCall(words);
  if (called === null) return void process.stdout.write(usage);
  const { port, file, world, endpoint } = called;
  const place = await startPlayground({ ...world, port, file });
  place.setEndpoint(endpoint);
  const key = endpoint === null ? '' : `Key    ${place.publicKey}\n`;
  process.stdout.write(`API    ${place.api}\nToken  ${place.token}\n${key}Page   ${place.url}\n`);
  const end = () => void place.stop().then(() => process.exit(0));
  process.on('SIGINT', end).on('SIGTERM', end);
}

await run(process.argv.slice(2)).catch((error: unknown) => {
  const isPlain = error instanceof Misuse || (error instanceof Error && error.message.includes('already in use'));
  const text = error instanceof WorldError ? `The world cannot be made:\n${error.message}` : isPlain ? error.message : String((error as Error).stack);
  process.stderr.write(`${text.trimEnd()}\n`);
  process.exitCode = 1;
});
