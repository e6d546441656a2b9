/** All faults of a picture: in its scene, in its fitted texts, and in what is actually painted under them. */
import { Path2D } from '@napi-rs/canvas';
import { draw } from '../../src/render/draw.ts';
import { capitalsOf } from '../../src/render/fonts.ts';
import { leadingOf, widthOf } from '../../src/render/text.ts';
import { contrast } from '../../src/scene/colors.ts';
import type { Box, Path, Scene } from '../../src/scene/types.ts';
import { fitReport, type TextFit } from './fit-report.ts';
import { enough, faultsOf } from './scene-faults.ts';

/** The smallest letters allowed in a picture 1200 px wide. */
const smallest = 24;
/** How much of the area under a text may have too little contrast: the antialiased edge of a shape that ends there. */
const tolerated = 0.06;

/** A fault in the languages that a picture was designed in; a longer language may need it. */
export const narrowed = 'letters narrowed';

/** The faults that the scene and the widths of its texts show. */
export const faultsOfWords = (scene: Scene): string[] => {
  const fits = fitReport(scene);
  return [
    ...faultsOf(scene),
    ...fits.flatMap((fit) => wordsFaults(fit, scene.width)),
    ...textOverText(fits),
    ...scene.layers.flatMap(({ shapes }) => shapes).flatMap((shape) => (shape.shape === 'path' ? pathFaults(shape, scene) : [])),
  ];
};

function wordsFaults({ text, lines, size, cut, narrow }: TextFit, width: number): string[] {
  const shown = lines.join(' / ');
  const high = (size * 1200) / width;
  return [
    ...(cut ? [`cut off: «${text.text}» → «${shown}»`] : []),
    ...(narrow === undefined ? [] : [`${narrowed} to ${narrow}: «${shown}»`]),
    ...(high < smallest ? [`${high} px high: «${shown}»`] : []),
  ];
}

/** The boxes of the capitals on each line of a text. */
export function inkOf({ text, lines, size, narrow = 1 }: TextFit): Box[] {
  const line = size * leadingOf(text);
  const high = lines.length * line;
  const top = { top: text.y, middle: text.y + (text.h - high) / 2, bottom: text.y + text.h - high }[text.valign ?? 'middle'];
  const capitals = size * capitalsOf(text.face);
  return lines.map((words, i) => {
    const w = widthOf(words, text, size) * narrow;
    const x = { left: text.x, centre: text.x + (text.w - w) / 2, right: text.x + text.w - w }[text.align ?? 'left'];
    return { x, y: top + (i + 0.5) * line - capitals / 2, w, h: capitals };
  });
}

const overlap = (a: Box, b: Box): boolean => a.x < b.x + b.w - 1 && b.x < a.x + a.w - 1 && a.y < b.y + b.h - 1 && b.y < a.y + a.h - 1;

function textOverText(fits: TextFit[]): string[] {
  const inks = fits.map(inkOf);
  const found: string[] = [];
  for (let i = 0; i < fits.length; i++) {
    for (let j = i + 1; j < fits.length; j++) {
      const meet = inks[i]!.some((a) => inks[j]!.some((b) => overlap(a, b)));
      if (meet) found.push(`text over text: «${fits[i]!.text.text}» and «${fits[j]!.text.text}»`);
    }
  }
  return found;
}

/** The bounds of each path, which are the same in every picture: left, top, right, bottom. */
const bounds = new Map<string, readonly [number, number, number, number]>();

function boundsOf(d: string): readonly [number, number, number, number] {
  const known = bounds.get(d) ?? (new Path2D(d).getBounds() as [number, number, number, number]);
  bounds.set(d, known);
  return known;
}

function pathFaults({ d, x = 0, y = 0, scale = 1 }: Path, { width, height }: Scene): string[] {
  const [left, top, right, bottom] = boundsOf(d);
  const at = [x + left * scale, y + top * scale, x + right * scale, y + bottom * scale].map(Math.round) as [number, number, number, number];
  return at[0] < -1 || at[1] < -1 || at[2] > width + 1 || at[3] > height + 1 ? [`outside the picture: a path at ${at.join(' ')}`] : [];
}

interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}

/** Reused, because canvases are large and freed late. */
const canvases: { [use: string]: ReturnType<typeof draw> } = {};

function painted(scene: Scene, use: 'without' | 'whole'): Pixels {
  const canvas = draw(scene, canvases[use] ?? null);
  canvases[use] = canvas;
  return { data: canvas.data(), width: scene.width, height: scene.height };
}

/** The picture without its words. Its cached layers have keys of their own. */
const bare = (scene: Scene): Scene => ({
  ...scene,
  layers: scene.layers.map(({ key, shapes }) => ({
    ...(key !== undefined && { key: `${key} without words` }),
    shapes: shapes.filter(({ shape }) => shape !== 'text'),
  })),
});

/** The faults that only the drawn picture shows: letters on a background like theirs, letters under a shape. */
export function faultsOfPaint(scene: Scene): string[] {
  const [without, whole] = [painted(bare(scene), 'without'), painted(scene, 'whole')];
  return fitReport(scene).flatMap((fit) => {
    const { poor, worst, on, visible } = grounds(fit, without, whole);
    const told = `«${fit.lines.join(' / ')}» at ${[fit.text.x, fit.text.y].map(Math.round).join(' ')}`;
    if (visible === 0) return [`hidden: ${told}`];
    return poor > tolerated ? [`contrast ${worst.toFixed(2)} with what is painted there: ${told}, ${fit.text.colour} on ${on}`] : [];
  });
}

function grounds(fit: TextFit, without: Pixels, whole: Pixels) {
  const { colour } = fit.text;
  const ratios = new Map<number, number>();
  let [poor, all, worst, worstAt, visible] = [0, 0, 21, 0, 0];
  for (const { x, y, w, h } of inkOf(fit)) {
    for (let row = Math.max(0, Math.ceil(y)); row < Math.min(y + h, without.height); row++) {
      for (let column = Math.max(0, Math.ceil(x)); column < Math.min(x + w, without.width); column++) {
        const at = (row * without.width + column) * 4;
        const under = without.data.readUInt32BE(at) >>> 8;
        if (under !== whole.data.readUInt32BE(at) >>> 8) visible++;
        const ratio = ratios.get(under) ?? contrast(colour, hex(under));
        ratios.set(under, ratio);
        all++;
        if (ratio < enough - 0.005) poor++;
        if (ratio < worst) [worst, worstAt] = [ratio, under];
      }
    }
  }
  return { poor: all === 0 ? 0 : poor / all, worst, on: hex(worstAt), visible };
}

const hex = (rgb: number): string => `#${rgb.toString(16).padStart(6, '0').toUpperCase()}`;
