/** Strategy cards, and the parts that make up these, news cards and the faces of the die: how they are declared and looked up. */
import { bound, type Definition, effect, type Ref, type StepMaker } from '../../../../kernel/rules.ts';
import type { Fields, Json, Step } from '../../../../kernel/types.ts';
import { needed } from '../../../kit/lookup.ts';
import type { Campaign } from '../../state.ts';
import type { CardId, CardType, Issue, Lasting, Side, StateId } from '../../vocabulary.ts';
import type { Aspect, Doer, Hit, Saying, Sign, Trial } from '../parts/meaning.ts';

/** Fields that a card may leave to be named while it is played; all other fields are printed. */
interface Late {
  by: Side;
  in: StateId | null;
  than: StateId | null;
  issue: Issue | null;
  toward: Issue | null;
  times: number;
  of: CardId[];
}
/** A part as a card declares it. */
type Declared<P> = { [K in keyof P]: K extends keyof Late ? P[K] | Ref : P[K] };
/** A part as printed: null for fields named while the card is played. */
type WithLate<P> = { [K in keyof P]: K extends keyof Late ? P[K] | null : P[K] };
/** A part as told: who does it and on which issue, as the card puts it. */
type Told<P> = { [K in keyof P]: K extends 'by' ? Doer : K extends 'issue' | 'toward' ? Aspect : K extends keyof Late ? P[K] | null : P[K] };
/** A part with all its fields known, for trying it out. A part with open fields is not tried. */
type Tried<P> = { [K in keyof P]: NonNullable<P[K]> };

/**
 * What a part does (`ask`, `run`), next to what it means to a player who reads the card or is about to choose. A part that foresees nothing or has no
 * sign says null.
 */
export interface PartDefinition<P extends Fields> extends Definition<Campaign, P> {
  /** What it would do to the state it concerns; or to all of them, if it leaves no state to choose. */
  foresee: ((tried: Trial, fields: Tried<P>) => void) | { everywhere(state: Campaign, fields: Tried<P>): Hit[] } | null;
  sign: ((fields: WithLate<P>) => Sign[]) | null;
  says(fields: Told<P>): Saying;
}

declare const isPart: unique symbol;
/** A step made by `part`; cards accept no others. The mark exists only for the compiler: no step carries it. */
export type PartStep = Step & { readonly [isPart]: true };

interface PartMaker<P extends Fields> extends Pick<StepMaker<P>, 'effect'> {
  (fields: Declared<P>): PartStep;
}

const kinds = new Map<string, PartDefinition<Fields>>();

/** Declares a kind of part. Like any effect's, its kind and the names of its fields are a save format. */
export function part<P extends Fields = Record<string, never>>(kind: string, definition: PartDefinition<P>): PartMaker<P> {
  // The steps of a kind carry that kind's fields and are parts, because only the maker returned here makes them.
  kinds.set(kind, definition as unknown as PartDefinition<Fields>);
  return effect<Campaign, P>(kind, definition) as unknown as PartMaker<P>;
}

/** What a step means, if it is a part of a card; undefined for steps between the parts. */
export const partOf = (step: Step): PartDefinition<Fields> | undefined => kinds.get(step.kind);

/** The fields of a part with known names filled in, and null for names not bound yet. */
export function fieldsOf(step: Step, known: Fields = {}): Fields {
  const fields: Fields = {};
  for (const field in step) {
    const ref = refIn(step[field]);
    fields[field] = ref === null ? (step[field] ?? null) : (known[ref] ?? null);
  }
  return fields;
}

/** The name that a field waits for, if any. */
export const refIn = (value: Json | undefined): string | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && typeof value.ref === 'string' ? value.ref : null;

const isStep = (value: Json): value is Step => typeof value === 'object' && value !== null && !Array.isArray(value) && typeof value.kind === 'string';
const inside = (step: Step): Step[] => Object.values(step).flatMap((value) => (Array.isArray(value) ? value.filter(isStep) : []));

/** These parts and all parts nested inside them. */
export const allOf = (steps: readonly Step[]): Step[] => steps.flatMap((step) => [step, ...allOf(inside(step))]);

/** The signs of these parts, in their order. */
export const signsOf = (steps: readonly Step[]): Sign[] => steps.flatMap((step) => partOf(step)?.sign?.(fieldsOf(step)) ?? []);

export interface Card {
  id: CardId;
  side: Side;
  type: CardType;
  /** Marked with the star: part of the starter deck. */
  starter: boolean;
  /** Other cards to discard before anything else happens. */
  cost: number | 'any';
  /** Bears the die: Going Negative at the end of the turn. */
  negative: boolean;
  lasting: Lasting | null;
  /** What we made up: the title, and so the effect as well, or the effect under a printed title; null: neither. */
  ours: 'title' | 'effect' | null;
  /** What the card does, part by part, in the printed order. */
  play: PartStep[];
}

/** In a card's parts, the player of the card. */
export const me = bound('me');
/** The state that the card chose, and a second one. */
export const s = bound('s');
export const t = bound('t');
/** The issue that the card chose or read. */
export const issue = bound('issue');

const declared = new Map<CardId, Card>();

type CardHead = Pick<Card, 'type'> & Partial<Pick<Card, 'starter' | 'cost' | 'negative' | 'lasting' | 'ours'>>;

/** Declares a card: what is printed beside its title, and what it does. By default it has no star, no cost and no die, and its title is printed. */
export function card(id: CardId, printed: CardHead, play: PartStep[]): Card {
  const side = id.startsWith('O') ? 'obama' : 'mccain';
  const made: Card = { id, side, starter: false, cost: 0, negative: false, lasting: null, ours: null, ...printed, play };
  if (declared.has(id)) throw new Error(`Two cards are called '${id}'.`);
  declared.set(id, made);
  return made;
}

export const cardOf = (id: CardId): Card => needed(declared.get(id), 'card', id);
