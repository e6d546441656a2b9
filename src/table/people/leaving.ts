/**
 * Servers that remove the bot, and servers that want their games deleted. The first keep everything as it was for thirty days; then their games are
 * closed and anonymized. The games of the others end at once and are deleted as soon as their channels were told.
 */

import { createHmac } from 'node:crypto';
import { ok } from '../../kernel/result.ts';
import { giveBackOn } from '../absence/outage.ts';
import { formerMark, isComputerId, isFormerId } from '../model/ids.ts';
import type { DepartureRow, TableRow } from '../model/store/store.ts';
import type { Tables } from '../model/tables.ts';
import type { Context } from '../work/work.ts';
import { openKeeping } from './keeping.ts';

const day = 24 * 3_600_000;
/** How long a server that has removed the bot may come back, in ms. */
const graceMs = 30 * day;
/** A channel that can't be told that its game has ended delays the deletion by at most this long, in ms. */
const patienceMs = 3_600_000;
/** How many tables are processed at a time. */
const atOnce = 50;
/** A server's recorded departure is looked up at most this often, in ms. */
const lookEveryMs = 10 * 60_000;

export interface Leaving extends Pick<Tables, 'left' | 'here' | 'guilds' | 'eraseServer'> {
  /** Continues whatever is due. Never rejects. */
  goOnLeaving(): Promise<void>;
}

export function openLeaving(context: Context): Leaving {
  const { store, clock, log } = context;
  const seen = new Map<string, number>();

  const put = (row: DepartureRow) =>
    context.change({ what: 'server left', table: null }, null, async (work) => {
      if (row.asked) work.db.dropServer(row.guild);
      return ok(work.db.putDeparture(row));
    });
  return {
    guilds: () => store.guilds(),
    async left(guild) {
      seen.delete(guild);
      if (!(await store.departure(guild))) await put({ guild, at: clock(), asked: false });
    },
    async here(guild) {
      if ((seen.get(guild) ?? Number.NEGATIVE_INFINITY) + lookEveryMs > clock()) return;
      seen.set(guild, clock());
      const departure = await store.departure(guild);
      if (!departure || departure.asked) return;
      await context.change({ what: 'server back', table: null }, null, async (work) => ok(work.db.dropDeparture(guild)));
      await giveBackOn(context, guild, departure.at);
    },
    async eraseServer(guild) {
      const departure: DepartureRow = { guild, at: clock() + 1, asked: true };
      await put(departure);
      const { end } = openKeeping(context);
      for (const id of await store.tablesOn(guild)) await end(id, `erasure ${id}`);
      await goOn(context, departure);
    },
    async goOnLeaving() {
      for (const departure of await store.departures()) {
        if (!departure.asked && clock() < departure.at + graceMs) continue;
        await goOn(context, departure).catch((error) => log.error({ err: error }, 'could not forget a server that has left, and will try again'));
      }
    },
  };
}

/** Forgets what can be forgotten now; after the last table, the departure itself. */
async function goOn(context: Context, { guild, at, asked }: DepartureRow): Promise<void> {
  const { store, clock, chance } = context;
  const salt = chance.seed();
  await context.change({ what: 'server left', table: null }, null, async (work) => ok(work.db.dropRatings(guild)));
  const [before, ids] = asked ? [at, await store.everOn(guild, at, Number.MAX_SAFE_INTEGER)] : [clock(), await store.everOn(guild, clock(), atOnce)];
  for (const id of ids) {
    if (!asked) await anonymize(context, id, salt);
    else if (clock() >= at + patienceMs || (await store.isTold(id))) await drop(context, id);
  }
  if ((await store.everOn(guild, before, 1)).length > 0) return;
  await context.change({ what: 'server forgotten', table: null }, null, async (work) => {
    if (!asked) work.db.dropServer(guild);
    work.db.dropRatings(guild);
    return ok(work.db.dropDeparture(guild));
  });
}

export const drop = (context: Context, id: string) =>
  context.change({ what: 'delete', table: null }, null, async (work) => {
    work.db.dropTable(id);
    work.afterwards(() => context.memory.drop(id));
    return ok(null);
  });

/** Closes a table, replaces everyone's ids there by random ones without names, and forgets which server it was. */
const anonymize = (context: Context, id: string, salt: string) =>
  context.change({ what: 'close', table: null }, null, async (work) => {
    const row = await context.store.table(id);
    if (!row) return ok(null);
    const other = (user: string) =>
      isComputerId(user) || isFormerId(user) ? user : `${formerMark}${createHmac('sha256', salt).update(user).digest('hex').slice(0, 10)}`;
    work.db.dropDeliveries(id);
    work.db.trim(id);
    for (const user of await context.store.usersAt(id)) if (other(user) !== user) work.db.renamePerson(id, user, other(user), null);
    const isOpen = row.phase === 'gathering' || row.phase === 'playing';
    const closed: Partial<TableRow> = isOpen ? { phase: 'closed', toAct: [], since: {}, called: [] } : {};
    work.db.saveTable({
      ...row,
      ...closed,
      version: row.version + 1,
      guild: null,
      channel: '-',
      callMessage: null,
      postChannel: null,
      postMessage: null,
      host: other(row.host),
      former: row.former.map((one) => ({ ...one, user: other(one.user), name: '' })),
      rest: null,
    });
    return ok(null);
  });
