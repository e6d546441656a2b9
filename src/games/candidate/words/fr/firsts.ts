/** What is said once below each kind of question, to whoever meets it for the first time, in French. */
import type { Firsts } from '../../../../i18n/types.ts';
import type { Messages } from '../../messages.ts';
import { majority, tuesday } from '../../vocabulary.ts';
import { zeros } from './parts.ts';

export const firsts: Firsts<Messages> = {
  'ask.bid':
    "L'Argent et les Soutiens comptent leurs dollars, les autres cartes rien. Le Distributeur choisit la primaire et voit tous les autres jouer avant.",
  'ask.primary': `Les voix sont celles de tous ses États : ${majority} suffisent. Les grosses primaires attirent les meilleures cartes de tous.`,
  'ask.second': 'Deux voisines le même jour : la même main doit suffire pour les deux.',
  'ask.first': null,
  'ask.pass': null,
  'ask.order': "Les États se règlent l'un après l'autre. Un Fils du pays ne sert qu'une fois : le premier État l'emploie.",
  'ask.claim': (_, say) => `Cela coûte ${zeros(say, tuesday.zeros)}, et vous fait Distributeur d'une primaire, ou de deux voisines le même jour.`,
  'ask.campaign':
    "Votre section d'un État reçoit les cartes pour ou contre vous : Argent et Soutiens s'y ajoutent, les Rumeurs s'en retranchent. La plus haute somme au-dessus de zéro gagne. On ne voit que leur nombre.",
  'ask.again.early': null,
  'ask.again': 'Les sommes repartent de zéro : seul compte ce qui est posé maintenant.',
  'ask.section':
    "Une seule carte par adversaire : une Rumeur retranche, Argent et Soutiens l'aident, les Problèmes annulent des cartes ou l'État, le reste bluffe.",
  'ask.groundwork': "Qui a mis le plus d'Argent sur une primaire en est le favori quand elle est appelée, et prend une carte à presque tous.",
  'ask.prepared': null,
  'ask.groundwork-money': 'Tout le monde voit cet Argent, et il est dépensé. Vous pourrez en ajouter aux tours suivants.',
  'ask.discard-down': null,
  'ask.contested': 'Ce que vous choisissez se dispute comme un seul État : toutes ses voix, une somme par candidature.',
};
