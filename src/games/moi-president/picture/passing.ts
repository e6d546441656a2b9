/** Two ways round the table: what each player gives to whom, and everyone's totals afterwards. */
import type { Say } from '../../../i18n/types.ts';
import type { Option } from '../../../kernel/types.ts';
import { box, columns, rect, title } from '../../../scene/build.ts';
import type { Box, Shape } from '../../../scene/types.ts';
import { detailOf } from '../../game.ts';
import type { MoiPresidentView, Own } from '../rules/view.ts';
import { cardTitle } from '../words/parts.ts';
import { type Entry, entries, entry } from './entry.ts';
import { paper, token } from './palette.ts';

const gap = 14;
const lineHigh = 66;

/** Everyone's totals after the campaigns have moved one place on. */
function afterwards(view: MoiPresidentView, isClockwise: boolean): { seat: string; before: number; after: number }[] {
  const here = view.places.filter((place) => place.here);
  return here.map(({ seat, total, soclePoints }, i) => {
    const from = here[(i + (isClockwise ? -1 : 1) + here.length) % here.length]!;
    return { seat, before: total, after: soclePoints + from.campaignPoints };
  });
}

function totals(view: MoiPresidentView, isClockwise: boolean, own: Own, at: Box, say: Say): Shape[] {
  return afterwards(view, isClockwise).flatMap(({ seat, before, after }, i): Shape[] => {
    const line = box(at.x, at.y + i * lineHigh, at.w, lineHigh - 6);
    const on = seat === own.seat ? paper.gilt : paper.panel;
    const written = { colour: paper.ink, on, role: 'secondary' } as const;
    return [
      rect(line, { fill: on, radius: 12 }),
      ...token(seat, box(line.x + 10, line.y + 5, 50, 50), say),
      title(box(line.x + 70, line.y, line.w - 270, line.h), say.player(seat), { ...written, size: 46, min: 36 }),
      title(box(line.x + line.w - 192, line.y, 180, line.h), `${before} → ${after}`, { ...written, size: 52, min: 44, align: 'right' }),
    ];
  });
}

/** The two ways, and below them the totals they lead to or, when hands pass, the hand that is given away. */
export function passing(
  view: MoiPresidentView,
  own: Own,
  options: readonly Option[],
  areZones: boolean,
  at: Box,
  say: Say,
): { shapes: Shape[]; bottom: number } {
  const kind = areZones ? 'tourne-points' : 'tourne-main';
  const ways = options.map((option): Entry => ({ card: { id: kind, kind, points: 0 }, head: say(option.label), body: detailOf(option, say) }));
  const above = entries(ways, at, 2, gap, say);
  const y = above.bottom + gap;
  if (areZones) {
    const places = columns(box(at.x, y, at.w, 0), options.length, gap);
    const shapes = options.flatMap(({ id }, i) => totals(view, id === 'clockwise', own, places[i]!, say));
    return { shapes: [...above.shapes, ...shapes], bottom: y + view.places.filter(({ here }) => here).length * lineHigh - 6 };
  }
  const cards = columns(box(at.x, y, at.w, 108), 2, gap);
  const held = own.hand.flatMap((card, i) => {
    const place = cards[i % 2]!;
    return entry({ card, head: cardTitle(say, card), body: '' }, { ...place, y: y + Math.floor(i / 2) * 122 }, say);
  });
  return { shapes: [...above.shapes, ...held], bottom: y + Math.max(1, Math.ceil(own.hand.length / 2)) * 122 - 14 };
}
