/**
 * The port through which tables are kept: what is there is asked for, what is to change is recorded as a list and committed at once. Nothing here
 * is of one engine.
 */

import type { Seat } from '../../kernel/types.ts';
import type { ServerSettings, Settings } from './choices.ts';
import type { JobChanges, JobClaims } from './jobs.ts';
import type { LeavingChanges, LeavingReads } from './leaving.ts';
import type { LimitChanges, LimitReads } from './limits.ts';
import type { RatingChangesOfStore, RatingReads } from './rating.ts';
import type { ReviewChanges, ReviewReads } from './review.ts';
import type {
  AnswerRow,
  CheckpointRow,
  ClaimRow,
  DayOffRow,
  DeliveryRow,
  FirstTime,
  LogRow,
  MessageRow,
  PersonRow,
  PositionRow,
  ReminderRow,
  RequestRow,
  ResultRow,
  SittingRow,
  StandingRow,
  TableRow,
  TroubleRow,
  TurnRow,
  Where,
} from './rows.ts';
import type { Delivery, Leftover, ReminderKind } from './sending.ts';
import type { Proposal } from './types.ts';

export * from './leaving.ts';
export * from './rows.ts';

/** Another program holds the database for a moment: nothing was changed, and trying again is worth it. */
export class StoreBusy extends Error {
  override name = 'StoreBusy';
}

/** The database was lost while it committed, and for too long nobody could tell whether it did: whoever asked looks first, and then tries again. */
export class StoreInDoubt extends StoreBusy {
  override name = 'StoreInDoubt';
}

/** Another copy of this program holds the database now, and carries on: this one changes nothing more, and has nothing to say. */
export class Overtaken extends Error {
  override name = 'Overtaken';
}

/** Somebody else was faster: what was read is no longer so, and nothing was changed. Trying again from the read is worth it. */
export class Conflict extends Error {
  override name = 'Conflict';
}

