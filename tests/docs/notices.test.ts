/** Two files list whose work the program is installed with, one for people and one for machines. Both match the lock file. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../owner/program.ts';
import { files, noticesText, production } from '../tools/notices.ts';

test('the notices are current; if not: npm run notices', () => expect(readFileSync(files.notices, 'utf8') === noticesText()).toBe(true));

test('they name everything that is installed, the LGPL of libvips with its text and where its source is', () => {
  const text = readFileSync(files.notices, 'utf8');
  expect(production().filter(({ name, version, license }) => !text.includes(`${name} ${version} (${license})`))).toEqual([]);
  expect(text).toMatch(/LGPL, version 3\s+or later[\s\S]*https:\/\/github\.com\/lovell\/sharp-libvips/);
  for (const name of ['LGPL-3.0', 'GPL-3.0']) expect(readFileSync(join(root, `licenses/${name}.txt`), 'utf8')).toContain('GNU');
});

test('the bill of materials names each of them, and nothing that only development needs; if not: npm run notices', () => {
  expect(existsSync(files.sbom)).toBe(true);
  const { bomFormat, components } = JSON.parse(readFileSync(files.sbom, 'utf8')) as {
    bomFormat: string;
    components: { name: string; version: string }[];
  };
  expect(bomFormat).toBe('CycloneDX');
  const listed = components.map(({ name, version }) => `${name} ${version}`);
  expect([...new Set(listed)].sort()).toEqual([...new Set(production().map(({ name, version }) => `${name} ${version}`))].sort());
});
