/** Passwords stay off command lines, where every user of the machine could read them: the program asks for none there, and its docs show none. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root, run, temporaryFolder } from './program.ts';

const migrateTo = (args: readonly string[], more: { [name: string]: string } = {}) =>
  run('npm', ['run', '--silent', 'migrate-to', '--', ...args], { DATABASE: join(temporaryFolder(), 'games.db'), ...more });

test('migrate-to reads its target from the environment', async () => {
  const program = migrateTo([], { MIGRATE_TO: 'postgres://hustings:secret@127.0.0.1:1/hustings' });
  expect(await program.ended).toBe(1);
  expect(program.errors()).not.toMatch(/secret|MIGRATE_TO/);
});

test('migrate-to says what it needs, and takes no password on its command line', async () => {
  const nothing = migrateTo([]);
  expect(await nothing.ended).toBe(1);
  expect(nothing.errors()).toMatch(/MIGRATE_TO=postgres:/);
  for (const address of ['postgres://hustings:secret@127.0.0.1:1/hustings', 'postgres://127.0.0.1:1/hustings?password=secret']) {
    const refused = migrateTo([address]);
    expect(await refused.ended).toBe(1);
    expect(refused.errors()).toMatch(/can read the command line/);
    expect(refused.errors()).not.toContain('secret');
  }
});

test('no page shows a command with a password or a token in it', () => {
  const pages = [
    'README.md',
    'CONTRIBUTING.md',
    ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' }).map((name) => `docs/${name}`),
  ];
  const commands = pages
    .filter((name) => name.endsWith('.md'))
    .flatMap(
      (name) => readFileSync(join(root, name), 'utf8').match(/```[\s\S]*?```|`[^`]*\b(?:npm|npx|docker|psql|pg_dump|createdb)\b[^`]*`/g) ?? [],
    );
  expect(commands.length).toBeGreaterThan(20);
  expect(commands.filter((text) => /:\/\/[^\s/@]*:[^\s/@]+@|(?:TOKEN|PASSWORD)=\S/.test(text))).toEqual([]);
});
