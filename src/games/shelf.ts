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

/** How a game is read: first what is wrong with its values, since a game with a fault may not even load; then the game. */
export interface Reading {
  /** Gives what finds every impossible value among the game's own data. */
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
    // What follows from a fault is no news.
    return { command, game, faults, error: faults.length > 0 ? null : (error ?? new Error('Nothing is known of it.')) };
  }
}
