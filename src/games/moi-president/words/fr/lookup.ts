import type { TopicWords } from '../../../../i18n/topics.ts';

/** Game terms that find pages of the rules, besides the names of what they are about. */
export const terms: TopicWords = {
  cartes: ['liste des cartes', 'paquet'],
  indecis: ['zone indécis', 'électeurs flottants'],
  pioche: ['talon', 'défausse', 'mélanger', 'plus de cartes'],
  attaques: ['cible', 'dé', 'joker', 'lancer', 'dés', 'cartes spéciales'],
  'cinq-points': ['monnaie'],
  fin: ['égalité', 'ex æquo', 'match nul', 'dernier tour'],
  but: ['comment gagner', '51', '51 points', 'majorité', 'points pour gagner'],
  debut: ['mise en place', 'premier joueur', 'main de départ'],
  tour: ['mon tour', 'jouer ou défausser', 'passer'],
  socle: ['points protégés', 'points à l’abri'],
  confiance: ['protéger ses points', 'mettre à l’abri'],
  immunite: ['annuler une attaque', 'bloquer', 'se défendre'],
  diversion: ['renvoyer', 'rediriger'],
  'nouvelle-donne': ['changer de main', 'nouvelle main'],
  'tourne-main': ['échanger les mains'],
  'tourne-points': ['échanger les points'],
  'grand-debat': ['tout le monde lance'],
  affaire: ['scandale', 'perdre cinq points'],
  partir: ['abandonner', 'abandon'],
  consignes: ['automatique', 'réponses automatiques'],
};
