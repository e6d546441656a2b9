/** Taking what is due of one person at one table: what of it is still to be said, to whom, and what comes next. */

import type { Seat } from '../../kernel/types.ts';
import { isOverdue, reach } from '../clock/clock.ts';
import { afterOthers, apart, askAt, between, mayBeCalled, mayBeCalledHere, whoIsThere } from '../clock/plan.ts';
import { articleOf } from '../consent/verdict.ts';
import { voices } from '../consent/voices.ts';
import type { Reminder } from '../model/sending.ts';
import type { PersonRow, ReminderRow, SittingRow, TableRow } from '../model/store.ts';
import type { Proposal } from '../model/types.ts';
import { type CallReads, callingOf, notePings } from '../play/posting.ts';
import { afterwards, type Person, personAt } from '../play/waiting.ts';
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

/** Whether this user is still to accept or decline. */
export const isInvited = ({ row, people }: Pick<SittingRow, 'row' | 'people'>, user: string): boolean =>
  row.phase === 'gathering' && people.some((one) => one.user === user && one.status === 'invited');

/** Whether they are still asked the same. */
export const isAsked = ({ phase, paused, toAct, banks }: TableRow, seat: string, turn: number): boolean =>
  phase === 'playing' && paused === null && toAct.includes(seat) && banks[seat]?.turn === turn;

/** One look at what is due: all that it says to one person is one message. */
export interface Look {
  reads: CallReads;
  /** When it began, in ms since 1970. */
  at: number;
  /** Tells it from every other one. */
  name: string;
  /** On which server those are called whom it calls by a mention. */
  places: Map<string, string | null>;
}

/** What is due at one table, of one person. */
export class Taking {
  readonly #context: Context;
  readonly #look: Look;
  readonly #work: Work;
  #loaded: Loaded;
  /** The seats that are out of the game. */
  #out: readonly Seat[] = [];

  constructor(context: Context, look: Look, work: Work, loaded: Loaded) {
    this.#context = context;
    this.#look = look;
    this.#work = work;
    this.#loaded = loaded;
  }

