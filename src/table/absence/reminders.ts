/** What is to be said of somebody who is asked something, taken once when its time has come, and only while they have not moved. */

import { GameStopped } from '../../games/shelf.ts';
import { ok } from '../../kernel/result.ts';
import type { Seat } from '../../kernel/types.ts';
import { isOverdue, reach } from '../clock/bank.ts';
import { day } from '../clock/clock.ts';
import { deciders } from '../clock/deciders.ts';
import { between, mayBeCalled } from '../clock/plan.ts';
import { whoIsThere } from '../clock/present.ts';
import type { Reminder, Reminders } from '../model/sending.ts';
import type { PersonRow, ReminderRow, TableRow } from '../model/store.ts';
import type { Proposal } from '../model/types.ts';
import { answerFor } from '../play/stand-in.ts';
import { afterwards, callingOf, personAt } from '../play/waiting.ts';
import { type Loaded, newcomer, outOf, positionOf, seatOf } from '../work/loaded.ts';
import type { Context, Work } from '../work/work.ts';
import { goneFrom } from './gone.ts';

/** A table whose game is out of order is looked at again after this, in ms. */
const laterMs = day / 24;
/** So many questions of each table are answered at one look for those who are away. */
const mostRounds = 100;
/** So many are looked at together for that. */
const atOnce = 50;

/** What is said to somebody of themselves; the rest is said to the others. */
const isToThem = (kind: Reminder['kind']) => kind !== 'ahead' && kind !== 'zero' && kind !== 'late';
/** What is said beside the course of somebody's time: nothing comes after it. */
const isAside = (kind: Reminder['kind']) => kind === 'call' || kind === 'snooze' || kind === 'away' || kind === 'late';

