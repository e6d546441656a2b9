/**
 * A referee is a second implementation of a game's rules that watches the game as the table plays it. It sees what was asked, answered and told, and
 * works out by itself what must follow. It may use nothing of the rules it watches: `rooms.test.ts` checks that.
 */
import type { Decision, Event, Outcome, Seat } from '../../src/kernel/types.ts';

/** How a game began. */
export interface Table {
  /** In turn order. */
  readonly seats: readonly Seat[];
  readonly options: { readonly [name: string]: string | boolean };
  /** The winner of the previous game, for rules that remember it. */
  readonly champion: Seat | null;
}

/** A deed: an answer, standing orders left, a seat's leaving, an answer ahead, or an agreement of all (`back`: moves taken back; `draw`). */
export interface Deed {
  readonly kind: 'answer' | 'orders' | 'resign' | 'ahead' | 'back' | 'draw';
  readonly seat: Seat;
  /** The options' ids; for an answer ahead, the question's id first. */
  readonly picked: readonly string[];
}

/** One deed and its results, until a seat is asked again. */
export interface Moment {
  /** Null at the beginning of the game. */
  readonly deed: Deed | null;
  /** The question that was answered, as it was asked; null if there was none. */
  readonly asked: Decision | null;
  /** Everything told since, in order. The channel reads what is told to all. */
  readonly told: readonly Event[];
  /** Every question open now, with all its options. */
  readonly open: readonly Decision[];
  /** The table as a spectator sees it. */
  readonly seen: { readonly [field: string]: unknown };
  readonly outcome: Outcome | null;
}

/** Watches one game. */
export interface Judge {
  /** The violations in this moment, a sentence each. May throw if the log cannot be followed, which is a violation, too. */
  see(moment: Moment): string[];
  /** Questions whose options were compared so far, and anything else worth counting. */
  readonly counts: { questions: number; [what: string]: number };
}

/** `tests/referee/<game>/index.ts` exports one as `referee`; the folder is named like the game's folder in `src/games`. */
export interface Referee {
  /** The game's command. */
  readonly game: string;
  /** Ids of options that would end most random games early, so they are rarely picked. */
  readonly rare?: readonly string[];
  watch(table: Table): Judge;
}

/** What everyone was told, in order. */
export const toAll = ({ told }: Moment) => told.flatMap(({ to, message }) => (to === 'all' ? [message] : []));
