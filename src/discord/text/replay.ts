import type { Nothing } from '../../i18n/say.ts';
import type { ReviewMessages } from './review.ts';

/** Sentences for looking back on a game. */
export interface ReplayMessages extends ReviewMessages {
  'bot.command.replay': Nothing;
  'bot.option.game': Nothing;
  'bot.button.replay': Nothing;
  'bot.button.handThen': Nothing;
  'bot.button.boardThen': Nothing;
  'bot.button.export': Nothing;
  'bot.replay.title': { title: string; n: number; of: number; at: string };
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
}
