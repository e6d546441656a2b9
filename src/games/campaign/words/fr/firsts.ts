/** What is said once below each kind of question, to whoever meets it for the first time, in French. */
import type { Firsts } from '../../../../i18n/types.ts';
import type { Messages } from '../../messages.ts';

export const firsts: Firsts<Messages> = {
  'ask.turn': "Les cartes gagnent des électeurs, déplacent l'enjeu qui décide ou font piocher.",
  'ask.next-turn': null,
  'ask.state': "Électeurs avant → après. Avec tous ceux de la rangée éclairée, l'État est à vous.",
  'ask.issue': "Seule la rangée de l'enjeu majoritaire décide ; l'autre compte dès que le marqueur a passé le milieu.",
  'ask.direction': "Le marqueur, sur quatre cases, dit quel enjeu décide : 1 et 2, la Défense ; 3 et 4, l'Économie.",
  'ask.next-state': null,
  'ask.pay': 'Ce que vous défaussez est le prix de la carte ; tout revient dans votre pioche quand elle est mélangée à nouveau.',
  'ask.pay-any': 'Chaque carte défaussée vaut un État ; aucune est possible aussi. La défausse revient plus tard dans votre pioche.',
  'ask.discard': 'À vous de choisir lesquelles. Elles reviennent dans votre pioche quand elle est mélangée à nouveau.',
  'ask.circles': "Chaque électeur indécis prend un de vos jetons, et il n'y en a pas assez pour tous : d'abord ceux de l'enjeu qui décide.",
  'ask.play-one': 'Vous en jouez une maintenant, les autres vont dans votre main. Autour de la flèche : des électeurs sur un enjeu, avant → après.',
  'ask.win': "Tant qu'il reste des États, chaque victoire en fait entrer un et tirer une Dernière minute, qui peut changer la suite.",
  'ask.new-state': "Les lignes comptent les électeurs de l'enjeu qui y décide à présent. Choisissez un État qui penche vers vous.",
  'ask.news-state': 'Votre Soutien médiatique vous laisse choisir. Les lignes disent ce que la nouvelle changerait dans chaque État.',
  'ask.bonus': 'Le camp adverse paie sa campagne négative : le dé vous donne ce bonus. Le prendre ne coûte rien.',
  'ask.draft': 'Les cartes gardées forment toute votre pioche. Du soutien, des déplacements et de quoi piocher : un bon début.',
  'ask.opening': "Les lignes comptent les électeurs de l'enjeu qui y décide à présent. Ouvrez là où vous menez.",
};
