/** The lines of a race can be told apart, each with its tag, none covering another. */
import { describe, expect, test } from 'vitest';
import { box } from '../../src/scene/build.ts';
import { palettes, seatLooks } from '../../src/scene/colors.ts';
import { type Course, raceLine, spread } from '../../src/scene/race-line.ts';
import type { Box, Path, Scene, Shape } from '../../src/scene/types.ts';
import { faultsOfPaint, faultsOfWords } from '../tools/picture-faults.ts';
import { textsOf } from '../tools/scene-faults.ts';

const { panel, text, quiet, ink, accent } = palettes.night;
const look = { on: panel, text, quiet, ink, goal: { at: 51, said: '51 to win', colour: accent }, ends: ['Start', 'Turn 30'] as const };
const racers = seatLooks.map(({ letter, colour }) => ({ seat: letter, colour, letters: letter }));
const at = box(20, 20, 960, 400);

const scene = (shapes: Shape[]): Scene => ({ width: 1000, height: 440, background: panel, layers: [{ shapes }] });
const drawn = (course: Course) => scene(raceLine(at, course, racers, look));
/** All six as close as possible, so that their tags crowd. */
const level: Course = Array.from({ length: 31 }, (_, turn) => ({
  turn,
  tally: Object.fromEntries(racers.map(({ seat }, i) => [seat, turn + (i % 3)])),
}));
const two: Course = [
  { turn: 0, tally: { A: 0, B: 0 } },
  { turn: 9, tally: { A: 51, B: 0 } },
];

describe('the picture of a race', () => {
  test.each([
    ['six abreast', level],
    ['two far apart', two],
    ['somebody who left, and came back to nothing', [...level.slice(0, 9), { turn: 9, tally: { A: 1 } }, { turn: 30, tally: { A: 60 } }]],
    ['nobody with anything', [0, 1].map((turn) => ({ turn, tally: { A: 0, B: 0 } }))],
    ['less than nothing', [0, 1].map((turn) => ({ turn, tally: { A: -3, B: -turn } }))],
  ])('is whole and readable: %s', (_, course) => {
    expect(faultsOfWords(drawn(course))).toEqual([]);
    expect(faultsOfPaint(drawn(course))).toEqual([]);
  });

  test('has a tag with its letters and its last count for each, the first on top', () => {
    const said = textsOf(drawn([...level, { turn: 31, tally: { A: 31, B: 40, C: 33, D: 35, E: 37, F: 32 } }]));
    const tags = said.filter(({ face }) => face === 'display');
    expect(tags.map((one) => one.text)).toEqual(['B', '40', 'E', '37', 'D', '35', 'C', '33', 'F', '32', 'A', '31']);
  });

  test('keeps the last count of whoever left', () => {
    const tags = textsOf(drawn([...level.slice(0, 3), { turn: 30, tally: { A: 40 } }])).filter(({ face }) => face === 'display');
    expect(tags.map((one) => one.text)).toEqual(expect.arrayContaining(['A', '40', 'B', '3', 'C', '4']));
  });

  test('leaves out whoever never ran', () => {
    expect(textsOf(drawn(two)).map((one) => one.text)).toEqual(expect.not.arrayContaining(['C', 'D', 'E', 'F']));
  });

  test('draws whoever comes first thickest, over all others', () => {
    const won: Course = [...level, { turn: 31, tally: { A: 31, B: 32, C: 33, D: 40, E: 35, F: 36 } }];
    const lines = drawn(won).layers[0]!.shapes.filter((shape): shape is Path => shape.shape === 'path' && shape.stroke?.colour === racers[3]!.colour);
    expect(Math.max(...lines.map(({ stroke }) => stroke!.width))).toBe(10);
    const thick = drawn(won).layers[0]!.shapes.filter((shape) => shape.shape === 'path' && shape.stroke?.width === 10);
    expect(thick).toHaveLength(1);
  });

  test('tells any two lines apart by their dashes and by their marks, not by color alone', () => {
    const lines = drawn(level).layers[0]!.shapes.filter(
      (shape): shape is Path => shape.shape === 'path' && (shape.stroke?.width === 6 || shape.stroke?.width === 10),
    );
    expect(new Set(lines.map(({ stroke }) => JSON.stringify(stroke!.dash ?? null))).size).toBe(6);
  });
});

describe('tags', () => {
  const within = { from: 0, to: 264, step: 44, size: 40 };

  test('stay where they are while there is room', () => expect(spread([10, 80, 200], within)).toEqual([10, 80, 200]));

  test.each([[[0, 0, 0, 0, 0, 0]], [[250, 250, 250]], [[100, 101, 102, 103]], [[-20, 300]]])('never overlap nor leave their box: %j', (wanted) => {
    const tops = spread(wanted, within);
    const boxes: Box[] = tops.map((y) => ({ x: 0, y, w: 1, h: within.size }));
    for (const [i, one] of boxes.entries()) {
      expect(one.y).toBeGreaterThanOrEqual(0);
      expect(one.y + one.h).toBeLessThanOrEqual(264);
      if (i > 0) expect(one.y).toBeGreaterThanOrEqual(boxes[i - 1]!.y + within.step);
    }
  });
});