export interface Reads extends LeavingReads, LimitReads, RatingReads, ReviewReads {
  table(id: string): Promise<TableRow | null>;
  /** The version of a table's row; null if there is none. */
  version(id: string): Promise<number | null>;
  /** The table that gathers or plays in this channel. */
  active(channel: string): Promise<string | null>;
  /** The table opened last in this channel, whatever became of it. */
  latest(channel: string): Promise<string | null>;
  /** The table at which this game was played to its end last in this channel. */
  ended(channel: string, game: string): Promise<string | null>;
  /** Tables at which this game was played to its end, or to where it was cancelled, in this channel, or by this user; the newest first. */
  over(game: string, channel: string, user: string, limit: number): Promise<string[]>;
  /** Gatherings that have expired by `now`. */
  expired(now: number): Promise<string[]>;
  /** Tables that gather or play in which this user sits, or to which they are invited. */
  tablesWith(user: string): Promise<string[]>;
  /** How many games they play that go on. */
  gamesOf(user: string): Promise<number>;
  /** Games that are played. */
  playing(): Promise<string[]>;
  /** Tables that gather or play on a server. */
  tablesOn(guild: string): Promise<string[]>;
  /** The games that go on which `host` opened for computers alone to play. */
  showsBy(host: string): Promise<string[]>;
  /** When the tables were opened that `host` opened after `since` and that became no game, or one without somebody invited, the newest first. */
  fruitlessBy(host: string, since: number): Promise<number[]>;
  /** Who is in or invited, in the order they came. */
  people(table: string): Promise<PersonRow[]>;
  /** The table opened last as the rematch of this one. */
  rematchOf(table: string): Promise<string | null>;
  /** A table, who is in or invited, and what is proposed, read at once. */
  sitting(table: string): Promise<SittingRow | null>;
  /** The state, the checkpoint, the last turns and the answers since, read at once. */
  standing(table: string): Promise<StandingRow | null>;
  position(table: string): Promise<PositionRow | null>;
  checkpoint(table: string): Promise<CheckpointRow | null>;
  /** Answers after number `after` that were not undone, in order. */
  answers(table: string, after: number): Promise<AnswerRow[]>;
  /** Messages older than `before` that `seat` may read (null: a spectator), newest first. */
  log(table: string, seat: Seat | null, before: number, limit: number): Promise<LogRow[]>;
  /** Messages for everybody after number `after`, in order, without those undone. */
  publicSince(table: string, after: number): Promise<MessageRow[]>;
  /** The newest message for everybody with this key up to number `upTo`, of those not undone. */
  lastSaid(table: string, key: string, upTo: number): Promise<MessageRow | null>;
  /** Whether an answer that was undone said something to everybody up to message `upTo`. */
  saidBy(table: string, answer: number, upTo: number): Promise<boolean>;
  seen(request: string): Promise<boolean>;
  /** What a request that was carried out came to; null if it was not, or if it changed no table. */
  firstTime(request: string): Promise<FirstTime | null>;
  /** What somebody has chosen; null: nothing. */
  settings(user: string): Promise<Settings | null>;
  server(guild: string): Promise<ServerSettings | null>;
  /** The games that were played to their end on a server without a hint, the first to end first. Which of them count is for the table to say. */
  results(guild: string): Promise<ResultRow[]>;
  /** How many answers each seat of a table gave that stand, also those given ahead and by default; none of whoever gave none. */
  choices(table: string): Promise<{ [seat: Seat]: number }>;
  /** All days somebody has taken off, in order. */
  daysOff(user: string): Promise<DayOffRow[]>;
  /** The kinds of a game's questions that somebody has answered before. */
  met(user: string, game: string): Promise<string[]>;
  /** When somebody pressed anything last, anywhere, to within minutes, in ms since 1970; null: nobody knows. */
  presence(user: string): Promise<number | null>;
  /** Up to which message somebody had seen a table when they pressed anything there last; null: nobody knows. */
  looked(table: string, user: string): Promise<number | null>;
  /** When the program was last known to run, under this name; null: never. */
  beat(name: string): Promise<number | null>;
  /** When somebody was called by a mention or a direct message last, in whatever game. */
  lastPinged(user: string): Promise<number | null>;
  /** The games that go on at which somebody was called last to what they are still asked, with when that was, in ms since 1970. A damaged row is left out. */
  unheard(user: string): Promise<{ table: string; pinged: number }[]>;
  /** Reminders due by `now` that nobody has taken, the longest due first. */
  remindersDue(now: number, limit: number): Promise<ReminderRow[]>;
  /** What was taken of somebody's turn to be said. */
  remindersTaken(table: string, turn: number, user: string): Promise<ReminderKind[]>;
  /** Deliveries due by `now` that are not parked, those due longest first. */
  due(now: number, limit: number): Promise<DeliveryRow[]>;
  /** The last message that a delivery on its way tells, or one of which nobody knows whether it arrived; 0: none is. */
  handedOut(table: string): Promise<number>;
  /** Posts of a table that are to lose their buttons. */
  leftovers(table: string): Promise<Leftover[]>;
  /** A delivery that was neither carried out nor replaced. */
  delivery(id: number): Promise<DeliveryRow | null>;
  /** How many deliveries have failed or are parked: all in all, or of one table or server. */
  failing(where?: Where): Promise<number>;
  /** What keeps a table's post from being sent, if it was tried and failed. */
  trouble(table: string): Promise<TroubleRow | null>;
  /** Tables that play or are over, whose story was queued to be told and was not, or whose players were not called, and of which no delivery is left. */
  untold(): Promise<string[]>;
}

