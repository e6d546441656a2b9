/** A table in memory. Nothing here is changed in place: a change makes a new one, kept once it is committed. And queues that keep work in order. */
import { nearestLevel } from '../../../computer/levels.ts';
import type { Game } from '../../../games/game.ts';
import { GameStopped, NewerRules } from '../../../games/shelf.ts';
import { lift } from '../../../kernel/migrate.ts';
import { type Applied, decisions } from '../../../kernel/run.ts';
import type { Core, Decision, Json, Seat } from '../../../kernel/types.ts';
import { type AnswerRow, Conflict, type PersonRow, type TableRow, type TurnRow } from '../../model/store/store.ts';
import type { Person, Proposal } from '../../model/types.ts';
import type { Deps, Lifetimes } from '../deps.ts';

export interface Loaded {
  row: TableRow;
  people: PersonRow[];
  proposals: readonly Proposal[];
  game: Game;
  /** The game's position, read when first asked for, if the table is at this version. Null: the game hasn't begun. */
  position(version: number): Promise<Position | null>;
}

export interface Position {
  state: Core;
  /** What the state asks. */
  open: Decision[];
  /** The same as the kernel found it, if the position came from an answer. */
  asked?: Applied['asked'];
  /** The state as it is saved. */
  text: string;
  /** The earliest state to which answers can be taken back. Null: the present one. */
  checkpoint: Checkpoint | null;
  /** The answers since the checkpoint that weren't undone. */
  since: AnswerRow[];
  /** The answer after which the saved checkpoint was made, if one is saved. */
  saved: number | null;
  /** Where the last two turns began, and the answers since that weren't undone: how far the game can go back if everyone agrees. */
  turns: readonly TurnRow[];
  recent: readonly AnswerRow[];
  /** The answers after which the saved turns began; `stale`: what is saved is useless. */
  kept: readonly number[] | 'stale';
}

interface Checkpoint {
  after: number;
  state: Core;
  text: string;
}

/** The game's position; the caller knows that it has begun. Rejects with a `Conflict` if the table has changed since it was read. */
export async function positionOf(loaded: Loaded): Promise<Position> {
  const position = await loaded.position(loaded.row.version);
  if (!position) throw new Error(`Table ${loaded.row.id} is '${loaded.row.phase}' and has no state.`);
  return position;
}

/** The table as saved; `isInUse`: with its position, read together. Throws `GameStopped` if its game can't be played now. */
export async function readTable({ store, games }: Pick<Deps, 'store' | 'games'>, id: string, isInUse = false): Promise<Loaded | null> {
  const ahead = isInUse ? store.standing(id) : null;
  ahead?.catch(() => {});
  const sitting = await store.sitting(id);
  if (!sitting) return null;
  const { row, proposals } = sitting;
  const game = games.find((one) => one.command === row.game);
  if (!game) throw new GameStopped(row.game);
  let position: Promise<Position | null> | undefined;
  return {
    row,
    people: isDone(row) ? sitting.people : sitting.people.map((one) => atOffered(game, one)),
    proposals,
    game,
    position: (version) => {
      if (position !== undefined) return position;
      const reading = readPosition(store, id, version, game, ahead);
      position = reading;
      // A failed read is tried again the next time.
      reading.catch(() => {
        position = undefined;
      });
      return reading;
    },
  };
}

const isDone = ({ phase }: TableRow): boolean => phase === 'over' || phase === 'closed';

/** A computer of a level that its game offered once and no longer does plays on at the nearest that it offers. */
const atOffered = (game: Game, one: PersonRow): PersonRow => (one.computer ? { ...one, computer: nearestLevel(game, one.computer) } : one);

