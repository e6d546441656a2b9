import type { TopicWords } from '../../../../i18n/topics.ts';

/** Terms of the game that the pages of the rules are found by, beside the names of what they speak of. */
export const terms: TopicWords = {
  cartes: ['liste des cartes', 'paquet'],
  indecis: ['zone indécis'],
  pioche: ['talon', 'défausse'],
  attaques: ['cible', 'dé', 'joker'],
  'cinq-points': ['monnaie'],
};
