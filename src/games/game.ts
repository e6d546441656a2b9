import { inEachLanguage, langs } from '../i18n/languages.ts';
import type { GameTexts, Lang, Say } from '../i18n/types.ts';
import { typesetTexts } from '../i18n/typeset.ts';
import type { Mind } from '../kernel/mind.ts';
import type { Random } from '../kernel/random.ts';
import { defineRules, type Rules, type Runnable, type StartOptions, type View } from '../kernel/rules.ts';
import type { Core, Decision, Message, Option, Seat } from '../kernel/types.ts';
import type { Course, Tally } from '../scene/race-line.ts';
import type { Box, Scene } from '../scene/types.ts';
import type { ComponentTable } from './values.ts';

/**
 * An option of the start command. Its texts are in `GameTexts.options`. `among`: what is preselected among so many people, where that is not `initial`;
 * `overDays`: among any number, in a game that is played over days.
 */
export type StartOption =
  | {
      readonly name: string;
      readonly kind: 'choice';
      readonly values: readonly string[];
      readonly initial: string;
      readonly among?: { readonly [people: number]: string };
    }
  | {
      readonly name: string;
      readonly kind: 'toggle';
      readonly initial: boolean;
      readonly among?: { readonly [people: number]: boolean };
      readonly overDays?: boolean;
    };

/** Every option as it is preselected among so many people, at one sitting or over days. */
export const preselected = ({ options }: Pick<GameDefinition<Core, View>, 'options'>, people: number, overDays = false): StartOptions =>
  Object.fromEntries(
    options.map(({ name, initial, among, ...more }) => {
      const days = overDays && 'overDays' in more ? more.overDays : undefined;
      return [name, days ?? among?.[people] ?? initial];
    }),
  );

interface Wishes {
  /** The option whose value is the host's seat, where there is one: it and the host's wish are the same thing. */
  hostOption?: string;
}

/** What stands beside a view when a board is drawn: who must act, and what the viewer is being asked about. */
export interface Now {
  toAct: Seat[];
  /** `about` of the options the viewer may pick now: worth a highlight. */
  about: string[];
  /** How the race went, of a game that is over: for the picture of its end. Left out where nobody can know: it began under older rules. */
  course?: Course;
}

/** The picture of a question: what it is about and what each answer leads to, on a part of a phone's screen. */
export interface Sketch {
  /** Of 1,200 pixels' width at most 1,100 high where nothing is told below it. */
  scene: Scene;
  /** The ids of the options whose consequences it shows: no line below it tells them again, nor do their names stand whole on numbered buttons. */
  tells: readonly string[];
  /**
   * It says what each option is, so that names are short beside it and few groups have a heading; of `all`, what is at stake as well: then the question’s
   * first sentence is enough. The rest stands behind *More*.
   */
  says?: 'options' | 'all';
}

/** The picture of what a post decided: the card and what it moved, the state that turned, the duel with its dice, the way of a pawn. */
export interface Highlight {
  /**
   * At an instant from 0, as it was before, to 1, as it ended: that one is also shown alone, so it tells what was before as well. 1,200 pixels wide, at most
   * 440 high, of one size throughout. */
  at(progress: number): Scene;
}

/** What of a decision a picture may be made of. */
export type Posed = Pick<Decision, 'ask' | 'options' | 'min' | 'max'>;

/** What an option leads to, without its name; '' where nothing is to be said. */
export const detailOf = ({ detail }: Pick<Option, 'detail'>, say: Say): string => (detail ? say(detail) : '');

/**
 * One game: its rules, and how it looks and speaks. This is all that the rest of the program knows of a game.
 * `defineGame` in a game's `game.ts` and one line in `games/index.ts` are what a new game needs.
 */
