/**
 * What a referee is: a second implementation of a game's rules that watches the game as the table plays it. It sees what was asked, answered and told,
 * and works out by itself what must follow. Nothing of the rules it watches may come to it: `rooms.test.ts` holds that.
 */
import type { Decision, Event, Outcome, Seat } from '../../src/kernel/types.ts';

/** How a game began. */
export interface Table {
  /** In turn order. */
  readonly seats: readonly Seat[];
  readonly options: { readonly [name: string]: string | boolean };
  /** Whoever won the game before, for rules that remember it. */
  readonly champion: Seat | null;
}

/** Something that was done: an answer, standing orders left, the table left, an answer ahead, or what all agreed on (`back`: moves were taken back; `draw`). */
export interface Deed {
  readonly kind: 'answer' | 'orders' | 'resign' | 'ahead' | 'back' | 'draw';
  readonly seat: Seat;
  /** The options' ids; of an answer ahead, the question's id first. */
  readonly picked: readonly string[];
}

/** One deed and what came of it, until somebody is asked again. */
export interface Moment {
  /** Null as the game begins. */
  readonly deed: Deed | null;
  /** The question that was answered, as it was put; null where nobody asked. */
  readonly asked: Decision | null;
  /** All that was told since, in order. The channel reads what is told to all. */
  readonly told: readonly Event[];
  /** All that is asked now, with every option. */
  readonly open: readonly Decision[];
  /** The table as somebody sees it who only watches. */
  readonly seen: { readonly [field: string]: unknown };
  readonly outcome: Outcome | null;
}

/** Watches one game. */
export interface Judge {
  /** What is against the rules in this moment, a sentence each. May throw where the log cannot be followed: that is a violation, too. */
  see(moment: Moment): string[];
  /** Questions whose options were compared, and whatever else is worth counting, so far. */
  readonly counts: { questions: number; [what: string]: number };
}

/** `tests/referee/<game>/index.ts` exports one as `referee`; the folder is called as the game's folder in `src/games`. */
export interface Referee {
  /** The game's command. */
  readonly game: string;
  /** Ids of options that would end most random games early: they are taken rarely. */
  readonly rare?: readonly string[];
  watch(table: Table): Judge;
}

/** What everybody was told, in order. */
export const toAll = ({ told }: Moment) => told.flatMap(({ to, message }) => (to === 'all' ? [message] : []));
