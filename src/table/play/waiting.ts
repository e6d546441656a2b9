/** Whom the game waits for, since when, how much of their time is left, and what to say about it: all in the commit that changes it. */

import type { Decision, Seat } from '../../kernel/types.ts';
import {
  enough,
  type Habits,
  isTimed,
  longestStill,
  noClock,
  remaining,
  running,
  type Stop,
  type Stops,
  standing,
  stopsOf,
  timesOf,
} from '../clock/clock.ts';
import { callAt, course, type Planned, whoIsThere } from '../clock/plan.ts';
import { usualSettings } from '../model/choices.ts';
import type { PersonRow, ReminderRow, Store, TableRow } from '../model/store/store.ts';
import type { Bank } from '../model/types.ts';
import type { Loaded } from '../work/loaded/loaded.ts';
import type { Context, Work } from '../work/work.ts';
import { callingOf } from './posting.ts';

export type Waits = Pick<TableRow, 'toAct' | 'since' | 'called' | 'banks' | 'paused' | 'rest'>;

/** How long a computer may take to answer for an absent player, in ms; after that the game's own answer is used. */
const thinkingMs = 20_000;

/** Who answered or took back (`isUndo`); nobody if the game begins. */
export interface Turned {
  acted: Seat | null;
  isUndo?: boolean;
}

/** A person with their habits and days off. */
export interface Person {
  row: PersonRow;
  habits: Habits;
  /** When they must not be pinged: in their quiet hours, and on their days off. */
  stops: Stops;
  /** When a clock stands still: the same, but for at most twelve quiet hours a day. */
  still: Stops;
  /** Their days off only. */
  off: Stops;
}

/** When a player's time stands still. Without a clock, everyone's time runs at night as well. */
export const stillOf = ({ still, off }: Pick<Person, 'still' | 'off'>, clock: string): Stops => (isTimed(clock) ? still : off);

const keeping = (habits: Habits, off: readonly Stop[]) => ({
  habits,
  stops: stopsOf(habits, off),
  still: stopsOf(habits, off, longestStill),
  off: stopsOf(usualSettings, off),
});

/** How a person keeps their time; the default if unknown. */
export async function personAt(store: Pick<Store, 'settings' | 'daysOff'>, row: PersonRow): Promise<Person> {
  const [habits, off] = await Promise.all([store.settings(row.user), store.daysOff(row.user)]);
  return { row, ...keeping(habits ?? usualSettings, off) };
}

/** A seat whose time begins or ends with a change. */
interface Begun {
  one: PersonRow;
  seat: Seat;
  before: Bank;
  was: boolean;
  is: boolean;
  sameTurn: boolean;
}

/** Reads everything about all of them at once: their habits, and a store that knows when those who are asked were last pinged. */
async function readTogether(store: Store, begun: readonly Begun[]): Promise<{ persons: Person[]; store: Store }> {
  const called = begun.flatMap(({ one, is }) => (is && one.computer === null ? [one.user] : []));
  const [persons, ...pinged] = await Promise.all([Promise.all(begun.map(({ one }) => personAt(store, one))), ...called.map(store.lastPinged)]);
  const known = new Map(called.map((user, i) => [user, pinged[i] ?? null]));
  const lastPinged: Store['lastPinged'] = async (user) => (known.has(user) ? known.get(user)! : store.lastPinged(user));
  return { persons, store: { ...store, lastPinged } };
}

/**
 * Returns the columns that say whom the game waits for. A player who answered starts waiting again, the others go on waiting. The player who acted
 * sees on the panel what comes next, and needs no ping. The clock's step is added when a player's turn comes, but not if they continue or have taken
 * something back, unless nothing is left. Answering ends a pause.
 */
export async function waiting(
  context: Pick<Context, 'thinker'>,
  work: Work,
  loaded: Loaded,
  open: readonly Decision[],
  { acted, isUndo = false }: Turned,
): Promise<Waits> {
  const { row, people } = loaded;
  const { now } = work;
  const times = timesOf(row.clock) ?? timesOf(noClock)!;
  const toAct = open.map(({ seat }) => seat);
  const since = Object.fromEntries(toAct.map((seat) => [seat, seat === acted ? now : (row.since[seat] ?? now)]));
  const called = toAct.filter((seat) => seat === acted || row.called.includes(seat));
  const paused = acted !== null && row.toAct.includes(acted) ? null : row.paused;
  const banks: { [seat: Seat]: Bank } = {};
  const turn = row.version + 1;
  const begun: Begun[] = [];
  for (const one of people) {
    const { seat } = one;
    if (seat === null) continue;
    const before = row.banks[seat] ?? standing(times.bank, 0);
    const [was, is] = [row.toAct.includes(seat), toAct.includes(seat)];
    const sameTurn = was && is && seat !== acted;
    // Players who were waited for before there were clocks have no running bank.
    const runsOn = sameTurn && (paused !== null || (row.paused === null && before.from !== null));
    if (runsOn || (!was && !is)) banks[seat] = before;
    else begun.push({ one, seat, before, was, is, sameTurn });
  }
  const { persons, store } = await readTogether(work.store, begun);
  for (const [i, { one, seat, before, was, is, sameTurn }] of begun.entries()) {
    const person = persons[i]!;
    const still = stillOf(person, row.clock);
    const left = was ? remaining(before, now, still) : before.left;
    const comes = isUndo ? 0 : !isTimed(row.clock) ? times.step : was ? 0 : times.step;
    // Nobody is late as soon as they are asked, and taking back gains nobody a turn's time.
    const full = Math.min(times.bank, enough(left + comes, isUndo ? { ...times, step: 0 } : times));
    const number = sameTurn && before.turn > 0 ? before.turn : turn;
    // Players who have left the server have no time to lose: the others may go on at once.
    const time = one.gone !== null && seat !== acted ? 0 : full;
    banks[seat] = !is ? standing(left, before.turn) : paused !== null ? standing(full, number) : running(time, now, number, still);
    if (was && !sameTurn) work.db.dropReminders(row.id, one.user);
    if (is) await remind({ ...context, store }, work, row, person, banks[seat], { since: since[seat]!, here: seat === acted, people });
  }
  return { toAct, since, called, banks, paused, rest: paused === null ? null : row.rest };
}

