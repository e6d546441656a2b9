/** When the clocks are paused, and when they all start again: a pause, by agreement or by one player, and another clock. */
import { ok, refuse } from '../../kernel/result.ts';
import type { Message, Seat } from '../../kernel/types.ts';
import { bankOf, enough, hoursBetween, isOverdue, isTimed, remaining, running, standing, timesOf } from '../clock/clock.ts';
import { mayAsk } from '../consent/asking.ts';
import { restFor } from '../consent/constitution.ts';
import { mayResume } from '../consent/verdict.ts';
import { msg } from '../model/messages.ts';
import type { ReminderRow, TableRow } from '../model/store/store.ts';
import type { Tables } from '../model/tables.ts';
import type { Bank } from '../model/types.ts';
import { inGame } from '../play/move.ts';
import { doneAtOnce, fall, put } from '../play/proposed.ts';
import { personAt, stillOf } from '../play/waiting.ts';
import { type Loaded, outOf, personOf, positionOf, seatOf } from '../work/loaded/loaded.ts';
import { infoOf } from '../work/loaded/snapshot.ts';
import { type Context, infoAgain, type Work } from '../work/work.ts';
import { remindAgain, tellAll, timesAt } from './late.ts';

const hour = 3_600_000;
/** The end of one player's own pause is a reminder for nobody, so that no change of people's reminders drops it. */
const nobody = '';

export function openPausing(context: Context): Pick<Tables, 'rest' | 'resume'> {
  return {
    rest: (id, user, request) =>
      context.change({ what: 'rest', table: id, user }, infoAgain(context, request), async (work) => {
        const seated = await inGame(work, id, user);
        if (!seated.ok) return seated;
        const { loaded, seat } = seated.value;
        const { row } = loaded;
        if (row.paused !== null) return refuse({ why: 'paused' });
        // A pause saves nobody from what the others may already choose.
        if (isOverdue(row, seat, work.now)) return refuse({ why: 'late-yourself' });
        if (row.toAct.some((one) => isOverdue(row, one, work.now))) return refuse({ why: 'somebody-late' });
        const wanted = { kind: 'rest' as const, by: user, turn: '', about: null };
        const may = mayAsk(loaded, wanted, work.now);
        if (!may.ok) return may;
        return ok(infoOf(await rest(context, work, put(work, loaded, doneAtOnce(work, loaded, wanted)), user)));
      }),

    resume: (id, user, request) =>
      context.change({ what: 'resume', table: id, user }, infoAgain(context, request), async (work) => {
        const seated = await inGame(work, id, user);
        if (!seated.ok) return seated;
        const { loaded, seat } = seated.value;
        const { paused, rest: own } = loaded.row;
        if (paused === null) return refuse({ why: 'not-paused' });
        if (own && !mayResume(own, user, seatOf(loaded, own.by), outOf(loaded, await positionOf(loaded)))) {
          return refuse({ why: 'rests', name: personOf(loaded, own.by)!.name, at: own.until });
        }
        return ok(infoOf(await resume(context, work, loaded, seat)));
      }),
  };
}

/** Stops the clocks and reminders until someone plays on or ends the pause. It is by agreement, and replaces one that a player took alone. */
export const pause = (context: Context, work: Work, loaded: Loaded): Promise<Loaded> =>
  stop(context, work, loaded, msg('table.paused'), { rest: null });

/** The same for a day, because `user` wants it. */
async function rest(context: Context, work: Work, loaded: Loaded, user: string): Promise<Loaded> {
  const until = work.now + restFor;
  const next = await stop(context, work, loaded, msg('table.rests', { seat: seatOf(loaded, user)! }), { rest: { by: user, until } });
  work.db.putReminder({ table: loaded.row.id, turn: next.row.version, user: nobody, kind: 'rest', due: until });
  return next;
}

async function stop(context: Context, work: Work, loaded: Loaded, message: Message, change: Pick<TableRow, 'rest'>): Promise<Loaded> {
  const { row, people } = loaded;
  const banks = { ...row.banks };
  for (const one of people) {
    const bank = one.seat === null ? undefined : bankOf(row, one.seat);
    if (one.seat === null || !bank || bank.from === null) continue;
    banks[one.seat] = standing(remaining(bank, work.now, stillOf(await personAt(context.store, one), row.clock)), bank.turn);
  }
  // What was said in a turn is not said again in it.
  for (const { user } of people) work.db.dropReminders(row.id, user, true);
  return tellAll(work, loaded, message, { banks, paused: row.paused ?? work.now, ...change });
}

/** Restarts the clocks of those who are asked; `by`: the player who ends the pause, or nobody. */
async function resume(context: Context, work: Work, loaded: Loaded, by: Seat | null): Promise<Loaded> {
  const { row, people } = loaded;
  const banks = { ...row.banks };
  for (const { seat, ...one } of people) {
    if (seat === null || !row.toAct.includes(seat)) continue;
    const still = stillOf(await personAt(context.store, { seat, ...one }), row.clock);
    const left = banks[seat]?.left ?? null;
    // A player who was already late has no more than the pause lasted: nobody holds up the others by pausing and resuming.
    const most = left === 0 ? work.now - (row.paused ?? work.now) : Number.POSITIVE_INFINITY;
    banks[seat] = running(Math.min(most, enough(left ?? 0, timesAt(row))), work.now, row.version + 1, still);
  }
  const said = by === null ? msg('table.rested') : msg('table.resumed', { seat: by });
  const next = tellAll(work, loaded, said, { banks, paused: null, rest: null });
  for (const seat of row.toAct) await remindAgain(context, work, next, seat);
  return next;
}

/** Ends one player's own pause, if it is the one that this reminder is about and its time is over. */
export async function endRest(context: Context, work: Work, { table }: ReminderRow): Promise<void> {
  const loaded = await work.load(table);
  const over = loaded?.row.phase === 'playing' && loaded.row.rest !== null && loaded.row.rest.until <= work.now;
  if (over) await resume(context, work, loaded, null);
}

/** Switches to another clock, which starts afresh for everyone, so that nobody is late by it. */
export async function changeClock(context: Context, work: Work, loaded: Loaded, clock: string): Promise<Loaded> {
  const { row, people } = loaded;
  const { bank, step } = timesOf(clock)!;
  const banks: { [seat: Seat]: Bank } = {};
  const turn = row.version + 1;
  for (const one of people) {
    if (one.seat === null) continue;
    const isAsked = row.toAct.includes(one.seat);
    const still = stillOf(await personAt(context.store, one), clock);
    banks[one.seat] =
      isAsked && row.paused === null ? running(bank, work.now, turn, still) : standing(bank, isAsked ? turn : (row.banks[one.seat]?.turn ?? 0));
    if (isAsked) work.db.dropReminders(row.id, one.user, true);
  }
  const hours = isTimed(clock) ? { bank: bank / hour, step: step / hour, every: 0 } : { bank: 0, step: 0, every: hoursBetween(clock)! };
  const stands = fall(work, loaded, ({ until, about }) => until === 'late' && row.toAct.includes(seatOf(loaded, about) ?? ''));
  const next = tellAll(work, stands, msg('table.clock', hours), { clock, banks });
  for (const seat of row.toAct) await remindAgain(context, work, next, seat);
  return next;
}
