/** Loads the games independently: one that cannot be played stays on the shelf, without affecting the others. */
import type { Game } from './game.ts';
import type { Fault } from './values.ts';

/** A game that is not played until someone has corrected it. */
export interface Stopped {
  command: string;
  /** Null if not even its files could be read. */
  game: Game | null;
  faults: readonly Fault[];
  /** What was thrown while reading it, or null. */
  error: unknown;
}

export interface Shelf {
  games: readonly Game[];
  stopped: readonly Stopped[];
}

/** Thrown on any use of a game that is stopped, or unknown to this program. */
export class GameStopped extends Error {
  override name = 'GameStopped';
  readonly command: string;
  constructor(command: string) {
    super(`The game '${command}' is not played by this program as it is.`);
    this.command = command;
  }
}

/** Thrown on use of a saved game that newer rules have played: a newer version of the program goes on with it. */
export class NewerRules extends GameStopped {
  override name = 'NewerRules';
  readonly saved: number;
  readonly known: number;
  constructor(command: string, saved: number, known: number) {
    super(command);
    this.message = `This game of '${command}' was saved by newer rules (${saved}) than these (${known}).`;
    this.saved = saved;
    this.known = known;
  }
}

/** How to read a game: first the faults in its values, since a game with a fault may not even load; then the game. */
export interface Reading {
  /** Loads the check that returns every impossible value in the game's own data. */
  check(): Promise<() => readonly Fault[]>;
  game(): Promise<Game>;
}

/** Reads all games by their commands, in this order, and checks their values. Never rejects. */
export async function openShelf(readings: { [command: string]: Reading }): Promise<Shelf> {
  const read = await Promise.all(Object.entries(readings).map(([command, reading]) => take(command, reading)));
  return {
    games: read.flatMap(({ game, faults, error }) => (game && faults.length === 0 && error === null ? [game] : [])),
    stopped: read.filter(({ game, faults, error }) => !game || faults.length > 0 || error !== null),
  };
}

async function take(command: string, reading: Reading): Promise<Stopped> {
  let faults: readonly Fault[] = [];
  let game: Game | null = null;
  try {
    faults = (await reading.check())();
    game = await reading.game();
    return { command, game, faults, error: null };
  } catch (error) {
    // An error that follows from a fault adds nothing.
    return { command, game, faults, error: faults.length > 0 ? null : (error ?? new Error('Nothing is known of it.')) };
  }
}
