import type { Nothing } from '../../i18n/say.ts';

/** Sentences about results. */
export interface RecordsMessages {
  'bot.command.stats': Nothing;
  'bot.command.leaderboard': Nothing;
  'bot.option.whose': Nothing;
  'bot.option.server': Nothing;
  'bot.option.title': Nothing;
  'bot.option.alltime': Nothing;

  /** `name`: null for the asker. */
  'bot.stats.title': { name: string | null };
  'bot.stats.server': Nothing;
  'bot.stats.none': { name: string | null };
  'bot.stats.noneHere': Nothing;
  'bot.stats.unlisted': { command: string };
  'bot.stats.theirs': { name: string };
  'bot.stats.game': { title: string; played: number };
  'bot.stats.draws': { n: number };
  'bot.stats.score': { won: number; drawn: number; lost: number };
  'bot.stats.side': { side: string; won: number; drawn: number; lost: number };
  'bot.stats.won': Nothing;
  'bot.stats.drawn': Nothing;
  'bot.stats.lost': Nothing;
  /** `rank`: null if there are too few games for one; `least`: how many are needed. */
  'bot.stats.rating': { rating: number; spread: number; rank: number | null; of: number; least: number };
  'bot.stats.history': Nothing;
  'bot.stats.now': { rating: number; spread: number };
  'bot.stats.season': { year: number; quarter: number };
  'bot.stats.past': { year: number; quarter: number; rating: number; spread: number; games: number };
  /** Which games count, in both commands. */
  'bot.stats.counts': Nothing;

  'bot.leaders.title': { title: string | null };
  'bot.leaders.season': { year: number; quarter: number };
  'bot.leaders.past': { year: number; quarter: number };
  'bot.leaders.ever': Nothing;
  'bot.menu.season': Nothing;
  'bot.leaders.none': Nothing;
  'bot.leaders.noneYet': Nothing;
  'bot.leaders.entry': { rank: number; name: string; rating: number; spread: number; games: number; won: number };
  'bot.leaders.few': { least: number };
  'bot.leaders.newcomer': { name: string; rating: number; spread: number; games: number; won: number };
  'bot.button.season': Nothing;
  'bot.button.ever': Nothing;
  'bot.leaders.about': { command: string };
}
