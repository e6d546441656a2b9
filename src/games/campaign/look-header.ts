/** The top of a board: whose turn it is, and the road to 270. */

import type { Say } from '../../i18n/types.ts';
import { box, icon, rect, segments, title, words } from '../../scene/build.ts';
import { icons } from '../../scene/icons.ts';
import type { Box, Colour, Shape } from '../../scene/types.ts';
import { candidates, night, token } from './look-palette.ts';
import { look } from './text/look-messages.ts';
import type { CampaignView } from './view.ts';
import { type Side, type StateId, sides, votesToWin } from './vocabulary.ts';

const bar = box(456, 0, 552, 60);
/** The votes a side has from the start are drawn as one short block: the road shown begins here. */
const roadFrom = 155;
const startBlock = 40;

/** Nobody has more votes than the other side. */
export const isEven = ({ sides: { obama, mccain } }: CampaignView): boolean => obama.votes === mccain.votes;

function status(view: CampaignView, acting: readonly Side[], say: Say): string {
  if (view.phase === 'over') return say(view.winners?.length === 1 ? look('look.elected') : look('look.drawn', { even: isEven(view) }));
  if (view.phase === 'preparing')
    return say(sides.some((side) => view.sides[side].drafted !== null) ? look('look.both-draft') : look('look.both-choose'));
  const side = acting[0] ?? view.active;
  return side ? say(look('look.turn-of', { side })) : say(look('look.both-choose'));
}

/** How many votes the road is long: to a little beyond 270, or to the winner's total. */
const roadLength = (view: CampaignView): number => Math.max(votesToWin + 6, ...sides.map((side) => view.sides[side].votes)) - roadFrom;

/** The larger part of a segment beside the line of 270, which would cross out its letters. */
function besideLine(part: Box, line: number): Box {
  const [left, right] = [line - 3 - part.x, part.x + part.w - line - 3];
  if (left <= 0 || right <= 0) return part;
  return left > right ? { ...part, w: left } : { ...part, x: line + 3, w: right };
}

/** A state's letters on its segment: side by side, one above the other, or none where there is no room. */
function segmentLabel(id: StateId, part: Box, on: Colour): Shape[] {
  const style = { colour: night.ink, on, role: 'mark', align: 'centre' } as const;
  if (part.w >= 25) return [title({ ...part, x: part.x + 1, w: part.w - 2 }, id, { ...style, size: part.w > 36 ? 30 : 24, min: 22 })];
  if (part.w < 16) return [];
  return [title({ ...part, x: part.x - 1, w: part.w + 2 }, [...id].join('\n'), { ...style, size: 22, min: 20, lines: 2, leading: 0.95 })];
}

function road(view: CampaignView, side: Side, at: Box, unit: number, line: number): Shape[] {
  const { won, votesAtStart } = view.sides[side];
  const { colour, shade } = candidates[side];
  const fresh = new Set(view.recent.flatMap((change) => (change.kind === 'won' ? [change.state] : [])));
  const start = { ...at, w: startBlock + (votesAtStart - roadFrom) * unit - 2 };
  const votes = won.map((state) => state.votes);
  return [
    rect(at, { fill: night.panel, radius: 8 }),
    rect(start, { fill: shade, radius: 8 }),
    title(start, String(votesAtStart), { size: 22, min: 20, colour: night.text, on: shade, role: 'mark', align: 'centre' }),
    ...segments({ ...at, x: start.x + start.w + 2 }, votes, unit).flatMap((part, i) => {
      const { id } = won[i]!;
      const fill = fresh.has(id) ? night.accent : colour;
      return [rect(part, { fill }), ...segmentLabel(id, besideLine(part, line), fill)];
    }),
  ];
}

function row(view: CampaignView, side: Side, acting: boolean, y: number, unit: number, line: number, say: Say): Shape[] {
  const { votes } = view.sides[side];
  const { colour } = candidates[side];
  const won = view.winners?.includes(side) ?? false;
  const lit = acting || (won && view.winners?.length === 1);
  const plate = box(24, y, 268, 72);
  const ground = lit ? night.accent : night.panel;
  const shapes: Shape[] = [rect(plate, { fill: ground, radius: 12 })];
  shapes.push(...token(side, plate.x + 44, y + 36, 48, ground));
  if (lit) shapes.push(icon(won ? icons.star : icons.right, box(plate.x + 228, y + 22, 28, 28), { fill: night.ink }));
  shapes.push(
    title(box(plate.x + 80, y, 148, 72), say(look('look.name', { side })), { size: 56, min: 55, colour: lit ? night.ink : colour, on: ground }),
  );
  shapes.push(title(box(300, y, 140, 72), say.number(votes), { size: 88, colour: night.text, on: night.ground, align: 'right' }));
  shapes.push(...road(view, side, { ...bar, y: y + 6 }, unit, line));
  const left = Math.max(0, votesToWin - votes);
  if (left > 0)
    shapes.push(
      words(box(bar.x + bar.w + 16, y, 1176 - bar.x - bar.w - 16, 72), say(look('look.to-go', { n: left })), {
        size: 30,
        min: 26,
        weight: 600,
        colour: night.quiet,
        on: night.ground,
        align: 'right',
      }),
    );
  else shapes.push(icon(icons.check, box(1112, y + 12, 48, 48), { stroke: { colour: night.accent, width: 8 } }));
  return shapes;
}

export function header(view: CampaignView, toAct: readonly string[], say: Say): Shape[] {
  const acting = view.phase === 'over' ? [] : sides.filter((side) => toAct.includes(side));
  const unit = (bar.w - startBlock) / roadLength(view);
  const line = bar.x + startBlock + (votesToWin - roadFrom) * unit;
  const preparing = view.phase === 'preparing';
  const shapes: Shape[] = [
    title(box(24, 16, 620, 64), status(view, acting, say), { size: 58, min: 55, colour: night.accent, on: night.ground }),
    ...sides.flatMap((side, i) => row(view, side, acting.includes(side), 88 + i * 80, unit, line, say)),
    rect(box(line - 2, 76, 4, 164), { fill: night.accent }),
    title(box(line - 44, 16, 88, 60), say.number(votesToWin), { size: 56, colour: night.accent, on: night.ground, align: 'centre' }),
  ];
  if (!preparing)
    shapes.push(
      words(box(1048, 28, 128, 40), say(look('look.turn', { n: view.turn })), {
        size: 28,
        min: 26,
        colour: night.quiet,
        on: night.ground,
        align: 'right',
      }),
    );
  return shapes;
}