/**
 * Applies a player's new hours and days to the time they have left, at every table where they are asked. A table whose game is out of order keeps the
 * old ones.
 */
export async function retime(
  context: Pick<Context, 'store' | 'thinker' | 'log'>,
  work: Work,
  user: string,
  next: { habits?: Habits; off?: readonly Stop[] },
): Promise<void> {
  const { store, log } = context;
  for (const id of await store.tablesWith(user)) {
    let loaded: Loaded | null = null;
    try {
      loaded = await work.load(id);
    } catch (error) {
      log.error({ err: error, table: id }, 'could not apply new quiet hours to a table');
    }
    const row = loaded?.people.find((one) => one.user === user);
    const bank = row?.seat ? loaded!.row.banks[row.seat] : undefined;
    if (!loaded || !row?.seat || !bank || bank.from === null || !loaded.row.toAct.includes(row.seat)) continue;
    const before = await personAt(store, row);
    const after: Person = { row, ...keeping(next.habits ?? before.habits, next.off ?? (await store.daysOff(user))) };
    const { clock } = loaded.row;
    const goesOn = running(remaining(bank, work.now, stillOf(before, clock)), work.now, bank.turn, stillOf(after, clock));
    const { seat } = row;
    work.save(loaded, { banks: { ...loaded.row.banks, [seat]: goesOn } });
    const since = loaded.row.since[seat] ?? work.now;
    await remind(context, work, loaded.row, after, goesOn, { since, here: false, people: loaded.people });
  }
}

/**
 * Sets the next reminder about a player who is asked something; the one after that is set when it is taken. What was said in the same turn is not
 * said again.
 */
export async function remind(
  { store, thinker }: Pick<Context, 'store' | 'thinker'>,
  { db, now }: Pick<Work, 'db' | 'now'>,
  { id, clock, away, version, answers }: Pick<TableRow, 'id' | 'clock' | 'away' | 'version' | 'answers'>,
  person: Person,
  bank: Bank,
  { since, here, people }: { since: number; here: boolean; people: readonly PersonRow[] },
): Promise<void> {
  const { row, habits } = person;
  const { user, seat } = row;
  if (row.computer !== null) return;
  const { from, turn } = bank;
  const put = ({ kind, due }: Planned) => db.putReminder({ table: id, turn, user, kind, due });
  // A turn that begins with this very change has no reminders yet.
  const isOld = turn <= version;
  if (isOld) db.dropReminders(id, user, true);
  if (from === null) return;
  if (seat !== null && away.includes(seat)) return put({ kind: 'away', due: thinker ? now + thinkingMs : now });
  const still = stillOf(person, clock);
  const calling = await callingOf(store, person, { id, clock, answers, now });
  const waiting = { bank: { ...bank, from }, clock, since, here, still, dm: habits.dm, ...calling };
  const call = callAt(waiting, now);
  if (call !== null && seat !== null) {
    const there = await whoIsThere(store, { id, answers, since: { [seat]: since }, away }, people, now);
    put({ kind: 'call', due: there?.seat === seat ? Math.max(call, there.until) : call });
  }
  const taken = isOld ? await store.remindersTaken(id, turn, user) : [];
  const next = course(waiting).find(({ kind, due }) => (kind === 'zero' || due > now) && !taken.includes(kind));
  if (next) put({ ...next, due: Math.max(now, next.due) });
}

/** What follows a taken reminder about a player who is still asked, in order, without what was already taken in their turn. */
export async function afterwards(
  { store }: Pick<Context, 'store'>,
  { row }: Pick<Loaded, 'row'>,
  { row: one, habits, ...stands }: Person,
  { table, turn, user, kind, due }: ReminderRow,
): Promise<Planned[]> {
  const seat = one.seat!;
  const bank = row.banks[seat]!;
  const { from } = bank;
  if (from === null) return [];
  const since = row.since[seat] ?? from;
  const { clock } = row;
  const still = stillOf(stands, clock);
  const all = course({ bank: { ...bank, from }, clock, since, stops: stands.stops, still, pings: one.pings ?? habits.pings });
  // Its own row may have been postponed since.
  const at = all.find((planned) => planned.kind === kind)?.due ?? due;
  const taken = [kind, ...(await store.remindersTaken(table, turn, user))];
  return all.filter((planned) => planned.due >= at && !taken.includes(planned.kind));
}
