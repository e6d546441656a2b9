import type { TopicWords } from '../../../../i18n/topics.ts';

/** Terms of the game as search words for the pages of the rules, besides the names of what they are about. */
export const terms: TopicWords = {
  setup: ['Distributeur', 'Dealer', 'enchère'],
  groundwork: ['favori', 'Favorite', 'second', 'Runner-Up'],
  convention: ['indécis', 'Undecided', 'élimination'],
};

/** Everyday words that players search for these pages with. */
export const synonyms: TopicWords = {
  setup: ['début', 'premier joueur', 'main de départ'],
  groundwork: ['à l’avance', 'préparer', 'investir'],
  convention: ['fin de partie', 'comment gagner', 'majorité', 'délégués'],
  ties: ['égalité', 'ex æquo', 'match nul', 'départage'],
  campaign: ['face cachée', 'poser des cartes', 'passer', 'mon tour'],
  sequence: ['phases', 'ordre du tour', 'manche'],
  problems: ['coup bas', 'coups tordus', 'fils du pays'],
  rumors: ['calomnie', 'attaque', 'annuler une rumeur'],
  money: ['dollars', 'fonds', 'financement'],
  bandwagon: ['en tête', 'cartes en plus', 'élan'],
  zero: ['bluff', 'fausse carte'],
  borders: ['voisins', 'États voisins', 'carte des États', 'frontières'],
  leaving: ['abandonner', 'abandon', 'absence'],
  orders: ['automatique', 'réponses automatiques'],
  'sealed-convention': ['simultané'],
  endorsements: ['ralliement', 'appui'],
  primaries: ['États', 'voix par État'],
};
