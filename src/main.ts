/** Reads the configuration, starts the program, stops it cleanly. Nothing else does. */
import { destination } from 'pino';
import { openApp } from './app.ts';
import { environment, readConfig } from './config.ts';
import { reasonsOf, stoppedLine } from './faults.ts';
import { stopped } from './games/index.ts';
import { openLog } from './log.ts';

try {
  const config = readConfig(environment());
  const toPeople = config.discord === null;
  // Without Discord somebody sits before the screen: one line for them, and the log only if something is wrong.
  const quieter = toPeople && config.logLevel === 'info' ? { ...config, logLevel: 'warn' as const } : config;
  const log = openLog(quieter, destination({ dest: toPeople ? 2 : 1, sync: true }));
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'something failed that nobody waited for'));
  for (const one of stopped) {
    const line = stoppedLine(one.command, reasonsOf(one));
    if (toPeople) console.error(line);
    else log.error({ game: one.command, err: one.error ?? undefined }, line);
  }
  const app = await openApp(config, log);
  if (app.address !== null) console.log(`Play in your browser: ${app.address}`);
  log.info('ready');

  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    log.info('stopping');
    await app.stop();
    process.exit(0);
  };
  process.on('SIGINT', stop).on('SIGTERM', stop);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
