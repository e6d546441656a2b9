/** The top of a board: whose turn it is, and all electoral votes on one bar, a brick per state, with the majority in its middle. */

import type { Say } from '../../../i18n/types.ts';
import { box, circle, icon, inset, rect, segments, title, words } from '../../../scene/build.ts';
import { mix } from '../../../scene/colors.ts';
import { icons } from '../../../scene/icons.ts';
import { wordsWidth } from '../../../scene/room.ts';
import type { Box, Colour, Fill, Shape } from '../../../scene/types.ts';
import { votesToWin } from '../data/numbers.ts';
import { states } from '../data/states.ts';
import { look } from '../labels.ts';
import { type CampaignView, drawOf, isConceded, isUncounted, justWon } from '../rules/view.ts';
import { type Side, type StateId, sides } from '../vocabulary.ts';
import { alarm, areaOf, candidates, facing, night, pin, token, wall } from './studio.ts';
import { callOf } from './tile.ts';

function status(view: CampaignView, acting: readonly Side[], say: Say): string {
  if (view.phase === 'over') {
    const winner = view.winners?.length === 1 ? view.winners[0]! : null;
    if (!winner) return say(look('look.drawn', { how: drawOf(view) }));
    return say(isConceded(view) ? look('look.concedes', { side: winner === 'obama' ? 'mccain' : 'obama' }) : look('look.elected'));
  }
  if (view.phase === 'preparing')
    return say(sides.some((side) => view.sides[side].drafted !== null) ? look('look.both-draft') : look('look.both-choose'));
  const side = acting[0] ?? view.active;
  return side ? say(look('look.turn-of', { side })) : say(look('look.both-choose'));
}

/** A side's name, votes and how many it still needs: Obama's from the left, McCain's from the right. */
function plates(view: CampaignView, side: Side, acting: boolean, say: Say): Shape[] {
  const { votes, drafted } = view.sides[side];
  // In the draft, the race is who has kept how many cards.
  const isDraft = view.phase === 'preparing' && drafted !== null;
  const isUntold = isUncounted(view);
  const isLeft = side === 'obama';
  const won = view.winners?.length === 1 && view.winners[0] === side;
  const lit = acting || won;
  const plate = box(isLeft ? 24 : 644, 72, 532, 88);
  const { light, low } = candidates[side];
  const slab = { ...plate, x: isLeft ? plate.x : plate.x + plate.w - 96, w: 96 };
  const left = Math.max(0, votesToWin - votes);
  const align = isLeft ? 'left' : 'right';
  const name = box(isLeft ? plate.x + 112 : plate.x + plate.w - 332, plate.y + 2, 220, 50);
  const score = box(isLeft ? plate.x + 336 : plate.x + 42, plate.y, 154, plate.h);
  const [from, lean] = isLeft ? (['right', 26] as const) : (['left', -26] as const);
  return [
    facing(plate, { fill: light }, from, lean),
    facing(box(isLeft ? plate.x : plate.x + 15, plate.y + 51, plate.w - 15, plate.h - 51), { fill: mix(light, low, 0.6) }, from, 11),
    rect({ ...plate, x: isLeft ? plate.x : plate.x + 30, w: plate.w - 30, h: 3 }, { fill: '#FFFFFF', opacity: 0.45 }),
    rect(slab, { fill: lit ? night.accent : night.deep }),
    ...(lit ? [facing(plate, { stroke: { colour: night.accent, width: 6 } }, from, lean)] : []),
    ...token(side, slab.x + 48, plate.y + 44, 64, lit ? night.accent : night.deep),
    title(isUntold ? { ...name, h: plate.h - 4 } : name, say(look('look.name', { side })), {
      size: isUntold ? 72 : 56,
      min: 55,
      colour: night.text,
      on: light,
      align,
    }),
    ...(isUntold
      ? []
      : [title(score, say.number(isDraft ? drafted : votes), { size: 96, colour: night.text, on: light, align: isLeft ? 'right' : 'left' })]),
    ...(isConceded(view)
      ? []
      : left > 0
        ? [
            words({ ...name, y: plate.y + 54, h: 30 }, say(isDraft ? look('look.of-deck') : look('look.to-go', { n: left })), {
              size: 28,
              min: 26,
              weight: 600,
              colour: night.text,
              on: light,
              align,
            }),
          ]
        : [icon(icons.check, box(isLeft ? name.x : name.x + name.w - 36, plate.y + 52, 34, 34), { stroke: { colour: night.accent, width: 8 } })]),
  ];
}

