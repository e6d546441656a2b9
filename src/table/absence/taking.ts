/** Takes what is due for one person at one table: what of it still needs saying, to whom, and what comes next. */

import type { Seat } from '../../kernel/types.ts';
import { isOverdue, reach } from '../clock/clock.ts';
import { afterOthers, apart, askAt, between, mayBeCalled, mayBeCalledHere, whoIsThere } from '../clock/plan.ts';
import { isMissing } from '../consent/asking.ts';
import { articleOf } from '../consent/verdict.ts';
import { voices } from '../consent/voices.ts';
import type { Reminder } from '../model/outbox/sending.ts';
import type { PersonRow, ReminderRow, SittingRow, TableRow } from '../model/store/store.ts';
import type { Proposal } from '../model/types.ts';
import { type CallReads, callingOf, notePings } from '../play/posting.ts';
import { afterwards, type Person, personAt } from '../play/waiting.ts';
import { type Loaded, newcomer, outOf, positionOf, seatOf } from '../work/loaded/loaded.ts';
import type { Context, Work } from '../work/work.ts';
import { goneFrom } from './gone.ts';

/** Whether it is said to the player it is about; the rest is said to the others. */
const isToThem = (kind: Reminder['kind']) => kind !== 'ahead' && kind !== 'zero' && kind !== 'late';
/** Whether it is said apart from the course of a player's time, so that nothing follows it. */
const isAside = (kind: Reminder['kind']) => kind === 'call' || kind === 'snooze' || kind === 'away' || kind === 'late';

/** Whether this user has yet to accept or decline. */
export const isInvited = ({ row, people }: Pick<SittingRow, 'row' | 'people'>, user: string): boolean =>
  row.phase === 'gathering' && people.some((one) => one.user === user && one.status === 'invited');

/** Whether they are still asked the same. */
export const isAsked = ({ phase, paused, toAct, banks }: TableRow, seat: string, turn: number): boolean =>
  phase === 'playing' && paused === null && toAct.includes(seat) && banks[seat]?.turn === turn;

/** One look at what is due: everything it says to one person is one message. */
export interface Look {
  reads: CallReads;
  /** When it began, in ms since 1970. */
  at: number;
  /** A unique name. */
  name: string;
  /** The server on which it mentions each user it has mentioned. */
  places: Map<string, string | null>;
}

