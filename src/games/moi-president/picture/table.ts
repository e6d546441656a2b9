/** The middle of the table: the undecided, the last card and dice, pile and discard. */

import type { Say } from '../../../i18n/types.ts';
import type { Seat } from '../../../kernel/types.ts';
import { icon, inset, rect, title, words } from '../../../scene/build.ts';
import { icons } from '../../../scene/icons.ts';
import type { Box, Shape } from '../../../scene/types.ts';
import type { Card } from '../data/deck.ts';
import { look } from '../labels.ts';
import type { LastView } from '../messages.ts';
import { kindCards } from '../rules/cards/kinds.ts';
import type { MoiPresidentView } from '../rules/view.ts';
import type { Roll } from '../state.ts';
import { isPoints } from '../vocabulary.ts';
import { type ChipLook, chips, die, emblem, face } from './card.ts';
import { families, paper, token } from './palette.ts';

/** Cards that belong to nobody. */
const onCloth: ChipLook = { fill: paper.panel, letters: paper.ink, edge: { colour: paper.table, width: 2 } };
const on = { colour: paper.white, on: paper.table } as const;

/** The Indécis heap: what it is worth, and its cards. */
export function undecidedHeap({ undecided, undecidedPoints }: MoiPresidentView, at: Box, say: Say): Shape[] {
  return [
    words({ ...at, h: 40 }, say(look('look.undecided')), { size: 34, weight: 600, ...on }),
    title({ ...at, y: at.y + 44, h: 96 }, String(undecidedPoints), { size: 112, min: 100, ...on }),
    ...(undecided.length === 0
      ? [rect({ x: at.x + 2, y: at.y + 160, w: 44, h: 56 }, { radius: 6, stroke: { colour: paper.white, width: 2, dash: [8, 6] } })]
      : chips(undecided, { ...at, y: at.y + 144, h: 76 }, { w: 44, h: 56 }, onCloth)),
  ];
}

/** How many cards lie in the pile and in the discard, whose top lies face up. */
export function piles({ pile, discard }: MoiPresidentView, at: Box, say: Say): Shape[] {
  return [
    { name: say(look('look.pile')), count: pile, y: at.y },
    { name: say(look('look.discard')), count: discard.length, y: at.y + 116 },
  ].flatMap(({ name, count, y }, i) => [
    ...(i === 1 && discard.length > 0
      ? small(discard.at(-1)!, { x: at.x, y: y + 8, w: 58, h: 88 })
      : [icon(icons.cards, { x: at.x, y: y + 40, w: 56, h: 56 }, { fill: paper.white })]),
    words({ x: at.x + 68, y, w: at.w - 68, h: 40 }, name, { size: 34, min: 28, weight: 600, ...on }),
    title({ x: at.x + 68, y: y + 42, w: at.w - 68, h: 60 }, String(count), { size: 72, min: 64, ...on }),
  ]);
}

/** A card face up, no bigger than a stamp: the color of its family, and its points or its picture. */
function small(card: Card, at: Box): Shape[] {
  const colour = families[kindCards[card.kind].category];
  const inside = inset({ ...at, y: at.y + 18, h: at.h - 18 }, 6, 8);
  const middle = isPoints(card.kind)
    ? [title(inside, String(card.points), { size: 44, min: 40, colour, on: paper.panel, align: 'centre', role: 'secondary' })]
    : emblem(card, inside, colour);
  return [rect(at, { fill: paper.panel, radius: 8 }), rect({ ...at, h: 18 }, { fill: colour, radius: 8 }), ...middle];
}

/** The last card large, who used it and against whom, the jokers that answered, and the dice; before the first card, who begins. */
export function lastPlayed(view: MoiPresidentView, at: Box, say: Say): Shape[] {
  const { last, dice, first } = view;
  if (!last) {
    const begins = first === null ? say(look('look.start')) : say(look('look.begins', { seat: first }));
    return [
      words({ ...at, h: 48 }, begins, { size: 38, min: 28, weight: 600, align: 'centre', ...on }),
      ...(dice ? throws(dice.rounds, { ...at, y: at.y + 64, h: at.h - 64 }, true, say) : []),
    ];
  }
  const card: Box = { x: at.x, y: at.y, w: 172, h: at.h };
  const beside: Box = { x: at.x + 192, y: at.y, w: at.w - 192, h: at.h };
  const lines = [...last.replies.map(({ by, joker, to }) => ({ by, said: say(look('look.reply', { joker, to })) })), ...moved(last, say)].slice(-2);
  const high = 40;
  const below = 46 + lines.length * high;
  return [
    ...largeCard(last.card, card, last.discarded, say),
    words({ ...beside, h: 44 }, say(look('look.last', { last })), { size: 40, min: 26, weight: 700, face: 'display', ...on }),
    ...lines.flatMap(({ by, said }, i) => {
      const y = beside.y + 44 + i * high;
      const line = words({ x: beside.x + 48, y, w: beside.w - 48, h: high }, said, { size: 30, min: 26, weight: 600, ...on });
      return [...token(by, { x: beside.x, y: y + 1, w: high - 2, h: high - 2 }, say), line];
    }),
    ...(dice ? throws(dice.rounds, { ...beside, y: beside.y + below, h: beside.h - below }, false, say) : []),
  ];
}

