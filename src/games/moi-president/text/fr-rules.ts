/** The rules, in French. */
import type { Topic } from '../../../i18n/types.ts';
import { frCards } from './fr-cards.ts';
import { cardTopics } from './topics.ts';

const family = {
  campagne: 'Points de campagne',
  bonus: 'Carte bonus',
  attaque: 'Carte attaque',
  joker: 'Carte joker',
  speciale: 'Carte spéciale',
} as const;

const headings: Topic[] = [
  {
    id: 'but',
    title: 'But du jeu',
    body: `Chacun est candidat à l’élection présidentielle. Le premier qui a **51 points à la fin de son propre tour**, campagne et socle additionnés, est élu.

Devant vous, deux zones. La **campagne** compte, mais peut se perdre. Le **socle** compte aussi, et rien ne peut plus vous le prendre. Au milieu, la zone **indécis** : des points qui n’attendent que d’être ralliés.

Convaincre, ruser, se battre : tous les coups sont permis.`,
  },
  {
    id: 'debut',
    title: 'Début de la partie',
    body: `Les cartes sont mélangées et chacun en reçoit **quatre**, que lui seul voit.

Chacun lance le dé : le plus haut commence. En cas d’égalité en tête, les ex æquo relancent. On joue ensuite dans le sens horaire.

**À deux joueurs**, les cinq cartes Diversion sont retirées : il en reste 65.`,
  },
  {
    id: 'tour',
    title: 'Déroulement d’un tour',
    body: `À votre tour, **une seule carte** :

- une carte **points de campagne**, posée dans votre zone campagne ;
- une carte **bonus**, qui se gagne au dé ;
- une carte **attaque**, contre un adversaire ;
- une carte **spéciale**, qui touche tout le monde ;
- ou n’importe quelle carte **défaussée sans effet**, pour en changer.

Puis vous piochez : on a toujours quatre cartes en main. Les jokers ne se jouent qu’en réponse à une attaque ; qui en joue un pioche aussitôt.

Une carte qui ne peut rien faire (une attaque sans cible possible, Confiance sans carte campagne, Indécis sans indécis) peut seulement être défaussée.`,
  },
  {
    id: 'pioche',
    title: 'Quand la pioche est épuisée',
    body: `Toutes les cartes défaussées sont mélangées et forment une nouvelle pioche. La zone indécis n’en fait pas partie.

La défausse est ouverte à tous, et le nombre de cartes de la pioche est connu.`,
  },
  {
    id: 'fin',
    title: 'Fin de la partie',
    body: `**51 points à la fin de votre tour** : vous êtes élu(e). Qui les atteint pendant le tour d’un autre doit encore les avoir à la fin du sien.

**Scrutin bloqué** : les socles ne bougent plus. Si, à la fin d’un tour, plus personne ne pourrait atteindre 51 points même avec tout ce qui n’est pas dans le socle des autres, la partie s’arrête. Le plus haut total gagne ; à égalité, le plus gros socle ; sinon la victoire est partagée.

**Limite choisie par l’hôte** : si l’option est active, la partie s’arrête de la même façon quand la pioche devrait être reconstituée une neuvième fois.`,
  },
  {
    id: 'attaques',
    title: 'Attaques et jokers',
    body: `L’attaquant désigne **un** adversaire. Débat et Polémique demandent au moins 5 points de campagne **des deux côtés** ; Affaire, seulement chez la cible. Un socle ne compte pas dans ces 5 points.

La cible est toujours interrogée, qu’elle ait un joker ou non : **subir**, **Immunité** ou **Diversion**. Personne d’autre ne peut réagir.

**Immunité** annule l’attaque. **Diversion** la détourne sur un autre joueur ayant au moins 5 points de campagne, qui peut se défendre à son tour. Il n’y a pas de limite : une attaque peut faire plusieurs fois le tour de la table.

Détournée **sur l’attaquant**, l’attaque change de camp : celui qui détourne devient l’attaquant, et l’attaquant la cible.`,
  },
  {
    id: 'cinq-points',
    title: 'Perdre cinq points',
    body: `Affaire et Grand débat prennent **5 points**, sans rendre la monnaie. Vous choisissez un lot de cartes campagne valant au moins 5, dont aucune n’est de trop : sans elle, il manquerait des points.

Avec 3, 3, 4 et 8, vous pouvez donc perdre 3 + 3, 3 + 4 ou 8, mais pas 3 + 8.

Une Affaire envoie ces cartes à la défausse, un Grand débat chez les indécis.`,
  },
  {
    id: 'consignes',
    title: 'Consignes',
    body: `Pour une partie qui dure des jours, vous pouvez laisser des **consignes**, connues de vous seul, et les changer à tout moment.

- **Immunité** contre toute attaque, contre une sorte d’attaque, ou dès que vous risquez 5 points ou plus. Si vous n’avez pas la carte, on vous demande quand même.
- **Subir** une sorte d’attaque, ou ce qui coûte moins de 5 points, sans être interrogé.
- **Choisir pour vous** : prendre la carte la plus forte, donner la plus faible, payer au moindre prix.

Ce que vous risquez : pour un Débat votre carte campagne la plus forte, pour une Polémique la plus faible, pour une Affaire le lot le moins cher.

Une consigne d’Immunité passe avant une consigne de subir. Quand une consigne répond, vous seul l’apprenez.`,
  },
  {
    id: 'partir',
    title: 'Quitter la partie',
    body: `La main et la campagne de qui s’en va sont défaussées, son socle sort du jeu. Une attaque en cours contre lui, ou de lui, tombe à l’eau. S’il ne reste qu’une personne, elle gagne.`,
  },
];

export const frTopics: Topic[] = [
  ...headings,
  ...cardTopics(
    frCards,
    (name) => `Carte : ${name}`,
    ({ category, copies, values, text }) => {
      const list = values.map((value) => `${value.points} (×${value.copies})`).join(', ');
      return `*${family[category]}, ${copies} ${copies > 1 ? 'exemplaires' : 'exemplaire'}${list ? ` : ${list}` : ''}*\n\n${text}`;
    },
  ),
];
