/** Computers among the people of a table: who they are before the game, and what they have no part in. */

import type { Level } from '../../computer/levels.ts';
import type { Game } from '../../games/game.ts';
import { ok, refuse } from '../../kernel/result.ts';
import type { Seat } from '../../kernel/types.ts';
import { computerMark } from '../model/computer-ids.ts';
import { thoughtOf } from '../model/jobs.ts';
import type { TableResult } from '../model/refusals.ts';
import type { Changes, PersonRow } from '../model/store.ts';
import type { Person } from '../model/types.ts';
import { type Loaded, newcomer, personOf } from './loaded.ts';

/** How well a computer plays for whoever is away, or has handed over to it. */
export const standIn: Level = 'regular';
/** How well the computer plays that gives hints. */
export const adviser: Level = 'expert';

/** What of the context computers go by. */
interface Ways {
  thinker?: unknown;
  steps: ReadonlySet<string>;
}

/** The seats at which computers answer, for themselves and for whoever is away, with how well they play. */
function levelsAt({ thinker }: Ways, { row, people }: Loaded): Map<Seat, Level> {
  const levels = new Map<Seat, Level>(thinker ? row.away.map((seat) => [seat, standIn]) : []);
  for (const { seat, computer } of people) if (seat !== null && computer) levels.set(seat, computer);
  return levels;
}

/** Those of them that are asked something while the game goes on. */
export function computersAsked(ways: Ways, loaded: Loaded): Map<Seat, Level> {
  const { row, game } = loaded;
  if (row.phase !== 'playing' || (row.paused !== null && !ways.steps.has(row.id)) || !game.mind) return new Map();
  return new Map([...levelsAt(ways, loaded)].filter(([seat]) => row.toAct.includes(seat)));
}

/** Records a thought for each of them, and drops those of the other computers there. */
export function putThoughts(ways: Ways, db: Changes, loaded: Loaded): void {
  const asked = computersAsked(ways, loaded);
  const { id, updated } = loaded.row;
  for (const seat of levelsAt(ways, loaded).keys()) {
    if (asked.has(seat)) db.putJob('think', thoughtOf(id, seat), id, updated);
    else db.dropJob('think', thoughtOf(id, seat));
  }
}

/** A computer of this level, before it has a place at a table. */
export const aComputer = (level: Level): Person => ({ id: computerMark, name: 'Computer', computer: level });

/** Gives computers ids that nobody else at the table has. */
export function numbered(guests: readonly Person[], here: readonly { user: string }[] = []): Person[] {
  const taken = new Set(here.map(({ user }) => user));
  return guests.map((guest) => {
    if (!guest.computer) return guest;
    let n = 1;
    while (taken.has(`${computerMark}${n}`)) n++;
    taken.add(`${computerMark}${n}`);
    return { ...guest, id: `${computerMark}${n}` };
  });
}

/** Whether computers can play this game. */
export const playsAlone = (game: Game): boolean => game.mind !== undefined;

/** One more computer in a lobby. */
export function seated(loaded: Loaded, level: Level): TableResult<PersonRow> {
  const { game, people } = loaded;
  if (!playsAlone(game)) return refuse({ why: 'no-computer' });
  const { max } = game.rules.players;
  if (people.length >= max) return refuse({ why: 'full', max });
  const [computer] = numbered([aComputer(level)], people);
  return ok(newcomer(computer!, 1 + Math.max(...people.map(({ place }) => place))));
}

/** The computer of this id in a lobby. */
export function computerAt(loaded: Loaded, user: string): TableResult<PersonRow> {
  const person = personOf(loaded, user);
  return person?.computer ? ok(person) : refuse({ why: 'stranger' });
}