export interface GameDefinition<S extends Core, V extends View> {
  rules: Rules<S, V>;
  /** The slash command, without the slash; also the game's permanent id. */
  command: string;
  /** In `options.ts`, which types their texts. */
  options: readonly StartOption[];
  /** The seats of `people` players, the host's first, the others' as they joined; the game's turn order is `seats` restricted to them. */
  seating(people: number, options: StartOptions, random: Random): Seat[];
  /**
   * Where the rules let players choose their seats (a side, a candidate, a pawn): then each may wish for one before the start, first come, first
   * served. `seating` seats the others; `chooseSeat` of the texts asks for it. Without it seats are not chosen.
   */
  wishes?: Wishes;
  /** All seats there can be, in turn order. */
  seats: Seat[];
  /** The accent colour of a seat or, for null, of the game: `#RRGGBB`. */
  colour(seat: Seat | null): string;
  /** The public picture; also what a player sees, since private things are in the hand. */
  board(view: V, now: Now, say: Say): Scene;
  /**
   * The picture beside what the viewer is asked, for their eyes alone: the state, square, or section concerned, with before and after, and the numbered cards
   * where one chooses among them. Null, or without it: the hand where the question is about something in it, else the whole board.
   */
  question?(view: V, asked: Posed, now: Now, say: Say): Sketch | null;
  /**
   * The picture of what these public messages decided, in the order in which they happened: of the last of them that is worth one, with what belongs to it.
   * `view` is everybody's, as it stands after them. Null where nothing was decided that the board does not show as well.
   */
  highlight?(view: V, told: readonly Message[], say: Say): Highlight | null;
  /** The picture of what the viewer holds, or null where there is nothing to draw. Cards carry the number of their option's button, in the order of `handOrder`. */
  hand(view: V, say: Say): Scene | null;
  /**
   * The ids of what the viewer holds, in the order of the picture of the hand: options with these ids get the same numbers on their buttons,
   * and a question with any of them is asked beside the hand, every other one beside the board.
   */
  handOrder?(view: V): string[];
  /** What the viewer holds, in words, for those who cannot see the picture. */
  handWords(view: V, say: Say): string;
  /** The whole board in words, for everybody alike; at most 3,500 characters. */
  describe(view: V, say: Say): string;
  /**
   * Keys of the public sentences that no post ever drops: a result, a win, an elimination, a card played, a battle, a die that decided.
   */
  headlines: readonly string[];
  /**
   * Keys of the small sentences of which a post tells as many as fit, and counts the rest: each with where the same is seen at once, or why nobody
   * misses it. Whatever stands neither here nor among the headlines is told as well.
   */
  counted: { readonly [key: string]: string };
  /** Keys of headlines that tell what lies behind the others: a post tells them last. */
  details?: readonly string[];
  /**
   * Keys of sentences that are told of several players at once where they follow one another and differ in `seat` alone. Their `seat` is then
   * a list: the phrase says `player(seat)` and `agree(seat, 'shows', 'show')`, its arguments are typed `{ seat: Who }`.
   */
  gathered?: readonly string[];
  /**
   * What one board post tells, by a name that changes when the next begins: a turn, a primary. While it stays the same, the living post is edited,
   * and whoever is newly called is called in a line below it. Public: it says nothing hidden. Without it, a new board comes whenever somebody is
   * newly called or a headline fell.
   */
  chapter?(view: V): string;
  /**
   * A chapter is known by its end: a turn. The post that begins the next one then tells all of the one before, also what the living post was told of
   * it as it happened; so each post of the chronicle tells one turn. Otherwise a post tells the chapter that it begins.
   */
  recaps?: true;
  /**
   * Keys of sentences that are worth no post: a chapter of these alone is told by an edit of the living post, which calls whoever is next, and of a game
   * that recaps at the beginning of the next post.
   */
  minor?: readonly string[];
  /**
   * Joins what belongs together before a post tells it: a cause with its result, things of one kind that follow one another. Takes the public messages
   * of a post in their order, gives as many or fewer; keys of its own stand in the catalogue, and among the `headlines` where a part of them did. A post may
   * begin or end anywhere: what has lost its other half is given back as it is.
   */
  narrate?(events: readonly Message[]): Message[];
  /**
   * Where among these public messages a post of its own begins, as their places: for turns that came to be told together because nobody could be told of
   * the first before the second was taken.
   */
  turnsIn?(events: readonly Message[]): number[];
  /**
   * Keys of public sentences that tell of dice, lots or a card turned up from a pile: what such a sentence leads to until somebody chooses again is luck to
   * a review of the game. What players lay or show is none.
   */
  luck: readonly string[];
  /** The race in one short line: who leads, with figures. A post that changes it ends with it. Made of what everybody may know. */
  standing?(view: V): Message;
  /** The state of the race in one sentence, for alt texts: at most 300 characters. */
  race(view: V, say: Say): string;
  /**
   * How many choices one of so many people makes in a usual game: the median of `npm run simulate`, with what is preselected. Whoever has made fewer than
   * a quarter of them has not played it, as far as records go.
   */
  choices: { readonly [people: number]: number };
  /** What each seat that is still in the race counts in it, such as votes or points; made of what everybody may know. The course of a race is made of it. */
  tally(view: V): Tally;
  /**
   * A game that is over, told for the last post: a line for everybody who played, the winners first. What decided it stands in the story above. Together
   * at most 1,500 characters.
   */
  ending(view: V, say: Say): string[];
  texts: { [L in Lang]: GameTexts };
  /** What a computer needs to play it. A game without one offers no computer. */
  mind?: Mind<S>;
  /** How to play, page by page, and a lesson. */
  guide: Guide;
  /** The printed tables as the game plays them, to hold beside the box. */
  components(lang: Lang): ComponentTable[];
}

