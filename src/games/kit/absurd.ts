/** Answers that no player of the board game would give. A computer may err in what it sees ahead, but not in common sense. */
import type { View } from '../../kernel/rules.ts';
import type { Message, Option, Seat } from '../../kernel/types.ts';

/** A question, as the seat that is asked sees it. */
export interface Choice<V extends View = View> {
  seat: Seat;
  view: V;
  ask: Message;
  /** Those that can be picked, with what they say they lead to. */
  options: readonly Option[];
}

/** Whether an answer, the ids picked, is absurd. */
export type IsAbsurd = (picked: readonly string[]) => boolean;

/** Absurd answers by name: each is a mistake at some questions, and null at all others. */
export type Absurdities<V extends View> = { readonly [name: string]: (choice: Choice<V>) => IsAbsurd | null };

/** Names what makes an answer absurd: the first in the game's list; null: nothing. */
export const absurdBy =
  <V extends View>(list: Absurdities<V>) =>
  (choice: Choice<V>): ((picked: readonly string[]) => string | null) => {
    const found = Object.entries(list).flatMap(([name, at]) => {
      const isAbsurd = at(choice);
      return isAbsurd ? [{ name, isAbsurd }] : [];
    });
    return (picked) => found.find(({ isAbsurd }) => isAbsurd(picked))?.name ?? null;
  };
