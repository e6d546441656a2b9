/** When the channel is told: at once whatever happened for good, by a new board or by an edit of the living one; and how the race stands, where that changed. */
import type { Game } from '../../games/game.ts';
import type { Event, Message, Seat } from '../../kernel/types.ts';
import { msg } from '../model/messages.ts';
import type { TableRow } from '../model/store.ts';
import type { Loaded, Position } from '../work/loaded.ts';
import type { Work } from '../work/work.ts';

/** Who presses on an invitation, or sends one, is shown it by the direct reply; the outbox shows it only if that never came. In milliseconds. */
export const replyTime = 10_000;

/** `fresh`: a board post of its own. `edit`: the living post should tell how things stand now. `minor`: so it should, though a chapter begins. */
export type Posting = 'fresh' | 'edit' | 'minor' | 'nothing';

/** What the rule below looks at. */
export interface Turning {
  before: { toAct: readonly Seat[]; chapter: string | null };
  after: { toAct: readonly Seat[]; chapter: string | null };
  /** What has happened for all to see and was not told, if nobody can take it back any more. */
  news: readonly Message[];
  isOver: boolean;
}

/**
 * A board is posted when the game ends, and when the game's next chapter begins. A game without chapters has one whenever somebody is newly to act
 * or a headline fell. Whatever else is news, or changes whom the game waits for, is told by an edit; so is a chapter of minor things alone.
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

/** The chapter a position stands in, as everybody may know it. */
export const chapterOf = ({ game }: Pick<Loaded, 'game'>, { state }: Pick<Position, 'state'>): string | null =>
  game.chapter?.(game.rules.view(state, null)) ?? null;

/** Queues the board where one is due, after `delay` ms. `messages` is the last one it is to tell. */
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
 * The race as it stands after an answer that changed it: the last line of the post that tells it, and the words of old posts' pictures. The end of a game
 * tells of itself.
 */
export function standingAfter(loaded: Pick<Loaded, 'game'>, before: At, after: At): Event[] {
  const [then, now] = [standingAt(loaded, before), standingAt(loaded, after)];
  if (now === null || after.state.outcome !== null || JSON.stringify(then) === JSON.stringify(now)) return [];
  return [{ to: 'all', message: msg('table.standing', { standing: now }) }];
}

const standingAt = ({ game }: Pick<Loaded, 'game'>, { state }: At): Message | null => game.standing?.(game.rules.view(state, null)) ?? null;
