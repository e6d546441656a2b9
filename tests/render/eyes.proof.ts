/** Every sample picture as eyes without red, green or blue cones see it: seats and owners of states can be told apart. */
import { describe, expect, test } from 'vitest';
import { candidates } from '../../src/games/campaign/picture/studio.ts';
import { games } from '../../src/games/index.ts';
import { box, circle, rect, sprite, title } from '../../src/scene/build.ts';
import { palettes, seatLooks } from '../../src/scene/colors.ts';
import type { Fill, Scene, Shape } from '../../src/scene/types.ts';
import { type Deficiency, deficiencies } from '../tools/color-vision.ts';
import { isLong } from '../tools/often.ts';
import { alike, lookAt } from '../tools/told-apart.ts';
import { galleryGames, picturesOf } from './gallery.ts';

const eyes = Object.keys(deficiencies) as Deficiency[];

/** Each seat color with its darker shade. */
const shades = new Map([...seatLooks, ...Object.values(candidates)].map(({ colour, shade }) => [colour, shade]));

function coloursOf(command: string): { [seat: string]: string[] } {
  const game = games.find((one) => one.command === command)!;
  return Object.fromEntries(
    game.seats.map((seat) => {
      const colour = game.colour(seat);
      const shade = shades.get(colour);
      return [seat, shade === undefined ? [colour] : [colour, shade]];
    }),
  );
}

test.each(galleryGames)('%s', { timeout: 300_000 }, async (game) => {
  const colours = coloursOf(game);
  const found = (await picturesOf(game))
    // Bars and cards of a highlight are drawn next to their owner's letter.
    .filter(({ name, lang }, i) => (isLong || i % 3 === 0) && lang === 'en' && !/^(?:event|highlight|hl)-/.test(name))
    .flatMap(({ name, scene }) => {
      const looked = lookAt(scene, colours);
      return eyes.flatMap((by) => alike(looked, by).map((what) => `${name}, to ${by} eyes: ${what}`));
    });
  expect(found).toEqual([]);
});

describe('what cannot be told apart is found', () => {
  const { ground, text, ink } = palettes.night;
  const scene = (shapes: Shape[]): Scene => ({ width: 800, height: 500, background: ground, layers: [{ shapes }] });
  const map = (texas: Fill, montana: Fill) =>
    scene([sprite('usmap/TX', box(0, 0, 800, 500), { fill: texas }), sprite('usmap/MT', box(0, 0, 800, 500), { fill: montana })]);
  /** Red and green, as alike as possible to eyes without green cones. */
  const [red, green] = ['#B5651D', '#7F8A1B'];
  const seats = { A: [red], B: [green] };
  const alikeOnMap = (picture: Scene, by: Deficiency | null) => alike(lookAt(picture, {}), by);
  const alikeSeats = (picture: Scene, by: Deficiency | null) => alike(lookAt(picture, seats), by);
  const tokens = (letters: boolean) =>
    scene(
      [red, green].flatMap((fill, i) => [
        circle(100 + 400 * i, 100, 40, { fill }),
        ...(letters ? [title(box(70 + 400 * i, 80, 60, 40), 'AB'[i]!, { size: 40, colour: ink, on: fill, align: 'centre' })] : []),
      ]),
    );

  test('red and green states, to eyes without green', () => {
    expect(alikeOnMap(map({ colour: red }, { colour: green }), null)).toEqual([]);
    expect(alikeOnMap(map({ colour: red }, { colour: green }), 'deutan')).toEqual([`${red} and ${green} on the map`]);
  });

  test('but not where each has a pattern of its own', () => {
    const [stripes, dots]: Fill[] = [
      { colour: red, to: ink, pattern: 'diagonal' },
      { colour: green, to: ink, pattern: 'dots' },
    ];
    expect(alikeOnMap(map(stripes!, dots!), 'deutan')).toEqual([]);
    expect(alikeOnMap(map(stripes!, { ...stripes!, colour: green }), 'deutan')).toHaveLength(1);
  });

  test('a pattern that nobody sees is none', () => {
    const faint: Fill = { colour: red, to: '#B6661E', pattern: 'diagonal' };
    expect(alikeOnMap(map(faint, { colour: green }), 'deutan')).toHaveLength(1);
  });

  test('tokens without letters', () => {
    expect(alikeSeats(tokens(false), null)).toEqual([]);
    expect(alikeSeats(tokens(false), 'deutan')).toHaveLength(1);
    expect(alikeSeats(tokens(true), 'deutan')).toEqual([]);
  });

  test('bars without a name, but not those with a name at their head, or with letters that these eyes cannot read', () => {
    const bars = [red, green].map((fill, i) => rect(box(300, 250 + 100 * i, 300, 60), { fill }));
    const names = ['Ada', 'Ben'].map((name, i) => title(box(60, 260 + 100 * i, 200, 40), name, { size: 40, colour: text, on: ground }));
    const faint = ['Ada', 'Ben'].map((name, i) =>
      title(box(60, 260 + 100 * i, 200, 40), name, { size: 40, colour: [red, green][i]!, on: [green, red][i]! }),
    );
    const known = tokens(true).layers[0]!.shapes;
    const digits = ['21', '9'].map((n, i) => title(box(60, 260 + 100 * i, 200, 40), n, { size: 40, colour: text, on: ground }));
    expect(alikeSeats(scene([...known, ...bars, ...names]), 'deutan')).toEqual([]);
    for (const others of [[], faint, digits]) expect(alikeSeats(scene([...known, ...bars, ...others]), 'deutan')).toHaveLength(1);
  });
});
