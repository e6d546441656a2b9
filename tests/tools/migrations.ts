/** `npm run migrations -- --name WORD` writes the next migration of each engine from the schema. It needs no database. */
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');
const engines = [
  { engine: 'sqlite', dialect: 'sqlite', out: './migrations' },
  { engine: 'postgres', dialect: 'postgresql', out: './migrations/postgres' },
];

for (const { engine, dialect, out } of engines) {
  const asked = ['drizzle-kit', 'generate', '--dialect', dialect, '--schema', './tests/tools/schema.cjs', '--out', out];
  const env = { ...process.env, ENGINE: engine };
  const { status } = spawnSync('npx', [...asked, ...process.argv.slice(2)], { cwd: root, stdio: 'inherit', env });
  if (status !== 0) process.exit(status ?? 1);
}
