/**
 * What the table offers to whoever stands in front of it: Discord, tests, simulations. One table is one game among some people in one channel.
 * One call that changes something is one commit: it resolves once that is on the disk. Refusals are values; a rejection is an `Incident` and has changed
 * nothing.
 */

import type { Lang } from '../i18n/types.ts';
import type { Refusal, Result } from '../kernel/result.ts';
import type { StartOptions, View } from '../kernel/rules.ts';
import type { Decision, Event, Message, Option, Outcome, Seat, Viewer } from '../kernel/types.ts';
import type { Scheme } from '../scene/schemes.ts';

/** The time a seat has to answer, as facts that no restart and no change of a clock can touch: so much was left at that moment. */
export interface Bank {
  /** What was left at `from`, in ms. */
  left: number;
  /** Since when it runs, in ms since 1970; null: it stands. */
  from: number | null;
  /** When nothing will be left of it, in ms since 1970; null: it stands. */
  zero: number | null;
  /** The version of the table at which this seat began to be asked what it is asked now, or was asked last: no two turns have the same. */
  turn: number;
}

export interface Person {
  /** The chat's own id of the user. Identity comes from here and nowhere else. */
  id: string;
  name: string;
  bot?: boolean;
}

/** Where a table is. */
export interface ChannelRef {
  guild: string | null;
  /** The channel or thread; one table at a time. */
  channel: string;
  /** The channel a thread is in, where something is to be begun in one. */
  parent?: string | null;
}

/** A post of ours in a channel. */
export interface PostRef {
  channel: string;
  message: string;
}

export type Phase = 'gathering' | 'playing' | 'over' | 'closed';

/** What everybody may know of a table. */
export interface TableInfo {
  /** Ten characters, permanent. */
  id: string;
  game: string;
  /** Goes up with every change. */
  version: number;
  phase: Phase;
  place: ChannelRef;
  /** The language of public posts. */
  lang: Lang;
  /** Who sits or gathers here, the host first. */
  people: Person[];
  /** Those who may still accept; empty in an open lobby. */
  invited: Person[];
  options: StartOptions;
  /** When a gathering ends by itself, in ms since 1970. */
  expires: number | null;
  /** Seats by the user's id, once playing. */
  seats: { [user: string]: Seat };
  /** The seats people would like, by the user's id, before the game begins. */
  wishes: { [user: string]: Seat };
  toAct: Seat[];
  /** Since when each of them is waited for, in ms since 1970. */
  since: { [seat: Seat]: number };
  /** The clock they play by, such as `24+12` (`time/clock.ts`), or `none`. */
  clock: string;
  /** How much time each seat has, and when that runs out; without a clock, when the others may go on. */
  banks: { [seat: Seat]: Pick<Bank, 'left' | 'zero'> };
  /** Since when no clock runs, by agreement, in ms since 1970. */
  paused: number | null;
  /** The seats that are played by default until somebody is back. */
  away: Seat[];
  outcome: Outcome | null;
  /** Why the bot cannot post here, if it cannot. */
  trouble: Trouble | null;
  /** The post whose buttons are alive, if any. */
  post: PostRef | null;
  /** What is or was proposed here, of each kind the last. */
  proposals: readonly Proposal[];
  /** The table of which this one is the rematch. */
  previous: string | null;
}

/** What can be proposed: to go back to before one's own last answer, a draw, an end without a result, somebody else in one's own seat, a pause. */
export type ProposalKind = 'back' | 'draw' | 'cancel' | 'hand' | 'pause' | LateKind;
/** What the others may do where somebody's time is over: have the game answer for them until they are back, or have them out of the game. */
export type LateKind = 'away' | 'claim';

/** Something that others must agree to. Everybody may know all of it. */
export interface Proposal {
  kind: ProposalKind;
  /** The version of the table that made it: its buttons carry it. */
  n: number;
  /** The user who proposes. */
  by: string;
  since: number;
  /** The turn in which it was made: it is not made again in the same one. */
  turn: string;
  /** Any further answer makes it fall, or only the end of the game or of somebody's part in it. */
  until: 'answer' | 'end';
  /** What it is about, as its kind says: an answer's number, a user. */
  about: string | null;
  /** The users who must agree, and those of them who have. */
  asked: string[];
  agreed: string[];
  fate: 'open' | 'agreed' | 'refused' | 'withdrawn' | 'fallen';
  /** Who refused it. */
  refuser: string | null;
  /** Where it stands in the channel, until it has been said there what became of it. */
  postChannel: string | null;
  postMessage: string | null;
}

