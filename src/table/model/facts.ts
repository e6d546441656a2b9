/**
 * What everyone may know of a table, just as it is stored: each field with its value at the beginning. A field added here is public: whoever may
 * see the table may read it. What only some may know, or is shown in another form, is declared in `store/rows.ts` and `types.ts`.
 */
import type { Outcome, Seat } from '../../kernel/types.ts';

/** A pause that one player took alone: it ends at `until`, in ms since 1970, or when they play or end it. */
export interface Rest {
  by: string;
  until: number;
}

export type Phase = 'gathering' | 'playing' | 'over' | 'closed';

/** The public facts of a table. Their values are replaced, never changed in place. */
export interface Facts {
  phase: Phase;
  toAct: Seat[];
  /** Since when each of them is waited for, in ms since 1970. */
  since: { [seat: Seat]: number };
  /** The clock they play by, such as `24+12` (`clock/clock.ts`), or `none`. */
  clock: string;
  /** Since when the clocks are paused, in ms since 1970: by agreement, or because one player has paused alone. */
  paused: number | null;
  /** The player who paused alone and until when, while that lasts; otherwise everyone agreed to the pause. */
  rest: Rest | null;
  /** The seats that are played by default until their players are back. */
  away: Seat[];
  outcome: Outcome | null;
  /** The table of which this one is the rematch. */
  previous: string | null;
  /** Whether players may try moves out, as the host chose; null: nobody has chosen, so where the game counts for no rating (`mayTryOut`). */
  tryOuts: boolean | null;
}

/** The facts of a table that has just been opened. */
export const firstFacts: Facts = {
  phase: 'gathering',
  toAct: [],
  since: {},
  clock: 'none',
  paused: null,
  rest: null,
  away: [],
  outcome: null,
  previous: null,
  tryOuts: null,
};

const names = Object.keys(firstFacts) as (keyof Facts)[];

/** A table's facts, and nothing else that is stored about it. */
export const factsOf = (table: Facts): Facts =>
  // One entry for each key of `Facts`: the type of `fromEntries` can't say so.
  Object.fromEntries(names.map((name) => [name, table[name]])) as unknown as Facts;
