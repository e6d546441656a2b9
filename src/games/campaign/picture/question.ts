/** The picture of a question: the states concerned with what each answer leads to, or the viewer's cards below the states in play. */
import type { Say } from '../../../i18n/types.ts';
import type { Option } from '../../../kernel/types.ts';
import { box, inRows, inset, rect, title } from '../../../scene/build.ts';
import { linesOf, semibold } from '../../../scene/room.ts';
import { die } from '../../../scene/tokens.ts';
import type { Box, Scene, Shape } from '../../../scene/types.ts';
import { detailOf, type Posed, type Sketch } from '../../game.ts';
import type { CampaignView, Own, TileView } from '../rules/view.ts';
import type { CardId } from '../vocabulary.ts';
import { type Held, payable } from './card.ts';
import { freshHeight, freshShapes, lowFreshHeight, lowFreshShapes } from './fresh.ts';
import { glance, glanceHeight } from './glance.ts';
import { slip, slipHeight } from './slip.ts';
import { glass, night, studio } from './studio.ts';
import { changedIn, tileGround, tileHeight, tileShapes, tileWidth } from './tile.ts';

const width = 1200;
const margin = 16;
const gap = 16;

const sceneOf = (shapes: Shape[], bottom: number, layers: Scene['layers'] = []): Scene => {
  const height = Math.ceil((bottom + margin) / 8) * 8;
  return { width, height, background: night.ground, layers: [studio(width, height, 76), ...layers, { shapes }] };
};

const effectSize = 40;
const leading = 1.1;

const linesIn = (said: string, w: number, size = effectSize): number => linesOf(said, w - 32, size * semibold);

/** Words on lit glass: what an answer leads to. */
function told(said: string, at: Box): Shape[] {
  const on = glass.plate;
  return [
    rect(at, { fill: on, radius: 10 }),
    title(inset(at, 16, 4), said, { size: effectSize, min: 28, weight: 600, lines: 4, leading, role: 'secondary', colour: glass.ink, on }),
  ];
}

/** A state for each answer: as it is now, with the result of the answer below it. */
function choosingState(tiles: readonly TileView[], options: readonly Option[], view: CampaignView, say: Say): Scene {
  const below = Math.max(...options.map((option) => linesIn(detailOf(option, say), tileWidth)));
  const high = below * effectSize * leading + 20;
  const cell = tileHeight + 6 + high;
  const places = options.map((_, i) => box(24 + (i % 2) * (tileWidth + gap), 44 + Math.floor(i / 2) * (cell + 44), tileWidth, tileHeight));
  const shapes = options.flatMap((option, i): Shape[] => {
    const tile = tiles.find(({ id }) => id === option.about)!;
    const at = places[i]!;
    const changed = changedIn(view.recent, tile.id, say);
    return [...tileShapes(tile, changed, !option.blocked, at, say), ...told(detailOf(option, say), { ...at, y: at.y + tileHeight + 6, h: high })];
  });
  const grounds = options.map((option, i) => tileGround(tiles.find(({ id }) => id === option.about)!, places[i]!));
  const last = places.at(-1)!;
  return sceneOf(shapes, last.y + cell, grounds);
}

/** Answers one below the other: name and, in smaller letters, what each leads to. */
function list(options: readonly Option[], at: Box, say: Say): { shapes: Shape[]; bottom: number } {
  const shapes: Shape[] = [];
  let { y } = at;
  for (const option of options) {
    const said = detailOf(option, say);
    const text = Math.ceil(linesIn(said, at.w) * effectSize * leading) + 6;
    const place = box(at.x, y, at.w, 60 + text + 14);
    const on = glass.plate;
    shapes.push(
      rect(place, { fill: on, radius: 10 }),
      title(box(at.x + 16, y + 6, at.w - 32, 54), say(option.label), { size: 50, min: 38, role: 'secondary', colour: glass.ink, on }),
      title(box(at.x + 16, y + 58, at.w - 32, text), said, {
        size: effectSize,
        min: 28,
        weight: 600,
        lines: 6,
        leading,
        valign: 'top',
        role: 'secondary',
        colour: glass.ink,
        on,
      }),
    );
    y += place.h + gap;
  }
  return { shapes, bottom: y - gap };
}

/** One state and the possible answers in it. */
function inState(tile: TileView, options: readonly Option[], view: CampaignView, say: Say): Scene {
  const at = box(margin, 44, tileWidth, tileHeight);
  const { shapes, bottom } = list(options, box(at.x + tileWidth + gap, at.y, width - tileWidth - 2 * margin - gap, 0), say);
  return sceneOf([...tileShapes(tile, changedIn(view.recent, tile.id, say), false, at, say), ...shapes], Math.max(bottom, at.y + at.h), [
    tileGround(tile, at),
  ]);
}

