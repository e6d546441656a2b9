import type { Nothing } from '../../i18n/say.ts';

/** Sentences about time: clocks, reminders, and what happens when a player stays away. */
export interface TimeMessages {
  'bot.clock.title': Nothing;
  'bot.clock.about': { none: boolean };
  /** `every`: hours between two reminders. */
  'bot.clock.none': { every: number };
  /** Hours at first, and hours per turn. */
  'bot.clock.hours': { bank: number; step: number };
  'bot.option.clock': Nothing;
  'bot.option.hours': Nothing;
  'bot.option.increment': Nothing;
  'bot.option.reminders': Nothing;
  'bot.no.twoClocks': Nothing;
  'bot.no.onlyIncrement': Nothing;
  'bot.no.increment': { hours: number };
  'bot.no.reminders': Nothing;
  /** Whose time runs out when: a list of `bot.time.until`. */
  'bot.time.left': { who: string; n: number };
  'bot.time.until': { who: string; at: string };
  /** Above a question in a direct message. */
  'bot.remind.direct': { title: string };
  /** Since when `n` players have been asked: one moment, or a list of `bot.time.until`. */
  'bot.remind.asked': { at: string; n: number };
  /** To the others, a day before a player's time ends: when it does. */
  'bot.remind.ahead': { who: string; at: string; isTimed: boolean };
  /** To the others, when a player's time is over: a list of names or, without a clock, of `bot.remind.since`. */
  'bot.remind.zero': { who: string; isTimed: boolean; others: string };
  'bot.remind.since': { who: string; at: string };
  /** A proposal, to the people it asks, with the link to it. */
  'bot.remind.consent': { who: string; what: string; where: string };
  /** Above what one person has waiting at `n` tables. */
  'bot.digest.head': { who: string; n: number };
  /** A table's question, with the link to it. */
  'bot.digest.line': { title: string; where: string; what: string };
  'bot.digest.until': { what: string; at: string };
  'bot.digest.turn': Nothing;
  'bot.digest.invited': { title: string; where: string; host: string };
  'bot.digest.late': { title: string; where: string; who: string };
  'bot.remind.invited': { who: string; host: string; title: string; where: string };
  'bot.remind.later': { at: string };
  'bot.no.not-waited': Nothing;
  'bot.button.later': { n: number };
  'bot.propose.pause': { who: string };
  /** `clock`: in words. */
  'bot.propose.clock': { who: string; clock: string; isTimed: boolean };
  'bot.propose.away': { who: string; late: string };
  'bot.propose.claim': { who: string; late: string };
  'bot.propose.done.pause': Nothing;
  'bot.propose.done.clock': Nothing;
  'bot.propose.done.away': Nothing;
  'bot.propose.done.claim': Nothing;
  /** `isAlone`: only two play, so the other decides alone. `at`: when the late player may be put out of the game; empty: now. */
  'bot.late.choose': { isAlone: boolean; at: string };
  'bot.late.sure': { who: string; isAlone: boolean };
  'bot.late.yourself': Nothing;
  'bot.late.yourselfDone': Nothing;
  'bot.late.done': Nothing;
  'bot.button.wait': Nothing;
  'bot.button.add': { name: string };
  'bot.button.away': { name: string };
  'bot.button.claim': { name: string; isAlone: boolean };
  'bot.button.claimSure': Nothing;
  'bot.button.pause': Nothing;
  'bot.button.rest': Nothing;
  'bot.menu.clock': Nothing;
  'bot.menu.toClock': { clock: string };
  'bot.button.resume': Nothing;
  'bot.button.workAgain': Nothing;
  'bot.time.has': { who: string; hours: number };
  /** How many days off are left this year, and the chosen ones, in words; empty: none. */
  'bot.time.off': { left: number; taken: string };
  'bot.time.about': { none: boolean; isAlone: boolean };
  /** `how` is a value of `Pings`, or `-`. */
  'bot.time.pings': { how: string };
  'bot.command.time': Nothing;
  'bot.option.off': Nothing;
  'bot.option.until': Nothing;
  'bot.no.not-late': Nothing;
  'bot.no.late-yourself': Nothing;
  'bot.no.paused': Nothing;
  'bot.no.not-paused': Nothing;
  'bot.no.rests': { name: string; at: string };
  'bot.no.held': { name: string };
  'bot.no.somebody-late': Nothing;
  'bot.no.same-clock': Nothing;
  'bot.no.no-days': Nothing;
  'bot.no.zone-for-days': Nothing;
  'bot.no.too-many-days': { n: number };
  'bot.time.paused': { at: string; isShow: boolean };
  /** A player's own pause, until then. */
  'bot.time.rests': { who: string; at: string };
}
