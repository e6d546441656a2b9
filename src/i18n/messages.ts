import type { Fields, Message } from '../kernel/types.ts';

/** The arguments of a sentence that takes none. */
export type Nothing = Record<never, never>;

type Keys<M> = Extract<keyof M, string>;
type Given<A> = keyof A extends never ? [] : [args: A];

/**
 * A maker of messages for one catalogue: the compiler checks the key and its arguments.
 * `const msg = messages<Messages>(); msg('gain', { seat, state: 'OH', n: 1 })`
 */
export function messages<M>(): <K extends Keys<M>>(key: K, ...given: Given<M[K]>) => Message {
  return (key, ...given) => (given.length === 0 ? { key } : { key, args: given[0] as unknown as Fields });
}
