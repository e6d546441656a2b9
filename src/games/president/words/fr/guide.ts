/** How to play, and the words of the lesson, in French. */
import { type Chosen, following } from '../../../../i18n/options.ts';
import type { GuideTexts } from '../../../../i18n/types.ts';
import { allPoints, cities } from '../../data/cities.ts';
import type { options } from '../../options.ts';
import { fallsAfter, majority, squareCount } from '../../vocabulary.ts';
import { safeValues } from '../facts.ts';
import { properNames } from '../names.ts';

/** How the game may end before a player has the printed majority. */
function sooner(here: Chosen<typeof options>): string {
  if (here.rounds === 'off') return '';
  return here.rounds === 'falling'
    ? ` ; dès la manche ${fallsAfter + 1}, la majorité baisse d'un point à chaque manche`
    : ` ; après **${here.rounds} manches**, la plus grande force électorale l'emporte`;
}

export const guide: GuideTexts<typeof options> = {
  aim: following<typeof options>(
    (here) =>
      `Prenez des villes ; quand les ${cities.length} ont un propriétaire, **${majority} points-voix** suffisent${here ? sooner(here) : ', ou moins si une option abrège la partie'}.`,
  ),
  pages: [
    {
      title: `Le tour de France`,
      body: `${squareCount} cases font le tour de la carte, et ${cities.length} sont des **villes**, qui valent ${allPoints} points-voix en tout. Le nombre sur la case est la valeur de la ville.

À votre tour : lancez le dé, avancez d'autant, et faites ce que dit la case. Tout le monde part de la case Départ, en haut à gauche.`,
    },
    {
      title: `Villes et force`,
      body: `Une ville **libre** où vous vous arrêtez est à vous. Le total de vos villes est votre **force électorale**, affichée sous la carte.

Si elle est **à quelqu'un**, il y a bataille. La carte et les cases montrent chaque ville dans la couleur de son propriétaire.`,
    },
    {
      title: `Les cartes Media`,
      body: `Sur une case Media, et en passant par la case Départ, vous prenez une **carte Media** que personne ne voit. Une **attaque** décide d’une bataille avant les dés ; chacune n’a qu’une **parade**. Une carte **Président** ajoute 1 au dé dans une bataille.

Chaque carte ne sert qu'une fois.`,
    },
    {
      title: `La bataille électorale`,
      body: `Le propriétaire peut d'abord montrer une attaque, puis le nouveau venu. Une attaque sans parade décide aussitôt : la ville reste, ou change de mains.

Si personne n'attaque, les dés décident : la plus grande force ajoute 1, chaque carte Président engagée en secret aussi. Le plus haut total emporte la ville.`,
    },
    {
      title: `Les autres cases`,
      body: `**Infos** : lisez une carte et faites ce qu'elle dit, en bien ou en mal. **Hélicoptère** : volez vers la case de votre choix, sauf l'autre hélicoptère, ou restez. Les cases **or** disent quoi faire : rejouer, avancer, passer un tour.

Avant chaque lancer, les six cases où il peut mener sont éclairées, chacune avec son nombre.`,
    },
    {
      title: `Être élu`,
      ...following<typeof options>(
        (
          here,
        ) => `Quand **les ${cities.length} villes** sont prises, **${majority} points-voix** font gagner, à tout moment${here && here.rounds !== 'off' ? sooner(here) : ". Avant, personne n'est élu"}.

Si vous avez toutes les villes d'une même valeur (${safeValues('fr')}), vous ne pouvez plus en perdre aucune.`,
      ),
    },
  ],
  steps: [
    `Vous vous présentez sous votre nom, et votre pion est sur la case Départ. L'image montre où mènerait chaque nombre du dé : surtout à des villes libres, avec leurs points-voix.`,
    `Vous avez fait 4 : **Laval** était libre, elle est à vous. Ses 2 points-voix sont votre force, en bas de l'image. ${properNames.B} a lancé deux fois et pris Nantes. Encore à vous.`,
    `Une **case Media** : vous avez pris une carte que personne ne voit, une **attaque**. Elle sert une fois, dans une bataille. Continuez.`,
    `**Toulouse** est à vous, et ${properNames.B} vient d'y arriver : **bataille électorale**. Montrez une attaque : sans la parade, la ville vous reste sans qu'on lance les dés.`,
    `Pas de parade : Toulouse reste à vous. Votre carte est dépensée. À vous : lancez.`,
    `Encore une carte Media : un **Président**. Il ajoute 1 à votre dé dans une bataille. Regardez **Grenoble**, 4 points-voix : ${properNames.B} vient de la prendre, et un 3 vous y mènerait.`,
    `Un 3, justement : **bataille pour Grenoble**. Sans attaque, ce sont les dés qui décident. ${properNames.B} a la plus grande force et ajoute 1. Votre carte Président compense cet écart : voyez vos chances.`,
  ],
  end: `**7 contre 2 : Grenoble est à vous.** Ainsi va le tour de France : prendre les villes libres, garder des cartes Media, et les dépenser là où une ville en vaut la peine. Quand les ${cities.length} sont prises, **${majority} points-voix** suffisent. Les autres cases disent ce qu'elles font quand on y arrive.`,
};
