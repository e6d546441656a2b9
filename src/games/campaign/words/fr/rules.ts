/** The rules, in French and in our own words. */

import { type Chosen, following } from '../../../../i18n/options.ts';
import type { Topic } from '../../../../i18n/types.ts';
import {
  cardsAtStart,
  deckSize,
  handToDraw,
  quietTurns,
  quietTurnsToOffer,
  seenAtOnce,
  statesEach,
  tokensPerSide,
  votesAtStart,
  votesToWin,
} from '../../data/numbers.ts';
import { states } from '../../data/states.ts';
import type { options } from '../../options.ts';
import { faces } from '../../rules/cards/die.ts';
import { type CardType, cardTypes } from '../../vocabulary.ts';
import { aheadInColors, backs, countOf, deckPages, decks, mediaCards, type PageWords, pages, printed, starters, titlesOf } from '../topics.ts';
import { cardTitles } from './cards.ts';
import { bonusWords, cardEffect, lastingEffect, newsEffect } from './effects.ts';
import { names } from './names.ts';

const list = new Intl.ListFormat('fr', { type: 'conjunction' });
const named = (ids: readonly string[]): string => list.format(ids.map((id) => names[id as keyof typeof names] ?? id));

/** What each kind of card is for, without its numbers: those stand on the cards. */
const kinds: { readonly [T in CardType]: string } = {
  attack: 'beaucoup de soutien sur un enjeu, contre des cartes défaussées ; campagne négative',
  advertising: 'du soutien sur un enjeu, et une orientation vers lui',
  'advertising-attack': 'du soutien sur les deux enjeux ; campagne négative',
  campaigning: 'du soutien sur un enjeu, et une carte',
  'message-discipline': "défausser des cartes pour agir dans autant d'États",
  'get-out-the-vote': 'une autre clé démographique, et une carte',
  fundraising: 'des cartes',
  interview: 'un État orienté, et une carte',
  'issue-control': "une longue orientation vers l'enjeu minoritaire",
  microtargeting: 'un État orienté, et une autre clé démographique',
  speech: 'du soutien, et une autre clé démographique',
  'media-support': 'reste en vigueur',
  special: 'ce que seul ce camp possède',
  'demographic-support': 'tous les indécis, partout où son groupe est la clé',
};

const advantage = aheadInColors
  ? `La différence compense le léger avantage ${aheadInColors === 'obama' ? "d'Obama" : 'de McCain'} dans les couleurs imprimées sur les États disputés. `
  : '';

/** What is in force at a table; null: no table is meant. */
type Here = Chosen<typeof options> | null;

/** How the decks come about, and who begins. */
function preparing(here: Here): string {
  const named = here && (here.first === 'obama' || here.first === 'mccain') ? ` **${names[here.first]} commence.**` : null;
  const byLot = ' Le sort désigne qui commence.';
  const starter = `**Decks de départ** : les ${deckSize} cartes à l'étoile, pour une première partie ; le sort désigne qui commence, sauf si les options de la partie nomment un camp.`;
  const starterHere = `**Decks de départ** : les ${deckSize} cartes à l'étoile.${named ?? byLot}`;
  const draft = `**Draft** : ${deckSize} fois, vous voyez ${seenAtOnce} cartes de vos ${decks.obama.length}, en gardez 1, et les autres quittent le jeu. Les deux joueurs choisissent en même temps, chacun à son rythme, sans voir ce que garde l'autre.`;
  const first = ' **Qui finit en premier commence la partie**';
  const ways = !here
    ? `${starter}\n\n${draft}${first}, sauf si les options disent « au sort » ou nomment un camp.`
    : here.deck === 'starter'
      ? starterHere
      : `${draft}${named ?? (here.first === 'lot' ? byLot : `${first}.`)}`;
  return `Chaque camp possède ${decks.obama.length} cartes (Campaign Strategy), dont **${deckSize}** seulement servent dans une partie.

${ways}

Puis on mélange, et chacun pioche ${cardsAtStart} cartes. Vous pouvez toujours consulter ce qui reste dans votre pioche, mais pas son ordre.`;
}

