/**
 * When the channel is told: at once what has happened for good, by a new board or by an edit of the living one; and how the race stands, if that
 * changed. And whom it may ping: everything that would ping a person, from any table, asks here first, so that each person hears one voice.
 */
import type { Game } from '../../games/game.ts';
import type { Event, Message, Seat } from '../../kernel/types.ts';
import { type Habits, type Stops, timesOf } from '../clock/clock.ts';
import { apart, askAt, type Calling, mayBeCalled, mayBeCalledHere, noticed, pace, patience } from '../clock/plan.ts';
import { msg } from '../model/messages.ts';
import type { PersonRow, Store, TableRow } from '../model/store/store.ts';
import type { Loaded, Position } from '../work/loaded/loaded.ts';
import type { Work } from '../work/work.ts';

/** The direct reply shows an invitation to the person who sent it or pressed on it; the outbox shows it only if that never came. In milliseconds. */
export const replyTime = 10_000;

/** `fresh`: a new board post. `edit`: the living post should show how things stand now. `minor`: the same, though a chapter begins. */
export type Posting = 'fresh' | 'edit' | 'minor' | 'nothing';

/** The input of `postingOf`. */
export interface Turning {
  before: { toAct: readonly Seat[]; chapter: string | null };
  after: { toAct: readonly Seat[]; chapter: string | null };
  /** What has happened in public and was not told, if nobody can take it back anymore. */
  news: readonly Message[];
  isOver: boolean;
}

/**
 * A board is posted when the game ends, and when its next chapter begins. In a game without chapters, one is posted whenever a player is newly to act
 * or there is a headline. Other news, or a change in whom the game waits for, is told by an edit; so is a chapter of minor things only.
 */
export function postingOf({ before, after, news, isOver }: Turning, { headlines, minor = [] }: Pick<Game, 'headlines' | 'minor'>): Posting {
  const isCalled = after.toAct.some((seat) => !before.toAct.includes(seat));
  const isChanged = isCalled || before.toAct.length !== after.toAct.length;
  if (isOver) return 'fresh';
  if (after.chapter === null) {
    if (isCalled || news.some(({ key }) => headlines.includes(key))) return 'fresh';
  } else if (after.chapter !== before.chapter && (isChanged || news.length > 0)) {
    return news.length > 0 && news.every(({ key }) => minor.includes(key)) ? 'minor' : 'fresh';
  }
  return isChanged || news.length > 0 ? 'edit' : 'nothing';
}

/** The chapter of a position, as everyone may know it. */
export const chapterOf = ({ game }: Pick<Loaded, 'game'>, { state }: Pick<Position, 'state'>): string | null =>
  game.chapter?.(game.rules.view(state, null)) ?? null;

/** The turn of a position, as everyone may know it. */
export const turnOf = ({ game }: Pick<Loaded, 'game'>, { state }: Pick<Position, 'state'>): string | null =>
  (game.turn ?? game.chapter)?.(game.rules.view(state, null)) ?? null;

/** Queues the board if one is due, after `delay` ms. `messages` is the last message it is to tell. */
export function queueBoard(
  work: Work,
  table: string,
  posting: Posting,
  told: { messages: number; chapter: string | null },
  delay = 0,
): Partial<Pick<TableRow, 'queued' | 'chapter'>> {
  if (posting === 'nothing') return {};
  work.queue(table, 'board', posting === 'fresh', delay);
  return posting === 'edit' ? { queued: told.messages } : { queued: told.messages, chapter: told.chapter };
}

type At = Pick<Position, 'state'>;

/**
 * The race after an answer that changed it: the last line of the post that tells it, and the words of old posts' pictures. Nothing at the end of a
 * game, which tells its own result.
 */
export function standingAfter(loaded: Pick<Loaded, 'game'>, before: At, after: At): Event[] {
  const [then, now] = [standingAt(loaded, before), standingAt(loaded, after)];
  if (now === null || after.state.outcome !== null || JSON.stringify(then) === JSON.stringify(now)) return [];
  return [{ to: 'all', message: msg('table.standing', { standing: now }) }];
}

const standingAt = ({ game }: Pick<Loaded, 'game'>, { state }: At): Message | null => game.standing?.(game.rules.view(state, null)) ?? null;

/** A person to ping, with their habits, and when they must not be pinged. */
interface Callee {
  row: PersonRow;
  habits: Habits;
  stops: Stops;
}

/** The reads that decide when a person may be pinged. */
export type CallReads = Pick<Store, 'lastPinged' | 'answers' | 'unheard' | 'gamesOf'>;

