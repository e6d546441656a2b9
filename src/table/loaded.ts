/** A table in memory. Nothing here is changed in place: a change makes a new one, kept once it is committed. */

import type { Game } from '../games/game.ts';
import { GameStopped } from '../games/shelf.ts';
import { lift } from '../kernel/migrate.ts';
import { decisions } from '../kernel/run.ts';
import type { Core, Decision, Json, Seat } from '../kernel/types.ts';
import type { Deps } from './deps.ts';
import type { AnswerRow, PersonRow, TableRow } from './store.ts';
import type { Person } from './types.ts';

export interface Loaded {
  row: TableRow;
  people: PersonRow[];
  game: Game;
  /** Where the game stands; read when first asked for. Null: it has not begun. */
  position(): Position | null;
}

export interface Position {
  state: Core;
  /** What the state asks. */
  open: Decision[];
  /** The state as it is saved. */
  text: string;
  /** Where taking back ends. Null: here. */
  checkpoint: Checkpoint | null;
  /** What was answered since the checkpoint and not undone. */
  since: AnswerRow[];
  /** The answer after which the saved checkpoint was made, if one is saved. */
  saved: number | null;
}

export interface Checkpoint {
  after: number;
  state: Core;
  text: string;
}

/** Where the game stands; the caller knows that it has begun. */
export function positionOf(loaded: Loaded): Position {
  const position = loaded.position();
  if (!position) throw new Error(`Table ${loaded.row.id} is '${loaded.row.phase}' and has no state.`);
  return position;
}

/** The table as it is saved. Throws `GameStopped` if its game cannot be played now. */
export function readTable({ store, games }: Pick<Deps, 'store' | 'games'>, id: string): Loaded | null {
  const row = store.table(id);
  if (!row) return null;
  const game = games.find((one) => one.command === row.game);
  if (!game) throw new GameStopped(row.game);
  let position: Position | null | undefined;
  return {
    row,
    people: store.people(id),
    game,
    position: () => {
      if (position === undefined) position = readPosition(store, id, game);
      return position;
    },
  };
}

/** A state of older rules is lifted to the present ones. What was answered under them cannot be taken back. */
function readPosition(store: Deps['store'], id: string, { rules }: Game): Position | null {
  const row = store.position(id);
  if (!row) return null;
  const checkpoint = store.checkpoint(id);
  const saved = checkpoint?.after ?? null;
  const state = lift(rules, { version: row.rules, state: parse(row.state) });
  const open = decisions(rules, state);
  if (row.rules !== rules.version) {
    return { state, open, text: JSON.stringify(state), checkpoint: null, since: [], saved };
  }
  if (!checkpoint) return { state, open, text: row.state, checkpoint: null, since: [], saved };
  const from: Checkpoint = {
    after: checkpoint.after,
    text: checkpoint.state,
    state: lift(rules, { version: row.rules, state: parse(checkpoint.state) }),
  };
  return { state, open, text: row.state, checkpoint: from, since: store.answers(id, checkpoint.after), saved };
}

const parse = (text: string) => JSON.parse(text) as { [field: string]: Json };

/** Somebody who has just come in: no seat, no wishes. */
export const newcomer = ({ id, name }: Person, place: number): PersonRow => ({
  user: id,
  name,
  status: 'in',
  place,
  seat: null,
  wish: null,
  moving: null,
});

export const personOf = ({ people }: Loaded, user: string): PersonRow | undefined => people.find((one) => one.user === user);

/** The seat of a user, or null for a stranger. */
export const seatOf = (loaded: Loaded, user: string | null): Seat | null => (user === null ? null : (personOf(loaded, user)?.seat ?? null));
