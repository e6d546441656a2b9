import type { Nothing } from '../../i18n/messages.ts';

/** What is said about time: clocks, reminders, and what happens when somebody stays away. */
export interface TimeMessages {
  'bot.clock.title': Nothing;
  'bot.clock.about': { none: boolean };
  'bot.clock.none': Nothing;
  /** Hours at first, and hours a turn. */
  'bot.clock.hours': { bank: number; step: number };
  'bot.option.clock': Nothing;
  'bot.option.hours': Nothing;
  'bot.option.increment': Nothing;
  /** Whose time runs out when: a list of `bot.time.until`. */
  'bot.time.left': { who: string; n: number };
  'bot.time.until': { who: string; at: string };
  'bot.time.paused': { at: string };
}
