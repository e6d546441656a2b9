/** The board marks what the last card changed: gains in a gold frame, losses hatched. */
import { expect, test } from 'vitest';
import { board } from '../../../src/games/moi-president/picture/board.ts';
import { cameTo, changeOf, undecidedBy } from '../../../src/games/moi-president/picture/changes.ts';
import { paper } from '../../../src/games/moi-president/picture/palette.ts';
import type { MoiPresidentView } from '../../../src/games/moi-president/rules/view.ts';
import { icons } from '../../../src/scene/icons.ts';
import { textsOf } from '../../tools/scene-faults.ts';
import { campagne, socle } from './cards.ts';
import { boards, highlights, saying } from './scene-samples.ts';

const viewOf = (name: string): MoiPresidentView => (highlights[name] ?? boards[name])!.view;
const changed = (name: string, seat: string) => changeOf(viewOf(name).places.find((place) => place.seat === seat)!, viewOf(name).last);

test('a card that is laid came to the campaign', () => {
  expect(changed('event-lay', 'A')).toEqual({ before: { socle: 13, campaign: 13 }, after: { socle: 13, campaign: 21 } });
  expect([...cameTo({ seat: 'A', zone: 'campagne' }, viewOf('event-lay').last)]).toEqual([campagne(8)]);
});

test('a debate takes from one campaign what it brings to the other', () => {
  expect(changed('event-debate', 'A')).toEqual({ before: { socle: 13, campaign: 13 }, after: { socle: 13, campaign: 21 } });
  expect(changed('event-debate', 'B')).toEqual({ before: { socle: 23, campaign: 12 }, after: { socle: 23, campaign: 4 } });
  expect([...cameTo({ seat: 'A', zone: 'campagne' }, viewOf('event-debate').last)]).toEqual([campagne(8)]);
  expect([...cameTo({ seat: 'B', zone: 'campagne' }, viewOf('event-debate').last)]).toEqual([]);
});

test('a card that is safe came to the base, from the hand or from the campaign', () => {
  expect(changed('event-base', 'A')).toEqual({ before: { socle: 13, campaign: 13 }, after: { socle: 23, campaign: 13 } });
  expect(changed('event-trust', 'A')).toEqual({ before: { socle: 13, campaign: 13 }, after: { socle: 18, campaign: 8 } });
  expect([...cameTo({ seat: 'A', zone: 'socle' }, viewOf('event-base').last)]).toEqual([socle(10)]);
});

test('the undecided gain what is paid to them, and lose what rallies', () => {
  expect(undecidedBy(viewOf('event-great-debate').last)).toBe(15);
  expect(undecidedBy(viewOf('event-undecided').last)).toBe(-13);
  expect(undecidedBy(viewOf('event-scandal').last)).toBe(0);
  expect(cameTo('undecided', viewOf('event-controversy').last)).toEqual(new Set([campagne(4)]));
});

test('the board frames what came and hatches what went; after a discard nothing is marked', () => {
  const marksOn = (view: MoiPresidentView) => {
    const shapes = board(view, { toAct: ['B'], about: [] }, saying('en')).layers.flatMap((layer) => layer.shapes);
    const frames = shapes.filter((shape) => 'stroke' in shape && shape.stroke?.colour === paper.came);
    const hatched = shapes.filter((shape) => 'fill' in shape && typeof shape.fill === 'object' && shape.fill.to === paper.gone);
    return [frames.length, hatched.length];
  };
  // A part of the bar and the card; a part of the other bar.
  expect(marksOn(viewOf('event-debate'))).toEqual([2, 1]);
  // Only the bar, and the card that is safe now.
  expect(marksOn(viewOf('event-base'))).toEqual([2, 0]);
  expect(marksOn(viewOf('event-scandal'))).toEqual([0, 1]);
  expect(marksOn(viewOf('left-3'))).toEqual([0, 0]);
});

test.each([
  ['lost-5', '+17'],
  ['rallied-3', '−29'],
])('beside the undecided of %s stand their sign, their number and by how much it changed, each for itself', (name, by) => {
  const { view: seen, now } = boards[name]!;
  const scene = board(seen, now, saying('en'));
  const shapes = scene.layers.flatMap((layer) => layer.shapes);
  const chipText = textsOf(scene).find(({ text, x }) => text === by && x < 200)!;
  const number = textsOf(scene).find(({ text, x, y }) => text === String(seen.undecidedPoints) && x < 200 && Math.abs(y - chipText.y) < 110)!;
  const sign = shapes.find((shape) => shape.shape === 'path' && shape.d === icons.group && shape.fill === paper.gilt && (shape.x ?? 0) < 200);
  if (sign?.shape !== 'path') throw new Error('the undecided have no sign');
  // The figures of the sign lie between 8 and 39 of its 48.
  const [top, bottom] = [8, 39].map((y) => sign.y! + y * sign.scale!) as [number, number];
  const label = textsOf(scene).find(({ text, x }) => text === 'Undecided' && x < 200)!;
  expect(top).toBeGreaterThan(label.y + label.h - 8);
  expect(bottom).toBeLessThan(chipText.y);
  expect(sign.x! + 48 * sign.scale!).toBeLessThanOrEqual(number.x);
  expect(chipText.x + chipText.w).toBeLessThanOrEqual(number.x);
});
