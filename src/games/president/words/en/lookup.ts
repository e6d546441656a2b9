import type { TopicWords } from '../../../../i18n/topics.ts';

/** What else the pages of the rules are found by. The titles of the other languages are words of themselves. */
export const terms: TopicWords = {
  media: ['attack', 'parry', 'Président card'],
  battle: ['duel', 'strength', 'tie'],
  helicopter: ['flight', 'block'],
  gold: ['gold square', 'case or'],
  victory: ['majority', 'round limit'],
};
