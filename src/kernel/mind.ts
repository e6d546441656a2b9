/** What a game provides so that a computer can play it: what a seat knows, how the unknown may lie, and how good a position is. */
import type { Waiting } from './machine.ts';
import type { Random } from './random.ts';
import type { View } from './rules.ts';
import type { Core, Question, Seat, Viewer } from './types.ts';

/** Replaces, in an information set, anything that its seat may not know: a card, a number, an answer. */
export const hidden = '?';

/** How well a computer plays. */
export type Level = 'novice' | 'regular' | 'expert';

/** How deep a thought goes: as a computer of a level, or `carefully`, as reviews look at each choice and as the bot plays for people who are away. */
export type Depth = Level | 'carefully';

/** How likely each seat is to win, from 0 to 1; the sum is 1. */
export type Chances = { [seat: Seat]: number };

/** What a seat is asked, before anyone has found the words. */
export type Asked = Pick<Question, 'ask' | 'options' | 'min' | 'max'>;

/**
 * A game's part in a computer player. It contains no search and no rules: those belong to the program and to the game. Everything is pure, except
 * where it says what it changes.
 */
export interface Mind<S extends Core = Core> {
  /**
   * Removes from `state`, in place, everything that the viewer may not know and the kernel can't know about: others' cards and the order of piles
   * (`hidden`, or sorted if it is known which they are), and others' secret answers, which are reset to before they were given. For a spectator
   * (null), every seat is another.
   */
  hide(state: S, viewer: Viewer): void;
  /**
   * Fills in everything `hidden`, in place, and shuffles what `hide` has sorted, in one of the ways that agree with all the viewer knows, each about
   * equally likely. Draws only from `random`, and sorts a pool before shuffling it: nothing may leak from where things really are.
   */
  determinize(state: S, viewer: Viewer, random: Random): void;
  /**
   * What a practiced player picks, by rules of thumb, from what the seat sees and is asked; null: no rule says anything. Levels with a `margin` answer
   * that, unless the search finds something better by so much.
   */
  usual?(seen: View, asked: Asked, random: Random): string[] | null;
  /**
   * Whether the asked seat has seen nothing new since its last answer: then `usual` and `policy` are told what it saw before, and must go by what is offered
   * alone to know what it has picked since. Default: never.
   */
  sawNothing?(state: S, asked: Waiting): boolean;
  /**
   * By how much `clock` grows while an expert goes on from the end of each way as if all were practiced players, before it evaluates: then the
   * evaluation needn't foresee what they do. Default: 0; it tries replies instead.
   */
  ahead?: number;
  /** Called only while nobody has won. May look at everything: by then the cards are dealt. */
  evaluate(state: S): Chances;
  /**
   * The parts of a seat's evaluation, by name and in one unit; more is better for the seat. The part that differs most explains why something was
   * done, and opponents read that: so they may only depend on what everyone can see.
   */
  terms?(state: S, seat: Seat): { [term: string]: number };
  /**
   * Grows with each turn of any seat: a thought ends once it has passed. While people prepare side by side, it grows with each thing prepared.
   */
  clock(state: S): number;
  /**
   * How far to believe the chances when showing them to people, from 0 (not at all) to 1 (as they are) and beyond, where good players lose a lead less
   * often: the exponent for which the chances shown come true most often, in all games or by how well is played. The search uses the evaluation as it
   * is. 0 shows none. Default: 1.
   */
  trust?: number | { readonly [L in Level]: number };
  /**
   * The keys of questions in the middle of a turn whose outcome `evaluate` doesn't foresee: a battle to be decided, a card to be taken. Before chances
   * are shown to people, each seat answers them as is best for it.
   */
  pending?: readonly string[];
  /** Fields that never change once the first question is asked (such as printed tables kept in the state): imagined states share them. */
  fixed?: readonly string[];
  /** The levels that people can choose, weakest first: only those of which each was measured to beat the one before. Default: all. */
  levels?: readonly [Level, ...Level[]];
  /**
   * By how much a level must find an answer better than the usual one to give it, in chances to win, instead of the usual margin. Infinite: it only
   * looks at the usual answers to look ahead. `carefully`: instead of the regular's, where the bot plays for somebody.
   */
  margins?: { readonly [D in Depth]?: number };
  /**
   * How many samples to try at a level, instead of the usual number: more if dice decide much and few say little, fewer if each takes long. `carefully`:
   * how many reviews and the bot try where it plays for somebody, instead of the regular's number.
   */
  ways?: { readonly [D in Depth]?: number };
  /** If turns are long and `policy` plays them well, how many of them at most are tried as replies, however long the thought. */
  replies?: number;
  /**
   * The answers worth considering, if there are very many or many amount to the same: each is legal, and there is at least one. Null: all. They must
   * not depend on what the asked seat may not know.
   */
  moves?(state: S, asked: Waiting): string[][] | null;
  /**
   * The keys of questions for which `moves` leaves out answers because they promise little, not because they amount to the same as others. A review
   * compares a good answer with all others there.
   */
  narrows?: readonly string[];
  /** What to pick while nothing is known yet, instead of something at random; null: anything. `seen`: what the asked seat sees. */
  policy?(state: S, asked: Waiting, random: Random, seen: () => View): string[] | null;
}

/** The chances in a finished game: the winners share the victory; if nobody won, all who are left share a draw. */
export function resultOf({ outcome, seats, gone }: Core): Chances {
  const winners = outcome?.winners.length ? outcome.winners : seats.filter((seat) => !gone.includes(seat));
  return Object.fromEntries(seats.map((seat) => [seat, winners.includes(seat) ? 1 / winners.length : 0]));
}
