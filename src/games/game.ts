import { inEachLanguage, langs } from '../i18n/languages.ts';
import { typesetTexts } from '../i18n/say.ts';
import type { GameTexts, Lang, Say } from '../i18n/types.ts';
import type { Mind } from '../kernel/mind.ts';
import type { Random } from '../kernel/random.ts';
import { defineRules, type Rules, type Runnable, type StartOptions, type View } from '../kernel/rules.ts';
import type { Core, Decision, Message, Option, Seat } from '../kernel/types.ts';
import type { Course, Tally } from '../scene/race-line.ts';
import type { Box, Scene } from '../scene/types.ts';
import type { Choice } from './kit/absurd.ts';
import type { Deed } from './kit/reasons.ts';
import type { ComponentTable } from './values.ts';

/**
 * An option of the start command. Its texts are in `GameTexts.options`. `among`: what is preselected for this many people, if that is not `initial`;
 * `overDays`: for any number, in a game played over days.
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

interface Wishes {
  /** The option whose value is the host's seat, if any: it and the host's wish are one and the same. */
  hostOption?: string;
}

/** What drawing a board needs besides a view: who must act, and what the viewer is being asked about. */
export interface Now {
  toAct: Seat[];
  /** `about` of the options the viewer may pick now: worth a highlight. */
  about: string[];
  /** How the race went, for the picture of the end of a game. Missing if it can't be known, because the game began under older rules. */
  course?: Course;
}

/** The picture of a question: what it is about and what each answer leads to, on a part of a phone's screen. */
export interface Sketch {
  /** 1,200 pixels wide, and at most 1,100 high if there is no text below it. */
  scene: Scene;
  /** The ids of the options whose results it shows: no line below it repeats them, and numbered buttons don't need their full names. */
  tells: readonly string[];
  /**
   * It says what each option is, so that names beside it are short and few groups need a heading; with `all`, it also shows what is at stake, so the
   * question’s first sentence is enough. The rest is behind *More*.
   */
  says?: 'options' | 'all';
}

/** The picture of a post's decisive event: the card and what it moved, the state that changed, the duel with its dice, the path of a pawn. */
export interface Highlight {
  /**
   * The scene at an instant from 0, before the event, to 1, its end, which is also shown alone and so includes what was before. 1,200 pixels wide, at
   * most 440 high, and the same size throughout.
   */
  at(progress: number): Scene;
}

/** The parts of a decision that a picture may show. */
export type Posed = Pick<Decision, 'ask' | 'options' | 'min' | 'max'>;

/** What an option leads to, without its name; '' if there is nothing to say. */
export const detailOf = ({ detail }: Pick<Option, 'detail'>, say: Say): string => (detail ? say(detail) : '');

/**
 * One game: its rules, and how it looks and speaks. This is all that the rest of the program knows about a game. A new game needs `defineGame` in its
 * `game.ts` and one line in `games/index.ts`.
 */
