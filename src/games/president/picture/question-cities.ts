/** Squares in a question: the cities to choose from, possible destinations of a flight, and where the die may lead. */
import type { Say } from '../../../i18n/types.ts';
import type { Option, Seat } from '../../../kernel/types.ts';
import { box, icon, inRows, type Part, rect, title } from '../../../scene/build.ts';
import { icons } from '../../../scene/icons.ts';
import { linesOf, semibold } from '../../../scene/room.ts';
import type { Box, Colour, Shape } from '../../../scene/types.ts';
import { squareAt } from '../data/squares.ts';
import { type Labels, look } from '../labels.ts';
import { chance } from '../rules/chance.ts';
import type { CityView, PresidentView } from '../rules/view.ts';
import { type CityId, protectedValues } from '../vocabulary.ts';
import { die, pause, plate, shieldAt, token } from './inks.ts';
import { reachOf } from './loop.ts';
import { print } from './palette.ts';
import { inner, pointsShapes } from './question-parts.ts';
import { signShapes } from './square-signs.ts';

const words = { weight: 600, role: 'secondary', on: print.panel } as const;

/** How many cities of a value `seat` has, for values whose full group nobody can take; null for other values. */
function groupOf({ cities }: PresidentView, seat: Seat, points: number, taking: CityId | null): { n: number; of: number } | null {
  if (!protectedValues.includes(points)) return null;
  const group = cities.filter((one) => one.points === points);
  return { n: group.filter(({ id, owner }) => owner === seat || id === taking).length, of: group.length };
}

/** What stopping in a city leads to. */
function stopIn(view: PresidentView, seat: Seat, { id, points, owner, safe }: CityView): Labels['look.stop'] {
  const find = (one: Seat | null) => view.seats.find((other) => other.seat === one);
  const state = owner === null ? 'free' : owner === seat ? 'own' : safe ? 'safe' : find(owner)?.immobilised ? 'out' : 'battle';
  const group = groupOf(view, seat, points, id);
  return {
    state,
    percent: chance(Math.sign((find(seat)?.strength ?? 0) - (find(owner)?.strength ?? 0))),
    completes: (state === 'free' || state === 'battle') && group !== null && group.n === group.of,
  };
}

/** The same where room is short: the chances of the dice beside a die, a pause for an owner who is missing turns, a shield for a group completed. */
function stopShapes(stop: Labels['look.stop'], { x, y, w, h }: Box, colour: Colour, on: Colour, say: Say): Shape[] {
  const sign = stop.state === 'battle' ? icons.die : stop.state === 'out' ? pause : null;
  const left = sign === null ? x : x + 46;
  const room = w - (left - x) - (stop.completes ? 46 : 0);
  const said = stop.state === 'battle' ? look('look.percent', { percent: stop.percent }) : look('look.stop', { ...stop, completes: false });
  return [
    ...(sign === null ? [] : [icon(sign, box(x, y + 2, 38, 38), { fill: colour })]),
    ...(stop.state === 'out' ? [] : [title(box(left, y, room, h), say(said), { ...words, size: 42, min: 36, colour, on })]),
    ...(stop.completes ? shieldAt(x + w - 20, y + h / 2, 38) : []),
  ];
}

/** Cells of this height in rows of `inLine`. */
function grid(n: number, inLine: number, high: number, gap: number, draw: (i: number, at: Box) => Shape[]): Part {
  const laid = (at: Omit<Box, 'h'>) => inRows(Array.from({ length: n }), inLine, at, { gap }, () => high);
  return { high: laid({ x: 0, y: 0, w: inner }).bottom, shapes: (at) => laid(at).places.flatMap((place, i) => draw(i, place)) };
}

/** All cities, the most valuable first, with their owners and what stopping there leads to. Impossible destinations have no outline. */
export function flightsPart(view: PresidentView, seat: Seat, options: readonly Option[], say: Say): Part {
  const all = view.cities.toSorted((a, b) => b.points - a.points);
  return grid(all.length, 4, 104, 12, (i, at) => {
    const city = all[i]!;
    const stop = stopIn(view, seat, city);
    const isGain = (stop.state === 'free' || stop.state === 'battle') && options.some(({ about }) => about === city.id);
    const on = isGain ? print.panel : print.raised;
    const colour = isGain ? print.text : print.quiet;
    const left = at.x + 82;
    const right = city.owner === null ? at.x + at.w - 10 : at.x + at.w - 58;
    return [
      rect(at, { fill: on, radius: 10, stroke: { colour: print.ink, width: isGain ? 5 : 2 } }),
      ...pointsShapes(city, box(at.x + 10, at.y + 16, 64, at.h - 32), say),
      title(box(left, at.y + 6, at.x + at.w - 10 - left, 48), say(look('look.city', { city: city.id })), {
        ...words,
        size: 42,
        min: 32,
        weight: 700,
        colour,
        on,
      }),
      ...stopShapes(stop, box(left, at.y + 54, right - left, 42), colour, on, say),
      ...(city.owner === null ? [] : token(city.owner, at.x + at.w - 30, at.y + at.h - 29, 42, say)),
    ];
  });
}

