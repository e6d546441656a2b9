/** All electoral votes on one bar, a brick per state, with the majority in its middle. */
import type { Say } from '../../../i18n/types.ts';
import { box, inset, rect, segments, title } from '../../../scene/build.ts';
import type { Box, Colour, Fill, Shape } from '../../../scene/types.ts';
import { votesToWin } from '../data/numbers.ts';
import { states, tileOf } from '../data/states.ts';
import { look } from '../labels.ts';
import type { CampaignView } from '../rules/view.ts';
import { type Side, type StateId, sides } from '../vocabulary.ts';
import { areaOf, candidates, night, pin } from './studio.ts';
import { callOf } from './tile.ts';

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

/** Whether it was won by the side opposite to the one on its back. */
export const isFlipped = (id: StateId, by: Side): boolean => tileOf(id).back !== by;

/** The states that have just been won; at the end, the one that elected the winner. */
export function justWon({ phase, ended, winners, sides: both, recent }: CampaignView): ReadonlySet<StateId> {
  if (phase === 'over' && ended === 'won.votes' && winners?.length === 1) return new Set(both[winners[0]!].won.slice(-1).map(({ id }) => id));
  return new Set(recent.flatMap((change) => (change.kind === 'won' ? [change.state] : [])));
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
export function tugOfWar(view: CampaignView, say: Say): Shape[] {
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
