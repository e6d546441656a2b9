/** Computers among the people of a table: who they are before the game, and what they don't take part in. */

import { type Level, nearestLevel, trustIn } from '../../computer/levels.ts';
import type { Game } from '../../games/game.ts';
import type { Depth, Mind } from '../../kernel/mind.ts';
import { ok, refuse } from '../../kernel/result.ts';
import type { Seat } from '../../kernel/types.ts';
import { computerMark } from '../model/ids.ts';
import { thoughtOf } from '../model/outbox/jobs.ts';
import type { TableResult } from '../model/refusals.ts';
import type { Changes, PersonRow } from '../model/store/store.ts';
import type { Person } from '../model/types.ts';
import { type Loaded, newcomer, personOf } from './loaded/loaded.ts';

/** The level of a computer that has been handed a seat. */
export const standIn = (game: Game): Level => nearestLevel(game, 'regular');

/** The part of the context that concerns computers. */
interface Ways {
  thinker?: unknown;
  steps: ReadonlySet<string>;
}

/** The seats at which computers answer, with their levels; for absent players carefully. */
function levelsAt({ thinker }: Ways, { row, people }: Loaded): Map<Seat, Depth> {
  const levels = new Map<Seat, Depth>(thinker ? row.away.map((seat) => [seat, 'carefully']) : []);
  for (const { seat, computer } of people) if (seat !== null && computer) levels.set(seat, computer);
  return levels;
}

/** Those of them that are asked something in a running game. */
export function computersAsked(ways: Ways, loaded: Loaded): Map<Seat, Depth> {
  const { row, game } = loaded;
  if (row.phase !== 'playing' || (row.paused !== null && !ways.steps.has(row.id)) || !game.mind) return new Map();
  return new Map([...levelsAt(ways, loaded)].filter(([seat]) => row.toAct.includes(seat)));
}

/** Adds a job for each of them, and drops those of the other computers there, and those with the keys in `answered`. */
export function putThoughts(ways: Ways, db: Changes, loaded: Loaded, answered: ReadonlySet<string>): void {
  const asked = computersAsked(ways, loaded);
  const { id, updated } = loaded.row;
  // Every process writes jobs in the order of their keys, so that none waits for another that waits for it.
  for (const seat of [...levelsAt(ways, loaded).keys()].sort()) {
    const key = thoughtOf(id, seat);
    if (answered.has(key) || !asked.has(seat)) db.dropJob('think', key);
    if (asked.has(seat)) db.putJob('think', key, id, updated);
  }
}

/** A computer of this level, before it has a place at a table. */
export const aComputer = (level: Level): Person => ({ id: computerMark, name: 'Computer', computer: level });

/** Gives computers ids that are unique at their table, and the nearest level that its game offers. */
export function numbered(game: Game, guests: readonly Person[], here: readonly { user: string }[] = []): Person[] {
  const taken = new Set(here.map(({ user }) => user));
  return guests.map((guest) => {
    if (!guest.computer) return guest;
    let n = 1;
    while (taken.has(`${computerMark}${n}`)) n++;
    taken.add(`${computerMark}${n}`);
    return { ...guest, id: `${computerMark}${n}`, computer: nearestLevel(game, guest.computer) };
  });
}

/** Whether computers can play this game. */
export const playsAlone = (game: Game): boolean => game.mind !== undefined;

/** A new computer in a lobby. */
export function seated(loaded: Loaded, level: Level): TableResult<PersonRow> {
  const { game, people } = loaded;
  if (!playsAlone(game)) return refuse({ why: 'no-computer' });
  const { max } = game.rules.players;
  if (people.length >= max) return refuse({ why: 'full', max });
  const [computer] = numbered(game, [aComputer(level)], people);
  return ok(newcomer(computer!, 1 + Math.max(...people.map(({ place }) => place))));
}

/** The computer with this id in a lobby. */
export function computerAt(loaded: Loaded, user: string): TableResult<PersonRow> {
  const person = personOf(loaded, user);
  return person?.computer ? ok(person) : refuse({ why: 'stranger' });
}

/** How far to believe the chances at a table, by who plays there. */
export const trustAt = ({ people }: Pick<Loaded, 'people'>, mind: Pick<Mind, 'trust'>): number =>
  trustIn(
    mind,
    people.flatMap(({ seat, computer }) => (seat === null ? [] : [computer])),
  );
