/**
 * `npm run proof [-- PART…] [long]`: all proofs, or those of some parts (see `vitest.proof.config.ts`). `long` repeats what is random about three times
 * as often (`often.ts`). All other arguments go to vitest unchanged.
 */
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { parts } from '../../vitest.proof.config.ts';

const words = process.argv.slice(2);
const given = words.filter((one) => one !== 'long').flatMap((one) => (parts.includes(one) ? ['--project', one] : [one]));
const { status } = spawnSync('npx', ['vitest', 'run', '--config', 'vitest.proof.config.ts', ...given], {
  cwd: resolve(import.meta.dirname, '../..'),
  stdio: 'inherit',
  env: { ...process.env, ...(words.includes('long') && { LONG_PROOF: '1' }) },
});
process.exit(status ?? 1);
