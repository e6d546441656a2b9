/** Options of a game as its texts know them: each has its words, and texts may follow what is chosen. */
import type { StartOptions } from '../kernel/rules.ts';

/** What a list of options is to its words: a choice has values, a toggle has none. */
export type OptionList = readonly { readonly name: string; readonly values?: readonly string[] }[];

/** Options that are not known yet: of any game. */
export type AnyOptions = readonly { readonly name: string; readonly values: readonly string[] }[];

type ValuesOf<One> = One extends { readonly values: readonly (infer Value extends string)[] } ? Value : never;

/** The name to type (lower case, without spaces), the title to read where it differs, a description, and the names of a choice's values. */
interface OptionWords<Value extends string = string> {
  name: string;
  title?: string;
  description: string;
  choices: { [V in Value]: string };
}

/** Words for every option of a list, with a name for every value: what is left out, or there is no more, does not compile. */
export type OptionTexts<O extends OptionList> = O extends readonly []
  ? { readonly [option: string]: never }
  : { [One in O[number] as One['name']]: OptionWords<ValuesOf<One>> };

/** What is in force at a table, by the option's name. */
export type Chosen<O extends OptionList> = string extends O[number]['name']
  ? StartOptions
  : { readonly [One in O[number] as One['name']]: [ValuesOf<One>] extends [never] ? boolean : ValuesOf<One> };

/** A text that options change: `body` where no table is meant says what they change, `at` a table says what is in force there. */
export interface Following<O extends OptionList> {
  body: string;
  at?(chosen: Chosen<O>): string;
}

/** One text for both: `told` of null where no table is meant. */
export const following = <O extends OptionList>(told: (chosen: Chosen<O> | null) => string): Required<Following<O>> => ({
  body: told(null),
  at: (chosen) => told(chosen),
});

/** The text where these options are in force; null: at no table. */
export const toldAt = ({ body, at }: Following<AnyOptions>, chosen: StartOptions | null): string =>
  chosen !== null && at ? at(chosen as Chosen<AnyOptions>) : body;
