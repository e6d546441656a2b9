/** The middle of the table: the undecided, the last card and dice, pile and discard. */

import type { Say } from '../../i18n/types.ts';
import { icon, inset, rect, title, words } from '../../scene/build.ts';
import { icons } from '../../scene/icons.ts';
import type { Box, Shape } from '../../scene/types.ts';
import { kindOf } from './cards/deck.ts';
import { kindCards } from './cards/kinds.ts';
import { type ChipLook, chips, die, emblem, face } from './look-card.ts';
import { badge, families, paper } from './look-palette.ts';
import type { Reply, Roll } from './state.ts';
import { say as message } from './text/messages.ts';
import type { MoiPresidentView } from './view.ts';

/** Cards that belong to nobody. */
const onCloth: ChipLook = { fill: paper.panel, letters: paper.ink, edge: { colour: paper.table, width: 2 } };
const on = { colour: paper.white, on: paper.table } as const;

/** The Indécis heap: what it is worth, and its cards. */
export function undecidedHeap({ undecided, undecidedPoints }: MoiPresidentView, at: Box, say: Say): Shape[] {
  return [
    words({ ...at, h: 40 }, say(message('look.undecided')), { size: 34, weight: 600, ...on }),
    title({ ...at, y: at.y + 44, h: 96 }, String(undecidedPoints), { size: 112, min: 100, ...on }),
    ...(undecided.length === 0
      ? [rect({ x: at.x + 2, y: at.y + 160, w: 44, h: 56 }, { radius: 6, stroke: { colour: paper.white, width: 2, dash: [8, 6] } })]
      : chips(undecided, { ...at, y: at.y + 144, h: 76 }, { w: 44, h: 56 }, onCloth)),
  ];
}

/** How many cards lie in the pile and in the discard. */
export function piles({ pile, discard }: MoiPresidentView, at: Box, say: Say): Shape[] {
  return [
    { name: say(message('look.pile')), count: pile, y: at.y },
    { name: say(message('look.discard')), count: discard.length, y: at.y + 116 },
  ].flatMap(({ name, count, y }) => [
    icon(icons.cards, { x: at.x, y: y + 40, w: 56, h: 56 }, { fill: paper.white }),
    words({ x: at.x + 68, y, w: at.w - 68, h: 40 }, name, { size: 34, min: 28, weight: 600, ...on }),
    title({ x: at.x + 68, y: y + 42, w: at.w - 68, h: 60 }, String(count), { size: 72, min: 64, ...on }),
  ]);
}

/** The last card large, who used it and against whom, the jokers that answered, and the dice; before the first card, who begins. */
export function lastPlayed(view: MoiPresidentView, at: Box, say: Say): Shape[] {
  const { last, dice, first } = view;
  if (!last) {
    const begins = first === null ? say(message('look.start')) : say(message('look.begins', { seat: first }));
    return [
      words({ ...at, h: 48 }, begins, { size: 38, min: 28, weight: 600, align: 'centre', ...on }),
      ...(dice ? throws(dice.rounds, { ...at, y: at.y + 64, h: at.h - 64 }, true) : []),
    ];
  }
  const card: Box = { x: at.x, y: at.y, w: 172, h: at.h };
  const beside: Box = { x: at.x + 192, y: at.y, w: at.w - 192, h: at.h };
  const replies = last.replies.slice(-2);
  const high = 42;
  const below = 48 + replies.length * high;
  return [
    ...largeCard(last.card, card, last.discarded, say),
    words({ ...beside, h: 44 }, say(message('look.last', { last })), { size: 36, min: 26, weight: 700, ...on }),
    ...replies.flatMap((reply, i) => answer(reply, { ...beside, y: beside.y + 46 + i * high, h: high }, say)),
    ...(dice ? throws(dice.rounds, { ...beside, y: beside.y + below, h: beside.h - below }, false) : []),
  ];
}

/** A joker that answered: who used it, and whom the attack was turned to. */
function answer({ by, joker, to }: Reply, at: Box, say: Say): Shape[] {
  const mark = (x: number): Box => ({ x, y: at.y + 1, w: 38, h: 38 });
  return [
    ...badge(by, mark(at.x), 26),
    words({ x: at.x + 50, y: at.y, w: 150, h: 40 }, say.title(joker), { size: 30, min: 26, weight: 600, ...on }),
    ...(to === null
      ? []
      : [icon(icons.right, { x: at.x + 206, y: at.y + 9, w: 22, h: 22 }, { fill: paper.white }), ...badge(to, mark(at.x + 240), 26)]),
  ];
}

function largeCard(id: string, at: Box, discarded: boolean, say: Say): Shape[] {
  const colour = families[kindCards[kindOf(id)].category];
  const name = say.title(kindOf(id));
  return [
    ...face(id, at, 40, say),
    ...emblem(id, { x: at.x + 24, y: at.y + 56, w: at.w - 48, h: 92 }, colour),
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
          words({ x: at.x + 8, y: at.y + at.h - 38, w: at.w - 16, h: 30 }, say(message('look.discarded')), {
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

/** Each round's dice with who threw them. Rounds that ended in a tie are small; the last one decides and is large. */
function throws(rounds: readonly (readonly Roll[])[], at: Box, centred: boolean): Shape[] {
  const deciding = rounds.at(-1) ?? [];
  const ties = rounds.slice(0, -1).slice(-3);
  const mark = 40;
  const side = Math.min(88, at.h - mark - 8, (at.w - 12 * (deciding.length - 1)) / Math.max(1, deciding.length));
  const wide = deciding.length * side + (deciding.length - 1) * 12;
  const small = 34;
  const before = ties.map((round) => round.length * (small + 4) + 12);
  const all = wide + before.reduce((a, b) => a + b, 0);
  let x = centred ? at.x + Math.max(0, at.w - all) / 2 : at.x;
  const shapes: Shape[] = [];
  const room = at.w - wide;
  ties.forEach((round, i) => {
    if (before.slice(i).reduce((a, b) => a + b, 0) > room) return;
    for (const { die: shown } of round) {
      shapes.push(...die(shown, { x, y: at.y + (side - small) / 2, w: small, h: small }, true));
      x += small + 4;
    }
    x += 12;
  });
  for (const { by, die: shown } of deciding) {
    shapes.push(
      ...die(shown, { x, y: at.y, w: side, h: side }),
      ...badge(by, { x: x + (side - mark) / 2, y: at.y + side + 6, w: mark, h: mark }, 28),
    );
    x += side + 12;
  }
  return shapes;
}

export const cloth = (at: Box): Shape[] => [
  rect(at, { fill: paper.red, radius: 160 }),
  rect(inset(at, 7), { fill: paper.white, radius: 153 }),
  rect(inset(at, 14), { fill: paper.table, radius: 146 }),
];
