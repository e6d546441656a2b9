/** The race in words: the line that ends a post must say who leads, and reveal nothing that a player hides. */
import type { Game } from '../../src/games/game.ts';
import { langs } from '../../src/i18n/types.ts';
import type { Core, Seat } from '../../src/kernel/types.ts';
import { sayOf } from './checks.ts';

/** The fault in what a game says about the race in this state, or null. */
export function raceFault(game: Game, state: Core): string | null {
  if (!game.standing) return `/${game.command} does not say how the race stands: it has no 'standing'`;
  const view = game.rules.view(state, null);
  const message = game.standing(view);
  for (const lang of langs) {
    const say = sayOf(game, lang, state.seats);
    const said = say(message);
    if (said.length > mostCharacters) return `${lang}: ${said.length} characters: ${said}`;
    const leader = leaderOf(game.tally(view));
    const names = leader === null ? [] : [say.player(leader), say.seat(leader)];
    if (names.length > 0 && namesIn(said, state.seats, say)[0] !== leader) return `${lang}: it is ${names.join(', ')} who leads: ${said}`;
  }
  return null;
}

/** One short line on a phone's width, with six names. */
const mostCharacters = 160;

/** The seat that has more than anyone else, or null. */
export function leaderOf(tally: { readonly [seat: Seat]: number }): Seat | null {
  const [first, second] = Object.entries(tally).sort(([, a], [, b]) => b - a);
  return first && first[1] > (second?.[1] ?? 0) ? first[0] : null;
}

/** The seats that a sentence names, in its order. */
export function namesIn(said: string, seats: readonly Seat[], say: ReturnType<typeof sayOf>): Seat[] {
  const at = (seat: Seat): number => {
    const found = [say.player(seat), say.seat(seat)].map((name) => said.indexOf(name)).filter((one) => one >= 0);
    return found.length > 0 ? Math.min(...found) : -1;
  };
  return seats.filter((seat) => at(seat) >= 0).sort((a, b) => at(a) - at(b));
}
