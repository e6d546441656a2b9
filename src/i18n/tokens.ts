/** The letters a player's token bears: the initial of the name, and a second letter where two begin alike. */
import type { Seat } from '../kernel/types.ts';

/** Letters and digits of a name, without accents' own code points getting lost: «Éva» gives É, v, a. */
const lettersOf = (name: string): string[] => [...name.normalize('NFC')].filter((letter) => /[\p{L}\p{N}]/u.test(letter));

/**
 * One or two characters for each seat, all different: «A» and «B», for Cleo and Carl «Cl» and «Ca».
 * Whose name gives no letter of its own (signs alone, or the same name twice) gets its place at the table beside it: «C2».
 */
export function tokensOf(players: { [seat: Seat]: string }): { [seat: Seat]: string } {
  const seats = Object.entries(players).map(([seat, name]) => ({ seat, letters: lettersOf(name) }));
  const initial = (letters: string[]): string => (letters[0] ?? '').toLocaleUpperCase();
  const tokens: { [seat: Seat]: string } = {};
  const taken = new Set<string>();
  for (const [i, { seat, letters }] of seats.entries()) {
    const first = initial(letters);
    const alike = seats.filter((other) => initial(other.letters) === first);
    const others = new Set(
      alike.flatMap((other) => (other.seat === seat ? [] : other.letters.slice(1, 2))).map((letter) => letter.toLocaleLowerCase()),
    );
    const telling = letters.slice(1).find((letter) => !others.has(letter.toLocaleLowerCase()) && !taken.has(first + letter.toLocaleLowerCase()));
    const token = first !== '' && alike.length === 1 ? first : first !== '' && telling ? first + telling.toLocaleLowerCase() : `${first}${i + 1}`;
    taken.add(token);
    tokens[seat] = token;
  }
  return tokens;
}