/** What keeps a table's posts from being sent. */
export interface Trouble {
  /** Discord's own words or the program's. */
  problem: string;
  since: number;
}

/** Everything one viewer may see of a running or finished game. */
export interface Glance {
  table: TableInfo;
  viewer: Viewer;
  view: View;
  /** What this viewer is asked now. */
  asked: Asked | null;
  /** What somebody is asked in front of everybody, if the question is an open one. */
  open: Asked | null;
  /** What everybody may read of what the seats to act are asked. */
  calls: { [seat: Seat]: Message };
  canUndo: boolean;
  /** Seats whose owners have left for good. */
  gone: readonly Seat[];
  /** One's own last answer can no longer be taken back freely, and the others can be asked. */
  canAskBack: boolean;
  /** What the viewer may leave standing orders for; null where the game offers none. */
  orders: StandingOrders | null;
  /** What the viewer may answer before being asked, or has. */
  ahead: AskedAhead[];
  /** Something the viewer had answered ahead is not used: the situation it was given for has changed. */
  fell: boolean;
}

/** A question that may be answered ahead, and the options picked for it so far, if it was. */
export interface AskedAhead extends Asked {
  given: string[] | null;
}

export interface StandingOrders {
  offered: Option[];
  /** The orders in force, by option id. */
  left: string[];
}

/** A decision with the reference that buttons carry: a stale one is told from a fresh one, also after an undo. */
export interface Asked {
  ref: string;
  decision: Decision;
}

export type TableRefusal =
  | Refusal
  /** No such table, or it was closed. */
  | { why: 'no-table' }
  /** A running game or invitation is in this channel already. */
  | { why: 'channel-taken'; table: string }
  /** The game is in this channel already. */
  | { why: 'same-place' }
  | { why: 'stranger' }
  | { why: 'not-invited' }
  | { why: 'not-host' }
  /** Nothing is asked of one now. */
  | { why: 'not-waited' }
  /** Nobody's time is over there. */
  | { why: 'not-late' }
  /** No clock runs already, or all do. */
  | { why: 'paused' }
  | { why: 'not-paused' }
  /** Days off are days to come, in order; and so many are left in that year. */
  | { why: 'no-days' }
  | { why: 'too-many-days'; n: number }
  | { why: 'yourself' }
  | { why: 'bot'; name: string }
  | { why: 'full'; max: number }
  | { why: 'too-few'; min: number }
  | { why: 'already-in' }
  /** Somebody else wished for this seat first. */
  | { why: 'seat-taken'; name: string }
  /** Whoever has not joined wishes for nothing. */
  | { why: 'not-in' }
  | { why: 'expired' }
  /** So many invitations of one's own are open, or so many on this server. */
  | { why: 'too-many-open'; n: number }
  | { why: 'too-many-here'; n: number }
  /** Too many invitations of one's own have come to nothing; the next may be sent at `at`, in ms since 1970. */
  | { why: 'too-often'; at: number }
  /** It was shown to everybody a moment ago, and can be again at `at`, in ms since 1970. */
  | { why: 'shown-lately'; at: number }
  /** One's own request to move the game to this channel stands already. */
  | { why: 'asked-already' }
  /** One has asked for moves too often, and can again at `at`. */
  | { why: 'too-many-asks'; at: number }
  | { why: 'began' }
  /** Such a proposal is open already. */
  | { why: 'proposed-already' }
  /** Such a proposal came to nothing in this turn. */
  | { why: 'not-this-turn' }
  /** It was decided, or the game has moved on. */
  | { why: 'settled' }
  /** One's own proposal, or not one's own consent that is asked for. */
  | { why: 'not-asked' }
  | { why: 'agreed-already' }
  /** Nothing of one's own was answered in this turn or the last. */
  | { why: 'no-back' }
  /** It can be taken back without asking anybody. */
  | { why: 'back-is-free' }
  /** They sit at this table. */
  | { why: 'sits-here'; name: string }
  /** No time zone has this name. */
  | { why: 'no-zone'; zone: string }
  /** Quiet hours are hours of a time zone, which is not known. */
  | { why: 'zone-first' }
  /** On this server games are played in these channels. */
  | { why: 'not-here'; channels: string[] }
  /** Only what is over can be handed out as a whole. */
  | { why: 'not-over' }
  /** Nothing of one's own can be taken back: something was revealed or somebody else answered since. */
  | { why: 'no-undo' }
  /** The same click again: it was taken the first time, nothing happened now. */
  | { why: 'repeated' };

