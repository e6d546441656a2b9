/** Every test and proof runs once, in one layer; a skipped one says what it needs; no test waits for a fixed time. */
import { globSync, readFileSync } from 'node:fs';
import { matchesGlob, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import tests from '../../vitest.config.ts';
import proofs, { parts } from '../../vitest.proof.config.ts';
import { longest, rankOf } from '../tools/longest-first.ts';
import { linesOf } from '../tools/skipped.ts';
import { linesOf as slowIn } from '../tools/slow.ts';
import { linesOf as twiceIn } from '../tools/twice.ts';
import { linesOf as unpressedIn } from '../tools/unpressed.ts';

const root = resolve(import.meta.dirname, '../..');
const find = (kind: string) =>
  globSync(`{tests,src/playground/{tests,examples}}/**/*.${kind}.ts`, { cwd: root, exclude: (file) => file.includes('node_modules') });

interface Layer {
  test: { name: string; include: string[]; exclude?: string[] };
}
const layersOf = (config: unknown): Layer[] => (config as { test: { projects: Layer[] } }).test.projects;
const holdersOf = (config: unknown, file: string): string[] =>
  layersOf(config)
    .filter(({ test: { include, exclude = [] } }) => include.some((one) => matchesGlob(file, one)) && !exclude.some((one) => matchesGlob(file, one)))
    .map(({ test: { name } }) => name);

test.each([
  ['test', tests],
  ['proof', proofs],
])('every %s stands in one layer, and no layer is empty', (kind, config) => {
  const files = find(kind);
  expect(files.length).toBeGreaterThan(50);
  expect(files.filter((file) => holdersOf(config, file).length !== 1)).toEqual([]);
  const held = new Set(files.flatMap((file) => holdersOf(config, file)));
  expect(layersOf(config).filter(({ test: { name } }) => !held.has(name))).toEqual([]);
});

test('what shares a process replaces no module: others would get it as well', () => {
  const shared = find('test').filter((file) => holdersOf(tests, file)[0] !== 'alone');
  expect(shared.filter((file) => /\bvi\.(?:mock|doMock|resetModules|stub)/.test(readFileSync(resolve(root, file), 'utf8')))).toEqual([]);
});

test('the parts of the proof are its layers', () => {
  expect(layersOf(proofs).map(({ test: { name } }) => name)).toEqual(parts);
});

describe('what a run left out', () => {
  test('is said once a reason', () => {
    expect(linesOf([])).toEqual([]);
    expect(linesOf(['a browser', 'a server', 'a browser'])).toEqual(['Skipped: 3', '  2 need a browser', '  1 needs a server']);
  });

  test('has its reason where it is skipped', () => {
    const all = [...find('test'), ...find('proof')].filter((file) => !import.meta.filename.endsWith(file));
    const bare = /\b(?:test|it|describe)\.(?:skip|skipIf|runIf|todo|only)\b/;
    expect(all.filter((file) => bare.test(readFileSync(resolve(root, file), 'utf8')))).toEqual([]);
  });
});

test('what passed only when tried again is named, with what was wrong at first', () => {
  expect(twiceIn([])).toEqual([]);
  const late = { name: 'late', errors: ['expected 1\nto be 2'] };
  expect(twiceIn([late])).toEqual([expect.stringContaining('again: 1'), '  late', '    expected 1\n    to be 2']);
});

test('what took over a second is named, the slowest first, and nothing else', () => {
  expect(slowIn([{ name: 'quick', ms: 1000 }])).toEqual([]);
  const lines = slowIn([
    { name: 'slow', ms: 1001 },
    { name: 'quick', ms: 12 },
    { name: 'slowest', ms: 2345 },
  ]);
  expect(lines).toEqual(['Over a second on this machine: 2 of 3 tests', '  2.3 s  slowest', '  1.0 s  slow']);
  expect(slowIn(Array.from({ length: 30 }, () => ({ name: 'slow', ms: 2000 })))).toHaveLength(11);
  const longer = [9000, 11_000, 12_000, 13_000].map((ms) => ({ name: `${ms}`, ms }));
  expect(slowIn(longer, { over: 10, most: 2 })).toEqual(['Over 10 seconds on this machine: 3 of 4 tests', '  13.0 s  13000', '  12.0 s  12000']);
});

test('a declared button that no test presses, or that throws whenever it is pressed, is named', () => {
  const all = ['button play', 'button again', 'command time', 'typing rules'];
  expect(unpressedIn(['button play', 'command time', 'button again', 'typing rules', 'button play'], all)).toEqual([]);
  expect(unpressedIn(['button play', 'typing rules'], all).join()).toContain('button again, command time');
});

test('no test waits for a time: it waits for an event, or has a clock of its own', () => {
  const sleeps = /\b(?:setTimeout|sleep)\((?!draw, )|from 'node:timers\/promises'/;
  const ownClock = /useFakeTimers\(\{ toFake: \['setTimeout'/;
  const waits = (text: string) => sleeps.test(text) && !ownClock.test(text);
  expect(find('test').filter((file) => waits(readFileSync(resolve(root, file), 'utf8')))).toEqual([]);
});

test('each proof that begins early is there, and comes before every other', () => {
  const files = find('proof');
  expect(longest.filter((part) => !files.some((file) => file.includes(part)))).toEqual([]);
  expect(rankOf('tests/newgame/new-game.proof.ts')).toBeLessThan(rankOf('tests/proof/scripts.proof.ts'));
  expect(rankOf('tests/proof/scripts.proof.ts')).toBeLessThan(rankOf('tests/render/eyes.proof.ts'));
});
