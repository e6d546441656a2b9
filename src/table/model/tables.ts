/**
 * What the table offers to whoever stands in front of it: Discord, tests, simulations. One table is one game among some people in one channel.
 * One call that changes something is one commit: it resolves once that is on the disk. Refusals are values; a rejection is an `Incident` and has changed
 * nothing.
 */
import type { Level } from '../../computer/levels.ts';
import type { Seat } from '../../kernel/types.ts';
import type { Leaderboard, OwnTime, Period, Pings, Records, ServerSettings, Settings } from './choices.ts';
import type { LimitName, OwnLimits } from './limits.ts';
import type { Exported, LogLine, Lookback, PastGame } from './past.ts';
import type { TableResult } from './refusals.ts';
import type { ReviewState } from './review.ts';
import type { ChannelRef, Gain, Hint, Moved, OpenRequest, Person, PostRef, ProposalKind, Snapshot, TableInfo } from './types.ts';

export interface Tables {
  /** What this person has chosen; what they have not, is as usual. */
  settings(user: string): Promise<Settings>;
  /** Changes some of it. Refused: `no-zone`, or quiet hours without a zone. */
  changeSettings(user: string, change: Partial<Settings>, request: string): Promise<TableResult<Settings>>;
  /** The kinds of a game's questions (the keys of what they ask) that this person has answered before: they need no explanation. */
  met(user: string, game: string): Promise<ReadonlySet<string>>;
  /** Notes that they have answered one of this kind. */
  meetKind(user: string, game: string, kind: string): Promise<void>;
  server(guild: string): Promise<ServerSettings>;
  /** Results on a server: of one user, or (null) of everybody. */
  scores(guild: string, user: string | null): Promise<Records>;
  /** Everybody's standing on a server, in all games or in one: those with a rank first. Whoever has opted out is not among them. */
  leaderboard(guild: string, game: string | null, period: Period): Promise<Leaderboard>;
  changeServer(guild: string, change: Partial<ServerSettings>, request: string): Promise<TableResult<ServerSettings>>;
  /** Everything that is kept of somebody, and nothing of others, as JSON for them alone; of games that go on, no more than they may see. */
  ownData(user: string): Promise<string>;
  /** Deletes it: resigns their games, leaves their invitations, and has a drawn id stand for them in the games of others. Goes on after a restart. */
  erase(user: string): Promise<void>;
  /** Everything that is kept of a server, as JSON for those who keep order there. */
  serverData(guild: string): Promise<string>;
  /** Deletes it: ends the games, tells their channels, and drops everything. Goes on after a restart. */
  eraseServer(guild: string): Promise<void>;
  /** The server has removed the bot: it finds everything as it was for thirty days. */
  left(guild: string): Promise<void>;
  /** The bot is on that server. */
  here(guild: string): Promise<void>;
  /** The servers of which games are kept. */
  guilds(): Promise<string[]>;

  /** The numbers of the bot's owner, where they are others than in the table of limits. */
  limits(): OwnLimits;
  /** Counts one use of what is limited, before it is done; or says when there is more of it. */
  use(kind: LimitName, using: { person: string; server?: string | null; table?: string }): Promise<TableResult<null>>;

  open(request: OpenRequest): Promise<TableResult<TableInfo>>;
  /** Whether that would be refused there even if no game stood in the way; changes nothing. Gives the table, if this request has opened it already. */
  mayOpen(request: OpenRequest): Promise<TableResult<TableInfo | null>>;
  accept(id: string, person: Person, request: string): Promise<TableResult<TableInfo>>;
  decline(id: string, person: Person, request: string): Promise<TableResult<TableInfo>>;
  join(id: string, person: Person, request: string): Promise<TableResult<TableInfo>>;
  /** Leaves a lobby; the host's leaving closes it. */
  leave(id: string, person: Person, request: string): Promise<TableResult<TableInfo>>;
  /** Has a computer come to a lobby, or one of them (by its id) go; the host alone. */
  seat(id: string, person: Person, level: Level, request: string): Promise<TableResult<TableInfo>>;
  unseat(id: string, person: Person, computer: string, request: string): Promise<TableResult<TableInfo>>;
  /** Sets an option, or the clock, while gathering; the host alone. */
  set(id: string, person: Person, option: string, value: string | boolean, request: string): Promise<TableResult<TableInfo>>;
  /** Wishes for a seat while gathering, where the game lets people choose; null: none in particular. */
  wish(id: string, person: Person, seat: Seat | null, request: string): Promise<TableResult<TableInfo>>;
  /** The host begins an open lobby. */
  begin(id: string, person: Person, request: string): Promise<TableResult<TableInfo>>;
  /**
   * A direct reply showed the gathering as it was at `version`: `post` is the living post. If that is how it still is, the invitation waiting in the
   * outbox needs no delivery; if it has changed since, as when two people join at once, it is brought up to date now. Gives the table as it is.
   * A new invitation waits ten seconds in the outbox for this, so that a crash before the reply loses nothing.
   */
  posted(id: string, post: PostRef, version: number): Promise<TableResult<TableInfo>>;
  /** Posts the invitation once more, at the end of its channel; it takes the place of the one before. */
  showInvitation(id: string, person: Person, request: string): Promise<TableResult<TableInfo>>;