/** The table that would ping them, and when. */
export interface CallsAt extends Pick<TableRow, 'id' | 'clock' | 'answers'> {
  now: number;
  /** Pings since this time, in ms since 1970, go with this one: the messages of one look become one. */
  before?: number;
}

/** A player who has taken two turns among this many last answers within a quarter of an hour is playing live. */
const fewAnswers = 30;

/**
 * When a person may be pinged. For anything at a table (`at`), a ping elsewhere that they haven't come for holds the next one back a while, and so do
 * many games; a player who is playing live there is pinged as soon as it is their turn.
 */
export async function callingOf(
  store: Partial<CallReads> & Pick<Store, 'lastPinged'>,
  { row, habits, stops }: Callee,
  at: CallsAt | null = null,
): Promise<Calling> {
  const pings = row.pings ?? habits.pings;
  const pinged = await store.lastPinged(row.user);
  const calling: Calling = { pings, pinged, stops, calledHere: row.pinged, held: null };
  if (at === null || pinged === null || pings !== 'now') return calling;
  const waits = patience(timesOf(at.clock));
  if (pinged + waits <= at.now) return calling;
  const reads = store as CallReads;
  const own = row.seat === null ? stranger : await ownTurns(reads, at, row.seat);
  if (own.turns > 1) return { ...calling, pinged: null };
  const unheard = await unheardElsewhere(reads, row.user, at);
  if (unheard !== null && unheard > own.last) return { ...calling, held: unheard + waits };
  // A player who has just played here still looks at it; and what one look says is one message.
  if (own.last > at.now - apart || pinged >= (at.before ?? Infinity)) return calling;
  return { ...calling, held: pinged + Math.min(waits, pace(await reads.gamesOf(row.user))) };
}

/** A person without a seat has answered nothing there. */
const stranger = { turns: 0, last: Number.NEGATIVE_INFINITY };

/** Whether a person may be pinged by a mention now, not a direct message, for something that holds a game still. */
export const mayBeCalledNow = async (store: CallReads, person: Callee, at: CallsAt): Promise<boolean> =>
  !person.habits.dm && mayBeCalled(await callingOf(store, person, at), at.now) === at.now;

/**
 * The first moment at which a person may be pinged for something that can wait as long as their turn: an invitation, a player whose time is over, a
 * proposal. What comes until then is one message. Null: never.
 */
export const mayBeAsked = async (store: CallReads, person: Callee, at: CallsAt): Promise<number | null> =>
  askAt(await callingOf(store, person, at), at.now);

/** Whether that is now, by a mention and not by a direct message. */
export const mayBeAskedNow = async (store: CallReads, person: Callee, at: CallsAt): Promise<boolean> =>
  !person.habits.dm && (await mayBeAsked(store, person, at)) === at.now;

/** Whether a player may be pinged for their turn by a mention now, and not by a direct message. */
export const mayBeMentioned = async (store: CallReads, person: Callee, at: CallsAt): Promise<boolean> =>
  !person.habits.dm && mayBeCalledHere(await callingOf(store, person, at), at.now) === at.now;

/** How many turns this seat has taken here within a quarter of an hour, and when it last answered; -Infinity: not among the last answers. */
async function ownTurns(store: Pick<Store, 'answers'>, { id, answers, now }: CallsAt, seat: Seat): Promise<{ turns: number; last: number }> {
  const all = await noticed(store, { id, answers }, fewAnswers);
  const recent = all.filter(({ at }) => at > now - apart);
  const turns = recent.filter((one, i) => one.seat === seat && recent[i - 1]?.seat !== seat).length;
  return { turns, last: all.findLast((one) => one.seat === seat)?.at ?? Number.NEGATIVE_INFINITY };
}

/** When another table last pinged them for what they are still asked, in ms since 1970; null: none did. */
async function unheardElsewhere(store: Pick<Store, 'unheard'>, user: string, { id: here, before = Infinity }: CallsAt): Promise<number | null> {
  const calls = (await store.unheard(user)).filter(({ table, pinged }) => table !== here && pinged < before);
  return calls.length === 0 ? null : Math.max(...calls.map(({ pinged }) => pinged));
}

/** Notes that these users are pinged now, and in which turn one of them was reminded; returns the people after that. */
export const notePings = (
  { db, now }: Pick<Work, 'db' | 'now'>,
  table: string,
  people: readonly PersonRow[],
  pings: readonly string[],
  reminded: { user: string; turn: number } | null = null,
): PersonRow[] =>
  people.map((one) => {
    if (!pings.includes(one.user)) return one;
    const noted = { ...one, pinged: now, reminded: reminded?.user === one.user ? reminded.turn : one.reminded };
    db.putPerson(table, noted);
    // From now on this is what keeps others from pinging them.
    db.releaseCall(one.user);
    return noted;
  });
