/** What the bot needs to know of an interaction, and what it does with one. Whether it came over the gateway or over HTTP, only the adapters know. */
import type { PostRef } from '../../table/model/types.ts';
import type { Post } from './parts.ts';

/** Somebody as Discord knows them. */
export interface User {
  id: string;
  /** The name they go by everywhere. */
  name: string;
  /** The name they go by on this server, if it is another one. */
  nick: string | null;
  isBot: boolean;
  /** It is this bot itself: a computer to play with. */
  isSelf: boolean;
}

interface Facts {
  /** Unique for ever: what is done by it is done once. */
  readonly id: string;
  /** When it was made, on the clock of `performance.now()`, as far as that can be known. */
  readonly born: number;
  readonly user: User;
  /** The asker's language, as Discord writes it: `fr`, `en-US`. */
  readonly locale: string;
  /** Null where it was not made on a server. */
  readonly guild: string | null;
  readonly channel: string;
  /** The channel a thread is in; null where this is none. */
  readonly parent: string | null;
  readonly isInThread: boolean;
  /** The bot's own rights in the channel, as Discord's bits, and the asker's. */
  readonly rights: bigint;
  readonly ownRights: bigint;
}

/** A slash command. */
export interface CommandFacts extends Facts {
  readonly kind: 'command';
  readonly command: string;
  readonly subcommand: string | null;
  /** What was given for each option. */
  readonly options: ReadonlyMap<string, string | number | boolean | User>;
}

/** A press on a button, or a choice in a menu. */
export interface PressFacts extends Facts {
  readonly kind: 'press';
  readonly customId: string;
  /** What was chosen in a menu; null where none was used. */
  readonly values: readonly string[] | null;
  /** What that menu offered. */
  readonly offered: readonly string[];
  /** The message that was pressed on, and whether only the presser sees it. */
  readonly message: { id: string; isPrivate: boolean };
}

/** A command being typed, which asks for choices. */
export interface TypingFacts extends Facts {
  readonly kind: 'typing';
  readonly command: string;
  readonly subcommand: string | null;
  readonly typed: string;
}

/** What this program makes no use of: a form that was filled in, a command on a message or a person; or what it cannot read (`isBroken`). */
export interface StrayFacts extends Facts {
  readonly kind: 'stray';
  readonly isBroken: boolean;
}

/** What stands while an answer is to come: what was pressed on, or a line that says so to the asker or to all. Where the answer is of another kind, it finds its way. */
export type Holding = 'in place' | 'asker' | 'all';

/** Everything here rejects with Discord's own errors. Discord takes one first answer, for three seconds, and then for a quarter of an hour what follows it. */
export interface Answers {
  /** Whether there is a first answer, apart from that one will come. */
  readonly isAnswered: boolean;
  /** For how many milliseconds a first answer may be kept back for the sake of a better one. */
  patience(): number;
  /**
   * Tells Discord that an answer will come, before it is known which; what is said then takes its place. Does nothing once there is a first answer
   * or one is on its way. Never rejects.
   */
  hold(as: Holding): Promise<void>;
  /** Settles when no first answer is on its way. Never rejects. */
  sending(): Promise<void>;
  /** First: a new message. Gives where it stands, if Discord says so; it is asked to for one for all, and for any other with `asks`. */
  reply(post: Post, to: 'all' | 'asker', asks?: boolean): Promise<PostRef | null>;
  /** First: says that a new message to the asker will come. */
  think(): Promise<void>;
  /** First, for presses: what was pressed on stays, or is changed later. */
  acknowledge(): Promise<void>;
  /** First, for presses: changes what was pressed on. */
  update(post: Post): Promise<void>;
  /** First, while a command is typed: what can be chosen. */
  complete(choices: readonly { name: string; value: string }[]): Promise<void>;
  /** Later: changes the message of the first answer, the one that was to come, or the one that was pressed on. Gives its id. */
  fill(post: Post): Promise<string>;
  /** Later: takes away the message that `fill` changes. */
  remove(): Promise<void>;
  /** Later: a further message to the asker alone. */
  follow(post: Post): Promise<void>;
  /** Whether the asker may manage channels on the whole server: the right in this one channel alone, which Discord counts as well, is not enough. */
  isModerator(): Promise<boolean>;
}

export type CommandAsking = CommandFacts & Omit<Answers, 'acknowledge' | 'update' | 'complete'>;
export type PressAsking = PressFacts & Omit<Answers, 'complete'>;
export type Typing = TypingFacts & Pick<Answers, 'complete'>;
type Stray = StrayFacts & Omit<Answers, 'acknowledge' | 'update' | 'complete'>;
/** Commands and presses: what something is done for. */
export type Asking = CommandAsking | PressAsking;
/** What somebody waits for an answer to. */
export type Answerable = Asking | Stray;
export type Interaction = Answerable | Typing;
