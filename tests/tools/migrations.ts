/** `npm run migrations -- --name WORD` writes the next migration of each engine from the schema. It needs no database. */
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');
for (const config of ['drizzle.config.ts', 'drizzle.postgres.config.ts']) {
  const { status } = spawnSync('npx', ['drizzle-kit', 'generate', '--config', config, ...process.argv.slice(2)], { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
