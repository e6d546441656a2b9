/** Answers (including those ahead), standing orders and resignations: all of them move the game on. */

import { ok, refuse } from '../../kernel/result.ts';
import { type Applied, answerAhead, apply, decisions, leave, order } from '../../kernel/run.ts';
import type { Event, Message, Seat } from '../../kernel/types.ts';
import { isQuiet } from '../clock/plan.ts';
import { heldBy } from '../consent/verdict.ts';
import { msg } from '../model/messages.ts';
import type { TableResult } from '../model/refusals.ts';
import type { AnswerRow, Changes, TableRow } from '../model/store/store.ts';
import type { Tables } from '../model/tables.ts';
import type { Moved } from '../model/types.ts';
import { use } from '../work/budget.ts';
import { type Loaded, outOf, type Position, personOf, positionOf, seatOf } from '../work/loaded/loaded.ts';
import type { Given } from '../work/loaded/record.ts';
import { decisionOf, snapshotOf } from '../work/loaded/snapshot.ts';
import { saveTurns, turnsAfter } from '../work/loaded/undoable.ts';
import type { Context, Request, Work } from '../work/work.ts';
import { chapterOf, type Posting, postingOf, queueBoard, standingAfter, turnOf } from './posting.ts';
import { fall, isInTime, lapsesBy } from './proposed.ts';
import { waiting } from './waiting.ts';

export function openMoves(context: Context): Pick<Tables, 'answer' | 'ahead' | 'order' | 'resign'> {
  return {
    answer: (id, user, ref, picked, request) =>
      context.change({ what: 'answer', table: id, user, ref, picked }, movedAgain(context, id, user, request), async (work) => {
        const seated = await atTable(work, id, user);
        if (!seated.ok) return seated;
        const { loaded, seat } = seated.value;
        const position = await positionOf(loaded);
        const decision = decisionOf(loaded, position, seat, ref);
        if (decision === null) return refuse({ why: 'stale' });
        const held = heldBy({ proposals: loaded.proposals, clock: loaded.row.clock }, user, work.now);
        if (held) return refuse({ why: 'held', name: personOf(loaded, held.by)?.name ?? null });
        const applied = apply(loaded.game.rules, position.state, { decision, seat, picked }, position.asked);
        return applied.ok ? ok(await moved(context, work, loaded, applied.value, { kind: 'answer', seat, picked }, user)) : applied;
      }),

    ahead: (id, user, ahead, picked, request) =>
      context.change({ what: 'ahead', table: id, user, picked: [ahead, ...picked] }, movedAgain(context, id, user, request), async (work) => {
        const seated = await atTable(work, id, user);
        if (!seated.ok) return seated;
        const { loaded, seat } = seated.value;
        const applied = answerAhead(loaded.game.rules, (await positionOf(loaded)).state, seat, ahead, picked);
        if (!applied.ok) return applied;
        const counted = await use(context, work, 'plans', { person: user });
        if (!counted.ok) return counted;
        return ok(await moved(context, work, loaded, applied.value, { kind: 'ahead', seat, picked: [ahead, ...picked] }, user));
      }),

    order: (id, user, picked, request) =>
      context.change({ what: 'orders', table: id, user, picked }, movedAgain(context, id, user, request), async (work) => {
        const seated = await atTable(work, id, user);
        if (!seated.ok) return seated;
        const { loaded, seat } = seated.value;
        const applied = order(loaded.game.rules, (await positionOf(loaded)).state, seat, picked);
        if (!applied.ok) return applied;
        const counted = await use(context, work, 'plans', { person: user });
        if (!counted.ok) return counted;
        return ok(await moved(context, work, loaded, applied.value, { kind: 'orders', seat, picked }, user));
      }),

    resign: (id, user, request) =>
      context.change({ what: 'resign', table: id, user }, movedAgain(context, id, user, request), async (work) => {
        const seated = await atTable(work, id, user);
        if (!seated.ok) return seated;
        const { loaded, seat } = seated.value;
        const applied = leave(loaded.game.rules, (await positionOf(loaded)).state, seat);
        return applied.ok ? ok(await moved(context, work, loaded, applied.value, { kind: 'resign', seat, picked: [] }, user)) : applied;
      }),
  };
}

