/** What people and servers have chosen outside their games, and their results. */
import type { Lang } from '../../i18n/types.ts';
import type { Seat } from '../../kernel/types.ts';
import type { Scheme } from '../../scene/schemes.ts';
import type { TableResult } from './refusals.ts';
import type { Person } from './types.ts';

/** When a player is pinged: at each turn, once a day for all games together, or never. */
export const pings = ['now', 'daily', 'off'] as const;
export type Pings = (typeof pings)[number];

/** A person's own settings, the same on every server. */
export interface Settings {
  /** The language of what only they read; null: the language of their Discord. */
  lang: Lang | null;
  /** An IANA time zone; null: unknown. */
  zone: string | null;
  /** When quiet hours begin and end in that zone, in minutes after midnight; both null: no quiet hours. They may run past midnight. */
  quietFrom: number | null;
  quietTo: number | null;
  pings: Pings;
  /** Pinged by a direct message instead of a mention, where possible. */
  dm: boolean;
  /** The colors of what only they see. */
  scheme: Scheme;
  /** Text instead of the pictures that only they see. */
  words: boolean;
  /** No picture moves in the games they play. */
  still: boolean;
  /** Appears in no statistics and on no leaderboard. */
  unlisted: boolean;
}

/** The settings of a person who has chosen nothing. */
export const usualSettings: Settings = {
  lang: null,
  zone: null,
  quietFrom: null,
  quietTo: null,
  pings: 'now',
  dm: false,
  scheme: 'usual',
  words: false,
  still: false,
  unlisted: false,
};

/** How many games were won, drawn and lost. */
export interface Score {
  won: number;
  drawn: number;
  lost: number;
}

/** The results in one game: one person's, or everyone's together. */
export interface GameScore {
  game: string;
  played: number;
  draws: number;
  /** One person's own score; meaningless for everyone together. */
  score: Score;
  seats: { [seat: Seat]: Score };
}

/** What a list covers: this season's games, or all that were ever played. Ratings carry over from one season to the next. */
export type Period = 'season' | 'ever' | number;

/** A person's place among those who play on a server, in a season or ever. */
export interface Ranking {
  person: Person;
  /** Their rating and how far it may be off. The list is sorted by the difference. */
  rating: number;
  spread: number;
  games: number;
  score: Score;
  /** Null: too few games for a rank. */
  rank: number | null;
}

/** The rankings of a server. */
export interface Leaderboard {
  standings: Ranking[];
  /** The season shown; in a list of all seasons, the current one (`seasonName`). */
  season: number;
  /** The seasons in which a game was finished, and the current one, newest first. */
  seasons: number[];
}

/** A person's rating after one of their games. */
export interface PastRating {
  /** When the game ended, in ms since 1970. */
  at: number;
  rating: number;
  spread: number;
}

/** The results on a server, of one person or of everyone. */
export interface Records {
  games: GameScore[];
  /** Null for everyone together, and for a person who has no rated game or has opted out. A person who hasn't played this season has no rank. */
  standing: Ranking | null;
  /** How many have a rank this season. */
  ranked: number;
  /** Their ratings, oldest first. */
  history: PastRating[];
}

/** A server's settings, chosen by its moderators. */
export interface ServerSettings {
  /** The default language of games begun here; null: the language of the person who begins them. */
  lang: Lang | null;
  /** The channels where games may begin, and so may those in their threads; empty: everywhere. */
  channels: string[];
  /** How many games and shows there may be here, by the names in `model/limits.ts`. A name that is missing has the usual limit. */
  limits: { readonly [name: string]: number };
}

/** A person's settings for their own time. */
export interface OwnTime {
  pings: Pings | null;
  /** Days off that aren't over, such as `2026-12-24`, in order; and how many are left this year. */
  off: string[];
  left: number;
}

/** The part of `Tables` that is about what a person has chosen and met. */
export interface OwnChoices {
  /** This person's settings, with defaults for what they haven't chosen. */
  settings(user: string): Promise<Settings>;
  /** Changes some of them. Refused: `no-zone`, or quiet hours without a zone. */
  changeSettings(user: string, change: Partial<Settings>, request: string): Promise<TableResult<Settings>>;
  /** The kinds of a game's questions (the keys of what they ask) that this person has answered before, so they need no explanation. */
  met(user: string, game: string): Promise<ReadonlySet<string>>;
  /** Notes that they have answered one of this kind. */
  meetKind(user: string, game: string, kind: string): Promise<void>;
}

/** The part that is about what a server's moderators have chosen. */
export interface ServerChoices {
  server(guild: string): Promise<ServerSettings>;
  changeServer(guild: string, change: Partial<ServerSettings>, request: string): Promise<TableResult<ServerSettings>>;
}

/** A day on which a person's time stands still, such as `2026-12-24`: from one midnight to the next, in ms since 1970. */
export interface DayOffRow {
  day: string;
  start: number;
  end: number;
}

/** The part of the store's port that is about what people and servers have chosen, and what people have met. */
export interface ChoiceReads {
  /** A user's settings; null: they have chosen nothing. */
  settings(user: string): Promise<Settings | null>;
  server(guild: string): Promise<ServerSettings | null>;
  /** All days a user has taken off, in order. */
  daysOff(user: string): Promise<DayOffRow[]>;
  /** The kinds of a game's questions that a user has answered before. */
  met(user: string, game: string): Promise<string[]>;
}

export interface ChoiceChanges {
  /** Sets one setting at a time, so that two simultaneous changes both survive. */
  putSetting(user: string, name: keyof Settings, value: Settings[keyof Settings]): void;
  putServerSetting(guild: string, name: keyof ServerSettings, value: ServerSettings[keyof ServerSettings]): void;
  putDayOff(user: string, row: DayOffRow): void;
  /** Takes back days off that begin after `after`. */
  dropDaysOff(user: string, after: number): void;
  /** Notes that a user has answered a question of this kind; does nothing if that is noted. */
  putMet(user: string, game: string, kind: string): void;
}
