import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { diskFaults } from './disks.ts';
import { page } from './page.ts';
import { restFaults } from './rest.ts';
import { rows } from './table.ts';

const file = resolve(import.meta.dirname, '../../docs/reliability.md');

test('every row is played', () => {
  const played = [...Object.keys(restFaults), ...Object.keys(diskFaults)];
  expect(rows.map(({ fault }) => fault).sort()).toEqual(played.sort());
});

test('docs/reliability.md shows the table as it is played (UPDATE_GOLDEN=1 writes it)', () => {
  if (process.env.UPDATE_GOLDEN) writeFileSync(file, page());
  expect(readFileSync(file, 'utf8')).toBe(page());
});
