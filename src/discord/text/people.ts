import type { Nothing } from '../../i18n/say.ts';

/** Sentences about agreeing on something, or not. `who` proposes, `all` must agree. */
export interface PeopleMessages {
  'bot.button.agree': Nothing;
  'bot.button.refuse': Nothing;
  'bot.button.takeBack': Nothing;
  'bot.button.draw': Nothing;
  'bot.button.endTogether': Nothing;
  'bot.button.openHands': Nothing;
  'bot.propose.back': { who: string };
  'bot.propose.back.means': Nothing;
  'bot.propose.back.undone': { lines: string };
  'bot.propose.draw': { who: string };
  'bot.propose.cancel': { who: string };
  'bot.propose.hand': { who: string; seat: string; to: string };
  'bot.propose.hands': { who: string };
  'bot.propose.ask': { all: string };
  /** How many must agree to a proposal, by the constitution (`table/consent/constitution.ts`). */
  'bot.propose.needs': { needs: 'all' | 'majority' | 'taker' };
  /** What silence means after `at`. */
  'bot.propose.silence': { means: 'yes' | 'none'; at: string; isTieEnough: boolean };
  /** The others can't play before the deadline. */
  'bot.propose.holds': Nothing;
  'bot.propose.lapses': { how: 'answer' | 'reply' | 'silence' | 'in-time' };
  'bot.propose.against': { n: number; who: string };
  /**
   * Who has a say in what, as a list: its heading, and for each matter what it is, who is asked, how often it may be proposed, what the others can
   * do.
   */
  'bot.button.articles': Nothing;
  'bot.articles.head': { hours: number };
  'bot.articles.one': { what: string; often: string };
  'bot.articles.line': { which: string; words: string };
  'bot.articles.step': Nothing;
  'bot.article.what': { matter: string };
  'bot.article.who': { who: 'nobody' | 'taker' | 'later' | 'others' | 'players' };
  'bot.article.often': { n: number; per: 'question' | 'hour' | 'day' | 'week' | 'always' };
  'bot.article.way': { way: string };
  'bot.no.asked-enough': { at: string };
  'bot.no.sat-here': { name: string };
  'bot.no.sat-yourself': { seat: string };
  'bot.no.too-soon': { at: string };
  'bot.no.added-already': Nothing;
  'bot.propose.count': { n: number; of: number; who: string };
  'bot.propose.done.back': Nothing;
  'bot.propose.done.draw': Nothing;
  'bot.propose.done.cancel': Nothing;
  'bot.propose.done.hand': Nothing;
  'bot.propose.done.hands': Nothing;
  /** `isOver`: the game is over, so it doesn't continue. */
  'bot.propose.refused': { who: string; isOver: boolean };
  'bot.propose.withdrawn': { who: string; isOver: boolean };
  'bot.propose.fallen': Nothing;
  'bot.propose.asked': Nothing;
  'bot.propose.handed': Nothing;
  'bot.propose.handedDone': Nothing;
  'bot.propose.cancelled': { all: string; title: string };
  'bot.propose.askBack': Nothing;
  'bot.move.ask': { who: string; title: string; from: string; all: string };
  'bot.move.count': { n: number; of: number; who: string };
  'bot.move.asked': Nothing;
  'bot.move.askedThere': { who: string; to: string };
  'bot.move.here': { title: string; from: string };
  'bot.move.there': { title: string; to: string };
  'bot.no.proposed-already': Nothing;
  'bot.no.refused-lately': { at: string; isTurn: boolean };
  'bot.no.settled': Nothing;
  'bot.no.open-already': Nothing;
  'bot.no.not-asker': Nothing;
  'bot.no.out': Nothing;
  'bot.no.not-asked': Nothing;
  'bot.no.asked-yourself': { who: string };
  'bot.no.agreed-already': { who: string };
  'bot.no.no-back': Nothing;
  'bot.no.back-is-free': Nothing;
  'bot.no.sits-here': { name: string };
  'bot.games.shows': Nothing;
  'bot.games.show': { at: string; paused: boolean };
  /** A person whose data was deleted, in the games of others. */
  'bot.former': Nothing;
  'bot.rematch.about': { n: number; seats: boolean };
  'bot.rematch.plays': { where: string };
  'bot.rematch.asked': { where: string };
  'bot.rematch.joined': { where: string };
  'bot.command.draw': Nothing;
  'bot.command.cancel': Nothing;
  'bot.command.handover': Nothing;
  'bot.option.user': Nothing;
}
