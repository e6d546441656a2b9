/** The steps of looking back: one per turn, and several for a long turn. They are made only from what the viewer may read and from what is public. */

import type { Game } from '../../games/game.ts';
import type { LogLine, PastStep } from '../model/past.ts';
import type { LogRow } from '../model/store/store.ts';

/** How many lines a step tells before the next begins: as many as a post. */
const mostLines = 8;

/**
 * `told`: the lines at the start of the game and of each answer. `chapters`: the chapter after each of them; null if unknown. A turn ends where its
 * game's posts end one (`GameDefinition.chapter`, `recaps`); without chapters, each answer that told something is a turn.
 */
export function stepsOf(
  told: readonly (readonly LogRow[])[],
  chapters: readonly (string | null)[] | null,
  { recaps }: Pick<Game, 'recaps'>,
): PastStep[] {
  const steps: PastStep[] = [];
  let lines: LogLine[] = [];
  let begins = true;
  /** Ends the step after this many answers. Answers that told nothing join the next step. */
  const close = (answers: number, isTurn: boolean) => {
    if (lines.length > 0) {
      steps.push({ lines, answers, begins });
      lines = [];
      begins = isTurn;
    } else begins ||= isTurn;
  };
  told.forEach((some, n) => {
    const chapter = chapters?.[n] ?? null;
    const isNext = n > 0 && chapter !== (chapters?.[n - 1] ?? null);
    if (isNext && !recaps) close(n - 1, true);
    lines.push(...some.map(lineOf));
    if ((isNext && recaps) || chapter === null) close(n, true);
    else if (lines.length >= mostLines) close(n, false);
  });
  close(told.length - 1, false);
  // Answers since then that told nobody anything show in the last picture.
  const last = steps.pop();
  return last ? [...steps, { ...last, answers: told.length - 1 }] : [{ lines: [], answers: told.length - 1, begins: true }];
}

const lineOf = ({ n, at, message, to, by, answer }: LogRow): LogLine => ({ n, at, message, secret: to !== null, by, answer });
