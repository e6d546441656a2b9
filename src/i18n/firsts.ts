/** What explains a question to whoever has never met one of its kind. */
import type { Message } from '../kernel/types.ts';
import type { GameTexts, Say } from './types.ts';
import { typeset } from './typeset.ts';

/** The line below this question, in the language of `say`, with examples from the question itself; null where it needs none. */
export function firstLineOf({ firsts }: Pick<GameTexts, 'firsts'>, { key, args }: Message, say: Say): string | null {
  const first = firsts[key] ?? null;
  if (typeof first !== 'function') return first;
  // Keys and arguments were paired when the message was made: see `messages`.
  const line = first((args ?? {}) as never, say);
  return line === null ? null : typeset(line, say.lang);
}
