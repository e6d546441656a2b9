/** The Media cards somebody holds, as the picture only they see. */
import type { Say } from '../../../i18n/types.ts';
import { box, columns, icon, inset, rect, rows, title, words } from '../../../scene/build.ts';
import type { Box, Scene, Shape } from '../../../scene/types.ts';
import { helicopterAttack, mediaKindOf } from '../data/media.ts';
import { look } from '../labels.ts';
import type { PresidentView } from '../rules/view.ts';
import type { MediaId } from '../vocabulary.ts';
import { token } from './inks.ts';
import { print, tints } from './palette.ts';

const width = 1200;
const margin = 16;
const headHeight = 96;
const cardHeight = 336;

function card(id: MediaId, n: number, at: Box, say: Say): Shape[] {
  const kind = mediaKindOf(id);
  const { colour, icon: sign } = tints[kind];
  const inner = inset(at, 20, 0);
  const pair =
    kind === 'president'
      ? []
      : [
          words(box(inner.x, at.y + 272, inner.w, 52), say(look('look.pair', { card: id })), {
            size: 28,
            min: 26,
            lines: 2,
            leading: 1.05,
            colour: print.quiet,
            on: print.panel,
            valign: 'middle',
          }),
        ];
  return [
    rect(at, { fill: print.panel, radius: 16 }),
    rect({ ...at, h: 64 }, { fill: colour, radius: 16 }),
    icon(sign, box(at.x + 16, at.y + 10, 44, 44), { fill: print.ink }),
    title(box(at.x + 72, at.y, at.w - 148, 64), say(look('look.kind', { kind })), {
      size: 40,
      min: 32,
      role: 'secondary',
      colour: print.ink,
      on: colour,
    }),
    title(box(at.x + at.w - 76, at.y + 4, 60, 56), say.number(n), { size: 55, colour: print.ink, on: colour, align: 'right' }),
    title(box(inner.x, at.y + 84, inner.w, 104), say.title(id), {
      size: 56,
      min: 55,
      lines: 2,
      leading: 0.98,
      valign: 'top',
      colour: print.text,
      on: print.panel,
    }),
    words(box(inner.x, at.y + 196, inner.w, 68), say(look('look.effect', { kind, blocks: id === helicopterAttack })), {
      size: 30,
      min: 26,
      lines: 2,
      leading: 1.1,
      weight: 600,
      colour: print.text,
      on: print.panel,
    }),
    ...pair,
  ];
}

/** What the viewer holds; null where there is nothing to draw. */
export function hand(view: PresidentView, say: Say): Scene | null {
  const { own } = view;
  if (!own || own.media.length === 0) return null;
  const across = own.media.length === 4 ? 2 : Math.min(3, Math.max(2, own.media.length));
  const lines = Math.ceil(own.media.length / across);
  const whole = box(margin, headHeight, width - 2 * margin, lines * cardHeight + (lines - 1) * margin);
  const places = rows(whole, lines, margin).flatMap((row) => columns(row, across, margin));
  return {
    width,
    height: Math.ceil((whole.y + whole.h + margin) / 8) * 8,
    background: { colour: print.ground, to: print.deep },
    layers: [
      {
        shapes: [
          ...token(own.seat, 56, 48, 64, say),
          title(box(104, 16, 760, 64), say(look('look.hand', { n: own.media.length })), { size: 56, colour: print.text, on: print.ground }),
          title(box(880, 16, 304, 64), say(look('look.pile', { n: view.pile })), {
            size: 36,
            role: 'secondary',
            weight: 600,
            colour: print.quiet,
            on: print.ground,
            align: 'right',
          }),
          ...own.media.flatMap((id, i) => card(id, i + 1, places[i]!, say)),
        ],
      },
    ],
  };
}
