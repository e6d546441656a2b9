/**
 * What the table offers to its callers: Discord, tests, simulations. One table is one game among some people in one channel. A call that changes
 * something is one commit: it resolves once that is on disk. Refusals are values; a rejection is an `Incident` and has changed nothing. What is
 * offered of choices and reviews is declared with them.
 */
import type { Level } from '../../computer/levels.ts';
import type { Seat } from '../../kernel/types.ts';
import type { Explained, Hint, TryOut } from './advice.ts';
import type { Leaderboard, OwnChoices, OwnTime, Period, Pings, Records, ServerChoices } from './choices.ts';
import type { LimitName, OwnLimits } from './limits.ts';
import type { Exported, LogLine, Lookback, PastGame } from './past.ts';
import type { TableResult } from './refusals.ts';
import type { Reviewing } from './review.ts';
import type { Asked, ChannelRef, Moved, OpenRequest, Person, PostRef, ProposalKind, Snapshot, TableInfo } from './types.ts';

export interface Tables extends OwnChoices, ServerChoices, Reviewing {
  /** Results on a server: of one user, or (null) of everyone. */
  scores(guild: string, user: string | null): Promise<Records>;
  /** The rankings of a server, in all games or in one, people with a rank first. People who have opted out are left out. */
  leaderboard(guild: string, game: string | null, period: Period): Promise<Leaderboard>;
  /** Everything stored about a person, and nothing about others, as JSON for them alone; of running games, only what they may see. */
  ownData(user: string): Promise<string>;
  /** Deletes it: resigns their games, leaves their invitations, and replaces their id in others' games by a random one. Continues after a restart. */
  erase(user: string): Promise<void>;
  /** Everything stored about a server, as JSON for its moderators. */
  serverData(guild: string): Promise<string>;
  /** Deletes it: ends the games, tells their channels, and drops everything. Continues after a restart. */
  eraseServer(guild: string): Promise<void>;
  /** The server has removed the bot. If the bot returns within thirty days, everything is as it was. */
  left(guild: string): Promise<void>;
  /** The bot is on that server. */
  here(guild: string): Promise<void>;
  /** The servers that have stored games. */
  guilds(): Promise<string[]>;

  /** The owner's numbers that differ from the table of limits. */
  limits(): OwnLimits;
  /** Counts one use of something limited, before it is done; refuses with when there is more of it. */
  use(kind: LimitName, using: { person: string; server?: string | null; table?: string }): Promise<TableResult<null>>;

  open(request: OpenRequest): Promise<TableResult<TableInfo>>;
  /** Whether that would be refused there even if no game were in the way; changes nothing. Returns the table this request already opened, if any. */
  mayOpen(request: OpenRequest): Promise<TableResult<TableInfo | null>>;
  accept(id: string, person: Person, request: string): Promise<TableResult<TableInfo>>;
  decline(id: string, person: Person, request: string): Promise<TableResult<TableInfo>>;
  join(id: string, person: Person, request: string): Promise<TableResult<TableInfo>>;
  /** Leaves a lobby; if the host leaves, it closes. */
  leave(id: string, person: Person, request: string): Promise<TableResult<TableInfo>>;
  /** Adds a computer to a lobby, or removes one (by its id); only for the host. */
  seat(id: string, person: Person, level: Level, request: string): Promise<TableResult<TableInfo>>;
  unseat(id: string, person: Person, computer: string, request: string): Promise<TableResult<TableInfo>>;
  /** Sets an option, or the clock, while gathering; only for the host. */
  set(id: string, person: Person, option: string, value: string | boolean, request: string): Promise<TableResult<TableInfo>>;
  /** Wishes for a seat while gathering, where the game lets people choose; null: no particular one. */
  wish(id: string, person: Person, seat: Seat | null, request: string): Promise<TableResult<TableInfo>>;
  /** The host begins an open lobby. */
  begin(id: string, person: Person, request: string): Promise<TableResult<TableInfo>>;
  /**
   * Notes that a direct reply showed the gathering as it was at `version`, in `post`, now the living post. If that is still current, the invitation
   * waiting in the outbox needs no delivery; if it has changed since, as when two people join at once, it is updated now. Returns the table as it is.
   * A new invitation waits ten seconds in the outbox for this, so that a crash before the reply loses nothing.
   */
  posted(id: string, post: PostRef, version: number): Promise<TableResult<TableInfo>>;
  /** Posts the invitation again at the end of its channel; it replaces the one before. */
  showInvitation(id: string, person: Person, request: string): Promise<TableResult<TableInfo>>;

