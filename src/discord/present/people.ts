/** People in sentences. */
import type { Seat } from '../../kernel/types.ts';
import type { Person, TableInfo } from '../../table/types.ts';
import { disarm, type Speech } from '../speech.ts';
import { mention } from './parts.ts';

export const userAt = ({ seats }: TableInfo, seat: Seat): string | null => Object.entries(seats).find(([, at]) => at === seat)?.[0] ?? null;

/** Mentions of those who sit there; the character's name where nobody does. */
export function mentions(table: TableInfo, seats: readonly Seat[], { text }: Speech): string {
  return text.list(seats.map((seat) => (userAt(table, seat) === null ? text.player(seat) : mention(userAt(table, seat)!))));
}

export const names = (people: readonly Person[], { text }: Speech): string => text.list(people.map(({ name }) => disarm(name)));
