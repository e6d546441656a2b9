/** A try-out: a player plays on alone from their question, in a game that is imagined from what they know. Nothing of it is stored. */
import type { Event } from '../../kernel/types.ts';
import type { Asked, Snapshot } from './types.ts';

/** Where a try-out is, as its player sees it. Two games that they can't tell apart lead to the same one. */
export interface TryOut {
  /** The imagined game; the `ref` of its question names the place reached, and answers there carry it. */
  snapshot: Snapshot;
  /** What the last answer led to, up to this question. */
  events: Event[];
  /** The real question, and the answer to it that was tried first; null: none yet. */
  first: { asked: Asked; picked: string[] } | null;
  /** The place one answer earlier; null: this is the real question. */
  back: string | null;
  /** The same first answer with other cards and other luck. */
  other: string | null;
  /** The player's chance to win from here, from 0 to 1, by what they would know; null: the game would be over, or it can't be assessed. */
  chance: number | null;
  /** Why nothing is asked here: the game would be over, a reference has no room for more, or the others would play on for too long. */
  end: 'over' | 'far' | 'long' | null;
}
