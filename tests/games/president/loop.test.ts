/** The squares around the edge of the board: what they show, and where. */
import './box.ts';
import { expect, test } from 'vitest';
import { squareAt, squares } from '../../../src/games/president/data/squares.ts';
import { loopCities, loopGround, reachable } from '../../../src/games/president/picture/loop.ts';
import { squareBox } from '../../../src/games/president/picture/places.ts';
import { langs } from '../../../src/i18n/types.ts';
import type { Box, Shape } from '../../../src/scene/types.ts';
import { fitReport } from '../../tools/fit-report.ts';
import { inkOf } from '../../tools/picture-faults.ts';
import { boards, saying } from './scene-samples.ts';

const { cities } = boards['start-2']!.view;
/** Whether two boxes overlap. */
const meet = (a: Box, b: Box): boolean => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
/** The pictograms among these shapes, drawn on a grid of 48. */
const pictograms = (shapes: readonly Shape[]): Box[] =>
  shapes.flatMap((one) =>
    one.shape === 'path' && one.scale !== undefined ? [{ x: one.x ?? 0, y: one.y ?? 0, w: one.scale * 48, h: one.scale * 48 }] : [],
  );

test.each(
  squares.filter(({ kind }) => kind !== 'city').map(({ n, name }) => [name, n] as const),
)('the die that leads to %s (square %i) covers none of its signs', (_, n) => {
  const say = saying('fr');
  const on = pictograms([...loopGround(say), ...loopCities(cities, [n], say)]).filter((sign) => meet(sign, squareBox(n)));
  const die = reachable(n, 6).find((shape) => shape.shape === 'rect' && shape.fill !== undefined) as Box;
  expect(on.length, squareAt(n).name).toBeGreaterThan(0);
  expect(on.filter((sign) => meet(sign, die))).toEqual([]);
});

test('no name on a square touches the frame of its square', () => {
  for (const lang of langs) {
    const say = saying(lang);
    const shapes = [...loopGround(say), ...loopCities(cities, [], say)];
    for (const fit of fitReport({ width: 1200, height: 1344, background: '#FFFFFF', layers: [{ shapes }] }))
      for (const ink of inkOf(fit)) {
        const { x, w } = squares.map(({ n }) => squareBox(n)).find((at) => meet(at, ink))!;
        const isName = /\p{L}{3}/u.test(fit.text.text);
        if (isName) expect(Math.min(ink.x - x, x + w - ink.x - ink.w), `${lang} ${fit.text.text}`).toBeGreaterThanOrEqual(2.5);
      }
  }
});
