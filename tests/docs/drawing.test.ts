/** The drawings in `docs` match the current folders. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { arrowsUp, drawings, gamesDrawn } from '../tools/drawing.ts';
import { imports, src } from '../tools/imports.ts';

/** How many files and lines a room had when it was drawn. They change every day, so a drawing is out of date only when they are off by a third. */
const sizes = /([\d,]+) files? · ([\d,]+) lines/g;
const sizesIn = (svg: string): number[] =>
  [...svg.matchAll(sizes)].flatMap(([, files, lines]) => [files!, lines!].map((n) => Number(n.replaceAll(',', ''))));
const withoutSizes = (svg: string): string => svg.replaceAll(sizes, '# files · # lines');

describe.each(Object.entries(drawings))('%s', (file, draw) => {
  const path = join(src, '..', file);
  const now = draw();
  if (process.env.UPDATE_GOLDEN) writeFileSync(path, now);
  const kept = existsSync(path) ? readFileSync(path, 'utf8') : '';

  test('shows the rooms and arrows there are; if not, npm run drawing makes it anew', () => expect(withoutSizes(kept)).toBe(withoutSizes(now)));

  test('says about how large they are; if not, npm run drawing makes it anew', () => {
    const present = sizesIn(now);
    expect(sizesIn(kept).filter((n, i) => Math.abs(n - present[i]!) > Math.max(3, present[i]! / 3))).toEqual([]);
  });
});

test('every game is a building in which imports lead down; one that leads up would be seen', () => {
  expect(gamesDrawn.length).toBeGreaterThan(3);
  for (const game of gamesDrawn) {
    expect(arrowsUp(game)).toEqual([]);
    const planted = { from: `games/${game}/rules/index.ts`, to: `games/${game}/picture/board.ts`, typeOnly: true };
    expect(arrowsUp(game, [...imports, planted])).toEqual([{ from: 'rules', to: 'picture', typeOnly: true }]);
  }
});