export type Told<T> = Result<T, TableRefusal>;

/** What an answer led to, as its author may know it. */
export interface Moved {
  glance: Glance;
  /** What happened, for this viewer, in order. */
  events: Event[];
  /** The channel will be told, by a new post or an edit. */
  posts: boolean;
}

/** A game as one viewer looks back on it. */
export interface Lookback {
  table: TableInfo;
  viewer: Viewer;
  /** From the start of the game on; at least one. */
  steps: readonly PastStep[];
  /** Where it stood after step `step`, from 0; null where that cannot be known any more: the game began under older rules. */
  after(step: number): Moment | null;
}

/** A turn, or a part of a long one. */
export interface PastStep {
  /** What was told, in the order in which it happened. */
  lines: readonly LogLine[];
  /** How many answers had been given by then. */
  answers: number;
  /** Begins a turn; the others go on with it. */
  begins: boolean;
}

/** Where a game stood at one time, as the viewer could see it then. */
export interface Moment {
  view: View;
  toAct: Seat[];
}

/** A game that was played to its end. */
export interface PastGame {
  table: TableInfo;
  /** When, in ms since 1970. */
  ended: number;
}

/** One line of the log, with who may read it already applied. */
export interface LogLine {
  n: number;
  at: number;
  message: Message;
  secret: boolean;
  /** The seat whose answer led to it; null: the start of the game. */
  by: Seat | null;
  /** The number of that answer, 0 for the start. */
  answer: number;
}

export interface OpenRequest {
  game: string;
  place: ChannelRef;
  host: Person;
  /** Named opponents: only they may accept, and the game begins when all have. Empty: an open lobby. */
  invited: Person[];
  options: StartOptions;
  /** The clock they play by (`time/clock.ts`); none unless said otherwise. */
  clock?: string;
  lang: Lang;
  /** The chat's id of the request, so that the same one is never carried out twice. */
  request: string;
  /** The table of which this is the rematch: seats are swapped or move on by one, and the champion is whoever won there. */
  rematchOf?: string;
}

/** When somebody is called by a mention: at each turn, once a day for all of them, or never. */
export const pings = ['now', 'daily', 'off'] as const;
export type Pings = (typeof pings)[number];

/** What a person has chosen for themselves, on every server alike. */
export interface Settings {
  /** The language of what they alone read; null: that of their Discord. */
  lang: Lang | null;
  /** An IANA time zone; null: not known. */
  zone: string | null;
  /** When quiet hours begin and end in that zone, in minutes after midnight; both null: there are none. They may go past midnight. */
  quietFrom: number | null;
  quietTo: number | null;
  pings: Pings;
  /** Called by a direct message in place of a mention, where that is possible. */
  dm: boolean;
  /** The colors of what they alone see. */
  scheme: Scheme;
  /** Words in place of the pictures they alone see. */
  words: boolean;
  /** Stands in no statistics and on no leaderboard. */
  unlisted: boolean;
}

/** How many games ended how. */
export interface Score {
  won: number;
  drawn: number;
  lost: number;
}

/** One game's results: somebody's, or everybody's. */
export interface GameScore {
  game: string;
  played: number;
  draws: number;
  /** Somebody's own; of everybody together it says nothing. */
  score: Score;
  seats: { [seat: Seat]: Score };
}

/** Somebody's place among those who play on a server. */
export interface Standing {
  person: Person;
  rating: number;
  games: number;
  score: Score;
  /** Null: too few games for one. */
  rank: number | null;
}

/** What whoever keeps order on a server has chosen for it. */
export interface ServerSettings {
  /** The language of games begun here, unless they are begun in another; null: that of whoever begins them. */
  lang: Lang | null;
  /** The channels games are begun in, and the threads of these; empty: everywhere. */
  channels: string[];
}