/** The cities to choose from. `asked`: whether the player takes them or gives them up. */
export function choicePart(view: PresidentView, seat: Seat, options: readonly Option[], asked: 'take' | 'give', say: Say): Part {
  const cities = options.flatMap((option) => {
    const city = view.cities.find(({ id }) => id === option.about);
    return city ? [{ city, isOut: option.blocked !== undefined }] : [];
  });
  const inLine = cities.length <= 6 ? 2 : 3;
  const high = cities.length <= 10 ? 132 : 112;
  return grid(cities.length, inLine, high, 18, (i, at) => {
    const { city, isOut } = cities[i]!;
    const on = isOut ? print.raised : print.panel;
    const colour = isOut ? print.quiet : print.text;
    const left = at.x + 112;
    const group = groupOf(view, seat, city.points, asked === 'take' ? city.id : null);
    const said = isOut
      ? say(look('look.no-offer'))
      : group === null
        ? say(look('look.alone'))
        : say(look('look.group', { ...group, taking: asked === 'take' }));
    const isOther = city.owner !== null && city.owner !== seat;
    return [
      ...plate(at, on, { radius: 12, shadow: isOut ? 0 : 6, width: 4 }),
      ...pointsShapes(city, box(at.x + 14, at.y + 14, 84, at.h - 28), say),
      title(box(left, at.y + 8, at.x + at.w - (isOther ? 74 : 12) - left, 60), say(look('look.city', { city: city.id })), {
        ...words,
        size: 56,
        min: 36,
        weight: 700,
        colour,
        on,
      }),
      ...(isOther ? token(city.owner!, at.x + at.w - 42, at.y + 40, 58, say) : []),
      title(box(left, at.y + 66, at.x + at.w - 12 - left, at.h - 74), said, { ...words, size: 40, min: 28, colour, on }),
    ];
  });
}

const order = { size: 44, leading: 1.05 } as const;
/** Where the text beside the die begins, and the size of the mark at the right edge. */
const ahead = { left: 112, mark: 84 } as const;

/** The squares that the die may lead to, each with what happens there. */
export function aheadPart(view: PresidentView, seat: Seat, square: number, say: Say): Part {
  const squares = reachOf(square).map((n) => {
    const { kind, name } = squareAt(n);
    const city = kind === 'city' ? view.cities.find(({ id }) => id === name) : undefined;
    const said = say(city ? look('look.stop', stopIn(view, seat, city)) : look('look.order', { square: n }));
    return { n, city, said, name: say(city ? look('look.city', { city: city.id }) : look('look.square', { name })) };
  });
  const wide = (inner - 18) / 2 - ahead.left - ahead.mark - 26;
  const linesIn = (said: string): number => Math.min(2, linesOf(said, wide, order.size * semibold));
  const high = 82 + Math.max(...squares.map(({ said }) => linesIn(said))) * 48;
  return grid(squares.length, 2, high, 18, (i, at) => {
    const { n, city, said, name } = squares[i]!;
    const left = at.x + ahead.left;
    const mark = box(at.x + at.w - ahead.mark - 16, at.y + (at.h - ahead.mark) / 2, ahead.mark, ahead.mark);
    const owner = city?.owner ?? null;
    return [
      ...plate(at, print.panel, { radius: 12, width: 4 }),
      ...die(i + 1, box(at.x + 16, at.y + (at.h - 84) / 2, 80, 80), print.accent, print.panel),
      title(box(left, at.y + 10, wide - (owner === null ? 0 : 62), 62), name, { ...words, size: 58, min: 36, weight: 700, colour: print.text }),
      title(box(left, at.y + 72, wide, at.h - 80), said, { ...words, ...order, min: 32, lines: linesIn(said), valign: 'top', colour: print.text }),
      ...(owner === null ? [] : token(owner, mark.x - 36, at.y + 42, 52, say)),
      ...(city ? pointsShapes(city, mark, say) : signShapes(n, mark)),
    ];
  });
}