/** What is happening, on the banner at the top: gold while someone must act, and at the end. */
function banner(view: CampaignView, acting: readonly Side[], say: Say): Shape[] {
  const said = status(view, acting, say);
  const w = Math.min(930, Math.round(wordsWidth(said, 56)) + 96);
  return [
    facing(box(0, 0, w - 24, 60), { fill: night.accent }, 'right', 20),
    rect(box(0, 0, w - 24, 4), { fill: '#FFD666' }),
    title(box(24, 0, w - 76, 60), said, { size: 56, min: 55, colour: night.ink, on: night.accent }),
  ];
}

function onAir(view: CampaignView, say: Say): Shape[] {
  const turn = words(box(1056, 12, 120, 40), say(look('look.turn', { n: view.turn })), {
    size: 28,
    min: 26,
    weight: 600,
    colour: night.text,
    on: wall,
    align: 'right',
  });
  if (view.phase === 'over') return [turn];
  const tag = box(936, 12, 116, 40);
  return [
    rect(tag, { fill: alarm.top, radius: 6 }),
    circle(tag.x + 20, tag.y + 20, 7, { fill: night.text }),
    title(box(tag.x + 34, tag.y, tag.w - 42, tag.h), say(look('look.live')), {
      size: 30,
      min: 26,
      role: 'secondary',
      colour: night.text,
      on: alarm.top,
      align: 'centre',
    }),
    ...(view.phase === 'preparing' ? [] : [turn]),
  ];
}

export function header(view: CampaignView, toAct: readonly string[], say: Say): Shape[] {
  const acting = view.phase === 'over' ? [] : sides.filter((side) => toAct.includes(side));
  return [
    ...banner(view, acting, say),
    ...onAir(view, say),
    ...sides.flatMap((side) => plates(view, side, acting.includes(side), say)),
    ...tugOfWar(view, say),
  ];
}

/** The bar's place on the board. */
const bar = box(24, 178, 1152, 58);

/** A state's letters on its segment: side by side, one above the other, or none if there is no room. */
function segmentLabel(id: StateId, part: Box, colour: Colour, on: Colour): Shape[] {
  const style = { colour, on, role: 'mark', align: 'centre' } as const;
  if (part.w >= 25) return [title({ ...part, x: part.x + 1, w: part.w - 2 }, id, { ...style, size: part.w > 36 ? 30 : 24 })];
  if (part.w < 16) return [];
  return [title({ ...part, x: part.x - 1, w: part.w + 2 }, [...id].join('\n'), { ...style, size: 24, lines: 2, leading: 0.95 })];
}

/** The mark of the majority across the whole bar; if a state covers that point, only above and below the state's letters. */
function majorityLine(x: number, parts: readonly Box[]): Shape[] {
  const [top, bottom] = [bar.y - 8, bar.y + bar.h + 4];
  const isCovered = parts.some((part) => part.x < x + 2 && part.x + part.w > x - 2);
  const pieces = isCovered ? [box(x - 2, top, 4, 16), box(x - 2, bottom - 12, 4, 12)] : [box(x - 2, top, 4, bottom - top)];
  return pieces.map((piece) => rect(piece, { fill: night.accent }));
}

/** A piece of the bar: a state that is won, or in play and leaning to a side (or to neither). */
interface Piece {
  id: StateId;
  votes: number;
  fill: Fill | Colour;
  on: Colour;
  colour: Colour;
  edge: Colour | null;
  /** It has just been won, or it elected the winner: framed in gold. */
  framed: boolean;
}

/** A side's states won, followed by those that lean its way now. */
function piecesOf(view: CampaignView, side: Side): Piece[] {
  const { colour, dim } = candidates[side];
  const fresh = justWon(view);
  const own = { fill: colour, on: colour, colour: night.ink, edge: null };
  const won = view.sides[side].won.map(({ id, votes }): Piece => ({ id, votes, ...own, framed: fresh.has(id) }));
  const leans = { fill: dim, on: dim, colour: night.text, edge: colour, framed: false };
  return [...won, ...leaning(view, side).map(({ id, votes }): Piece => ({ id, votes, ...leans }))];
}

