/** Reads the configuration, starts the program and stops it cleanly, and nothing else. */
import { flushCompileCache } from 'node:module';
import { destination } from 'pino';
import { openApp } from './app.ts';
import { environment, readConfig } from './config.ts';
import { stopped } from './games/index.ts';
import { reasonsOf, stoppedLine } from './process/faults.ts';
import { openLog } from './process/log.ts';
import { giveBackMemory } from './process/memory.ts';
import { whenOrphaned } from './process/orphan.ts';
import { version } from './process/version.ts';

// Makes all written files accessible only to their owner.
process.umask(0o077);
try {
  const config = readConfig(environment());
  const toPeople = config.discord === null;
  // Without Discord, a person is at the screen: they get one line, and the log only if something is wrong.
  const quieter = toPeople && config.logLevel === 'info' ? { ...config, logLevel: 'warn' as const } : config;
  const log = openLog(quieter, destination({ dest: toPeople ? 2 : 1, sync: true }));
  log.info({ version }, 'starting');
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'unhandled rejection'));
  for (const one of stopped) {
    const line = stoppedLine(one.command, reasonsOf(one));
    if (toPeople) console.error(line);
    else log.error({ game: one.command, err: one.error ?? undefined }, line);
  }

  const ending = new AbortController();
  /** Only the first reason to end counts; for an error, prints it and exits with 1, for the process supervisor. */
  const end = async (error?: Error) => {
    if (ending.signal.aborted) return;
    log.info('stopping');
    ending.abort();
    if (error) console.error(error.message);
    await opening.then((app) => app.stop()).catch(() => {});
    process.exit(error ? 1 : 0);
  };
  // Before opening anything, so that a start that waits for a database can be stopped.
  process.on('SIGINT', () => void end()).on('SIGTERM', () => void end());
  whenOrphaned(() => void end());
  const opening = openApp(config, log, { onLost: (error) => void end(error), signal: ending.signal });

  const app = await opening;
  if (app.address !== null) console.log(`Play in your browser: ${app.address}`);
  log.info('ready');
  // Keeps newly compiled modules for the next start now, not only at a clean exit.
  flushCompileCache();
  giveBackMemory();
} catch (error) {
  // The signal that aborted the start also ends the program.
  if (error instanceof Error && error.name === 'AbortError') await new Promise(() => {});
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
