/** `npm run migrate`: brings the database up to date and exits, so that an update can do so before any worker starts. Each start does it too. */
import { environment, readConfig } from '../config.ts';
import { isPostgres, nameOf } from '../store/address.ts';
import { openOwnStore } from '../store/open.ts';

process.umask(0o077);
const tell = ({ why }: { why?: unknown }, text: string) => console.log(why === undefined ? text : `${why} ${text}`);
const log = { error: tell, warn: tell, info: () => {} };
try {
  const { database } = readConfig(environment({ ...process.env, NODE_ENV: undefined }));
  const store = await openOwnStore(database, { log });
  await store.stop();
  console.log(`${isPostgres(database) ? nameOf(database) : database} is up to date.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
