/** The letters on a player's token: the initial of the name, and a second letter if two begin alike. */
import type { Seat } from '../kernel/types.ts';

/** The letters and digits of a name, keeping accented ones whole: “Éva” has É, v, a. */
const lettersOf = (name: string): string[] => [...name.normalize('NFC')].filter((letter) => /[\p{L}\p{N}]/u.test(letter));

/**
 * One or two characters for each seat, all different: `A` and `B`; for Cleo and Carl `Cl` and `Ca`.
 * If a name has no letter that distinguishes it (only signs, or the same name twice), its place at the table is added: `C2`.
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
