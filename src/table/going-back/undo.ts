/** Undo: takes back a player's own last choice, as long as nobody learned anything from it or has built on it. */

import { ok, refuse } from '../../kernel/result.ts';
import { decisions, fold } from '../../kernel/run.ts';
import type { Core, Event } from '../../kernel/types.ts';
import { msg } from '../model/messages.ts';
import type { AnswerRow } from '../model/store/store.ts';
import type { Tables } from '../model/tables.ts';
import { addEvents, atTable, movedAgain, movedOf, moveTo } from '../play/move.ts';
import { chapterOf, type Posting, postingOf, queueBoard } from '../play/posting.ts';
import { fall, isInTime } from '../play/proposed.ts';
import { waiting } from '../play/waiting.ts';
import { type Loaded, type Position, positionOf } from '../work/loaded/loaded.ts';
import { openAnswers } from '../work/loaded/snapshot.ts';
import { turnsWithout, undoable } from '../work/loaded/undoable.ts';
import type { Context } from '../work/work.ts';

export function openUndo(context: Context): Pick<Tables, 'undo'> {
  return {
    undo: (id, user, request) =>
      context.change({ what: 'undo', table: id, user }, movedAgain(context, id, user, request), async (work) => {
        const seated = await atTable(work, id, user);
        if (!seated.ok) return seated;
        const { loaded, seat } = seated.value;
        const { row } = loaded;
        const before = await positionOf(loaded);
        const answer = undoable(before.since, seat);
        if (!answer) return refuse({ why: 'no-undo' });

        const after = without(loaded, before, answer);
        const waits = await waiting(context, work, loaded, after.open, { acted: seat, isUndo: true });
        const chapter = chapterOf(loaded, after);
        const handedOut = await context.store.handedOut(id);
        const said = await context.store.saidBy(id, answer.n, Math.max(row.announced, handedOut));
        const events: Event[] = said ? [{ to: 'all', message: msg('table.took-back', { seat }) }] : [];
        const turning = { before: row, after: { ...waits, chapter }, news: events.map(({ message }) => message), isOver: false };
        const posting = postingOfUndo(said, answer, postingOf(turning, loaded.game));
        work.db.undo(id, answer.n);
        const messages = addEvents(work, row, row.answers, events);
        const next = work.save(moveTo(work.db, fall(work, loaded, isInTime(loaded, waits, work.now)), after), {
          undos: row.undos + 1,
          undosSeen: row.undosSeen + (isSeen(loaded, before, after, answer, { posting, handedOut }) ? 1 : 0),
          messages,
          ...waits,
          ...queueBoard(work, id, posting, { messages, chapter }),
        });
        work.db.unlessHandedOut(id, handedOut);
        return ok(await movedOf(next, user, seat, events, posting));
      }),
  };
}

/** Plays the answers since the checkpoint again, except one. */
function without({ row, game }: Loaded, before: Position, answer: AnswerRow): Position {
  const { checkpoint, saved } = before;
  if (!checkpoint) throw new Error(`Table ${row.id}: there is nothing to go back to.`);
  const since = before.since.filter((one) => one !== answer);
  const state = fold(
    game.rules,
    checkpoint.state,
    since.map(({ seat, picked, kind }) => ({ seat, picked, ahead: kind === 'ahead', orders: kind === 'orders' })),
  );
  if (!sameDraws(before.state, state)) throw new Error(`Table ${row.id}: taking back answer ${answer.n} would turn back chance.`);
  const turns = turnsWithout(before, answer);
  // Turns that haven't begun now must not stay saved.
  const kept = turns.turns.length < before.turns.length ? 'stale' : before.kept;
  const open = decisions(game.rules, state);
  return { state, open, text: JSON.stringify(state), checkpoint: since.length > 0 ? checkpoint : null, since, saved, ...turns, kept };
}

/** Whether every random stream is at the same position. */
function sameDraws({ random: { drawn: a } }: Core, { random: { drawn: b } }: Core): boolean {
  const purposes = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...purposes].every((purpose) => a[purpose] === b[purpose]);
}

/** What the channel has been shown of the answer. */
interface Shown {
  posting: Posting;
  /** The last message of a delivery on its way. */
  handedOut: number;
}

/**
 * Whether the channel could notice: something is posted because of it, or its board may have offered what isn't asked now. It couldn't if the answer
 * was the last one and no board has told what it said.
 */
function isSeen(loaded: Loaded, before: Position, after: Position, { n }: AnswerRow, { posting, handedOut }: Shown): boolean {
  const { row } = loaded;
  if (posting !== 'nothing') return true;
  const isUnshown = n === row.answers && Math.max(row.announced, handedOut) < row.messages;
  return !isUnshown && openAnswers(loaded, before.open)?.ref !== openAnswers(loaded, after.open)?.ref;
}

/** Taking back what everyone had read is worth a board; when seats choose side by side, choosing again only changes whom the others wait for. */
function postingOfUndo(said: boolean, answer: AnswerRow, posting: Posting): Posting {
  if (said) return 'fresh';
  return answer.aside && posting === 'fresh' ? 'edit' : posting;
}