/** The game, if it has begun and isn't over. */
export async function goingOn(work: Pick<Work, 'load'>, id: string): Promise<TableResult<Loaded>> {
  const loaded = await work.load(id);
  if (!loaded || loaded.row.phase === 'gathering' || loaded.row.phase === 'closed') return refuse({ why: 'no-table' });
  return loaded.row.phase === 'over' ? refuse({ why: 'over' }) : ok(loaded);
}

/** The running game and the user's seat in it. */
export async function atTable(work: Pick<Work, 'load'>, id: string, user: string): Promise<TableResult<{ loaded: Loaded; seat: Seat }>> {
  const told = await goingOn(work, id);
  if (!told.ok) return told;
  const seat = seatOf(told.value, user);
  return seat === null ? refuse({ why: 'stranger' }) : ok({ loaded: told.value, seat });
}

/** The same for a player who isn't out of the game: those who are decide about nobody. */
export async function inGame(work: Pick<Work, 'load'>, id: string, user: string): Promise<TableResult<{ loaded: Loaded; seat: Seat }>> {
  const seated = await atTable(work, id, user);
  if (!seated.ok) return seated;
  const { loaded, seat } = seated.value;
  return outOf(loaded, await positionOf(loaded)).includes(seat) ? refuse({ why: 'out' }) : seated;
}

/** The same for a finished game. */
export async function wasInGame(work: Pick<Work, 'load'>, id: string, user: string): Promise<TableResult<{ loaded: Loaded; seat: Seat }>> {
  const loaded = await work.load(id);
  const seat = loaded && seatOf(loaded, user);
  if (!loaded || loaded.row.phase === 'gathering' || loaded.row.phase === 'closed') return refuse({ why: 'no-table' });
  if (seat === null) return refuse({ why: 'stranger' });
  return loaded.row.phase === 'over' ? ok({ loaded, seat: seat! }) : refuse({ why: 'not-over' });
}

/** Continues with what `user` gave; returns what they may know of it. */
async function moved(context: Context, work: Work, loaded: Loaded, applied: Applied, given: Given, user: string): Promise<Moved> {
  const { next, events, posting } = await goOn(context, work, loaded, applied, given);
  return movedOf(next, user, given.seat, events, posting);
}

/** Appends the answer and what it led to, saves the state, queues posts. */
export async function goOn(
  context: Context,
  work: Work,
  loaded: Loaded,
  applied: Applied,
  given: Given,
): Promise<{ next: Loaded; events: Event[]; posting: Posting }> {
  const { row, game } = loaded;
  const n = row.answers + 1;
  const answer: AnswerRow = { n, ...given, barrier: applied.barrier, aside: applied.aside, at: work.now, undone: false };
  work.db.addAnswer(row.id, answer);
  const before = await positionOf(loaded);
  const position = advance(loaded, before, applied, answer);
  const { outcome } = applied.state;
  // Answering ahead, or leaving orders for later, is nothing that anyone could notice.
  const waits = await waiting(context, work, loaded, position.open, { acted: isQuiet(answer) ? null : given.seat });
  const chapter = chapterOf(loaded, position);
  const resumes = row.paused !== null && waits.paused === null && outcome === null;
  const events: Event[] = [
    ...(resumes ? [{ to: 'all' as const, message: msg('table.resumed', { seat: given.seat }) }] : []),
    ...applied.events,
    ...standingAfter(loaded, before, position),
    ...applied.dropped.map((seat): Event => ({ to: [seat], message: msg('table.ahead-fell') })),
  ];
  // What can still be taken back is not told before another player is called.
  const news = applied.barrier === 'all' ? [...(await untold(work, row)), ...forAll(events)] : [];
  const messages = addEvents(work, row, n, events);
  const posting = postingOf({ before: row, after: { ...waits, chapter }, news, isOver: outcome !== null }, game);
  const isParting = outcome !== null || given.kind === 'resign';
  const isLeft = isInTime(loaded, waits, work.now);
  const stands = fall(work, loaded, (one) => isParting || lapsesBy(loaded, given, one) || isLeft(one));
  const next = work.save(moveTo(work.db, stands, position), {
    answers: n,
    messages,
    phase: outcome ? 'over' : 'playing',
    outcome,
    ...waits,
    ...queueBoard(work, row.id, posting, { messages, chapter }),
  });
  return { next, events, posting };
}

