/** Where the pawns are when cities change hands, and how far they have to go. */
import type { Message, Seat } from '../../../kernel/types.ts';
import { squareNamed, squares } from '../data/squares.ts';
import type { Messages } from '../messages.ts';
import type { CityId } from '../vocabulary.ts';
import type { Done } from './seen.ts';

type Key = keyof Messages;
export interface Pawn {
  seat: Seat;
  square: number;
}

/** How many squares one roll can lead. */
export const oneRoll = 6;

/** How many squares a pawn has to go to a city: a whole round, if it stands there. */
export const stepsTo = (from: number, city: CityId): number => ((squareNamed(city) - from + squares.length - 1) % squares.length) + 1;

const changes: readonly string[] = ['takes', 'takes.none', 'loses', 'swaps', 'gives'] satisfies Key[];
const moves: readonly string[] = ['rolls', 'advances', 'goes', 'flies'] satisfies Key[];

/** What was told before the first city changed hands. */
export function untilChange({ told }: Pick<Done, 'told'>): Message[] {
  const all = told.flat();
  const at = all.findIndex(({ key }) => changes.includes(key));
  return at < 0 ? all : all.slice(0, at);
}

/** The pawns in the game when the first city changed hands: in a whole turn, the player's own has moved before. */
export function pawnsAt(deed: Done): Pawn[] {
  const before = untilChange(deed).filter(({ key }) => moves.includes(key));
  return deed.was.seats.flatMap(({ seat, gone, square }) => {
    const to = before.findLast(({ args }) => args?.seat === seat)?.args?.to as number | undefined;
    return gone ? [] : [{ seat, square: to ?? square }];
  });
}