/** Which states the campaign opens in. */
function opening(here: Here): string {
  const chosen = `chaque joueur choisit en secret **${statesEach} des ${backs.obama === backs.mccain ? `${backs.obama} ` : ''}États dont le dos porte sa couleur** ; tous sont révélés ensemble.`;
  const fixed = `la campagne s'ouvre dans ces États : ${named(starters)}.`;
  const ways = { starter: `Avec les decks de départ, ${fixed}`, draft: `Après le draft, ${chosen}` };
  return `${here ? ways[here.deck] : `Après un draft, ${chosen} ${ways.starter}`}

Les ${states.length - starters.length} autres États attendent. Une fois la partie lancée, la couleur de leur dos n'a plus d'importance.`;
}

const chapters: Topic<typeof options>[] = [
  {
    id: 'overview',
    title: 'Le jeu en une minute',
    about: ['side'],
    body: `Vous dirigez la campagne de **Barack Obama** ou de **John McCain** à l'automne 2008. ${starters.length} États disputés sont en jeu à la fois, puis moins quand il n'en reste plus à faire entrer. Gagner un État donne ses voix de grands électeurs ; qui atteint **${votesToWin}** en premier remporte l'élection sur-le-champ.

À votre tour, une seule action : **jouer une carte** ou **piocher une carte**. Les cartes rallient des électeurs, orientent un État vers l'Économie ou la Défense, ou changent sa clé démographique.

Un État est gagné dès que **tous les électeurs de l'enjeu majoritaire** soutiennent le même candidat. Qui le gagne met en jeu l'État suivant, et une carte Dernière minute est révélée.`,
  },
  {
    id: 'example',
    title: 'Un tour, pas à pas',
    body: `Supposons un État dont le marqueur pointe vers l'**Économie** ; de ses quatre électeurs de l'Économie, trois soutiennent Obama et un McCain. Ada mène la campagne d'Obama.

1. Elle joue une carte : *Gagnez 1 soutien sur l'Économie dans un État. Piochez 1 carte.*
2. Elle choisit cet État. L'électeur de McCain change de camp, et tous les électeurs de l'Économie sont à Obama : **l'État est gagné aussitôt**, ses voix sont à elle, et tous les jetons qu'il porte rentrent chez eux.
3. L'ayant gagné, elle choisit l'**État suivant** parmi tous ceux qui n'ont jamais été en jeu. Il prend la place libre.
4. Une carte **Dernière minute** est révélée pour lui et résolue. Si elle fait gagner un autre État, il se règle de la même façon.
5. Alors seulement vient la suite de sa carte : elle pioche 1 carte.
6. Sa carte va à la défausse, et c'est à Ben. Si elle avait porté un dé, Ada l'aurait d'abord lancé, et Ben aurait pu prendre le bonus.`,
  },
  {
    id: 'state',
    title: 'Lire un État',
    body: `Chaque État indique ses **voix** et montre deux rangées de cercles. Chaque cercle est un **électeur** (dans la règle : un bloc d'électeurs) : rouge pour McCain, bleu pour Obama, blanc pour les indécis.

La rangée du haut dit comment ils voteraient si la **Défense** était le grand enjeu, celle du bas si c'était l'**Économie**. Le marqueur de la **piste des enjeux** (quatre cases : 1 et 2 vers la Défense, 3 et 4 vers l'Économie) tranche : c'est l'**enjeu majoritaire** (ou majeur), et seule sa rangée décide de l'État. L'autre est l'**enjeu minoritaire** (ou mineur).

Un État a deux **groupes démographiques**. L'un est marqué comme **clé démographique** (clef) ; l'autre est sans effet tant que la clé ne change pas.`,
  },
  {
    id: 'decks',
    title: 'Préparer les decks',
    about: ['deck', 'first'],
    ...following<typeof options>(preparing),
  },
  {
    id: 'kinds',
    title: 'Les sortes de cartes',
    body: `Les deux decks se ressemblent, à ceci près : Obama est fort sur l'Économie, McCain sur la Défense, et quelques cartes sont propres à un camp. Nombre de cartes de chaque sorte, par camp :

${cardTypes.map((type) => `- **${names[type]}** (${[...new Set([countOf(type, 'obama'), countOf(type, 'mccain')])].join(' / ')}) : ${kinds[type]}`).join('\n')}

Ce que fait chaque carte : voir « Le deck d'Obama » et « Le deck de McCain ».`,
  },
  {
    id: 'opening',
    title: 'Les États de départ',
    about: ['deck'],
    ...following<typeof options>(opening),
  },
  {
    id: 'turn',
    title: 'Votre tour',
    body: `Faites l'une de ces deux choses.

**Jouer une carte.** Appliquez son texte dans l’ordre. En fin de tour, elle rejoint votre défausse. On peut toujours jouer une carte sans effet, pour s'en débarrasser.

**Piocher une carte.** Avec **${handToDraw} cartes ou plus** en main, ce choix est interdit (mais les cartes qui font piocher restent permises). Il n'y a pas d'autre limite de main.

Après ${quietTurnsToOffer / 2} tours chacun sans État gagné, on peut aussi **proposer la nulle**. Cela ne coûte rien et vous jouez quand même ; au tour suivant, l'adversaire peut accepter, et tout autre coup refuse. Une règle de cette table.`,
  },
  {
    id: 'reshuffle',
    title: 'Quand la pioche est vide',
    body: `S'il faut piocher et que la pioche est vide, la défausse est mélangée et devient la nouvelle pioche. **Les cartes jouées ce tour-ci n'en font pas partie** : elles ne sont défaussées qu'en fin de tour. Les cartes défaussées pour en payer une autre, elles, sont mélangées aussi.

Si les deux sont vides, on pioche moins.`,
  },
  {
    id: 'support',
    title: 'Gagner un soutien',
    body: `Gagner **1 soutien** sur un enjeu dans un État, c'est faire passer dans votre camp un électeur adverse de cette rangée. Sur la table, il y a trois façons, équivalentes : retirer un jeton adverse d'un cercle de votre couleur, remplacer un jeton adverse sur un cercle blanc, ou couvrir un cercle de la couleur adverse. Ici, elles sont choisies dans cet ordre, qui économise les jetons.

S'il n'y a plus d'électeurs adverses dans la rangée, et alors seulement, vous ralliez un électeur **indécis** en posant un jeton sur un cercle blanc. Un cercle blanc pris n'est plus jamais indécis : son jeton peut être remplacé, pas retiré.

Si toute la rangée est déjà à vous, rien ne se passe.

Chaque camp a **${tokensPerSide} jetons**. S'il ne vous en reste plus et que vous ne pouvez pas retirer un jeton adverse, le soutien est perdu.`,
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

Les cartes **Soutien démographique** (Demographic Support) nomment un groupe. Dans **tous les États en jeu** dont c'est la clé, **tous les indécis des deux rangées** se rallient à vous d'un coup. Là où le groupe est présent sans être la clé, rien ne se passe ; les cercles blancs qui portent un jeton ne changent pas. Chacune de ces cartes indique les États qui ont son groupe.

S'il vous reste moins de jetons qu'il n'y a d'indécis, vous choisissez lesquels rallier.`,
  },
  {
    id: 'costs',
    title: 'Défausser pour jouer',
    body: `Certaines cartes font défausser d'autres cartes. Le coût se paie d'abord, et une carte qu'on ne peut pas payer ne peut pas être jouée. Si la carte dit « à volonté », vous pouvez aussi n'en défausser aucune.

Les effets dans des « États différents » ont lieu une fois par État : jamais plus qu'il n'y a d'États en jeu.`,
  },
  {
    id: 'draw-play',
    title: 'Piocher et jouer aussitôt',
    body: `Les cartes piochées rejoignent votre main. L'une d'elles, à votre choix, doit alors être jouée aussitôt, coût compris ; les autres peuvent servir à payer. Si vous ne pouvez en payer qu'une, c'est celle-là. Si vous ne pouvez en payer aucune, vous les gardez toutes. Si une seule carte est venue, elle est jouée, si vous pouvez la payer. Son dé compte.`,
  },
  {
    id: 'media',
    title: 'Soutien médiatique (Media Support)',
    body: `Une carte Soutien médiatique reste en vigueur. Il n'y en a qu'**une**, quel que soit le joueur qui l'a posée : la suivante, de l'un ou l'autre camp, la remplace, et l'ancienne rejoint aussitôt la défausse de son propriétaire.

${mediaCards.map(({ id, side, lasting }) => `- **${cardTitles[id] ?? id}** (${names[side]}) : ${lastingEffect(lasting, side, 'name')}.`).join('\n')}

Qui choisit l'État le fait après avoir lu la carte. Une Dernière minute qui ne vise aucun État n'en est pas changée.`,
  },
  {
    id: 'negative',
    title: 'La campagne négative (Going Negative)',
    body: `Certaines cartes frappent fort et portent un dé. À la **fin du tour** où vous en jouez une, après les États gagnés, vous lancez le dé ; l'adversaire peut prendre le bonus ou le refuser.

${faces.map((face) => `**${face}** ${bonusWords(face)}`).join('\n')}`,
  },
  {
    id: 'win-state',
    title: 'Gagner un État',
    body: `Dès que **tous les électeurs de l'enjeu majoritaire** soutiennent un candidat, il gagne l'État : au milieu d'une carte, par une Dernière minute, ou pendant le tour adverse. Ce qui restait de la carte pour cet État est perdu ; ses autres parties ont lieu.

**Une carte Dernière minute est un tout** : les États qu'elle fait gagner se règlent quand elle est entièrement résolue, pas entre ses parties.

Les jetons rentrent chez eux. Si plusieurs États sont gagnés à la fois, ils se règlent **l'un après l'autre**, chacun entièrement, dans l'ordre choisi par le **joueur dont c'est le tour**.`,
  },
  {
    id: 'new-state',
    title: 'Un nouvel État',
    body: `**Qui gagne un État** choisit le suivant parmi tous ceux qui n'ont jamais été en jeu, même pendant le tour adverse. Il prend la place libre, ses marqueurs sur leurs cases de départ. Quand il n'en reste plus, la partie continue avec moins d'États.`,
  },
  {
    id: 'news',
    title: 'Dernière minute (Breaking News)',
    body: `Chaque fois qu'un nouvel État entre en jeu (sauf les ${starters.length} premiers), une carte Dernière minute est révélée et résolue aussitôt, entièrement. Elle touche **le nouvel État**, sauf si un Soutien médiatique laisse son propriétaire en choisir un autre. Puis elle quitte le jeu. Elle peut aussi faire gagner des États : voir « Gagner un État ».`,
  },
  {
    id: 'victory',
    title: "Gagner l'élection",
    body: `Obama commence avec **${votesAtStart.obama}** voix, McCain avec **${votesAtStart.mccain}** : celles des États absents du jeu, que chacun a déjà gagnés. ${advantage}Qui atteint **${votesToWin}** gagne aussitôt.

Si tous les États sont gagnés et que personne n'a ${votesToWin} voix, personne n'est élu : match nul. De même si les joueurs en conviennent, ou après ${quietTurns / 2} tours chacun sans État gagné : ces deux règles sont les nôtres, pour les campagnes qui tournent en rond. Si un joueur abandonne, l'autre gagne.`,
  },
  {
    id: 'orders',
    title: 'Les consignes',
    list: 'orders',
    body: `Pour ne pas faire attendre votre adversaire, vous pouvez laisser une **consigne** avec \`/campagne consignes\`. Elle reste secrète et se change quand vous voulez. Elle ne regarde que le nombre de vos cartes, que tout le monde voit. Là où aucune ne répond, on vous demande.`,
  },
];

