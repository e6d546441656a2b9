import type { Say } from '../../../i18n/types.ts';
import { box, columns, framed, rows, title } from '../../../scene/build.ts';
import { wordsWidth } from '../../../scene/room.ts';
import type { Box, Scene, Shape } from '../../../scene/types.ts';
import { look } from '../labels.ts';
import type { CampaignView, Own, TileView } from '../rules/view.ts';
import type { CardId } from '../vocabulary.ts';
import { back } from './back.ts';
import { cardLine, cardShapes, type Format, lineSize, measure, payable } from './card.ts';
import { freshHeight, freshShapes } from './fresh.ts';
import { candidates, facing, night, studio, token, wall } from './studio.ts';

const width = 1200;
const margin = 16;
const gap = 16;
const headHeight = 88;

/** Cards per row: as few and wide as possible in two rows; nine are three by three. */
const across = (n: number): number => (n <= 3 ? n : n === 4 ? 2 : n <= 6 || n === 9 ? 3 : 4);

/** The card format for a hand of `n`: one lies across the whole picture, two are large. */
function formatOf(n: number): Format {
  const whole = width - 2 * margin;
  const perRow = across(n);
  const w = (whole - (perRow - 1) * gap) / perRow;
  if (n === 1) return { lying: true, w, art: 400, title: 72, effect: 48, signs: 1.5, air: 14 };
  if (perRow === 2) return { lying: false, w, art: n === 2 ? 232 : 148, title: 60, effect: 46, signs: 1.5, air: 14 };
  return perRow === 3
    ? { lying: false, w, art: n <= 6 ? 148 : 116, title: 48, effect: 38, signs: 1.5, air: 14 }
    : { lying: false, w, art: 72, title: 40, effect: 34, signs: 1.15, air: 10 };
}

interface Rows {
  shapes: Shape[];
  /** Where the last row ends. */
  bottom: number;
  /** The space left in the last row. */
  free: Box | null;
}

/** Lays out cards in rows from `top` down, numbered like their buttons. */
function cards(held: readonly CardId[], top: number, { hits, tiles }: Known, isPayable: (card: CardId) => boolean, say: Say): Rows {
  const perRow = across(held.length);
  const format = formatOf(held.length);
  const shapes: Shape[] = [];
  let free: Box | null = null;
  let y = top;
  for (let from = 0; from < held.length; from += perRow) {
    const row = held.slice(from, from + perRow);
    const size = measure(row, format, say, hits);
    const places = columns(box(margin, y, width - 2 * margin, size.height), perRow, gap);
    for (const [i, card] of row.entries()) {
      const number = from + i + 1;
      shapes.push(...cardShapes({ card, number, payable: isPayable(card), hits: hits[card] ?? null, tiles }, places[i]!, format, size, say));
    }
    const next = places[row.length];
    if (next) free = { ...next, w: margin + (width - 2 * margin) - next.x };
    y += size.height + gap;
  }
  return { shapes, bottom: y - gap, free };
}

/** What a card's note refers to. */
interface Known {
  hits: Own['hits'];
  tiles: readonly TileView[];
}

const lineHeight = 44;
const listTop = 72;

/** Lists cards by title in one column of the space left in the last row, and returns what is left beside it; null if they don't all fit. */
function listIn(free: Box, ids: readonly CardId[], heading: string, say: Say): Rows | null {
  const wide = Math.max(...[heading, ...ids.map((card) => say.title(card))].map((said) => wordsWidth(said, 36))) + 44;
  if (wide + 24 > free.w || listTop + ids.length * lineHeight > free.h) return null;
  const at = box(free.x + 16, free.y + listTop - 16, wide, ids.length * lineHeight);
  const places = rows(at, ids.length, 0);
  const head = title(box(at.x, free.y + 4, at.w, 44), heading, { size: 36, min: 28, role: 'secondary', colour: night.accent, on: wall });
  const x = at.x + at.w + 24;
  const size = lineSize(ids, at.w, say);
  const shapes = [head, ...ids.flatMap((card, i) => cardLine(card, places[i]!, size, say))];
  return { shapes, bottom: free.y + free.h, free: free.x + free.w - x >= leastPile ? { ...free, x, w: free.x + free.w - x } : null };
}

/** The least width of a deck beside a list. */
const leastPile = 260;

