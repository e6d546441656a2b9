import type { Nothing } from '../../i18n/say.ts';

/**
 * A choice compared with another: the question it answered, if that tells anything; the difference in games won of 100, and why
 * the better one is better.
 */
interface Compared {
  ask: string | null;
  /** The step of the replay in which it was made, from 1; null: the reader is there. */
  step: number | null;
  move: string;
  /** What had been picked before it in the same turn. */
  after: string | null;
  other: string;
  by: number;
  /** Completes “mainly to …”. */
  reason: string | null;
  /** What the better one gains most, where there is no such reason: completes “mainly for …”. */
  term: string | null;
}

/** Sentences for looking back on a game: its replay and its review, where chances are whole numbers of 100 and changes are signed. */
export interface ReplayMessages {
  'bot.command.replay': Nothing;
  'bot.option.game': Nothing;
  'bot.button.handThen': Nothing;
  'bot.button.boardThen': Nothing;
  'bot.button.export': Nothing;
  /** `part`: of a step that the viewer sees in several; null: all of it. */
  'bot.replay.title': { title: string; n: number; part: number | null; of: number; at: string };
  'bot.replay.yours': Nothing;
  'bot.replay.public': Nothing;
  'bot.replay.shown': { who: string };
  /** `who`: whose hand is shown. */
  'bot.replay.hand': { who: string };
  'bot.replay.whose': Nothing;
  /** The words for the picture of a player's hand. */
  'bot.replay.held': { who: string; words: string };
  'bot.replay.nothing': Nothing;
  'bot.replay.quiet': Nothing;
  'bot.replay.older': Nothing;
  'bot.replay.jump': Nothing;
  'bot.replay.start': Nothing;
  'bot.replay.earlier': Nothing;
  'bot.replay.later': Nothing;
  'bot.replay.none': { title: string; command: string };
  'bot.replay.unknown': Nothing;
  'bot.replay.choice': { date: string; who: string; result: string };
  /** The ending of a game that was cancelled. */
  'bot.replay.cancelled': Nothing;
  'bot.replay.now': { who: string };
  'bot.button.film': Nothing;
  'bot.film.drawing': { n: number; of: number };
  'bot.film.joining': Nothing;
  'bot.film.done': { title: string; n: number; of: number };
  'bot.film.alt': { title: string; n: number; race: string };
  'bot.film.yours': Nothing;
  'bot.film.many': Nothing;
  'bot.film.stopped': Nothing;
  'bot.film.failed': Nothing;
  'bot.film.gone': Nothing;
  'bot.film.shown': { title: string; who: string };
  'bot.no.not-over': Nothing;
  'bot.export.done': Nothing;
  'bot.export.own': Nothing;
  'bot.button.review': Nothing;
  'bot.review.making': { percent: number };
  'bot.review.waits': Nothing;
  'bot.review.impossible': Nothing;
  'bot.review.title': { title: string };
  /** `error`: how far the chances may be off. */
  'bot.review.about': { error: number };
  'bot.review.turns': Nothing;
  /** How much of `by` was luck; null: luck moved nobody’s chances in this game, so there is nothing to tell apart. `first` and `last`: its steps, if several. */
  'bot.review.turn': {
    n: number;
    what: string;
    who: string;
    by: number;
    luck: number | null;
    first: number | null;
    last: number | null;
    score: string | null;
    /** What a score has to reach to win; null: nothing wins yet, or no score is told. */
    goal: number | null;
  };
  /** What a player counts, and by how much it changed. */
  'bot.review.score': { who: string; n: number; by: number };
  /** `steps`: those in which the same happened. */
  'bot.review.turnStep': { steps: number[]; what: string };
  /** What a turning point was good for, as everyone could see. */
  'bot.review.served': { who: string; reason: string };
  'bot.review.noTurn': Nothing;
  'bot.review.split': Nothing;
  'bot.review.account': { who: string; from: number; to: number; luck: number; play: number };
  /** Luck moved nobody's chances. */
  'bot.review.noLuck': Nothing;
  /** What dice and cards are, and what play and hands are. */
  'bot.review.sources': Nothing;
  'bot.review.own': Nothing;
  'bot.review.ownAbout': { n: number };
  /** `instead`: compared with the next best answer, with any way to do without the move for the rest of the turn, or with the best that doesn't do the same. */
  'bot.review.best': Compared & { instead: 'other' | 'any' | 'unlike' };
  'bot.review.noBest': Nothing;
  /** `n`: 1 is the most costly. */
  'bot.review.costly': Compared & { n: number };
  /** `fall`: the step of the replay in which what the player did lowered their chances most, and by how much; null: they did nothing of the kind. */
  'bot.review.close': { fall: { step: number; by: number } | null };
  /** `reason` completes “mainly to …”; `n`: how many of the costly moves passed up the like. */
  'bot.review.advice': { move: string; reason: string; n: number };
  /** `n`: how many of the costly moves teach the same. */
  'bot.review.tip': { tip: string; n: number };
  'bot.review.tip.shorter': Nothing;
  'bot.review.tip.longer': Nothing;
  'bot.review.adviceTerm': { term: string };
  /** How a step of the replay changed the chances. */
  'bot.review.step': { seats: { who: string; to: number; by: number }[]; isLuck: boolean | null };
  'bot.review.nothing': Nothing;
  'bot.review.nothingMore': Nothing;
  'bot.review.alt': { n: number; seats: { who: string; from: number; to: number }[] };
  'bot.review.noPicture': Nothing;
  // On the picture.
  'bot.review.chart': Nothing;
  'bot.review.key': Nothing;
  'bot.review.start': Nothing;
  'bot.review.end': Nothing;
  'bot.review.percent': { n: number };
  'bot.button.turn': { n: number };
  'bot.button.best': Nothing;
  'bot.button.costly': Nothing;
}