export interface Tables {
  /** What this person has chosen; what they have not, is as usual. */
  settings(user: string): Promise<Settings>;
  /** Changes some of it. Refused: `no-zone`, or quiet hours without a zone. */
  changeSettings(user: string, change: Partial<Settings>, request: string): Promise<Told<Settings>>;
  server(guild: string): Promise<ServerSettings>;
  /** Results on a server: of one user, or (null) of everybody; their standing, if they have one; and how many are ranked. */
  scores(guild: string, user: string | null): Promise<{ games: GameScore[]; standing: Standing | null; ranked: number }>;
  /** Everybody's standing on a server, in all games or in one: those with a rank first. Whoever has opted out is not among them. */
  leaderboard(guild: string, game: string | null): Promise<Standing[]>;
  changeServer(guild: string, change: Partial<ServerSettings>, request: string): Promise<Told<ServerSettings>>;

  open(request: OpenRequest): Promise<Told<TableInfo>>;
  /** Whether that would be refused there even if no game stood in the way; changes nothing. */
  mayOpen(request: OpenRequest): Promise<Told<null>>;
  accept(id: string, person: Person, request: string): Promise<Told<TableInfo>>;
  decline(id: string, person: Person, request: string): Promise<Told<TableInfo>>;
  join(id: string, person: Person, request: string): Promise<Told<TableInfo>>;
  /** Leaves a lobby; the host's leaving closes it. */
  leave(id: string, person: Person, request: string): Promise<Told<TableInfo>>;
  /** Sets an option, or the clock, while gathering; the host alone. */
  set(id: string, person: Person, option: string, value: string | boolean, request: string): Promise<Told<TableInfo>>;
  /** Wishes for a seat while gathering, where the game lets people choose; null: none in particular. */
  wish(id: string, person: Person, seat: Seat | null, request: string): Promise<Told<TableInfo>>;
  /** The host begins an open lobby. */
  begin(id: string, person: Person, request: string): Promise<Told<TableInfo>>;
  /**
   * A direct reply showed the gathering as it was at `version`: `post` is the living post. If that is how it still is, the invitation waiting in the
   * outbox needs no errand; if it has changed since, as when two people join at once, it is brought up to date now. Gives the table as it is.
   * A new invitation waits ten seconds in the outbox for this, so that a crash before the reply loses nothing.
   */
  posted(id: string, post: PostRef, version: number): Promise<Told<TableInfo>>;
  /** Posts the invitation once more, at the end of its channel; it takes the place of the one before. */
  showInvitation(id: string, person: Person, request: string): Promise<Told<TableInfo>>;

  /** Somebody pressed something of this table: from now on it calls them by the name they go by, and nothing is answered for them any more. */
  meet(id: string, person: Person): Promise<void>;

  /** The games and invitations that go on for a user, on any server: those waiting for them first, the longest first. */
  of(user: string): Promise<TableInfo[]>;
  /** The games and invitations that go on on a server: those that cannot be posted first, then those that wait longest. */
  on(guild: string): Promise<TableInfo[]>;
  find(id: string): Promise<TableInfo | null>;
  /** The newest rematch of a table. */
  rematchOf(id: string): Promise<TableInfo | null>;
  /** The table that gathers or plays in this channel, else the last one that ended here. */
  at(channel: string): Promise<TableInfo | null>;

