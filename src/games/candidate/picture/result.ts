/** What was turned over, in place of the map until the next campaign: every section with its cards face up, who laid them, and the sum. */

import type { Say } from '../../../i18n/types.ts';
import type { Seat } from '../../../kernel/types.ts';
import { box, columns, inset, panel, rect, rows, title, words } from '../../../scene/build.ts';
import { palettes } from '../../../scene/palette.ts';
import type { Box, Shape } from '../../../scene/types.ts';
import { printOf } from '../data/cards.ts';
import { look } from '../labels.ts';
import { msg } from '../messages.ts';
import { isVoid } from '../rules/count.ts';
import type { BoxView, CandidateView, ContestView } from '../rules/view.ts';
import type { Turned } from '../state.ts';
import { bands } from './card.ts';
import { mark, token } from './palette.ts';
import { backs } from './polls.ts';

const { panel: ground, raised, text, quiet, accent, ink } = palettes.night;
const headHeight = 96;

/** The contest whose cards were turned over last, if nobody has campaigned since: all of it is decided, or a state is campaigned for again. */
export function resultOf({ contest, before }: CandidateView): ContestView | null {
  if (before) return before;
  if (!contest || (contest.live && (contest.done.length > 0 || contest.boxes.every(({ revealed }) => !revealed)))) return null;
  return contest;
}

export function resultShapes(contest: ContestView, at: Box, say: Say): Shape[] {
  const places = columns(at, contest.boxes.length, 12);
  return contest.boxes.flatMap((one, i) => boxShapes(contest, one, places[i]!, say));
}

function boxShapes(contest: ContestView, one: BoxView, at: Box, say: Say): Shape[] {
  const inside = inset(at, 12, 8);
  const name =
    contest.kind === 'primary'
      ? say.title(one.id)
      : contest.kind === 'elimination'
        ? say(look('look.polls', { kind: contest.kind, live: false }))
        : say(look('look.convention'));
  const votes = one.votes > 0 ? String(one.votes) : '';
  const wide = votes === '' ? 0 : 96;
  const verdict = say(
    one.revealed ? look('look.verdict', { verdict: one.revealed.verdict }) : look('look.polls', { kind: contest.kind, live: true }),
  );
  const seats = sectionsOf(one);
  const list = rows({ ...inside, y: inside.y + headHeight, h: inside.h - headHeight }, Math.max(3, seats.length), 6);
  return [
    panel(at, ground),
    title({ ...inside, w: inside.w - wide, h: 52 }, name, { size: 55, min: 34, role: 'secondary', colour: text, on: ground }),
    ...(votes === ''
      ? []
      : [
          title({ ...inside, x: inside.x + inside.w - wide, w: wide, h: 52 }, votes, { size: 60, min: 55, colour: text, on: ground, align: 'right' }),
        ]),
    // Long words stand closer together.
    (verdict.length > 22 ? title : words)({ ...inside, y: inside.y + 54, h: 36 }, verdict, {
      size: 30,
      min: 26,
      weight: 600,
      role: 'secondary',
      colour: accent,
      on: ground,
    }),
    ...seats.flatMap((seat, i) => sectionShapes(one, seat, list[i]!, say)),
  ];
}

/** Whose sections there were when the cards were turned over: after a tie fewer campaign again. */
function sectionsOf({ rivals, revealed }: BoxView): Seat[] {
  if (!revealed) return rivals;
  return [...new Set([...revealed.sums.map(({ seat }) => seat), ...revealed.laid.map(({ on }) => on)])].sort();
}

function sectionShapes(one: BoxView, seat: Seat, at: Box, say: Say): Shape[] {
  const wins = one.winner === seat;
  const [on, bright, dim] = wins ? [accent, ink, ink] : [raised, text, quiet];
  const sum = one.revealed?.sums.find((found) => found.seat === seat);
  const laid = (one.revealed?.laid ?? []).filter((card) => card.on === seat);
  const counts = one.revealed === null || !isVoid(one.revealed.verdict);
  const figure = sum && counts && laid.length > 0 ? signed(sum.total) : '';
  // Closed cards lie on the right of their section.
  const [name, cards] = placesIn(one.revealed ? at : { ...at, w: at.w - 60 }, laid.length === 0);
  return [
    rect(at, { fill: on, radius: 12 }),
    ...token(seat, at.x + 32, at.y + at.h / 2, 44, say),
    ...(name ? [title(name, say.player(seat), { size: 38, min: 26, role: 'secondary', colour: bright, on })] : []),
    ...(one.revealed ? [] : backs(one, seat, box(at.x + at.w - 160, at.y + at.h / 2 - 22, 152, 44), say)),
    ...(laid.length === 0
      ? one.revealed
        ? [words({ ...at, x: at.x + at.w - 92, w: 80 }, '–', { size: 30, min: 26, colour: dim, on, align: 'right' })]
        : []
      : cardShapes(laid, seat, cards, say)),
    ...(figure === '' ? [] : [title({ ...at, x: at.x + at.w - 100, w: 90 }, figure, { size: 55, colour: bright, on, align: 'right' })]),
  ];
}

