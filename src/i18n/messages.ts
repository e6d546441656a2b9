import type { Fields, Message, Unread } from '../kernel/types.ts';

/** The arguments of a sentence that takes none. */
export type Nothing = Record<never, never>;

type Keys<M> = Extract<keyof M, string>;
type Given<A> = keyof A extends never ? [] : [args: A];

/**
 * A maker of messages for one catalogue: the compiler checks the key and its arguments.
 * `const msg = messages<Messages>(); msg('gain', { seat, state: 'OH', n: 1 })`
 */
export const messages = <M>() => make as <K extends Keys<M>>(key: K, ...given: Given<M[K]>) => Message;

/**
 * The same for what a question says, whose arguments are found out only where somebody reads it.
 * `const msgWhenRead = messagesWhenRead<Messages>(); msgWhenRead('ask.turn', () => ({ votes: votesOf(state, seat) }))`
 */
export const messagesWhenRead = <M>() => make as <K extends Keys<M>>(key: K, args: () => M[K]) => Unread;

const make = (key: string, args?: Fields | (() => Fields)): Unread => (args === undefined ? { key } : { key, args });