/** What can be changed. A unit of work records these; a store makes them, in their order. */
export interface Changes extends LeavingChanges, LimitChanges, RatingChangesOfStore, JobChanges, ReviewChanges {
  /** A `Conflict` if another table gathers or plays in that channel. */
  addTable(row: TableRow): void;
  /** Saves the row over the version before its own; a `Conflict` if that is not the one stored. */
  saveTable(row: TableRow): void;
  putPerson(table: string, row: PersonRow): void;
  dropPerson(table: string, user: string): void;
  putPosition(table: string, row: PositionRow): void;
  putCheckpoint(table: string, row: CheckpointRow): void;
  dropCheckpoint(table: string): void;
  putTurn(table: string, row: TurnRow): void;
  /** Forgets where turns before answer `before` began. */
  dropTurns(table: string, before: number): void;
  putProposal(table: string, row: Proposal): void;
  dropProposal(table: string, n: number): void;
  addAnswer(table: string, row: AnswerRow): void;
  addMessage(table: string, row: MessageRow): void;
  /** Marks an answer and what it led to as undone. */
  undo(table: string, answer: number): void;
  /** A `Conflict` if the request was carried out before. */
  addRequest(id: string, at: number, what?: RequestRow | null): void;
  /** Nobody is about to call this user any more. */
  releaseCall(user: string): void;
  dropRequests(before: number): void;
  /** Forgets what was taken on until before then. */
  dropDuties(before: number): void;
  /** One setting at a time, so that none is lost where two are changed at once. */
  putSetting(user: string, name: keyof Settings, value: Settings[keyof Settings]): void;
  putServerSetting(guild: string, name: keyof ServerSettings, value: ServerSettings[keyof ServerSettings]): void;
  putDayOff(user: string, row: DayOffRow): void;
  /** Notes when somebody pressed something last. */
  putPresence(user: string, at: number): void;
  /** Notes up to which message somebody has seen a table; nothing where they have seen more. */
  putLook(table: string, user: string, upTo: number): void;
  putBeat(name: string, at: number): void;
  /** Notes that somebody has answered a question of this kind; nothing where that is noted. */
  putMet(user: string, game: string, kind: string): void;
  /** Days that begin after `after` are taken off no more. */
  dropDaysOff(user: string, after: number): void;
  /** Sets when a reminder is due; one that was taken stays taken, but for what somebody asks for anew (`snooze`). */
  putReminder(row: ReminderRow): void;
  /** A `Conflict` if it is gone or was taken. */
  takeReminder(row: ReminderRow, at: number): void;
  /** Drops those of a table, or about one person there; `planned`: those alone that were not taken, and not asked for (`snooze`). */
  dropReminders(table: string, user?: string, planned?: boolean): void;
  /** What somebody asked for and is still to come (`snooze`) belongs to turn `turn` from now on: the same question, asked for a time of its own. */
  moveSnooze(table: string, user: string, turn: number): void;
  /** Queues a delivery in place of the table's pending one of this kind; a fresh one stays fresh. */
  queue(table: string, kind: Delivery['kind'], fresh: boolean, due: number): void;
  /** It failed for `reason` at `at`, and is tried again at `due`; null: it is parked until `hurry`. */
  retry(delivery: number, reason: string, at: number, due: number | null): void;
  /** Whatever failed or is parked is due at once: all of it, or what belongs to one table or server. */
  hurry(now: number, where?: Where): void;
  dropDelivery(id: number): void;
  /** Notes that a post is to lose its buttons. */
  putLeftover(table: string, leftover: Leftover): void;
  dropLeftover(table: string, message: string): void;
  /** Whoever has taken on this table's delivery is at it until then; nothing if `holder` has not. */
  hold(table: string, holder: string, until: number): void;
  /** The table's next delivery may be taken on, by anybody; nothing if `holder` has not taken on this one. */
  release(table: string, holder: string): void;
  /** A `Conflict` if a delivery was taken on that tells more than message `upTo`. Recorded after the table is saved. */
  unlessHandedOut(table: string, upTo: number): void;
  dropDeliveries(table: string, kind?: Delivery['kind']): void;
}

/** One change: its name and what is given with it. */
export type Change = { [K in keyof Changes]: readonly [what: K, ...given: Parameters<Changes[K]>] }[keyof Changes];

/** The versions of tables that a decision rests on; null: there is no such table. */
export type Versions = ReadonlyMap<string, number | null>;

export interface Store extends Reads, JobClaims {
  /**
   * Makes all these changes, in their order, or none: a `Conflict` if one of the tables is at another version by now, or if a change meets what somebody
   * else has written. Resolves once they are on the disk; commits that arrive together share one sync, and each hears only of its own.
   */
  commit(changes: readonly Change[], expected?: Versions): Promise<void>;
  /**
   * Takes on the oldest delivery due by `now` of as many tables, for `holder` until then: nobody else gets one of these tables before, unless they are
   * released. Where one process alone may use the database, whatever another one has taken on is free: that one is gone.
   */
  claim(holder: string, now: number, until: number, limit: number): Promise<ClaimRow[]>;
  /**
   * Takes on something that one process does for all, such as housekeeping, until then; false if another one has it. Whoever has it may take it
   * on anew. Nobody hands it back: it is free at `until`, so that is also how often it is done.
   */
  takeOn(duty: string, holder: string, now: number, until: number): Promise<boolean>;
  /**
   * Lets `holder`, and nobody else, call this user until then; false if somebody else is about to. What calls them is a table's delivery, or all that one
   * look says.
   */
  takeCall(user: string, holder: string, now: number, until: number): Promise<boolean>;
  /** Calls the other processes on this database, which may take on what is due. */
  callOthers(): Promise<void>;
  /** Calls back when another process calls. */
  onCall(listener: () => void): void;
  /** Whatever was given to `commit` is done first. */
  close(): Promise<void>;
}