  /**
   * Notes that a player pressed something of this table, so nothing is answered for them anymore. Updates their name if it was heard on the table's
   * own server; `server` is where, null in direct messages, absent where it is known to be the table's own. Returns the number of the last message,
   * for `looked`; null where they don't sit there.
   */
  meet(id: string, person: Person, server?: string | null): Promise<number | null>;
  /** Notes that their press was accepted, so they have seen the table as it stood when they pressed it. A refused user has seen nothing new. */
  looked(id: string, user: string, upTo: number): void;

  /** A user's running games and invitations, on any server: those waiting for them first, longest wait first. */
  of(user: string): Promise<TableInfo[]>;
  /** The running games that this user began in order to watch computers play, newest first. */
  shows(user: string): Promise<TableInfo[]>;
  /** The running games and invitations on a server: those that can't be posted first, then longest wait first. */
  on(guild: string): Promise<TableInfo[]>;
  /**
   * Does something at one moment, of a second at most: whether another process has changed a table is asked once. What this process changes meanwhile
   * is seen. A change that another process has overtaken starts over with what is there then.
   */
  during<T>(act: () => Promise<T>): Promise<T>;
  find(id: string): Promise<TableInfo | null>;
  /** The newest rematch of a table. */
  rematchOf(id: string): Promise<TableInfo | null>;
  /** The table that gathers or plays in this channel, otherwise the last one that ended here. */
  at(channel: string): Promise<TableInfo | null>;