/** A picture of How to play: a board, or somebody's hand, as it stands in the lesson's game after so many of its answers. */
interface Sight {
  after: number;
  /** Whose hand. The board is seen by everybody alike. */
  hand?: Seat;
  /** The part of it to be shown, in pixels of the whole; all of it unless said otherwise. */
  box?: Box;
  /** What the lesson is too short to come to, made of a copy of its state. */
  later?(state: Core): Core;
}

/** A short game from a fixed seed, with everybody's answers in order: the learner presses their own, the others' follow. None: `['C']`. */
interface Lesson {
  seats: Seat[];
  options: StartOptions;
  /** 256 bits, hexadecimal. */
  seed: string;
  learner: Seat;
  answers: readonly (readonly [Seat, ...string[]])[];
  /** The part of the board its last words speak of, in pixels of the whole; all of it unless said otherwise. */
  end?: Box;
}

/** How a newcomer learns the game. The words are `GameTexts.guide`: as many pages as pictures, as many steps as answers of the learner. */
export interface Guide {
  /** How long a game takes at a table. */
  minutes: { min: number; max: number };
  pages: readonly Sight[];
  lesson: Lesson;
}

export interface Game<S extends Core = Core, V extends View = View> extends Omit<GameDefinition<S, V>, 'rules'> {
  rules: Runnable<S, V>;
}

/** What is typed after the slash to play this game, as a reader of this language sees it. */
export const commandIn = ({ command, texts }: Pick<Game, 'command' | 'texts'>, lang: Lang): string => texts[lang].command ?? command;

export function defineGame<S extends Core, V extends View>(definition: GameDefinition<S, V>): Game<S, V> {
  const mute = definition.wishes && langs.find((lang) => definition.texts[lang].chooseSeat === undefined);
  if (mute) throw new Error(`/${definition.command} lets people choose seats, but its texts in ${mute} have no 'chooseSeat'.`);
  const { guide, command } = definition;
  const own = guide.lesson.answers.filter(([seat]) => seat === guide.lesson.learner).length;
  for (const lang of langs) {
    const { pages, steps } = definition.texts[lang].guide;
    if (pages.length !== guide.pages.length)
      throw new Error(`/${command} has ${guide.pages.length} pages of How to play, but ${pages.length} in ${lang}.`);
    if (steps.length !== own) throw new Error(`The lesson of /${command} has ${own} steps, but ${steps.length} in ${lang}.`);
  }
  return { ...definition, rules: defineRules(definition.rules), texts: inEachLanguage((lang) => typesetTexts(definition.texts[lang], lang)) };
}
