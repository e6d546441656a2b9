/** The parts of which strategy cards, news cards and the faces of the die are made. */

import { type Definition, effect, type Ref, type StepMaker } from '../../../../kernel/effect.ts';
import type { Fields, Json, Step } from '../../../../kernel/types.ts';
import type { Campaign } from '../../state.ts';
import type { CardId, Issue, Side, StateId } from '../../vocabulary.ts';
import type { Aspect, Doer, Hit, Saying, Sign, Trial } from './meaning.ts';

/** Fields that a card may leave to be named while it is played; what it prints stands in all others. */
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
/** The same as it is printed: null where it is named while the card is played. */
type WithLate<P> = { [K in keyof P]: K extends keyof Late ? P[K] | null : P[K] };
/** The same as it is told: who and which issue, as the card puts it. */
type Told<P> = { [K in keyof P]: K extends 'by' ? Doer : K extends 'issue' | 'toward' ? Aspect : K extends keyof Late ? P[K] | null : P[K] };
/** The same with all that is known when it is tried out. A part of which something is still open is not tried. */
type Tried<P> = { [K in keyof P]: NonNullable<P[K]> };

/**
 * What a part does (`ask`, `run`), and side by side with it what it means to whoever reads the card or is about to choose. A part that foretells
 * nothing or has no sign says null.
 */
export interface PartDefinition<P extends Fields> extends Definition<Campaign, P> {
  /** What it would do to the state it is about; or, where it leaves no state to choose, to all of them. */
  foresee: ((tried: Trial, fields: Tried<P>) => void) | { everywhere(state: Campaign, fields: Tried<P>): Hit[] } | null;
  sign: ((fields: WithLate<P>) => Sign[]) | null;
  says(fields: Told<P>): Saying;
}

declare const isPart: unique symbol;
/** A step that `part` has made; no other can stand on a card. The mark is for the compiler alone: no step carries it. */
export type PartStep = Step & { readonly [isPart]: true };

interface PartMaker<P extends Fields> extends Pick<StepMaker<P>, 'effect'> {
  (fields: Declared<P>): PartStep;
}

const declared = new Map<string, PartDefinition<Fields>>();

/** Declares a kind of part. Like any effect's, its kind and the names of its fields are a save format. */
export function part<P extends Fields = Record<string, never>>(kind: string, definition: PartDefinition<P>): PartMaker<P> {
  // The steps of a kind carry that kind's fields, and they are parts: they are only made by the maker that is answered here.
  declared.set(kind, definition as unknown as PartDefinition<Fields>);
  return effect<Campaign, P>(kind, definition) as unknown as PartMaker<P>;
}

/** What a step means, where it is a part of a card; undefined of all that stands between the parts. */
export const partOf = (step: Step): PartDefinition<Fields> | undefined => declared.get(step.kind);

/** The fields of a part with what is known by name filled in, and null for what nobody has named yet. */
export function fieldsOf(step: Step, known: Fields = {}): Fields {
  const fields: Fields = {};
  for (const field in step) {
    const ref = refIn(step[field]);
    fields[field] = ref === null ? (step[field] ?? null) : (known[ref] ?? null);
  }
  return fields;
}

/** The name that a field waits for, if it waits for one. */
export const refIn = (value: Json | undefined): string | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && typeof value.ref === 'string' ? value.ref : null;

const isStep = (value: Json): value is Step => typeof value === 'object' && value !== null && !Array.isArray(value) && typeof value.kind === 'string';
const inside = (step: Step): Step[] => Object.values(step).flatMap((value) => (Array.isArray(value) ? value.filter(isStep) : []));

/** These parts and those that happen inside of them. */
export const allOf = (steps: readonly Step[]): Step[] => steps.flatMap((step) => [step, ...allOf(inside(step))]);

/** The signs of these parts, in their order. */
export const signsOf = (steps: readonly Step[]): Sign[] => steps.flatMap((step) => partOf(step)?.sign?.(fieldsOf(step)) ?? []);
