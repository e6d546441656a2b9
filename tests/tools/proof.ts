/** `npm run proof [-- PART…]`: all proofs, or those of some parts (see `vitest.proof.config.ts`). All other arguments go to vitest unchanged. */
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { parts } from '../../vitest.proof.config.ts';

const given = process.argv.slice(2).flatMap((one) => (parts.includes(one) ? ['--project', one] : [one]));
const { status } = spawnSync('npx', ['vitest', 'run', '--config', 'vitest.proof.config.ts', ...given], {
  cwd: resolve(import.meta.dirname, '../..'),
  stdio: 'inherit',
});
process.exit(status ?? 1);
