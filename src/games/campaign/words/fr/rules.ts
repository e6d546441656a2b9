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

/** What each kind of card is for, without its numbers: those are on the cards. */
const kinds: { readonly [T in CardType]: string } = {
  attack: 'beaucoup de soutien sur un enjeu, au prix de cartes défaussées ; campagne négative',
  advertising: 'du soutien sur un enjeu, et le marqueur s’en rapproche',
  'advertising-attack': 'du soutien sur les deux enjeux ; campagne négative',
  campaigning: 'du soutien sur un enjeu, et une carte',
  'message-discipline': 'du soutien ou un déplacement du marqueur, dans un État par carte défaussée',
  'get-out-the-vote': 'une autre clé démographique, et une carte',
  fundraising: 'des cartes',
  interview: 'un déplacement du marqueur, et une carte',
  'issue-control': "un long déplacement du marqueur vers l'enjeu minoritaire",
  microtargeting: 'un déplacement du marqueur, et une autre clé démographique',
  speech: 'du soutien, et une autre clé démographique',
  'media-support': 'un effet qui dure',
  special: 'un effet propre à ce camp',
  'demographic-support': 'tous les indécis, partout où son groupe est la clé',
};

const advantage = aheadInColors
  ? `La différence compense le léger avantage ${aheadInColors === 'obama' ? "d'Obama" : 'de McCain'} dans les couleurs imprimées sur les États disputés. `
  : '';

/** The options in force at a table; null if the rules are not for a particular table. */
type Here = Chosen<typeof options> | null;

/** Where the decks come from, and who begins. */
function preparing(here: Here): string {
  const named = here && (here.first === 'obama' || here.first === 'mccain') ? ` **${names[here.first]} commence.**` : null;
  const byLot = ' Le sort désigne qui commence.';
  const starter = `**Decks de départ** : les ${deckSize} cartes à l'étoile, idéales pour une première partie. Le sort désigne qui commence, sauf si les options de la partie nomment un camp.`;
  const starterHere = `**Decks de départ** : les ${deckSize} cartes à l'étoile.${named ?? byLot}`;
  const draft = `**Draft** : vous voyez ${seenAtOnce} de vos ${decks.obama.length} cartes, vous en gardez 1 et les autres quittent le jeu ; vous recommencez ainsi ${deckSize} fois. Les deux joueurs choisissent en même temps, chacun à son rythme, sans voir ce que garde l'autre.`;
  const first = ' **Le premier à finir commence la partie**';
  const ways = !here
    ? `${starter}\n\n${draft}${first}, sauf si les options disent « au sort » ou nomment un camp.`
    : here.deck === 'starter'
      ? starterHere
      : `${draft}${named ?? (here.first === 'lot' ? byLot : `${first}.`)}`;
  return `Chaque camp possède ${decks.obama.length} cartes (Campaign Strategy), mais n'en utilise que **${deckSize}** dans une partie.

${ways}

Puis on mélange, et chacun pioche ${cardsAtStart} cartes. Vous pouvez toujours consulter ce qui reste dans votre pioche, mais pas son ordre.`;
}

/** Which states the campaign opens in. */
function opening(here: Here): string {
  const chosen = `chaque joueur choisit en secret **${statesEach} des ${backs.obama === backs.mccain ? `${backs.obama} ` : ''}États dont le dos porte sa couleur**. On les révèle tous ensemble.`;
  const fixed = `la campagne commence dans ces États : ${named(starters)}.`;
  const ways = { starter: `Avec les decks de départ, ${fixed}`, draft: `Après le draft, ${chosen}` };
  return `${here ? ways[here.deck] : `Après un draft, ${chosen} ${ways.starter}`}

Les ${states.length - starters.length} autres États attendent. Une fois la partie lancée, la couleur de leur dos n'a plus d'importance.`;
}

