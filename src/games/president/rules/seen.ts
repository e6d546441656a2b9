/** What a reader saw of a player's move, for the reasons of it. */
import type { Message, Seat } from '../../../kernel/types.ts';
import { chosenIn, type Deed, toldIn } from '../../kit/reasons.ts';
import { pointsOf } from '../data/cities.ts';
import type { Messages } from '../messages.ts';
import type { CityId } from '../vocabulary.ts';
import type { PresidentView, SeatView } from './view.ts';

export type Done = Deed<PresidentView>;
type Key = keyof Messages;

/** What players chose to do: a roll and a card turned up, and what they lead to, are luck. */
export const chosen = (deed: Done): Message[] => chosenIn(deed, 'rolls', 'infos');

export const told = toldIn<Messages>();

/** The first message of this kind that names the player; those about several people name a list. */
export function did<K extends Key>(deed: Done, key: K, by: 'seat' | 'one' = 'seat'): Messages[K] | null {
  const isMine = (who: unknown): boolean => who === deed.seat || (Array.isArray(who) && who.includes(deed.seat));
  const found = chosen(deed).find((message) => message.key === key && isMine(message.args?.[by]));
  return found ? (found.args as unknown as Messages[K]) : null;
}

export const seatIn = ({ seats }: PresidentView, seat: Seat): SeatView => seats.find((one) => one.seat === seat)!;
export const sumOf = (cities: readonly CityId[]): number => cities.reduce((sum, city) => sum + pointsOf(city), 0);
