/** Les règles, en français et avec nos mots. */
import type { Topic } from '../../../i18n/types.ts';
import { cities } from '../data/cities.ts';
import { mediaKindOf, paradeFor } from '../data/media.ts';
import { frInfos, frMedia } from './fr-cards.ts';
import { properNames } from './names.ts';
import { pages } from './topics.ts';

const values = [...new Set(cities.map(({ points }) => points))];
const cityTable = values
  .map(
    (value) =>
      `**${value}** ${cities
        .filter(({ points }) => points === value)
        .map(({ id }) => properNames[id])
        .join(', ')}`,
  )
  .join('\n');

const topics: Topic[] = [
  {
    id: 'overview',
    title: 'La partie en une minute',
    body: `Chaque joueur est candidat à l’élection présidentielle. Son pion fait le tour de **40 cases** : 24 villes valent ensemble **89 points-voix**. Le total de vos villes est votre **force électorale**.

Lancez le dé, avancez, prenez les villes libres, livrez bataille pour celles des autres. Quand toutes les villes sont attribuées, qui a **45 points-voix** est élu. Sinon, la campagne continue jusqu’à ce que quelqu’un les atteigne.`,
  },
  {
    id: 'start',
    title: 'Le départ et le tour de jeu',
    body: `Les pions partent de la case Départ, sans carte Media. Chacun lance le dé ; le plus grand chiffre commence (les ex æquo relancent), puis on joue dans le sens des aiguilles d’une montre.

À votre tour : **lancez le dé**, avancez d’autant, suivez la case. Plusieurs pions peuvent partager une case : il ne se passe rien entre eux.`,
  },
  {
    id: 'cities',
    title: 'Les cases villes',
    body: `**Ville libre** : vous la prenez. **La vôtre** : rien. **Celle d’un autre** : bataille électorale, obligatoire, sauf si son propriétaire passe des tours ou si la ville est protégée. Une ville perdue par ordre d’une carte ou d’une case redevient libre.

${cityTable}`,
  },
  {
    id: 'protection',
    title: 'Les groupes protégés',
    body: `Qui possède **toutes** les villes de valeur 2 (huit), ou 3 (cinq), ou 4 (cinq), ou 5 (trois) ne peut plus en perdre aucune de ce groupe : ni bataille, ni carte, ni case, ni échange. Elles ne comptent pas non plus comme « la plus faible » ou « la plus forte ».

Les villes de 6, 7 et 10 ne sont jamais protégées.`,
  },
  {
    id: 'media',
    title: 'Les cases et les cartes Media',
    body: `Il y a trois cases Media, plus Départ. S’y arrêter donne la carte du dessus de la pile ; **passer** par Départ en avançant aussi. Une carte se garde, cachée ; on sait seulement combien chacun en a. Elle ne sert qu’une fois, puis retourne sous la pile.

**8 attaques** et **8 parades** : chaque attaque a sa parade. **8 Président** : un point de plus au dé de combat. On n’est jamais obligé de s’en servir.`,
  },
  {
    id: 'battle',
    title: 'La bataille électorale',
    body: `**D’abord les attaques.** Le propriétaire a la main, puis le nouveau venu. Qui a la main montre une attaque ou passe. Sans la parade correspondante, c’est fini : le propriétaire qui attaque **garde la ville**, le nouveau venu qui attaque **la prend**. Avec la parade, les deux cartes s’annulent et celui qui a paré a la main. Deux passes de suite : aux dés.

**Puis les dés.** Chacun engage en secret autant de cartes Président qu’il veut ; on les découvre ensemble, elles sont dépensées. Chacun lance le dé de combat : **+1** pour la plus grande force électorale (la ville disputée compte pour son propriétaire ; à égalité, rien), **+1** par carte Président. Le plus grand total l’emporte ; à égalité, on relance avec les mêmes bonus.

Exemple : le bleu, 12 points-voix dont Marseille, fait 3, plus 1 de force : 4. Le vert, 8 points-voix, fait 4, plus 2 cartes Président : 6. Marseille passe au vert.`,
  },
  {
    id: 'infos',
    title: 'Les cases Infos',
    body: `On prend la première des 24 cartes Infos, on la suit, on la remet sous la pile. Six sortes, quatre cartes de chaque : perdre des villes, perdre des cartes Président, gagner des villes, échanger, changer de destination, prendre une carte Media.

**Le joueur qui vous suit** est celui dont le pion est le premier derrière le vôtre ; sur une même case, le plus proche à votre droite. Entre villes de même valeur, leur propriétaire choisit. Un ordre impossible reste sans effet.`,
  },
  {
    id: 'helicopter',
    title: 'Les cases Hélicoptère',
    body: `Vous pouvez aller sur la case de votre choix, sauf l’autre Hélicoptère, et vous la jouez comme si vous y tombiez. Ou rester.

Qui a l’attaque **Hélicoptère en panne** peut vous bloquer avant le décollage. Avec la parade **Hélicoptère de secours**, vous partez quand même ; sinon vous restez, et relancez normalement au tour suivant. La question est posée à tous ceux qui ont des cartes, pour que le silence ne dise rien.`,
  },
  {
    id: 'gold',
    title: 'Les six cases or',
    body: `**Punch** : rejouez. **Battant** : avancez de 6 cases. **Extinction de voix** : passez un tour. **Épuisement** : passez deux tours. **Coup de mou** : perdez votre ville la plus faible. **Équipe oubliée** : retour à Départ, sans carte Media.

Qui passe des tours est **immobilisé** jusqu’à son prochain vrai tour : personne ne peut lui livrer bataille. Les cartes Infos l’atteignent quand même.`,
  },
  {
    id: 'victory',
    title: 'Être élu',
    body: `Dès que les 24 villes ont toutes été attribuées en même temps, une première fois, **45 points-voix** élisent sur-le-champ, à tout moment de la partie. Avant cela, personne n’est élu, même avec plus. À deux, la dernière ville prise décide forcément.

À cinq ou six, l’hôte peut fixer un nombre de **manches** : ensuite, la plus grande force l’emporte, puis le plus de villes, puis le dé.

Qui quitte la partie rend ses villes, libres de nouveau, et ses cartes. Le dernier à table est élu.`,
  },
  {
    id: 'orders',
    title: 'Les consignes',
    body: `Pour ne pas faire attendre la table, vous pouvez laisser des **consignes** : montrer la parade dès que vous l’avez, ne pas attaquer pour une petite ville, n’engager aucune carte Président… Elles restent secrètes, répondent à l’instant à votre place, et se changent quand vous voulez. De deux consignes contraires, la première de la liste compte. Sans consigne, on vous demande.`,
  },
];

const kinds = { attack: 'Carte Media · attaque', parade: 'Carte Media · parade', president: 'Carte Media · Président (huit dans la pile)' } as const;

export const frTopics: Topic[] = [
  ...topics,
  ...pages(frInfos, frMedia, {
    infos: (_, { story, effect }) => `**Carte Infos**\n*${story}*\n${effect ?? ''}`,
    media(card, { story }) {
      const kind = mediaKindOf(card);
      const what = {
        attack: `Montrée par le propriétaire, la bataille n’a pas lieu et il garde la ville ; montrée par le nouveau venu, il la prend. Parade : **${frMedia[paradeFor(card)]?.title ?? ''}**.${card === 'A1' ? ' Bloque aussi un adversaire sur une case Hélicoptère.' : ''}`,
        parade: `Annule l’attaque **${frMedia[`A${card.slice(1)}`]?.title ?? ''}** et vous donne la main.`,
        president: 'Engagée dans une bataille, elle ajoute un point à votre dé. Elle ne sert qu’une fois.',
      };
      return `**${kinds[kind]}**\n*${story}*\n${what[kind]}`;
    },
  }),
];