/** Lists cards by title only, under a heading, from `top` down. */
function list(ids: readonly CardId[], heading: string, top: number, say: Say): Rows {
  if (ids.length === 0) return { shapes: [], bottom: top, free: null };
  // Long titles need wider columns.
  const inRow = ids.some((card) => say.title(card).length > 30) ? 2 : 3;
  const lines = Math.ceil(ids.length / inRow);
  const at: Box = box(margin + 8, top + listTop, width - 2 * margin - 16, lines * lineHeight);
  const size = lineSize(ids, columns(at, inRow, 24)[0]!.w, say);
  const places = columns(at, inRow, 24).flatMap((column) => rows(column, lines, 0));
  const head = title(box(margin + 8, top + 20, 900, 44), heading, { size: 36, role: 'secondary', colour: night.accent, on: wall });
  return { shapes: [head, ...ids.flatMap((card, i) => cardLine(card, places[i]!, size, say))], bottom: at.y + at.h, free: null };
}

/** A taller picture is drawn smaller: a phone shows it just as wide, and loads half the bytes. */
const mostHigh = 1500;
/** A width at which most of what lies on whole pixels still does. */
const smallWidth = 900;

/** The picture, as high as its contents. */
function scene(shapes: Shape[], bottom: number): Scene {
  const height = Math.ceil((bottom + margin) / 8) * 8;
  const whole = { width, height, background: night.ground, layers: [studio(width, height, 76), { shapes }] };
  return height > mostHigh ? framed(whole, box(0, 0, width, height), smallWidth) : whole;
}

/** Whose cards they are, and how many. */
function head({ side }: Own, said: string): Shape[] {
  const { light, low } = candidates[side];
  return [
    facing(box(0, 0, 96, 76), { fill: { colour: light, to: low } }, 'right', 20),
    ...token(side, margin + 28, 38, 52, light),
    title(box(112, 4, width - 128, 68), said, { size: 56, min: 55, colour: night.text, on: wall }),
  ];
}

function drafting(own: Own, draft: NonNullable<Own['draft']>, tiles: readonly TileView[], say: Say): Scene {
  const seen = cards(draft.seen, headHeight, { hits: {}, tiles }, () => true, say);
  const kept = list(draft.kept, say(look('look.draft-kept')), seen.bottom, say);
  return scene([...head(own, say(look('look.draft-title', { n: draft.kept.length + 1 }))), ...seen.shapes, ...kept.shapes], kept.bottom);
}

/** The gap between columns of free states: it puts all of them on whole pixels, where identical parts are stored once. */
const freshGap = 16;

/** The free states to choose from, and below them the titles of the viewer's hand. */
function choosing(own: Own, say: Say): Scene {
  const { offered } = own;
  const perRow = 2;
  const count = Math.ceil(offered.length / perRow);
  const whole = box(margin, headHeight, width - 2 * margin, count * freshHeight + (count - 1) * gap);
  const places = rows(whole, count, gap).flatMap((row) => columns(row, perRow, freshGap));
  const shapes = offered.flatMap((id, i) => freshShapes(id, i + 1, places[i]!, say));
  const held = list(own.hand, say(look('look.in-hand')), whole.y + whole.h, say);
  return scene([...head(own, say(look('look.offered', { n: offered.length }))), ...shapes, ...held.shapes], held.bottom);
}

/** The viewer's hand and what is left to draw, or the three cards or the states to choose from; null if there is nothing to show. */
export function hand(view: CampaignView, say: Say): Scene | null {
  const { own } = view;
  if (!own) return null;
  if (own.draft && own.draft.seen.length > 0) return drafting(own, own.draft, view.tiles, say);
  if (own.offered.length > 0) return choosing(own, say);
  const held = own.hand;
  if (held.length === 0) return null;
  const drawn = cards(held, headHeight, { hits: own.hits, tiles: view.tiles }, (card) => payable(card, held.length - 1), say);
  const { deck } = view.sides[own.side];
  const said = [look('look.hand', { n: held.length }), look('look.deck', { n: deck })].map(say).join(' · ');
  const heading = say(look('look.left', { n: own.left.length }));
  const name = head(own, `${say(look('look.name', { side: own.side }))} · ${said}`);
  const beside = drawn.free && own.left.length > 0 ? listIn(drawn.free, own.left, heading, say) : null;
  const left = beside ?? list(own.left, heading, drawn.bottom, say);
  const free = beside ? beside.free : drawn.free;
  const pile = free && deck > 0 ? back(own.side, free, say(look('look.deck', { n: deck }))) : [];
  return scene([...name, ...drawn.shapes, ...pile, ...left.shapes], left.bottom);
}