/** Lifts a state of older rules to the present ones. Answers given under those can't be taken back. Rejects with `NewerRules` if they are newer. */
async function readPosition(
  store: Deps['store'],
  id: string,
  version: number,
  { command, rules }: Game,
  ahead: ReturnType<Deps['store']['standing']> | null,
): Promise<Position | null> {
  const before = await ahead;
  const standing = before?.version === version ? before : await store.standing(id);
  if (standing?.version !== version) throw new Conflict(`Table ${id} is no longer at version ${version}.`);
  const { position: row, checkpoint, turns, since: all } = standing;
  if (!row) return null;
  const saved = checkpoint?.after ?? null;
  if (row.rules > rules.version) throw new NewerRules(command, row.rules, rules.version);
  const state = lift(rules, { version: row.rules, state: parse(row.state) });
  const open = decisions(rules, state);
  if (row.rules !== rules.version) {
    return { state, open, text: JSON.stringify(state), checkpoint: null, since: [], saved, turns: [], recent: [], kept: 'stale' };
  }
  const later = (than: number | undefined) => (than === undefined ? [] : all.filter(({ n }) => n > than));
  const since = later(checkpoint?.after);
  const way = { saved, turns, recent: later(turns[0]?.after), kept: turns.map(({ after }) => after) };
  if (!checkpoint) return { state, open, text: row.state, checkpoint: null, since, ...way };
  const from: Checkpoint = {
    after: checkpoint.after,
    text: checkpoint.state,
    state: lift(rules, { version: row.rules, state: parse(checkpoint.state) }),
  };
  return { state, open, text: row.state, checkpoint: from, since, ...way };
}

const parse = (text: string) => JSON.parse(text) as { [field: string]: Json };

/** A person who has just come in: no seat, no wishes. */
export const newcomer = ({ id, name, computer }: Person, place: number): PersonRow => ({
  user: id,
  name,
  status: 'in',
  place,
  seat: null,
  wish: null,
  moving: null,
  pings: null,
  pinged: null,
  reminded: null,
  gone: null,
  computer: computer ?? null,
});

/** Whether a gathering's time is over. */
export const isLate = ({ phase, expires }: TableRow, now: number): boolean => phase === 'gathering' && expires !== null && expires <= now;

export const personOf = ({ people }: Loaded, user: string): PersonRow | undefined => people.find((one) => one.user === user);

/** The seats that aren't asked anything anymore: their players have left for good, or are out of the game by its rules. */
export const outOf = ({ game }: Pick<Loaded, 'game'>, { state }: Pick<Position, 'state'>): Seat[] => [
  ...new Set([...state.gone, ...(game.rules.out?.(state) ?? [])]),
];

/** The seat of a user, or null for a stranger. */
export const seatOf = (loaded: Loaded, user: string | null): Seat | null => (user === null ? null : (personOf(loaded, user)?.seat ?? null));

/** The tables in memory: the ones used last, and only while they are in use. */
export interface Memory {
  get(id: string, now: number): Loaded | null;
  keep(loaded: Loaded, now: number): void;
  drop(id: string): void;
  /** Drops those that haven't been used for long. */
  sweep(now: number): void;
  readonly size: number;
}

export function openMemory({ loaded: most, idle }: Pick<Lifetimes, 'loaded' | 'idle'>): Memory {
  /** In the order they were last used, oldest first. */
  const held = new Map<string, { loaded: Loaded; touched: number }>();

  const keep = (loaded: Loaded, now: number) => {
    held.delete(loaded.row.id);
    held.set(loaded.row.id, { loaded, touched: now });
    if (held.size > most) held.delete(held.keys().next().value!);
  };
  return {
    get(id, now) {
      const found = held.get(id);
      if (!found) return null;
      keep(found.loaded, now);
      return found.loaded;
    },
    // A read may arrive after a newer change.
    keep(loaded, now) {
      const known = held.get(loaded.row.id)?.loaded;
      keep(known && known.row.version > loaded.row.version ? known : loaded, now);
    },
    drop: (id) => void held.delete(id),
    sweep(now) {
      for (const [id, { touched }] of held) {
        if (touched > now - idle) return;
        held.delete(id);
      }
    },
    get size() {
      return held.size;
    },
  };
}

/** Runs the work of each key in order, one after the other; null waits for nobody. */
export type Queues = <T>(key: string | null, work: () => Promise<T>) => Promise<T>;

export function openQueues(): Queues {
  /** The latest work of every key that has some. */
  const last = new Map<string, Promise<unknown>>();
  return (key, work) => {
    if (key === null) return work();
    const before = last.get(key);
    const mine = before ? before.then(work, work) : work();
    last.set(key, mine);
    const leave = () => {
      if (last.get(key) === mine) last.delete(key);
    };
    mine.then(leave, leave);
    return mine;
  };
}
