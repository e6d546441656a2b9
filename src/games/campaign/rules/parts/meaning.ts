/** What a part of a card means to those who do not run it, as plain data: what it would lead to, its signs on the picture, what is said of it. */

import type { Json, Step } from '../../../../kernel/types.ts';
import type { Foresight } from '../../messages.ts';
import type { LooseTile } from '../../state.ts';
import type { Group, Issue, Side, StateId } from '../../vocabulary.ts';

/** A state on which the rest of a card is tried out beforehand. */
export interface Trial {
  /** A copy: what is tried changes nothing but this. */
  tile: LooseTile;
  /** What has been seen to happen so far. */
  seen: Foresight;
  /** Tokens a side would have left. */
  tokens(side: Side): number;
  /** Names a value for the parts that follow. */
  name(as: string, value: Json): void;
  /** An issue is still to be chosen, `turned`: as a direction. Whichever of the two would win the state is seen. */
  either(as: string, turned: boolean): void;
}

/** What a card does wherever it must, without a choice of states: it can be told while the card is still in hand. */
export interface Hit {
  state: StateId;
  /** Blocks of voters won. */
  n: number;
  wins: Side | null;
}

/** A sign on the picture of a card: a number or an arrow, and what it is about: an issue (null: it depends), cards, a group, the news. */
export type Sign =
  | { kind: 'gain'; n: number; issue: Issue | null }
  | { kind: 'shift'; n: number; issue: Issue | null }
  | { kind: 'key' }
  | { kind: 'group' }
  | { kind: 'media' }
  | { kind: 'draw'; n: number }
  /** In how many states; null: as many as were paid for. */
  | { kind: 'times'; n: number | null };

/** An issue as a card names it; `either`: chosen freely; `same`: the one just named. */
export type Aspect = Issue | 'majority' | 'minority' | 'either' | 'same';

/** Who does it: a side by name, or whoever plays the card (or takes the bonus). */
export type Doer = Side | 'me';

interface Deeds {
  gain: { by: Doer; n: number; issue: Aspect };
  take: { by: Doer; n: number; issue: Aspect };
  shift: { n: number; toward: Aspect };
  key: unknown;
  leader: unknown;
  draw: { by: Doer; n: number };
  discard: { by: Doer; n: number };
  'play-one': { by: Doer };
  group: { by: Doer; group: Group };
  'lose-media': unknown;
  stay: unknown;
}
/** What happens, as every language puts it into words. */
export type Deed<D extends keyof Deeds = keyof Deeds> = { [K in D]: { do: K } & Deeds[K] }[D];

/**
 * Where deeds happen: nowhere on the map, in a state the player chooses, in another one, in one where the opponent leads, in several,
 * in one for each card discarded, or in the state the news is about.
 */
export type Where = 'nowhere' | 'one' | 'other' | 'behind' | 'several' | 'paid' | 'affected';

/**
 * What a part brings to the sentence: a deed; or a name for the parts that follow, of an issue or of a place. `times`: in how many states;
 * `inside`: the parts that happen there.
 */
export type Saying = Deed | { issue: Aspect; as: string } | { where: Where; as: string; times?: number; inside?: readonly Step[] };
