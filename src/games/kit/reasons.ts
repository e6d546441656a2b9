/** Why somebody made a move, from a game's list of the reasons its players give. */
import type { View } from '../../kernel/rules.ts';
import type { Fields, Message, Seat } from '../../kernel/types.ts';

/** A move, or all of a seat's moves in a turn, as one reader saw it: everyone (the views of nobody in particular), or only the seat itself. */
export interface Deed<V extends View = View> {
  seat: Seat;
  /** The reader's view before it, and after it. */
  was: V;
  is: V;
  /** What the reader was told, answer by answer. */
  told: readonly (readonly Message[])[];
  /** The question, by its key, and the ids picked. Null where others read the reason: they may not know either. */
  answer: { ask: string; picked: readonly string[] } | null;
}

/**
 * Why a seat did what everyone saw, from nothing that somebody could not see; null: none of its game's reasons is true. `was` and `is`: the views of nobody
 * in particular. `lines`: what everyone was told in between, in order, with the answers that led to it.
 */
export function openReason<V extends View>(
  { reasons }: { reasons?(deed: Deed<V>): Message[] },
  seen: Pick<Deed<V>, 'seat' | 'was' | 'is'>,
  lines: readonly { answer: number; message: Message }[],
): Message | null {
  const told = [...Map.groupBy(lines, ({ answer }) => answer).values()].map((some) => some.map(({ message }) => message));
  return reasons?.({ ...seen, told, answer: null })[0] ?? null;
}

/** The arguments of a reason, or null where it isn't true. */
type Condition<V extends View, A> = (deed: Deed<V>) => A | null;

/** When each reason of a catalogue is true, the most telling first. */
export type Conditions<V extends View, R> = { readonly [K in keyof R]: Condition<V, R[K]> };

/** Returns every reason that is true of a move, the most telling first. */
export const reasonsBy =
  <V extends View, R>(conditions: Conditions<V, R>) =>
  (deed: Deed<V>): Message[] =>
    Object.entries<Condition<V, unknown>>(conditions).flatMap(([key, argsIn]) => {
      const args = argsIn(deed);
      return args === null ? [] : [{ key, args: args as Fields }];
    });

/** Reasons without arguments: true or not. */
export const when = (isTrue: boolean): Record<never, never> | null => (isTrue ? {} : null);

/** Whether the move answers one of these questions, as far as the reader may know. */
export const asks = ({ answer }: Pick<Deed, 'answer'>, ...questions: string[]): boolean => answer !== null && questions.includes(answer.ask);

/** What was told after each answer until luck came in, which the first message with one of these keys says. */
export const chosenIn = ({ told }: Pick<Deed, 'told'>, ...luck: string[]): Message[] =>
  told.flatMap((group) => {
    const at = group.findIndex(({ key }) => luck.includes(key));
    return at < 0 ? group : group.slice(0, at);
  });

/** What the first message with this key says, whoever it is about; `M` are the game's messages. */
export const toldIn =
  <M>() =>
  <K extends keyof M>({ told }: Pick<Deed, 'told'>, key: K): M[K] | null =>
    (told.flat().find((message) => message.key === key)?.args as M[K] | undefined) ?? null;
