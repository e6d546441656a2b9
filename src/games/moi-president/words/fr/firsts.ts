/** Shown once below each kind of question, when a player meets it for the first time, in French. */
import type { Firsts } from '../../../../i18n/types.ts';
import type { Messages } from '../../messages.ts';
import { toBeElected } from '../../vocabulary.ts';

export const firsts: Firsts<Messages> = {
  'ask.card': `Les points de campagne comptent mais se volent ; ceux du socle sont à l'abri. ${toBeElected} en tout à la fin de votre tour, et c'est gagné.`,
  'ask.target': "Seule la campagne peut être attaquée : les nombres disent ce que chacun peut y perdre. Le socle est à l'abri.",
  'ask.react': 'Les points indiqués sont en jeu. Un joker ne coûte pas de tour, et vous repiochez aussitôt.',
  'ask.trust': 'Dans le socle, plus personne ne peut la prendre : mieux vaut en général y mettre la plus forte.',
  'ask.take': 'Le nombre donne les points de la carte ; elle rejoint votre campagne.',
  'ask.give': "N'importe qui pourra ensuite gagner ces points avec une carte Indécis.",
  'ask.pay': "Chaque choix atteint au moins les points exigés ; le surplus n'est pas rendu.",
  'ask.direction': "Tout le monde donne en même temps et reçoit de l'autre côté. Regardez de qui vous recevriez.",
};