/**
 * Where the name and the cards of a section stand: the name alone where there are none; side by side in a wide box; one above the other in a high one;
 * in the others the token must do.
 */
function placesIn(at: Box, isEmpty: boolean): [name: Box | null, cards: Box] {
  const middle = at.y + at.h / 2;
  const height = at.h >= 150 ? 60 : 40;
  const from = at.x + 64;
  const to = at.x + at.w - 108;
  if (isEmpty) return [box(from, middle - 22, to - from, 44), box(from, middle, 1, 1)];
  if (at.h >= 150) return [box(from, middle - 56, to - from, 44), box(from, middle, to - from, height)];
  const beside = at.w > 700 ? 250 : at.w > 450 ? 136 : 0;
  if (beside > 0) return [box(from, middle - 22, beside, 44), box(from + beside + 8, middle - 20, to - from - beside - 8, height)];
  if (at.h >= 84) return [box(from, middle - 41, to - from, 40), box(from, middle + 1, to - from, 38)];
  return [null, box(from - 4, middle - 18, to - from + 4, 36)];
}

const signed = (total: number): string => (total < 0 ? `−${-total}` : String(total));
/** About the width of a letter of the display face, for its size. */
const letter = 0.46;

/** Cards face up side by side: in full words if they fit, in short ones if those do, else as many as fit and the number of the others. */
function cardShapes(laid: readonly Turned[], seat: Seat, at: Box, say: Say): Shape[] {
  const gap = 6;
  const inWords = (full: boolean) => laid.map(({ card }) => say(full ? msg('card', { card }) : look('look.chip', { card })));
  const widthOf = (said: string, size: number): number => Math.ceil(said.length * size * letter) + 14;
  const markOf = ({ by }: Turned, size: number): number => (by === seat ? 0 : say.token(by).length > 1 ? size * 1.3 : size);
  const total = ({ size, texts }: { size: number; texts: string[] }): number =>
    texts.reduce((sum, said, i) => sum + widthOf(said, size) + markOf(laid[i]!, size) + gap, -gap);
  const tries = (at.h >= 60 ? [40, 28] : [28]).flatMap((size) => [
    { size, texts: inWords(true) },
    { size, texts: inWords(false) },
  ]);
  const fullFirst = [...tries.filter((_, i) => i % 2 === 0), ...tries.filter((_, i) => i % 2 === 1)];
  const { size, texts } = fullFirst.find((one) => total(one) <= at.w) ?? { size: 28, texts: inWords(false) };
  const shapes: Shape[] = [];
  let x = at.x;
  for (const [i, card] of laid.entries()) {
    const said = texts[i]!;
    const [m, w] = [markOf(card, size), widthOf(said, size)];
    const more = laid.length - i - 1;
    if (x + m + w > at.x + at.w - (more > 0 ? 44 : 0)) {
      const rest = box(x, at.y, Math.max(30, at.x + at.w - x), at.h);
      shapes.push(title(rest, `+${more + 1}`, { size: 28, min: 26, role: 'secondary', colour: ink, on: '#B9C4D3' }));
      shapes.splice(-1, 0, rect({ ...rest, w: Math.min(rest.w, 44) }, { fill: '#B9C4D3', radius: 6 }));
      break;
    }
    const band = bands[printOf(card.card).family];
    if (m > 0) shapes.push(...mark(card.by, box(x, at.y, m + 4, at.h), say));
    shapes.push(rect(box(x + m, at.y, w, at.h), { fill: band, radius: 6 }));
    shapes.push(title(box(x + m, at.y, w, at.h), said, { size, min: 24, role: 'mark', colour: ink, on: band, align: 'centre' }));
    x += m + w + gap;
  }
  return shapes;
}