export interface GameDefinition<S extends Core, V extends View> {
  rules: Rules<S, V>;
  /** The slash command, without the slash; also the game's permanent id. */
  command: string;
  /** Declared in `options.ts`, which types their texts. */
  options: readonly StartOption[];
  /** The seats of `people` players, the host's first, then the others' as they joined; the game's turn order is `seats` restricted to them. */
  seating(people: number, options: StartOptions, random: Random): Seat[];
  /** Players may wish for a seat (a side, a candidate, a pawn), first come, first served; `chooseSeat` asks them. Without it, nobody chooses. */
  wishes?: Wishes;
  /** All possible seats, in turn order. */
  seats: Seat[];
  /** The accent color of a seat or, for null, of the game: `#RRGGBB`. */
  colour(seat: Seat | null): string;
  /** The public picture; players see it as well, since private things are in the hand. */
  board(view: V, now: Now, say: Say): Scene;
  /**
   * The private picture beside the viewer's question: the state, square, or section concerned, before and after, and the numbered cards if the viewer
   * chooses among them. If null or missing: the hand if the question is about something in it, otherwise the whole board.
   */
  question?(view: V, asked: Posed, now: Now, say: Say): Sketch | null;
  /**
   * The picture of what these public messages decided, given in the order it happened: it shows the last one worth a picture, with what belongs to
   * it. `view` is the public view after them. Null if the board shows everything just as well.
   */
  highlight?(view: V, told: readonly Message[], say: Say): Highlight | null;
  /** The picture of what the viewer holds; null if there is nothing to draw. Cards bear their options' button numbers in the order of `handOrder`. */
  hand(view: V, say: Say): Scene | null;
  /**
   * The ids of what the viewer holds, in the order of the picture of the hand: options with these ids get the same numbers on their buttons. A
   * question with any of them is asked beside the hand, all others beside the board.
   */
  handOrder?(view: V): string[];
  /** What the viewer holds, in words, for players who can't see the picture. */
  handWords(view: V, say: Say): string;
  /** The whole board in words, the same for everyone; at most 3,500 characters. */
  describe(view: V, say: Say): string;
  /** Keys of the public sentences that no post ever drops: a result, a win, an elimination, a card played, a battle, a die that decided. */
  headlines: readonly string[];
  /**
   * Keys of the small sentences of which a post tells as many as fit, and counts the rest. Each value says where the same can be seen at once, or why
   * nobody misses it. Sentences neither here nor among the headlines are told as well.
   */
  counted: { readonly [key: string]: string };
  /** Keys of headlines that explain the others: a post tells them last. */
  details?: readonly string[];
  /**
   * Keys of sentences that are merged for several players if they follow one another and differ only in `seat`. Their `seat` is then a list: the
   * phrase says `player(seat)` and `agree(seat, 'shows', 'show')`, and its arguments are typed `{ seat: Who }`.
   */
  gathered?: readonly string[];
  /**
   * The name of what one board post tells, such as a turn; it changes when the next one begins. While it stays the same, the living post is edited, and
   * players newly asked are pinged below it. Public: it reveals nothing hidden. Without it, whoever is newly asked and each headline get a new board.
   */
  chapter?(view: V): string;
  /** The name of a turn, where a chapter can hold several: *Why?* tells of one, and games go back by turns. Without it, each chapter is one. */
  turn?(view: V): string;
  /**
   * For chapters that are known by their end, such as a turn. The post that begins the next one tells all of the one before, including what the
   * living post told as it happened, so each post of the chronicle tells one turn. Otherwise a post tells the chapter that it begins.
   */
  recaps?: true;
  /** Keys of sentences not worth a post: a chapter of only these edits the living post, and is told at the beginning of the next by a game that recaps. */
  minor?: readonly string[];
  /**
   * Joins what belongs together before a post tells it: a cause with its result, consecutive things of one kind. Takes the public messages of a post
   * in order, and returns as many or fewer. Its own keys are in the catalogue, and among the `headlines` if a part of them was. A post may begin or
   * end anywhere: a message whose other half is missing is returned unchanged.
   */
  narrate?(events: readonly Message[]): Message[];
  /**
   * The positions in these public messages where a new post begins, for turns told together because nobody could be told of the first before the
   * second was taken.
   */
  turnsIn?(events: readonly Message[]): number[];
  /**
   * Keys of public sentences about dice, lots or a card turned up from a pile: a review of the game counts as luck what they lead to, until a player
   * chooses again. What players lay or show is not luck.
   */
  luck: readonly string[];
  /** The race in one short line: who leads, with figures. A post that changes it ends with it. Uses only public information. */
  standing?(view: V): Message;
  /** The state of the race in one sentence, for alt texts: at most 300 characters. */
  race(view: V, say: Say): string;
  /** The median of choices one of so many people makes (`npm run simulate`). With fewer than a quarter, nobody has played it for the records. */
  choices: { readonly [people: number]: number };
  /** What each seat still in the race counts in it, such as votes or points. Uses only public information. The course of a race is made of it. */
  tally(view: V): Tally;
  /** What a seat's tally has to reach to win; null: it doesn't win yet. Without it, no tally wins by itself. */
  goal?(view: V): number | null;
  /**
   * The end of a game, for the last post: a line for everyone who played, the winners first. The story above says what decided it. At most 1,500
   * characters in total.
   */
  ending(view: V, say: Say): string[];
  texts: { [L in Lang]: GameTexts };
  /** What a computer needs to play it. A game without one offers no computer. */
  mind?: Mind<S>;
  /** All true reasons for a move that its players would give, the most telling first. */
  reasons?(deed: Deed<V>): Message[];
  /** Keys of reasons that are told even where every other good move leads to the same. All others then give way to what is this move's alone. */
  mainReasons?: readonly string[];
  /** Keys of reasons that hardly any turn lacks, such as to draw a card: a review remembers no move for them. */
  routine?: readonly string[];
  /** Keys of reasons that only repeat what everyone was told, such as to win a state: a review that has just told it leaves them out. */
  evident?: readonly string[];
  /** Names, for a question, what makes an answer absurd (`absurdBy`); null: nothing does. */
  absurd?(choice: Choice<V>): (picked: readonly string[]) => string | null;
  /** How to play, page by page, and a lesson. */
  guide: Guide;
  /** The printed tables as the game plays them, to hold beside the box. */
  components(lang: Lang): ComponentTable[];
}

/** A picture of How to play: a board, or a player's hand, after this many answers of the lesson's game. */
interface Sight {
  after: number;
  /** The seat whose hand is shown. Boards look the same to everyone. */
  hand?: Seat;
  /** The part of the picture to show, in pixels of the whole; all of it by default. */
  box?: Box;
  /** Changes a copy of the state to something the lesson is too short to reach. */
  later?(state: Core): Core;
}

/** A short game from a fixed seed, with all answers in order: the learner presses their own, others' follow. An empty answer is `['C']`. */
interface Lesson {
  seats: Seat[];
  options: StartOptions;
  /** 256 bits, hexadecimal. */
  seed: string;
  learner: Seat;
  answers: readonly (readonly [Seat, ...string[]])[];
  /** The part of the board that its last words are about, in pixels of the whole; all of it by default. */
  end?: Box;
}

/** How a newcomer learns the game. The words are in `GameTexts.guide`: as many pages as pictures, as many steps as answers of the learner. */
export interface Guide {
  /** How long a game takes at a table. */
  minutes: { min: number; max: number };
  pages: readonly Sight[];
  lesson: Lesson;
}

export interface Game<S extends Core = Core, V extends View = View> extends Omit<GameDefinition<S, V>, 'rules'> {
  rules: Runnable<S, V>;
}

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
