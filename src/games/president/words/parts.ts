import type { Say } from '../../../i18n/types.ts';
import type { Seat } from '../../../kernel/types.ts';
import { asName, namesWhole } from '../../../scene/room.ts';
import { squareAt } from '../data/squares.ts';
import type { Ahead } from '../messages.ts';

/** The most letters of a name that fit on a line beside the map. */
export const mostLetters = 12;
/** The most that fit on a line of the table below. */
const mostOnLine = 15;

/** A player's name without the marks of `asName`, and its first word, which may be marked again. */
function partsOf(say: Say, seat: Seat): { name: string; first: string } {
  const name = namesWhole(say.player(seat));
  return { name, first: name.split(/\s+/)[0] ?? '' };
}

/** A player's name on its own line: all of it, or its first word if the name has more letters than fit. */
export function lineName(say: Say, seat: Seat, most = mostOnLine): string {
  const { name, first } = partsOf(say, seat);
  return name.length > most && first.length > 0 ? asName(first) : say.player(seat);
}

/** A player's name where room is short: all of it, its first word, or the token's letters. */
export function brief(say: Say, seat: Seat): string {
  const { name, first } = partsOf(say, seat);
  if (name.length > 0 && name.length <= mostLetters) return say.player(seat);
  return first.length > 0 && first.length <= mostLetters ? asName(first) : say.token(seat);
}

/** A city in reach of the die, as an example of how such squares are told: a free one if there is any. */
export function cityAhead(ahead: readonly Ahead[]): Ahead | undefined {
  const here = ahead.filter(({ square }) => squareAt(square).kind === 'city');
  return here.find(({ owner }) => owner === null) ?? here[0];
}
