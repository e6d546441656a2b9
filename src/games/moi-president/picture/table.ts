/** The middle of the table: the undecided, the last card and dice, pile and discard. */

import type { Say } from '../../../i18n/types.ts';
import type { Seat } from '../../../kernel/types.ts';
import { columns, cutLeft, icon, inset, rect, title } from '../../../scene/build.ts';
import { icons } from '../../../scene/icons.ts';
import type { Box, Shape } from '../../../scene/types.ts';
import type { Card } from '../data/deck.ts';
import { look } from '../labels.ts';
import type { LastView } from '../messages.ts';
import type { MoiPresidentView } from '../rules/view.ts';
import type { Dice, Roll } from '../state.ts';
import { luckyFrom } from '../vocabulary.ts';
import { die, face, type LittleLook, littleCards, stamp } from './card.ts';
import { cameTo, undecidedBy } from './changes.ts';
import { chipOf } from './gauge.ts';
import { back } from './ornament.ts';
import { paper, token } from './palette.ts';
import { signs } from './signs.ts';

/** Cards that belong to nobody. */
const nobodys: LittleLook = { fill: paper.panel, letters: paper.ink, edge: paper.table, loose: false, mark: null };
const on = { colour: paper.white, on: paper.table } as const;
const onStage = { colour: paper.white, on: paper.ink } as const;

/** The Indécis heap: its points, and its cards. */
export function undecidedHeap({ undecided, undecidedPoints, last }: MoiPresidentView, { x, y, w, h }: Box, say: Say): Shape[] {
  const at = { x, y: y + (h - 232) / 2, w };
  const by = undecidedBy(last);
  return [
    title({ ...at, h: 44 }, say(look('look.undecided')), { size: 42, min: 34, weight: 600, role: 'secondary', ...on }),
    ...signOf(by, { x, y: at.y + 50, w: 92, h: 92 }),
    title({ x: x + 104, y: at.y + 50, w: w - 104, h: 92 }, String(undecidedPoints), { size: 104, min: 88, ...on }),
    ...(undecided.length === 0
      ? [rect({ x: x + 2, y: at.y + 158, w: 52, h: 72 }, { radius: 8, stroke: { colour: paper.sky, width: 3, dash: [8, 6] } })]
      : littleCards(undecided, { ...at, y: at.y + 148, h: 84 }, { w: 52, h: 72 }, nobodys, cameTo('undecided', last))),
  ];
}

/** The sign of the undecided; if their points changed, it is smaller, with the difference below it. */
const signOf = (by: number, at: Box): Shape[] =>
  by === 0
    ? [icon(icons.group, at, { fill: paper.gilt })]
    : [
        icon(icons.group, { x: at.x + 8, y: at.y - 14, w: 76, h: 76 }, { fill: paper.gilt }),
        chipOf(by, { x: at.x + 4, y: at.y + 54, w: 84, h: 38 }),
      ].flat();

/** The number of cards in the pile, face down, and in the discard, whose top card is face up. */
export function piles({ pile, discard }: MoiPresidentView, at: Box, say: Say): Shape[] {
  const [left, right] = columns({ ...at, y: at.y + (at.h - 232) / 2, h: 232 }, 2, 12) as [Box, Box];
  const card = (of: Box): Box => ({ x: of.x + (of.w - 88) / 2, y: of.y + 8, w: 88, h: 122 });
  const named = (of: Box, name: string, count: number): Shape[] => [
    title({ ...of, y: of.y + 138, h: 56 }, String(count), { size: 66, min: 60, align: 'centre', ...on }),
    title({ ...of, y: of.y + 194, h: 38 }, name, { size: 36, min: 30, weight: 600, role: 'secondary', align: 'centre', ...on }),
  ];
  const top = discard.at(-1);
  return [
    ...[2, 1, 0].filter((n) => pile > n * 8).flatMap((n) => back({ ...card(left), x: card(left).x + n * 5, y: card(left).y - n * 4 })),
    ...named(left, say(look('look.pile')), pile),
    ...(discard.length > 1 ? [rect({ ...card(right), x: card(right).x + 6, y: card(right).y - 5 }, { fill: paper.line, radius: 10 })] : []),
    ...(top ? stamp(top, card(right)) : [rect(inset(card(right), 2), { radius: 10, stroke: { colour: paper.sky, width: 3, dash: [8, 6] } })]),
    ...named(right, say(look('look.discard')), discard.length),
  ];
}

