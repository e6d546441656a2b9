/** What a card does, in signs: read from its parts, so that they cannot say anything else than what happens. */

import type { Json, Step } from '../../../kernel/types.ts';
import { box, icon, title } from '../../../scene/build.ts';
import { icons } from '../../../scene/icons.ts';
import type { Box, Colour, Shape } from '../../../scene/types.ts';
import type { Card } from '../rules/cards/card.ts';
import { type Issue, issues, type Side } from '../vocabulary.ts';
import { issueMark, night, token } from './palette.ts';

/** A number or arrow, and what it is about: an issue (null: it depends), cards, a group, the news. */
export type Glyph =
  | { kind: 'gain'; n: number; issue: Issue | null }
  | { kind: 'shift'; n: number; issue: Issue | null }
  | { kind: 'key' | 'group' | 'media' }
  | { kind: 'draw'; n: number }
  | { kind: 'times'; n: number | null };

const isStep = (value: Json): value is Step => typeof value === 'object' && value !== null && !Array.isArray(value) && typeof value.kind === 'string';
const issueIn = (value: Json | undefined): Issue | null => issues.find((issue) => issue === value) ?? null;
const numberIn = (value: Json | undefined): number => (typeof value === 'number' ? value : 1);

function glyphsOfStep(step: Step): Glyph[] {
  switch (step.kind) {
    case 'gainSupport':
      return [{ kind: 'gain', n: numberIn(step.n), issue: issueIn(step.issue) }];
    case 'shift':
      return [{ kind: 'shift', n: numberIn(step.n), issue: issueIn(step.toward) }];
    case 'alterKey':
      return [{ kind: 'key' }];
    case 'drawCards':
      return [{ kind: 'draw', n: numberIn(step.n) }];
    case 'demographicSupport':
      return [{ kind: 'group' }];
    case 'stayInForce':
      return [{ kind: 'media' }];
    case 'inDifferentStates':
      return [{ kind: 'times', n: typeof step.times === 'number' ? step.times : null }, ...inner(step)];
    default:
      return inner(step);
  }
}

const inner = (step: Step): Glyph[] => (Array.isArray(step.steps) ? step.steps.filter(isStep).flatMap(glyphsOfStep) : []);

export const glyphsOf = (card: Card): Glyph[] => card.play.flatMap(glyphsOfStep);

/** Both issues, half in front of each other: whichever it will be. */
const eitherMark = (at: Box, colour: Colour, on: Colour): Shape[] => [
  ...issueMark('defense', box(at.x, at.y, at.w * 0.72, at.h * 0.72), colour, on),
  ...issueMark('economy', box(at.x + at.w * 0.36, at.y + at.h * 0.36, at.w * 0.66, at.h * 0.66), colour, on),
];

const mark = (issue: Issue | null, at: Box, on: Colour): Shape[] => (issue ? issueMark(issue, at, night.text, on) : eitherMark(at, night.text, on));

/** A count in front of a mark. */
const numeral = (x: number, y: number, said: string, on: Colour): Shape =>
  title(box(x, y, said.length * 28, 56), said, { size: 55, colour: night.text, on });

/** A sign with its corner at `x`, `y`, 56 high, and how wide it is. */
type Drawn = { shapes: Shape[]; w: number };

function counted(said: string, x: number, y: number, on: Colour, after: (at: Box) => Shape[]): Drawn {
  const w = said.length * 26;
  return { shapes: [numeral(x, y, said, on), ...after(box(x + w, y + 6, 44, 44))], w: w + 44 };
}

/** One or two triangles that point where something moves. */
const pointer = (d: string, at: Box): Shape => icon(d, at, { fill: night.text });

function shifted(issue: Issue | null, n: number, x: number, y: number, on: Colour): Drawn {
  const w = n > 1 ? 28 : 0;
  const arrows = issue
    ? [pointer(issue === 'defense' ? icons.up : icons.down, box(x + w, y + 12, 32, 32))]
    : [pointer(icons.up, box(x + w + 4, y + 4, 24, 24)), pointer(icons.down, box(x + w + 4, y + 30, 24, 24))];
  return { shapes: [...(n > 1 ? [numeral(x, y, String(n), on)] : []), ...arrows, ...mark(issue, box(x + w + 40, y + 6, 44, 44), on)], w: w + 84 };
}

function drawGlyph(glyph: Glyph, by: Side, x: number, y: number, on: Colour): Drawn {
  switch (glyph.kind) {
    case 'gain':
      return counted(`+${glyph.n}`, x, y, on, (at) => mark(glyph.issue, at, on));
    case 'shift':
      return shifted(glyph.issue, glyph.n, x, y, on);
    case 'draw':
      return counted(`+${glyph.n}`, x, y, on, (at) => [pointer(icons.cards, at)]);
    case 'key':
      return {
        shapes: [
          pointer(icons.right, box(x + 4, y + 4, 22, 22)),
          pointer(icons.left, box(x, y + 30, 22, 22)),
          pointer(icons.group, box(x + 32, y + 2, 52, 52)),
        ],
        w: 84,
      };
    case 'group':
      return {
        shapes: [
          pointer(icons.group, box(x, y - 2, 60, 60)),
          pointer(icons.right, box(x + 70, y + 17, 22, 22)),
          ...token(by, x + 124, y + 28, 44, on),
        ],
        w: 148,
      };
    case 'media':
      return { shapes: [pointer(icons.microphone, box(x - 6, y + 2, 52, 52))], w: 52 };
    case 'times':
      return { shapes: [numeral(x, y, glyph.n === null ? 'X×' : `${glyph.n}×`, on)], w: 56 };
  }
}

/** The signs of a card from left to right. */
export function glyphRow(card: Card, at: Box, on: Colour): Shape[] {
  let x = at.x;
  return glyphsOf(card).flatMap((glyph) => {
    const { shapes, w } = drawGlyph(glyph, card.side, x, at.y, on);
    x += w + 24;
    return shapes;
  });
}
