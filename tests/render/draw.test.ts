import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { board } from '../../src/games/campaign/picture/board.ts';
import { draw, forgetLayers } from '../../src/render/draw.ts';
import { encode } from '../../src/render/encode.ts';
import { outlineOf } from '../../src/render/outlines.ts';
import { fitText, widthOf } from '../../src/render/text.ts';
import { box, circle, sprite, title, words } from '../../src/scene/build.ts';
import { seatLooks } from '../../src/scene/colors.ts';
import type { Layer, Scene, Shape, Text } from '../../src/scene/types.ts';
import { boards, saying } from '../games/campaign/scene-samples.ts';
import { fitReport } from '../tools/fit-report.ts';
import { renderNow } from '../tools/render-now.ts';

const plain = (shapes: Shape[], size = 100, more: Layer[] = []): Scene => ({
  width: size,
  height: size,
  background: '#000000',
  layers: [{ shapes }, ...more],
});
const middle = (): Scene => board(boards.middle!.view, boards.middle!.now, saying('en'));

/** The share of pixels that are clearly not the background. */
function painted(shapes: Shape[], { x, y, w, h } = box(0, 0, 100, 100)): number {
  const data = draw(plain(shapes)).getContext('2d').getImageData(x, y, w, h).data;
  let n = 0;
  for (let i = 0; i < data.length; i += 4) if (data[i]! + data[i + 1]! + data[i + 2]! > 100) n++;
  return n / (w * h);
}

describe('a picture', () => {
  test('is the same bytes every time', async () => expect(await renderNow(middle())).toEqual(await renderNow(middle())));

  test('keeps every flat color, and softened edges so nearly that nobody sees a difference', async () => {
    const canvas = draw(middle());
    const png = await encode(canvas);
    const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([canvas.width, canvas.height]);
    const [drawn, shown] = [canvas.data(), data];
    const all = canvas.width * canvas.height;
    const times = new Map<number, number>();
    for (let i = 0; i < drawn.length; i += 4) times.set(drawn.readUInt32BE(i), (times.get(drawn.readUInt32BE(i)) ?? 0) + 1);
    let [off, far] = [0, 0];
    for (let i = 0; i < drawn.length; i += 4) {
      const miss = Math.hypot(...[0, 1, 2].map((channel) => drawn[i + channel]! - shown[i + channel]!));
      if (miss > 0 && times.get(drawn.readUInt32BE(i))! > all / 1000) expect.fail(`a flat color at pixel ${i / 4} is off by ${miss}`);
      off += miss;
      if (miss > 24) far++;
    }
    expect(off / all).toBeLessThan(0.5);
    expect(far / all).toBeLessThan(0.0005);
  });

  test('of few colors has exactly the pixels of the canvas', async () => {
    const canvas = draw(plain([circle(50, 50, 40, { fill: '#C8202F' }), circle(30, 50, 10, { fill: '#1F4FA8', opacity: 0.5 })]));
    const data = await sharp(await encode(canvas))
      .ensureAlpha()
      .raw()
      .toBuffer();
    expect(data.equals(canvas.data())).toBe(true);
  });

  test('of more colors than can be sorted keeps them all', async () => {
    const canvas = draw(plain([], 250));
    const context = canvas.getContext('2d');
    for (let i = 0; i < 250 * 250; i++) {
      context.fillStyle = `#${(i + 0x100000).toString(16)}`;
      context.fillRect(i % 250, Math.floor(i / 250), 1, 1);
    }
    const data = await sharp(await encode(canvas))
      .ensureAlpha()
      .raw()
      .toBuffer();
    expect(data.equals(canvas.data())).toBe(true);
  });

  test('comes out the same with kept layers as without', () => {
    const scene = middle();
    draw(scene);
    const kept = Buffer.from(draw(scene).data());
    forgetLayers();
    expect(kept.equals(draw(scene).data())).toBe(true);
    const unkeyed = { ...scene, layers: scene.layers.map(({ shapes }) => ({ shapes })) };
    const close = draw(unkeyed).data();
    // Layers with soft edges may round a channel differently when they are drawn as a whole.
    expect(kept.every((value, i) => Math.abs(value - close[i]!) <= 4)).toBe(true);
  });

  test('comes out the same on a canvas that was drawn on', () => {
    const clean = Buffer.from(draw(middle()).data());
    const used = draw({ ...middle(), background: '#FF00FF' });
    expect(clean.equals(draw(middle(), used).data())).toBe(true);
    const small = draw(plain([]), used);
    expect(small).toBe(used);
    expect([small.width, small.height]).toEqual([plain([]).width, plain([]).height]);
    expect(Buffer.from(small.data()).equals(draw(plain([])).data())).toBe(true);
  });

  test('keeps a layer by its key, whatever it is asked for next', () => {
    const layer = (fill: string): Layer => ({ key: 'tests/kept', shapes: [{ shape: 'rect', x: 0, y: 0, w: 10, h: 10, fill }] });
    const first = Buffer.from(draw(plain([], 20, [layer('#FF0000')])).data());
    expect(first.equals(draw(plain([], 20, [layer('#00FF00')])).data())).toBe(true);
  });
});

