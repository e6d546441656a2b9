/** The package as it would be published, installed in its own folder and run from there. Needs a package registry. */
import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ApplicationCommandType } from 'discord.js';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { connect, doorOf } from './helpers.ts';

const workspace = resolve(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'playground-pack-'));
const compiler = fileURLToPath(import.meta.resolve('typescript/package.json')).replace(/package\.json$/, 'bin/tsc');
const npm = (cwd: string, ...args: string[]) => execFileSync('npm', args, { cwd, encoding: 'utf8', stdio: 'pipe' });

beforeAll(() => {
  const dist = join(folder, 'dist');
  execFileSync(process.execPath, [join(workspace, 'build.ts'), dist], { stdio: 'pipe' });
  npm(dist, 'pack', '--pack-destination', folder);
  const packed = readdirSync(folder).find((name) => name.endsWith('.tgz'))!;
  const project = join(folder, 'project');
  mkdirSync(project);
  writeFileSync(join(project, 'package.json'), '{ "name": "project", "type": "module" }');
  npm(project, 'install', '--no-audit', '--no-fund', '--prefer-offline', `../${packed}`);
}, 300_000);
afterAll(() => rmSync(folder, { recursive: true }));

function bin(...words: string[]) {
  const child = spawn(process.execPath, [join(folder, 'project/node_modules/discord-playground/bin.js'), ...words], { cwd: folder });
  onTestFinished(() => void child.kill('SIGKILL'));
  let said = '';
  const page = new Promise<void>((done) =>
    child.stdout.on('data', (data) => {
      said += String(data);
      if (said.includes('Page')) done();
    }),
  );
  child.stderr.on('data', (data) => (said += String(data)));
  const ended = new Promise<number | null>((done) => child.once('exit', done));
  return { child, page, ended, said: () => said, line: (name: string) => new RegExp(`^${name} +(\\S+)$`, 'm').exec(said)?.[1] ?? '' };
}

test('the installed program holds no TypeScript, serves bot and page, and stops when told to', async () => {
  const files = readdirSync(join(folder, 'project/node_modules/discord-playground'), { recursive: true, encoding: 'utf8' });
  expect(files.filter((name) => name.endsWith('.ts') && !name.endsWith('.d.ts') && !name.startsWith('examples'))).toEqual([]);
  writeFileSync(join(folder, 'world.json'), '{ "name": "Chess Club", "channels": [{ "name": "hall" }] }');
  const { child, page, ended, line } = bin('--port', '0', '--world', 'world.json');
  await page;
  const client = await connect({ api: line('API'), token: line('Token') });
  expect(client.guilds.cache.map(({ name, channels }) => `${name} ${channels.cache.map((each) => each.name)}`)).toEqual(['Chess Club hall']);
  await client.application.commands.set([{ type: ApplicationCommandType.ChatInput, name: 'go', description: 'Go.' }]);
  const html = await fetch(line('Page')).then((answer) => answer.text());
  for (const [, address] of html.matchAll(/(?:src|href)="(\/[^"]+)"/g))
    expect((await fetch(doorOf({ url: line('Page') }, address!))).status, address).toBe(200);
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
});

test('the installed program says in words what it cannot do', async () => {
  writeFileSync(join(folder, 'wrong.json'), '{ "people": [{ "name": "Ada", "roles": ["Mods"] }] }');
  const { ended, said } = bin('--port', '0', '--world', 'wrong.json');
  expect(await ended).toBe(1);
  expect(said()).toBe('The world cannot be made:\npeople[0].roles: there is no role "Mods". Name one of: Moderators.\n');
});

test('the installed package is imported by plain JavaScript, and its types by TypeScript', async () => {
  const project = join(folder, 'project');
  const lines = [
    `import { startPlayground } from 'discord-playground';`,
    `import { textIn } from 'discord-playground/reading';`,
    `const place = await startPlayground({ port: 0 });`,
    `const ada = place.person('ada');`,
    `ada.say('lounge', 'hello');`,
    `console.log(textIn(ada.last('lounge')));`,
    `await place.stop();`,
  ];
  writeFileSync(join(project, 'use.js'), lines.join('\n'));
  expect(execFileSync(process.execPath, ['use.js'], { cwd: project, encoding: 'utf8' })).toBe('hello\n');
  writeFileSync(join(project, 'use.mts'), [...lines, `const wrong: number = place.url;`, `export { wrong };`].join('\n'));
  const flags = ['--noEmit', '--module', 'nodenext', '--target', 'es2024', '--strict', '--skipLibCheck', '--types', ''];
  const told = await new Promise<string>((done) => {
    const child = spawn(process.execPath, [compiler, ...flags, 'use.mts'], { cwd: project });
    let said = '';
    child.stdout.on('data', (data) => (said += String(data)));
    child.once('exit', () => done(said));
  });
  expect(told.trim().split('\n')).toEqual([expect.stringContaining("Type 'string' is not assignable to type 'number'")]);
});
