/** What computers tell players: hints, why one of them moved as it did, and where a try-out leads. Nothing of it is stored. */
import type { Decision, Event, Message, Seat } from '../../kernel/types.ts';
import type { Asked, Snapshot } from './types.ts';

/** What a computer would answer for a player, for their eyes only. */
export interface Hint {
  decision: Decision;
  /** Ids of its options. */
  picked: string[];
  /** What they would pick after it, as ids of this question's options or of later ones: the rest of a plan. */
  plan: string[][];
  /** Their chance to win, from 0 to 1, as far as they can know; null: there is no choice, or nobody can tell in this game. */
  chance: number | null;
  /** There is no choice. */
  only: boolean;
  /** The next best answer, and how much less it wins, from 0 to 1; `by` null: too little to tell. Null: there is none. */
  second: { picked: string[]; by: number | null } | null;
  /** The reason a player would give, as the game says it; null: there is none. */
  reason: Message | null;
}

/** Why a computer played its last turn as it did, as everyone can see. */
export interface Explained {
  seat: Seat;
  /** The reason a player would give, as the game says it; null: none is true of the turn. */
  reason: Message | null;
  /** What everyone was told of it, in order. */
  did: Message[];
}

/**
 * Where a try-out is, as its player sees it: they play on alone from their question, in a game that is imagined from what they know. Two games that
 * they can't tell apart lead to the same one.
 */
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
