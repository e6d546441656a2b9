/** A game's options as its texts see them: each has its words, and texts may depend on what is chosen. */
import type { StartOptions } from '../kernel/rules.ts';

/** What matters about options to their words: a choice has values, a toggle has none. */
export type OptionList = readonly { readonly name: string; readonly values?: readonly string[] }[];

/** The options of any game, when the game isn't known yet. */
export type AnyOptions = readonly { readonly name: string; readonly values: readonly string[] }[];

type ValuesOf<One> = One extends { readonly values: readonly (infer Value extends string)[] } ? Value : never;

/** The name to type (lower case, without spaces), the title to read if that differs, a description, and the names of a choice's values. */
interface OptionWords<Value extends string = string> {
  name: string;
  title?: string;
  description: string;
  choices: { [V in Value]: string };
}

/** Words for every option of a list, with a name for every value: a missing or an obsolete one doesn't compile. */
export type OptionTexts<O extends OptionList> = O extends readonly []
  ? { readonly [option: string]: never }
  : { [One in O[number] as One['name']]: OptionWords<ValuesOf<One>> };

/** The options in force at a table, by name. */
export type Chosen<O extends OptionList> = string extends O[number]['name']
  ? StartOptions
  : { readonly [One in O[number] as One['name']]: [ValuesOf<One>] extends [never] ? boolean : ValuesOf<One> };

/** A text that depends on options: without a table, `body` says what they change; for a table, `at` says what is in force there. */
export interface Following<O extends OptionList> {
  body: string;
  at?(chosen: Chosen<O>): string;
}

/** One text for both: `told` gets null if there is no table. */
export const following = <O extends OptionList>(told: (chosen: Chosen<O> | null) => string): Required<Following<O>> => ({
  body: told(null),
  at: (chosen) => told(chosen),
});