/** The die that was rolled, and the possible answers; the states in play above. */
function bonus(face: number, options: readonly Option[], view: CampaignView, say: Say): Scene {
  const upper = box(margin, margin, width - 2 * margin, glanceHeight);
  const y = upper.y + upper.h + gap;
  const { shapes, bottom } = list(options, box(margin + 220, y, width - 220 - 2 * margin, 0), say);
  const at = box(margin + 10, y + (bottom - y - 180) / 2, 180, 180);
  return sceneOf([...glance(view.tiles, upper, say), ...die(face, at, { fill: glass.top, pip: glass.ink }), ...shapes], bottom);
}

/** Cards in two columns, each as high as its words; in a short hand each takes the full width. */
function slips(
  cards: readonly CardId[],
  top: number,
  known: Pick<Own, 'hits'> & { tiles: readonly TileView[] },
  isPayable: (card: CardId) => boolean,
  say: Say,
) {
  const perRow = cards.length <= 2 ? 1 : 2;
  const isMany = cards.length > 5;
  const held = cards.map((card, i): Held => ({ card, number: i + 1, payable: isPayable(card), hits: known.hits[card] ?? null, tiles: known.tiles }));
  const at = { x: margin, y: top, w: width - 2 * margin };
  const { places, bottom } = inRows(held, perRow, at, { gap, below: 12, shares: true }, (one, w) => slipHeight(one, w, isMany, say));
  return { shapes: held.flatMap((one, i) => slip(one, places[i]!, isMany, say)), bottom };
}

/** The states in play with the viewer's cards below them, or the cards to draft. */
function choosingCard(own: Own, view: CampaignView, say: Say): Scene {
  const upper = box(margin, margin, width - 2 * margin, glanceHeight);
  const drafted = own.draft && own.draft.seen.length > 0 ? own.draft.seen : null;
  const held = drafted ?? own.hand;
  const top = drafted ? margin : upper.y + upper.h + gap;
  const known = { hits: drafted ? {} : own.hits, tiles: view.tiles };
  const { shapes, bottom } = slips(held, top, known, (card) => drafted !== null || payable(card, held.length - 1), say);
  return sceneOf([...(drafted ? [] : glance(view.tiles, upper, say)), ...shapes], bottom);
}

/** With more free states than this, a phone has no room for everything printed on them. */
const mostWhole = 8;

/** The states that may come into play, by their numbers. */
function choosingFresh({ offered }: Own, options: readonly Option[], say: Say): Scene {
  const shown = offered.flatMap((id, i) => (options.some((option) => option.id === id) ? [{ id, number: i + 1 }] : []));
  const isMany = shown.length > mostWhole;
  const [high, shapes] = isMany ? [lowFreshHeight, lowFreshShapes] : [freshHeight, freshShapes];
  const { places, bottom } = inRows(shown, 2, { x: margin, y: margin, w: width - 2 * margin }, { gap, below: 12 }, () => high);
  return sceneOf(
    shown.flatMap(({ id, number }, i) => shapes(id, number, places[i]!, say)),
    bottom,
  );
}

/** Null if the hand or the whole board shows it best. */
export function question(view: CampaignView, { ask, options }: Posed, _now: unknown, say: Say): Sketch | null {
  const { own, tiles } = view;
  const ids = options.map(({ id }) => id);
  if (own && own.offered.length > 0) return { scene: choosingFresh(own, options, say), tells: ids };
  const isOfHand = own !== null && (own.draft?.seen ?? own.hand).length > 0;
  const held = own?.draft && own.draft.seen.length > 0 ? own.draft.seen : (own?.hand ?? []);
  if (isOfHand && options.some((option) => held.includes(option.holds ?? option.id))) return { scene: choosingCard(own, view, say), tells: held };
  if (ask.key === 'ask.bonus' && typeof ask.args?.face === 'number') return { scene: bonus(ask.args.face, options, view, say), tells: ids };
  const states = options.filter(({ about }) => tiles.some(({ id }) => id === about));
  const named = new Set(states.map(({ about }) => about));
  if (states.length === 0) return null;
  const one = tiles.find(({ id }) => id === states[0]!.about)!;
  if (named.size === 1 && options.length > 1) return { scene: inState(one, options, view, say), tells: ids };
  if (named.size === states.length) return { scene: choosingState(tiles, states, view, say), tells: states.map(({ id }) => id) };
  return null;
}
