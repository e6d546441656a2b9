/** The rules, in French. */
import { following } from '../../../../i18n/options.ts';
import type { Topic } from '../../../../i18n/types.ts';
import type { options } from '../../options.ts';
import { five, toBeElected } from '../../vocabulary.ts';
import { cardsForTwo, copiesOf, payingExample } from '../facts.ts';
import { allCards, cardTopics } from '../topics.ts';
import { kindTexts } from './cards.ts';
import { aHand, inWords, lastRebuild, lucky, unlucky } from './numbers.ts';

const family = {
  campagne: 'Points de campagne',
  bonus: 'Carte bonus',
  attaque: 'Carte attaque',
  joker: 'Carte joker',
  speciale: 'Carte spéciale',
} as const;

const { cards, ways, tooMuch } = payingExample;
const listed = (items: readonly (string | number)[], type: 'conjunction' | 'disjunction'): string =>
  new Intl.ListFormat('fr', { type }).format(items.map(String));
/** Which cards can pay five points; nothing if the example's cards aren't enough. */
const example =
  ways.length === 0
    ? ''
    : `Avec ${listed(cards, 'conjunction')}, vous pouvez donc perdre ${listed(ways, 'disjunction')}${tooMuch === null ? '' : `, mais pas ${tooMuch}`}.\n\n`;

/** What the option does, and the text when it is in force. */
const cap = `**Abréger une partie longue** : avec cette option, la partie s’arrête de la même façon quand la pioche devrait être reconstituée pour la ${lastRebuild} fois.`;
const capped = `**La partie est abrégée** : elle s’arrête de la même façon quand la pioche devrait être reconstituée pour la ${lastRebuild} fois.`;