  /** What `user` may see: as a player if seated, else as a spectator. */
  glance(id: string, user: string | null): Promise<Told<Glance>>;
  answer(id: string, user: string, ref: string, picked: string[], request: string): Promise<Told<Moved>>;
  undo(id: string, user: string, request: string): Promise<Told<Moved>>;
  /**
   * Answers a question of `Glance.ahead` (by the id of its decision) before it is asked, in place of what was answered ahead before; nothing picked withdraws that. Nobody
   * else can notice before it is used.
   */
  ahead(id: string, user: string, ahead: string, picked: string[], request: string): Promise<Told<Moved>>;
  /** Proposes something that others must agree to; `to` is whom it is about, where it is about somebody. */
  propose(id: string, person: Person, kind: ProposalKind, to: Person | null, request: string): Promise<Told<TableInfo>>;
  /** Agrees to proposal `n` or not; whoever made it withdraws it so. With the last consent it is done. */
  consent(id: string, person: Person, n: number, agrees: boolean, request: string): Promise<Told<TableInfo>>;
  /** Where somebody's time is over: waits for a day, or gives them a day more. Any other player may. */
  wait(id: string, user: string, late: string, adds: boolean, request: string): Promise<Told<TableInfo>>;
  /** The clocks run again. Any player may. */
  resume(id: string, user: string, request: string): Promise<Told<TableInfo>>;
  /** What one has chosen for this game, and of one's time: the days off that are not over, and how many are left this year. */
  ownTime(id: string, user: string): Promise<Told<OwnTime>>;
  /** Takes days off, from one to another (`2026-12-24`), in one's own time zone. */
  takeOff(user: string, first: string, last: string, request: string): Promise<Told<null>>;
  /** Takes back all days off that have not begun. */
  workAgain(user: string, request: string): Promise<Told<null>>;
  /** How one would be called to this game; null: as to any. */
  pings(id: string, user: string, pings: Pings | null, request: string): Promise<Told<TableInfo>>;
  /** Be reminded after so many ms, outside one's quiet hours, of what one is asked now, unless one has answered by then; gives when. */
  snooze(id: string, user: string, ms: number, request: string): Promise<Told<number>>;
  /** Leaves standing orders in place of those before. They cannot be taken back, only replaced. */
  order(id: string, user: string, picked: string[], request: string): Promise<Told<Moved>>;
  /** Gives the game up for good. */
  resign(id: string, user: string, request: string): Promise<Told<Moved>>;
  /** The log as `user` may read it, newest first: lines older than `before` (a line's n), at most `limit`. */
  log(id: string, user: string | null, limit: number, before?: number): Promise<Told<LogLine[]>>;
  /** The game from its start to where it stands, as `user` may look back on it: as a player if seated, else as a spectator. */
  lookBack(id: string, user: string | null): Promise<Told<Lookback>>;
  /** Games of this kind that were played to their end in this channel, or by this user wherever that was; the newest first, at most `limit`. */
  past(game: string, channel: string, user: string, limit: number): Promise<PastGame[]>;
  /** The finished game as a whole, every hand and the seed included, as the JSON that `npm run replay` reads; for somebody who played it. */
  exported(id: string, user: string): Promise<Told<string>>;
  /** Posts the living board anew, at the bottom of its channel, for everybody. Anybody may ask for it. */
  show(id: string, request: string): Promise<Told<TableInfo>>;
  /** Ends a game or a gathering without an outcome, also one that is out of order; its channel is told. */
  end(id: string, request: string): Promise<Told<TableInfo>>;
  /** Goes on in another channel, also if the one before is gone. */
  move(id: string, place: ChannelRef, request: string): Promise<Told<TableInfo>>;
  /**
   * A player would have the game go on in another channel. `here` are the users who can still be asked: once all of them who have not given up agree,
   * it moves. `needed` is how many that are. `asks`: the others are to be called for it, which is refused where they were, or too often.
   */
  agree(
    id: string,
    user: string,
    place: ChannelRef,
    here: readonly string[],
    request: string,
    asks?: boolean,
  ): Promise<Told<{ table: TableInfo; moved: boolean; needed: number }>>;
  /** Who would have the game move to that channel. */
  agreed(id: string, channel: string): Promise<Person[]>;
  /** Ends a table without an outcome: its channel is gone, or whoever runs the server wants it so. Nothing more is said about it. */
  close(id: string): Promise<void>;
  /** Notes that something at this table could not be shown, though it was done; gives the incident's number. Never rejects. */
  unshown(id: string, user: string | null, error: unknown): Promise<string>;
  /** Housekeeping, every few minutes: closes what has expired, forgets old requests and idle tables. */
  sweep(): Promise<void>;
}

/** Something to be said in a channel outside a direct reply. Kept in the database until it was said. */
export interface Errand {
  /** Queued again, even while it is being said, an errand is a new one with a new id. */
  id: number;
  table: string;
  /**
   * `board`: a new board post, with the words of `events`; the previous post's buttons go.
   * `invitation`: the invitation or lobby post is brought up to date.
   * `proposal`: what is proposed is posted, or the posts are brought up to date.
   * `show`: the living board is posted anew at the bottom, and takes its story along.
   */
  kind: 'board' | 'invitation' | 'show' | 'proposal';
  /** What has happened for everybody and no post has told. */
  news: Message[];
  /** What the living post tells already; null where that is the invitation, or there is none. */
  told: Message[] | null;
  /** The line of the log after which `news` begins, and the last one it includes. */
  from: number;
  upTo: number;
  /** Worth a post of its own; otherwise the living post is edited. */
  fresh: boolean;
  /** Somebody took it on before and was never heard of again: it may have been said already. */
  unsure: boolean;
  /** Seats that are to act and have not been called yet, and since when each of them is waited for. */
  calls: Seat[];
  /** The users among them who may be called by a mention now. */
  pings: string[];
  callsSince: { [seat: Seat]: number };
  /** The message below the living post that called somebody, and is to go. */
  callMessage: string | null;
  /** Tries so far. */
  tries: number;
}

