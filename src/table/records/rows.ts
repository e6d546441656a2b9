/** Ratings as rows that each finished game updates, and how older games are rated later. */
import type { rate } from 'openskill';
import type { Game } from '../../games/game.ts';
import { ok } from '../../kernel/result.ts';
import type { GameScore } from '../model/choices.ts';
import {
  everSeason,
  everyone,
  type KnownRatings,
  type Played,
  pairKey,
  type Rater,
  type RatingChanges,
  type RatingHead,
  type RatingRow,
  ratingKey,
} from '../model/store/rating.ts';
import type { Context } from '../work/work.ts';
import { type Counted, countedOf } from './counting.ts';
import { after, type Known, shownRating } from './ratings.ts';
import { newScore, nothing, withGame } from './scores.ts';
import { seasonAt } from './seasons.ts';

/** Increment it whenever a game would be rated or counted differently, so that all of them are rated again. */
const version = 1;

/** How many older games are rated in one commit: few, so that nobody waits for it. */
const atOnce = 20;

const knownOf = ({ list, rows, meetings, connected }: KnownRatings): Known => ({
  people: list.people,
  person: (user) => rows.get(ratingKey(user, everSeason))?.rated,
  side: (key) => list.sides[key],
  meeting: (user, other) => meetings.get(pairKey(user, other)),
  opponents: (user) => rows.get(ratingKey(user, everSeason))?.opponents ?? 0,
  isConnected: (user, other) => connected.has(pairKey(user, other)),
});

/** The rows of a list after a game. */
function rowsAfter(played: Played, counted: Counted, known: KnownRatings, model: typeof rate): RatingChanges {
  const changed = after(knownOf(known), counted, model);
  const season = seasonAt(counted.ended);
  const rated = new Map(changed.people);
  const rows = counted.people.flatMap(({ user, name, end }) => {
    const ever = known.rows.get(ratingKey(user, everSeason));
    const met = changed.meetings.filter(([one, other]) => one === user && !known.meetings.has(pairKey(user, other))).length;
    return [everSeason, season].map((of): RatingRow => {
      const score = { ...(known.rows.get(ratingKey(user, of))?.score ?? nothing()) };
      score[end]++;
      const opponents = (ever?.opponents ?? 0) + met;
      return { season: of, user, table: played.table, name, rated: rated.get(user)!, score, opponents };
    });
  });
  const { people, sides, seasons } = known.list;
  const newcomers = counted.people.filter(({ user }) => !known.rows.has(ratingKey(user, everSeason))).length;
  return {
    list: {
      people: people + newcomers,
      sides: { ...sides, ...Object.fromEntries(changed.sides) },
      seasons: seasons.includes(season) ? seasons : [...seasons, season],
    },
    rows,
    meetings: changed.meetings,
  };
}

/** Says which games count and what they change, according to these games and this model. */
function raterOf(games: readonly Game[], model: typeof rate): Rater {
  const counts = (played: Played): Counted | null => countedOf([played], games)[0] ?? null;
  return {
    version,
    seasonOf: ({ ended }) => seasonAt(ended),
    users: (played) => counts(played)?.people.map(({ user }) => user) ?? [],
    after: (played, known) => rowsAfter(played, counts(played)!, known, model),
    scored: (played, user, before): GameScore =>
      withGame(before ?? newScore(played.game), counts(played)!, (player) => user === everyone || player.user === user),
    shown: ({ ended }, rated) => ({ at: ended, ...shownRating(rated) }),
  };
}

export interface RatingOfEnded {
  /** Rates games that ended before ratings were kept, and those that must be rated again. Never rejects. */
  catchUp(): Promise<void>;
}

/** Whether a server's stored ratings cover all its games. */
export const isComplete = (head: RatingHead | null): boolean => head?.complete === true && head.version === version;

/** Rates each finished game in the commit that ends it. */
export function openRating(context: Context): RatingOfEnded {
  const { store, games, log } = context;
  // 400 files, which the start of the program need not wait for.
  const rater = async () => raterOf(games, (await import('openskill')).rate);
  context.ended.push(async (db, table) => db.rate(table, await rater()));

  const change = (act: (db: Parameters<(typeof context.ended)[number]>[0]) => void) =>
    context.change({ what: 'rate', table: null }, null, async ({ db }) => ok(act(db)));

  const catchUpOn = async (guild: string): Promise<void> => {
    // A worker of an older version, which rates nothing, may still end games.
    const over = await store.overOn(guild);
    let head = await store.ratingHead(guild);
    if (head && isComplete(head) && over <= head.games) return;
    const all = await store.endedOn(guild);
    if (all.length === 0) return;
    const at = head && head.games > 0 ? all.findIndex(({ id }) => id === head!.last) : -1;
    // The stored ratings use another method, or a game ended before one that is already rated.
    const isOff = head !== null && (head.complete || (head.games > 0 && (head.version !== version || at !== head.games - 1)));
    if (isOff) {
      await change((db) => db.dropRatings(guild));
      head = null;
    }
    const known = await rater();
    const left = all.slice(isOff ? 0 : at + 1).map(({ id }) => id);
    for (let last = head?.last ?? ''; ; last = left.splice(0, atOnce).at(-1) ?? last) {
      const next = left.slice(0, atOnce);
      await change((db) => db.rateNext(guild, last, next, next.length === left.length, known));
      if (next.length === left.length) return;
    }
  };
  return {
    async catchUp() {
      try {
        for (const guild of await store.guilds()) await catchUpOn(guild);
      } catch (error) {
        log.error({ err: error }, 'could not rate older games, and will try again');
      }
    },
  };
}
