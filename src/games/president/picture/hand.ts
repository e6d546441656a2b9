/** A player's Media cards, as the picture only they see. */
import type { Say } from '../../../i18n/types.ts';
import { box, rect, title } from '../../../scene/build.ts';
import type { Box, Scene } from '../../../scene/types.ts';
import { mediaKindOf } from '../data/media.ts';
import { look } from '../labels.ts';
import type { PresidentView } from '../rules/view.ts';
import type { MediaId } from '../vocabulary.ts';
import { card, cardHigh, type Face, type Size } from './cards.ts';
import { cardBack, token } from './inks.ts';
import { print } from './palette.ts';

const width = 1200;
const margin = 16;
const headHeight = 96;

/** The cards with the numbers of their buttons. Président cards are all the same, so they form a pile. */
function faces(media: readonly MediaId[]): Face[] {
  const list: Face[] = [];
  media.forEach((id, i) => {
    const last = list.at(-1);
    if (last && mediaKindOf(id) === 'president' && mediaKindOf(last.card) === 'president') last.last = i + 1;
    else list.push({ card: id, first: i + 1, last: i + 1 });
  });
  return list;
}

interface Layout {
  across: number;
  size: Size;
  high: number;
  wide: boolean;
}

/** A few cards fill the picture; many are small. */
function layoutOf(n: number): Layout {
  if (n === 1) return { across: 1, size: 'large', high: 568, wide: true };
  if (n === 2) return { across: 2, size: 'large', high: cardHigh.large, wide: false };
  if (n === 4) return { across: 2, size: 'middle', high: 480, wide: true };
  if (n <= 6) return { across: 3, size: 'middle', high: cardHigh.middle, wide: false };
  return { across: 4, size: 'small', high: cardHigh.small, wide: false };
}

/** The viewer's cards; null if there is nothing to draw. */
export function hand(view: PresidentView, say: Say): Scene | null {
  const { own } = view;
  if (!own || own.media.length === 0) return null;
  const shown = faces(own.media);
  const { across, size, high, wide } = layoutOf(shown.length);
  const lines = Math.ceil(shown.length / across);
  const gap = 24;
  const w = Math.floor((width - 2 * margin - (across - 1) * gap - 8) / across);
  const place = (i: number): Box => box(margin + (i % across) * (w + gap), headHeight + Math.floor(i / across) * (high + gap), w, high);
  // If alone in the last line, the pile of Président cards lies on its side.
  const lies = (i: number): boolean => size === 'small' && i % across === 0 && i === shown.length - 1 && mediaKindOf(shown[i]!.card) === 'president';
  return {
    width,
    height: Math.ceil((headHeight + lines * (high + gap) + 8) / 8) * 8,
    background: print.deep,
    layers: [
      {
        shapes: [
          rect(box(0, 0, width, headHeight - 16), { fill: print.accent }),
          rect(box(0, headHeight - 16, width, 4), { fill: print.ink }),
          ...token(own.seat, 54, 40, 64, say),
          title(box(104, 8, 760, 64), say(look('look.hand', { n: own.media.length })), { size: 56, colour: print.panel, on: print.accent }),
          ...cardBack(box(1128, 6, 50, 68)),
          title(box(880, 8, 232, 64), say(look('look.pile', { n: view.pile })), {
            size: 40,
            role: 'secondary',
            weight: 600,
            colour: print.panel,
            on: print.accent,
            align: 'right',
          }),
          ...shown.flatMap((face, i) =>
            lies(i) ? card(face, { ...place(i), w: 2 * w + gap }, size, say, true) : card(face, place(i), size, say, wide),
          ),
        ],
      },
    ],
  };
}