const headings: Topic<typeof options>[] = [
  {
    id: 'minute',
    title: 'Le jeu en une minute',
    body: `Chacun brigue l’Élysée. Ayez **${toBeElected} points à la fin de votre tour**, et vous l’emportez. De 2 à 5 joueurs, environ 25 minutes.

Vous avez ${aHand} cartes en main. À votre tour, vous **en jouez une ou en défaussez une**, puis vous piochez pour revenir à ${aHand}.

- Les cartes **Campagne** comptent aussitôt, mais peuvent vous être prises.
- Les cartes **Socle** se tentent au dé : sur ${lucky}, elles sont à vous pour toujours ; sur ${unlucky}, elles vont chez les indécis, où chacun peut les rallier.
- **Confiance** met une carte campagne dans votre socle, **Indécis** rallie toute la zone indécis ; les deux se jouent au dé.
- **Débat**, **Polémique** et **Affaire** attaquent quelqu’un qui a au moins ${five} points de campagne. La cible peut répondre par **Immunité** ou **Diversion**.
- Les **cartes spéciales** renversent le jeu, pour tout le monde. Rien ne peut les contrer.

Donc : faites campagne, mettez vos points à l’abri avant qu’on vous les prenne, et gardez un joker pour le pire.`,
  },
  {
    id: 'but',
    title: 'But du jeu',
    body: `Chacun est candidat à l’élection présidentielle. Le premier à avoir **${toBeElected} points à la fin de son propre tour**, campagne et socle additionnés, remporte l’élection.

Devant vous, deux zones. La **campagne** compte, mais peut se perdre. Le **socle** compte aussi, et rien ne peut plus vous le prendre. À gauche de la table, la zone **indécis** : des points qui n’attendent que d’être ralliés.

Convaincre, ruser, se battre : tous les coups sont permis. De 2 à 5 joueurs ; une partie dure environ 25 minutes autour d’une table.`,
  },
  {
    id: 'debut',
    title: 'Début de la partie',
    body: `Les cartes sont mélangées et chacun en reçoit **${aHand}**, que personne d’autre ne voit.

Chacun lance le dé : le plus haut commence. En cas d’égalité en tête, les ex æquo relancent. On joue ensuite dans le sens horaire.

**À deux joueurs**, les ${inWords(copiesOf('diversion'))} cartes Diversion sont retirées : il reste ${cardsForTwo} cartes.`,
  },
  {
    id: 'tour',
    title: 'Déroulement d’un tour',
    body: `À votre tour, utilisez **une seule carte** :

- une carte **points de campagne**, posée dans votre zone campagne ;
- une carte **bonus**, qui se gagne au dé ;
- une carte **attaque**, contre un adversaire ;
- une carte **spéciale**, qui touche tout le monde ;
- ou n’importe quelle carte **défaussée sans effet**, pour en changer.

Puis vous piochez : on a toujours ${aHand} cartes en main. Les jokers ne se jouent qu’en réponse à une attaque, et vous piochez aussitôt après.

Une carte qui ne peut rien faire (une attaque sans cible possible, Confiance sans carte campagne, Indécis sans indécis) peut seulement être défaussée.`,
  },
  {
    id: 'pioche',
    title: 'Quand la pioche est épuisée',
    body: `Toutes les cartes défaussées sont mélangées et forment une nouvelle pioche. La zone indécis n’en fait pas partie.

Tout le monde peut consulter la défausse et le nombre de cartes de la pioche : appuyez sur **Texte**.`,
  },
  {
    id: 'fin',
    title: 'Fin de la partie',
    about: ['cap'],
    ...following<typeof options>(
      (
        here,
      ) => `**${toBeElected} points à la fin de votre tour** : vous remportez l’élection. Si vous les atteignez pendant le tour d’un autre, vous devez encore les avoir à la fin du vôtre.

**Scrutin bloqué** : les socles ne bougent plus. Si, à la fin d’un tour, plus personne ne peut atteindre ${toBeElected} points, même avec tout ce qui n’est pas dans le socle des autres, la partie s’arrête. Le plus haut total gagne ; à égalité, le plus gros socle ; sinon la victoire est partagée. La partie s’arrête de la même façon si l’on ne fait que défausser pendant autant de tours de suite qu’il y a de cartes.${here && !here.cap ? '' : `\n\n${here ? capped : cap}`}`,
    ),
  },
  {
    id: 'attaques',
    title: 'Attaques, jokers et cartes spéciales',
    body: `L’attaquant désigne **un** adversaire ; une attaque annoncée ne se reprend pas. Débat et Polémique demandent au moins ${five} points de campagne **des deux côtés** ; Affaire, seulement chez la cible. Un socle ne compte pas dans ces ${five} points.

On demande toujours sa réponse à la cible, qu’elle ait un joker ou non : **laisser faire** (accepter le duel, ou défausser ${five} points), **Immunité** ou **Diversion**. Personne d’autre ne peut réagir.

**Immunité** annule l’attaque. **Diversion** la détourne sur un autre joueur ayant au moins ${five} points de campagne, qui peut répondre à son tour. Il n’y a pas de limite : une attaque peut faire plusieurs fois le tour de la table.

Si la cible la détourne **sur l’attaquant**, les rôles s’inversent : la cible attaque, et l’attaquant devient la cible.

Les **cartes spéciales** ne sont pas des attaques : rien ne peut les contrer, elles touchent tout le monde, y compris le joueur actif, et n’agissent pas sur les socles.`,
  },
  {
    id: 'cartes',
    title: 'Toutes les cartes',
    body: `Chaque sorte, le nombre d’exemplaires et, quand les cartes diffèrent, leurs points.

${allCards(kindTexts, (name, { copies, values, text }) => {
  const list = values.map((value) => `${value.points} (×${value.copies})`).join(', ');
  return `- **${name}** (×${copies}) : ${list === '' ? text : `${list}. ${text}`}`;
})}`,
  },
  {
    id: 'cinq-points',
    title: `Perdre ${five} points`,
    body: `Affaire et Grand débat prennent **${five} points**, sans rendre la monnaie. Vous choisissez un lot de cartes campagne valant au moins ${five}, sans une seule de trop : si l’on en retirait une, il manquerait des points.

${example}Une Affaire envoie ces cartes à la défausse, un Grand débat chez les indécis.`,
  },
  {
    id: 'consignes',
    title: 'Consignes',
    list: 'orders',
    body: `Pour ne pas faire attendre les autres, vous pouvez laisser des **consignes**. Personne d’autre ne les connaît, et vous pouvez les changer à tout moment.

- **Immunité** contre toute attaque, contre une sorte d’attaque, ou dès que vous risquez ${five} points ou plus. Cette consigne répond quoi que vous ayez en main : sans Immunité, l’attaque a lieu. Ainsi, aucune question ne trahit que vous n’en avez pas.
- **Laisser faire** une sorte d’attaque, ou tout duel où vous risquez moins de ${five} points, sans qu’on vous le demande.
- **Choisir pour vous** : prendre la carte la plus forte, laisser la plus faible, perdre le lot le moins cher.

Ce que vous risquez : pour un Débat votre carte campagne la plus forte, pour une Polémique la plus faible, pour une Affaire le lot le moins cher.

Une consigne d’Immunité l’emporte sur une consigne de laisser faire. Chaque fois que la question vous est posée, vous pouvez aussi jouer Diversion. Personne d’autre n’apprend qu’une consigne a répondu pour vous.`,
  },
  {
    id: 'partir',
    title: 'Quitter la partie',
    body: `Si une personne quitte la partie, sa main et sa campagne sont défaussées, et son socle sort du jeu. Une attaque en cours contre elle, ou de sa part, est annulée. S’il ne reste qu’une personne, elle gagne.`,
  },
];

export const topics: Topic<typeof options>[] = [
  ...headings,
  ...cardTopics(
    kindTexts,
    (name) => `Carte : ${name}`,
    ({ category, copies, values, text }) => {
      const list = values.map((value) => `${value.points} (×${value.copies})`).join(', ');
      return `*${family[category]}, ${copies} ${copies > 1 ? 'exemplaires' : 'exemplaire'}${list ? ` : ${list}` : ''}*\n\n${text}`;
    },
  ),
];
