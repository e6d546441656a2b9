/** What is to be posted in channels, and the ports of the code that posts it. */
import type { Message, Seat } from '../../../kernel/types.ts';
import type { PostRef } from '../types.ts';
import type { Deferral } from './jobs.ts';

/** A post to a channel outside a direct reply. Kept in the database until it was sent. */
export interface Delivery {
  /** A delivery that is queued again, even while it is being sent, gets a new id. */
  id: number;
  table: string;
  /**
   * `board`: a new board post, with the words of `events`; the previous post loses its buttons.
   * `invitation`: updates the invitation or lobby post.
   * `proposal`: posts proposals, or updates their posts.
   * `show`: posts the living board again at the bottom, with its story.
   * `tidy`: removes the buttons of posts that others have replaced.
   */
  kind: 'board' | 'invitation' | 'show' | 'proposal' | 'tidy';
  /** What has happened that everyone may know and no post has told. */
  news: Message[];
  /** What the living post already tells; null where that is the invitation, or there is none. */
  told: Message[] | null;
  /** The lines of the log in `told` and then `news`. */
  lines: number[];
  /** The living post is the game's first board, or there is none yet; or only computers have answered. */
  first: boolean;
  /** The line of the log after which `told` begins. */
  toldAfter: number;
  /** The line of the log after which `news` begins, and the last one it includes. */
  from: number;
  upTo: number;
  /** Worth a new post; otherwise the living post is edited. */
  fresh: boolean;
  /** It may already have been sent: a process claimed it before and was never heard of again, or did not hear Discord's answer. */
  unsure: boolean;
  /** Seats that are to act and haven't been called yet, and since when each of them is waited for. */
  calls: Seat[];
  /**
   * Those of them who are present, and until when (`clock/plan.ts`): no edit pings them, nor does a new board ping a player who plays only against
   * computers; a reminder does then.
   */
  there: { [seat: Seat]: number };
  /** Seats that were pinged before, by a mention, for what they are still asked. */
  left: Seat[];
  /** The users among them who may be pinged by a mention now; for a proposal, those who must agree to it. */
  pings: string[];
  callsSince: { [seat: Seat]: number };
  /** The message below the living post that pinged a player, and is to be deleted. */
  callMessage: string | null;
  /** What `tidy` is about, each with the story it told, if it keeps that, and how the race stood then, in the game's words. */
  leftovers: { leftover: Leftover; story: Message[]; race: Message | null }[];
  /** Whether its pictures may move: the game is played live, and no player has chosen still ones. */
  mayMove: boolean;
  /** Tries so far. */
  tries: number;
}

/**
 * A post that another has replaced. `told`: a board, which keeps the story it told, as a chronicle: the lines after `after` up to `upTo`. `moved`:
 * its story, or proposal, is in a newer post; it is deleted. `began`: the invitation. `call`: a line that pinged a player; it is deleted. `settled`:
 * a decided proposal; the message that pinged people about it later is deleted.
 */
export interface Leftover {
  post: PostRef;
  kind: 'told' | 'moved' | 'began' | 'call' | 'settled';
  after: number;
  upTo: number;
}

/** How a delivery was sent. */
export type Said = (SaidPost | SaidProposals | Tidied) & {
  /** The posts that are still to be tidied up because of it. */
  leftovers?: readonly Leftover[];
};

/** The posts that were tidied up. */
interface Tidied {
  tidied: readonly Leftover[];
}

/** The posts of proposals, by number; null: nothing more is to be said about it. */
export interface SaidProposals {
  proposals: { [n: number]: PostRef | null };
}

export interface SaidPost {
  /** The post, which becomes the table's living post. */
  post: PostRef;
  /** The post tells only `news`; otherwise also what was told before. */
  isNew: boolean;
  /** The message below the post that pinged a player, if one did. */
  call: string | null;
  /** The line of the log after which the post's own story begins, where posts before it tell the rest. */
  after?: number;
}

/**
 * `call`: it is their turn, said when they may be pinged. `half`, `most`, `last`: that much of their time is over; `hour12`, `day1` and so on:
 * without a clock, after that many hours or whole days. `snooze`: they asked for it. `ahead`, `zero`: the others learn that the player's time runs
 * out in a day, and that it is over. `away`: the game answers for them. `late`: another player's time is over, sent to a player who couldn't be
 * pinged at `zero`; it has the number of that turn.
 * `invited`: they are invited, and the invitation couldn't ping them.
 * `rest`: posts nothing: a pause that one player took alone ends by itself.
 * `consent`: they are asked to agree to something, and couldn't be pinged when it was proposed; its turn is the number of the proposal.
 */
export type ReminderKind =
  | 'call'
  | 'half'
  | 'most'
  | 'last'
  | `hour${number}`
  | `day${number}`
  | 'snooze'
  | 'ahead'
  | 'zero'
  | 'late'
  | 'consent'
  | 'invited'
  | 'away'
  | 'rest';

