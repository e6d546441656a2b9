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
  /** Before what somebody is asked, in a direct message. */
  'bot.remind.direct': { title: string };
  'bot.remind.asked': { at: string };
  /** To the others, a day before: when it ends. */
  'bot.remind.ahead': { who: string; at: string; isTimed: boolean };
  /** To the others, when it has ended: since when it was asked. */
  'bot.remind.zero': { who: string; at: string; isTimed: boolean; others: string };
  'bot.remind.later': { at: string };
  'bot.no.not-waited': Nothing;
  'bot.button.later': { n: number };
  'bot.time.paused': { at: string };
}
