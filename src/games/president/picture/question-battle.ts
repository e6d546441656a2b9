/** A battle or a flight in a question: both sides, the stakes, the chances of the dice, and the player's cards with their effects. */
import type { Say } from '../../../i18n/types.ts';
import type { Option, Seat } from '../../../kernel/types.ts';
import { box, columns, icon, inset, type Part, title } from '../../../scene/build.ts';
import { icons } from '../../../scene/icons.ts';
import type { Box, Shape } from '../../../scene/types.ts';
import { detailOf } from '../../game.ts';
import { mediaKindOf, paradeFor } from '../data/media.ts';
import { squareAt } from '../data/squares.ts';
import { look } from '../labels.ts';
import type { PresidentView } from '../rules/view.ts';
import type { MediaId } from '../vocabulary.ts';
import { brief } from '../words/parts.ts';
import { ownIcons } from './icons.ts';
import { cardBack, contested, die, plate, token } from './inks.ts';
import { print } from './palette.ts';
import { arrow, inner, pointsShapes, type Row } from './question-parts.ts';
import { signShapes } from './square-signs.ts';

const line = { weight: 600, role: 'secondary' } as const;

/** One side: the player, their strength, their number of cards, and what strength adds to the die. */
function side(view: PresidentView, seat: Seat, other: Seat, at: Box, say: Say): Shape[] {
  const find = (one: Seat) => view.seats.find((some) => some.seat === one);
  const { strength = 0, media = 0 } = find(seat) ?? {};
  const isOwn = seat === view.own?.seat;
  const [on, colour] = isOwn ? [print.accent, print.panel] : [print.panel, print.text];
  const adds = strength > (find(other)?.strength ?? 0);
  const label = view.fight?.owner === seat ? look('look.owner', { strength }) : look('look.newcomer', { strength });
  const x = at.x + 132;
  const low = at.y + at.h - 84;
  return [
    ...plate(at, on, { radius: 12 }),
    ...token(seat, at.x + 68, at.y + 72, 104, say),
    title(box(x, at.y + 14, at.w - 146, 60), brief(say, seat), { ...line, weight: 700, size: 58, min: 36, colour, on }),
    title(box(x, at.y + 74, at.w - 146, 50), say(label), { ...line, size: 44, min: 30, colour, on }),
    ...cardBack(box(at.x + 24, low + 4, 50, 64)),
    title(box(at.x + 84, low, 74, 72), say.number(media), { size: 60, min: 55, colour, on }),
    ...(adds
      ? [
          ...die(6, box(at.x + at.w - 150, low + 6, 56, 56), print.panel, print.ink),
          title(box(at.x + at.w - 88, low, 74, 72), '+1', { size: 60, min: 55, colour, on }),
        ]
      : []),
  ];
}

/** The newcomer, the owner and the contested city; the viewer's side is lit. */
export function duelPart(view: PresidentView, say: Say): Part | null {
  const { fight } = view;
  const city = view.cities.find(({ id }) => id === fight?.city);
  if (!fight || !city) return null;
  return {
    high: 232,
    shapes(at) {
      const wide = 424;
      const middle = box(at.x + wide + 10, at.y, at.w - 2 * wide - 20, at.h);
      const points = box(middle.x + middle.w / 2 - 62, middle.y + 4, 124, 116);
      return [
        ...side(view, fight.newcomer, fight.owner, { ...at, w: wide }, say),
        ...side(view, fight.owner, fight.newcomer, box(at.x + at.w - wide, at.y, wide, at.h), say),
        ...pointsShapes(city, points, say),
        contested(city.id, box(middle.x, middle.y + 126, middle.w, 58), say),
        title(box(middle.x, middle.y + 184, middle.w, 44), say(look('look.fight')), {
          ...line,
          size: 40,
          min: 32,
          align: 'centre',
          colour: print.text,
          on: print.deep,
        }),
      ];
    },
  };
}

/** The chances of the dice for each number of Président cards to commit, as the options state them. */
export function oddsPart(options: readonly Option[], say: Say): Part | null {
  const odds = options.flatMap(({ id, detail }) => {
    const { percent, plus } = detail?.args ?? {};
    return typeof percent === 'number' && typeof plus === 'number' ? [{ n: id.startsWith('commit-') ? Number(id.slice(7)) : 0, percent, plus }] : [];
  });
  if (odds.length === 0) return null;
  return {
    high: 190,
    shapes: (at) =>
      columns(at, odds.length, 10).flatMap((cell, i): Shape[] => {
        const { n, percent, plus } = odds[i]!;
        const star = 44;
        const words = { ...line, align: 'centre', colour: print.text, on: print.panel } as const;
        const isNarrow = cell.w < 300;
        const count = box(cell.x + cell.w / 2 - 52, cell.y + 10, 44, 50);
        return [
          ...plate(cell, print.panel, { radius: 10, width: 4 }),
          ...(isNarrow
            ? [
                title(count, say.number(n), { ...words, size: 50, min: 36, weight: 700 }),
                icon(icons.star, box(cell.x + cell.w / 2 + 2, cell.y + 14, star, star), { fill: print.accent }),
              ]
            : [title(box(cell.x + 12, cell.y + 8, cell.w - 24, 54), say(look('look.commit', { n })), { ...words, size: 46, min: 36, weight: 700 })]),
          title(box(cell.x + 6, cell.y + 62, cell.w - 12, 72), say(look('look.percent', { percent })), {
            ...words,
            weight: 700,
            size: 72,
            min: 38,
          }),
          title(box(cell.x + 6, cell.y + 134, cell.w - 12, 48), say(look('look.die-plus', { plus })), { ...words, size: 42, min: 28 }),
        ];
      }),
  };
}

