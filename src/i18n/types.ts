import type { Message, Seat } from '../kernel/types.ts';
import type { Forms, FormsOfName, Lang } from './languages.ts';
import type { AnyOptions, Following, OptionList, OptionTexts } from './options.ts';

export type { Forms } from './languages.ts';
export { type Lang, langs } from './languages.ts';

/** One seat, or several about which the same is said together. */
export type Who = Seat | readonly Seat[];

/**
 * Turns messages into sentences of one language, with the names of one table's players. A folder that uses plurals says in which language:
 * `Say<'en'>`.
 */
export interface Say<L extends Lang = Lang> {
  (message: Message): string;
  lang: Lang;
  /** The name of the character a seat plays: “Obama”, “Candidate A.” */
  seat(seat: Seat): string;
  /** A button's label in bold, by its key: the only way for sentences to name buttons. */
  label(key: `${string}.button.${string}`): string;
  /** The name of the person who sits there: “Ada”; the character's name if nobody does. Several seats are listed: “Ada, Ben, and Cleo.” */
  player(who: Who): string;
  /** The form of a verb for one seat or for several: `agree(who, 'shows', 'show')`. */
  agree(who: Who, one: string, several: string): string;
  /** The forms of a name in this language, with its article or in its cases: `forms(title, '**').of` is «du **Jeu du Président**» in French. */
  forms(name: string, mark?: '' | '**'): FormsOfName<L>;
  /** The possessive of a name, as in this language: “Ada’s”, «d’Ada», «de Ben». Takes the name, not the seat. */
  of(name: string): string;
  /** A clause as a sentence: with its capital and its full stop, or the language's equivalents. */
  sentence(clause: string): string;
  /** A sentence without its ending. */
  clause(sentence: string): string;
  /** A sentence that doesn't begin with a name, inside another one: “Bonus: draw a card.” */
  inside(sentence: string): string;
  /** The text with its first letter capitalized. */
  capital(text: string): string;
  /** The whole text in capitals. */
  capitals(text: string): string;
  /** One or two characters for a player's token in pictures: the initial of the name, and a second letter if two begin alike. */
  token(seat: Seat): string;
  /** The name of a card, a state, a city … by its permanent id, from the game's text files. */
  title(id: string): string;
  /** Several of these names, as a list. */
  titles(ids: readonly string[]): string;
  /** A list: `a, b, and c`. */
  list(items: readonly string[]): string;
  /** A number as the language writes it. */
  number(n: number): string;
  /** The form for `n` things, by the language's own categories: `plural(n, { one: 'card', other: 'cards' })`. */
  plural(n: number, forms: Forms<L>): string;
}

/** One sentence in one language, made from its arguments. */
type Phrase<A, L extends Lang> = (args: A, say: Say<L>) => string;

/** All sentences of one catalogue. `M` maps each key to its arguments; each language has an object of this type. */
export type Phrases<M, L extends Lang = Lang> = { [K in keyof M]: Phrase<M[K], L> };

/**
 * Shown below a question the first time a player meets one of its kind, by the key of what it asks: one line on what the numbers mean and what to
 * look at. Null: it needs none. A phrase takes its example from the question, so that it only names what is on offer; it returns null if it needs
 * none here. Every `ask.…` of a game's messages has its entry.
 */
export type Firsts<M> = string extends keyof M
  ? { readonly [ask: string]: First<never> }
  : { readonly [K in keyof M as K extends `ask.${string}` ? K : never]: First<M[K]> };
export type First<A> = string | null | ((args: A, say: Say) => string | null);

/** What How to play and the lesson say, in Discord's markdown; for readers who know the board game at most. */
export interface GuideTexts<O extends OptionList = AnyOptions> {
  /** The aim of the game in one line. */
  aim: Following<O>;
  /** Beside the pictures of the game's `guide`, in order: a title, and at most 600 characters. */
  pages: readonly ({ title: string } & Following<O>)[];
  /** For each answer the learner gives: what to look at, and why to press what the lesson then names; at most 600 characters. */
  steps: readonly string[];
  /** After the last step: the result, and what is left to learn. */
  end: string;
}

/** A page of rules, found by its title, that doesn't depend on any option. Plain Discord markdown, at most 3,500 characters. */
export interface FixedTopic {
  id: string;
  title: string;
  body: string;
  /** Other words to find it by: the printed English terms in French, the names of cards it mentions. */
  words?: readonly string[];
  /** Appends the game's standing orders, from their only list. */
  list?: 'orders';
}

/** A page of rules. */
export interface Topic<O extends OptionList = AnyOptions> extends FixedTopic, Following<O> {
  /** The options it is about: when shown for a table, it ends with what is chosen there. Every option of a game has such a page. */
  about?: readonly O[number]['name'][];
}

/** Everything a game says in one language: all words for its messages and options. */
export interface GameTexts<M = { [key: string]: never }, O extends OptionList = string extends keyof M ? AnyOptions : readonly []> {
  title: string;
  /** What to type after the slash in this language, if that isn't the game's own `command`. */
  command?: string;
  /** One sentence for the list of commands, at most 100 characters. */
  pitch: string;
  phrases: Phrases<M>;
  /** Explains a kind of question to players who have never met it. */
  firsts: Firsts<M>;
  guide: GuideTexts<O>;
  /** Names by permanent id: seats, cards, states, groups … */
  names: { [id: string]: string };
  /** The start command's options. */
  options: OptionTexts<O>;
  topics: Topic<O>[];
  /** The names of the terms of the game's mind: “cards in hand” in “mainly for cards in hand.” */
  reasons?: { [term: string]: string };
  /** What passing up a move for one of the game's reasons teaches, by the reason's key: one or two sentences for “Try next time.” */
  tips?: { [reason: string]: string };
  /** The prompt of the menu of seats, if seats can be chosen: “Choose your candidate.” */
  chooseSeat?: string;
  /** What is printed, what is reconstructed, who made the game. Shown with the rules. */
  credits: string;
}