const sideNames = { obama: 'Obama', mccain: 'McCain' } as const;
const row = (circles: string): string => `McCain ${printed(circles, 'R')}, indécis ${printed(circles, 'W')}, Obama ${printed(circles, 'B')}`;

const words: PageWords = {
  names: { ...names, ...titlesOf(cardTitles, names, 'Dernière minute') },
  effect: cardEffect,
  news: newsEffect,
  newsCard: 'Dernière minute',
  sides: sideNames,
  starter: 'deck de départ',
  negative: 'campagne négative',
  note: (key, other) => `États avec ce groupe : ${key} (clé au départ) ; ${other} (autre groupe).`,
  deck: (side, page) => `Le deck ${side === 'obama' ? "d'Obama" : 'de McCain'}${page > 1 ? ` (${page})` : ''}`,
  legend: '★ fait partie du deck de départ.',
  colon: ' :',
  list: (items) => list.format(items),
  state: (tile) =>
    [
      `**${tile.votes} voix** · ${sideNames[tile.back]} peut commencer par cet État${tile.starter ? ' · État de départ' : ''}`,
      `Défense : ${row(tile.defense)}`,
      `Économie : ${row(tile.economy)}`,
      `Le marqueur commence sur la case ${tile.square} sur 4 : ${tile.square <= 2 ? 'la Défense' : "l'Économie"} décide.`,
      `Clé démographique au départ : ${names[tile.key]}. Autre groupe : ${names[tile.other]}.`,
    ].join('\n'),
};

export const topics: Topic<typeof options>[] = [...chapters, ...deckPages(words), ...pages(words)];