describe('shapes', () => {
  test('an outline stays in its box with its proportions', () => {
    const { width, height } = outlineOf('us/FL');
    const at = box(20, 30, 60, 40);
    const whole = painted([sprite('us/FL', at, { fill: '#FFFFFF' })]);
    expect(whole).toBeGreaterThan(0.03);
    expect(painted([sprite('us/FL', at, { fill: '#FFFFFF' })], box(19, 29, 62, 42)) * 62 * 42).toBeCloseTo(whole * 100 * 100, 0);
    expect(width / height).toBeCloseTo(1.05, 0);
  });

  test('six seats have six patterns that can be told apart without colour', () => {
    const pictures = seatLooks.map(({ pattern }) =>
      Buffer.from(draw(plain([{ shape: 'rect', ...box(0, 0, 96, 96), fill: { colour: '#888888', to: '#FFFFFF', pattern } }])).data()).toString(
        'base64',
      ),
    );
    expect(new Set(pictures).size).toBe(6);
    expect(new Set(seatLooks.map(({ letter }) => letter)).size).toBe(6);
  });

  test('a pattern covers part of its ground, a gradient all of it', () => {
    const filled = (fill: object) => painted([{ shape: 'rect', ...box(0, 0, 100, 100), fill: { colour: '#000000', to: '#FFFFFF', ...fill } }]);
    for (const pattern of ['diagonal', 'dots', 'crosshatch', 'horizontal', 'rings'] as const) {
      expect(filled({ pattern })).toBeGreaterThan(0.1);
      expect(filled({ pattern })).toBeLessThan(0.9);
    }
    expect(filled({})).toBeGreaterThan(0.8);
    expect(filled({ pattern: 'solid' })).toBe(0);
  });

  test('opacity of one shape does not reach the next', () => {
    const white = { shape: 'rect', ...box(0, 0, 10, 10), fill: '#FFFFFF' } as const;
    const pixel = (shapes: Shape[]) => draw(plain(shapes)).getContext('2d').getImageData(5, 5, 1, 1).data[0];
    expect(pixel([{ ...white, opacity: 0.5 }])).toBeLessThan(140);
    expect(pixel([{ ...white, opacity: 0.5, x: 50 }, white])).toBe(255);
  });
});

