import type { TopicWords } from '../../../../i18n/topics.ts';

/** Terms of the game that the pages of the rules are found by, beside the names of what they speak of. */
export const terms: TopicWords = {
  setup: ['Dealer', 'bid'],
  groundwork: ['Favorite', 'Runner-Up'],
  convention: ['Undecided', 'elimination'],
};

/** Words that people look for these pages by, in the language they speak. */
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
