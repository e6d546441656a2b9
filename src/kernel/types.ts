/** The kernel's vocabulary. Everything here is plain data; this file imports nothing. */

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type Fields = { [key: string]: Json };

/** A place at the table: 'obama', 'A' … A game names its own. */
export type Seat = string;

/** Who looks: a seat, or null for somebody who only watches. */
export type Viewer = Seat | null;

/** Something to say, not yet in any language: a key of the game's texts and what it talks about. */
export interface Message {
  key: string;
  args?: Fields;
}

/** The same, what it talks about found out only where somebody reads it, at once: for what takes work to find out. */
export interface Unread {
  key: string;
  args?: Fields | (() => Fields);
}

export interface Option {
  /** Permanent: saved in answers and sent to clients, so it never carries a secret. */
  id: string;
  label: Message;
  /** The label in at most 34 characters, for a button on a phone, where the label is longer. */
  short?: Message;
  /** One short line that says what choosing this does. */
  detail?: Message;
  /** The detail adds nothing to the label and to what the hand tells of the card: whoever reads the hand in words can do without it. */
  restates?: true;
  /** Options of one group stand together. */
  group?: Message;
  /** What it concerns on the board (a state, a city, a seat …), so that the picture can highlight it. */
  about?: string;
  /** The thing in the seat's hand it is about (a card), by the id that the hand shows it under, where that is not the option's own. */
  holds?: string;
  /** Of standing orders: the ids of others that count for nothing beside this one. */
  overrides?: string[];
  /** Of standing orders: the ids of others that want the contrary. They cannot be left together. */
  excludes?: string[];
  /** Choosing it picks another option and leaves standing orders as well. The kernel makes such options of a question's `offers`. */
  leaves?: { picks: string; orders: string[] };
  /**
   * What most would choose here, as far as everybody can tell from outside: it stands first, and in the color one sees first. At most
   * one of a question that takes one answer; of one that takes several, those that are likely together. */
  likely?: true;
  /** It cannot be made good again, and whoever chooses it may regret it: it stands last, in red, and is asked again. */
  risky?: true;
  /** Why it cannot be chosen now. A blocked option is shown, greyed, with its reason. */
  blocked?: Message;
}

/** What people read of an option, and whether it stands first for them. */
export type Words = Pick<Option, 'label' | 'short' | 'detail' | 'restates' | 'group' | 'likely'>;

/** An option as an effect offers it. Its words may be left to be found where somebody reads them, at once: computers do not. */
export type Offered = Option | (Omit<Option, keyof Words> & { words: () => Words });

/** An answer that leaves standing orders as well, so that one is not asked the same again: «Nothing, and do not ask me again below 5». */
export interface Offer {
  /** The option of the question that it picks. */
  picks: string;
  /** Left beside the orders there are; whatever contradicts them goes. */
  orders: string[];
  label: Message;
  detail?: Message;
}

export interface Question {
  by: Seat;
  ask: Unread;
  /**
   * What everybody may read of it, for the line that calls the seat: «show cards for the first deal». An order without a subject, without a full
   * stop, that gives away nothing hidden: it must be the same whatever anybody holds. None: the seat is only told that it is its turn.
   */
  call?: Unread;
  options: Offered[];
  /** Offered after the options, where one is to be picked: the orders that would have answered this. */
  offers?: Offer[];
  /** How many options to pick, 1 to 1 unless said otherwise. */
  min?: number;
  max?: number;
  /**
   * Answers that everybody may see offered, one of which may be picked, because they are the same whatever anybody holds or has ordered: they stand under the public board, and
   * the seat asked answers with one press there. Some or all of the options and offers; one that an order has replaced may be among them. Where several are
   * asked side by side it is for questions that come once: the number of a later one tells how often its seat has thought again.
   */
  open?: (Offered | Offer)[] | (() => (Offered | Offer)[]);
  /** It has its answer already: a standing order gives it, or nothing else could be picked. Nobody is asked, and the effect runs at once. */
  settled?: Settled | null;
  /** The id under which its seat may have answered it ahead (`Rules.ahead`), found out only where it has answered anything. */
  ahead?: () => string;
  /** What an answer given ahead picks here, where it was given among other options: «the parry, if I hold it». Itself unless said otherwise. */
  meant?: (given: Picked) => Picked;
}

/** A question that a seat may answer before it is asked, as a game puts it. */
export interface Early extends Pick<Question, 'ask' | 'options' | 'min' | 'max'> {
  /**
   * Names the question together with the situation it is asked in: where another one comes about, it is another id, and what was given falls away.
   * Letters, digits, dots and dashes, at most 40.
   */
  id: string;
  /** It may never be asked: what was given then falls away without a word. */
  perhaps?: true;
}

/** The same, to be shown. */
export interface Ahead extends Early {
  ask: Message;
  options: Option[];
}

/** What was picked: something. Where nothing was, an effect does its `none`. */
export type Picked = [string, ...string[]];

export interface Settled {
  picked: Picked;
  /** What a seat is told in private of an answer its standing orders gave. Nobody takes back what drew it out. */
  told?: Message;
  /** Its seat has answered it ahead, under this id. Set by the kernel alone. */
  ahead?: string;
}

/** An answer given ahead, until it is used. */
interface Kept {
  picked: Picked;
  perhaps?: true;
  /** It cannot be used any more: its owner is to be told. */
  fell?: true;
}

/** A question somebody must answer now. Derived from the state, never stored in it. */
export interface Decision {
  /** The number of the frame that asks. It is never used twice in the life of a state. */
  id: string;
  seat: Seat;
  ask: Message;
  /** As in the question. */
  call?: Message;
  options: Option[];
  min: number;
  max: number;
  /** As in the question, the offers as options. */
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

/** A step on the stack, with its number. No field of an effect is called that. */
export type Frame = Step & { '#': number };

export interface Outcome {
  /** Nobody: a draw. */
  winners: Seat[];
  message: Message;
}

/** Where every random stream stands. `algorithm` names the way numbers are made, for ever. */
export interface RandomState {
  algorithm: 'hmac-sha256/1';
  /** 256 bits, hexadecimal. */
  seed: string;
  /** Numbers drawn so far, by the stream's purpose. */
  drawn: { [purpose: string]: number };
}

/** What every game's state contains. The rest is the game's own, and all of it is plain JSON. */
export interface Core {
  /** Everybody at the table in turn order, whether still playing or not. */
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
  /** What seats have answered ahead, by the id of the question. Private to the seat. Left out where there is nothing. */
  ahead?: { [seat: Seat]: { [id: string]: Kept } };
  outcome: Outcome | null;
}

/** How far an answer can be taken back: freely, only by undoing what its own seat saw, or not at all. */
export type Barrier = 'none' | 'own' | 'all';
