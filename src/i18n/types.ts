import type { Message, Seat } from '../kernel/types.ts';
import type { Forms, FormsOfName, Lang } from './languages.ts';
import type { AnyOptions, Following, OptionList, OptionTexts } from './options.ts';

export type { Forms } from './languages.ts';
export { type Lang, langs } from './languages.ts';

/** One seat, or several of which the same is said at once. */
export type Who = Seat | readonly Seat[];

/** Turns messages into sentences of one language, with the names of one table's players. A folder that counts says of which: `Say<'en'>`. */
export interface Say<L extends Lang = Lang> {
  (message: Message): string;
  lang: Lang;
  /** The name of the character a seat plays: «Obama», «Candidate A». */
  seat(seat: Seat): string;
  /** What a button is called, bold, by the key of its label: sentences name buttons by nothing else. */
  label(key: `${string}.button.${string}`): string;
  /** The name of whoever sits there: «Ada»; the character's name where nobody does. Several seats are listed: «Ada, Ben and Cleo». */
  player(who: Who): string;
  /** The form of a verb for one seat or for several: `agree(who, 'shows', 'show')`. */
  agree(who: Who, one: string, several: string): string;
  /** The forms of a name in this language, with its article or in its cases: `forms(title, '**').of` is «du **Jeu du Président**» in French. */
  forms(name: string, mark?: '' | '**'): FormsOfName<L>;
  /** What belongs to somebody, as the language says it: «Ada’s», «d’Ada», «de Ben». Takes the name, not the seat. */
  of(name: string): string;
  /** A clause as a sentence of its own: with its capital and its full stop, or what else the language has. */
  sentence(clause: string): string;
  /** A sentence without what ends it. */
  clause(sentence: string): string;
  /** A sentence that begins with no name, inside another one: «Bonus: draw a card». */
  inside(sentence: string): string;
  /** The text with its first letter a capital. */
  capital(text: string): string;
  /** All of it in capitals. */
  capitals(text: string): string;
  /** One or two characters for a player's token in pictures: the initial of the name, a second letter where two begin alike. */
  token(seat: Seat): string;
  /** The name of a card, a state, a city … by its permanent id, from the game's text files. */
  title(id: string): string;
  /** Several of these names as a list. */
  titles(ids: readonly string[]): string;
  /** «a, b and c». */
  list(items: readonly string[]): string;
  /** A number as the language writes it. */
  number(n: number): string;
  /** The form for `n` things, by the language's own categories: `plural(n, { one: 'card', other: 'cards' })`. */
  plural(n: number, forms: Forms<L>): string;
}

/** One sentence: from its arguments, in one language. */
type Phrase<A, L extends Lang> = (args: A, say: Say<L>) => string;

/** All sentences of one catalogue. `M` maps each key to its arguments; each language has an object of this type. */
export type Phrases<M, L extends Lang = Lang> = { [K in keyof M]: Phrase<M[K], L> };

/**
 * What is said below a question the first time somebody meets one of its kind, by the key of what it asks: in one line, what the numbers mean and what
 * to look at. Null: it needs none. A phrase takes its example from what is asked, so that it names only what is on offer; it may need none here, and
 * gives null. Every `ask.…` of a game's messages has its entry.
 */
export type Firsts<M> = string extends keyof M
  ? { readonly [ask: string]: First<never> }
  : { readonly [K in keyof M as K extends `ask.${string}` ? K : never]: First<M[K]> };
export type First<A> = string | null | ((args: A, say: Say) => string | null);

/** What How to play and the lesson say, in Discord's markdown; for somebody who at most knows the board game. */
export interface GuideTexts<O extends OptionList = AnyOptions> {
  /** The aim of the game in one line. */
  aim: Following<O>;
  /** Beside the pictures of the game's `guide`, in their order: a title, and at most 600 characters. */
  pages: readonly ({ title: string } & Following<O>)[];
  /** For each answer the learner gives: what to look at, and why to press what the lesson then names; at most 600 characters. */
  steps: readonly string[];
  /** After the last of them: what came of it, and what is left to learn. */
  end: string;
}

/** A page of rules, reachable by its title, that no option changes. Plain Discord markdown, at most 3,500 characters. */
export interface FixedTopic {
  id: string;
  title: string;
  body: string;
  /** Other words it is looked up by: the printed English terms in French, the names of cards it speaks of. */
  words?: readonly string[];
  /** The game's standing orders follow, from the one list there is of them. */
  list?: 'orders';
}

/** A page of rules. */
export interface Topic<O extends OptionList = AnyOptions> extends FixedTopic, Following<O> {
  /** The options it is about: shown from a table, it ends with what is chosen there. Every option of a game has such a page. */
  about?: readonly O[number]['name'][];
}

/** Everything a game says in one language: of its messages and of its options, each with all its words. */
export interface GameTexts<M = { [key: string]: never }, O extends OptionList = string extends keyof M ? AnyOptions : readonly []> {
  title: string;
  /** What is typed after the slash in this language, where it is not the game's own `command`. */
  command?: string;
  /** One sentence for the list of commands, at most 100 characters. */
  pitch: string;
  phrases: Phrases<M>;
  /** What explains a kind of question to whoever has never met it. */
  firsts: Firsts<M>;
  guide: GuideTexts<O>;
  /** Names by permanent id: seats, cards, states, groups … */
  names: { [id: string]: string };
  /** The start command's options. */
  options: OptionTexts<O>;
  topics: Topic<O>[];
  /** What the terms of the game's mind are called: «cards in hand» in «mainly for cards in hand». */
  reasons?: { [term: string]: string };
  /** What the menu of seats says, where seats can be chosen: «Choose your candidate». */
  chooseSeat?: string;
  /** What is printed, what is reconstructed, who made the game. Shown with the rules. */
  credits: string;
}