  async take(all: readonly ReminderRow[]): Promise<Reminder[]> {
    const { asked = [], rest = [] } = Object.groupBy(all, ({ kind }) => (kind === 'consent' || kind === 'invited' ? 'asked' : 'rest'));
    const reminders = await this.#takeOwn(rest);
    for (const row of asked) reminders.push(...(await this.#takeAsked(row)));
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

  /** That they are asked to agree to something, or to play, if they still are, and may be called. */
  async #takeAsked(row: ReminderRow): Promise<Reminder[]> {
    const { db, now } = this.#work;
    const { table, turn, user } = row;
    const proposal = this.#loaded.proposals.find(({ n }) => n === turn);
    const isInvitation = row.kind === 'invited';
    const stands = isInvitation ? isInvited(this.#loaded, user) : proposal !== undefined && isMissing(proposal, user);
    const person = this.#personOf(user) ?? newcomer({ id: user, name: '' }, 0);
    const holds = proposal !== undefined && articleOf(proposal).holds;
    const at = stands ? await this.#mayCall(row.kind, person, holds) : now;
    if (at !== null && at > now) {
      db.putReminder({ ...row, due: at });
      return [];
    }
    db.takeReminder(row, now);
    if (!stands || at === null) return [];
    const { habits } = await personAt(this.#context.store, person);
    this.#notePings([user], habits.dm);
    return [{ table, kind: row.kind, seat: seatOf(this.#loaded, proposal?.by ?? null) ?? '', user, turn, pings: [user], direct: habits.dm }];
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
    const knows = row.kind === 'late' && seat !== null && this.#isAskedAbout(seat, row.user);
    const stands = person?.seat != null && seat !== null && !isCalled && !knows;
    if (stands && row.kind !== 'ahead' && row.kind !== 'zero' && row.kind !== 'away') {
      const waits = row.kind === 'call' || row.kind === 'snooze' || row.kind === 'late';
      const at = await (waits ? this.#mayCall(row.kind, person) : this.#mayBeSaid(row.kind, person));
      // A mark waits for nothing but a call that has just been made.
      if (at !== null && at > now && (waits || (at <= now + apart && person.reminded !== row.turn))) {
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
    const isOwn = isCalled && may && !isThere && !(isMark && person.reminded === turn);
    const pings = isForOthers ? await this.#others(seat, turn) : isOwn && (await this.#mayCall(kind, person)) === now ? [user] : [];
    const direct = habits.dm && pings.includes(user);
    this.#notePings(pings, direct, isMark ? { user, turn } : null);
    return { table, kind, seat, user, turn, pings, direct };
  }

  /** Notes whom this calls, and in which turn somebody was reminded. */
  #notePings(pings: readonly string[], direct: boolean, reminded: { user: string; turn: number } | null = null): void {
    const { row } = this.#loaded;
    const people = notePings(this.#work, row.id, this.#loaded.people, pings, reminded);
    if (!direct) for (const user of pings) this.#look.places.set(user, row.guild);
    this.#loaded = this.#work.save({ ...this.#loaded, people }, {});
  }

  /** From when on it may call them; from then on nothing else may before this is noted. Null: never. */
  async #mayCall(kind: ReminderRow['kind'], person: PersonRow, holds = false): Promise<number | null> {
    const { now } = this.#work;
    const at = await this.#mayBeSaid(kind, person, holds);
    return at !== now || (await this.#context.voices.takeTogether(person.user, this.#look.name, now)) ? at : now + apart;
  }

  /** From when on it may notify them, `holds`: it keeps a game from going on; null: never. What they asked for is kept however they would be called, outside their stops. */
  async #mayBeSaid(kind: ReminderRow['kind'], person: PersonRow, holds = false): Promise<number | null> {
    const { now } = this.#work;
    const it = await personAt(this.#context.store, person);
    if (this.#isCalledElsewhere(it)) return now + apart;
    const { reads, at } = this.#look;
    const calling = await callingOf(reads, it, { ...this.#loaded.row, now, before: at });
    if (kind === 'call') return mayBeCalledHere({ ...calling, calledHere: null }, now);
    if (kind === 'snooze') return reach(afterOthers({ ...calling, pings: 'now' }, now), 0, it.stops);
    const canWait = kind === 'invited' || kind === 'late' || (kind === 'consent' && !holds);
    return canWait ? askAt(calling, now) : mayBeCalled(calling, now);
  }

  /** Whether this look mentions them on another server already: that is no part of the same message. */
  #isCalledElsewhere({ row: { user }, habits }: Person): boolean {
    const { places } = this.#look;
    const place = places.get(user);
    return !habits.dm && place !== undefined && place !== this.#loaded.row.guild;
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
    return voices({ people, out: this.#out, away: [...row.away, ...goneFrom(people)], isLate });
  }

  /** Whether this user proposes what becomes of somebody who is late, or is asked it: that tells them that the time is over. */
  #isAskedAbout(late: Seat, user: string): boolean {
    const isAbout = ({ fate, about }: Proposal) => fate === 'open' && seatOf(this.#loaded, about) === late;
    return this.#loaded.proposals.some((one) => isAbout(one) && (one.by === user || one.asked.includes(user)));
  }

  /** The others who decide and may be called now; those who may be called later, or by a direct message, will be. */
  async #others(late: Seat, turn: number): Promise<string[]> {
    const { store } = this.#context;
    const { db, now } = this.#work;
    const pings: string[] = [];
    const who = this.#deciders(late);
    for (const one of this.#loaded.people) {
      if (one.seat === null || !who.includes(one.seat) || this.#isAskedAbout(late, one.user)) continue;
      const person = await personAt(store, one);
      const due = await (person.habits.dm ? this.#mayBeSaid('late', one) : this.#mayCall('late', one));
      if (due === now && !person.habits.dm) pings.push(one.user);
      else if (due !== null) db.putReminder({ table: this.#loaded.row.id, turn, user: one.user, kind: 'late', due });
    }
    return pings;
  }
}
