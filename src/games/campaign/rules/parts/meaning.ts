/** What a part of a card means to code that doesn't run it, as plain data: what it would lead to, its signs on the picture, its words. */

import type { Json, Step } from '../../../../kernel/types.ts';
import type { Foresight } from '../../messages.ts';
import type { LooseTile } from '../../state.ts';
import type { Group, Issue, Side, StateId } from '../../vocabulary.ts';

/** A state on which the rest of a card is tried out in advance. */
export interface Trial {
  /** A copy: trying things changes nothing else. */
  tile: LooseTile;
  /** What has happened to the state so far. */
  seen: Foresight;
  /** The tokens a side would have left. */
  tokens(side: Side): number;
  /** Names a value for the parts that follow. */
  name(as: string, value: Json): void;
  /** An issue is still to be chosen (`turned`: as a direction). Records for both whether they would win the state. */
  either(as: string, turned: boolean): void;
}

/** What a card does without any choice of states: it can be told while the card is still in hand. */
export interface Hit {
  state: StateId;
  /** Blocks of voters won. */
  n: number;
  wins: Side | null;
}

/** A sign on the picture of a card: a number or an arrow, and its subject: an issue (null: it depends), cards, a group, the news. */
export type Sign =
  | { kind: 'gain'; n: number; issue: Issue | null }
  | { kind: 'shift'; n: number; issue: Issue | null }
  | { kind: 'key' }
  | { kind: 'group' }
  | { kind: 'media' }
  | { kind: 'draw'; n: number }
  /** The number of states; null: as many as the player pays for. */
  | { kind: 'times'; n: number | null };

/** An issue as a card names it; `either`: freely chosen; `same`: the one just named. */
export type Aspect = Issue | 'majority' | 'minority' | 'either' | 'same';

/** Who does it: a side by name, or the player of the card (or taker of the bonus). */
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
/** What happens, for each language to put into words. */
export type Deed<D extends keyof Deeds = keyof Deeds> = { [K in D]: { do: K } & Deeds[K] }[D];

/**
 * Where deeds happen: nowhere on the map, in a state the player chooses, in another one, in one where the opponent leads, in several, in one for each
 * card discarded, or in the state the news affects.
 */
export type Where = 'nowhere' | 'one' | 'other' | 'behind' | 'several' | 'paid' | 'affected';

/**
 * What a part adds to the sentence: a deed, or a name for an issue or a place that later parts refer to. `times`: in how many states; `inside`: the
 * parts that happen there.
 */
export type Saying = Deed | { issue: Aspect; as: string } | { where: Where; as: string; times?: number; inside?: readonly Step[] };
