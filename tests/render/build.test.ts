import { describe, expect, test } from 'vitest';
import { box, chip, columns, cutLeft, cutTop, fitted, icon, inset, rows, segments } from '../../src/scene/build.ts';
import { icons } from '../../src/scene/icons.ts';

const at = box(10, 20, 300, 100);

describe('boxes', () => {
  test('columns and rows share a box with gaps between them', () => {
    expect(columns(at, 3, 30)).toEqual([box(10, 20, 80, 100), box(120, 20, 80, 100), box(230, 20, 80, 100)]);
    expect(rows(at, 2, 20)).toEqual([box(10, 20, 300, 40), box(10, 80, 300, 40)]);
  });

  test('cutting leaves the rest of the box as the last one', () => {
    expect(cutLeft(at, [50, 100], 10)).toEqual([box(10, 20, 50, 100), box(70, 20, 100, 100), box(180, 20, 130, 100)]);
    expect(cutTop(at, [30], 10)).toEqual([box(10, 20, 300, 30), box(10, 60, 300, 60)]);
  });

  test('a margin is taken on both sides', () => {
    expect(inset(at, 10)).toEqual(box(20, 30, 280, 80));
    expect(inset(at, 10, 0)).toEqual(box(20, 20, 280, 100));
  });

  test('segments of a bar stand end to end, two pixels apart, and are never nothing', () => {
    const [first, second, third] = segments(at, [10, 5, 0], 4);
    expect([first!.x, first!.w]).toEqual([10, 38]);
    expect([second!.x, second!.w]).toEqual([50, 18]);
    expect(third!.w).toBe(2);
  });

  test('a map fits into a box in its own proportions, in the middle', () => {
    expect(fitted(box(0, 0, 200, 200), 100, 50)).toEqual({ x: 0, y: 50, w: 200, h: 100, scale: 2 });
    expect(fitted(box(0, 0, 200, 50), 100, 50)).toEqual({ x: 50, y: 0, w: 100, h: 50, scale: 1 });
  });
});

describe('parts', () => {
  test('an icon stands in the middle of its box', () => {
    expect(icon(icons.star, box(0, 0, 100, 48), { fill: '#FFFFFF' })).toMatchObject({ x: 26, y: 0, scale: 1 });
  });

  test('a chip is filled or outlined, never both', () => {
    const [filled] = chip(at, 'Women', { fill: '#FFFFFF', colour: '#000000', on: '#FFFFFF' });
    const [outlined] = chip(at, 'Women', { stroke: '#FFFFFF', colour: '#FFFFFF', on: '#000000' });
    expect(filled).toMatchObject({ fill: '#FFFFFF' });
    expect(filled).not.toHaveProperty('stroke');
    expect(outlined).not.toHaveProperty('fill');
  });
});
