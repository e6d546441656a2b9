/**
 * The image, as close as this machine gets without Docker: built stage by stage in a folder, started by another user who can write only to its data,
 * played, and checked for its health. Needs a package registry.
 */
import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { startPlayground } from '../../src/playground/index.ts';
import { npmVariables, root, run } from '../owner/program.ts';
import { build, type Line, said } from '../tools/image.ts';

const isRoot = process.getuid?.() === 0;
const hasSetpriv = existsSync('/usr/bin/setpriv');
const needs = isRoot && hasSetpriv ? {} : { skip: true, meta: { needs: 'root and setpriv, to start it as another user' } };
const nobody = 65_534;

let place = '';
let lines: Line[] = [];
const program = () => join(place, 'image/opt/hustings');
const data = () => join(place, 'data');

beforeAll(() => {
  if (!isRoot || !hasSetpriv) return;
  place = mkdtempSync(join(tmpdir(), 'hustings-image-'));
  chmodSync(place, 0o755);
  const before = process.umask(0o022);
  lines = build(root, join(place, 'image'), npmVariables);
  process.umask(before);
  mkdirSync(data());
  chmodSync(data(), 0o700);
  chownSync(data(), nobody, nobody);
  mkdirSync(join(place, 'tmp'));
  chmodSync(join(place, 'tmp'), 0o1777);
  // The image's own Node is the version that package.json names.
  symlinkSync(join(program(), 'node_modules/.bin/node'), join(place, 'node'));
}, 600_000);
afterAll(() => place !== '' && rmSync(place, { recursive: true, force: true }));

/** Runs one of its commands as another user, with the image's variables. Its volume and /tmp are in our folder. */
function inside(command: string, more: { [name: string]: string } = {}) {
  const words = JSON.parse(command) as string[];
  const variables = Object.fromEntries(
    said(lines, 'ENV')
      .flatMap((line) => line.split(' '))
      // /tmp comes first, because our own folder is in it as well.
      .map((pair) => pair.replaceAll('=/tmp/', `=${place}/tmp/`).replaceAll(said(lines, 'VOLUME')[0]!, data()).split('=') as [string, string]),
  );
  const args = [`--reuid=${nobody}`, `--regid=${nobody}`, '--clear-groups', '--no-new-privs', ...words];
  return run(
    '/usr/bin/setpriv',
    args,
    { ...variables, PATH: `${place}:/usr/bin:/bin`, HOME: '/nonexistent', TMPDIR: `${place}/tmp`, ...more },
    program(),
  );
}

test('nothing in it can be written by who runs it, and nothing of development is in it', { timeout: 60_000, ...needs }, () => {
  const files = readdirSync(program(), { recursive: true, withFileTypes: true });
  const writable = files.filter((file) => {
    if (file.isSymbolicLink()) return false;
    const { uid, mode } = statSync(join(file.parentPath, file.name));
    return uid !== 0 || (mode & 0o022) !== 0;
  });
  expect(writable.map(({ parentPath, name }) => join(parentPath, name))).toEqual([]);
  expect(readdirSync(program()).sort()).toEqual(
    ['LICENSE', 'NOTICES.txt', 'assets', 'licenses', 'migrations', 'node_modules', 'package.json', 'sbom.cdx.json', 'src'].sort(),
  );
  expect(existsSync(join(program(), 'node_modules/vitest'))).toBe(false);
});

test('a press is played on it, it says that it does well, and its games are in the volume alone', { timeout: 180_000, ...needs }, async () => {
  const discord = await startPlayground({ port: 0 });
  onTestFinished(() => discord.stop());
  const [command] = said(lines, 'CMD');
  const port = String(20_000 + (process.pid % 20_000));
  const ours = { DISCORD_API: discord.api, DISCORD_TOKEN: discord.token, METRICS_PORT: port };
  const before = listing();
  const bot = inside(command!, ours);
  await bot.says('"ready"');
  const [ada, ben] = [discord.person('ada'), discord.person('ben')];
  const { message } = await ada.command('#lounge', 'campaign', { subcommand: 'start', options: { opponent: 'ben' } });
  await ben.press(message!, 'Accept');
  const board = () => ada.messages('#lounge').find((one) => ada.buttons(one).includes('Play') && JSON.stringify(one).includes('board.png'));
  await ada.wait(board, 'the first board, with its picture');
  const called = ada.text(board()!).includes(ada.mention) ? ada : ben;
  await called.press(board()!, 'Play');

  const health = said(lines, 'HEALTHCHECK')[0]!.replace(/^.*?CMD /, '');
  expect(await inside(health, ours).ended).toBe(0);
  await discord.stop();
  await expect.poll(() => inside(health, ours).ended, { timeout: 30_000 }).toBe(1);
  bot.kill('SIGTERM');
  expect(await bot.ended).toBe(0);
  expect(bot.log().filter(({ level }) => level >= 50)).toEqual([]);
  expect(readdirSync(data())).toContain('hustings.db');
  expect(listing()).toBe(before);
});

/** Everything in the image, with its modification times. */
const listing = (): string =>
  execFileSync('find', [program(), '-newermt', '2000-01-01', '-printf', '%p %T@ %C@\n'], { encoding: 'utf8', maxBuffer: 1e9 });
