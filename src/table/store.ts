/**
 * The port through which tables are kept: what is there is asked for, what is to change is recorded as a list and committed at once. Nothing here
 * is of one engine.
 */

import type { Level } from '../computer/levels.ts';
import type { Lang } from '../i18n/types.ts';
import type { StartOptions } from '../kernel/rules.ts';
import type { Barrier, Message, Outcome, Seat } from '../kernel/types.ts';
import type { Pings, ServerSettings, Settings } from './choices.ts';
import type { Errand, ReminderKind } from './sending.ts';
import type { Bank, Phase, PostRef, Proposal } from './types.ts';

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

/** One table without its state. */
export interface TableRow {
  id: string;
  game: string;
  phase: Phase;
  guild: string | null;
  channel: string;
  lang: Lang;
  host: string;
  options: StartOptions;
  expires: number | null;
  /** Goes up by one with every change. */
  version: number;
  undos: number;
  /** The number of the last answer, and of the last message. */
  answers: number;
  messages: number;
  /** The number of the last message that a board post has told, and of the last one that a post was queued for. */
  announced: number;
  queued: number;
  /** The message after which the story of the living post begins; -1: that post is the invitation. */
  storyFrom: number;
  /** The last message that post told when it was sent, if what it is told later begins the story of the next (`GameDefinition.recaps`). */
  storyTo: number | null;
  /** The chapter that the board queued last tells. */
  chapter: string | null;
  toAct: Seat[];
  /** Since when each of them is waited for, in ms since 1970. */
  since: { [seat: Seat]: number };
  /** Who of them has been called by a mention, and the message below the board that did it. */
  called: Seat[];
  callMessage: string | null;
  /** The clock they play by (`time/clock.ts`), and how much of each seat's time was left when. */
  clock: string;
  banks: { [seat: Seat]: Bank };
  /** Since when no clock runs, by agreement. */
  paused: number | null;
  /** The seats that are played by default until somebody is back. */
  away: Seat[];
  outcome: Outcome | null;
  postChannel: string | null;
  postMessage: string | null;
  /** The table of which this one is the rematch. */
  previous: string | null;
  /** Somebody has asked a computer for advice: the game counts for no rating. */
  advised: boolean;
  created: number;
  updated: number;
}

/** `missed`: was invited, and the game begins without them; only what counts invitations looks at those. */
export type PersonStatus = 'in' | 'invited' | 'missed';

export interface PersonRow {
  user: string;
  name: string;
  status: PersonStatus;
  place: number;
  seat: Seat | null;
  /** The seat they would like when the game begins. */
  wish: Seat | null;
  /** The channel they would have the game move to. */
  moving: string | null;
  /** How they would be called to this game; null: as to any. */
  pings: Pings | null;
  /** When they were called by a mention or a direct message last, in ms since 1970, and in which turn they were reminded by one. */
  pinged: number | null;
  reminded: number | null;
  /** How well it plays, if it is a computer; null: somebody. */
  computer: Level | null;
}

/** When somebody is to be reminded, or the others told of them; known by everything but `due`. */
export interface ReminderRow {
  table: string;
  /** The version of the table at which the turn began. */
  turn: number;
  user: string;
  kind: ReminderKind;
  due: number;
}

/** A day on which somebody's time stands still, such as `2026-12-24`: from one midnight to the next, in ms since 1970. */
export interface DayOffRow {
  day: string;
  start: number;
  end: number;
}

export interface PositionRow {
  rules: number;
  state: string;
}

export interface CheckpointRow {
  after: number;
  state: string;
}

/**
 * What somebody gave to the game. `back`: all have agreed that it goes back to before `seat`'s last answer; `picked` says where the random streams stood,
 * which are never turned back. `draw`: all have agreed to a draw.
 */
export type AnswerKind = 'answer' | 'orders' | 'resign' | 'ahead' | 'back' | 'draw';

/** Where a turn began: the state after answer `after`. The last two are kept, so that what was played since can be taken back if all agree. */
export interface TurnRow {
  after: number;
  /** As the game names it (`GameDefinition.chapter`); null where it names none. */
  chapter: string | null;
  state: string;
}

