/** The part of the store's port for ratings: rows that each finished game updates in its own commit. */

import type { Seat } from '../../../kernel/types.ts';
import type { GameScore, PastRating, Score } from '../choices.ts';
import type { ResultRow } from './rows.ts';

/** How well a person plays (`mu`), and how uncertain that is (`sigma`). */
export interface Rating {
  mu: number;
  sigma: number;
}

/** A person's rating with its history. */
export interface Rated extends Rating {
  /** How many games it is based on. */
  games: number;
  /** The season of the last of them. */
  season: number;
}

/** The games of two people, as one of them sees the other. */
export interface Meeting {
  /** The last season they met in, and how many two-player games its meetings were worth: a game of six is a fifth of one with each of the five. */
  season: number;
  times: number;
  /** The other was once found connected with most people through games without this one. Games aren't taken back, so it stays true. */
  known: boolean;
}

/** A game's result, and how many answers each seat gave. */
export interface Played extends ResultRow {
  choices: { readonly [seat: Seat]: number };
}

/** The season of a row that covers all seasons. */
export const everSeason = -1;
/** The user of a whole server's scores. */
export const everyone = '';
/** The list of all games. */
export const allGames = '';

/** A list of a server: of one game, or of all. */
export interface RatingList {
  /** How many people have been rated. */
  people: number;
  sides: { readonly [side: string]: Rating };
  /** The seasons in which a game was finished. */
  seasons: number[];
}

/** How far a server's games have been rated, including the list of all games. */
export interface RatingHead {
  /** The version of the rating method that made it; 0: nothing has been rated. */
  version: number;
  /** How many finished games were looked at, whether or not they count. */
  games: number;
  /** When the last of them ended, in ms since 1970, and its table. */
  ended: number;
  last: string;
  /** Those are all there are. Otherwise a look at results rates all games again. */
  complete: boolean;
}

/** A person in a list: in a season as it ended for them, or ever. */
export interface RatingRow {
  season: number;
  user: string;
  /** Where they last played, and their name there. */
  table: string;
  name: string;
  rated: Rated;
  score: Score;
  /** How many people they had met by then. */
  opponents: number;
}

/** The row as a list shows it. */
export interface ListedRow extends RatingRow {
  unlisted: boolean;
}

/** What a list knows about the people who have played a game. */
export interface KnownRatings {
  list: RatingList;
  /** Their rows, by `ratingKey`. */
  rows: ReadonlyMap<string, RatingRow>;
  /** By `pairKey`. */
  meetings: ReadonlyMap<string, Meeting>;
  connected: ReadonlySet<string>;
}

export const ratingKey = (user: string, season: number): string => `${season} ${user}`;
export const pairKey = (user: string, other: string): string => `${user} ${other}`;

/** What a game changes in a list: rows that replace the ones before. */
export interface RatingChanges {
  list: RatingList;
  rows: RatingRow[];
  meetings: (readonly [user: string, other: string, row: Meeting])[];
}

/** Says which games count and what they change. The store calls it inside a transaction, so it answers synchronously, and the same each time. */
export interface Rater {
  /** The version of the rating method: what another one has rated is rated again. */
  version: number;
  seasonOf(played: Played): number;
  /** For whom a game counts. */
  users(played: Played): string[];
  after(played: Played, known: KnownRatings): RatingChanges;
  /** A person's results, or everyone's, after it. */
  scored(played: Played, user: string, before: GameScore | null): GameScore;
  /** A rating as the history of a person's ratings shows it. */
  shown(played: Played, rated: Rated): PastRating;
}

export interface RatingReads {
  /** How far a server's games are rated; null: not at all. */
  ratingHead(guild: string): Promise<RatingHead | null>;
  /** A list of a server: of one game, or of all (`allGames`); null: nobody is in it. */
  ratingList(guild: string, game: string): Promise<RatingList | null>;
  /** Everyone who played in a season, or ever (`everSeason`). */
  ratingRows(guild: string, game: string, season: number): Promise<ListedRow[]>;
  /** A person's row in a list, ever; null: they aren't in it. */
  ratingRow(guild: string, game: string, user: string): Promise<ListedRow | null>;
  /** A person's results on a server, or everyone's (`everyone`), a row for each game. */
  ratingScores(guild: string, user: string): Promise<GameScore[]>;
  /** A person's rating after each of their games on a server, oldest first. */
  ratingCourse(guild: string, user: string): Promise<PastRating[]>;
  /** How many games are over on a server. */
  overOn(guild: string): Promise<number>;
  /** All games that are over on a server, the first to end first. */
  endedOn(guild: string): Promise<{ id: string; ended: number }[]>;
}

export interface RatingChangesOfStore {
  /** Rates a game that has just been written as over, if all before it are rated. Recorded after everything that ended it. */
  rate(table: string, rater: Rater): void;
  /** Rates games that ended after the last rated one, in their order. `all`: there are no more. Does nothing if someone else has gone on. */
  rateNext(guild: string, last: string, tables: readonly string[], all: boolean, rater: Rater): void;
  /** Updates a person's name at a table. */
  nameRated(table: string, user: string, name: string): void;
  /** Replaces a person's id and removes their name. */
  renameRated(user: string, to: string): void;
  /** Forgets a server's ratings, so that they are made again from its games. */
  dropRatings(guild: string): void;
}
