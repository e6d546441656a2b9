/** How to play, and the words of the lesson, in French. */
import type { GuideTexts } from '../../../../i18n/types.ts';
import type { options } from '../../options.ts';
import { five, toBeElected } from '../../vocabulary.ts';
import { candidates } from '../names.ts';
import { aHand, lucky } from './numbers.ts';

export const guide: GuideTexts<typeof options> = {
  aim: { body: `Avoir **${toBeElected} points à la fin de son propre tour** : campagne et socle comptent ensemble.` },
  pages: [
    {
      title: `La table`,
      body: `Tout le monde est candidat à la présidence. Devant chacun, deux zones : la **campagne**, dont les points comptent mais se volent, et le **socle**, auquel personne ne touche.

À gauche de la table, les **indécis** : des points à conquérir. **${toBeElected} points** à la fin de votre propre tour, et c'est l'Élysée.`,
    },
    {
      title: `Votre tour`,
      body: `Vous avez ${aHand} cartes. **Jouez-en une, ou défaussez-en une**, puis repiochez ; c'est tout.

Les cartes **Campagne** sont des points : une fois posées, elles comptent. Le grand nombre dit combien.`,
    },
    {
      title: `Les cartes à dé`,
      body: `**Confiance** met une carte campagne dans votre socle, **Socle** y met des points directement, **Indécis** rallie tous les indécis. Chacune se joue au dé : avec ${lucky}, c'est gagné.

Une carte Socle ratée va aux indécis, où chacun peut la prendre.`,
    },
    {
      title: `Les attaques`,
      body: `**Débat** : un duel au dé, le plus haut prend une carte campagne à l'autre. **Polémique** : le plus bas en perd une, qui va aux indécis. **Affaire** : la cible défausse ${five} points, sans dé.

On n'attaque qu'une campagne d'au moins ${five} points. Le socle est à l'abri.`,
    },
    {
      title: `Les jokers`,
      body: `La cible d'une attaque peut répondre. **Immunité** annule l'attaque ; **Diversion** l'envoie à quelqu'un d'autre (à trois ou plus). Un joker ne coûte pas de tour, et on repioche aussitôt.

Sans joker, l'attaque a lieu. Gardez-en un pour le moment où vous serez en tête.`,
    },
    {
      title: `Cartes spéciales et fin`,
      body: `Une carte **spéciale** touche toute la table : les mains ou les campagnes passent au voisin, tout le monde reçoit une nouvelle main, ou chacun risque des points. Aucun joker ne l'arrête.

Les **${toBeElected}** points doivent être là à la fin de *votre* tour : mettez-en dans le socle avant d'y arriver.`,
    },
  ],
  steps: [
    `Vous vous présentez sous votre nom, avec ${aHand} cartes. Les **Campagne** sont des points. Les deux autres sont barrées pour l'instant : une attaque demande des points des deux côtés, et un joker ne sert qu'à répondre. Posez la plus forte.`,
    `Vous avez 10 points de campagne, et vous avez repioché. ${candidates.B} a posé 6. Continuez : vous avez un 8.`,
    `**${candidates.B} vous attaque : Débat**, un duel au dé pour une de vos cartes campagne. Vous pourriez accepter le duel et compter sur le dé. Mais vous avez un joker qui l'annule.`,
    `L'attaque est annulée. Vous avez aussitôt repioché : **Confiance**. Vos 18 points peuvent encore être attaqués. Sur ${lucky}, une carte va dans votre **socle**, où plus personne ne peut la prendre.`,
    `Vous avez fait 4 : c'est gagné. Mettez la plus forte à l'abri.`,
    `10 points sont à l'abri. ${candidates.B} a posé un 10 : cela vaut bien un **Débat**. Chacun lance le dé, le plus haut prend une carte. Il faut ${five} points de campagne des deux côtés ; vous en avez 8.`,
    `6 contre 3 : gagné. Quelle carte prenez-vous ?`,
  ],
  end: `**28 points** : 10 à l'abri, 18 en campagne. Continuez ainsi jusqu'à **${toBeElected}** : poser, mettre à l'abri, prendre, et garder un joker. Les autres cartes disent sur leur image ce qu'elles font, et vous pouvez toujours en défausser une pour en changer.`,
};