/** Something to say about a player who is asked something: to them, or to the others. */
export interface Reminder {
  table: string;
  kind: ReminderKind;
  /** The player it is about, who sits there except for `late`; for a `consent`, the proposer. */
  seat: Seat;
  user: string;
  /** The turn it belongs to. */
  turn: number;
  /** The users it may ping; what pings nobody is posted in the channel all the same. */
  pings: string[];
  /** Sent to them as a direct message, if they accept those. */
  direct: boolean;
}

/** Identifies a reminder. */
export const nameOf = ({ table, turn, user, kind }: Pick<Reminder, 'table' | 'turn' | 'user' | 'kind'>): string => `${table} ${turn} ${user} ${kind}`;

/** The sender's port for reminders. */
export interface Reminders {
  /**
   * Takes the reminders that are due: each only once, by any process. One that is taken and not `done`, because that process died, is taken again
   * by another after half a minute.
   */
  take(now: number, limit: number): Promise<Reminder[]>;
  /** Notes that these were said, or that nothing of them is left to say: nobody takes them again. */
  done(reminders: readonly Pick<Reminder, 'table' | 'turn' | 'user' | 'kind'>[]): Promise<void>;
  /** Whether it still has to be sent because nobody has moved. Asked right before sending. */
  stands(reminder: Reminder): Promise<boolean>;
  /**
   * Notes that this message in the table's channel said these reminders, all of one table, and either all about proposals or none. Returns the
   * message to delete: the one it replaces or, if it is no longer of use, itself; null: none.
   */
  said(reminders: readonly Reminder[], message: string): Promise<string | null>;
}

/** How processes tell each other what is stored nowhere. */
export interface Telling {
  /** Tells the other processes these words, at most 7,000 bytes. Those that can't be reached now never hear them. */
  tellOthers(words: string): Promise<void>;
  /** Calls back with what another process tells. */
  onTold(listener: (words: string) => void): void;
}

/** The sender's port for the outbox. */
export interface Outbox extends Telling {
  /**
   * Returns deliveries that are due, oldest first, at most one per table. A table is not handed out again, by this process or another, before `done`
   * or `failed`, or half a minute; `carried` are tables this process is still working on.
   */
  due(now: number, limit: number, carried?: readonly string[]): Promise<Delivery[]>;
  /** Notes that it was sent, or (null) that there was nothing to send. */
  done(delivery: Delivery, said: Said | null): Promise<void>;
  /** Notes that sending failed at `now`. It is tried again at `at`; null: once something has changed: it is parked, and `hurry` brings it back. */
  failed(delivery: Delivery, reason: string, now: number, at: number | null): Promise<void>;
  /** Notes that it may have been sent, because Discord's answer was not heard: whatever is due at its table is handed out at `at`, as unsure. */
  unheard(delivery: Delivery, at: number): Promise<void>;
  /**
   * Makes everything that failed due at once, for all, one table or one server, because Discord is back or permissions were granted. What the outbox
   * has forgotten is derived from the tables themselves: a game whose newest story was never told gets its board. Returns how many were waiting.
   */
  hurry(where?: { table: string } | { guild: string }): Promise<number>;
  /** Has the living post edited again after `delay` ms, because it could only be shown in words. */
  again(table: string, delay: number): Promise<void>;
  /** Calls back when something was queued, after the commit, with the time from which it is due, and when another process asks for help. */
  onQueued(listener: (due: number) => void): void;
  /** More is due than this process can send: others may take it on. */
  callOthers(): Promise<void>;
}

/** A reply that was announced and never given. */
export interface OwedReply {
  /** The interaction's id, which is also the request's. */
  interaction: string;
  deferral: Deferral;
  /** Whether the request was carried out; if not, it never will be. */
  isMade: boolean;
  /** The table it led to, or was about, which may not exist; null: unknown. */
  table: string | null;
}

/** The port for replies that Discord is told will come. */
export interface Replies {
  /** Notes that this process is about to announce a reply: if it dies before `given`, another one gives it. Rejects with the store's errors. */
  defer(interaction: string, deferral: Omit<Deferral, 'isVoid'>): Promise<void>;
  /** The reply was given, or nothing announced it. Never rejects. */
  given(interaction: string): Promise<void>;
  /** The work has ended. If the reply was not given, it is given as if this process had died. Never rejects. */
  leave(interaction: string): Promise<void>;
  /** Gives overdue replies from now on. What `give` rejects is tried again until Discord takes it no more. `stop` leaves the rest to other processes. */
  open(give: (owed: OwedReply) => Promise<void>): { look(): Promise<void>; quiet(): Promise<void>; stop(): Promise<void> };
}
