/** What people and servers choose beside their games, and how they stand. */
import type { Lang } from '../../i18n/types.ts';
import type { Seat } from '../../kernel/types.ts';
import type { Scheme } from '../../scene/schemes.ts';
import type { Person } from './types.ts';

/** When somebody is called by a mention: at each turn, once a day for all of them, or never. */
export const pings = ['now', 'daily', 'off'] as const;
export type Pings = (typeof pings)[number];

/** What a person has chosen for themselves, on every server alike. */
export interface Settings {
  /** The language of what they alone read; null: that of their Discord. */
  lang: Lang | null;
  /** An IANA time zone; null: not known. */
  zone: string | null;
  /** When quiet hours begin and end in that zone, in minutes after midnight; both null: there are none. They may go past midnight. */
  quietFrom: number | null;
  quietTo: number | null;
  pings: Pings;
  /** Called by a direct message in place of a mention, where that is possible. */
  dm: boolean;
  /** The colors of what they alone see. */
  scheme: Scheme;
  /** Words in place of the pictures they alone see. */
  words: boolean;
  /** No picture moves in games they play. */
  still: boolean;
  /** Stands in no statistics and on no leaderboard. */
  unlisted: boolean;
}

/** How many games ended how. */
export interface Score {
  won: number;
  drawn: number;
  lost: number;
}

/** One game's results: somebody's, or everybody's. */
export interface GameScore {
  game: string;
  played: number;
  draws: number;
  /** Somebody's own; of everybody together it says nothing. */
  score: Score;
  seats: { [seat: Seat]: Score };
}

/** What a list is made of: the games of this season, or all that were ever played. Ratings go on from one season to the next. */
export type Period = 'season' | 'ever' | number;

/** Somebody's place among those who play on a server, in a season or ever. */
export interface Ranking {
  person: Person;
  /** What their games say of them, and how far that may be off. The list goes by what is left of the one without the other. */
  rating: number;
  spread: number;
  games: number;
  score: Score;
  /** Null: too few games for one. */
  rank: number | null;
}

/** Everybody's standing on a server. */
export interface Leaderboard {
  standings: Ranking[];
  /** The season that it is of; of all of them, the one that it is now (`seasonName`). */
  season: number;
  /** Those in which a game was finished, and the one that it is now, the newest first. */
  seasons: number[];
}

/** How somebody was rated after a game of theirs. */
export interface PastRating {
  /** When the game ended, in ms since 1970. */
  at: number;
  rating: number;
  spread: number;
}

/** Somebody's results on a server, or everybody's. */
export interface Records {
  games: GameScore[];
  /** Null of everybody, and of whoever has no rated game or has opted out. Of whoever has not played this season: without a rank. */
  standing: Ranking | null;
  /** How many have a rank this season. */
  ranked: number;
  /** Their ratings, the first first. */
  history: PastRating[];
}

/** What whoever keeps order on a server has chosen for it. */
export interface ServerSettings {
  /** The language of games begun here, unless they are begun in another; null: that of whoever begins them. */
  lang: Lang | null;
  /** The channels games are begun in, and the threads of these; empty: everywhere. */
  channels: string[];
  /** How many games and shows there may be here, by the names of `model/limits.ts`; what is not among them is as usual. */
  limits: { readonly [name: string]: number };
}

/** What somebody has chosen of their time. */
export interface OwnTime {
  pings: Pings | null;
  /** Days off that are not over, such as `2026-12-24`, in order; and how many are left this year. */
  off: string[];
  left: number;
}
