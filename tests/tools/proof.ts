/**
 * `npm run proof [-- PART… FILE…] [long]`: all proofs but those of `seldom`, or those of some parts (see `vitest.proof.config.ts`), or some files. With
 * `long`, all proofs without exception: more whole games in tabs and among workers, and what is random about three times as often (`often.ts`). All
 * other arguments go to vitest unchanged.
 */
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { parts, seldom } from '../../vitest.proof.config.ts';

const words = process.argv.slice(2);
const isLong = words.includes('long');
const given = words.filter((one) => one !== 'long');
const isWhole = given.every((one) => one.startsWith('-'));
const chosen = isWhole && !isLong ? [...parts.filter((one) => !seldom.has(one)), ...given] : given;
const { status } = spawnSync(
  'npx',
  ['vitest', 'run', '--config', 'vitest.proof.config.ts', ...chosen.flatMap((one) => (parts.includes(one) ? ['--project', one] : [one]))],
  { cwd: resolve(import.meta.dirname, '../..'), stdio: 'inherit', env: { ...process.env, ...(isLong && { LONG_PROOF: '1' }) } },
);
process.exit(status ?? 1);