/** The states in play whose deciding row leans to a side, or to neither if `side` is null. */
function leaning(view: CampaignView, side: Side | null): { id: StateId; votes: number }[] {
  if (view.phase !== 'playing') return [];
  return view.tiles.filter((tile) => {
    const call = callOf(tile);
    return (call.call === 'close' ? null : call.side) === side;
  });
}

function pieceShapes({ id, fill, edge, colour, on }: Piece, part: Box): Shape[] {
  const shape = edge ? rect(inset(part, 1), { fill, stroke: { colour: edge, width: 2, dash } }) : rect(part, { fill });
  return [shape, ...segmentLabel(id, part, colour, on)];
}

const dash: [number, number] = [6, 5];

/** The gold frame of a state just won, or a dashed one of a leaning state across the majority: around the piece, to hide nothing of it. */
function frame({ framed, edge }: Piece, part: Box, tips: boolean): Shape[] {
  if (!framed && !(tips && edge)) return [];
  return [rect(inset(part, -1, -4), { radius: 3, stroke: { colour: night.accent, width: 4, ...(!framed && { dash }) } })];
}

/** All votes: what each side has from its end inward, then what leans its way, and in the middle what is open. */
function tugOfWar(view: CampaignView, say: Say): Shape[] {
  const { obama, mccain } = view.sides;
  const open = states.reduce((sum, { votes }) => sum + votes, 0);
  const all = obama.votesAtStart + mccain.votesAtStart + open;
  const unit = bar.w / all;
  const safe = (side: Side): Shape[] => {
    const { votesAtStart } = view.sides[side];
    const w = votesAtStart * unit - 2;
    const at = { ...bar, x: side === 'obama' ? bar.x : bar.x + bar.w - w, w };
    const { shade } = candidates[side];
    return [
      rect(at, { fill: areaOf(side, shade, 0.1), radius: 8 }),
      title(at, say(look('look.safe', { n: votesAtStart })), { size: 28, min: 24, colour: night.text, on: shade, role: 'mark', align: 'centre' }),
    ];
  };
  const pieces = { obama: piecesOf(view, 'obama'), mccain: piecesOf(view, 'mccain') };
  const sum = (list: readonly Piece[]) => list.reduce((votes, piece) => votes + piece.votes, 0);
  const left = bar.x + obama.votesAtStart * unit;
  const right = bar.x + bar.w - (mccain.votesAtStart + sum(pieces.mccain)) * unit;
  const places = {
    obama: segments(
      { ...bar, x: left },
      pieces.obama.map(({ votes }) => votes),
      unit,
    ),
    // The last of McCain's pieces is farthest from his end.
    mccain: segments({ ...bar, x: right }, pieces.mccain.map(({ votes }) => votes).reverse(), unit).reverse(),
  };
  const undecided = leaning(view, null).map(
    ({ id, votes }): Piece => ({ id, votes, fill: night.raised, on: night.raised, colour: night.text, edge: night.quiet, framed: false }),
  );
  const from = left + sum(pieces.obama) * unit;
  const between = segments(
    { ...bar, x: from + Math.max(0, (right - from) / 2 - (sum(undecided) * unit) / 2) },
    undecided.map(({ votes }) => votes),
    unit,
  );
  const line = bar.x + bar.w / 2;
  const placed = (list: readonly Piece[], at: readonly Box[]) => list.map((piece, i) => [piece, at[i]!] as const);
  const shown = [...placed(pieces.obama, places.obama), ...placed(pieces.mccain, places.mccain), ...placed(undecided, between)];
  const isAcross = (part: Box): boolean => part.x < line && part.x + part.w > line;
  return [
    rect(bar, { fill: night.deep, radius: 8 }),
    ...sides.flatMap(safe),
    ...shown.flatMap(([piece, part]) => pieceShapes(piece, part)),
    ...majorityLine(
      line,
      shown.map(([, part]) => part),
    ),
    rect(box(bar.x, bar.y, bar.w, 9), { fill: '#FFFFFF', opacity: 0.2, radius: 8 }),
    ...shown.flatMap(([piece, part]) => frame(piece, part, isAcross(part))),
    pin(box(line - 46, 96, 92, bar.y - 100), night.accent),
    title(box(line - 44, 98, 88, 60), say.number(votesToWin), { size: 55, colour: night.ink, on: night.accent, align: 'centre' }),
  ];
}
