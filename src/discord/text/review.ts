import type { Nothing } from '../../i18n/say.ts';

/**
 * A choice compared with another: the question it answered, if that tells anything; the difference in whole points of 100, and what the better one
 * gains most.
 */
interface Compared {
  ask: string | null;
  move: string;
  other: string;
  by: number;
  reason: string | null;
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
  'bot.review.advice': { reason: string };
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
