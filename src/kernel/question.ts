/** Who is asked what, and what needs no answer. */
import type { Effect } from './effect.ts';
import type { Core, Early, Frame, Message, Offered, Option, Picked, Question, Unread } from './types.ts';

/**
 * What a frame that has come up asks, if there is something to pick and somebody to pick it: a seat that has left is asked nothing. What its seat has
 * answered ahead settles it, before any standing order.
 */
export function questionOf(effect: Effect, state: Core, frame: Frame): Question | null {
  const question = effect.ask?.(state, frame);
  if (!question || question.options.length === 0 || state.gone.includes(question.by)) return null;
  const kept = state.ahead?.[question.by];
  const id = kept && question.ahead?.();
  const given = id === undefined ? undefined : kept?.[id];
  const picked = given && !given.fell ? (question.meant?.(given.picked) ?? given.picked) : null;
  if (picked && fits(question, picked)) return { ...question, settled: { picked, ahead: id! } };
  for (const id of question.settled?.picked ?? []) {
    if (!freeOf(question).includes(id)) throw new Error(`The step '${frame.kind}' settles on '${id}', which ${question.by} could not pick.`);
  }
  return question;
}

/** An option with the words that were left to be found. */
export function toOption(option: Offered): Option {
  if (!('words' in option)) return option;
  const { words, ...rest } = option;
  return { ...rest, ...words() };
}

/** A message with what was left to be found out. */
export function toMessage(message: Unread): Message {
  const { key, args } = message;
  // Any other arguments are there already.
  return typeof args === 'function' ? { key, args: args() } : (message as Message);
}

/** Whether just these options could be picked. */
export function fits(question: Pick<Early, 'options' | 'min' | 'max'>, picked: readonly string[]): boolean {
  const { min = 1, max = 1 } = question;
  const free = freeOf(question);
  return picked.length >= min && picked.length <= max && new Set(picked).size === picked.length && picked.every((id) => free.includes(id));
}

/** The question, settled where there is no choice: as many options are free as must be picked, or fewer. Null where none is. */
export function unlessForced(question: Question): Question | null {
  const free = freeOf(question);
  if (!isSome(free)) return null;
  return free.length > (question.min ?? 1) ? question : { ...question, settled: { picked: free } };
}

const isSome = (picked: string[]): picked is Picked => picked.length > 0;

/** The ids of the options that can be picked. */
export function freeOf({ options }: { readonly options: readonly Offered[] }): string[] {
  const free: string[] = [];
  for (const { id, blocked } of options) if (!blocked) free.push(id);
  return free;
}
