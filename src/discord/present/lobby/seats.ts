/** Seats that people may choose before the game begins: the menu, and the choices shown beside their names. */
import type { Game } from '../../../games/game.ts';
import type { Seat } from '../../../kernel/types.ts';
import type { Person, TableInfo } from '../../../table/model/types.ts';
import type { Speech } from '../../speech/speech.ts';
import { bot } from '../../text/index.ts';
import { encode } from '../../wire/ids.ts';
import { clamp, limits, menu, type Part } from '../../wire/parts.ts';
import { nameOf, plainNameOf } from '../parts/people.ts';

/** The choice of any seat. */
export const anySeat = '-';

/** The menu of seats, showing who has which; nothing if the game has no seat choice. */
export function seatMenu(game: Game, table: TableInfo, { lang, plain }: Speech): Part[] {
  if (!game.wishes) return [];
  const owner = (seat: Seat) => [...table.people, ...table.invited].find(({ id }) => table.wishes[id] === seat);
  const seats = game.seats.map((seat) => {
    const taken = owner(seat);
    return {
      label: clamp(plain.seat(seat), limits.choiceText),
      value: seat,
      emoji: { name: swatch(game.colour(seat)) },
      ...(taken && { description: clamp(plain(bot('bot.seat.taken', { name: plainNameOf(taken, { plain }) })), limits.choiceText) }),
    };
  });
  const any = { label: plain(bot('bot.seat.any')), value: anySeat, description: plain(bot('bot.seat.anyMore')) };
  return [menu({ custom_id: encode({ table: table.id, action: 'seat' }), placeholder: game.texts[lang].chooseSeat!, options: [...seats, any] })];
}

/** «Ada (Obama)» for a player who has chosen, «Ada» for the others. */
export function withWish(person: Person, { wishes }: TableInfo, { text }: Speech): string {
  const seat = wishes[person.id];
  const name = nameOf(person, { text });
  return seat === undefined ? name : text(bot('bot.seat.of', { name, seat: text.seat(seat) }));
}

/** The players who have chosen, as one list; null if none has. */
export function allWishes(table: TableInfo, speech: Speech): string | null {
  const choosers = [...table.people, ...table.invited].filter(({ id }) => table.wishes[id] !== undefined);
  return choosers.length === 0 ? null : speech.text.list(choosers.map((person) => withWish(person, table, speech)));
}

/** Menus can't show colors, so this finds the emoji square nearest to one. */
const squares: { [square: string]: [number, number, number] } = {
  '🟥': [221, 46, 68],
  '🟧': [244, 144, 12],
  '🟨': [253, 203, 88],
  '🟩': [120, 177, 89],
  '🟦': [85, 172, 238],
  '🟪': [170, 142, 214],
  '🟫': [193, 105, 79],
};

function swatch(colour: string): string {
  const rgb = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  const distance = (of: readonly number[]) => of.reduce((sum, value, i) => sum + (value - rgb[i]!) ** 2, 0);
  return Object.entries(squares).reduce((best, next) => (distance(next[1]) < distance(best[1]) ? next : best))[0];
}