describe('text', () => {
  const said = (text: string, style: Partial<Text> = {}): Text =>
    title(box(0, 0, 200, 60), text, { size: 50, colour: '#FFFFFF', on: '#000000', ...style });

  test('keeps its size where there is room', () => expect(fitText(said('OHIO'))).toEqual({ lines: ['OHIO'], size: 50, cut: false }));

  test('shrinks as little as it must', () => {
    const { size, cut } = fitText(said('PENNSYLVANIA', { min: 20 }));
    expect(cut).toBe(false);
    expect(size).toBeLessThan(50);
    expect(size).toBeGreaterThan(20);
    expect(fitText(said('PENNSYLVANIA', { size: size + 1 })).narrow).toBeLessThan(1);
  });

  test('becomes narrower where it cannot be smaller, as little as it must', () => {
    const { lines, size, cut, narrow } = fitText(said('PENNSYLVANIA', { size: 42 }));
    expect({ lines, size, cut }).toEqual({ lines: ['PENNSYLVANIA'], size: 42, cut: false });
    expect(widthOf('PENNSYLVANIA', said(''), 42) * narrow!).toBeLessThanOrEqual(200.5);
    expect(widthOf('PENNSYLVANIA', said(''), 42) * (narrow! + 0.05)).toBeGreaterThan(200);
  });

  test('is drawn as narrow as it is fitted', () => {
    const columns = (text: Text): number[] => {
      const canvas = draw({ ...plain([text], 400), height: 60 });
      const data = canvas.data();
      return Array.from({ length: 400 }, (_, x) => x).filter((x) =>
        Array.from({ length: 60 }, (_, y) => data[(y * 400 + x) * 4]!).some((red) => red > 128),
      );
    };
    for (const align of ['left', 'centre', 'right'] as const) {
      const lit = columns({ ...said('PENNSYLVANIA', { align, size: 42 }), x: 100 });
      expect(lit[0]).toBeGreaterThanOrEqual(100);
      expect(lit.at(-1)).toBeLessThan(300);
      expect(lit.at(-1)! - lit[0]!).toBeGreaterThan(180);
    }
  });

  test('ends with an ellipsis where it cannot fit', () => {
    const { lines, cut } = fitText(said('PENNSYLVANIA AVENUE'));
    expect(cut).toBe(true);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/^PENN.*…$/);
  });

  test('breaks into as many lines as it may have, and no more', () => {
    const long = said('We Do Not Have Time For On The Job Training', { size: 30, h: 120, lines: 3 });
    const { lines, cut } = fitText(long);
    expect(cut).toBe(false);
    expect(lines.length).toBe(3);
    expect(lines.join(' ')).toBe(long.text);
    expect(fitText({ ...long, lines: 1 }).cut).toBe(true);
    expect(fitText({ ...long, h: 30 }).cut).toBe(true);
  });

  test('leaves a line that fits alone when another does not', () => {
    expect(fitText(said('Commander-In-Chief Test', { size: 40, h: 120, lines: 3 })).lines.at(-1)).toBe('Test');
  });

  test('keeps French punctuation with its word', () => {
    const { lines } = fitText(said('Partout où la clé est « Évangéliques » : les indécis', { size: 30, h: 400, lines: 8 }));
    for (const line of lines) expect(line).not.toMatch(/^[»:]|«$/);
  });

  test('stands with its capitals in the middle of its box, accents and all, and never outside it', () => {
    const at = box(10, 30, 80, 40);
    const shape = words(at, 'Élu', { size: 40, colour: '#FFFFFF', on: '#000000', align: 'centre' });
    expect(painted([shape])).toBeGreaterThan(0);
    expect(painted([shape], box(0, 0, 10, 100)) + painted([shape], box(90, 0, 10, 100))).toBe(0);
    const capital = { ...shape, text: 'H' };
    expect(painted([capital], box(0, 36, 100, 28))).toBeGreaterThan(0);
    expect(painted([capital], box(0, 0, 100, 35)) + painted([capital], box(0, 65, 100, 35))).toBe(0);
  });

  test('is drawn in the shipped faces: condensed is narrower', () => {
    const ink = (face: Text['face']) => painted([{ ...said('MMMM'), face, size: 30 }], box(60, 0, 40, 60));
    expect(ink('display')).toBeLessThan(ink('text'));
  });

  test('the report names what was cut', () => {
    const report = fitReport(plain([said('OHIO'), said('PENNSYLVANIA AVENUE')]));
    expect(report.map(({ cut }) => cut)).toEqual([false, true]);
  });
});
