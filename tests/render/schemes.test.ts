/** Colors in every scheme: those that must be told apart look different to the eyes the scheme is for. */
import { describe, expect, test } from 'vitest';
import { ends } from '../../src/discord/present/looking-back/records-scene.ts';
import { candidates } from '../../src/games/campaign/picture/studio.ts';
import { bands } from '../../src/games/candidate/picture/card.ts';
import { games } from '../../src/games/index.ts';
import { families } from '../../src/games/moi-president/picture/palette.ts';
import { service, tints } from '../../src/games/president/picture/palette.ts';
import { colorIn, mix, palettes, recolored, seatLooks } from '../../src/scene/colors.ts';
import { type OtherScheme, schemes } from '../../src/scene/schemes.ts';
import { type Deficiency, deficiencies, difference, seenAs } from '../tools/color-vision.ts';
import { galleryGames, picturesOf } from './gallery.ts';

const others = schemes.filter((scheme) => scheme !== 'usual');
/** The color vision that a scheme is for. */
const eyesOf = (scheme: OtherScheme): Deficiency | null => (scheme in deficiencies ? (scheme as Deficiency) : null);

/** What color tells apart, along with pattern, letter or word; and the least difference between any two, in CIEDE2000. */
const groups: { readonly [name: string]: readonly [colors: readonly string[], least: number] } = {
  seats: [seatLooks.map(({ colour }) => colour), 19],
  'seats under light letters': [seatLooks.map(({ shade }) => shade), 11],
  'the sides of a duel': [Object.values(candidates).map(({ colour }) => colour), 40],
  'the sides of a duel, faded': [Object.values(candidates).map(({ colour }) => mix(palettes.night.panel, colour, 0.4)), 18],
  'states won, and to come': [[...Object.values(candidates).map(({ shade }) => shade), '#6B6E78'], 15],
  'states not yet in play, and safe ones': [['#8055B5', ...Object.values(candidates).map(({ dim }) => dim)], 10],
  'kinds of cards on newsprint': [[...new Set(Object.values(bands))], 13],
  'kinds of cards on a light ground': [Object.values(families), 13],
  'won, drawn and lost': [Object.values(ends), 25],
  'kinds of squares': [Object.values(service), 10],
  'kinds of media': [Object.values(tints).map(({ colour }) => colour), 25],
  ...Object.fromEntries(games.map(({ command, seats, colour }) => [`the seats of ${command}`, [[...new Set(seats.map(colour))], 10]])),
};

describe.each(others)('in %s', (scheme) => {
  test.each(Object.entries(groups))('%s stay apart', (_, [colors, least]) => {
    const seen = colors.map((color) => ({ color, lab: seenAs(colorIn(scheme, color), eyesOf(scheme)) }));
    const close = seen.flatMap((one, i) =>
      seen.slice(0, i).flatMap((other) => {
        const apart = difference(one.lab, other.lab);
        return apart >= least ? [] : [`${one.color} and ${other.color}: ${apart.toFixed(1)}`];
      }),
    );
    expect(close).toEqual([]);
  });
});

test('the simulation and the measure are those of their papers', () => {
  // Sharma, Wu and Dalal, table 1: pairs 1, 25 and 34.
  expect(difference([50, 2.6772, -79.7751], [50, 0, -82.7485])).toBeCloseTo(2.0425, 4);
  expect(difference([60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387])).toBeCloseTo(1.2644, 4);
  expect(difference([2.0776, 0.0795, -1.135], [0.9033, -0.0636, -0.5514])).toBeCloseTo(0.9082, 4);
  // Gray is gray to all eyes.
  for (const eyes of Object.keys(deficiencies) as Deficiency[])
    expect(difference(seenAs('#808080', eyes), seenAs('#808080', null))).toBeLessThan(0.5);
});

test('the usual colors are too close for these eyes: that is why there are schemes', () => {
  const usual = seatLooks.map(({ colour }) => colour);
  for (const eyes of Object.keys(deficiencies) as Deficiency[]) {
    const least = Math.min(...usual.flatMap((one, i) => usual.slice(0, i).map((other) => difference(seenAs(one, eyes), seenAs(other, eyes)))));
    expect(least).toBeLessThan(10);
  }
});

test('a color between two stays between them, and a scene keeps everything but its colors', async () => {
  expect(colorIn('usual', '#123456')).toBe('#123456');
  const [{ scene }] = (await picturesOf(galleryGames[0]!)) as [Awaited<ReturnType<typeof picturesOf>>[number]];
  const other = recolored(scene, 'deutan');
  const bare = (of: object) =>
    JSON.stringify(of)
      .replaceAll(/#[0-9A-Fa-f]{6}/g, '#')
      .replaceAll(/ deutan"/g, '"');
  expect(bare(other)).toBe(bare(scene));
  expect(JSON.stringify(other)).not.toBe(JSON.stringify(scene));
});
