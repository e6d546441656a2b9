import type { Applied } from '../kernel/run.ts';
import type { Seat } from '../kernel/types.ts';

/** Who presses on an invitation, or sends one, is shown it by the direct reply; the outbox shows it only if that never came. In milliseconds. */
export const replyTime = 10_000;

/** `fresh`: a board post of its own. `waiting`: the living post should say whom the game waits for now. */
export type Posting = 'fresh' | 'waiting' | 'nothing';

/**
 * A board is posted when somebody is newly to act or the game has ended. Where the same seat goes on, it is posted once something
 * irrevocable has happened for all to see and its turn is not in the middle of a card: the stack is no deeper than at the post before.
 */
export function postingAfter(before: { toAct: readonly Seat[]; level: number }, applied: Applied, toAct: readonly Seat[]): Posting {
  const { state, events, barrier } = applied;
  const news = barrier === 'all' && state.stack.length <= before.level && events.some(({ to }) => to === 'all');
  if (state.outcome !== null || news) return 'fresh';
  return postingBetween(before.toAct, toAct);
}

/** What a change of those to act asks for. */
export function postingBetween(before: readonly Seat[], after: readonly Seat[]): Posting {
  if (after.some((seat) => !before.includes(seat))) return 'fresh';
  return before.length === after.length ? 'nothing' : 'waiting';
}
