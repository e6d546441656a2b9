/** What a card does, in signs: read from its parts, so that they cannot say anything else than what happens. */

import type { Json, Step } from '../../kernel/types.ts';
import { box, icon, title } from '../../scene/build.ts';
import { icons } from '../../scene/icons.ts';
import type { Box, Colour, Shape } from '../../scene/types.ts';
import type { Card } from './cards/card.ts';
import { issueMark, night, token } from './look-palette.ts';
import { type Issue, issues, type Side } from './vocabulary.ts';

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
  ...issueMark('defense', box(at.x - 4, at.y, at.w * 0.72, at.h * 0.72), colour, on),
  ...issueMark('economy', box(at.x + at.w * 0.36, at.y + at.h * 0.36, at.w * 0.66, at.h * 0.66), colour, on),
];

const mark = (issue: Issue | null, at: Box, on: Colour): Shape[] => (issue ? issueMark(issue, at, night.text, on) : eitherMark(at, night.text, on));

const numeral = (at: Box, said: string, on: Colour): Shape => title(at, said, { size: 55, colour: night.text, on, align: 'right' });

/** One sign in a box of 56 high; answers its shapes and how wide it became. */
function drawGlyph(glyph: Glyph, by: Side, x: number, y: number, on: Colour): { shapes: Shape[]; w: number } {
  const second = box(x + 60, y + 6, 44, 44);
  switch (glyph.kind) {
    case 'gain':
      return { shapes: [numeral(box(x, y, 54, 56), `+${glyph.n}`, on), ...mark(glyph.issue, second, on)], w: 104 };
    case 'shift': {
      const arrow = glyph.issue === null ? `${icons.up}${icons.down}` : glyph.issue === 'defense' ? icons.up : icons.down;
      const arrows =
        glyph.issue === null
          ? [icon(icons.up, box(x + 22, y + 4, 24, 24), { fill: night.text }), icon(icons.down, box(x + 22, y + 30, 24, 24), { fill: night.text })]
          : [icon(arrow, box(x + 16, y + 12, 34, 34), { fill: night.text })];
      if (glyph.n > 1)
        return {
          shapes: [
            numeral(box(x - 4, y, 30, 56), String(glyph.n), on),
            ...arrows.map((one) => ({ ...one, x: (one.x ?? 0) + 12 })),
            ...mark(glyph.issue, { ...second, x: x + 66 }, on),
          ],
          w: 110,
        };
      return { shapes: [...arrows, ...mark(glyph.issue, second, on)], w: 104 };
    }
    case 'draw':
      return { shapes: [numeral(box(x, y, 54, 56), `+${glyph.n}`, on), icon(icons.cards, second, { fill: night.text })], w: 104 };
    case 'key':
      return {
        shapes: [
          icon(icons.right, box(x + 6, y + 18, 22, 22), { fill: night.text }),
          icon(icons.group, box(x + 32, y + 2, 52, 52), { fill: night.text }),
        ],
        w: 88,
      };
    case 'group':
      return {
        shapes: [
          icon(icons.group, box(x, y - 2, 60, 60), { fill: night.text }),
          icon(icons.right, box(x + 68, y + 17, 22, 22), { fill: night.text }),
          ...token(by, x + 122, y + 28, 44, on),
        ],
        w: 148,
      };
    case 'media':
      return { shapes: [icon(icons.microphone, box(x, y + 2, 52, 52), { fill: night.text })], w: 56 };
    case 'times':
      return { shapes: [numeral(box(x, y, 62, 56), glyph.n === null ? 'X×' : `${glyph.n}×`, on)], w: 60 };
  }
}

/** The signs of a card from left to right. */
export function glyphRow(card: Card, at: Box, on: Colour): Shape[] {
  let x = at.x;
  return glyphsOf(card).flatMap((glyph) => {
    const { shapes, w } = drawGlyph(glyph, card.side, x, at.y, on);
    x += w + 16;
    return shapes;
  });
}
