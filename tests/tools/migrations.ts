/**
 * `npm run migrations -- --name WORD` writes the next migration of each engine from the schema. It needs no database. With `--expand WHY`, the first
 * line of both says that they only add (`src/store/compatible.ts`).
 */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');
const engines = [
  { engine: 'sqlite', dialect: 'sqlite', out: './migrations' },
  { engine: 'postgres', dialect: 'postgresql', out: './migrations/postgres' },
];

const given = process.argv.slice(2);
const at = given.indexOf('--expand');
const [, why] = at < 0 ? [] : given.splice(at, 2);
if (at >= 0 && !/^[^-\n][^\n]*$/.test(why ?? '')) throw new Error('--expand WHY: say in one line why the release before can do without it.');

for (const { engine, dialect, out } of engines) {
  const folder = join(root, out);
  const before = new Set(readdirSync(folder));
  const asked = ['drizzle-kit', 'generate', '--dialect', dialect, '--schema', './tests/tools/schema.cjs', '--out', out];
  const env = { ...process.env, ENGINE: engine };
  const { status } = spawnSync('npx', [...asked, ...given], { cwd: root, stdio: 'inherit', env });
  if (status !== 0) process.exit(status ?? 1);
  if (why === undefined) continue;
  for (const file of readdirSync(folder).filter((one) => one.endsWith('.sql') && !before.has(one)))
    writeFileSync(join(folder, file), `-- expand: ${why}\n${readFileSync(join(folder, file), 'utf8')}`);
}
