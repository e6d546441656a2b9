/** A table as viewers see it: who is there, how it stands, what they are asked. */
import type { Level } from '../../computer/levels.ts';
import type { Lang } from '../../i18n/types.ts';
import type { StartOptions, View } from '../../kernel/rules.ts';
import type { Decision, Event, Message, Option, Seat, Viewer } from '../../kernel/types.ts';
import type { Course } from '../../scene/race-line.ts';
import type { Facts } from './facts.ts';

/** A seat's time to answer, as facts that neither a restart nor a change of the system clock affects: what was left at one moment. */
export interface Bank {
  /** What was left at `from`, in ms. */
  left: number;
  /** Since when it runs, in ms since 1970; null: stopped. */
  from: number | null;
  /** When nothing will be left of it, in ms since 1970; null: stopped. */
  zero: number | null;
  /** The version of the table at which this seat began to be asked its current question, or its last: unique for each turn. */
  turn: number;
}

export interface Person {
  /** The chat's own id of the user. Identity comes only from here. */
  id: string;
  name: string;
  bot?: boolean;
  /** The level of a computer; its id isn't Discord's. */
  computer?: Level;
}

/** Where a table is. */
export interface ChannelRef {
  guild: string | null;
  /** The channel or thread; one table at a time. */
  channel: string;
  /** The channel a thread is in, where something is to begin in one. */
  parent?: string | null;
}

/** A post of ours in a channel. */
export interface PostRef {
  channel: string;
  message: string;
}

/** What everyone may know of a table. */
export interface TableInfo extends Facts {
  /** Ten characters, permanent. */
  id: string;
  game: string;
  /** Goes up with every change. */
  version: number;
  place: ChannelRef;
  /** The language of public posts. */
  lang: Lang;
  /** The people who sit or gather here, the host first. */
  people: Person[];
  /** The people who may still accept; empty in an open lobby. */
  invited: Person[];
  /** The users among them whom the invitation pings; it only names the others, who are pinged when they may be. */
  called: string[];
  options: StartOptions;
  /** When a gathering ends by itself, in ms since 1970. */
  expires: number | null;
  /** Seats by the user's id, once playing. */
  seats: { [user: string]: Seat };
  /** The seats people wish for, by user id, before the game begins. */
  wishes: { [user: string]: Seat };
  /** How much time each seat has, and when it runs out; without a clock, when the others may go on. */
  banks: { [seat: Seat]: Pick<Bank, 'left' | 'zero'> };
  /** The seats of players who have left the server, as far as anyone has checked. */
  gone: Seat[];
  /** Why the bot can't post here, if it can't. */
  trouble: Trouble | null;
  /** The post whose buttons work, if any. */
  post: PostRef | null;
  /** The proposals here, open and recent. */
  proposals: readonly Proposal[];
  /** It counts for ratings so far: on a server, by people only, and nobody has asked for a hint. */
  rated: boolean;
}

/**
 * What can be proposed: to go back to before the player's own last answer, a draw, an end without a result, another person in the player's seat, a
 * pause, another clock; and after the end, that everyone may look at all hands.
 */
export type ProposalKind = 'back' | 'draw' | 'cancel' | 'hand' | 'pause' | 'clock' | 'hands' | LateKind;
/** What the others may do when a player's time is over: have the game answer for them until they are back, or put them out of the game. */
export type LateKind = 'away' | 'claim';

/** Something that others must agree to. Everyone may know all of it. */
export interface Proposal {
  /** What is done at once is recorded as well, so that it is counted: a day more (`add`), a player's pause alone (`rest`). */
  kind: ProposalKind | 'add' | 'rest';
  /** Its number at this table, which only proposals increment: its buttons carry it, for everyone to read. */
  n: number;
  /** The user who proposes. */
  by: string;
  since: number;
  /** The turn in which it was made. */
  turn: string;
  /** What makes it fall: any further answer; that the player it is about is no longer late; only the end of the game or of a player's part in it. */
  until: 'answer' | 'late' | 'end';
  /** What it is about, depending on its kind: an answer's number, a user, a clock. */
  about: string | null;
  /** The users who must agree, and those of them who have. */
  asked: string[];
  agreed: string[];
  /** Those who are against it, where more than one of them is needed to refuse it. */
  against: string[];
  fate: 'open' | 'agreed' | 'refused' | 'withdrawn' | 'fallen';
  /** Since when it is no longer open, in ms since 1970. */
  settled: number | null;
  /** Who refused it. */
  refuser: string | null;
  /** The name of the person who is to take over a seat; null where it is about no seat. */
  taker: string | null;
  /** Its post in the channel, until the channel has been told its result. */
  postChannel: string | null;
  postMessage: string | null;
}

/** Why a table's posts can't be sent. */
export interface Trouble {
  /** Discord's own message or the program's. */
  problem: string;
  since: number;
}

/** Everything one viewer may see of a running or finished game. */
export interface Snapshot {
  table: TableInfo;
  viewer: Viewer;
  view: View;
  /** What this viewer is asked now. */
  asked: Asked | null;
  /** The answers under the public board, for any asked player; null where there are none. */
  open: OpenAnswers | null;
  /** What everyone may read of what the seats to act are asked. */
  calls: { [seat: Seat]: Message };
  canUndo: boolean;
  /** Seats whose owners have left for good. */
  gone: readonly Seat[];
  /** Those, and the seats that are out of the game by its rules: they aren't asked anything, and decide about nobody. */
  out: readonly Seat[];
  /** The viewer's last answer can no longer be taken back freely, and the others can be asked. */
  canAskBack: boolean;
  /** What the viewer may leave standing orders for; null where the game offers none. */
  orders: StandingOrders | null;
  /** The questions the viewer may answer before being asked, or has. */
  ahead: AskedAhead[];
  /** An answer the viewer gave ahead is not used, because the situation has changed. */
  fell: boolean;
  /** How the race of a finished game went; null: it isn't over, it can't be known, or it wasn't asked for. */
  course: Course | null;
}

/** A question that may be answered ahead, and the options picked for it so far, if any. */
export interface AskedAhead extends Asked {
  given: string[] | null;
}

export interface StandingOrders {
  offered: readonly Option[];
  /** The orders in force, by option id. */
  left: string[];
}

/** A decision with the reference that buttons carry, which tells a stale button from a fresh one, even after an undo. */
export interface Asked {
  ref: string;
  decision: Decision;
}

/** Answers offered to everyone; `ref` means the question of the player who presses. */
export interface OpenAnswers {
  ref: string;
  options: Option[];
}

/** What an answer led to, as its author may know it. */
export interface Moved {
  snapshot: Snapshot;
  /** What happened, as this viewer may know it, in order. */
  events: Event[];
  /** The channel will be told, by a new post or an edit. */
  posts: boolean;
}

export interface OpenRequest {
  game: string;
  place: ChannelRef;
  host: Person;
  /** Named opponents: only they may accept, and the game begins when all have. Empty: an open lobby. */
  invited: Person[];
  options: StartOptions;
  /** The clock they play by (`clock/clock.ts`); none by default. */
  clock?: string;
  /** Whether players may try moves out; by default, unless the game counts for ratings. */
  tryOuts?: boolean | null;
  lang: Lang;
  /** The chat's id of the request, so that the same one is never carried out twice. */
  request: string;
  /** The host only watches: the invited players are computers. */
  watches?: boolean;
  /** The table of which this is the rematch: seats are swapped or move on by one, and its winner is the champion. */
  rematchOf?: string;
}
