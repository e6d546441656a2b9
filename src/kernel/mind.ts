/** What a game says so that a computer can play it: what a seat knows, how what it does not know may lie, and how good a position is. */
import type { Waiting } from './machine.ts';
import type { Random } from './random.ts';
import type { Core, Seat, Viewer } from './types.ts';

/** Stands in a known state for whatever its seat may not know: a card, a number, an answer. */
export const hidden = '?';

/** How likely each seat is to win, from 0 to 1; together 1. */
export type Chances = { [seat: Seat]: number };

/**
 * A game's part in a computer player. There is no search in it and no rule: those are the program's and the game's own. Everything is pure but for
 * what it says it changes.
 */
export interface Mind<S extends Core = Core> {
  /**
   * Takes out of `state`, in place, all that the viewer may not know and the kernel cannot know of: cards others hold and the order of piles (`hidden`, or
   * sorted where what they are is known), and what others have answered in secret, which is put back as it was before they answered. To a spectator
   * (null) every seat is another.
   */
  hide(state: S, viewer: Viewer): void;
  /**
   * Fills whatever is `hidden` in place, and shuffles what `hide` has sorted, in one of the ways that agree with all the viewer knows, each about as
   * likely. It draws from `random` alone, and sorts a pool before it shuffles it: nothing must come through from where things really are.
   */
  determinize(state: S, viewer: Viewer, random: Random): void;
  /** Called only while nobody has won. It may look at everything: the cards are dealt out then. */
  evaluate(state: S): Chances;
  /**
   * What the evaluation of a seat is made of, in named parts of one unit, the greater the better for it. The largest difference they make tells why
   * something was done, and opponents read that: they may only be made of what everybody can see.
   */
  terms?(state: S, seat: Seat): { [term: string]: number };
  /** Grows by each turn, of whoever: a thought ends where it has passed. While people prepare side by side it grows with each thing prepared. */
  clock(state: S): number;
  /**
   * How far the chances can be believed where they are told to people, from 0 (not at all) to 1 (as they are): the exponent that makes those told in games
   * come true most often. The search goes by the evaluation as it is. 1, unless it is said.
   */
  trust?: number;
  /** Fields that never change once the first question is asked (printed tables, where the state keeps them): what is made up shares them. */
  fixed?: readonly string[];
  /** Where dice decide much, a few ways tell little: at least so many are tried, by the name of the level. */
  ways?: { readonly [level: string]: number };
  /** Where turns are long and `policy` plays them well, at most so many of them are tried as replies, however much is thought. */
  replies?: number;
  /**
   * The answers worth thinking about, where there are very many or many come to the same: each can be given, and there is at least one. Null: all. They
   * must not depend on what the seat asked may not know.
   */
  moves?(state: S, asked: Waiting): string[][] | null;
  /** What is picked where nothing is known yet, in place of anything at random; null: anything. */
  policy?(state: S, asked: Waiting, random: Random): string[] | null;
}

/** The chances in a game that is over: the winners share the victory, and where nobody won, all who are left share a draw. */
export function resultOf({ outcome, seats, gone }: Core): Chances {
  const winners = outcome?.winners.length ? outcome.winners : seats.filter((seat) => !gone.includes(seat));
  return Object.fromEntries(seats.map((seat) => [seat, winners.includes(seat) ? 1 / winners.length : 0]));
}
