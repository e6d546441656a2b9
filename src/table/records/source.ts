import type { GameScore, PastRating } from '../model/choices.ts';
import type { Listed } from './standings.ts';

/** A server's results, from any source. */
export interface Source {
  /** A person's scores, or everyone's (null), a row for each game. */
  scores(user: string | null): Promise<GameScore[]>;
  /** Everyone who played this game, or any (null), in this season, as it ended for them, or ever (null). */
  listed(game: string | null, season: number | null): Promise<Listed[]>;
  /** The seasons in which this game, or any, was finished. */
  seasons(game: string | null): Promise<number[]>;
  /** A person's row, ever; null: no game counts for them. */
  one(user: string): Promise<Listed | null>;
  /** Their rating after each of their games. */
  course(user: string): Promise<PastRating[]>;
}
