/** Marks on the bar of all votes and on the map: what was just won, what would decide, and what changed sides. */
import { describe, expect, test } from 'vitest';
import { states, tileOf } from '../../../src/games/campaign/data/states.ts';
import { board } from '../../../src/games/campaign/picture/board.ts';
import { candidates, night } from '../../../src/games/campaign/picture/studio.ts';
import type { CampaignView } from '../../../src/games/campaign/rules/view.ts';
import type { Rect, Shape } from '../../../src/scene/types.ts';
import { textsOf } from '../../tools/scene-faults.ts';
import { side, tile } from './sample-views.ts';
import { boards, saying } from './scene-samples.ts';

const say = saying('en');
const drawn = (view: CampaignView, now = boards.middle!.now) => board(view, now, say);
const shapesOf = (view: CampaignView): Shape[] => drawn(view).layers.flatMap(({ shapes }) => shapes);
const isRect = (one: Shape): one is Rect => one.shape === 'rect';
/** The segments of the bar, and the frames around some of them. */
const pieces = (view: CampaignView): Rect[] =>
  shapesOf(view)
    .filter(isRect)
    .filter(({ y, h }) => y === 178 && h === 58);
const frames = (view: CampaignView): Rect[] =>
  shapesOf(view)
    .filter(isRect)
    .filter(({ y, stroke }) => y < 178 && y > 160 && stroke?.colour === night.accent);

describe('on the bar', () => {
  const { view } = boards.middle!;

  test('a state that has just been won keeps the color of its side and is framed in gold; no other is', () => {
    const framed = frames(view);
    expect(framed).toHaveLength(1);
    const brick = pieces(view).find(({ x, w }) => x >= framed[0]!.x && x + w <= framed[0]!.x + framed[0]!.w)!;
    expect(brick.fill).toBe(candidates.obama.colour);
    expect(brick.w).toBeCloseTo((tileOf('VA').votes * 1152) / (157 + 155 + states.reduce((sum, { votes }) => sum + votes, 0)) - 2);
    expect(frames({ ...view, recent: [] })).toEqual([]);
  });

  test('at the end, the state that elected is framed, and none where nobody was elected', () => {
    const last = boards.over!.view;
    expect(frames(last)).toHaveLength(1);
    expect(frames({ ...last, recent: [{ kind: 'won', state: 'NJ', by: 'mccain' }] })).toEqual(frames(last));
    expect(frames(boards.agreed!.view)).toEqual([]);
  });

  test('a state in play that lies across the majority has a golden edge', () => {
    const edges = (tiles: CampaignView['tiles']) =>
      shapesOf({ ...view, recent: [], tiles, sides: { ...view.sides, obama: side('obama', ['PA', 'WA', 'VA', 'MN', 'WI', 'NM', 'CO', 'MI', 'NC']) } })
        .filter(isRect)
        .filter(({ stroke }) => stroke?.colour === night.accent && stroke.dash);
    const leaning = tile('OH', (ohio) => {
      ohio.economy[0] = { printed: 'mccain', token: 'obama' };
    });
    expect(edges([leaning])).toHaveLength(1);
    expect(edges([tile('FL')])).toEqual([]);
  });
});

describe('the picture of the end', () => {
  test("counts what sides won of the states with the other's back", () => {
    const { view } = boards.over!;
    const flipped = (['obama', 'mccain'] as const).flatMap((one) => view.sides[one].won.filter(({ id }) => tileOf(id).back !== one));
    expect(flipped.length).toBeGreaterThan(3);
    expect(textsOf(drawn(view)).map(({ text }) => text)).toContain(`${flipped.length} flipped`);
  });

  test('says nothing of it where every state kept its side', () => {
    const kept = { ...boards.over!.view, sides: { obama: side('obama', ['PA']), mccain: side('mccain', ['FL']) } };
    expect(textsOf(drawn(kept)).some(({ text }) => text.includes('flipped'))).toBe(false);
  });
});