/** What is due at one table for one person. */
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

  /** What is due about their own turns, and about others whose time is over. */
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
    // If nobody would decide, there is nothing to announce.
    const isTold = ({ user, kind }: ReminderRow) => kind !== 'ahead' || this.#deciders(this.#personOf(user)?.seat ?? '').length > 0;
    const said = [...own.filter(isTold), ...newest(({ kind }) => kind === 'late')];
    const reminders: Reminder[] = [];
    for (const row of said) reminders.push(await this.#say(row));
    return reminders;
  }

  /** That they are asked to agree to something, or to play, if they still are, and may be pinged. */
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

  /** Also takes what came after them in the meantime, and sets what comes next. */
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

  /** Takes it, if someone has yet to hear it; a ping that isn't allowed now waits until it is. */
  async #isTaken(row: ReminderRow): Promise<boolean> {
    const { db, now } = this.#work;
    const person = this.#personOf(row.user);
    const seat = person?.seat != null ? this.#seatOf(row, person) : null;
    // The board has pinged them in the meantime.
    const isCalled = row.kind === 'call' && (person?.pinged ?? 0) > row.due - between;
    const knows = row.kind === 'late' && seat !== null && this.#isAskedAbout(seat, row.user);
    const stands = person?.seat != null && seat !== null && !isCalled && !knows;
    if (stands && row.kind !== 'ahead' && row.kind !== 'zero' && row.kind !== 'away') {
      const waits = row.kind === 'call' || row.kind === 'snooze' || row.kind === 'late';
      const at = await (waits ? this.#mayCall(row.kind, person) : this.#mayBeSaid(row.kind, person));
      // A mark waits only for a ping that was just made.
      if (at !== null && at > now && (waits || (at <= now + apart && person.reminded !== row.turn))) {
        db.putReminder({ ...row, due: at });
        return false;
      }
    }
    db.takeReminder(row, now);
    return stands;
  }

  /** What to say, and whom it pings: a player gets one reminder per turn by a mention or a direct message. */
  async #say({ table, turn, user, kind }: ReminderRow): Promise<Reminder> {
    const person = this.#personOf(user)!;
    const { now } = this.#work;
    const { habits } = await personAt(this.#context.store, person);
    const may = (await this.#mayBeSaid(kind, person)) === now;
    const isMark = (isToThem(kind) || kind === 'zero') && kind !== 'call' && kind !== 'snooze';
    const seat = this.#seatOf({ turn, kind }, person)!;
    const isCalled = kind === 'late' || kind === 'zero' || isToThem(kind);
    // A player who plays only against computers isn't pinged within the hour.
    const there = isMark ? await whoIsThere(this.#context.store, this.#loaded.row, this.#loaded.people, now) : null;
    const isThere = there?.isAlone === true && there.seat === seat;
    const isForOthers = kind === 'zero' && this.#deciders(seat).length > 0;
    const isOwn = isCalled && may && !isThere && !(isMark && person.reminded === turn);
    const pings = isForOthers ? await this.#others(seat, turn) : isOwn && (await this.#mayCall(kind, person)) === now ? [user] : [];
    const direct = habits.dm && pings.includes(user);
    this.#notePings(pings, direct, isMark ? { user, turn } : null);
    return { table, kind, seat, user, turn, pings, direct };
  }

  /** Notes whom this pings, and in which turn a player was reminded. */
  #notePings(pings: readonly string[], direct: boolean, reminded: { user: string; turn: number } | null = null): void {
    const { row } = this.#loaded;
    const people = notePings(this.#work, row.id, this.#loaded.people, pings, reminded);
    if (!direct) for (const user of pings) this.#look.places.set(user, row.guild);
    this.#loaded = this.#work.save({ ...this.#loaded, people }, {});
  }

  /** When it may ping them; if that is now, nothing else may ping them before this is noted. Null: never. */
  async #mayCall(kind: ReminderRow['kind'], person: PersonRow, holds = false): Promise<number | null> {
    const { now } = this.#work;
    const at = await this.#mayBeSaid(kind, person, holds);
    return at !== now || (await this.#context.voices.takeTogether(person.user, this.#look.name, now)) ? at : now + apart;
  }

  /** When it may ping them; null: never. `holds`: it keeps a game from going on. What they asked for ignores their `pings`, but not their stops. */
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

  /** Whether this look already mentions them on another server, which can't be part of the same message. */
  #isCalledElsewhere({ row: { user }, habits }: Person): boolean {
    const { places } = this.#look;
    const place = places.get(user);
    return !habits.dm && place !== undefined && place !== this.#loaded.row.guild;
  }

  /** The seat this is about, for this person; null: it no longer holds. */
  #seatOf({ turn, kind }: Pick<ReminderRow, 'turn' | 'kind'>, person: PersonRow): Seat | null {
    const { row } = this.#loaded;
    const isSo = (seat: Seat) => isAsked(row, seat, turn);
    if (kind !== 'late') return person.seat !== null && isSo(person.seat) ? person.seat : null;
    const isLate = (seat: Seat) => isOverdue(row, seat, this.#work.now);
    return person.seat !== null && this.#deciders().includes(person.seat) ? (row.toAct.find((seat) => isSo(seat) && isLate(seat)) ?? null) : null;
  }

  /** The seats that decide about those whose time is over; `late` counts as one of those in any case. */
  #deciders(late?: Seat): Seat[] {
    const { row, people } = this.#loaded;
    const isLate = (seat: Seat) => seat === late || isOverdue(row, seat, this.#work.now);
    return voices({ people, out: this.#out, away: [...row.away, ...goneFrom(people)], isLate });
  }

  /** Whether this user proposes what to do about a late player, or is asked about it: then they already know that the time is over. */
  #isAskedAbout(late: Seat, user: string): boolean {
    const isAbout = ({ fate, about }: Proposal) => fate === 'open' && seatOf(this.#loaded, about) === late;
    return this.#loaded.proposals.some((one) => isAbout(one) && (one.by === user || one.asked.includes(user)));
  }

  /** The others who decide and may be pinged now. Those who may be pinged later, or by a direct message, get a reminder. */
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
