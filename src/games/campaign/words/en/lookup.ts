import type { TopicWords } from '../../../../i18n/topics.ts';

/** What else the pages of the rules are found by. The titles of the other languages are words of themselves. */
export const terms: TopicWords = {
  state: ['voter', 'undecided voters', 'majority issue', 'marker'],
  reshuffle: ['discard pile', 'draw pile'],
  support: ['block of voters'],
  key: ['demographic group', 'Demographic Support'],
  negative: ['die', 'campaign die'],
};
