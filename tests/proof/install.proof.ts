/**
 * Tries for real what an owner installs, in a copy of the tracked files: without development dependencies, under the system's own Node and under the
 * installed one, and by the unit's command. `image.proof.ts` does the same for the image. Takes minutes and a package registry.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { startPlayground } from '../../src/playground/index.ts';
import { npmVariables, type Program, root, run, systemPath, temporaryFolder } from '../owner/program.ts';

const patience = { timeout: 120_000 };
const read = (name: string) => readFileSync(join(root, name), 'utf8');
const variablesIn = (text: string) => Object.fromEntries(text.split(' ').map((pair) => pair.split('=') as [string, string]));

let copy = '';

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'hustings-proof-'));
  const files = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' }).split('\0');
  for (const file of files) {
    if (file === '' || /^(src\/playground\/)?tests\//.test(file) || !existsSync(join(root, file))) continue;
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(root, file), join(copy, file));
  }
  execFileSync('npm', ['ci', '--omit=dev'], {
    cwd: copy,
    env: npmVariables,
    stdio: 'pipe',
  });
}, 600_000);
afterAll(() => rmSync(copy, { recursive: true, force: true }));

async function discord() {
  const { api, token, stop } = await startPlayground({ port: 0 });
  onTestFinished(stop);
  return { DISCORD_API: api, DISCORD_TOKEN: token };
}

async function stops(program: Program): Promise<void> {
  await program.says('"ready"');
  program.kill('SIGTERM');
  await program.ended;
  expect(program.said()).toContain('"stopping"');
}

test('nothing of development is installed, and the runtime is', () => {
  const { packages } = JSON.parse(read('package-lock.json')) as { packages: { [path: string]: { dev?: boolean } } };
  const tools = Object.keys(packages).filter((path) => packages[path]!.dev);
  expect(tools).toContain('node_modules/vitest');
  expect(tools.filter((path) => existsSync(join(copy, path, 'package.json')))).toEqual([]);
  const version = execFileSync(join(copy, 'node_modules/.bin/node'), ['--version'], { encoding: 'utf8' });
  expect(version).toMatch(/^v24\./);
});

test('every package that is installed, the runtime among them, stands in the lockfile with its integrity', () => {
  const { packages } = JSON.parse(read('package-lock.json')) as {
    packages: { [path: string]: { integrity?: string; resolved?: string; link?: true } };
  };
  const installed = JSON.parse(readFileSync(join(copy, 'node_modules/.package-lock.json'), 'utf8')) as { packages: object };
  const isOurs = (name: string) => name === 'src/playground' || packages[name]?.link === true;
  expect(Object.keys(installed.packages).filter((name) => !isOurs(name) && !packages[name]?.integrity)).toEqual([]);
  expect(Object.keys(packages).filter((name) => !isOurs(name) && packages[name]!.resolved !== undefined)).toEqual([]);
});

describe.each([
  ["the system's own Node", () => systemPath],
  ['Node 24', () => [join(copy, 'node_modules/.bin'), systemPath].join(delimiter)],
])('under %s', (_, searched) => {
  test('npm start runs with a token', patience, async () => {
    await stops(run('npm', ['start'], { PATH: searched(), DATABASE: join(temporaryFolder(), 'x.db'), ...(await discord()) }, copy));
  });

  test('npm start runs the local Discord without one', patience, async () => {
    const program = run('npm', ['start'], { PATH: searched(), PORT: '0', DATABASE: join(temporaryFolder(), 'x.db') }, copy);
    await program.says(/http:\/\/\S+/);
    const [address] = /http:\/\/\S+/.exec(program.said())!;
    expect((await fetch(address)).status).toBe(200);
    program.kill('SIGTERM');
    await program.ended;
  });
});

test("the unit's command runs, and the unit is one that systemd takes", patience, async () => {
  const folder = temporaryFolder();
  const unit = read('hustings.service').replaceAll('/opt/hustings', copy).replaceAll('/var/lib/hustings', folder).replaceAll('/var/cache', folder);
  const value = (name: string) => new RegExp(`^${name}=(.*)$`, 'm').exec(unit)![1]!;
  const [command, ...args] = value('ExecStart').split(' ') as [string, ...string[]];
  const program = run(
    command,
    args,
    { PATH: '/usr/bin:/bin', ...variablesIn(value('Environment')), ...(await discord()) },
    value('WorkingDirectory'),
  );
  await stops(program);
  expect(await program.ended).toBe(0);
  if (!existsSync('/usr/bin/systemd-analyze')) return;
  const file = join(folder, 'hustings.service');
  writeFileSync(file, unit);
  expect(await run('systemd-analyze', ['verify', file], { PATH: '/usr/bin:/bin' }).ended).toBe(0);
});
