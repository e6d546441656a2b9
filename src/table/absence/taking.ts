/** Taking what is due of one person at one table: what of it is still to be said, to whom, and what comes next. */

import type { Seat } from '../../kernel/types.ts';
import { isOverdue, reach } from '../clock/bank.ts';
import { deciders } from '../clock/deciders.ts';
import { between, mayBeCalled } from '../clock/plan.ts';
import { whoIsThere } from '../clock/present.ts';
import type { Reminder } from '../model/sending.ts';
import type { PersonRow, ReminderRow, TableRow } from '../model/store.ts';
import type { Proposal } from '../model/types.ts';
import { afterwards, callingOf, personAt } from '../play/waiting.ts';
import { type Loaded, newcomer, outOf, positionOf, seatOf } from '../work/loaded.ts';
import type { Context, Work } from '../work/work.ts';
import { goneFrom } from './gone.ts';

/** What is said to somebody of themselves; the rest is said to the others. */
const isToThem = (kind: Reminder['kind']) => kind !== 'ahead' && kind !== 'zero' && kind !== 'late';
/** What is said beside the course of somebody's time: nothing comes after it. */
const isAside = (kind: Reminder['kind']) => kind === 'call' || kind === 'snooze' || kind === 'away' || kind === 'late';

/** Whether this user is still to say yes or no. */
export const isMissing = ({ fate, asked, agreed }: Proposal, user: string): boolean =>
  fate === 'open' && asked.includes(user) && !agreed.includes(user);

/** Whether they are still asked the same. */
export const isAsked = ({ phase, paused, toAct, banks }: TableRow, seat: string, turn: number): boolean =>
  phase === 'playing' && paused === null && toAct.includes(seat) && banks[seat]?.turn === turn;

/** What is due at one table, of one person. */
export class Taking {
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
