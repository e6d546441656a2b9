import type { Say } from '../../../i18n/types.ts';
import type { Seat } from '../../../kernel/types.ts';
import { asName, namesWhole } from '../../../scene/names.ts';
import { squareAt } from '../data/squares.ts';
import type { Ahead } from '../messages.ts';

/** The most letters of a name that a line beside the map has room for. */
export const mostLetters = 12;
/** The most that a line of the table below has room for. */
const mostOnLine = 15;

/** A player's name without the marks of names, and its first word, which can be shortened as a name can. */
function partsOf(say: Say, seat: Seat): { name: string; first: string } {
  const name = namesWhole(say.player(seat));
  return { name, first: name.split(/\s+/)[0] ?? '' };
}

/** A player's name on a line of its own: all of it, or its first word where it has more letters than there is room for. */
export function lineName(say: Say, seat: Seat, most = mostOnLine): string {
  const { name, first } = partsOf(say, seat);
  return name.length > most && first.length > 0 ? asName(first) : say.player(seat);
}

/** A player's name where room is short: all of it, its first word, or the letters of the token. */
export function brief(say: Say, seat: Seat): string {
  const { name, first } = partsOf(say, seat);
  if (name.length > 0 && name.length <= mostLetters) return say.player(seat);
  return first.length > 0 && first.length <= mostLetters ? asName(first) : say.token(seat);
}

/** A city within reach of the die that shows how such squares are told: a free one if there is any. */
export function cityAhead(ahead: readonly Ahead[]): Ahead | undefined {
  const here = ahead.filter(({ square }) => squareAt(square).kind === 'city');
  return here.find(({ owner }) => owner === null) ?? here[0];
}
