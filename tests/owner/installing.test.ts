/** What npm says when it installs this with the oldest Node that the README names. */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './program.ts';

const require = createRequire(import.meta.url);
const { satisfies } = require('semver') as { satisfies(version: string, range: string): boolean };

/** A package's entry in the lock file. */
interface Locked {
  optional?: boolean;
  engines?: { node?: string };
}

/**
 * npm compares `engines` with the Node it runs on, and warns. Everything here runs on the Node 24 that the same command installs, so a package that
 * needs more than the oldest Node still gets it. Its `engines` line is left out of the lock file, which is what npm reads.
 */
test('npm ci has nothing to warn of', () => {
  const { packages } = require(join(root, 'package-lock.json')) as { packages: { [path: string]: Locked } };
  const oldest = packages['']!.engines!.node!.replace('>=', '');
  const version = oldest.split('.').length === 2 ? `${oldest}.0` : oldest;
  const unmet = Object.entries(packages).filter(([, { optional, engines }]) => !optional && !satisfies(version, engines?.node ?? '*'));
  expect(unmet.map(([path, { engines }]) => `${path}: ${engines!.node}; delete this \`engines\` from package-lock.json`)).toEqual([]);
});
