import type { Say } from '../../i18n/types.ts';
import { box, columns, rows, title } from '../../scene/build.ts';
import type { Box, Layer, Scene, Shape } from '../../scene/types.ts';
import { cardLine, cardShapes, measure, payable } from './look-card.ts';
import { night, token } from './look-palette.ts';
import { look } from './text/look-messages.ts';
import type { CampaignView, Own } from './view.ts';
import type { CardId } from './vocabulary.ts';

const width = 1200;
const margin = 16;
const gap = 16;
const headHeight = 88;

/** How many cards stand in one row: few and wide, as long as a phone must read them. */
const across = (n: number): number => (n <= 6 && n !== 4 ? 3 : 4);

interface Drawn {
  shapes: Shape[];
  /** Where the last row ends. */
  bottom: number;
}

/** Cards in rows from `top` down, numbered as their buttons are. */
function cards(held: readonly CardId[], top: number, isPayable: (card: CardId) => boolean, say: Say): Drawn {
  const perRow = across(held.length);
  const count = Math.ceil(held.length / perRow);
  const whole = box(margin, 0, width - 2 * margin, 0);
  const size = measure(held, columns(whole, perRow, gap)[0]!.w, say);
  const height = count * size.height + (count - 1) * gap;
  const places = rows({ ...whole, y: top, h: height }, count, gap).flatMap((row) => columns(row, perRow, gap));
  const shapes = held.flatMap((card, i) => cardShapes(card, i + 1, isPayable(card), places[i]!, size, say));
  return { shapes, bottom: top + height };
}

const scene = (layers: Layer[], bottom: number): Scene => ({
  width,
  height: Math.ceil((bottom + margin) / 8) * 8,
  background: { colour: night.ground, to: night.deep },
  layers,
});

const head = ({ side }: Own, said: string): Shape[] => [
  ...token(side, margin + 32, 48, 56, night.ground),
  title(box(margin + 76, 16, width - 2 * margin - 76, 64), said, { size: 55, colour: night.text, on: night.ground }),
];

function drafting(own: Own, draft: NonNullable<Own['draft']>, say: Say): Scene {
  const seen = cards(draft.seen, headHeight, () => true, say);
  const shapes = [...head(own, say(look('look.draft-title', { n: draft.kept.length + 1 }))), ...seen.shapes];
  if (draft.kept.length === 0) return scene([{ shapes }], seen.bottom);
  // Long titles need wider columns.
  const inRow = draft.kept.some((card) => say.title(card).length > 30) ? 2 : 3;
  const lines = Math.ceil(draft.kept.length / inRow);
  const list: Box = box(margin + 8, seen.bottom + 72, width - 2 * margin - 16, lines * 44);
  const places = columns(list, inRow, 24).flatMap((column) => rows(column, lines, 0));
  shapes.push(
    title(box(margin + 8, seen.bottom + 20, 600, 44), say(look('look.draft-kept')), {
      size: 36,
      role: 'secondary',
      colour: night.quiet,
      on: night.ground,
    }),
  );
  shapes.push(...draft.kept.flatMap((card, i) => cardLine(card, places[i]!, say)));
  return scene([{ shapes }], list.y + list.h);
}

/** What the viewer holds, or the three cards to choose from; null where there is nothing to draw. */
export function hand(view: CampaignView, say: Say): Scene | null {
  const { own } = view;
  if (!own) return null;
  if (own.draft && own.draft.seen.length > 0) return drafting(own, own.draft, say);
  const held = own.hand;
  if (held.length === 0) return null;
  const drawn = cards(held, headHeight, (card) => payable(card, held.length - 1), say);
  const { deck } = view.sides[own.side];
  const said = [look('look.hand', { n: held.length }), look('look.deck', { n: deck })].map(say).join(' · ');
  return scene([{ shapes: [...head(own, `${say(look('look.name', { side: own.side }))} · ${said}`), ...drawn.shapes] }], drawn.bottom);
}
