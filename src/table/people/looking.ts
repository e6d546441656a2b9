/** A person who comes to a table: notes that they are there, under their name, and what they have seen; and shows how it stands, and what was told. */

import { GameStopped } from '../../games/shelf.ts';
import { ok, type Result, refuse } from '../../kernel/result.ts';
import { comeBack } from '../absence/late.ts';
import { expireIfLate } from '../lobby/sweeping.ts';
import { openCourses } from '../looking-back/course.ts';
import type { LogLine } from '../model/past.ts';
import type { TableRefusal } from '../model/refusals.ts';
import type { LogRow } from '../model/store/store.ts';
import type { Tables } from '../model/tables.ts';
import type { Person, TableInfo, Trouble } from '../model/types.ts';
import { report } from '../work/incident.ts';
import { isLate, type Loaded, personOf, seatOf } from '../work/loaded/loaded.ts';
import { infoOf, snapshotOf } from '../work/loaded/snapshot.ts';
import { atOnce, currentOf, during } from '../work/storage.ts';
import type { Context } from '../work/work.ts';

/** How many of the newest lines are read for what has happened since a player looked. */
const mostSince = 200;

export function openLooking(
  context: Context,
): Pick<Tables, 'meet' | 'looked' | 'during' | 'rematchOf' | 'find' | 'at' | 'snapshot' | 'log' | 'since' | 'unshown'> {
  const { store } = context;
  const courseOf = openCourses(store);
  return {
    looked: (id, user, upTo) => context.looks.note(id, user, upTo, context.clock()),
    meet: (id, person, server) => meet(context, id, person, server),
    rematchOf: (id) =>
      context.look({ what: 'rematch of', table: id }, async () => {
        const next = await store.rematchOf(id);
        return next === null ? null : find(context, next);
      }),
    find: (id) =>
      context.look(
        { what: 'find', table: id },
        atOnce(() => find(context, id)),
      ),
    at: (channel) =>
      context.look({ what: 'at', table: null }, async () => {
        const id = (await store.active(channel)) ?? (await store.latest(channel));
        return id === null ? null : find(context, id);
      }),
    during,
    snapshot: (id, user) =>
      context.look(
        { what: 'snapshot', table: id, user },
        atOnce(async () => {
          const loaded = await begun(context, id);
          if (!loaded.ok) return loaded;
          return ok({
            ...(await snapshotOf(loaded.value, user, await troubleOf(context, id))),
            course: loaded.value.row.phase === 'over' ? await courseOf(loaded.value) : null,
          });
        }),
      ),
    log: (id, user, limit, before) =>
      context.look({ what: 'log', table: id, user }, async () => {
        const loaded = await begun(context, id);
        if (!loaded.ok) return loaded;
        const lines = await store.log(id, seatOf(loaded.value, user), before ?? loaded.value.row.messages + 1, limit);
        return ok(lines.map(lineOf));
      }),
    since: (id, user) => context.look({ what: 'since', table: id, user }, () => sinceLooked(context, id, user)),
    async unshown(id, user, error) {
      let loaded: Loaded | null = null;
      try {
        loaded = await context.load(id);
      } catch {
        // If it can't even be read, the number and the error are all there is.
      }
      return (await report(context, { what: 'show', table: id, user, stands: true }, loaded, error)).number;
    },
  };
}

/** Notes that a person is there, by their name, and takes them back if they were away or had left. Returns the number of the last message. */
async function meet(context: Context, id: string, { id: user, name: heard }: Person, server: string | null | undefined): Promise<number | null> {
  context.presence.note(user, context.clock());
  const before = await context.look({ what: 'meet', table: id, user }, () => context.load(id));
  const upTo = before && personOf(before, user) ? before.row.messages : null;
  const nameIn = (loaded: Loaded) => (server === undefined || server === loaded.row.guild ? heard : (personOf(loaded, user)?.name ?? heard));
  const isAway = (loaded: Loaded) => loaded.row.away.includes(seatOf(loaded, user) ?? '') || (personOf(loaded, user)?.gone ?? null) !== null;
  const isNew = (loaded: Loaded | null): loaded is Loaded =>
    loaded !== null && ((personOf(loaded, user)?.name ?? heard) !== nameIn(loaded) || isAway(loaded));
  if (!isNew(before)) return upTo;
  await context.change({ what: 'rename', table: id, user }, null, async (work) => {
    const loaded = await work.load(id);
    if (!isNew(loaded)) return ok(null);
    const people = loaded.people.map((one) => (one.user === user ? { ...one, name: nameIn(loaded), gone: null } : one));
    work.db.putPerson(id, people.find((one) => one.user === user)!);
    if (loaded.row.phase === 'over') work.db.nameRated(id, user, nameIn(loaded));
    const next = work.save({ ...loaded, people }, {});
    const seat = seatOf(next, user);
    if (isAway(loaded) && seat !== null && next.row.phase === 'playing') await comeBack(context, work, next, seat);
    return ok(null);
  });
  return upTo;
}

/** What a player may read of what has happened since they last looked, oldest first. */
async function sinceLooked(context: Context, id: string, user: string): Promise<LogLine[]> {
  const loaded = await begun(context, id);
  const seat = loaded.ok ? seatOf(loaded.value, user) : null;
  const after = seat === null ? null : await context.looks.seen(id, user);
  // A player who has pressed nothing since the game began hasn't looked at it, and the board shows where it stands.
  if (!loaded.ok || !after || after >= loaded.value.row.messages) return [];
  const rows = await context.store.log(id, seat, loaded.value.row.messages + 1, mostSince);
  return rows
    .filter(({ n, by }) => n > after && by !== seat)
    .map(lineOf)
    .toReversed();
}

const lineOf = ({ n, at, message, to, by, answer }: LogRow): LogLine => ({ n, at, message, secret: to !== null, by, answer });

/** The table as it is now: a gathering whose time is over is closed first. */
async function touch(context: Context, id: string): Promise<Loaded | null> {
  const loaded = await context.load(id);
  if (!loaded || !isLate(loaded.row, context.clock())) return loaded;
  await expireIfLate(context, id);
  return context.load(id);
}

/** What everyone may know of it; null: there is none. */
async function find(context: Context, id: string): Promise<TableInfo | null> {
  try {
    const loaded = await touch(context, id);
    return loaded ? infoOf(loaded, await troubleOf(context, id)) : null;
  } catch (error) {
    // A closed table is shown even if its game is out of order, because nothing is played at it anymore.
    const sitting = error instanceof GameStopped ? await context.store.sitting(id) : null;
    if (sitting?.row.phase !== 'closed') throw error;
    return infoOf(sitting, await troubleOf(context, id));
  }
}

/** Why its posts can't be sent, if they can't. */
export async function troubleOf(context: Context, id: string): Promise<Trouble | null> {
  const { trouble: row = null } = (await currentOf(context, id)) ?? {};
  return row && { problem: row.problem, since: row.since };
}

/** The game, if it has begun and wasn't closed. */
async function begun(context: Context, id: string): Promise<Result<Loaded, TableRefusal>> {
  const loaded = await context.load(id);
  return loaded && (loaded.row.phase === 'playing' || loaded.row.phase === 'over') ? ok(loaded) : refuse({ why: 'no-table' });
}
