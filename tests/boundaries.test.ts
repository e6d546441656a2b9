/** Which part of the program may import which, and that nobody imports in a circle. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';

const src = resolve(import.meta.dirname, '../src');
const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.d.ts'))
  .map((file) => file.replaceAll('\\', '/'));

interface Import {
  from: string;
  /** A file of src, or a package. */
  to: string;
  typeOnly: boolean;
}

const imports: Import[] = files.flatMap((file) => {
  const text = readFileSync(join(src, file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '');
  const found = [
    ...text.matchAll(/^\s*(?:import|export)\s+(type\s)?(?:[\w*{}\s,$]+?\sfrom\s+)?'([^']+)'/gm),
    ...text.matchAll(/()\bimport\('([^']+)'\)/g),
  ];
  return found.map(([, type, target]) => ({
    from: file,
    to: target!.startsWith('.') ? relative(src, resolve(src, dirname(file), target!)).replaceAll('\\', '/') : target!,
    typeOnly: type !== undefined && type !== '',
  }));
});

/** The room a file stands in: `games/campaign`, `kernel`, or the file itself at the top. */
const room = (file: string): string => {
  const [first, second] = file.split('/');
  if (first === 'games' && second && file.split('/').length > 2) return `games/${second}`;
  return first!;
};

/** What each room may import of src; `type` marks rooms of which only types may be named. */
const allowed: { [room: string]: string[] } = {
  kernel: ['kernel'],
  scene: ['scene'],
  i18n: ['i18n', 'type kernel'],
  render: ['render', 'type kernel', 'type scene', 'scene'],
  games: ['games', 'kernel', 'scene', 'i18n'],
  table: ['table', 'kernel', 'games', 'i18n'],
  store: ['store', 'table', 'type kernel', 'type i18n'],
  discord: ['discord', 'table', 'games', 'kernel', 'i18n', 'scene', 'type render'],
  playground: ['playground'],
  'faults.ts': ['type games'],
  'components.ts': ['games', 'faults.ts', 'i18n'],
};

const pure = ['kernel', 'scene', 'games'];
const isPure = (file: string) => pure.includes(file.split('/')[0]!);

describe('boundaries', () => {
  test('the imports were found', () => expect(imports.length).toBeGreaterThan(30));

  test.each(Object.keys(allowed))('%s imports only what it may', (name) => {
    const may = allowed[name]!;
    const wrong = imports.filter(({ from, to, typeOnly }) => {
      const here = room(from);
      if (here.split('/')[0] !== name || !files.includes(to)) return false;
      const there = room(to);
      if (here.startsWith('games/'))
        return there !== here && !['kernel', 'scene', 'i18n'].includes(there) && !['games/game.ts', 'games/values.ts'].includes(to);
      const top = there.split('/')[0]!;
      return !(may.includes(top) || (typeOnly && may.includes(`type ${top}`)));
    });
    expect(wrong).toEqual([]);
  });

  test('nothing outside a game names that game, but games/index.ts', () => {
    expect(imports.filter(({ from, to }) => room(to).startsWith('games/') && room(from) !== room(to) && from !== 'games/index.ts')).toEqual([]);
  });

  test('the pure rooms use no clock, no chance of their own, no files, no libraries', () => {
    expect(imports.filter(({ from, to }) => isPure(from) && !files.includes(to) && to !== 'node:crypto')).toEqual([]);
    const used = files.filter(
      (file) => isPure(file) && /\bMath\.random\b|\bDate\b|\bperformance\.|\bprocess\.|\bsetTimeout\b/.test(readFileSync(join(src, file), 'utf8')),
    );
    expect(used).toEqual([]);
  });

  test('drizzle is loaded in one place, in the one way that costs little', () => {
    expect(imports.filter(({ from, to }) => to.startsWith('drizzle-orm') && from !== 'store/drizzle.ts')).toEqual([]);
  });

  test('only the way to Discord knows its library: what is done with an interaction does not', () => {
    const knowing = imports.filter(({ from, to }) => to === 'discord.js' && room(from) !== 'playground').map(({ from }) => from);
    expect(knowing.filter((file) => !/^discord\/(answers|api|client|errors|from-\w+|index|login)\.ts$/.test(file))).toEqual([]);
  });

  test('a program with a token loads no canvas beside its own worker, and nothing of the local Discord', () => {
    const loaded = new Set<string>(['main.ts']);
    const lazily = (from: string, to: string) => readFileSync(join(src, from), 'utf8').includes(`import('./${to}')`);
    for (const file of loaded) for (const { from, to, typeOnly } of imports) if (from === file && !typeOnly && !lazily(from, to)) loaded.add(to);
    expect(loaded.size).toBeGreaterThan(100);
    expect([...loaded].filter((name) => /^playground|^@napi-rs|^sharp$|^esbuild$|^lit$/.test(name))).toEqual([]);
  });

  test('only main.ts and its kind put the parts together', () => {
    expect(imports.filter(({ from, to }) => to === 'main.ts' && from !== 'main.ts')).toEqual([]);
  });

  test('nobody imports in a circle', () => {
    const next = new Map<string, string[]>();
    for (const { from, to, typeOnly } of imports) if (!typeOnly && files.includes(to)) next.set(from, [...(next.get(from) ?? []), to]);
    const state = new Map<string, 'open' | 'done'>();
    const circles: string[] = [];
    const visit = (file: string, way: string[]) => {
      if (state.get(file) === 'done') return;
      if (state.get(file) === 'open') {
        circles.push([...way.slice(way.indexOf(file)), file].join(' → '));
        return;
      }
      state.set(file, 'open');
      for (const to of next.get(file) ?? []) visit(to, [...way, file]);
      state.set(file, 'done');
    };
    for (const file of files) visit(file, []);
    expect(circles).toEqual([]);
  });
});