export async function movedOf(loaded: Loaded, user: string, seat: Seat, events: Event[], posting: Posting): Promise<Moved> {
  return {
    snapshot: await snapshotOf(loaded, user),
    events: events.filter(({ to }) => to === 'all' || to.includes(seat)),
    posts: posting !== 'nothing',
  };
}

/**
 * A request that answers: a repetition returns what that led to, and how the table stands now. What was taken back since is left out; a user who
 * doesn't sit there learns nothing.
 */
export const movedAgain = ({ store, load }: Context, id: string, user: string, request: string): Request<Moved> => ({
  id: request,
  async again(first) {
    const loaded = await load(id);
    const seat = loaded && seatOf(loaded, user);
    if (!loaded || seat === null || first?.table !== id) return refuse({ why: 'repeated' });
    const { after, upTo } = first;
    const lines = await store.log(id, seat, upTo + 1, upTo - after);
    const events = lines.filter(({ n }) => n > after).map(({ to, message }): Event => ({ to: to ?? 'all', message }));
    return ok({ snapshot: await snapshotOf(loaded, user), events: events.reverse(), posts: upTo > after && loaded.row.queued >= upTo });
  },
});

/** The position after an answer. The checkpoint moves on as soon as nothing before it can be taken back anymore. */
function advance(loaded: Loaded, before: Position, { state, barrier, asked }: Applied, answer: AnswerRow): Position {
  const text = JSON.stringify(state);
  const { checkpoint, since, saved, kept } = before;
  const turns = turnsAfter(before, answer, text, turnOf(loaded, { state }), state.outcome !== null);
  const here = { state, asked, open: decisions(loaded.game.rules, state, asked), text, saved, kept, ...turns };
  // The answer that ended the game can't be taken back.
  if (barrier === 'all' || state.outcome !== null) return { ...here, checkpoint: null, since: [] };
  const closes = !answer.aside && since.some((one) => !isQuiet(one) && one.seat !== answer.seat);
  if (checkpoint && !closes) return { ...here, checkpoint, since: [...since, answer] };
  return { ...here, checkpoint: { after: answer.n - 1, state: before.state, text: before.text }, since: [answer] };
}

/** Saves a position, and its checkpoint and turns if they differ from the saved ones. */
export function moveTo(db: Changes, loaded: Loaded, next: Position): Loaded {
  const { id } = loaded.row;
  db.putPosition(id, { rules: loaded.game.rules.version, state: next.text });
  const { checkpoint } = next;
  const saved = checkpoint?.after ?? null;
  if (saved !== next.saved) {
    if (checkpoint) db.putCheckpoint(id, { after: checkpoint.after, state: checkpoint.text });
    else db.dropCheckpoint(id);
  }
  const position = { ...next, saved, kept: saveTurns(db, id, next) };
  return { ...loaded, position: async () => position };
}

/** Appends what was told; returns the number of the last message. */
export function addEvents(work: Work, row: TableRow, answer: number, events: readonly Event[]): number {
  let n = row.messages;
  for (const { to, message } of events) work.db.addMessage(row.id, { n: ++n, answer, to: to === 'all' ? null : to, message, at: work.now });
  return n;
}

const forAll = (events: readonly Event[]): Message[] => events.flatMap(({ to, message }) => (to === 'all' ? [message] : []));

/** What everyone may know and no post was queued for. */
const untold = async (work: Work, { id, queued }: TableRow): Promise<Message[]> =>
  (await work.store.publicSince(id, queued)).map(({ message }) => message);
