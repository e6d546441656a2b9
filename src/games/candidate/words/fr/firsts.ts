/** Explanations shown once below each kind of question, to a player who meets it for the first time, in French. */
import type { Firsts } from '../../../../i18n/types.ts';
import type { Messages } from '../../messages.ts';
import { majority, tuesday } from '../../vocabulary.ts';
import { zeros } from './parts.ts';

export const firsts: Firsts<Messages> = {
  'ask.bid': "Seuls l'Argent et les Soutiens comptent. Le Distributeur choisit la primaire et y joue en dernier, après tous les autres.",
  'ask.primary': `Le nombre est le total des voix de ses États ; il en faut ${majority}. Les grosses primaires attirent les meilleures cartes de tout le monde.`,
  'ask.second': 'Les deux se jouent le même jour, et la même main doit suffire pour les deux.',
  'ask.first': null,
  'ask.pass': null,
  'ask.order': "Les États se jouent l'un après l'autre. Un Enfant du pays ne sert qu'une fois par partie : le premier État l'épuise.",
  'ask.claim': (_, say) =>
    `Cela coûte ${zeros(say, tuesday.zeros)}, et vous choisissez, comme Distributeur, une primaire ou deux voisines le même jour.`,
  'ask.campaign':
    "Dans chaque État, votre section reçoit les cartes jouées pour ou contre vous : Argent et Soutiens s'ajoutent, les Rumeurs se retranchent. Le plus gros total positif gagne. On voit combien vous en jouez, pas lesquelles.",
  'ask.again.early': null,
  'ask.again': 'Les totaux repartent de zéro : seules comptent les cartes jouées maintenant.',
  'ask.section':
    "Vous pouvez jouer une carte sur chaque section adverse. Une Rumeur lui nuit, Argent et Soutiens l'aident, et les Problèmes annulent des cartes ou tout le vote.",
  'ask.groundwork':
    "Le joueur qui a mis le plus d'Argent sur une primaire en est le favori quand elle est choisie, et prend une carte à presque tous.",
  'ask.prepared': null,
  'ask.groundwork-money': 'Tout le monde voit cet Argent, et vous ne le récupérez pas. Vous pourrez en ajouter aux tours suivants.',
  'ask.discard-down': null,
  'ask.contested': 'Vous vous disputez ces États comme un seul. Le gagnant prend toutes leurs voix.',
};
