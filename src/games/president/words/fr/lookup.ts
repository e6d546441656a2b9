import type { TopicWords } from '../../../../i18n/topics.ts';

/** What else the pages of the rules are found by. The titles of the other languages are words of themselves. */
export const terms: TopicWords = {
  media: ['attaque', 'parade', 'carte Président'],
  battle: ['duel', 'force électorale', 'égalité'],
  helicopter: ['Hélicoptère', 'Helicopter', 'vol', 'bloquer'],
  gold: ['case or', 'cases or'],
  victory: ['points-voix', 'majorité', 'limite de tours'],
};