export interface AnswerRow {
  n: number;
  kind: AnswerKind;
  seat: Seat;
  picked: string[];
  barrier: Barrier;
  aside: boolean;
  at: number;
  undone: boolean;
}

export interface MessageRow {
  n: number;
  /** The answer that led to it; 0: the start of the game. */
  answer: number;
  /** Null: everybody. */
  to: Seat[] | null;
  message: Message;
  at: number;
}

/** A message as the log reads it: with the seat whose answer led to it; null: the start of the game. */
export interface LogRow extends MessageRow {
  by: Seat | null;
}

export interface ErrandRow {
  id: number;
  table: string;
  kind: Errand['kind'];
  fresh: boolean;
  tries: number;
}

/** An errand that somebody has taken on. */
export interface ClaimRow extends ErrandRow {
  /** The last message there was at that moment: nothing after it is told. */
  upTo: number;
  /** Somebody had taken on this one or one before it at this table, and was never heard of again. */
  unsure: boolean;
}

/** What a request came to: the table it changed, and the messages it led to there, those after `after` up to `upTo`. */
export interface RequestRow {
  table: string;
  after: number;
  upTo: number;
}

/** The same as it is read again, and when it was, in ms since 1970. */
export interface FirstTime extends RequestRow {
  at: number;
}

/** A table, who is at it, and what is proposed there, as they were at one moment. */
export interface SittingRow {
  row: TableRow;
  people: PersonRow[];
  proposals: Proposal[];
}

/** Where a game stands, as it was at one moment: that of the row's `version`. */
export interface StandingRow {
  version: number;
  position: PositionRow | null;
  checkpoint: CheckpointRow | null;
  /** Where the last two turns began, in order. */
  turns: TurnRow[];
  /** What was answered since the checkpoint or the first of those turns and not undone, in order; empty without either. */
  since: AnswerRow[];
}

/** Errands of one table, or of one server. */
export type Where = { table: string } | { guild: string };

/** Why an errand could not be carried out so far. */
export interface TroubleRow {
  /** Discord's error code where it had one, and its words. */
  problem: string;
  /** Since when, in ms since 1970. */
  since: number;
  parked: boolean;
}

/** A game that was played to its end, by those who sat at it then. Games that were cancelled are none. */
export interface ResultRow {
  game: string;
  people: PlayedRow[];
}

/** Somebody who sat at a game to its end. Whoever gave it up has lost it, also where those who were left agreed to a draw. */
export interface PlayedRow {
  user: string;
  name: string;
  seat: Seat;
  end: 'won' | 'drawn' | 'lost';
  /** Has opted out of records. */
  unlisted: boolean;
}

export interface Reads {
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
  /** Tables that gather or play on a server. */
  tablesOn(guild: string): Promise<string[]>;
  /** How many gatherings that have not expired by `now` somebody has opened. */
  openBy(host: string, now: number): Promise<number>;
  /** How many gatherings that have not expired by `now` there are on a server. */
  openOn(guild: string, now: number): Promise<number>;
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
  /** Whether an answer that was undone said something to everybody up to message `upTo`. */
  saidBy(table: string, answer: number, upTo: number): Promise<boolean>;
  seen(request: string): Promise<boolean>;
  /** What a request that was carried out came to; null if it was not, or if it changed no table. */
  firstTime(request: string): Promise<FirstTime | null>;
  /** What somebody has chosen; null: nothing. */
  settings(user: string): Promise<Settings | null>;
  server(guild: string): Promise<ServerSettings | null>;
  /** The games that were played to their end on a server and count for records, the first to end first. */
  results(guild: string): Promise<ResultRow[]>;
  /** All days somebody has taken off, in order. */
  daysOff(user: string): Promise<DayOffRow[]>;
  /** The kinds of a game's questions that somebody has answered before. */
  met(user: string, game: string): Promise<string[]>;
  /** When somebody was called by a mention or a direct message last, in whatever game. */
  lastPinged(user: string): Promise<number | null>;
  /** Reminders due by `now` that nobody has taken, the longest due first. */
  remindersDue(now: number, limit: number): Promise<ReminderRow[]>;
  /** What was taken of somebody's turn to be said. */
  remindersTaken(table: string, turn: number, user: string): Promise<ReminderKind[]>;
  /** Errands due by `now` that are not parked, oldest first. */
  due(now: number, limit: number): Promise<ErrandRow[]>;
  /** The last message that an errand on its way tells, or one of which nobody knows whether it arrived; 0: none is. */
  handedOut(table: string): Promise<number>;
  /** An errand that was neither carried out nor replaced. */
  errand(id: number): Promise<ErrandRow | null>;
  /** How many errands have failed or are parked: all in all, or of one table or server. */
  failing(where?: Where): Promise<number>;
  /** What keeps a table's post from being sent, if it was tried and failed. */
  trouble(table: string): Promise<TroubleRow | null>;
  /** Games that are played at which a computer sits, or somebody is away. */
  withComputers(): Promise<string[]>;
  /** Tables that play or are over, whose story was queued to be told and was not, or whose players were not called, and of which no errand is left. */
  untold(): Promise<string[]>;
}

