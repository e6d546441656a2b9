/** Les règles, en français et avec nos mots. */
import { type Chosen, following } from '../../../../i18n/options.ts';
import type { Topic } from '../../../../i18n/types.ts';
import { allPoints, cities } from '../../data/cities.ts';
import { infosCards, infosKinds, infosOf } from '../../data/infos.ts';
import { attackOf, attacks, helicopterAttack, helicopterParade, mediaKindOf, paradeFor, parades, presidents } from '../../data/media.ts';
import { goldOrders as orders, specially, squares } from '../../data/squares.ts';
import type { options } from '../../options.ts';
import { fallsAfter, majority, mostSquares, squareCount, worthy } from '../../vocabulary.ts';
import { cityTable, groups, infosOfKind, pointsAt, squaresOf, unsafeValues } from '../facts.ts';
import { properNames } from '../names.ts';
import { pages } from '../topics.ts';
import { infosTexts, mediaTexts } from './cards.ts';
import { goldOrders, infosOrder, orderWords, squareNames } from './orders.ts';

const goldList = orders.map((order) => `**${squareNames[order]}** : « ${goldOrders[order]} »`).join('\n');

/** Une ligne par côté, de coin en coin. */
const loopList = [0, 1, 2, 3]
  .map((side) =>
    squares
      .filter(({ n }) => Math.floor((n * 4) / squareCount) === side)
      .map((square) => {
        const { n, kind, name } = square;
        if (kind === 'city') return `${n} ${properNames[name]} **${pointsAt(name)}**`;
        const named = `${n} *${specially(squareNames, name)}*`;
        return kind === 'gold' ? `${named} (${orderWords(square)})` : named;
      })
      .join(' · '),
  )
  .join('\n\n');

/** The options in force at a table; null: no table is meant. */
type Here = Chosen<typeof options> | null;

/** When a player is elected, and how a game may end sooner. */
function electing(here: Here): string {
  const falls = `après ${fallsAfter} manches, elle perd un point à chaque manche, et le joueur qui l’atteint remporte l’élection sur-le-champ, même s’il reste des villes libres ; si plusieurs l’atteignent, la plus grande force électorale l’emporte, puis le plus de villes, puis le dé de combat.`;
  const limited = (rounds: string): string =>
    `Après **${rounds} manches**, la plus grande force électorale l’emporte, puis le plus de villes, puis le dé de combat.`;
  const sooner = !here
    ? `L’hôte peut choisir une **majorité qui baisse** ; c’est le choix par défaut à cinq ou six, où celle de la règle est rarement atteinte : ${falls} L’hôte peut aussi fixer un nombre de **manches**, après quoi la plus grande force l’emporte, avec le même départage. Elle l’emporte aussi`
    : here.rounds === 'off'
      ? 'La plus grande force électorale l’emporte'
      : `${here.rounds === 'falling' ? `La **majorité baisse** : ${falls}` : limited(here.rounds)} La plus grande force l’emporte aussi`;
  return `Une fois que les ${cities.length} villes ont toutes eu un propriétaire en même temps, **${majority} points-voix** font gagner sur-le-champ, à tout moment. Avant cela, personne ne gagne, même avec plus. À deux, la dernière ville prise décide forcément.

${sooner} quand trop de groupes sont complets chez des joueurs différents, et que personne ne peut plus atteindre ${majority}.

Un joueur qui quitte la partie rend ses cartes, et ses villes redeviennent libres. La dernière personne en jeu gagne.`;
}