/** The viewer's cards among the options, each with its button number; `does`: its effect. */
const cardRows = (view: PresidentView, options: readonly Option[], does: (option: Option) => string, say: Say): Row[] =>
  options.flatMap((option) => {
    const at = view.own?.media.indexOf(option.id) ?? -1;
    return at < 0 ? [] : [{ card: option.id, n: at + 1, name: say(option.label), does: does(option) }];
  });

/** The viewer's attacks, each with the parry against it. */
export const attackRows = (view: PresidentView, options: readonly Option[], say: Say): Row[] =>
  cardRows(
    view,
    options.filter(({ id }) => view.own?.media.includes(id) && mediaKindOf(id) === 'attack'),
    (option) => say(look('look.pair', { card: option.id })),
    say,
  );

/** Cards to show and what each leads to; a card the viewer doesn't hold is marked as such. */
export function answerRows(view: PresidentView, options: readonly Option[], wanted: MediaId, say: Say): Row[] {
  const open = options.filter(({ leaves }) => leaves === undefined);
  const card = cardRows(view, open, (option) => detailOf(option, say), say);
  const held = card.some((row) => row.card === wanted);
  const missing: Row = { card: wanted, n: null, name: say.title(wanted), does: say(look('look.not-held')), isOut: true };
  const nothing = open.filter(({ id, blocked }) => id !== wanted && !blocked);
  return [
    ...(held ? card : [missing]),
    ...nothing.map((option): Row => ({ card: null, n: null, name: say(option.label), does: detailOf(option, say) })),
  ];
}

/** The attack that was shown, and what parries it. */
export const shownRow = (attack: MediaId, by: Seat, say: Say): Row => ({
  card: attack,
  n: null,
  name: say(look('look.shown', { by, card: attack })),
  does: say(look('look.only', { card: paradeFor(attack) })),
});

/** The flyer, their square and the destination. */
export function flyingPart({ flight, seats, cities }: PresidentView, say: Say): Part | null {
  const pilot = seats.find(({ seat }) => seat === flight?.by);
  if (!flight || !pilot) return null;
  const { n, kind, name } = squareAt(flight.to);
  const city = kind === 'city' ? cities.find(({ id }) => id === name) : undefined;
  return {
    high: 170,
    shapes(at) {
      const half = (inner - 120) / 2;
      const from = box(at.x, at.y, half, at.h);
      const to = box(at.x + half + 120, at.y, half, at.h);
      const mark = box(to.x + 20, to.y + 24, 116, 122);
      const square = box(mark.x, mark.y, 116, 116);
      const text = { ...line, colour: print.text, on: print.panel } as const;
      const owner = city ? city.owner : null;
      const wide = to.w - 164 - (owner === null ? 0 : 84);
      return [
        ...plate(from, print.panel, { radius: 12 }),
        ...plate(to, print.panel, { radius: 12 }),
        ...token(pilot.seat, from.x + 78, from.y + at.h / 2, 112, say),
        title(box(from.x + 150, from.y + 24, half - 166, 66), brief(say, pilot.seat), { ...text, weight: 700, size: 60, min: 38 }),
        icon(ownIcons.helicopter, box(from.x + 150, from.y + 92, 60, 60), { fill: print.ink }),
        title(box(from.x + 224, from.y + 92, half - 240, 60), say.number(pilot.strength), { size: 60, min: 55, colour: print.text, on: print.panel }),
        arrow(inset(box(from.x + half, at.y, 120, at.h), 20)),
        ...(city ? pointsShapes(city, mark, say) : signShapes(n, square)),
        title(box(to.x + 152, to.y + 20, wide, 66), say(look('look.square', { name })), { ...text, weight: 700, size: 60, min: 38 }),
        title(box(to.x + 152, to.y + 86, wide, 66), city ? say(look('look.whose', { owner })) : say(look('look.order', { square: n })), {
          ...text,
          size: 44,
          min: 30,
          lines: city ? 1 : 2,
          leading: 1,
        }),
        ...(owner === null ? [] : token(owner, to.x + to.w - 56, to.y + at.h / 2, 80, say)),
      ];
    },
  };
}
