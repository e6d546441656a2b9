/** Each motif is visible, stays in its box, and adds little to a picture's size. */
import { describe, expect, test } from 'vitest';
import { draw } from '../../src/render/draw.ts';
import { encode } from '../../src/render/encode.ts';
import { box, inset } from '../../src/scene/build.ts';
import {
  campaignButton,
  cardBack,
  cardFrame,
  checker,
  doubleRule,
  halftone,
  onRibbon,
  rays,
  ribbon,
  rosette,
  star,
  tornPaper,
} from '../../src/scene/motifs.ts';
import type { Scene, Shape } from '../../src/scene/types.ts';

const [light, dark, red] = ['#F4F1E8', '#101D44', '#C8202F'];
const at = box(40, 40, 320, 240);

/** How much of the box each covers, and how many kilobytes it may add to a picture of one color. */
const motifs: { readonly [name: string]: { shapes: Shape[]; kilobytes: number } } = {
  'halftone from below': { shapes: [halftone(at, light)], kilobytes: 5 },
  'halftone from the left': { shapes: [halftone(at, light, { from: 'left' })], kilobytes: 20 },
  rays: { shapes: [rays(at, [200, 160], 16, light)], kilobytes: 22 },
  'rays from a corner': { shapes: [rays(at, [40, 280], 20, light, 0.5)], kilobytes: 22 },
  ribbon: { shapes: ribbon(box(40, 120, 320, 80), { fill: red, back: light, fold: dark }), kilobytes: 3 },
  star: { shapes: [star(200, 160, 120, light)], kilobytes: 6 },
  seal: { shapes: [star(200, 160, 120, light, { points: 24, inner: 0.9 })], kilobytes: 10 },
  rosette: { shapes: rosette(200, 140, 60, { pleats: red, inner: light, middle: dark, tails: light }), kilobytes: 10 },
  button: { shapes: campaignButton(200, 160, 120, { rim: light, face: red, shine: dark }), kilobytes: 12 },
  'torn paper': { shapes: [tornPaper(at, light)], kilobytes: 6 },
  'paper torn above': { shapes: [tornPaper(at, light, { edge: 'top', deep: 24 })], kilobytes: 6 },
  'double rule': { shapes: doubleRule(at, light), kilobytes: 1 },
  card: { shapes: cardFrame(at, { paper: light, band: red, line: dark }), kilobytes: 4 },
  'back of a card': { shapes: cardBack(at, { paper: light, field: { colour: dark, to: red, pattern: 'rings' }, middle: light }), kilobytes: 10 },
  checker: { shapes: checker(at, [light, red], 6), kilobytes: 8 },
};

const scene = (shapes: Shape[]): Scene => ({ width: 400, height: 320, background: '#000000', layers: [{ shapes }] });

/** Whether each pixel is painted, by its position. */
function painted(shapes: Shape[]): (x: number, y: number) => boolean {
  const data = draw(scene(shapes)).data();
  return (x, y) => data.readUInt32BE((y * 400 + x) * 4) >>> 8 !== 0;
}

describe.each(Object.entries(motifs))('%s', (_, { shapes, kilobytes }) => {
  test('is seen in its box, and nowhere else', () => {
    const isPainted = painted(shapes);
    const inside = inset(at, -1);
    let n = 0;
    for (let y = 0; y < 320; y++) {
      for (let x = 0; x < 400; x++) {
        if (!isPainted(x, y)) continue;
        n++;
        const isIn = x >= inside.x && x < inside.x + inside.w && y >= inside.y && y < inside.y + inside.h;
        if (!isIn) expect.fail(`painted at ${x} ${y}`);
      }
    }
    expect(n).toBeGreaterThan(1000);
  });

  test('costs little in a picture', async () => {
    const [bare, whole] = [await encode(draw(scene([]))), await encode(draw(scene(shapes)))];
    expect((whole.length - bare.length) / 1024).toBeLessThan(kilobytes);
  });
});

test('a halftone fades from the side it comes from', () => {
  for (const [from, big, small] of [
    ['bottom', [200, 270], [200, 50]],
    ['top', [200, 50], [200, 270]],
    ['left', [50, 160], [350, 160]],
    ['right', [350, 160], [50, 160]],
  ] as const) {
    const isPainted = painted([halftone(at, light, { from })]);
    const share = ([cx, cy]: readonly [number, number]) => {
      let n = 0;
      for (let x = -8; x < 8; x++) for (let y = -8; y < 8; y++) if (isPainted(cx + x, cy + y)) n++;
      return n;
    };
    expect(share(big)).toBeGreaterThan(2 * share(small));
  }
});

test('the words of a ribbon stand on its front', () => {
  const isPainted = painted(ribbon(box(40, 120, 320, 80), { fill: red, back: '#000000', fold: '#000000' }));
  const { x, y, w, h } = onRibbon(box(40, 120, 320, 80));
  expect([isPainted(x + 2, y + 2), isPainted(x + w - 3, y + h - 3)]).toEqual([true, true]);
  expect([isPainted(x - 3, y + 2), isPainted(x + w + 2, y + 2)]).toEqual([false, false]);
});
