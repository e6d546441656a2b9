/** Explanations shown once below each kind of question, to a player who meets it for the first time, in French. */
import type { Firsts } from '../../../../i18n/types.ts';
import type { Messages } from '../../messages.ts';

export const firsts: Firsts<Messages> = {
  'ask.turn': 'Les cartes rallient des électeurs, déplacent le marqueur vers un enjeu ou font piocher.',
  'ask.next-turn': null,
  'ask.state': "Électeurs avant → après. Ralliez tous ceux de la rangée éclairée, et l'État est à vous.",
  'ask.issue': "Seule la rangée de l'enjeu majoritaire décide ; l'autre compte dès que le marqueur passe le milieu.",
  'ask.direction': "Le marqueur, sur quatre cases, dit quel enjeu décide : 1 et 2, la Défense ; 3 et 4, l'Économie.",
  'ask.next-state': null,
  'ask.pay': 'Vous défaussez ces cartes pour payer celle que vous jouez. Elles reviennent quand votre défausse devient votre pioche.',
  'ask.pay-any':
    'Chaque carte défaussée permet de choisir un État ; vous pouvez aussi n’en défausser aucune. Elles reviennent plus tard dans votre pioche.',
  'ask.discard': 'À vous de choisir lesquelles. Elles reviennent quand votre défausse devient votre pioche.',
  'ask.circles': "Chaque électeur indécis vous coûte un jeton, et vous n'en avez pas assez pour tous. Commencez par l'enjeu qui décide.",
  'ask.play-one':
    'Vous en jouez une maintenant et gardez les autres. Les nombres autour de la flèche comptent les électeurs sur un enjeu, avant → après.',
  'ask.win': "Tant qu'il reste des États, chaque victoire en fait entrer un et révèle une Dernière minute, qui peut changer la suite.",
  'ask.new-state': "Chaque ligne compte les électeurs sur l'enjeu qui décide de l'État pour l'instant. Choisissez un État qui penche vers vous.",
  'ask.news-state': 'Chaque ligne dit ce que la nouvelle changerait dans cet État.',
  'ask.bonus': 'C’est le prix de la campagne négative adverse. Prendre le bonus ne vous coûte rien.',
  'ask.draft': 'Les cartes gardées forment tout votre deck. Équilibrez soutiens, déplacements et cartes qui font piocher.',
  'ask.opening': "Chaque ligne compte les électeurs sur l'enjeu qui décide de l'État pour l'instant. Commencez là où vous menez.",
};
