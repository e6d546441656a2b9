/**
 * Taking back what can no longer be taken back freely, once everyone has agreed: the game goes back to before the proposer's last answer, in this
 * turn or the one before. The state is rebuilt from where that turn began. Random streams go on: what was drawn or rolled before is not drawn again.
 */

import { type Applied, decisions } from '../../kernel/run.ts';
import type { Core, Event, RandomState, Seat } from '../../kernel/types.ts';
import { msg } from '../model/messages.ts';
import type { AnswerRow } from '../model/store/store.ts';
import type { Proposal } from '../model/types.ts';
import { carryOut, writeDrawn } from '../play/given.ts';
import { addEvents, moveTo } from '../play/move.ts';
import { chapterOf, queueBoard } from '../play/posting.ts';
import { fall, isInTime } from '../play/proposed.ts';
import { waiting } from '../play/waiting.ts';
import { type Loaded, type Position, personOf, positionOf } from '../work/loaded/loaded.ts';
import type { Context, Work } from '../work/work.ts';

/** Goes back as far as `proposal` says. */
export async function goBack(context: Context, work: Work, loaded: Loaded, { by, about }: Proposal): Promise<Loaded> {
  const { row } = loaded;
  const { seat } = personOf(loaded, by)!;
  const before = await positionOf(loaded);
  const n = row.answers + 1;
  const back: AnswerRow = {
    ...{ n, kind: 'back', seat: seat!, picked: writeDrawn(before.state.random) },
    ...{ barrier: 'all', aside: false, at: work.now, undone: false },
  };
  const from = Number(about);
  const undone = before.recent.filter((one) => one.n >= from);
  for (const one of undone) work.db.undo(row.id, one.n);
  const turns = before.turns.filter(({ after }) => after < from);
  const stands = before.recent.filter((one) => one.n < from);
  let state = playedFrom(loaded, turns[0]!.state, stands);
  const events: Event[] = [{ to: 'all', message: msg('table.went-back', { seat: seat! }) }];
  let messages = addEvents(work, row, n, events);
  // Standing orders aren't a move, so they are left again. So are answers given ahead.
  const again = [back, ...[...lastOrders(undone), ...lastAhead(before.state, state, undone)].map((one, i) => ({ ...back, ...one, n: n + 1 + i }))];
  for (const one of again) {
    const applied = done(loaded, state, one);
    state = applied.state;
    work.db.addAnswer(row.id, one);
    messages = addEvents(work, { ...row, messages }, one.n, applied.events);
  }
  const told = Object.keys(state.ahead ?? {}).filter((one) => hasFallen(state, one) && !hasFallen(before.state, one));
  const last = again.at(-1)!.n;
  messages = addEvents(
    work,
    { ...row, messages },
    last,
    told.map((one) => ({ to: [one], message: msg('table.ahead-fell') })),
  );
  if (!goesOn(before.state.random, state.random)) throw new Error(`Table ${row.id}: going back to answer ${from} would turn back chance.`);
  const open = decisions(loaded.game.rules, state);
  const recent = [...stands, ...again];
  const after: Position = {
    state,
    open,
    text: JSON.stringify(state),
    checkpoint: null,
    since: [],
    saved: before.saved,
    turns,
    recent,
    kept: 'stale',
  };
  const chapter = chapterOf(loaded, after);
  const waits = await waiting(context, work, loaded, open, { acted: seat, isUndo: true });
  return work.save(moveTo(work.db, fall(work, loaded, isInTime(loaded, waits, work.now)), after), {
    answers: last,
    undos: row.undos + 1,
    undosSeen: row.undosSeen + 1,
    messages,
    ...waits,
    ...queueBoard(work, row.id, 'fresh', { messages, chapter }),
  });
}

/** The last orders of each seat. */
const lastOrders = (answers: readonly AnswerRow[]): AnswerRow[] =>
  answers.filter((one) => one.kind === 'orders' && one === answers.findLast(({ kind, seat }) => kind === 'orders' && seat === one.seat));

/** Answers no question: given ahead instead, it falls, and its owner is told. */
const nothing = '';

/**
 * The last answers ahead of each seat, as they are given again: what holds now still holds, or stays withdrawn; what was used since `from` has been
 * seen, and falls.
 */
function lastAhead(now: Core, from: Core, undone: readonly AnswerRow[]): Pick<AnswerRow, 'kind' | 'seat' | 'picked'>[] {
  const given = undone.flatMap(({ kind, seat, picked }) => (kind === 'ahead' ? [{ seat, id: picked[0]!, isSome: picked.length > 1 }] : []));
  const held = Object.entries(from.ahead ?? {}).flatMap(([seat, kept]) => Object.keys(kept).map((id) => ({ seat, id, isSome: true })));
  const last = new Map([...held, ...given].map((one) => [`${one.seat} ${one.id}`, one]));
  return [...last.values()].flatMap(({ seat, id, isSome }) => {
    const stands = now.ahead?.[seat]?.[id];
    if (stands && !stands.fell && from.ahead?.[seat]?.[id] && !given.some((one) => one.seat === seat && one.id === id)) return [];
    const picked = stands && !stands.fell ? stands.picked : isSome ? [nothing] : [];
    return [{ kind: 'ahead' as const, seat, picked: [id, ...picked] }];
  });
}

const hasFallen = ({ ahead }: Core, seat: Seat): boolean => Object.values(ahead?.[seat] ?? {}).some(({ fell }) => fell);

/** The state after these answers, from where the first kept turn began. */
const playedFrom = (loaded: Loaded, from: string, answers: readonly AnswerRow[]): Core =>
  answers.reduce((state, answer) => done(loaded, state, answer).state, JSON.parse(from) as Core);

function done({ row, game }: Loaded, state: Core, answer: AnswerRow): Applied {
  const { done } = carryOut(game, state, answer);
  if (!done.ok) throw new Error(`Table ${row.id}: answer ${answer.n} does not fit where the game goes back to: ${JSON.stringify(done.error)}.`);
  return done.value;
}

/** Whether every stream of `after` is at least as far as in `before`. */
const goesOn = (before: RandomState, after: RandomState): boolean =>
  Object.entries(before.drawn).every(([purpose, n]) => (after.drawn[purpose] ?? 0) >= n);
