/** The program as people start it. */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const installed = join(root, 'node_modules/.bin/node');
const node = existsSync(installed) ? installed : process.execPath;

function start(variables: { [name: string]: string }) {
  const folder = mkdtempSync(join(tmpdir(), 'hustings-'));
  const none = { DISCORD_TOKEN: '', DISCORD_API: '', LOG_LEVEL: '' };
  const env = { ...process.env, ...none, DATABASE: join(folder, 'test.db'), PORT: '0', ...variables };
  const child = spawn(node, [join(root, 'src/main.ts')], { cwd: folder, env });
  const said = { out: '', err: '' };
  child.stdout.on('data', (data: Buffer) => {
    said.out += data.toString();
  });
  child.stderr.on('data', (data: Buffer) => {
    said.err += data.toString();
  });
  const ended = new Promise<number | null>((done) => child.once('exit', done));
  onTestFinished(() => {
    child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });
  const address = new Promise<string>((found, lost) => {
    child.stdout.on('data', () => {
      const [line] = /http:\/\/\S+/.exec(said.out) ?? [];
      if (line) found(line);
    });
    void ended.then((code) => lost(new Error(`It ended with ${code}: ${said.err}`)));
  });
  address.catch(() => {});
  return { child, said, ended, address };
}

test('without a token it prints one address, serves the page there, and stops when told to', { timeout: 60_000 }, async () => {
  const { child, said, ended, address } = start({});
  const page = await fetch(await address);
  expect(page.status).toBe(200);
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
  expect(said.out.trim().split('\n')).toHaveLength(1);
  expect(said.err).toBe('');
});

test('what is wrong with the configuration is said in words', { timeout: 60_000 }, async () => {
  const { said, ended } = start({ PORT: 'many' });
  expect(await ended).toBe(1);
  expect(said.err).toMatch(/^PORT: /);
  expect(said.err).not.toMatch(/\n\s+at /);
});
