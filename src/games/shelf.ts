/** Takes the games off the shelf one by one: one that cannot be played stays there, and the others do not notice. */
import type { Game } from './game.ts';
import type { Fault } from './values.ts';

/** A game that is not played until somebody has corrected it. */
export interface Stopped {
  command: string;
  /** Null: not even its files could be read. */
  game: Game | null;
  faults: readonly Fault[];
  /** What was thrown while it was read, or null. */
  error: unknown;
}

export interface Shelf {
  games: readonly Game[];
  stopped: readonly Stopped[];
}

/** What is met when a game that is stopped, or unknown to this program, is asked for anything. */
export class GameStopped extends Error {
  override name = 'GameStopped';
  readonly command: string;
  constructor(command: string) {
    super(`The game '${command}' is not played by this program as it is.`);
    this.command = command;
  }
}

/** Reads all games by their commands, in this order, and checks their values. Never rejects. */
export async function openShelf(reading: { [command: string]: () => Promise<Game> }): Promise<Shelf> {
  const read = await Promise.all(Object.entries(reading).map(([command, get]) => take(command, get)));
  return {
    games: read.flatMap(({ game, faults, error }) => (game && faults.length === 0 && error === null ? [game] : [])),
    stopped: read.filter(({ game, faults, error }) => !game || faults.length > 0 || error !== null),
  };
}

async function take(command: string, get: () => Promise<Game>): Promise<Stopped> {
  let game: Game | null = null;
  try {
    game = await get();
    return { command, game, faults: game.check?.() ?? [], error: null };
  } catch (error) {
    return { command, game, faults: [], error: error ?? new Error('Nothing is known of it.') };
  }
}
