/**
 * How much each person, server and table may use of shared resources, as one table of data. `docs/limits.md` is made from it, `LIMITS` in `.env`
 * changes it, and so does `/hustings settings` for a part of it.
 */

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];

/** What something is counted for. */
export const limitedBy = ['person', 'server', 'table'] as const;
export type LimitedBy = (typeof limitedBy)[number];

export interface Limit {
  /** How many are allowed; null: unlimited. */
  person: number | null;
  server: number | null;
  table: number | null;
  /** The window in which uses are counted, in ms, from the first one on; null: the limit is on how many exist at once. */
  within: number | null;
  /** A server may set a lower number for itself. */
  isForServers?: true;
  /** The reason for these numbers. */
  why: string;
}

export const limits = {
  games: {
    ...{ person: 30, server: 300, table: null, within: null, isForServers: true },
    why: 'Nobody can keep track of thirty games that they started. A friendly server with a game in every channel and thread stays far below three hundred.',
  },
  shows: {
    ...{ person: 3, server: 10, table: null, within: null, isForServers: true },
    why: 'Nobody watches more than one or two at a time, and the computers in each think without a break until it is over.',
  },
  starts: {
    ...{ person: 60, server: 600, table: null, within: hour },
    why: 'Each leaves rows in the database. An evening of short games is about a dozen.',
  },
  invitations: {
    ...{ person: 5, server: 30, table: null, within: null },
    why: 'Nobody needs more who means to play them all. A busy server can have one in every channel.',
  },
  fruitless: {
    ...{ person: 10, server: null, table: null, within: hour },
    why: 'Invitations ping people. An invitation counts if it came to nothing, but not if the game began with everyone who was invited.',
  },
  threads: {
    ...{ person: 10, server: 100, table: null, within: day },
    why: 'Threads stay in the list of a channel, and Discord allows a server a thousand active ones.',
  },
  hints: {
    ...{ person: 60, server: null, table: null, within: hour },
    why: 'That is one a minute without a break. There is no number for a server, because how many hints others take is their secret.',
  },
  tryouts: {
    ...{ person: 300, server: null, table: null, within: hour },
    why: 'Computers answer for everyone else at each step. Five a minute is faster than anybody reads, and what others try out is their secret.',
  },
  films: {
    ...{ person: 10, server: 60, table: null, within: hour },
    why: 'Each draws up to sixty pictures and holds them in memory.',
  },
  reviews: {
    ...{ person: 20, server: 120, table: null, within: hour },
    why: 'Each takes a quarter of a minute of thinking, once a game. Looking at a review that exists already does not count.',
  },
  replays: {
    ...{ person: 600, server: null, table: null, within: hour },
    why: 'Every step draws a picture. Ten a minute is faster than anybody reads.',
  },
  proposals: {
    ...{ person: 60, server: null, table: 60, within: day },
    why: 'Each posts and pings. For six people, it means ten a day each.',
  },
  moves: {
    ...{ person: 5, server: null, table: null, within: hour },
    why: 'Each asks everyone at the table to agree.',
  },
  posts: {
    ...{ person: null, server: null, table: 1, within: minute },
    why: 'Posting the board again pushes the channel down and pings the players whose turn it is.',
  },
  moments: {
    ...{ person: null, server: null, table: 1, within: minute },
    why: 'The same, for a moment of a replay that somebody shows to everyone.',
  },
  plans: {
    ...{ person: 300, server: null, table: null, within: hour },
    why: 'Each order or answer ahead is kept with the game. There is no number for a server, because what others plan is their secret.',
  },
} as const satisfies { [name: string]: Limit };

export type LimitName = keyof typeof limits;
export const limitNames = Object.keys(limits) as LimitName[];

/** Numbers that differ from the table, by name and for whom, as in `shows.person`. */
export type OwnLimits = { readonly [name: string]: number };

/** Returns how many are allowed; null: unlimited. `own` are the owner's numbers; `server` are the server's own, which only lower them. */
export function most(name: LimitName, by: LimitedBy, own: OwnLimits = {}, server: OwnLimits = {}): number | null {
  const limit: Limit = limits[name];
  const key = `${name}.${by}`;
  const usual = own[key] ?? limit[by];
  const chosen = limit.isForServers ? server[key] : undefined;
  return chosen === undefined || usual === null ? usual : Math.min(usual, chosen);
}

/** The names of all numbers that can be set. */
export const settable: readonly string[] = limitNames.flatMap((name) =>
  limitedBy.flatMap((by) => (limits[name][by] === null ? [] : [`${name}.${by}`])),
);

/** The numbers that a server can set for itself. */
export const forServers = ['games.person', 'games.server', 'shows.person', 'shows.server'] as const;

/** On the local Discord a few people try everything, so the limits are this many times higher. */
const local = 20;
export const localLimits: OwnLimits = Object.fromEntries(
  limitNames.flatMap((name) => limitedBy.flatMap((by) => (limits[name][by] === null ? [] : [[`${name}.${by}`, limits[name][by] * local]]))),
);

/** How often a person, a server or a table has used something since `from`, in ms since 1970. */
export interface UseRow {
  by: LimitedBy;
  id: string;
  kind: string;
  from: number;
  n: number;
}

/** The part of the store's port that is about limits. */
export interface LimitReads {
  /** How many gatherings that haven't expired by `now` a person has opened. */
  openBy(host: string, now: number): Promise<number>;
  /** How many gatherings that haven't expired by `now` there are on a server. */
  openOn(guild: string, now: number): Promise<number>;
  /** How many games are running that a person has begun, or on a server: those with people, and those that only computers play. */
  running(by: 'person' | 'server', id: string): Promise<{ games: number; shows: number }>;
  /** How often something was used; null: never, or so long ago that it was forgotten. */
  use(by: LimitedBy, id: string, kind: string): Promise<UseRow | null>;
}

/** One use at `at`, in ms since 1970: at most `most` are allowed from the first after `since`. */
interface Use {
  by: LimitedBy;
  id: string;
  kind: string;
  at: number;
  since: number;
  most: number;
}

export interface LimitChanges {
  /** Counts one more use, whoever else counts at the same time; a `Conflict` if all are used up by now. */
  countUse(use: Use): void;
  /** Counts one more use, or the first since `from`; a `Conflict` if someone else has counted in the meantime. */
  putUse(row: UseRow): void;
  /** Forgets uses from before `before`. */
  dropUses(before: number): void;
}