  /** What `user` may see: as a player if seated, otherwise as a spectator. */
  snapshot(id: string, user: string | null): Promise<TableResult<Snapshot>>;
  answer(id: string, user: string, ref: string, picked: string[], request: string): Promise<TableResult<Moved>>;
  /** Pauses a game that only computers play, resumes it, or lets it go one answer further. Anyone may. */
  watch(id: string, user: string, what: 'pause' | 'go' | 'step', request: string): Promise<TableResult<TableInfo>>;
  /** Replaces a computer, in a game that only computers play. Anyone may. */
  sit(id: string, person: Person, seat: Seat, request: string): Promise<TableResult<TableInfo>>;
  /** What a computer would answer for this user; the game then counts for no rating. */
  hint(id: string, user: string, request: string): Promise<TableResult<Hint>>;
  /**
   * Tries an answer out, alone and in private: `ref` is the user's question, or a place in a try-out that began there; `answer` picks among the
   * options asked there (null: only looks). The game then counts for no rating. Refused as `stale` once the real question has changed.
   */
  whatIf(id: string, user: string, ref: string, answer: ((asked: Asked) => string[]) | null, request: string): Promise<TableResult<TryOut>>;
  /** Why a computer played its last turn as it did; null: none has answered in this turn or the one before. */
  why(id: string): Promise<TableResult<Explained | null>>;
  undo(id: string, user: string, request: string): Promise<TableResult<Moved>>;
  /**
   * Answers a question of `Snapshot.ahead` (by the id of its decision) before it is asked, replacing what was answered ahead before; nothing picked
   * withdraws that. Nobody else can notice before it is used.
   */
  ahead(id: string, user: string, ahead: string, picked: string[], request: string): Promise<TableResult<Moved>>;
  /** Proposes something that others must agree to; `to` is the person it is about, or the clock, where it is about either. */
  propose(id: string, person: Person, kind: ProposalKind, to: Person | string | null, request: string): Promise<TableResult<TableInfo>>;
  /** Whether that could be proposed now, checked before asking the user to confirm. */
  mayPropose(id: string, person: Person, kind: ProposalKind, to: Person | string | null): Promise<TableResult<null>>;
  /** Agrees to proposal `n` or not; for the proposer, not agreeing withdraws it. The last consent carries it out. */
  consent(id: string, person: Person, n: number, agrees: boolean, request: string): Promise<TableResult<TableInfo>>;
  /** Notes which of these users have left the server, and which are there: nobody waits for those who have left. */
  noteGone(id: string, gone: readonly string[], here: readonly string[]): Promise<void>;
  /** Where a player's time is over: waits for a day, or gives them a day more. Any other player may. */
  wait(id: string, user: string, late: string, adds: boolean, request: string): Promise<TableResult<TableInfo>>;
  /** Pauses the clocks for a day, or until someone plays or the player who asked for it ends it. Any player may, once a week. */
  rest(id: string, user: string, request: string): Promise<TableResult<TableInfo>>;
  /** Restarts the clocks. Any player may, but only the player who paused alone can end their own pause. */
  resume(id: string, user: string, request: string): Promise<TableResult<TableInfo>>;
  /** The user's settings for this game and their time: the days off that aren't over, and how many are left this year. */
  ownTime(id: string, user: string): Promise<TableResult<OwnTime>>;
  /** Takes days off, from `first` to `last` (`2026-12-24`), in the user's own time zone. */
  takeOff(user: string, first: string, last: string, request: string): Promise<TableResult<null>>;
  /** Takes back all days off that haven't begun. */
  workAgain(user: string, request: string): Promise<TableResult<null>>;
  /** Sets how the user is pinged for this game; null: as for any. */
  pings(id: string, user: string, pings: Pings | null, request: string): Promise<TableResult<TableInfo>>;
  /** Reminds the user after `ms`, outside their quiet hours, of what they are asked now, unless they have answered by then; returns when. */
  snooze(id: string, user: string, ms: number, request: string): Promise<TableResult<number>>;
  /** Leaves standing orders, replacing those before. They can't be taken back, only replaced. */
  order(id: string, user: string, picked: string[], request: string): Promise<TableResult<Moved>>;
  /** Resigns the game for good. */
  resign(id: string, user: string, request: string): Promise<TableResult<Moved>>;
  /** The log as `user` may read it, newest first: lines older than `before` (a line's n), at most `limit`. */
  log(id: string, user: string | null, limit: number, before?: number): Promise<TableResult<LogLine[]>>;
  /**
   * What happened there since they last looked, in order, as far as they may know it and without what their own answers led to. Empty where they
   * don't sit there, or aren't known to have looked since it began.
   */
  since(id: string, user: string): Promise<LogLine[]>;
  /** The game from its start to now, as `user` may look back on it: as a player if seated, otherwise as a spectator. */
  lookBack(id: string, user: string | null): Promise<TableResult<Lookback>>;
  /** Games of this kind that ended in this channel, or with this user anywhere, including cancelled ones; newest first, at most `limit`. */
  past(game: string, channel: string, user: string, limit: number): Promise<PastGame[]>;
  /** The finished game as a file, for a person who played it: the whole of it once all hands are open, otherwise what they saw. */
  exported(id: string, user: string): Promise<TableResult<Exported>>;
  /** Posts the living board again, at the bottom of its channel, for everyone. Anyone may ask for it. */
  show(id: string, request: string): Promise<TableResult<TableInfo>>;
  /** Ends a game or a gathering without an outcome, even one that is out of order, and tells its channel. */
  end(id: string, request: string): Promise<TableResult<TableInfo>>;
  /** Moves it to another channel, even if the one before is gone. */
  move(id: string, place: ChannelRef, request: string): Promise<TableResult<TableInfo>>;
  /**
   * Notes that a player wants the game to go on in another channel. `here` are the users who can still be asked: once all of them who haven't given
   * up agree, it moves. `needed` is how many that are. `asks`: ping the others about it, which is refused where they were pinged already, or too
   * often.
   */
  agree(
    id: string,
    user: string,
    place: ChannelRef,
    here: readonly string[],
    request: string,
    asks?: boolean,
  ): Promise<TableResult<{ table: TableInfo; moved: boolean; needed: number }>>;
  /** The people who want the game to move to that channel. */
  agreed(id: string, channel: string): Promise<Person[]>;
  /** Ends a table without an outcome: its channel is gone, or the server's moderators want it so. Nothing more is said about it. */
  close(id: string): Promise<void>;
  /** Notes that something at this table was done but couldn't be shown; returns the incident's number. Never rejects. */
  unshown(id: string, user: string | null, error: unknown): Promise<string>;
  /** Housekeeping, every few minutes: closes what has expired, forgets old requests and idle tables, continues deletions. */
  sweep(): Promise<void>;
}