/** The last card in large, who used it and against whom, the jokers that answered, and the dice; before the first card, who begins. */
export function lastPlayed(view: MoiPresidentView, at: Box, say: Say): Shape[] {
  const { last, dice, first } = view;
  const stage = [rect(at, { fill: paper.ink, radius: 18 }), rect(inset(at, 5), { radius: 14, stroke: { colour: paper.gold, width: 2 } })];
  const inside = inset(at, 18, 14);
  if (!last) {
    const begins = first === null ? say(look('look.start')) : say(look('look.begins', { seat: first }));
    return [
      ...stage,
      title({ ...inside, h: 60 }, begins, { size: 56, min: 40, role: 'secondary', align: 'centre', ...onStage }),
      ...(dice ? throws(dice, { ...inside, y: inside.y + 74, h: inside.h - 74 }, true, say) : []),
    ];
  }
  const [card, beside] = cutLeft(inside, [Math.max(168, Math.min(inside.h * 0.7, 270))], 20) as [Box, Box];
  const lines = [
    ...last.replies.map(({ by, joker, to }) => ({ by, said: say(look('look.reply', { joker, to })) })),
    ...moved(last, say),
    ...passing(last, say),
  ].slice(-2);
  const instead = last.discarded ? 'discarded' : last.replies.at(-1)?.joker === 'immunite' ? 'canceled' : null;
  const high = 40;
  const below = 52 + (last.discarded ? high : lines.length * high);
  return [
    ...stage,
    ...largeCard(last.card, card, say),
    title({ ...beside, h: 46 }, say(look('look.last', { last })), { size: 46, min: 30, role: 'secondary', ...onStage }),
    ...(last.discarded
      ? [title({ ...beside, y: beside.y + 48, h: 40 }, say(look('look.discarded')), { size: 36, weight: 600, role: 'secondary', ...onStage })]
      : []),
    ...lines.flatMap(({ by, said }, i) => {
      const y = beside.y + 48 + i * high;
      const line = title({ x: beside.x + 48, y, w: beside.w - 48, h: high }, said, { size: 36, min: 28, weight: 600, role: 'secondary', ...onStage });
      return [...token(by, { x: beside.x, y: y + 1, w: high - 2, h: high - 2 }, say), line];
    }),
    ...(dice
      ? throws(dice, { ...beside, y: beside.y + below + 6, h: beside.h - below - 6 }, false, say)
      : signs(last.card, instead, { ...beside, y: beside.y + below, h: beside.h - below }, { colour: paper.gilt, on: paper.ink }, 1.5)),
  ];
}

/** The cards of points that changed places. If a Grand débat had several losers, their places show it instead. */
const moved = ({ moves }: LastView, say: Say): { by: Seat; said: string }[] =>
  moves.length > 2 ? [] : moves.map((move) => ({ by: move.from === 'undecided' ? move.by : move.from, said: say(look('look.move', { move })) }));

/** The direction in which hands or campaigns passed. */
const passing = ({ by, way }: LastView, say: Say): { by: Seat; said: string }[] => (way ? [{ by, said: say(look('look.way', { way })) }] : []);

/** A card face up with its name below its picture; `named`: the most height the name may take. */
export function largeCard(card: Card, at: Box, say: Say, named = 58): Shape[] {
  const art = at.h - 58 - named;
  return [
    ...face(card, at, { head: 40, art, left: 14 }, say),
    title({ x: at.x + 10, y: at.y + art + 46, w: at.w - 20, h: named }, say.title(card.kind), {
      size: named > 58 ? 44 : 40,
      min: named > 58 ? 36 : 28,
      lines: 2,
      leading: 1,
      colour: paper.ink,
      on: paper.panel,
      align: 'centre',
      role: 'secondary',
    }),
  ];
}

/** Whether a die won: in a duel and at the start the highest roll, on a card with a die from four up. */
const wins = ({ why }: Dice, shown: number, round: readonly Roll[]): boolean =>
  why === 'bonus' || why === 'grand-debat' ? shown >= luckyFrom : shown === Math.max(...round.map(({ die }) => die));

const markSide = 50;
const tieSide = 30;
const tieWidth = (round: readonly Roll[]): number => round.length * (tieSide + 4) + 12;

/** Each round's dice and who rolled them. Tied rounds are small; the last one decides and is large. */
function throws(dice: Dice, at: Box, centred: boolean, say: Say): Shape[] {
  const deciding = dice.rounds.at(-1) ?? [];
  // A stage as high as the one at the end has room for larger dice.
  const side = Math.min(Math.max(112, Math.min(168, at.h * 0.6)), at.h - markSide - 8);
  // Two players have room for names below the dice; more players get tokens.
  const named = deciding.length <= 2;
  const cell = named ? Math.max(150, side + 24) : Math.min(side + 20, at.w / deciding.length);
  const ties = fitting(dice.rounds.slice(0, -1), at.w - deciding.length * cell);
  const wide = ties.reduce((sum, round) => sum + tieWidth(round), 0);
  let x = centred ? at.x + (at.w - wide - deciding.length * cell) / 2 : at.x;
  const shapes: Shape[] = [];
  for (const round of ties) {
    const y = at.y + (side - tieSide) / 2;
    shapes.push(...round.flatMap(({ die: shown }, i) => die(shown, { x: x + i * (tieSide + 4), y, w: tieSide, h: tieSide }, 'past')));
    x += tieWidth(round);
  }
  const pips = Math.min(side, cell - 14);
  for (const { by, die: shown } of deciding) {
    const below: Box = { x, y: at.y + pips + 10, w: cell, h: markSide - 4 };
    const name = title({ ...below, w: cell - 8, x: x + 4 }, say.player(by), {
      size: 34,
      min: 26,
      weight: 600,
      role: 'secondary',
      align: 'centre',
      ...onStage,
    });
    shapes.push(
      ...die(shown, { x: x + (cell - pips) / 2, y: at.y, w: pips, h: pips }, wins(dice, shown, deciding) ? 'won' : 'lost'),
      ...(named ? [name] : token(by, below, say)),
    );
    x += cell;
  }
  return shapes;
}

/** The last rounds that fit. */
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
