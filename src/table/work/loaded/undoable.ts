/** What can be taken back: by one seat alone, and, if everyone agrees, to where the last two turns began. */
import { ok, refuse } from '../../../kernel/result.ts';
import type { Seat } from '../../../kernel/types.ts';
import { isQuiet } from '../../clock/plan.ts';
import type { TableResult } from '../../model/refusals.ts';
import type { AnswerRow, Changes, TurnRow } from '../../model/store/store.ts';
import type { Position } from './loaded.ts';

/**
 * The answer `seat` may take back among those since the checkpoint. Others who answered side by side prevent it only if the seat's own answer was not
 * given side by side, because theirs may depend on it.
 */
export function undoable(all: readonly AnswerRow[], seat: Seat): AnswerRow | null {
  // What others do unnoticed doesn't matter. A seat's own orders may answer what would be asked again, so only all together can go back.
  const since = all.filter((one) => one.kind !== 'ahead' && !(isQuiet(one) && one.seat !== seat));
  const at = since.findLastIndex((answer) => answer.seat === seat);
  const own = since[at];
  if (own?.kind !== 'answer' || own.barrier !== 'none') return null;
  const after = since.slice(at + 1);
  return after.length === 0 || (own.aside && after.every(({ aside }) => aside)) ? own : null;
}

/** The answer before which `seat` can ask the game to go back; or why there is none. */
export function backTo({ since, recent }: Pick<Position, 'since' | 'recent'>, seat: Seat): TableResult<AnswerRow> {
  if (undoable(since, seat)) return refuse({ why: 'back-is-free' });
  const own = recent.findLast((answer) => answer.seat === seat && answer.kind === 'answer');
  return own ? ok(own) : refuse({ why: 'no-back' });
}

type Turns = Pick<Position, 'turns' | 'recent'>;

/**
 * The turns after `answer`, which led to the state `text` in the turn of this name. In a game that names none, a turn lasts as long as one seat answers.
 * The game never goes back to before a player left, and nothing is taken back once it is over.
 */
export function turnsAfter(before: Turns & Pick<Position, 'text'>, answer: AnswerRow, text: string, name: string | null, isOver: boolean): Turns {
  if (isOver) return { turns: [], recent: [] };
  if (answer.kind === 'resign') return { turns: [{ after: answer.n, chapter: name, state: text }], recent: [] };
  const last = before.turns.at(-1);
  const turns = [...before.turns];
  const begins = (after: number, state: string) => turns.push({ after, chapter: name, state });
  if (!last) begins(answer.n - 1, before.text);
  else if (name === null) {
    const previous = before.recent.findLast(({ kind }) => kind === 'answer');
    if (answer.kind === 'answer' && previous && previous.seat !== answer.seat) begins(answer.n - 1, before.text);
  } else if (name !== last.chapter) begins(answer.n, text);
  return kept(turns.slice(-2), [...before.recent, answer]);
}

/** The turns after only `answer` was taken back. */
export const turnsWithout = ({ turns, recent }: Turns, { n }: AnswerRow): Turns =>
  kept(
    turns.filter(({ after }) => after < n),
    recent.filter((one) => one.n !== n),
  );

const kept = (turns: TurnRow[], recent: AnswerRow[]): Turns => ({ turns, recent: recent.filter(({ n }) => n > (turns[0]?.after ?? n)) });

/** The turn with which a game begins. */
export const firstTurn = (text: string, name: string | null): Turns & Pick<Position, 'kept'> => ({
  turns: [{ after: 0, chapter: name, state: text }],
  recent: [],
  kept: [],
});

/** Saves what has changed of it; returns what is then saved. */
export function saveTurns(db: Changes, table: string, { turns, kept: before }: Pick<Position, 'turns' | 'kept'>): Position['kept'] {
  const first = turns[0]?.after ?? Number.MAX_SAFE_INTEGER;
  if (before === 'stale') db.dropTurns(table, Number.MAX_SAFE_INTEGER);
  else if (before.some((after) => after < first)) db.dropTurns(table, first);
  const saved = before === 'stale' ? [] : before;
  for (const turn of turns) if (!saved.includes(turn.after)) db.putTurn(table, turn);
  return turns.map(({ after }) => after);
}
