/** What a reason is checked against. */
import type { Message, Seat } from '../../src/kernel/types.ts';

/** What somebody did, with the whole states around it. */
export interface Facts<S> {
  seat: Seat;
  was: S;
  is: S;
  /** All that was told, in order. */
  told: Message[];
  /** The question and what was picked; null: all that the seat did in a turn, as others see it. */
  answer: { ask: string; picked: readonly string[] } | null;
}

/** For each reason, whether it is true. */
export type Truths<S, R> = { readonly [K in keyof R]: (args: R[K], facts: Facts<S>) => boolean };

/** Whether such a message was told; `args` are those it must have. */
export const wasTold = ({ told }: Facts<unknown>, key: string, args: { [name: string]: unknown } = {}): boolean =>
  told.some(
    (one) =>
      one.key === key &&
      Object.entries(args).every(([name, value]) => {
        const said = one.args?.[name];
        return Array.isArray(said) && !Array.isArray(value) ? said.includes(value as never) : JSON.stringify(said) === JSON.stringify(value);
      }),
  );
