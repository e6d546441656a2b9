/** The rules, in French and in our own words. */

import type { Topic } from '../../../i18n/types.ts';
import { quietTurns } from '../turn.ts';
import { frCards, frDie } from './fr-cards.ts';
import { frNames } from './fr-names.ts';
import { pages, printed } from './topics.ts';

const topics: Topic[] = [
  {
    id: 'overview',
    title: 'Le jeu en une minute',
    body: `Vous dirigez la campagne de **Barack Obama** ou de **John McCain** à l'automne 2008. Quatre États disputés sont en jeu à tout moment. Gagner un État donne ses voix de grands électeurs ; qui atteint **270** le premier remporte l'élection sur-le-champ.

À votre tour, une seule action : **jouer une carte** ou **piocher une carte**. Les cartes rallient des électeurs, orientent un État vers l'Économie ou la Défense, ou changent sa clé démographique.

Un État est gagné dès que **tous les électeurs de l'enjeu majoritaire** soutiennent le même candidat. Son vainqueur met en jeu l'État suivant, et une dernière minute tombe.`,
  },
  {
    id: 'state',
    title: 'Lire un État',
    body: `Chaque État indique ses **voix** et montre deux rangées de cercles. Chaque cercle est un groupe d'**électeurs** : rouge pour McCain, bleu pour Obama, blanc pour les indécis.

La rangée du haut dit comment ils voteraient si la **Défense** était le grand enjeu, celle du bas si c'était l'**Économie**. Le marqueur de la **piste des enjeux** (quatre cases : 1 et 2 vers la Défense, 3 et 4 vers l'Économie) tranche : c'est l'**enjeu majoritaire**, et seule sa rangée décide de l'État. L'autre est l'**enjeu minoritaire**.

Un État a deux **groupes démographiques**. L'un est marqué comme **clé démographique** ; l'autre est sans effet tant que la clé ne change pas.

Exemple : le marqueur du New Jersey commence du côté de l'Économie, qui est donc l'enjeu majoritaire, et sa clé est « Démocrates pro-Clinton ».`,
  },
  {
    id: 'decks',
    title: 'Préparer les decks',
    body: `Chaque camp possède 45 cartes, dont **15** seulement servent dans une partie.

**Decks de départ** : les quinze cartes à l'étoile, pour une première partie ; le sort désigne qui commence.

**Draft** : quinze fois, vous voyez 3 cartes de vos 45, en gardez 1, et les 2 autres quittent le jeu. Les deux joueurs choisissent en même temps, chacun à son rythme, sans voir ce que garde l'autre. **Qui finit le premier commence la partie.**

Puis on mélange, et chacun pioche 3 cartes.`,
  },
  {
    id: 'opening',
    title: 'Les États de départ',
    body: `Après un draft, chaque joueur choisit en secret **2 de ses 10 États** ; les quatre sont révélés ensemble. Avec les decks de départ, la campagne s'ouvre en Floride, dans le Michigan, le Missouri et le New Jersey.

Les 16 autres États attendent. Une fois la partie lancée, la couleur de leur dos n'a plus d'importance.`,
  },
  {
    id: 'turn',
    title: 'Votre tour',
    body: `Faites l'une de ces deux choses.

**Jouer une carte.** Suivez-la, partie par partie. En fin de tour, elle rejoint votre défausse. On peut toujours jouer une carte sans effet, pour s'en débarrasser.

**Piocher une carte.** Avec **5 cartes ou plus** en main, ce choix est interdit (mais les cartes qui font piocher restent permises). Il n'y a pas d'autre limite de main.`,
  },
  {
    id: 'reshuffle',
    title: 'Quand la pioche est vide',
    body: `S'il faut piocher et que la pioche est vide, la défausse est mélangée et devient la nouvelle pioche. **Les cartes jouées ce tour-ci n'en font pas partie** : elles ne sont défaussées qu'en fin de tour. Celles défaussées ce tour-ci comme coût y sont, et sont mélangées.

Si les deux sont vides, on pioche moins.`,
  },
  {
    id: 'support',
    title: 'Gagner un soutien',
    body: `Gagner **1 soutien** sur un enjeu dans un État, c'est faire passer dans votre camp un groupe d'électeurs adverse de cette rangée. Sur la table, il y a trois façons, équivalentes : retirer un jeton adverse d'un cercle de votre couleur, remplacer un jeton adverse sur un cercle blanc, ou couvrir un cercle de la couleur adverse. Ici, elles sont choisies dans cet ordre, qui économise les jetons.

S'il n'y a plus d'électeurs adverses dans la rangée, et alors seulement, vous ralliez un groupe d'**indécis** en posant un jeton sur un cercle blanc. Un cercle blanc pris n'est plus jamais indécis : son jeton peut être remplacé, pas retiré.

Si toute la rangée est déjà à vous, rien ne se passe.

Chaque camp a **12 jetons**. S'il ne vous en reste plus et que vous ne pouvez pas retirer un jeton adverse, le soutien est perdu.`,
  },
  {
    id: 'shift',
    title: 'Orienter un État vers un enjeu',
    body: `Le marqueur avance vers l'enjeu du nombre de cases indiqué. Au bout de la piste il s'arrête, et le reste est ignoré.

Quand il passe le milieu, l'autre enjeu devient majoritaire : cela peut suffire à gagner un État. « Majoritaire » et « minoritaire » se lisent quand la carte est jouée et valent pour toutes ses parties.`,
  },
  {
    id: 'key',
    title: 'Changer la clé démographique',
    body: `Le marqueur passe à l'autre groupe de l'État, qui devient sa clé démographique.

Les cartes **Soutien démographique** nomment un groupe. Dans **tous les États en jeu** dont c'est la clé, **tous les indécis des deux rangées** se rallient à vous d'un coup. Là où le groupe est présent sans être la clé, rien ne se passe ; les cercles blancs qui portent un jeton ne changent pas.

Exemple : les Seniors sont la clé du Colorado. McCain joue une carte pour les Seniors, et ses trois groupes d'indécis sont à lui.

S'il vous reste moins de jetons qu'il n'y a d'indécis, vous choisissez lesquels rallier.`,
  },
  {
    id: 'costs',
    title: 'Défausser pour jouer',
    body: `Certaines cartes font défausser d'autres cartes. Le coût se paie d'abord, et une carte qu'on ne peut pas payer ne peut pas être jouée. Si la carte dit « autant que voulu », aucune est permis.

Les effets dans des « États différents » ont lieu une fois par État : jamais plus qu'il n'y a d'États en jeu.`,
  },
  {
    id: 'media',
    title: 'Soutien médiatique',
    body: `Une carte Soutien médiatique reste en vigueur. Il n'y en a qu'**une**, qui que ce soit qui l'ait jouée : la suivante, de l'un ou l'autre camp, la remplace, et l'ancienne rejoint aussitôt la défausse de son propriétaire.

La plupart laissent leur propriétaire choisir, après lecture, l'État en jeu que touche chaque carte Dernière minute. Les nouvelles qui ne visent aucun État n'en sont pas changées.`,
  },
  {
    id: 'negative',
    title: 'La campagne négative',
    body: `Certaines cartes frappent fort et portent un dé. À la **fin du tour** où vous en jouez une, après les États gagnés, vous lancez le dé ; l'adversaire peut prendre le bonus ou le refuser.

${frDie
  .map((bonus, face) => (face > 0 ? `**${face}** ${bonus}` : ''))
  .filter(Boolean)
  .join('\n')}`,
  },
  {
    id: 'win-state',
    title: 'Gagner un État',
    body: `Dès que **tous les électeurs de l'enjeu majoritaire** soutiennent un candidat, il gagne l'État : au milieu d'une carte, par une dernière minute, ou pendant le tour adverse. Ce qui restait de la carte pour cet État est perdu ; ses autres parties ont lieu.

Les jetons rentrent chez eux. Si plusieurs États sont gagnés à la fois, ils se règlent **l'un après l'autre**, chacun entièrement, dans l'ordre choisi par le **joueur dont c'est le tour**.`,
  },
  {
    id: 'new-state',
    title: 'Un nouvel État',
    body: `**Qui gagne un État** choisit le suivant parmi tous ceux qui n'ont jamais été en jeu, même pendant le tour adverse. Il prend la place libre, ses marqueurs sur leurs cases de départ. Quand il n'en reste plus, la partie continue avec moins d'États.`,
  },
  {
    id: 'news',
    title: 'Dernière minute',
    body: `Chaque fois qu'un nouvel État entre en jeu (sauf les quatre premiers), une carte Dernière minute est révélée et résolue aussitôt, entièrement. Elle touche **le nouvel État**, sauf si un Soutien médiatique laisse son propriétaire en choisir un autre. Puis elle quitte le jeu. Elle peut aussi faire gagner des États.`,
  },
  {
    id: 'victory',
    title: "Gagner l'élection",
    body: `Obama commence avec **157** voix, McCain avec **155** : celles des États absents du jeu. Qui atteint **270** gagne aussitôt.

Si tous les États sont gagnés et que chacun a 269 voix, personne n'est élu : match nul. De même si ${quietTurns / 2} tours chacun passent sans un État gagné, une règle de cette table pour les campagnes qui tournent en rond. Si un joueur abandonne, l'autre gagne.`,
  },
];

const sideNames = { obama: 'Obama', mccain: 'McCain' } as const;
const row = (circles: string): string => `McCain ${printed(circles, 'R')}, indécis ${printed(circles, 'W')}, Obama ${printed(circles, 'B')}`;

export const frTopics: Topic[] = [
  ...topics,
  ...pages(frCards, frNames, {
    card: (card, effect) =>
      `**${frNames[card.type]}** · ${sideNames[card.side]}${card.starter ? ' · deck de départ' : ''}${card.negative ? ' · campagne négative' : ''}\n${effect}`,
    news: (effect) => `**Dernière minute**\n${effect}`,
    state: (tile) =>
      [
        `**${tile.votes} voix** · ${sideNames[tile.back]} peut commencer avec${tile.starter ? ' · État de départ' : ''}`,
        `Défense : ${row(tile.defense)}`,
        `Économie : ${row(tile.economy)}`,
        `Le marqueur commence sur la case ${tile.square} de 4 : ${tile.square <= 2 ? 'la Défense' : "l'Économie"} décide.`,
        `Clé démographique au départ : ${frNames[tile.key]}. Autre groupe : ${frNames[tile.other]}.`,
      ].join('\n'),
  }),
];