/** How an errand was said. */
export type Said = SaidPost | SaidProposals;

/** Where proposals stand, by their numbers; null: nothing more is to be said of it. */
export interface SaidProposals {
  proposals: { [n: number]: PostRef | null };
}

export interface SaidPost {
  /** Where: it becomes the table's living post. */
  post: PostRef;
  /** The post tells `news` alone; otherwise what was told before as well. */
  isNew: boolean;
  /** The message below the post that called somebody, if one did. */
  call: string | null;
}

/**
 * `call`: it is their turn, said when they may be called. `half`, `most`, `last`: so much of their time is over; `day1` and on: without a clock,
 * so many days. `snooze`: they asked for it. `ahead`, `zero`: the others are told that their time runs out in a day, and that it is over. `away`:
 * the game answers for them.
 */
export type ReminderKind = 'call' | 'half' | 'most' | 'last' | `day${1 | 2 | 3 | 4 | 5 | 6}` | 'snooze' | 'ahead' | 'zero' | 'away';

/** Something to be said of somebody who is asked something: to them, or to the others. */
export interface Reminder {
  table: string;
  kind: ReminderKind;
  seat: Seat;
  user: string;
  /** Which turn it belongs to. */
  turn: number;
  /** The users it may notify; what is said to nobody in particular stands in the channel all the same. */
  pings: string[];
  /** It goes to them as a direct message, if they take those. */
  direct: boolean;
  /** The message below the living post that called somebody, whose place it takes. */
  callMessage: string | null;
}

/** What somebody has chosen of their time. */
export interface OwnTime {
  pings: Pings | null;
  /** Days off that are not over, such as `2026-12-24`, in order; and how many are left this year. */
  off: string[];
  left: number;
}

/** The sender's side of the reminders. */
export interface Reminders {
  /**
   * Takes those whose time has come: each once and for all, whichever process it is. What is taken and not said, because the process died, stays unsaid.
   */
  take(now: number, limit: number): Promise<Reminder[]>;
  /** Whether it still has to be said: nobody has moved. Asked right before. */
  stands(reminder: Reminder): Promise<boolean>;
  /** It was said by this message in the table's channel. False: it is of no use any more, and is to go. */
  said(reminder: Reminder, message: string): Promise<boolean>;
}

/** The sender's side of the outbox. */
export interface Outbox {
  /**
   * Errands whose time has come, oldest first, at most one a table. A table handed out is not handed out again, by this process or another, before
   * `done` or `failed`, or half a minute; `carried` are tables this process is still at.
   */
  due(now: number, limit: number, carried?: readonly string[]): Promise<Errand[]>;
  /** It was said, or (null) there was nothing to say. */
  done(errand: Errand, said: Said | null): Promise<void>;
  /** It was not said at `now`; again at `at`, or, for null, once something has changed: it is parked, and `hurry` brings it back. */
  failed(errand: Errand, reason: string, now: number, at: number | null): Promise<void>;
  /**
   * Whatever failed is tried again at once, all of it, one table's or one server's: Discord is back, or rights were given. What the outbox has forgotten is derived
   * from the tables themselves: a game whose newest story was never told gets its board. Gives how many were waiting.
   */
  hurry(where?: { table: string } | { guild: string }): Promise<number>;
  /** The living post is to be edited once more after `delay` ms: it could only be shown in words. */
  again(table: string, delay: number): Promise<void>;
  /** Calls back when something was queued, after the commit, with the time from which it is due, and when another process asks for help. */
  onQueued(listener: (due: number) => void): void;
  /** More is due than this process can say: others may take it on. */
  callOthers(): Promise<void>;
}