const chapters: Topic<typeof options>[] = [
  {
    id: 'overview',
    title: 'Le jeu en une minute',
    body: `Chaque joueur est candidat à l’élection présidentielle. Son pion fait le tour de **${squareCount} cases** : ${cities.length} villes valent ensemble **${allPoints} points-voix**. Le total de vos villes est votre **force électorale**.

Lancez le dé, avancez, prenez les villes libres, livrez bataille pour celles des autres. Quand toutes les villes sont attribuées, **${majority} points-voix** suffisent pour remporter l’élection. Sinon, la campagne continue jusqu’à ce que quelqu’un les atteigne.`,
  },
  {
    id: 'start',
    title: 'Le départ et le tour de jeu',
    about: ['dice'],
    body: `Les pions partent de la case Départ, sans carte Media. Chacun lance le dé ; le joueur qui fait le plus commence (les ex æquo relancent), puis on joue dans le sens des aiguilles d’une montre.

À votre tour : **lancez le dé**, avancez d’autant et faites ce que dit la case. Plusieurs pions peuvent partager une case : il ne se passe rien entre eux.

Une carte ou une case peut vous envoyer plus loin, et ainsi de suite ; après **${mostSquares} cases** en un seul lancer, le pion s’arrête où il est : la case ne se joue pas, et le tour est fini.`,
  },
  {
    id: 'cities',
    title: 'Les cases villes',
    body: `**Ville libre** : vous la prenez. **La vôtre** : il ne se passe rien. **Celle d’un autre** : bataille électorale, obligatoire, sauf si son propriétaire passe son tour ou si la ville est protégée. Une ville perdue sur ordre d’une carte ou d’une case redevient libre.

${cityTable}`,
  },
  {
    id: 'squares',
    title: 'Les cases dans l’ordre',
    body: `Dans le sens des aiguilles d’une montre, à partir de la case Départ, avec les points-voix des villes. Après la dernière, on revient à la case Départ.

${loopList}`,
  },
  {
    id: 'protection',
    title: 'Les groupes protégés',
    body: `Si vous possédez **toutes** les villes de valeur ${groups.map(({ value, n }) => `${value} (il y en a ${n})`).join(', ou ')}, vous ne pouvez plus en perdre aucune, ni en bataille, ni par une carte ou une case, ni dans un échange. Elles ne comptent pas non plus comme « la plus faible » ou « la plus forte ».

Les villes de ${unsafeValues('fr')} ne sont jamais protégées.`,
  },
  {
    id: 'media',
    title: 'Les cases et les cartes Media',
    body: `Il y a ${squaresOf('media')} cases Media, plus la case Départ. S’y arrêter donne la carte du dessus de la pile ; **passer** par la case Départ en avançant aussi. Vos cartes restent cachées ; on sait seulement combien vous en avez. Chacune ne sert qu’une fois, puis retourne sous la pile.

**${attacks.length} attaques** et **${parades.length} parades** : chaque attaque a sa parade. **${presidents.length} cartes Président** : chacune ajoute un point au dé de combat. On n’est jamais obligé de s’en servir.`,
  },
  {
    id: 'battle',
    title: 'La bataille électorale',
    body: `**D’abord les attaques.** Le propriétaire a la main, puis le nouveau venu. Celui qui a la main montre une attaque ou passe. Sans la parade correspondante, c’est fini : le propriétaire qui attaque **garde la ville**, le nouveau venu qui attaque **la prend**. Avec la parade, les deux cartes s’annulent et celui qui a paré a la main. Après deux passes de suite, les dés décident.

**Puis les dés.** Chacun engage en secret autant de cartes Président qu’il veut ; on les découvre en même temps, et elles sont dépensées. Chacun lance le dé de combat : **+1** pour la plus grande force électorale (la ville disputée compte pour son propriétaire ; à égalité, rien), **+1** par carte Président. Le plus grand total l’emporte ; à égalité, on relance avec les mêmes bonus.`,
  },
  {
    id: 'examples',
    title: 'Quatre batailles en exemple',
    body: `Les exemples de la règle du jeu.

**1.** Le bleu a quatre villes, dont Marseille : 12 points-voix. Le vert, deux villes et 8 points-voix, tombe sur Marseille et engage 2 cartes Président. Le bleu fait 3, plus 1 de force électorale : **4**. Le vert fait 4, plus 2 : **6**. Le vert prend Marseille ; ses deux cartes vont sous la pile Media.

**2.** Le jaune a sept villes, dont Laval : 23 points-voix. Le rouge, sept villes et 19 points-voix, tombe sur Laval. Le jaune engage 3 cartes Président, le rouge 1. Le jaune fait 2, plus 1 de force électorale, plus 3 : **6**. Le rouge fait 4, plus 1 : **5**. Le jaune conserve Laval ; les quatre cartes sont dépensées.

**3.** Le bleu a trois villes, dont Paris : 11 points-voix. Le rouge, quatre villes et 13 points-voix, s’envole d’une case Hélicoptère vers Paris et engage 3 cartes Président. Le bleu fait **5**. Le rouge fait 2, plus 1 de force électorale, plus 3 : **6**. Paris passe au rouge.

**4.** Le jaune a trois villes, dont Caen : 12 points-voix. Le vert, deux villes et 4 points-voix, tombe sur Caen et montre l’attaque **Petites annonces**. Sans **Droit de réponse**, le jaune perd Caen aussitôt ; avec, les deux cartes s’annulent et la bataille a lieu.`,
  },
  {
    id: 'infos',
    title: 'Les cases Infos',
    body: `On prend la première des ${infosCards.length} cartes Infos, on fait ce qu’elle dit, et on la remet sous la pile. Il y en a ${infosKinds.length} sortes, ${infosOfKind} de chaque : perdre des villes, perdre des cartes Président, gagner des villes, échanger, changer de destination, prendre une carte Media.

**Le joueur qui vous suit** est celui dont le pion est le premier derrière le vôtre ; sur une même case, le plus proche à votre droite. Entre villes de même valeur, leur propriétaire choisit. Un ordre impossible reste sans effet.`,
  },
  {
    id: 'helicopter',
    title: 'Les cases Hélicoptère',
    body: `Vous pouvez aller sur la case de votre choix, sauf l’autre Hélicoptère, et vous la jouez comme si vous y tombiez. Vous pouvez aussi rester.

Un joueur qui a l’attaque **${mediaTexts[helicopterAttack]?.title}** peut vous bloquer avant le décollage. Avec la parade **${mediaTexts[helicopterParade]?.title}**, vous partez quand même ; sinon, vous restez et relancez normalement au tour suivant. La question est posée à tous ceux qui ont des cartes, pour que rien ne trahisse leur main.`,
  },
  {
    id: 'gold',
    title: 'Les cases or',
    body: `${goldList}

Un joueur qui passe des tours est **immobilisé** jusqu’à son prochain vrai tour : personne ne peut lui livrer bataille. Les cartes Infos l’atteignent quand même.`,
  },
  {
    id: 'victory',
    title: 'Remporter l’élection',
    about: ['rounds'],
    ...following<typeof options>(electing),
  },
  {
    id: 'orders',
    title: 'Les consignes',
    list: 'orders',
    body: `Pour ne pas faire attendre la table, vous pouvez laisser des **consignes** avec \`/president consignes\`, ou en choisissant certaines réponses. Elles restent secrètes et répondent aussitôt à votre place, quoi que vous ayez en main ; vous pouvez les changer quand vous voulez. Si aucune ne s’applique, on vous pose la question.

Une parade ne gagne aucune ville à elle seule : elle annule une attaque, après quoi une autre attaque peut suivre, ou les dés décident. Chacune ne sert qu’une fois ; pour ne pas les gaspiller, réservez-les à ce qui vaut au moins ${worthy} points-voix.`,
  },
];

const kinds = {
  attack: 'Carte Media · attaque',
  parade: 'Carte Media · parade',
  president: `Carte Media · Président (il y en a ${presidents.length})`,
} as const;

export const topics: Topic<typeof options>[] = [
  ...chapters,
  ...pages(infosTexts, mediaTexts, {
    infos: (card, { story }) => `**Carte Infos**\n*${story}*\n${infosOrder(infosOf(card).does)}`,
    media(card, { story }) {
      const kind = mediaKindOf(card);
      const what = {
        attack: `Si le propriétaire la montre, la bataille n’a pas lieu et il garde la ville ; si c’est le nouveau venu, il la prend. Parade : **${mediaTexts[paradeFor(card)]?.title ?? ''}**.${card === helicopterAttack ? ' Bloque aussi un adversaire sur une case Hélicoptère.' : ''}`,
        parade: `Annule l’attaque **${mediaTexts[attackOf(card)]?.title ?? ''}** et vous donne la main.`,
        president: 'Engagée dans une bataille, elle ajoute un point à votre dé. Elle ne sert qu’une fois.',
      };
      return `**${kinds[kind]}**\n*${story}*\n${what[kind]}`;
    },
  }),
];
