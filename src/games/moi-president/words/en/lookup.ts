import type { TopicWords } from '../../../../i18n/topics.ts';

/** Terms of the game that the pages of the rules are found by, beside the names of what they speak of. */
export const terms: TopicWords = {
  cartes: ['list of cards', 'deck'],
  indecis: ['undecided zone'],
  pioche: ['draw pile', 'discard pile'],
  attaques: ['target', 'die'],
  'cinq-points': ['change'],
};
