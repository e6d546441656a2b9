/** What a table is to whoever looks at it: who is there, how it stands, what they are asked. */
import type { Level } from '../../computer/levels.ts';
import type { Lang } from '../../i18n/types.ts';
import type { StartOptions, View } from '../../kernel/rules.ts';
import type { Decision, Event, Message, Option, Outcome, Seat, Viewer } from '../../kernel/types.ts';
import type { Course } from '../../scene/race-line.ts';
import type { Rest } from './seats.ts';

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
  /** How well it plays, if it is a computer that sits here; its id is none of Discord's. */
  computer?: Level;
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
  /** The users among them whom the invitation calls; the others it names, and they are called when they may be. */
  called: string[];
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
  /** Since when no clock runs, in ms since 1970. */
  paused: number | null;
  /** Who paused alone and until when, if somebody did and it lasts; otherwise all have agreed to it. */
  rest: Rest | null;
  /** The seats that are played by default until somebody is back. */
  away: Seat[];
  /** The seats of those who have left the server, as far as anybody has looked. */
  gone: Seat[];
  outcome: Outcome | null;
  /** Why the bot cannot post here, if it cannot. */
  trouble: Trouble | null;
  /** The post whose buttons are alive, if any. */
  post: PostRef | null;
  /** What is proposed here, and what was lately. */
  proposals: readonly Proposal[];
  /** The table of which this one is the rematch. */
  previous: string | null;
  /** It counts for ratings so far: played on a server, by people alone, and nobody has asked for a hint. */
  rated: boolean;
}

/**
 * What can be proposed: to go back to before one's own last answer, a draw, an end without a result, somebody else in one's own seat, a pause, another
 * clock; and after the end, that everyone may look at all hands.
 */
export type ProposalKind = 'back' | 'draw' | 'cancel' | 'hand' | 'pause' | 'clock' | 'hands' | LateKind;
/** What the others may do where somebody's time is over: have the game answer for them until they are back, or have them out of the game. */
export type LateKind = 'away' | 'claim';

/** Something that others must agree to. Everybody may know all of it. */
export interface Proposal {
  /** What is done at once is kept as well, so that it is counted: a day more (`add`), a pause of one's own (`rest`). */
  kind: ProposalKind | 'add' | 'rest';
  /** Its number at this table, which nothing but proposals counts up: its buttons carry it, for everybody to read. */
  n: number;
  /** The user who proposes. */
  by: string;
  since: number;
  /** The turn in which it was made. */
  turn: string;
  /** What makes it fall: any further answer; that the time of whom it is about is no longer over; only the end of the game or of somebody's part in it. */
  until: 'answer' | 'late' | 'end';
  /** What it is about, as its kind says: an answer's number, a user, a clock. */
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
  /** The name of whoever is to take a seat over; null where it is about no seat. */
  taker: string | null;
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
export interface Snapshot {
  table: TableInfo;
  viewer: Viewer;
  view: View;
  /** What this viewer is asked now. */
  asked: Asked | null;
  /** The answers that stand under the public board, for whoever is asked; null where there are none. */
  open: OpenAnswers | null;
  /** What everybody may read of what the seats to act are asked. */
  calls: { [seat: Seat]: Message };
  canUndo: boolean;
  /** Seats whose owners have left for good. */
  gone: readonly Seat[];
  /** Those, and whoever is out of the game by its rules: nothing is asked of them, and they decide about nobody. */
  out: readonly Seat[];
  /** One's own last answer can no longer be taken back freely, and the others can be asked. */
  canAskBack: boolean;
  /** What the viewer may leave standing orders for; null where the game offers none. */
  orders: StandingOrders | null;
  /** What the viewer may answer before being asked, or has. */
  ahead: AskedAhead[];
  /** Something the viewer had answered ahead is not used: the situation it was given for has changed. */
  fell: boolean;
  /** How the race went, of a game that is over; null: it goes on, nobody can know, or it was not asked for. */
  course: Course | null;
}

/** A question that may be answered ahead, and the options picked for it so far, if it was. */
export interface AskedAhead extends Asked {
  given: string[] | null;
}

export interface StandingOrders {
  offered: readonly Option[];
  /** The orders in force, by option id. */
  left: string[];
}

/** What a computer would answer in somebody's place, for their eyes alone. */
export interface Hint {
  decision: Decision;
  /** Ids of its options. */
  picked: string[];
  /** How likely they are to win, from 0 to 1, as far as they can know; null: there is no choice. */
  chance: number | null;
  /** What it is mainly for, as the game's mind names it; null: nothing that has a name. */
  term: string | null;
}

/** What a computer did by its last turn, as everybody can see, and what for. */
export interface Gain {
  seat: Seat;
  /** The term of its evaluation that tells why. */
  term: string;
  /** It grew most; or nothing grew, and it did not suffer; or all suffered, and it least. */
  how: 'gained' | 'kept' | 'spared';
  /** What everybody was told of it, in order. */
  did: Message[];
}

/** A decision with the reference that buttons carry: a stale one is told from a fresh one, also after an undo. */
export interface Asked {
  ref: string;
  decision: Decision;
}

/** Answers that everybody may see offered; `ref` means the question of whoever presses. */
export interface OpenAnswers {
  ref: string;
  options: Option[];
}

/** What an answer led to, as its author may know it. */
export interface Moved {
  snapshot: Snapshot;
  /** What happened, for this viewer, in order. */
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
  /** The clock they play by (`time/clock.ts`); none unless said otherwise. */
  clock?: string;
  lang: Lang;
  /** The chat's id of the request, so that the same one is never carried out twice. */
  request: string;
  /** The host only watches: those invited are computers. */
  watches?: boolean;
  /** The table of which this is the rematch: seats are swapped or move on by one, and the champion is whoever won there. */
  rematchOf?: string;
}
