/** How the race stands, kept where an answer changed it: the last line of the post that tells it, and the words of old posts' pictures. */
import type { Event, Message } from '../../kernel/types.ts';
import { msg } from '../model/messages.ts';
import type { Loaded, Position } from '../work/loaded.ts';

type At = Pick<Position, 'state'>;

/** The race as it stands after an answer that changed it. The end of a game tells of itself. */
export function standingAfter(loaded: Pick<Loaded, 'game'>, before: At, after: At): Event[] {
  const [then, now] = [standingAt(loaded, before), standingAt(loaded, after)];
  if (now === null || after.state.outcome !== null || JSON.stringify(then) === JSON.stringify(now)) return [];
  return [{ to: 'all', message: msg('table.standing', { standing: now }) }];
}

const standingAt = ({ game }: Pick<Loaded, 'game'>, { state }: At): Message | null => game.standing?.(game.rules.view(state, null)) ?? null;
