/** The first roll and the election: who begins, and who has the majority in the end. */
import type { Say } from '../../../i18n/types.ts';
import { box, columns, title } from '../../../scene/build.ts';
import { star } from '../../../scene/motifs.ts';
import type { Box, Shape } from '../../../scene/types.ts';
import { look } from '../labels.ts';
import type { PresidentView, SeatView } from '../rules/view.ts';
import type { Transfer } from '../state.ts';
import { brief } from '../words/parts.ts';
import type { Happening } from './highlight-events.ts';
import { bars, type Film, goalLine, inner, isDone, scaleFor, score, strengthBefore, words } from './highlight-parts.ts';
import { rolling } from './highlight-way.ts';
import { die, pawn, plate, token } from './inks.ts';
import { news, print } from './palette.ts';

/** Each player's last die, and who begins; players who did not roll again after a tie are faded. */
export function openingPart({ rounds, first }: Extract<Happening, { what: 'opening' }>, say: Say): Film {
  const all = rounds[0] ?? [];
  const last = rounds.at(-1) ?? [];
  return {
    high: 284,
    shapes: (at, progress) =>
      columns(at, all.length, 14).flatMap(({ x, y, w, h }, i): Shape[] => {
        const { seat } = all[i]!;
        const face = rounds.findLast((those) => those.some((one) => one.seat === seat))?.find((one) => one.seat === seat)?.die ?? 0;
        const isFirst = seat === first && isDone(progress);
        const isOut = !last.some((one) => one.seat === seat);
        const [on, colour] = isFirst ? [print.accent, print.panel] : isOut ? [print.raised, print.quiet] : [print.panel, print.text];
        const middle = x + w / 2;
        const place = box(middle - 56, y + 24, 112, 112);
        return [
          ...plate(box(x, y, w, h), on, { radius: 12, shadow: isOut ? 0 : 4 }),
          ...(isOut ? die(progress === 0 ? 0 : face, place, print.raised, print.quiet) : rolling(face, place, progress, 0.6, seat)),
          ...token(seat, middle, y + 186, 68, say),
          title(box(x + 8, y + 220, w - 16, 56), brief(say, seat), { ...words, size: 50, min: 36, align: 'centre', colour, on }),
        ];
      }),
  };
}

const head = 118;
const row = { high: 52, bar: 100, wide: 800 } as const;
/** The winner, the player who lost the last city to them, and the strongest of the others. */
const mostRows = 4;

function racers({ seats, winners }: PresidentView, changes: readonly Transfer[]): SeatView[] {
  const rank = ({ seat }: SeatView): number => (winners?.includes(seat) ? 0 : changes.some(({ from }) => from === seat) ? 1 : 2);
  return seats
    .filter(({ gone }) => !gone)
    .sort((a, b) => rank(a) - rank(b) || b.strength - a.strength)
    .slice(0, mostRows);
}

/** The winner's pawn on a rosette, beside the name. */
function winner({ seat, strength }: SeatView, at: Box, progress: number, say: Say): Shape[] {
  const [cx, cy] = [at.x + 78, at.y + head / 2];
  const rosette = isDone(progress)
    ? [
        star(cx, cy, 66, print.ink, { points: 20, inner: 0.88 }),
        star(cx, cy, 61, news, { points: 20, inner: 0.88 }),
        star(cx, cy, 50, print.panel, { points: 20, inner: 0.94 }),
      ]
    : [];
  return [
    ...rosette,
    ...pawn(seat, cx, cy - 2, 84, say),
    title(box(at.x + 160, at.y + 8, 560, head - 16), brief(say, seat), {
      ...words,
      weight: 700,
      size: 100,
      min: 55,
      colour: print.text,
      on: print.panel,
    }),
    ...(isDone(progress)
      ? [
          title(box(at.x + 730, at.y + 10, at.w - 752, 52), say(look('look.elected')), {
            size: 60,
            min: 55,
            align: 'right',
            colour: print.accent,
            on: print.panel,
          }),
          title(box(at.x + 730, at.y + 62, at.w - 752, 48), say(look('look.score', { points: strength })), {
            ...words,
            size: 46,
            min: 36,
            align: 'right',
            colour: print.text,
            on: print.panel,
          }),
        ]
      : []),
  ];
}

/** The election: the bricks of the strongest on the way to the majority, and the one that tipped it. Null unless a player has just been elected. */
export function wonPart(view: PresidentView, changes: readonly Transfer[], say: Say): Film | null {
  const [first, ...others] = racers(view, changes);
  if (view.phase !== 'over' || view.unopposed || view.winners?.length !== 1 || !first || !view.winners.includes(first.seat)) return null;
  const all = [first, ...others];
  const high = head + 40 + all.length * row.high + 12;
  return {
    high,
    shapes(at, progress) {
      const scale = scaleFor(view, changes, { x: at.x + row.bar, w: row.wide });
      const top = at.y + head + 40;
      const rows = all.map(({ seat }, i) => ({ seat, at: box(at.x + row.bar, top + i * row.high + 3, row.wide, row.high - 6) }));
      return [
        ...plate(at, print.panel, { radius: 12, shadow: 4 }),
        ...winner(first, at, progress, say),
        ...all.flatMap((seat, i) => {
          const here = rows[i]!.at;
          return [
            ...token(seat.seat, at.x + 52, here.y + here.h / 2, 48, say),
            ...score(
              strengthBefore(seat, changes),
              seat.strength,
              box(at.x + row.bar + row.wide + 8, here.y, inner - row.bar - row.wide - 20, here.h),
              progress,
              say,
            ),
          ];
        }),
        ...bars(view, rows, changes, scale, progress, say),
        ...goalLine(scale, top, at.y + high - 8, say, print.panel),
      ];
    },
  };
}