  /**
   * Somebody pressed something of this table: nothing is answered for them any more. From now on it calls them by the name they go by, where that was
   * heard on the table's own server; `server` is where, null in direct messages, absent where it is known to be the table's own. Gives the number of the
   * last message there was, for `looked`; null where they do not sit there.
   */
  meet(id: string, person: Person, server?: string | null): Promise<number | null>;
  /** What they pressed was taken: they have seen the table as it stood when they pressed it. Whoever is refused has seen nothing new. */
  looked(id: string, user: string, upTo: number): void;

  /** The games and invitations that go on for a user, on any server: those waiting for them first, the longest first. */
  of(user: string): Promise<TableInfo[]>;
  /** The games that go on which this user began to watch, and nobody but computers plays: the newest first. */
  shows(user: string): Promise<TableInfo[]>;
  /** The games and invitations that go on on a server: those that cannot be posted first, then those that wait longest. */
  on(guild: string): Promise<TableInfo[]>;
  find(id: string): Promise<TableInfo | null>;
  /** The newest rematch of a table. */
  rematchOf(id: string): Promise<TableInfo | null>;
  /** The table that gathers or plays in this channel, else the last one that ended here. */
  at(channel: string): Promise<TableInfo | null>;

  /** What `user` may see: as a player if seated, else as a spectator. */
  snapshot(id: string, user: string | null): Promise<TableResult<Snapshot>>;
  answer(id: string, user: string, ref: string, picked: string[], request: string): Promise<TableResult<Moved>>;
  /** Stops a game that only computers play, has it go on, or go one answer further. Anybody may. */
  watch(id: string, user: string, what: 'pause' | 'go' | 'step', request: string): Promise<TableResult<TableInfo>>;
  /** Sits down in place of a computer, in a game that only computers play. Anybody may. */
  sit(id: string, person: Person, seat: Seat, request: string): Promise<TableResult<TableInfo>>;
  /** What a computer would answer in one's place; the game counts for no rating then. */
  hint(id: string, user: string, request: string): Promise<TableResult<Hint>>;
  /** What a computer gained by its last turn; null: none has answered in this turn or the one before. */
  why(id: string): Promise<TableResult<Gain | null>>;
  undo(id: string, user: string, request: string): Promise<TableResult<Moved>>;
  /**
   * Answers a question of `Snapshot.ahead` (by the id of its decision) before it is asked, in place of what was answered ahead before; nothing picked withdraws that. Nobody
   * else can notice before it is used.
   */
  ahead(id: string, user: string, ahead: string, picked: string[], request: string): Promise<TableResult<Moved>>;
  /** Proposes something that others must agree to; `to` is whom it is about, or the clock, where it is about either. */
  propose(id: string, person: Person, kind: ProposalKind, to: Person | string | null, request: string): Promise<TableResult<TableInfo>>;
  /** Whether that could be proposed now: asked before somebody is asked whether they are sure. */
  mayPropose(id: string, person: Person, kind: ProposalKind, to: Person | string | null): Promise<TableResult<null>>;
  /** Agrees to proposal `n` or not; whoever made it withdraws it so. With the last consent it is done. */
  consent(id: string, person: Person, n: number, agrees: boolean, request: string): Promise<TableResult<TableInfo>>;
  /** Notes which of these users have left the server, and which are there: nobody waits for whoever has left. */
  noteGone(id: string, gone: readonly string[], here: readonly string[]): Promise<void>;
  /** Where somebody's time is over: waits for a day, or gives them a day more. Any other player may. */
  wait(id: string, user: string, late: string, adds: boolean, request: string): Promise<TableResult<TableInfo>>;
  /** No clock runs for a day, or until somebody plays or whoever asked for it ends it. Any player may, once a week. */
  rest(id: string, user: string, request: string): Promise<TableResult<TableInfo>>;
  /** The clocks run again. Any player may; after a pause of somebody's own, they alone. */
  resume(id: string, user: string, request: string): Promise<TableResult<TableInfo>>;
  /** What one has chosen for this game, and of one's time: the days off that are not over, and how many are left this year. */
  ownTime(id: string, user: string): Promise<TableResult<OwnTime>>;
  /** Takes days off, from one to another (`2026-12-24`), in one's own time zone. */
  takeOff(user: string, first: string, last: string, request: string): Promise<TableResult<null>>;
  /** Takes back all days off that have not begun. */
  workAgain(user: string, request: string): Promise<TableResult<null>>;
  /** How one would be called to this game; null: as to any. */
  pings(id: string, user: string, pings: Pings | null, request: string): Promise<TableResult<TableInfo>>;
  /** Be reminded after so many ms, outside one's quiet hours, of what one is asked now, unless one has answered by then; gives when. */
  snooze(id: string, user: string, ms: number, request: string): Promise<TableResult<number>>;
  /** Leaves standing orders in place of those before. They cannot be taken back, only replaced. */
  order(id: string, user: string, picked: string[], request: string): Promise<TableResult<Moved>>;
  /** Gives the game up for good. */
  resign(id: string, user: string, request: string): Promise<TableResult<Moved>>;
  /** The log as `user` may read it, newest first: lines older than `before` (a line's n), at most `limit`. */
  log(id: string, user: string | null, limit: number, before?: number): Promise<TableResult<LogLine[]>>;
  /**
   * What happened there since they looked there last, as they may know it and in order, without what their own answers led to. Nothing where they do not
   * sit there, or nobody knows that they have looked since it began.
   */
  since(id: string, user: string): Promise<LogLine[]>;
  /** The game from its start to where it stands, as `user` may look back on it: as a player if seated, else as a spectator. */
  lookBack(id: string, user: string | null): Promise<TableResult<Lookback>>;
  /** The finished game reviewed, as `user` may read it; where nobody has asked for that yet, it is begun. Refused: `used-up`, or `not-over`. */
  review(id: string, user: string): Promise<TableResult<ReviewState>>;
  /** The same, only looked at; null: nobody has asked for it. */
  reviewed(id: string, user: string | null): Promise<TableResult<ReviewState | null>>;
  /** Games of this kind that ended in this channel, cancelled ones too, or by this user wherever that was; the newest first, at most `limit`. */
  past(game: string, channel: string, user: string, limit: number): Promise<PastGame[]>;
  /** The finished game as a file, for somebody who played it: the whole of it once all hands are open, else what they saw. */
  exported(id: string, user: string): Promise<TableResult<Exported>>;
  /** Posts the living board anew, at the bottom of its channel, for everybody. Anybody may ask for it. */
  show(id: string, request: string): Promise<TableResult<TableInfo>>;
  /** Ends a game or a gathering without an outcome, also one that is out of order; its channel is told. */
  end(id: string, request: string): Promise<TableResult<TableInfo>>;
  /** Goes on in another channel, also if the one before is gone. */
  move(id: string, place: ChannelRef, request: string): Promise<TableResult<TableInfo>>;
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
  ): Promise<TableResult<{ table: TableInfo; moved: boolean; needed: number }>>;
  /** Who would have the game move to that channel. */
  agreed(id: string, channel: string): Promise<Person[]>;
  /** Ends a table without an outcome: its channel is gone, or whoever runs the server wants it so. Nothing more is said about it. */
  close(id: string): Promise<void>;
  /** Notes that something at this table could not be shown, though it was done; gives the incident's number. Never rejects. */
  unshown(id: string, user: string | null, error: unknown): Promise<string>;
  /** Housekeeping, every few minutes: closes what has expired, forgets old requests and idle tables, goes on with what is being deleted. */
  sweep(): Promise<void>;
}