const chapters: Topic<typeof options>[] = [
  {
    id: 'overview',
    title: 'Le jeu en une minute',
    about: ['side'],
    body: `Vous dirigez la campagne de **Barack Obama** ou de **John McCain** à l'automne 2008. ${starters.length} États disputés sont en jeu en même temps (moins vers la fin). Quand vous gagnez un État, vous recevez ses voix de grands électeurs. Le premier à **${votesToWin}** voix remporte aussitôt l'élection.

À votre tour, faites une seule chose : **jouez une carte** ou **piochez une carte**. Les cartes rallient des électeurs, déplacent le marqueur d'un État vers l'Économie ou la Défense, ou changent sa clé démographique.

Un État est gagné dès que **tous les électeurs de l'enjeu majoritaire** soutiennent le même candidat. Le vainqueur met en jeu l'État suivant et révèle une carte Dernière minute.`,
  },
  {
    id: 'example',
    title: 'Un tour, pas à pas',
    body: `Ada mène la campagne d'Obama. Dans un État, le marqueur pointe vers l'**Économie** ; de ses quatre électeurs de l'Économie, trois soutiennent Obama et un McCain.

1. Elle joue une carte : *Gagnez 1 soutien sur l'Économie dans un État. Piochez 1 carte.*
2. Elle choisit cet État. L'électeur de McCain change de camp, et tous les électeurs de l'Économie sont à Obama : **l'État est gagné aussitôt**, ses voix sont à elle, et les jetons qu'il porte retournent à leurs propriétaires.
3. Comme elle l'a gagné, elle choisit l'**État suivant** parmi ceux qui n'ont pas encore été en jeu. Il prend la place libre.
4. Elle révèle une carte **Dernière minute**, qui touche le nouvel État. Si cette carte fait gagner un autre État, on le règle de la même façon.
5. Alors seulement vient la suite de sa carte : elle pioche 1 carte.
6. Sa carte va à la défausse, et c'est à Ben. Si elle avait porté un dé, Ada l'aurait d'abord lancé, et Ben aurait pu prendre le bonus.`,
  },
  {
    id: 'state',
    title: 'Lire un État',
    body: `Chaque État montre ses **voix** et deux rangées de cercles. Chaque cercle est un **électeur** (dans la règle : un bloc d'électeurs) : rouge pour McCain, bleu pour Obama, blanc pour les indécis.

La rangée du haut dit comment ils voteraient si la **Défense** était le grand enjeu, celle du bas si c'était l'**Économie**. Le marqueur de la **piste des enjeux** (quatre cases : 1 et 2 vers la Défense, 3 et 4 vers l'Économie) désigne l'**enjeu majoritaire** (ou majeur) : seule sa rangée décide de l'État. L'autre est l'**enjeu minoritaire** (ou mineur).

Un État a deux **groupes démographiques**. Un marqueur désigne l'un des deux comme **clé démographique** (clef) ; l'autre n'a aucun effet tant que la clé ne change pas.`,
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
    body: `Les deux decks se ressemblent, mais Obama est fort sur l'Économie, McCain sur la Défense, et chaque camp a quelques cartes bien à lui. Le nombre entre parenthèses est celui des cartes de chaque camp :

${cardTypes.map((type) => `- **${names[type]}** (${[...new Set([countOf(type, 'obama'), countOf(type, 'mccain')])].join(' / ')}) : ${kinds[type]}`).join('\n')}

« Le deck d'Obama » et « Le deck de McCain » disent ce que fait chaque carte.`,
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

**Jouer une carte.** Appliquez son texte dans l’ordre. En fin de tour, elle rejoint votre défausse. Vous pouvez toujours jouer une carte sans effet pour vous en débarrasser.

**Piocher une carte.** Avec **${handToDraw} cartes ou plus** en main, vous ne pouvez pas choisir de piocher (mais vous pouvez jouer une carte qui fait piocher). Il n'y a pas d'autre limite de main.

Si personne n'a gagné d'État après ${quietTurnsToOffer / 2} tours de chaque camp, vous pouvez aussi **proposer la nulle**. Vous jouez quand même. À son tour, l'adversaire peut accepter ; s'il joue, c'est qu'il refuse. C'est une règle maison.`,
  },
  {
    id: 'reshuffle',
    title: 'Quand la pioche est vide',
    body: `Si vous devez piocher et que votre pioche est vide, votre défausse est mélangée et devient la nouvelle pioche. **Les cartes jouées ce tour-ci n'en font pas partie** : elles ne sont défaussées qu'en fin de tour. Celles que vous avez défaussées pour en payer une autre sont mélangées aussi.

Si les deux sont vides, vous piochez moins de cartes.`,
  },
  {
    id: 'support',
    title: 'Gagner un soutien',
    body: `Gagner **1 soutien** sur un enjeu dans un État, c'est faire passer dans votre camp un électeur adverse de cette rangée. Le jeu imprimé permet trois façons équivalentes : retirer un jeton adverse d'un cercle de votre couleur, remplacer un jeton adverse sur un cercle blanc, ou couvrir un cercle de la couleur adverse. Ici, on les essaie dans cet ordre, qui économise les jetons.

C'est seulement quand la rangée n'a plus d'électeur adverse que vous ralliez un électeur **indécis**, en posant un jeton sur un cercle blanc. Un cercle blanc occupé n'est plus jamais indécis : on peut remplacer son jeton, pas le retirer.

Si toute la rangée est déjà à vous, rien ne se passe.

Chaque camp a **${tokensPerSide} jetons**. S'il ne vous en reste plus et que vous ne pouvez pas retirer un jeton adverse, le soutien est perdu.`,
  },
  {
    id: 'shift',
    title: 'Orienter un État vers un enjeu',
    body: `Orienter un État, c'est déplacer son marqueur vers un enjeu, du nombre de cases indiqué. Au bout de la piste, le marqueur s'arrête, et les cases en trop sont perdues.

Quand il passe le milieu, l'autre enjeu devient majoritaire : cela peut suffire à gagner un État. Sur une carte, « majoritaire » et « minoritaire » désignent les enjeux au moment où vous la jouez, pour toutes ses parties.`,
  },
  {
    id: 'key',
    title: 'Changer la clé démographique',
    body: `Le marqueur passe à l'autre groupe de l'État, qui devient sa clé démographique.

Les cartes **Soutien démographique** (Demographic Support) nomment un groupe. Dans **tous les États en jeu** dont c'est la clé, **tous les indécis des deux rangées** se rallient à vous d'un coup. Là où le groupe est présent sans être la clé, rien ne se passe ; les cercles blancs qui portent un jeton ne changent pas. Chacune de ces cartes indique les États qui ont son groupe.

Si vous avez moins de jetons qu'il n'y a d'indécis, vous choisissez lesquels rallier.`,
  },
  {
    id: 'costs',
    title: 'Défausser pour jouer',
    body: `Certaines cartes font défausser d'autres cartes. Vous payez d'abord, et vous ne pouvez pas jouer une carte que vous ne pouvez pas payer. Si la carte dit « les cartes de votre choix », vous pouvez aussi n'en défausser aucune.

Un effet dans des « États différents » n'a lieu qu'une fois par État.`,
  },
  {
    id: 'draw-play',
    title: 'Piocher et jouer aussitôt',
    body: `Les cartes piochées rejoignent votre main. Vous devez en jouer une aussitôt et payer son coût ; les autres peuvent servir à payer. Si vous ne pouvez en payer qu'une, vous jouez celle-là. Si vous ne pouvez en payer aucune, vous les gardez toutes. Si la carte porte un dé, il compte comme d'habitude.`,
  },
  {
    id: 'media',
    title: 'Soutien médiatique (Media Support)',
    body: `Une carte Soutien médiatique reste en vigueur après avoir été jouée. Il n'y en a qu'**une** à la fois : la suivante, de l'un ou l'autre camp, la remplace, et l'ancienne rejoint aussitôt la défausse de son propriétaire.

${mediaCards.map(({ id, side, lasting }) => `- **${cardTitles[id] ?? id}** (${names[side]}) : ${lastingEffect(lasting, side, 'name')}.`).join('\n')}

Ce joueur lit la carte Dernière minute avant de choisir l'État. Si la carte ne touche pas un État en particulier, il n'y a rien à choisir.`,
  },
  {
    id: 'negative',
    title: 'La campagne négative (Going Negative)',
    body: `Certaines cartes frappent fort et portent un dé. À la **fin du tour** où vous en jouez une, après le traitement des États gagnés, vous lancez le dé ; l'adversaire peut prendre le bonus ou le refuser.

${faces.map((face) => `**${face}** ${bonusWords(face)}`).join('\n')}`,
  },
  {
    id: 'win-state',
    title: 'Gagner un État',
    body: `Dès que **tous les électeurs de l'enjeu majoritaire** soutiennent un candidat, ce candidat gagne l'État, même au milieu d'une carte, par une Dernière minute ou pendant le tour adverse. Ce que la carte devait encore faire dans cet État est perdu ; ses autres effets s'appliquent.

**Une carte Dernière minute est un tout** : on règle les États qu'elle fait gagner une fois toutes ses parties résolues.

Les jetons retournent à leurs propriétaires. Si plusieurs États sont gagnés à la fois, le **joueur dont c'est le tour** choisit l'ordre, et on règle chacun entièrement avant le suivant.`,
  },
  {
    id: 'new-state',
    title: 'Un nouvel État',
    body: `**Le vainqueur d'un État** choisit le suivant parmi ceux qui n'ont pas encore été en jeu, même pendant le tour adverse. Le nouvel État prend la place libre, ses marqueurs sur leurs cases de départ. Quand il n'en reste plus, la partie continue avec moins d'États.`,
  },
  {
    id: 'news',
    title: 'Dernière minute (Breaking News)',
    body: `Chaque fois qu'un nouvel État entre en jeu (sauf les ${starters.length} premiers), on révèle une carte Dernière minute et on la résout aussitôt. Elle touche **le nouvel État**, sauf si un Soutien médiatique laisse son propriétaire en choisir un autre. Puis elle quitte le jeu. Elle peut aussi faire gagner des États : voir « Gagner un État ».`,
  },
  {
    id: 'victory',
    title: "Gagner l'élection",
    body: `Obama commence avec **${votesAtStart.obama}** voix, McCain avec **${votesAtStart.mccain}** : ce sont les voix des États absents du jeu, que chacun a déjà gagnés. ${advantage}Le premier à **${votesToWin}** gagne aussitôt.

Si tous les États sont gagnés et que personne n'a ${votesToWin} voix, personne n'est élu, et la partie est nulle. Elle l'est aussi si les joueurs en conviennent, ou si personne ne gagne d'État en ${quietTurns / 2} tours chacun. Ce sont deux règles maison, pour les campagnes qui tournent en rond. Si un joueur abandonne, l'autre gagne.`,
  },
  {
    id: 'orders',
    title: 'Les consignes',
    list: 'orders',
    body: `Pour ne pas faire attendre votre adversaire, vous pouvez laisser une **consigne** avec \`/campagne consignes\`. Elle reste secrète, et vous pouvez la changer quand vous voulez. Elle ne dépend que du nombre de vos cartes, que tout le monde voit. Si elle ne s'applique pas, la question vous est posée.`,
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
      `**${tile.votes} voix** · ${sideNames[tile.back]} peut commencer dans cet État${tile.starter ? ' · État de départ' : ''}`,
      `Défense : ${row(tile.defense)}`,
      `Économie : ${row(tile.economy)}`,
      `Le marqueur commence sur la case ${tile.square} (sur 4) : ${tile.square <= 2 ? 'la Défense' : "l'Économie"} décide.`,
      `Clé démographique au départ : ${names[tile.key]}. Autre groupe : ${names[tile.other]}.`,
    ].join('\n'),
};

export const topics: Topic<typeof options>[] = [...chapters, ...deckPages(words), ...pages(words)];
