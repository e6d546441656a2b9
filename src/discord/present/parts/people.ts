/** People in sentences. */
import type { Seat } from '../../../kernel/types.ts';
import type { Person, TableInfo } from '../../../table/model/types.ts';
import { disarm, type Speech, tidy } from '../../speech/speech.ts';
import { bot } from '../../text/index.ts';
import { mention } from '../../wire/parts.ts';

/** Who sits there, if it is no computer. */
export function userAt(table: TableInfo, seat: Seat): string | null {
  const user = sitterAt(table, seat);
  return peopleAt(table).some(({ id }) => id === user) ? user : null;
}

const sitterAt = ({ seats }: TableInfo, seat: Seat): string | null => Object.entries(seats).find(([, at]) => at === seat)?.[0] ?? null;

/** Whether a computer sits there. */
export const isComputer = (table: TableInfo, seat: Seat): boolean => {
  const user = sitterAt(table, seat);
  return user !== null && table.people.some(({ id, computer }) => id === user && computer !== undefined);
};

/** Those at a table who are no computers. */
export const peopleAt = ({ people }: Pick<TableInfo, 'people'>): Person[] => people.filter(({ computer }) => !computer);

/** Mentions of those who sit there; the character's name, and a mark, for computers. */
export function mentions(table: TableInfo, seats: readonly Seat[], { text }: Speech): string {
  return text.list(seats.map((seat) => (userAt(table, seat) === null ? playedAlone(table, seat, text) : mention(userAt(table, seat)!))));
}

const playedAlone = (table: TableInfo, seat: Seat, { player }: Speech['text']): string =>
  sitterAt(table, seat) === null ? player(seat) : `🤖 ${player(seat)}`;

/** What somebody is called in a message; a computer by its number and level. */
export const nameOf = (person: Person, { text }: Pick<Speech, 'text'>): string => named(person, text, disarm);

/** The same where markdown does not count. */
export const plainNameOf = (person: Person, { plain }: Pick<Speech, 'plain'>): string => named(person, plain, tidy);

const named = ({ id, name, computer }: Person, say: Speech['text'], quote: (name: string) => string): string =>
  computer ? say(bot('bot.computer.name', { n: Number(id.split('-')[1]), level: say(bot(`bot.level.${computer}`)) })) : quote(name);

/** Those at a table; a computer that has a seat is called what its character is. */
export const sitters = ({ people, seats }: Pick<TableInfo, 'people' | 'seats'>, speech: Speech): string =>
  speech.text.list(people.map((one) => sitter(one, seats[one.id], speech)));

const sitter = (one: Person, seat: Seat | undefined, speech: Speech): string =>
  one.computer && seat !== undefined
    ? speech.text(bot('bot.computer.seated', { name: speech.text.seat(seat), level: speech.text(bot(`bot.level.${one.computer}`)) }))
    : nameOf(one, speech);

export const names = (people: readonly Person[], { text }: Speech): string => text.list(people.map((one) => nameOf(one, { text })));
