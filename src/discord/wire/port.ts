/** What the bot needs to know of an interaction, and how it answers one. Only the adapters know whether it came over the gateway or HTTP. */
import type { PostRef } from '../../table/model/types.ts';
import type { Post } from './parts.ts';

/** A user as Discord knows them. */
export interface User {
  id: string;
  /** The name they go by everywhere. */
  name: string;
  /** Their name on this server; null if it is the same. */
  nick: string | null;
  isBot: boolean;
  /** Whether it is this bot itself: a computer to play with. */
  isSelf: boolean;
}

interface Facts {
  /** Unique for ever, so that each interaction takes effect once. */
  readonly id: string;
  /** When it was made, on the clock of `performance.now()`, as far as that is known. */
  readonly born: number;
  readonly user: User;
  /** The asker's language, as Discord writes it: `fr`, `en-US`. */
  readonly locale: string;
  /** Null if it was not made on a server. */
  readonly guild: string | null;
  readonly channel: string;
  /** The thread's parent channel; null outside threads. */
  readonly parent: string | null;
  readonly isInThread: boolean;
  /** The bot's own permissions in the channel, as Discord's bits, and the asker's. */
  readonly rights: bigint;
  readonly ownRights: bigint;
}

/** A slash command. */
export interface CommandFacts extends Facts {
  readonly kind: 'command';
  readonly command: string;
  readonly subcommand: string | null;
  /** The value given for each option. */
  readonly options: ReadonlyMap<string, string | number | boolean | User>;
}

/** A press on a button, or a choice in a menu. */
export interface PressFacts extends Facts {
  readonly kind: 'press';
  readonly customId: string;
  /** What was chosen in a menu; null for a button. */
  readonly values: readonly string[] | null;
  /** What that menu offered. */
  readonly offered: readonly string[];
  /** The message that was pressed, and whether only the presser sees it. */
  readonly message: { id: string; isPrivate: boolean };
}

/** A command that is being typed and needs suggestions. */
export interface TypingFacts extends Facts {
  readonly kind: 'typing';
  readonly command: string;
  readonly subcommand: string | null;
  readonly typed: string;
}

/** What this program has no use for: a submitted form, a command on a message or user; or what it can't read (`isBroken`). */
export interface StrayFacts extends Facts {
  readonly kind: 'stray';
  readonly isBroken: boolean;
}

/**
 * What is shown while an answer is being prepared: the pressed message unchanged, or a placeholder for the asker or for all. An answer of another
 * kind still arrives.
 */
export type Holding = 'in place' | 'asker' | 'all';

/** Everything here rejects with Discord's own errors. Discord takes one first answer within three seconds, and follow-ups for fifteen minutes. */
export interface Answers {
  /** Whether a first answer was given; a deferral by `hold` does not count. */
  readonly isAnswered: boolean;
  /** How many milliseconds a first answer may be held back for a better one. */
  patience(): number;
  /**
   * Tells Discord that an answer will come, before its kind is known; the answer then replaces the placeholder. Does nothing once a first answer is
   * given or on its way. Never rejects.
   */
  hold(as: Holding): Promise<void>;
  /** Settles when no first answer is on its way. Never rejects. */
  sending(): Promise<void>;
  /** First: a new message. Returns its address if Discord is asked for it: always for a message to all, and with `asks` for any other. */
  reply(post: Post, to: 'all' | 'asker', asks?: boolean): Promise<PostRef | null>;
  /** First: announces a new message to the asker. */
  think(): Promise<void>;
  /** First, for presses: the pressed message stays, or is changed later. */
  acknowledge(): Promise<void>;
  /** First, for presses: changes the pressed message. */
  update(post: Post): Promise<void>;
  /** First, for typing: the suggestions. */
  complete(choices: readonly { name: string; value: string }[]): Promise<void>;
  /** Later: changes the first answer's message, the announced one, or the pressed one. Returns its id. */
  fill(post: Post): Promise<string>;
  /** Later: deletes the message that `fill` changes. */
  remove(): Promise<void>;
  /** Later: another message to the asker alone. */
  follow(post: Post): Promise<void>;
  /** Whether the asker may manage channels on the whole server; the permission in this one channel, which Discord also reports, is not enough. */
  isModerator(): Promise<boolean>;
}

export type CommandAsking = CommandFacts & Omit<Answers, 'acknowledge' | 'update' | 'complete'>;
export type PressAsking = PressFacts & Omit<Answers, 'complete'>;
export type Typing = TypingFacts & Pick<Answers, 'complete'>;
type Stray = StrayFacts & Omit<Answers, 'acknowledge' | 'update' | 'complete'>;
/** A command or a press. */
export type Asking = CommandAsking | PressAsking;
/** Interactions that can be answered with a message. */
export type Answerable = Asking | Stray;
export type Interaction = Answerable | Typing;