export function openReminders(context: Context): Reminders {
  const { store, log } = context;

  /** Takes what is due of one person at one table, and gives what is to be said: the newest of it, to them and to the others. */
  const takeAll = (work: Work, loaded: Loaded | null, rows: readonly ReminderRow[]): Promise<Reminder[]> =>
    loaded ? new Taking(context, work, loaded).take(rows) : Promise.resolve([]);

  /** Those that another process has not taken meanwhile, of what was due; what is not found now is found at the next look. */
  const untaken = async (rows: readonly ReminderRow[], now: number, limit: number): Promise<ReminderRow[]> => {
    const due = await store.remindersDue(now, limit);
    return rows.filter((row) => due.some((one) => nameOf(one) === nameOf(row)));
  };

  const takeOf = async (rows: readonly ReminderRow[], now: number, limit: number): Promise<Reminder[]> => {
    const { table } = rows[0]!;
    const taken = await context.change({ what: 'remind', table }, null, async (work) => {
      const loaded = await work.load(table);
      return ok(await takeAll(work, loaded, await untaken(rows, now, limit)));
    });
    return taken.ok ? taken.value : [];
  };

  const putOff = (rows: readonly ReminderRow[], now: number) =>
    context.change({ what: 'put off', table: null }, null, async (work) => {
      for (const row of rows) work.db.putReminder({ ...row, due: now + laterMs });
      return ok(null);
    });

  /** Answers for those who are away, one question after the other, as long as they are asked. */
  const answerForAll = async (now: number) => {
    const isAway = ({ kind }: ReminderRow) => kind === 'away';
    for (let rounds = 0; rounds < mostRounds; rounds++) {
      const due = (await context.look({ what: 'reminders', table: null }, () => store.remindersDue(now, atOnce))).filter(isAway);
      if (due.length === 0) return;
      for (const row of due) await guarded([row], now, () => answerOne(row, now));
    }
  };

  const answerOne = (row: ReminderRow, now: number) =>
    context.change({ what: 'answer for', table: row.table }, null, async (work) => {
      const loaded = await work.load(row.table);
      if ((await untaken([row], now, atOnce)).length === 0) return ok(null);
      const seat = loaded && seatOf(loaded, row.user);
      work.db.takeReminder(row, work.now);
      if (!loaded || seat === null || !loaded.row.away.includes(seat) || !isAsked(loaded.row, seat, row.turn)) return ok(null);
      const decision = (await positionOf(loaded)).open.find((one) => one.seat === seat);
      if (decision) await answerFor(context, work, loaded, decision);
      return ok(null);
    });

  /** Whatever cannot be done at one table is put off, and holds up no other. */
  const guarded = async <T>(rows: readonly ReminderRow[], now: number, act: () => Promise<T>): Promise<T | null> => {
    try {
      return await act();
    } catch (error) {
      if (!(error instanceof GameStopped)) log.error({ err: error, table: rows[0]!.table }, 'a reminder could not be taken, and is put off');
      await putOff(rows, now);
      return null;
    }
  };

  return {
    async take(now, limit) {
      await answerForAll(now);
      const due = await context.look({ what: 'reminders', table: null }, () => store.remindersDue(now, limit));
      const said: Reminder[] = [];
      for (const rows of Map.groupBy(due, ({ table, user }) => `${table} ${user}`).values()) {
        said.push(...((await guarded(rows, now, () => takeOf(rows, now, limit))) ?? []));
      }
      return said;
    },
    async stands({ table, kind, seat, turn, user }) {
      if (kind === 'consent') return (await store.sitting(table))?.proposals.some((one) => one.n === turn && isMissing(one, user)) ?? false;
      const row = await store.table(table);
      return row !== null && isAsked(row, seat, turn);
    },
    async said(reminders, message) {
      const { table, kind: first } = reminders[0]!;
      if (first === 'consent') return null;
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

/** What a reminder is known by. */
const nameOf = ({ table, turn, user, kind }: ReminderRow): string => `${table} ${turn} ${user} ${kind}`;

/** Whether this user is still to say yes or no. */
const isMissing = ({ fate, asked, agreed }: Proposal, user: string): boolean => fate === 'open' && asked.includes(user) && !agreed.includes(user);

const isAsked = ({ phase, paused, toAct, banks }: TableRow, seat: string, turn: number): boolean =>
  phase === 'playing' && paused === null && toAct.includes(seat) && banks[seat]?.turn === turn;

/** What is due at one table, of one person. */
class Taking {
  readonly #context: Context;
  readonly #work: Work;
  #loaded: Loaded;
  /** The seats that are out of the game. */
  #out: readonly Seat[] = [];

  constructor(context: Context, work: Work, loaded: Loaded) {
    this.#context = context;
    this.#work = work;
    this.#loaded = loaded;
  }

  async take(all: readonly ReminderRow[]): Promise<Reminder[]> {
    const { consent: asked = [], rest = [] } = Object.groupBy(all, ({ kind }) => (kind === 'consent' ? 'consent' : 'rest'));
    const reminders = await this.#takeOwn(rest);
    for (const row of asked) reminders.push(...(await this.#takeConsent(row)));
    return reminders;
  }

  /** What is due of their own turns, and of others whose time is over. */
  async #takeOwn(rows: readonly ReminderRow[]): Promise<Reminder[]> {
    // Read before anything is changed.
    if (this.#loaded.row.phase === 'playing') this.#out = outOf(this.#loaded, await positionOf(this.#loaded));
    const taken: ReminderRow[] = [];
    for (const row of rows) if (await this.#isTaken(row)) taken.push(row);
    taken.push(...(await this.#takeAfter(taken)));
    taken.sort((one, other) => one.due - other.due);
    const newest = (which: (row: ReminderRow) => boolean) => taken.filter(which).slice(-1);
    const zero = newest(({ kind }) => kind === 'zero');
    const own = zero.length > 0 ? zero : [...newest(({ kind }) => isToThem(kind)), ...newest(({ kind }) => kind === 'ahead')];
    // Where nobody would decide, there is nothing to be told ahead.
    const isTold = ({ user, kind }: ReminderRow) => kind !== 'ahead' || this.#deciders(this.#personOf(user)?.seat ?? '').length > 0;
    const said = [...own.filter(isTold), ...newest(({ kind }) => kind === 'late')];
    const reminders: Reminder[] = [];
    for (const row of said) reminders.push(await this.#say(row));
    return reminders;
  }

  /** That they are asked to agree to something, if they still are, and may be called. */
  async #takeConsent(row: ReminderRow): Promise<Reminder[]> {
    const { db, now } = this.#work;
    const { table, turn, user } = row;
    const proposal = this.#loaded.proposals.find(({ n }) => n === turn);
    const stands = proposal !== undefined && isMissing(proposal, user);
    const person = this.#personOf(user) ?? newcomer({ id: user, name: '' }, 0);
    const at = stands ? await this.#mayBeSaid(row.kind, person) : now;
    if (at !== null && at > now) {
      db.putReminder({ ...row, due: at });
      return [];
    }
    db.takeReminder(row, now);
    if (!stands || at === null) return [];
    const { habits } = await personAt(this.#context.store, person);
    const people = this.#loaded.people.map((one) => (one.user === user ? { ...one, pinged: now } : one));
    for (const one of people) if (one.user === user) db.putPerson(table, one);
    this.#loaded = this.#work.save({ ...this.#loaded, people }, {});
    return [{ table, kind: row.kind, seat: seatOf(this.#loaded, proposal.by) ?? '', user, turn, pings: [user], direct: habits.dm }];
  }

  /** What came after them meanwhile is taken as well, and what comes next is set. */
  async #takeAfter(taken: readonly ReminderRow[]): Promise<ReminderRow[]> {
    const last = taken.findLast(({ kind }) => !isAside(kind));
    if (!last) return [];
    const { db, now } = this.#work;
    const { store } = this.#context;
    const person = await personAt(store, this.#personOf(last.user)!);
    const after: ReminderRow[] = [];
    for (const planned of await afterwards({ store }, this.#loaded, person, last)) {
      if (taken.some(({ kind }) => kind === planned.kind)) continue;
      const row = { ...last, ...planned };
      db.putReminder(row);
      if (row.due > now) break;
      db.takeReminder(row, now);
      after.push(row);
    }
    return after;
  }

  #personOf = (user: string): PersonRow | undefined => this.#loaded.people.find((one) => one.user === user);

  /** Takes it, if somebody is still to hear it; a call that may not be made now waits until it may. */
  async #isTaken(row: ReminderRow): Promise<boolean> {
    const { db, now } = this.#work;
    const person = this.#personOf(row.user);
    const seat = person?.seat != null ? this.#seatOf(row, person) : null;
    // The board has called them in the meantime.
    const isCalled = row.kind === 'call' && (person?.pinged ?? 0) > row.due - between;
    const stands = person?.seat != null && seat !== null && !isCalled;
    if (stands && (row.kind === 'call' || row.kind === 'snooze' || row.kind === 'late')) {
      const at = await this.#mayBeSaid(row.kind, person);
      if (at !== null && at > now) {
        db.putReminder({ ...row, due: at });
        return false;
      }
    }
    db.takeReminder(row, now);
    return stands;
  }

  /** What is to be said, and whom it notifies: in one turn, somebody is reminded by a mention or a direct message once. */
  async #say({ table, turn, user, kind }: ReminderRow): Promise<Reminder> {
    const person = this.#personOf(user)!;
    const { now } = this.#work;
    const { habits } = await personAt(this.#context.store, person);
    const may = (await this.#mayBeSaid(kind, person)) === now;
    const isMark = (isToThem(kind) || kind === 'zero') && kind !== 'call' && kind !== 'snooze';
    const seat = this.#seatOf({ turn, kind }, person)!;
    const isCalled = kind === 'late' || kind === 'zero' || isToThem(kind);
    // Whoever plays against computers alone is not called within the hour.
    const there = isMark ? await whoIsThere(this.#context.store, this.#loaded.row, this.#loaded.people, now) : null;
    const isThere = there?.isAlone === true && there.seat === seat;
    const isForOthers = kind === 'zero' && this.#deciders(seat).length > 0;
    const pings = isForOthers ? await this.#others(seat, turn) : isCalled && may && !isThere && !(isMark && person.reminded === turn) ? [user] : [];
    const isPinged = (one: PersonRow) => pings.includes(one.user);
    const people = this.#loaded.people.map((one) =>
      isPinged(one) ? { ...one, pinged: now, reminded: isMark && one === person ? turn : one.reminded } : one,
    );
    for (const one of people) if (isPinged(one)) this.#work.db.putPerson(table, one);
    this.#loaded = this.#work.save({ ...this.#loaded, people }, {});
    return { table, kind, seat, user, turn, pings, direct: habits.dm && pings.includes(user) };
  }

  /** From when on it may notify them; null: never. What they asked for is kept however they would be called, outside their stops. */
  async #mayBeSaid(kind: ReminderRow['kind'], person: PersonRow): Promise<number | null> {
    const { store } = this.#context;
    const { now } = this.#work;
    const it = await personAt(store, person);
    return kind === 'snooze' ? reach(now, 0, it.stops) : mayBeCalled(await callingOf(store, it), now);
  }

  /** Of whom something is said to this person; null: it is not so any more. */
  #seatOf({ turn, kind }: Pick<ReminderRow, 'turn' | 'kind'>, person: PersonRow): Seat | null {
    const { row } = this.#loaded;
    const isSo = (seat: Seat) => isAsked(row, seat, turn);
    if (kind !== 'late') return person.seat !== null && isSo(person.seat) ? person.seat : null;
    const isLate = (seat: Seat) => isOverdue(row, seat, this.#work.now);
    return person.seat !== null && this.#deciders().includes(person.seat) ? (row.toAct.find((seat) => isSo(seat) && isLate(seat)) ?? null) : null;
  }

  /** The seats that have a say in what becomes of those whose time is over; `late` is one of those at any rate. */
  #deciders(late?: Seat): Seat[] {
    const { row, people } = this.#loaded;
    const isLate = (seat: Seat) => seat === late || isOverdue(row, seat, this.#work.now);
    return deciders({ people, out: this.#out, away: [...row.away, ...goneFrom(people)], isLate });
  }

  /** The others who decide and may be called now; those who may be called later, or by a direct message, will be. */
  async #others(late: Seat, turn: number): Promise<string[]> {
    const { store } = this.#context;
    const { db, now } = this.#work;
    const pings: string[] = [];
    const who = this.#deciders(late);
    for (const one of this.#loaded.people) {
      if (one.seat === null || !who.includes(one.seat)) continue;
      const person = await personAt(store, one);
      const due = mayBeCalled(await callingOf(store, person), now);
      if (due === now && !person.habits.dm) pings.push(one.user);
      else if (due !== null) db.putReminder({ table: this.#loaded.row.id, turn, user: one.user, kind: 'late', due });
    }
    return pings;
  }
}
