import { readFileSync } from 'node:fs';
import { geoConicConformal } from 'd3-geo';
import { describe, expect, test } from 'vitest';
import { codes } from '../../assets/prepare/us-codes.ts';
import { checkFonts, checkOutlines } from '../../src/render/assets.ts';
import { outlineOf } from '../../src/render/outlines.ts';
import { franceAt, franceMap } from '../../src/scene/france.ts';
import { franceLambert } from '../../src/scene/france-projection.ts';
import { usMap, usPlaces } from '../../src/scene/us-places.ts';

const asset = (file: string): string => readFileSync(new URL(`../../assets/${file}`, import.meta.url), 'utf8');
const all = Object.values(codes);

describe('assets', () => {
  test('are all there', () => {
    expect(() => checkFonts()).not.toThrow();
    expect(() => checkOutlines()).not.toThrow();
  });

  test('the faces come with their licences', () => {
    for (const face of ['BarlowCondensed', 'RobotoCondensed', 'Inter']) expect(asset(`fonts/${face}-OFL.txt`)).toContain('SIL Open Font License');
  });

  test('fifty states and the capital, alone and on the map', () => {
    expect(all).toHaveLength(51);
    for (const code of all) {
      const alone = outlineOf(`us/${code}`);
      expect(Math.max(alone.width, alone.height)).toBeCloseTo(500, 0);
      expect(outlineOf(`usmap/${code}`)).toMatchObject(usMap);
    }
  });

  test('sheets stay small', () => {
    for (const sheet of ['us', 'usmap', 'france']) expect(asset(`outlines/${sheet}.json`).length).toBeLessThan(120_000);
  });

  test('every state has a place for its letters on the map', () => {
    expect(Object.keys(usPlaces).sort()).toEqual([...all].sort());
    for (const { x, y, aside } of Object.values(usPlaces)) {
      for (const [px, py] of [[x, y], ...(aside ? [aside] : [])] as const) {
        expect(px).toBeGreaterThan(0);
        expect(px).toBeLessThan(usMap.width);
        expect(py).toBeGreaterThan(0);
        expect(py).toBeLessThan(usMap.height);
      }
    }
  });
});

describe('France', () => {
  const { parallels, meridian, origin, scale, x, y } = franceLambert;
  const [south, north] = parallels as [number, number];
  const d3 = geoConicConformal().parallels([south, north]).rotate([-meridian, 0]).center([0, origin]).scale(scale).translate([x, y]);

  test.each([
    ['Paris', 2.35, 48.86],
    ['Brest', -4.49, 48.39],
    ['Ajaccio', 8.74, 41.93],
    ['Perpignan', 2.9, 42.69],
    ['Lille', 3.06, 50.63],
  ])('%s stands where d3-geo puts it, on the map', (_, east, northward) => {
    const at = franceAt(east, northward);
    const [px, py] = d3([east, northward])!;
    expect(at.x).toBeCloseTo(px, 3);
    expect(at.y).toBeCloseTo(py, 3);
    expect(at.x).toBeGreaterThan(0);
    expect(at.x).toBeLessThan(franceMap.width);
    expect(at.y).toBeGreaterThan(0);
    expect(at.y).toBeLessThan(franceMap.height);
  });
});
