/** The kernel's vocabulary. Everything here is plain data; this file imports nothing. */

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type Fields = { [key: string]: Json };

/** A place at the table: 'obama', 'A' … A game names its own. */
export type Seat = string;

/** Who is looking: a seat, or null for a spectator. */
export type Viewer = Seat | null;

/** Something to say, not yet in any language: a key of the game's texts and its arguments. */
export interface Message {
  key: string;
  args?: Fields;
}

/** The same, but the arguments can be computed when someone reads it, immediately: for those that take work. */
export interface Unread {
  key: string;
  args?: Fields | (() => Fields);
}

export interface Option {
  /** Permanent: saved in answers and sent to clients, so it never carries a secret. */
  id: string;
  label: Message;
  /** The label in at most 34 characters, for a button on a phone, if the label is longer. */
  short?: Message;
  /** One short line that says what choosing this does. */
  detail?: Message;
  /** The detail adds nothing to the label and the card's text in the hand: players who read the hand in words can do without it. */
  restates?: true;
  /** Options of one group are shown together. */
  group?: Message;
  /** What it concerns on the board (a state, a city, a seat …), so that the picture can highlight it. */
  about?: string;
  /** The thing in the seat's hand that it is about (a card), by its id in the hand, if that isn't the option's own. */
  holds?: string;
  /** For standing orders: the ids of others that have no effect beside this one. */
  overrides?: string[];
  /** For standing orders: the ids of others that contradict it. They can't be left together. */
  excludes?: string[];
  /** Choosing it picks another option and also leaves standing orders. The kernel makes such options from a question's `offers`. */
  leaves?: { picks: string; orders: string[] };
  /**
   * What most players would choose here, as far as everyone can tell from outside: it comes first, in the most visible color. At most one in a
   * question that takes one answer; in one that takes several, those that are likely together.
   */
  likely?: true;
  /** It can't be undone, and players may regret it: it comes last, in red, and asks for confirmation. */
  risky?: true;
  /** Why it can't be chosen now. A blocked option is shown greyed, with its reason. */
  blocked?: Message;
}

/** What people read of an option, and whether it comes first for them. */
export type Words = Pick<Option, 'label' | 'short' | 'detail' | 'restates' | 'group' | 'likely'>;

/** An option as an effect offers it. Its words can be computed when someone reads them, immediately: computers don't read them. */
export type Offered = Option | (Omit<Option, keyof Words> & { words: () => Words });

/** An answer that also leaves standing orders, so that the seat isn't asked the same again: “Nothing, and don't ask me again below 5.” */
export interface Offer {
  /** The option of the question that it picks. */
  picks: string;
  /** Added to the existing orders; those that contradict them are dropped. */
  orders: string[];
  label: Message;
  detail?: Message;
}

export interface Question {
  by: Seat;
  ask: Unread;
  /**
   * What everyone may read of it, in the line that calls the seat: “show cards for the first deal.” An imperative without a full stop that reveals
   * nothing hidden: it must be the same no matter what anyone holds. Without it, the seat is only told that it is its turn.
   */
  call?: Unread;
  options: Offered[];
  /** Offered after the options, if one is to be picked: the orders that would have answered this. */
  offers?: Offer[];
  /** How many options to pick; by default exactly 1. */
  min?: number;
  max?: number;
  /**
   * Answers that everyone may see offered, one of which may be picked, because they are the same no matter what anyone holds or has ordered: they are
   * under the public board, where the asked seat answers with one press. Any of the options and offers, including one that an order has replaced. If
   * several seats are asked side by side, only for questions that come once: the number of a later one would reveal how often its seat has changed
   * its mind.
   */
  open?: (Offered | Offer)[] | (() => (Offered | Offer)[]);
  /** It is answered already: by a standing order, or because nothing else can be picked. Nobody is asked, and the effect runs at once. */
  settled?: Settled | null;
  /** The id under which its seat may have answered it ahead (`Rules.ahead`). Computed only if the seat has answered anything ahead. */
  ahead?: () => string;
  /** What an answer given ahead picks here, if it was given among other options: “the parry, if I hold it.” By default, itself. */
  meant?: (given: Picked) => Picked;
}

/** A question that a seat may answer before it is asked, as a game puts it. */
export interface Early extends Pick<Question, 'ask' | 'options' | 'min' | 'max'> {
  /**
   * Names the question together with its situation: in another situation the id differs, and an answer given for this one lapses. Letters, digits,
   * dots and dashes, at most 40.
   */
  id: string;
  /** It may never be asked: an answer given for it then lapses silently. */
  perhaps?: true;
}

/** The same, ready to be shown. */
export interface Ahead extends Early {
  ask: Message;
  options: Option[];
}

/** What was picked: at least one option. If nothing was, an effect runs its `none`. */
export type Picked = [string, ...string[]];

export interface Settled {
  picked: Picked;
  /** What the seat is told in private about an answer that its standing orders gave. Nobody can take back what triggered it. */
  told?: Message;
  /** The id under which its seat answered it ahead. Only the kernel sets it. */
  ahead?: string;
}

/** An answer given ahead, until it is used. */
interface Kept {
  picked: Picked;
  perhaps?: true;
  /** It can't be used any more: its owner must be told. */
  fell?: true;
}

/** A question that a seat must answer now. Derived from the state, never stored in it. */
export interface Decision {
  /** The number of the frame that asks. Never reused during the life of a state. */
  id: string;
  seat: Seat;
  ask: Message;
  /** As in the question. */
  call?: Message;
  options: Option[];
  min: number;
  max: number;
  /** As in the question, with offers turned into options. */
  open?: Option[];
}

export interface Answer {
  decision: string;
  seat: Seat;
  picked: string[];
}

export type Audience = 'all' | Seat[];

/** Something that happened, and who may know it. */
export interface Event {
  to: Audience;
  message: Message;
}

/** Something to do: a kind of effect and its fields, not yet numbered. What cards are made of. */
export type Step = { kind: string } & Fields;

/** A step on the stack, with its number. No effect has a field of that name. */
export type Frame = Step & { '#': number };

export interface Outcome {
  /** Empty: a draw. */
  winners: Seat[];
  message: Message;
}

/** The position of every random stream. `algorithm` names how numbers are made, and never changes. */
export interface RandomState {
  algorithm: 'hmac-sha256/1';
  /** 256 bits, hexadecimal. */
  seed: string;
  /** Numbers drawn so far, by the stream's purpose. */
  drawn: { [purpose: string]: number };
}

/** What every game's state contains. The rest belongs to the game, and all of it is plain JSON. */
export interface Core {
  /** Every seat at the table in turn order, whether still playing or not. */
  seats: Seat[];
  /** Seats that left the table for good. */
  gone: Seat[];
  /** What the game is in the middle of; the last frame is the next to run. */
  stack: Frame[];
  /** The number the next frame gets. */
  next: number;
  random: RandomState;
  /** What a seat wants done without being asked, by the ids of `Rules.orders`: only what it has left itself. Private to the seat. */
  orders: { [seat: Seat]: string[] };
  /** What seats have answered ahead, by the id of the question. Private to the seat. Absent if there is nothing. */
  ahead?: { [seat: Seat]: { [id: string]: Kept } };
  outcome: Outcome | null;
}

/** How far an answer can be taken back: freely, only by its own seat, or no longer. */
export type Barrier = 'none' | 'own' | 'all';
