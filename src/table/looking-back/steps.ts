/** The steps of looking back: one per turn, and several for a long turn. They are made only from what the viewer may read and from what is public. */

import type { Game } from '../../games/game.ts';
import type { LogLine, PastStep } from '../model/past.ts';
import type { LogRow } from '../model/store/store.ts';

/** How many lines a step tells before the next begins: as many as a post. */
const mostLines = 8;

/** The lines at the start of the game and of each answer. */
type Told = readonly (readonly LogRow[])[];
type Split = Omit<PastStep, 'n' | 'part'>;

/**
 * `chapters`: the chapter after the start and after each answer; null if unknown. A turn ends where its game's posts end one (`GameDefinition.chapter`,
 * `recaps`); without chapters, each answer that told something is a turn. Where a step ends for everyone, it ends for each viewer.
 */
export function stepsOf(told: Told, chapters: readonly (string | null)[] | null, game: Pick<Game, 'recaps'>): PastStep[] {
  const open = split(
    told.map((lines) => lines.filter(({ to }) => to === null)),
    chapters,
    game,
  ).map(({ answers }) => answers);
  const steps = split(told, chapters, game, new Set(open)).map((step) => ({ ...step, n: open.findIndex((end) => end >= step.answers) + 1 }));
  const parts = Map.groupBy(steps, ({ n }) => n);
  return steps.map((step) => {
    const mine = parts.get(step.n)!;
    // Its last part shows what everyone sees at its end, though the last answers told this viewer nothing.
    const answers = step === mine.at(-1) ? open[step.n - 1]! : step.answers;
    return { ...step, answers, part: mine.length === 1 ? null : mine.indexOf(step) + 1 };
  });
}

/** `ends`: steps end after these answers, too. */
function split(
  told: Told,
  chapters: readonly (string | null)[] | null,
  { recaps }: Pick<Game, 'recaps'>,
  ends: ReadonlySet<number> = new Set(),
): Split[] {
  const steps: Split[] = [];
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
    else if (lines.length >= mostLines || ends.has(n)) close(n, false);
  });
  close(told.length - 1, false);
  // Answers since then that told nobody anything show in the last picture.
  const last = steps.pop();
  return last ? [...steps, { ...last, answers: told.length - 1 }] : [{ lines: [], answers: told.length - 1, begins: true }];
}

const lineOf = ({ n, at, message, to, by, answer }: LogRow): LogLine => ({ n, at, message, secret: to !== null, by, answer });
