import type { TopicWords } from '../../../../i18n/topics.ts';

/** Terms of the game as search words for the pages of the rules, besides the names of what they are about. */
export const terms: TopicWords = {
  setup: ['Dealer', 'bid'],
  groundwork: ['Favorite', 'Runner-Up'],
  convention: ['Undecided', 'elimination'],
};

/** Everyday words that players search for these pages with. */
export const synonyms: TopicWords = {
  setup: ['beginning', 'first player', 'auction', 'starting hand'],
  groundwork: ['in advance', 'prepare', 'invest'],
  convention: ['end of the game', 'how to win', 'majority', 'delegates'],
  ties: ['draw', 'tied state', 'runoff', 'run-off'],
  campaign: ['face down', 'lay cards', 'play cards', 'pass', 'my turn'],
  sequence: ['phases', 'turn order', 'round'],
  problems: ['tie card', 'dirty tricks'],
  rumors: ['scandal sheet', 'smear', 'attack', 'cancel a rumor'],
  money: ['dollars', 'cash', 'funds'],
  bandwagon: ['leader', 'extra cards', 'momentum'],
  zero: ['bluff', 'fake card'],
  borders: ['neighbors', 'adjacent states', 'map'],
  leaving: ['quit', 'give up', 'resign', 'absent'],
  orders: ['automatic', 'auto'],
  'sealed-convention': ['simultaneous'],
  endorsements: ['support', 'backing'],
  primaries: ['states', 'votes per state'],
};
