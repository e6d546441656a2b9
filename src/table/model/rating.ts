/** The part of the store's port that is about ratings: rows that each game which is over updates in its own commit. */

import type { Seat } from '../../kernel/types.ts';
import type { GameScore, PastRating, Score } from './choices.ts';
import type { ResultRow } from './rows.ts';

/** How well somebody plays (`mu`), and how little that is known (`sigma`). */
export interface Rating {
  mu: number;
  sigma: number;
}

/** What is known of somebody. */
export interface Rated extends Rating {
  /** How many games it comes from. */
  games: number;
  /** The season of the last of them. */
  season: number;
}

/** Two people's games, as one of them looks on the other. */
export interface Meeting {
  /** The last season they met in, and how many games of two that season's were worth: a game of six is a fifth of one with each of the five. */
  season: number;
  times: number;
  /** The other was once found connected with most people, through games that this one took no part in. Games are not taken back, so it stays. */
  known: boolean;
}

/** What became of a game, and how many answers each of its seats gave. */
export interface Played extends ResultRow {
  choices: { readonly [seat: Seat]: number };
}

/** The season of a row that is of all of them. */
export const everSeason = -1;
/** Whose scores those of a whole server are. */
export const everyone = '';
/** The list of all games. */
export const allGames = '';

/** A list of a server: of one game, or of all of them. */
export interface RatingList {
  /** How many people have been rated. */
  people: number;
  sides: { readonly [side: string]: Rating };
  /** Those in which a game was finished. */
  seasons: number[];
}

/** How far a server's games have been rated. The list of all games has this as well. */
export interface RatingHead {
  /** Which way of rating made it; 0: nothing has been rated. */
  version: number;
  /** So many games that are over were looked at, whether or not they count. */
  games: number;
  /** When the last of them ended, in ms since 1970, and its table. */
  ended: number;
  last: string;
  /** That is all there are. Else a look at results rates all games anew. */
  complete: boolean;
}

/** Somebody in a list: in a season as it ended for them, or ever. */
export interface RatingRow {
  season: number;
  user: string;
  /** Where they played last, and their name there. */
  table: string;
  name: string;
  rated: Rated;
  score: Score;
  /** How many people they had met by then. */
  opponents: number;
}

/** The same as a list shows it. */
export interface ListedRow extends RatingRow {
  unlisted: boolean;
}

/** What is known in a list of those who have played a game. */
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

/** What a game changes in a list: rows in place of those before. */
export interface RatingChanges {
  list: RatingList;
  rows: RatingRow[];
  meetings: (readonly [user: string, other: string, row: Meeting])[];
}

/** Says which games count and what they change. The store asks it inside a transaction, so it answers at once, and the same each time. */
export interface Rater {
  /** The way of rating: what another one has rated is rated anew. */
  version: number;
  seasonOf(played: Played): number;
  /** For whom a game counts. */
  users(played: Played): string[];
  after(played: Played, known: KnownRatings): RatingChanges;
  /** What somebody's results, or everyone's, are after it. */
  scored(played: Played, user: string, before: GameScore | null): GameScore;
  /** How a rating is shown in somebody's course. */
  shown(played: Played, rated: Rated): PastRating;
}

export interface RatingReads {
  /** How far a server's games are rated; null: not at all. */
  ratingHead(guild: string): Promise<RatingHead | null>;
  /** A list of a server: of a game, or of all of them (`allGames`); null: nobody is in it. */
  ratingList(guild: string, game: string): Promise<RatingList | null>;
  /** All who played in a season, or ever (`everSeason`). */
  ratingRows(guild: string, game: string, season: number): Promise<ListedRow[]>;
  /** Somebody in a list, ever; null: they are not in it. */
  ratingRow(guild: string, game: string, user: string): Promise<ListedRow | null>;
  /** Somebody's results on a server, or everyone's (`everyone`), a row for each game. */
  ratingScores(guild: string, user: string): Promise<GameScore[]>;
  /** How somebody was rated after each of their games on a server, the first first. */
  ratingCourse(guild: string, user: string): Promise<PastRating[]>;
  /** How many games are over on a server. */
  overOn(guild: string): Promise<number>;
  /** All games that are over on a server, the first to end first. */
  endedOn(guild: string): Promise<{ id: string; ended: number }[]>;
}

export interface RatingChangesOfStore {
  /** Rates a game that has just been written as over, where all before it are rated. Recorded after all that ended it. */
  rate(table: string, rater: Rater): void;
  /** Rates games that ended after the last one that was rated, in their order. `all`: there are no more. Nothing, where somebody else has gone on. */
  rateNext(guild: string, last: string, tables: readonly string[], all: boolean, rater: Rater): void;
  /** Somebody goes by another name at a table now. */
  nameRated(table: string, user: string, name: string): void;
  /** Puts another id in the place of somebody's, and no name. */
  renameRated(user: string, to: string): void;
  /** Forgets a server's ratings: they are made anew from its games. */
  dropRatings(guild: string): void;
}
