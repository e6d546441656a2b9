/** What is to be said in channels, and the side of whoever says it. */
import type { Message, Seat } from '../../kernel/types.ts';
import type { PostRef } from './types.ts';

/** Something to be said in a channel outside a direct reply. Kept in the database until it was said. */
export interface Delivery {
  /** Queued again, even while it is being said, a delivery is a new one with a new id. */
  id: number;
  table: string;
  /**
   * `board`: a new board post, with the words of `events`; the previous post's buttons go.
   * `invitation`: the invitation or lobby post is brought up to date.
   * `proposal`: what is proposed is posted, or the posts are brought up to date.
   * `show`: the living board is posted anew at the bottom, and takes its story along.
   * `tidy`: posts whose place others have taken lose their buttons.
   */
  kind: 'board' | 'invitation' | 'show' | 'proposal' | 'tidy';
  /** What has happened for everybody and no post has told. */
  news: Message[];
  /** What the living post tells already; null where that is the invitation, or there is none. */
  told: Message[] | null;
  /** The lines of the log that `told` and then `news` are. */
  lines: number[];
  /** The living post is the game's first board, or there is none yet; or nobody but computers has answered. */
  first: boolean;
  /** The line of the log after which `told` begins. */
  toldAfter: number;
  /** The line of the log after which `news` begins, and the last one it includes. */
  from: number;
  upTo: number;
  /** Worth a post of its own; otherwise the living post is edited. */
  fresh: boolean;
  /** Somebody took it on before and was never heard of again: it may have been said already. */
  unsure: boolean;
  /** Seats that are to act and have not been called yet, and since when each of them is waited for. */
  calls: Seat[];
  /** Those of them who are there, and until when (`time/present.ts`): no edit calls them, no new board whoever plays against computers alone; then a reminder does. */
  there: { [seat: Seat]: number };
  /** Seats that were called before, by a mention, to what they are still asked. */
  left: Seat[];
  /** The users among them who may be called by a mention now; of a proposal, those who must agree to it. */
  pings: string[];
  callsSince: { [seat: Seat]: number };
  /** The message below the living post that called somebody, and is to go. */
  callMessage: string | null;
  /** What `tidy` is about, each with the story it told, if it keeps that, and how the race stood then, as the game says it. */
  leftovers: { leftover: Leftover; story: Message[]; race: Message | null }[];
  /** Whether its pictures may move: the game is played live, and nobody who plays it has chosen still ones. */
  mayMove: boolean;
  /** Tries so far. */
  tries: number;
}

/**
 * A post whose place another has taken. `told`: a board, which keeps the story it told, as a chronicle: the lines after `after` up to `upTo`.
 * `moved`: one whose story, or proposal, stands in a newer post; it goes. `began`: the invitation. `call`: a line that called somebody; it goes. `settled`: a proposal
 * that is decided; what called people to it later goes.
 */
export interface Leftover {
  post: PostRef;
  kind: 'told' | 'moved' | 'began' | 'call' | 'settled';
  after: number;
  upTo: number;
}

/** How a delivery was said. */
export type Said = (SaidPost | SaidProposals | Tidied) & {
  /** What is left to be tidied up for it. */
  leftovers?: readonly Leftover[];
};

/** These are tidied up. */
interface Tidied {
  tidied: readonly Leftover[];
}

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
  /** The line of the log after which the post's own story begins, where what comes before stands in posts before it. */
  after?: number;
}

/**
 * `call`: it is their turn, said when they may be called. `half`, `most`, `last`: so much of their time is over; `hour12`, `day1` and on: without a
 * clock, so many hours or whole days. `snooze`: they asked for it. `ahead`, `zero`: the others are told that their time runs out in a day, and that it is over. `away`:
 * the game answers for them. `late`: somebody else's time is over, told to one who could not be called at `zero`; it bears the number of that turn.
 * `invited`: they are invited, and could not be called by the invitation.
 * `rest`: said to nobody: a pause that somebody took alone ends by itself.
 * `consent`: they are asked to agree to something, and could not be called when it was proposed; its turn is the number of the proposal.
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

/** Something to be said of somebody who is asked something: to them, or to the others. */
export interface Reminder {
  table: string;
  kind: ReminderKind;
  /** Of whom it is said: who sits there, but for `late`; of a `consent`, who proposes. */
  seat: Seat;
  user: string;
  /** Which turn it belongs to. */
  turn: number;
  /** The users it may notify; what is said to nobody in particular stands in the channel all the same. */
  pings: string[];
  /** It goes to them as a direct message, if they take those. */
  direct: boolean;
}

/** The sender's side of the reminders. */
export interface Reminders {
  /**
   * Takes those whose time has come: each once and for all, whichever process it is. What is taken and not said, because the process died, stays unsaid.
   */
  take(now: number, limit: number): Promise<Reminder[]>;
  /** Whether it still has to be said: nobody has moved. Asked right before. */
  stands(reminder: Reminder): Promise<boolean>;
  /**
   * These, all of one table, and either all of proposals or none, were said by this message in its channel. Gives the message that is to go: the one
   * whose place it takes or, if it is of no use any more, itself; null: none.
   */
  said(reminders: readonly Reminder[], message: string): Promise<string | null>;
}

/** The sender's side of the outbox. */
export interface Outbox {
  /**
   * Deliveries whose time has come, oldest first, at most one a table. A table handed out is not handed out again, by this process or another, before
   * `done` or `failed`, or half a minute; `carried` are tables this process is still at.
   */
  due(now: number, limit: number, carried?: readonly string[]): Promise<Delivery[]>;
  /** It was said, or (null) there was nothing to say. */
  done(delivery: Delivery, said: Said | null): Promise<void>;
  /** It was not said at `now`; again at `at`, or, for null, once something has changed: it is parked, and `hurry` brings it back. */
  failed(delivery: Delivery, reason: string, now: number, at: number | null): Promise<void>;
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
