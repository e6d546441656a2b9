/** No function is longer than a screen, no file longer than a few. `tools/lengths.ts` has the limits and the exceptions. */
import { describe, expect, test } from 'vitest';
import { files, textOf } from './tools/imports.ts';
import { allowed, limits, longOnes } from './tools/lengths.ts';

const excepted = Object.values(allowed).flat();
const found = files.flatMap((file) => longOnes(file, textOf(file)));
const lines = (count: number, of = '') => Array.from({ length: count }, () => of).join('\n');

describe('lengths', () => {
  test('are kept', () => {
    expect(found.filter(({ what }) => !excepted.includes(what)).map((long) => `${long.what} has ${long.lines} lines`)).toEqual([]);
  });

  test('are exceeded by every exception: what became shorter leaves the list', () => {
    expect(excepted.filter((what) => !found.some((long) => long.what === what))).toEqual([]);
  });

  test.each([
    ['a function', `export function late(): void {${'\n  work();'.repeat(limits.function)}\n}`, 'planted.ts late'],
    ['an arrow', `const late = (): void => {${'\n  work();'.repeat(limits.function)}\n};`, 'planted.ts late'],
    ['a method', `const all = { late() {${'\n  work();'.repeat(limits.function)}\n} };`, 'planted.ts late'],
    ['what is handed to a function', `const late = opened(() => {${'\n  work();'.repeat(limits.function)}\n});`, 'planted.ts late'],
  ])('of %s are measured', (_, text, what) => {
    expect(longOnes('planted.ts', text)).toContainEqual({ what, lines: expect.any(Number) });
  });

  test('of a file are measured, but texts may be as long as there is to say', () => {
    const long = lines(limits.file + 1, 'work();');
    expect(longOnes('table/planted.ts', long)).toEqual([{ what: 'table/planted.ts', lines: limits.file + 1 }]);
    expect(longOnes('games/campaign/words/en/phrases.ts', long)).toEqual([]);
  });

  test('of sixty lines and of 250 are none too many', () => {
    expect(longOnes('planted.ts', `function just() {${'\n  work();'.repeat(limits.function - 2)}\n}`)).toEqual([]);
    expect(longOnes('planted.ts', lines(limits.file, 'work();'))).toEqual([]);
  });
});
