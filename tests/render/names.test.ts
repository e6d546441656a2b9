/** A long name is shortened before the game's own words are. */

import { describe, expect, test } from 'vitest';
import { boardFigure } from '../../src/discord/present/parts/figures.ts';
import { speechOf } from '../../src/discord/speech/speech.ts';
import { capitals } from '../../src/i18n/capitals.ts';
import { start } from '../../src/kernel/run.ts';
import { fitText } from '../../src/render/text.ts';
import { box, words } from '../../src/scene/build.ts';
import { asName } from '../../src/scene/room.ts';
import { standing } from '../games/candidate/standing.ts';
import { seedOf } from '../standing/play.ts';
import { textsOf } from '../tools/scene-faults.ts';
import { snapshotOf } from '../words/reader.ts';

const fitted = (text: string, w: number, more = {}) =>
  fitText(words(box(0, 0, w, 40), text, { size: 32, min: 26, colour: '#FFFFFF', on: '#000000', ...more }));
const long = asName('Wolfeschlegelsteinhausenbergerdo');

describe('a name in a picture', () => {
  test('stands whole where it fits, and its marks are never drawn', () => {
    expect(fitted(`${asName('Ada')} · MN`, 300)).toEqual({ lines: ['Ada · MN'], size: 32, cut: false });
  });

  test('is shortened only after all letters have become as small as they may', () => {
    expect(fitted(asName('Bartholomew'), 170)).toMatchObject({ lines: ['Bartholomew'], size: 27, cut: false });
  });

  test('gives way to the words around it', () => {
    const { lines, size, cut, shortened } = fitted(`${long} · MN`, 300);
    expect(lines[0]).toMatch(/^Wolfesch[a-z]*… · MN$/);
    expect([size, cut, shortened]).toEqual([26, false, true]);
  });

  test('gives way to a shorter name beside it', () =>
    expect(fitted(`${long} against ${asName('Ada')}`, 340).lines[0]).toMatch(/^Wolfe[a-z]*… against Ada$/));

  test('ends with a whole word where that keeps most of it, and with no particle', () => {
    expect(fitted(asName('Jean-Emmanuel de la Tour du Pin'), 260).lines).toEqual(['Jean-Emmanuel…']);
    expect(fitted(asName('Ada Wolfeschlegelsteinhausen'), 260).lines[0]).toMatch(/^Ada Wolfe[a-z]+…$/);
  });

  test('keeps two letters: then the text loses its end, and counts as cut', () => {
    expect(fitted(`${long} · Minnesota`, 120)).toMatchObject({ cut: true });
    expect(fitted(`${long} · Minnesota`, 120).shortened).toBeUndefined();
  });

  test('breaks where there is a second line, before it is shortened', () => {
    expect(fitted(long, 240, { lines: 2, h: 80 })).toEqual({ lines: ['Wolfeschlegelste', 'inhausenbergerdo'], size: 26, cut: false });
    expect(fitted(long, 120, { lines: 2, h: 80 })).toMatchObject({ cut: false, shortened: true });
  });

  test('may run over two lines', () => {
    expect(fitted(asName('Jean-Baptiste Hippolyte'), 200, { lines: 2, h: 80 })).toMatchObject({ lines: ['Jean-Baptiste', 'Hippolyte'], cut: false });
  });
});

test('every board is drawn with its players’ names marked', () => {
  const { game } = standing;
  const { state } = start(game.rules, { seats: ['A', 'B'], options: standing.tables[0]!.options, seed: seedOf(1) });
  const snapshot = snapshotOf(game, state, null);
  const scene = boardFigure(game, snapshot, speechOf(game, snapshot.table, 'en')).scene()!;
  expect(textsOf(scene).map(({ text }) => text)).toContain(asName('Ada'));
});

test('capitals leave McCain the small c, and lift all other letters', () => {
  expect(capitals(`À ${asName('Mc Adam McCain')} de jouer`, 'fr')).toBe(`À ${asName('MC ADAM McCAIN')} DE JOUER`);
});
