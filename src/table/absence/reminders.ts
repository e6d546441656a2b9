/** Reminders about players who are asked something: each is taken once it is due, and only while they haven't moved. */

import { randomUUID } from 'node:crypto';
import { GameStopped } from '../../games/shelf.ts';
import { ok } from '../../kernel/result.ts';
import { day } from '../clock/clock.ts';
import { isMissing } from '../consent/asking.ts';
import { heldBy } from '../consent/verdict.ts';
import { nameOf, type Reminder, type Reminders } from '../model/outbox/sending.ts';
import type { ReminderRow } from '../model/store/store.ts';
import { answerFor } from '../play/stand-in.ts';
import { positionOf, seatOf } from '../work/loaded/loaded.ts';
import type { Context } from '../work/work.ts';
import { type Owed, openOwed } from './owed.ts';
import { endRest } from './pausing.ts';
import { isAsked, isInvited, type Look, Taking } from './taking.ts';

/** A table whose game is out of order is looked at again after this, in ms. */
const laterMs = day / 24;
/** How many questions of each table are answered at one look for absent players. */
const mostRounds = 100;
/** A table that is held still is looked at again after this, in ms, to answer for absent players. */
const heldMs = 60_000;
/** How many due reminders each such round reads. */
const atOnce = 50;

export function openReminders(context: Context): Reminders {
  const { store } = context;
  const owed = openOwed(context);
  return {
    async take(now, limit) {
      const isDue = await doAll(context, now);
      const due = isDue ? await context.look({ what: 'reminders', table: null }, () => store.remindersDue(now, limit)) : [];
      const said: Reminder[] = [];
      const one = lookAt(context, now);
      for (const rows of Map.groupBy(due, ({ table, user }) => `${table} ${user}`).values()) {
        said.push(...((await guarded(context, rows, now, () => takeOf(context, owed, one, rows, now, limit))) ?? []));
      }
      return [...said, ...(await owed.takeOver(now, limit))];
    },
    done: owed.done,
    async stands({ table, kind, seat, turn, user }) {
      if (kind === 'consent') return (await store.sitting(table))?.proposals.some((one) => one.n === turn && isMissing(one, user)) ?? false;
      const sitting = kind === 'invited' ? await store.sitting(table) : null;
      if (kind === 'invited') return sitting !== null && isInvited(sitting, user);
      const row = await store.table(table);
      return row !== null && isAsked(row, seat, turn);
    },
    async said(reminders, message) {
      const { table, kind: first } = reminders[0]!;
      if (first === 'consent' || first === 'invited') return null;
      const noted = await context.change({ what: 'reminded', table }, null, async (work) => {
        const loaded = await work.load(table);
        if (!loaded || !reminders.some(({ seat, turn }) => isAsked(loaded.row, seat, turn))) return ok(message);
        const before = loaded.row.callMessage;
        work.save(loaded, { callMessage: message });
        return ok(before === message ? null : before);
      });
      return noted.ok ? noted.value : message;
    },
  };
}

/** Pings from before this look count for all of it. */
function lookAt({ store }: Context, at: number): Look {
  const before = new Map<string, Promise<number | null>>();
  const lastPinged = (user: string): Promise<number | null> => {
    const known = before.get(user) ?? store.lastPinged(user);
    before.set(user, known);
    return known;
  };
  const { answers, unheard, gamesOf } = store;
  return { at, name: randomUUID(), places: new Map(), reads: { lastPinged, answers, unheard, gamesOf } };
}

/** Takes what is due for one person at one table, and returns what to say: the newest of it, to them and to the others. */
async function takeOf(context: Context, owed: Owed, look: Look, rows: readonly ReminderRow[], now: number, limit: number): Promise<Reminder[]> {
  const { table } = rows[0]!;
  const taken = await context.change({ what: 'remind', table }, null, async (work) => {
    const loaded = await work.load(table);
    const due = await untaken(context, rows, now, limit);
    const reminders = loaded ? await new Taking(context, look, work, loaded).take(due) : [];
    owed.put(work, reminders);
    return ok(reminders);
  });
  return taken.ok ? taken.value : [];
}

/** The due reminders that another process hasn't taken in the meantime; what isn't found now is found at the next look. */
async function untaken({ store }: Context, rows: readonly ReminderRow[], now: number, limit: number): Promise<ReminderRow[]> {
  const due = await store.remindersDue(now, limit);
  return rows.filter((row) => due.some((one) => nameOf(one) === nameOf(row)));
}

/**
 * Does what is due without a message: answers for absent players, one question after the other, as long as they are asked; ends pauses. Returns whether
 * anything else may be due.
 */
async function doAll(context: Context, now: number): Promise<boolean> {
  const isDone = ({ kind }: ReminderRow) => kind === 'away' || kind === 'rest';
  for (let rounds = 0; rounds < mostRounds; rounds++) {
    const all = await context.look({ what: 'reminders', table: null }, () => context.store.remindersDue(now, atOnce));
    const due = all.filter(isDone);
    if (due.length === 0) return all.length > 0;
    for (const row of due) await guarded(context, [row], now, () => (row.kind === 'rest' ? restOver : answerOne)(context, row, now));
  }
  return true;
}

const answerOne = (context: Context, row: ReminderRow, now: number) =>
  context.change({ what: 'answer for', table: row.table }, null, async (work) => {
    const loaded = await work.load(row.table);
    if ((await untaken(context, [row], now, atOnce)).length === 0) return ok(null);
    if (loaded && heldBy({ proposals: loaded.proposals, clock: loaded.row.clock }, null, work.now)) {
      work.db.putReminder({ ...row, due: now + heldMs });
      return ok(null);
    }
    const seat = loaded && seatOf(loaded, row.user);
    work.db.takeReminder(row, work.now);
    if (!loaded || seat === null || !loaded.row.away.includes(seat) || !isAsked(loaded.row, seat, row.turn)) return ok(null);
    const decision = (await positionOf(loaded)).open.find((one) => one.seat === seat);
    if (decision) await answerFor(context, work, loaded, decision);
    return ok(null);
  });

const restOver = (context: Context, row: ReminderRow, now: number) =>
  context.change({ what: 'end a pause', table: row.table }, null, async (work) => {
    if ((await untaken(context, [row], now, atOnce)).length === 0) return ok(null);
    work.db.takeReminder(row, work.now);
    await endRest(context, work, row);
    return ok(null);
  });

/** Postpones what can't be done at one table, so that it holds up no other. */
async function guarded<T>(context: Context, rows: readonly ReminderRow[], now: number, act: () => Promise<T>): Promise<T | null> {
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof GameStopped)) context.log.error({ err: error, table: rows[0]!.table }, 'could not process a reminder, so it is postponed');
    await context.change({ what: 'put off', table: null }, null, async (work) => {
      for (const row of rows) work.db.putReminder({ ...row, due: now + laterMs });
      return ok(null);
    });
    return null;
  }
}
