import { describe, expect, test } from 'vitest';
import { box, title, words } from '../../src/scene/build.ts';
import { contrast, mix, palettes, seatLooks } from '../../src/scene/colors.ts';
import type { Scene, Shape } from '../../src/scene/types.ts';
import { faultsOf } from '../tools/scene-faults.ts';

const scene = (...shapes: Shape[]): Scene => ({ width: 1200, height: 900, background: '#0E1A2B', layers: [{ shapes }] });
const good = title(box(20, 20, 400, 60), 'OHIO', { size: 56, colour: '#F4F1E8', on: '#0E1A2B' });

describe('the check of a scene', () => {
  test('finds nothing wrong with a good one', () => expect(faultsOf(scene(good))).toEqual([]));

  test.each<[string, Shape]>([
    ['too small for essential', { ...good, size: 54 }],
    ['too small for essential', { ...good, min: 50 }],
    ['too small for secondary', words(box(20, 20, 400, 60), 'a', { size: 25, colour: '#FFFFFF', on: '#000000' })],
    ['too small for mark', words(box(20, 20, 400, 60), 'a', { size: 23, colour: '#FFFFFF', on: '#000000', role: 'mark' })],
    ['contrast', words(box(20, 20, 400, 60), 'a', { size: 30, colour: '#888888', on: '#555555' })],
    ['contrast', { ...good, colour: '#555555' }],
    ['outside the picture', { ...good, x: 900 }],
    ['outside the picture', { shape: 'circle', cx: 5, cy: 50, r: 10, fill: '#FFFFFF' }],
    ['lower than the letters', { ...good, h: 30 }],
    ['empty text', { ...good, text: ' ' }],
    ['faded text', { ...good, opacity: 0.5 }],
  ])('finds: %s', (fault, shape) => {
    expect(faultsOf(scene(shape))).toHaveLength(1);
    expect(faultsOf(scene(shape))[0]).toContain(fault);
  });

  test('finds texts over essential ones, once each', () => {
    expect(faultsOf(scene(good, { ...good, text: 'IOWA', y: 40 }))).toHaveLength(1);
    const small = words(box(30, 40, 100, 40), 'a', { size: 30, colour: '#FFFFFF', on: '#000000' });
    expect(faultsOf(scene(good, small))).toHaveLength(1);
    expect(faultsOf(scene(small, { ...small, x: 40 }))).toEqual([]);
  });

  test('measures against the width that is drawn: half as wide, letters may be half as high', () => {
    expect(faultsOf({ ...scene({ ...good, size: 28 }), width: 600 })).toEqual([]);
  });
});

describe('colours', () => {
  test('contrast is that of the guidelines', () => {
    expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21, 5);
    expect(contrast('#FFFFFF', '#000000')).toBeCloseTo(21, 5);
    expect(contrast('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2);
    expect(() => contrast('red', '#FFFFFF')).toThrow("'red' is no colour");
  });

  test('mixing is what opacity would do', () => expect(mix('#000000', '#FF8000', 0.5)).toBe('#804000'));

  test('every palette is readable', () => {
    for (const { ground, deep, panel, raised, text, quiet, accent, ink } of Object.values(palettes)) {
      for (const under of [ground, deep, panel, raised])
        for (const over of [text, quiet, accent]) expect(contrast(over, under)).toBeGreaterThanOrEqual(4.5);
      for (const lit of [accent, text]) expect(contrast(ink, lit)).toBeGreaterThanOrEqual(4.5);
      for (const { colour } of seatLooks) expect(contrast(ink, colour)).toBeGreaterThanOrEqual(4.5);
      for (const { shade } of seatLooks) expect(contrast(text, shade)).toBeGreaterThanOrEqual(4.5);
    }
  });
});
