import type { Say } from '../../../i18n/types.ts';
import type { Seat } from '../../../kernel/types.ts';

/** The most letters of a name that a line beside the map has room for. */
const mostLetters = 12;
/** The most that a line of the table below has room for. */
const mostOnLine = 15;

/** A player's name on a line of its own: all of it, or its first word where the whole would be set small. */
export function lineName(say: Say, seat: Seat): string {
  const name = say.player(seat);
  const first = name.split(/\s+/)[0] ?? name;
  return name.length > mostOnLine && first.length > 0 ? first : name;
}

/** A player's name where room is short: all of it, its first word, or the letters of the token. */
export function brief(say: Say, seat: Seat): string {
  const name = say.player(seat);
  const first = name.split(/\s+/)[0] ?? name;
  return [name, first].find((said) => said.length > 0 && said.length <= mostLetters) ?? say.token(seat);
}
