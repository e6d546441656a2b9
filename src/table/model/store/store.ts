/** The port for storing tables: reads ask for what is there; changes are recorded as a list and committed together. It depends on no engine. */

import type { Seat } from '../../../kernel/types.ts';
import type { ChoiceChanges, ChoiceReads } from '../choices.ts';
import type { LimitChanges, LimitReads } from '../limits.ts';
import type { JobChanges, JobClaims } from '../outbox/jobs.ts';
import type { Delivery, Leftover, ReminderKind, Telling } from '../outbox/sending.ts';
import type { ReviewChanges, ReviewReads } from '../review.ts';
import type { Proposal } from '../types.ts';
import type { LeavingChanges, LeavingReads } from './leaving.ts';
import type { PressReads } from './press.ts';
import type { RatingChangesOfStore, RatingReads } from './rating.ts';
import type {
  AnswerRow,
  CheckpointRow,
  ClaimRow,
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

export * from './leaving.ts';
export * from './rows.ts';

/** Another program holds the database for a moment. Nothing was changed, and a retry is worthwhile. */
export class StoreBusy extends Error {
  override name = 'StoreBusy';
}

/** The database was lost during a commit, for too long to tell whether it succeeded: the caller looks first, and then tries again. */
export class StoreInDoubt extends StoreBusy {
  override name = 'StoreInDoubt';
}

/** Another copy of this program now holds the database and carries on: this one changes nothing more and says nothing. */
export class Overtaken extends Error {
  override name = 'Overtaken';
}

/** Someone else was faster: what was read is out of date, and nothing was changed. A retry from the read is worthwhile. */
export class Conflict extends Error {
  override name = 'Conflict';
}

export interface Reads extends ChoiceReads, LeavingReads, LimitReads, PressReads, RatingReads, ReviewReads {
  table(id: string): Promise<TableRow | null>;
  /** The version of a table's row; null if there is none. */
  version(id: string): Promise<number | null>;
  /** The table that gathers or plays in this channel. */
  active(channel: string): Promise<string | null>;
  /** The table last opened in this channel, in any phase. */
  latest(channel: string): Promise<string | null>;
  /** The table at which this game was last played to its end in this channel. */
  ended(channel: string, game: string): Promise<string | null>;
  /** Tables at which this game ended or was cancelled, in this channel or with this user, newest first. */
  over(game: string, channel: string, user: string, limit: number): Promise<string[]>;
  /** Gatherings that have expired by `now`. */
  expired(now: number): Promise<string[]>;
  /** Gathering or playing tables where this user sits or is invited. */
  tablesWith(user: string): Promise<string[]>;
  /** How many running games they play. */
  gamesOf(user: string): Promise<number>;
  /** Tables that are playing. */
  playing(): Promise<string[]>;
  /** Gathering or playing tables on a server. */
  tablesOn(guild: string): Promise<string[]>;
  /** The running games that `host` opened for computers only. */
  showsBy(host: string): Promise<string[]>;
  /** When `host` opened those tables since `since` that led to no game, or to one that an invited person missed, newest first. */
  fruitlessBy(host: string, since: number): Promise<number[]>;
  /** The people who are in or invited, in the order they came. */
  people(table: string): Promise<PersonRow[]>;
  /** The rematch of this table that was opened last. */
  rematchOf(table: string): Promise<string | null>;
  /** A table, the people who are in or invited, and its proposals, read at once. */
  sitting(table: string): Promise<SittingRow | null>;
  /** The state, the checkpoint, the last turns and the answers since, read at once. */
  standing(table: string): Promise<StandingRow | null>;
  position(table: string): Promise<PositionRow | null>;
  checkpoint(table: string): Promise<CheckpointRow | null>;
  /** Answers after number `after` that were not undone, in order. */
  answers(table: string, after: number): Promise<AnswerRow[]>;
  /** Messages older than `before` that `seat` may read (null: a spectator), newest first. */
  log(table: string, seat: Seat | null, before: number, limit: number): Promise<LogRow[]>;
  /** Messages for everyone after number `after`, in order, without undone ones. */
  publicSince(table: string, after: number): Promise<MessageRow[]>;
  /** The newest message for everyone with this key up to number `upTo` that was not undone. */
  lastSaid(table: string, key: string, upTo: number): Promise<MessageRow | null>;
  /** Whether an undone answer said something to everyone up to message `upTo`. */
  saidBy(table: string, answer: number, upTo: number): Promise<boolean>;
  seen(request: string): Promise<boolean>;
  /** What a completed request led to; null if it wasn't completed, or changed no table. */
  firstTime(request: string): Promise<FirstTime | null>;
  /** The games that were played to their end on a server without a hint, the first to end first. The table decides which of them count. */
  results(guild: string): Promise<ResultRow[]>;
  /** How many answers each seat of a table gave that weren't undone, including those given ahead and by default; seats without any are missing. */
  choices(table: string): Promise<{ [seat: Seat]: number }>;
  /** When a user last pressed anything, anywhere, to within minutes, in ms since 1970; null: unknown. */
  presence(user: string): Promise<number | null>;
  /** Up to which message a user had seen a table when they last pressed anything there; null: unknown. */
  looked(table: string, user: string): Promise<number | null>;
  /** When the program was last known to run, under this name; null: never. */
  beat(name: string): Promise<number | null>;
  /** When a user was last pinged by a mention or a direct message, in any game. */
  lastPinged(user: string): Promise<number | null>;
  /** The running games whose latest ping of the user was for what they are still asked, with its time in ms since 1970. Damaged rows are left out. */
  unheard(user: string): Promise<{ table: string; pinged: number }[]>;
  /** Reminders due by `now` that nobody has taken, longest due first. */
  remindersDue(now: number, limit: number): Promise<ReminderRow[]>;
  /** The reminders of a user's turn that were taken to be sent. */
  remindersTaken(table: string, turn: number, user: string): Promise<ReminderKind[]>;
  /** Deliveries due by `now` that are not parked, longest due first. */
  due(now: number, limit: number): Promise<DeliveryRow[]>;
  /** The last message told by a delivery that is on its way, or may or may not have arrived; 0: there is none. */
  handedOut(table: string): Promise<number>;
  /** A table's posts that are to lose their buttons. */
  leftovers(table: string): Promise<Leftover[]>;
  /** A delivery that was neither carried out nor replaced. */
  delivery(id: number): Promise<DeliveryRow | null>;
  /** How many deliveries have failed or are parked: in total, or of one table or server. */
  failing(where?: Where): Promise<number>;
  /** A table's version, and why its post can't be sent if sending was tried and failed; null: there is no such table. */
  current(table: string): Promise<{ version: number; trouble: TroubleRow | null } | null>;
  /** Playing or finished tables that have no delivery left, though their queued story was not told or their players were not called. */
  untold(): Promise<string[]>;
}

/** The possible changes. A unit of work records these; a store makes them in their order. */
export interface Changes extends ChoiceChanges, LeavingChanges, LimitChanges, RatingChangesOfStore, JobChanges, ReviewChanges {
  /** A `Conflict` if another table gathers or plays in that channel. */
  addTable(row: TableRow): void;
  /** Saves the row over the version before its own; a `Conflict` if the stored version is another. */
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
  /** Nobody is about to ping this user anymore. */
  releaseCall(user: string): void;
  dropRequests(before: number): void;
  /** Forgets duties that ended before `before`. */
  dropDuties(before: number): void;
  /** Notes when a user last pressed something. */
  putPresence(user: string, at: number): void;
  /** Notes up to which message a user has seen a table; does nothing if they have seen more. */
  putLook(table: string, user: string, upTo: number): void;
  putBeat(name: string, at: number): void;
  /** Sets when a reminder is due; one that was taken stays taken, except what a user asks for again (`snooze`). */
  putReminder(row: ReminderRow): void;
  /** A `Conflict` if it is gone or was taken. */
  takeReminder(row: ReminderRow, at: number): void;
  /** Drops the reminders of a table, or about one person there; `planned`: only those that were not taken and not asked for (`snooze`). */
  dropReminders(table: string, user?: string, planned?: boolean): void;
  /** Moves a user's pending `snooze` to turn `turn`: it is the same question, and they chose the time. */
  moveSnooze(table: string, user: string, turn: number): void;
  /** Queues a delivery, replacing the table's pending one of this kind; a fresh one stays fresh. */
  queue(table: string, kind: Delivery['kind'], fresh: boolean, due: number): void;
  /** It failed for `reason` at `at`, and is tried again at `due`; null: it is parked until `hurry`. */
  retry(delivery: number, reason: string, at: number, due: number | null): void;
  /** Makes failed and parked deliveries due at once: all, or those of one table or server. */
  hurry(now: number, where?: Where): void;
  dropDelivery(id: number): void;
  /** Notes that a post is to lose its buttons. */
  putLeftover(table: string, leftover: Leftover): void;
  dropLeftover(table: string, message: string): void;
  /** Extends the claim on this table's delivery until `until`; does nothing if it isn't `holder`'s. */
  hold(table: string, holder: string, until: number): void;
  /** Lets any process claim the table's next delivery; does nothing if `holder` doesn't have this one. */
  release(table: string, holder: string): void;
  /** A `Conflict` if a claimed delivery tells more than message `upTo`. Recorded after the table is saved. */
  unlessHandedOut(table: string, upTo: number): void;
  dropDeliveries(table: string, kind?: Delivery['kind']): void;
}

/** One change: its name and its arguments. */
export type Change = { [K in keyof Changes]: readonly [what: K, ...given: Parameters<Changes[K]>] }[keyof Changes];

/** The versions of tables that a decision depends on; null: there is no such table. */
export type Versions = ReadonlyMap<string, number | null>;

export interface Store extends Telling, Reads, JobClaims {
  /**
   * Makes all these changes, in their order, or none: a `Conflict` if one of the tables is at another version by now, or if a change collides with
   * what someone else has written. Resolves once they are on disk; commits that arrive together share one sync, and each learns only its own result.
   */
  commit(changes: readonly Change[], expected?: Versions): Promise<void>;
  /**
   * Claims the oldest delivery due by `now` of up to `limit` tables, for `holder` until `until`: nobody else gets one of these tables before then,
   * unless they are released. Where only one process may use the database, another one's claims are free, because that process is gone.
   */
  claim(holder: string, now: number, until: number, limit: number): Promise<ClaimRow[]>;
  /**
   * Takes on something that one process does for all, such as housekeeping, until `until`; false if another one has it. The holder may take it on
   * again. Nobody hands it back: it is free at `until`, so that is also how often it is done.
   */
  takeOn(duty: string, holder: string, now: number, until: number): Promise<boolean>;
  /**
   * Lets only `holder` ping this user until `until`; false if someone else is about to. The holder is a table's delivery, or one look for reminders
   * with all it says.
   */
  takeCall(user: string, holder: string, now: number, until: number): Promise<boolean>;
  /** Calls the other processes on this database, which may take on what is due. */
  callOthers(): Promise<void>;
  /** Calls back when another process calls. */
  onCall(listener: () => void): void;
  /** Finishes everything that was given to `commit` first. */
  close(): Promise<void>;
}