/** Which cards of points changed places; of several losers of a Grand débat, the places tell. */
const moved = ({ moves }: LastView, say: Say): { by: Seat; said: string }[] =>
  moves.length > 2 ? [] : moves.map((move) => ({ by: move.from === 'undecided' ? move.by : move.from, said: say(look('look.move', { move })) }));

function largeCard(card: Card, at: Box, discarded: boolean, say: Say): Shape[] {
  const colour = families[kindCards[card.kind].category];
  const name = say.title(card.kind);
  return [
    ...face(card, at, 40, say),
    ...emblem(card, { x: at.x + 24, y: at.y + 56, w: at.w - 48, h: 92 }, colour),
    title({ x: at.x + 8, y: at.y + (discarded ? 148 : 152), w: at.w - 16, h: discarded ? 34 : at.h - 160 }, name, {
      size: 38,
      min: 28,
      lines: discarded ? 1 : 2,
      leading: 1,
      colour: paper.ink,
      on: paper.panel,
      align: 'centre',
      role: 'secondary',
    }),
    ...(discarded
      ? [
          words({ x: at.x + 8, y: at.y + at.h - 38, w: at.w - 16, h: 30 }, say(look('look.discarded')), {
            size: 26,
            weight: 600,
            colour: paper.red,
            on: paper.panel,
            align: 'centre',
          }),
        ]
      : []),
  ];
}

const markSide = 40;
const tieSide = 30;
const tieWidth = (round: readonly Roll[]): number => round.length * (tieSide + 4) + 12;

/** Each round's dice with who rolled them. Rounds that ended in a tie are small; the last one decides and is large. */
function throws(rounds: readonly (readonly Roll[])[], at: Box, centred: boolean, say: Say): Shape[] {
  const deciding = rounds.at(-1) ?? [];
  const side = Math.min(88, at.h - markSide - 6);
  // Two have room for their names below the dice, more for their tokens.
  const named = deciding.length <= 2;
  const cell = named ? 156 : Math.min(side + 16, at.w / deciding.length);
  const ties = fitting(rounds.slice(0, -1), at.w - deciding.length * cell);
  const wide = ties.reduce((sum, round) => sum + tieWidth(round), 0);
  let x = centred ? at.x + (at.w - wide - deciding.length * cell) / 2 : at.x;
  const shapes: Shape[] = [];
  for (const round of ties) {
    const y = at.y + (side - tieSide) / 2;
    shapes.push(...round.flatMap(({ die: shown }, i) => die(shown, { x: x + i * (tieSide + 4), y, w: tieSide, h: tieSide }, true)));
    x += tieWidth(round);
  }
  for (const { by, die: shown } of deciding) {
    const pips = Math.min(side, cell - 8);
    const below: Box = { x, y: at.y + side + 4, w: cell, h: markSide };
    const name = title({ ...below, w: cell - 8, x: x + 4 }, say.player(by), {
      size: 32,
      min: 26,
      weight: 600,
      role: 'secondary',
      align: 'centre',
      ...on,
    });
    shapes.push(...die(shown, { x: x + (cell - pips) / 2, y: at.y, w: pips, h: pips }), ...(named ? [name] : token(by, below, say)));
    x += cell;
  }
  return shapes;
}

/** The last rounds for which there is room. */
function fitting(rounds: readonly (readonly Roll[])[], room: number): (readonly Roll[])[] {
  const kept: (readonly Roll[])[] = [];
  let left = room;
  for (const round of rounds.toReversed()) {
    left -= tieWidth(round);
    if (left < 0) break;
    kept.unshift(round);
  }
  return kept;
}

export const cloth = (at: Box): Shape[] => [
  rect(at, { fill: paper.red, radius: 160 }),
  rect(inset(at, 7), { fill: paper.white, radius: 153 }),
  rect(inset(at, 14), { fill: paper.table, radius: 146 }),
];
