import type { GameScore, PastRating } from '../model/choices.ts';
import type { Listed } from './standings.ts';

/** A server's results, wherever they come from. */
export interface Source {
  /** Somebody's, or everyone's (null), a row for each game. */
  scores(user: string | null): Promise<GameScore[]>;
  /** Everybody who played this game, or any (null), in this season, as it ended for them, or ever (null). */
  listed(game: string | null, season: number | null): Promise<Listed[]>;
  /** The seasons in which this game, or any, was finished. */
  seasons(game: string | null): Promise<number[]>;
  /** Somebody, ever; null: they have no game that counts. */
  one(user: string): Promise<Listed | null>;
  /** How they were rated after each of their games. */
  course(user: string): Promise<PastRating[]>;
}
