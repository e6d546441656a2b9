/** Which part of the program may import which, and that no imports form a cycle. The rows are in `tools/rooms.ts`. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { files, type Import, imports, src, textOf } from './tools/imports.ts';
import { breaches, crowded, floorOf, pure, rooms } from './tools/rooms.ts';

describe('boundaries', () => {
  test('the imports were found', () => expect(imports.length).toBeGreaterThan(1000));

  test('are kept', () => expect(breaches(imports)).toEqual([]));

  test('every room and every file at the top has a row, and every row somebody', () => {
    expect([...new Set(files.map((file) => file.split('/')[0]!))].sort()).toEqual(Object.keys(rooms).sort());
  });

  test('every file of a game stands on a floor', () => {
    const within = files.flatMap((file) => /^games\/(?!kit\/)[^/]+\/(.+)$/.exec(file)?.[1] ?? []);
    expect(within.filter((file) => floorOf(file) < 0)).toEqual([]);
  });

  test('no room around the games holds more than twelve files of its own', () => {
    expect(crowded(files)).toEqual([]);
    const more = Array.from({ length: 13 }, (_, i) => `table/helpers/${i}.ts`);
    expect(crowded([...files, ...more])).toEqual(['table/helpers holds 13 files']);
  });

  test.each<[string, Import]>([
    ['a package in a room that has no use for it', { from: 'table/play/move.ts', to: 'drizzle-orm/better-sqlite3', typeOnly: false }],
    ['a database in the part for Discord', { from: 'discord/interactions/reply.ts', to: 'better-sqlite3', typeOnly: false }],
    ['files in the words', { from: 'i18n/say.ts', to: 'node:fs', typeOnly: false }],
    ['a file at the top that looks anywhere', { from: 'config.ts', to: 'games/index.ts', typeOnly: false }],
    ['a circle of types', { from: 'kernel/types.ts', to: 'kernel/rules.ts', typeOnly: true }],
    ['rules that see pictures', { from: 'games/campaign/rules/turn.ts', to: 'games/campaign/picture/board.ts', typeOnly: false }],
    ['rules that see words', { from: 'games/president/rules/turn.ts', to: 'games/president/words/describe.ts', typeOnly: true }],
    ['words that see pictures', { from: 'games/candidate/words/describe.ts', to: 'games/candidate/picture/board.ts', typeOnly: true }],
    ['state that sees rules', { from: 'games/moi-president/state.ts', to: 'games/moi-president/rules/table.ts', typeOnly: true }],
    ['one game that sees another', { from: 'games/campaign/game.ts', to: 'games/candidate/vocabulary.ts', typeOnly: true }],
    ['data of another folder', { from: 'games/candidate/rules/turn.ts', to: 'games/candidate/mind/weights/two.json', typeOnly: false }],
    ['somebody who names a game', { from: 'table/play/move.ts', to: 'games/campaign/game.ts', typeOnly: false }],
    ['the bot in the local Discord', { from: 'playground/index.ts', to: 'games/index.ts', typeOnly: false }],
    ['values where types alone are allowed', { from: 'store/access/index.ts', to: 'kernel/run.ts', typeOnly: false }],
    ['a board that knows the router', { from: 'discord/present/board/board-post.ts', to: 'discord/routing/router.ts', typeOnly: true }],
    ['a declaration that sees a deed', { from: 'discord/actions/declare.ts', to: 'discord/actions/play/play.ts', typeOnly: true }],
    ['two rooms of one floor', { from: 'discord/present/panel/panel.ts', to: 'discord/present/looking-back/log.ts', typeOnly: false }],
    ['a move that sees agreements', { from: 'table/play/move.ts', to: 'table/agreements/proposals.ts', typeOnly: true }],
    ['a schema that sees an engine', { from: 'store/schema/game.ts', to: 'store/sqlite/open.ts', typeOnly: true }],
    ['a read that names an engine’s types', { from: 'store/access/game.ts', to: 'store/drizzle/sqlite.ts', typeOnly: true }],
    ['a new folder without a floor', { from: 'table/helpers/all.ts', to: 'table/model/types.ts', typeOnly: true }],
    ['a new file without a row', { from: 'helpers.ts', to: 'config.ts', typeOnly: false }],
    ['main.ts in somebody’s hands', { from: 'app.ts', to: 'main.ts', typeOnly: false }],
  ])('notice %s', (_, planted) => {
    expect(breaches([...imports, planted]).length).toBeGreaterThan(breaches(imports).length);
  });

  test('the pure rooms use no clock and no chance of their own', () => {
    const isPure = (file: string) => pure.includes(file.split('/')[0]!);
    expect(files.filter((file) => isPure(file) && /\bMath\.random\b|\bDate\b|\bperformance\.|\bprocess\.|\bsetTimeout\b/.test(textOf(file)))).toEqual(
      [],
    );
  });

  test('only the way to Discord knows its library: what is done with an interaction does not', () => {
    const knowing = imports.filter(({ from, to }) => to === 'discord.js' && !from.startsWith('playground/')).map(({ from }) => from);
    expect(knowing.filter((file) => !/^discord\/(connection\/\w.*|wire\/(api|errors)|index)\.ts$/.test(file))).toEqual([]);
  });

  test('the local Discord is entered by its doors alone: what its package.json exports', () => {
    const root = resolve(src, '..');
    const workspace = join(src, 'playground');
    const { exports } = JSON.parse(readFileSync(join(workspace, 'package.json'), 'utf8')) as { exports: { [door: string]: string } };
    // Tests of whole games also use the browser of the page's tests.
    const doors = [...Object.values(exports), 'tests/page/browser.ts'].map((path) => resolve(workspace, path));
    const outside = ['src', 'tests', 'bench']
      .flatMap((room) => readdirSync(join(root, room), { recursive: true, encoding: 'utf8' }).map((name) => join(root, room, name)))
      .filter((path) => path.endsWith('.ts') && !path.includes('node_modules') && !path.startsWith(join(workspace, '/')));
    const entries = outside.flatMap((from) =>
      [...readFileSync(from, 'utf8').matchAll(/(?:from |import\()'(\.\.?\/[^']*)'/g)].map(([, to]) => ({ from, to: resolve(dirname(from), to!) })),
    );
    const entered = entries.filter(({ to }) => to.startsWith(join(workspace, '/')));
    expect(entered.length).toBeGreaterThan(20);
    expect(entered.filter(({ to }) => !doors.includes(to)).map(({ from, to }) => `${relative(root, from)} imports ${relative(root, to)}`)).toEqual(
      [],
    );
  });

  test('a program with a token loads no canvas beside its own worker, and nothing of the local Discord', () => {
    const loaded = new Set<string>(['main.ts']);
    const lazily = (from: string, to: string) => textOf(from).includes(`import('./${to}')`);
    for (const file of loaded) for (const { from, to, typeOnly } of imports) if (from === file && !typeOnly && !lazily(from, to)) loaded.add(to);
    expect(loaded.size).toBeGreaterThan(100);
    expect([...loaded].filter((name) => /^playground|^@napi-rs|^sharp$|^esbuild$|^lit$/.test(name))).toEqual([]);
  });
});
