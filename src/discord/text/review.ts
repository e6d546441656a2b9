import type { Nothing } from '../../i18n/say.ts';

/**
 * A choice compared with another: the question it answered, if that tells anything; the difference in games won of 100, and why
 * the better one is better.
 */
interface Compared {
  ask: string | null;
  move: string;
  other: string;
  by: number;
  /** Completes “mainly to …”. */
  reason: string | null;
  /** What the better one gains most, where there is no such reason: completes “mainly for …”. */
  term: string | null;
}

/** Sentences of a finished game's review. Chances are whole numbers of 100; changes are signed. */
export interface ReviewMessages {
  'bot.button.review': Nothing;
  'bot.review.making': { percent: number };
  'bot.review.waits': Nothing;
  'bot.review.impossible': Nothing;
  'bot.review.title': { title: string };
  /** `error`: how far the chances may be off. */
  'bot.review.about': { error: number };
  'bot.review.turns': Nothing;
  'bot.review.turn': { n: number; what: string; who: string; by: number; isLuck: boolean };
  'bot.review.noTurn': Nothing;
  'bot.review.split': Nothing;
  'bot.review.account': { who: string; from: number; to: number; luck: number; play: number };
  /** `percent`: how much of all movement was luck. */
  'bot.review.share': { percent: number };
  'bot.review.own': Nothing;
  'bot.review.ownAbout': { n: number };
  'bot.review.best': Compared;
  'bot.review.noBest': Nothing;
  /** `n`: 1 is the most costly. */
  'bot.review.costly': Compared & { n: number };
  'bot.review.close': Nothing;
  /** `reason` completes “mainly to …”; `n`: how many of the costly moves passed up the like. */
  'bot.review.advice': { move: string; reason: string; n: number };
  'bot.review.adviceTerm': { term: string };
  /** How a step of the replay changed the chances. */
  'bot.review.step': { seats: { who: string; to: number; by: number }[]; isLuck: boolean };
  'bot.review.nothing': Nothing;
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
