/** The seats people would like: first come, first served; changeable until the start, and never required. */

import type { Game } from '../../games/game.ts';
import type { Random } from '../../kernel/random.ts';
import { ok, refuse } from '../../kernel/result.ts';
import type { StartOptions } from '../../kernel/rules.ts';
import type { Seat } from '../../kernel/types.ts';
import type { TableResult } from '../model/refusals.ts';
import type { PersonRow } from '../model/store/store.ts';
import { type Loaded, personOf } from '../work/loaded/loaded.ts';
import type { Work } from '../work/work.ts';

/** Notes that `user` would like this seat, or none in particular. Invited people may wish before they accept. */
export function wishFor(work: Work, loaded: Loaded, user: string, seat: Seat | null): TableResult<Loaded> {
  const { row, game, people } = loaded;
  const person = personOf(loaded, user);
  if (!person) return refuse({ why: people.some(({ status }) => status === 'invited') ? 'not-invited' : 'not-in' });
  if (!game.wishes || (seat !== null && !game.seats.includes(seat))) return refuse({ why: 'not-offered', option: `seat: ${seat}` });
  const other = seat === null ? undefined : people.find((one) => one !== person && one.wish === seat);
  if (other) return refuse({ why: 'seat-taken', name: other.name });
  const wishing = { ...person, wish: seat };
  work.db.putPerson(row.id, wishing);
  const { hostOption } = game.wishes;
  const options = hostOption !== undefined && user === row.host ? { ...row.options, ...optionOf(game, hostOption, seat) } : row.options;
  return ok(work.save({ ...loaded, people: people.map((one) => (one === person ? wishing : one)) }, { options }));
}

/** The host's seat as an option; the option's initial value means that no seat was chosen. */
function optionOf({ options }: Game, name: string, seat: Seat | null): StartOptions {
  const option = options.find((one) => one.name === name);
  return option ? { [name]: seat ?? option.initial } : {};
}

/** The seat that an option gives to the host; null if it leaves that open, or the game has no such option. */
export function hostWish({ wishes, seats }: Game, options: StartOptions): Seat | null {
  const value = wishes?.hostOption === undefined ? undefined : options[wishes.hostOption];
  return seats.find((seat) => seat === value) ?? null;
}

/** The seats of these people, in their order: those who wished for one get it, the others draw. */
export function seatsFor(game: Game, sitting: readonly PersonRow[], options: StartOptions, random: Random): Seat[] {
  const wished = sitting.map(({ wish }) => wish);
  if (wished.every((seat) => seat === null)) return game.seating(sitting.length, options, random);
  const free = random.shuffle(
    'wishes',
    game.seats.filter((seat) => !wished.includes(seat)),
  );
  return wished.map((seat) => seat ?? free.pop()!);
}

/** The table opened as the rematch of `before`. Where seats can be chosen, each person gets the one after their own; with two, they swap sides. */
export function rematch(opened: Loaded, before: Loaded): Loaded {
  const { row, game } = opened;
  const sat = game.seats.filter((seat) => before.people.some((one) => one.seat === seat));
  const next = (user: string): Seat | null => {
    const seat = personOf(before, user)?.seat;
    return seat && game.wishes ? sat[(sat.indexOf(seat) + 1) % sat.length]! : null;
  };
  const people = opened.people.map((person) => ({ ...person, wish: next(person.user) }));
  const { hostOption } = game.wishes ?? {};
  const options = hostOption === undefined ? row.options : { ...row.options, ...optionOf(game, hostOption, people[0]!.wish) };
  return { ...opened, row: { ...row, options, previous: before.row.id }, people };
}