/** What can be changed. A unit of work records these; a store makes them, in their order. */
export interface Changes {
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
  dropRequests(before: number): void;
  /** One setting at a time, so that none is lost where two are changed at once. */
  putSetting(user: string, name: keyof Settings, value: Settings[keyof Settings]): void;
  putServerSetting(guild: string, name: keyof ServerSettings, value: ServerSettings[keyof ServerSettings]): void;
  putDayOff(user: string, row: DayOffRow): void;
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
  /** Queues an errand in place of the table's pending one of this kind; a fresh one stays fresh. */
  queue(table: string, kind: Errand['kind'], fresh: boolean, due: number): void;
  /** It failed for `reason` at `at`, and is tried again at `due`; null: it is parked until `hurry`. */
  retry(errand: number, reason: string, at: number, due: number | null): void;
  /** Whatever failed or is parked is due at once: all of it, or what belongs to one table or server. */
  hurry(now: number, where?: Where): void;
  dropErrand(id: number): void;
  /** Whoever has taken on this table's errand is at it until then; nothing if `holder` has not. */
  hold(table: string, holder: string, until: number): void;
  /** The table's next errand may be taken on, by anybody; nothing if `holder` has not taken on this one. */
  release(table: string, holder: string): void;
  /** A `Conflict` if an errand was taken on that tells more than message `upTo`. Recorded after the table is saved. */
  unlessHandedOut(table: string, upTo: number): void;
  dropErrands(table: string, kind?: Errand['kind']): void;
}

/** One change: its name and what is given with it. */
export type Change = { [K in keyof Changes]: readonly [what: K, ...given: Parameters<Changes[K]>] }[keyof Changes];

/** The versions of tables that a decision rests on; null: there is no such table. */
export type Versions = ReadonlyMap<string, number | null>;

export interface Store extends Reads {
  /**
   * Makes all these changes, in their order, or none: a `Conflict` if one of the tables is at another version by now, or if a change meets what somebody
   * else has written. Resolves once they are on the disk; commits that arrive together share one sync, and each hears only of its own.
   */
  commit(changes: readonly Change[], expected?: Versions): Promise<void>;
  /**
   * Takes on the oldest errand due by `now` of as many tables, for `holder` until then: nobody else gets one of these tables before, unless they are
   * released. Where one process alone may use the database, whatever another one has taken on is free: that one is gone.
   */
  claim(holder: string, now: number, until: number, limit: number): Promise<ClaimRow[]>;
  /**
   * Takes on something that one process does for all, such as housekeeping, until then; false if another one has it. Whoever has it may take it
   * on anew. Nobody hands it back: it is free at `until`, so that is also how often it is done.
   */
  takeOn(duty: string, holder: string, now: number, until: number): Promise<boolean>;
  /** Calls the other processes on this database, which may take on what is due. */
  callOthers(): Promise<void>;
  /** Calls back when another process calls. */
  onCall(listener: () => void): void;
  /** Whatever was given to `commit` is done first. */
  close(): Promise<void>;
}

export const postOf = ({ postChannel, postMessage }: TableRow): PostRef | null =>
  postChannel !== null && postMessage !== null ? { channel: postChannel, message: postMessage } : null;
