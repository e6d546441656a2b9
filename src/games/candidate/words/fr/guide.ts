/** How to play, and the lesson's words, in French. */
import type { GuideTexts } from '../../../../i18n/types.ts';
import type { options } from '../../options.ts';
import { baseHand, majority } from '../../vocabulary.ts';
import { counts } from '../facts.ts';
import { names } from './names.ts';

export const guide: GuideTexts<typeof options> = {
  aim: { body: `Gagnez des primaires avec des cartes posées face cachée, et atteignez en premier **${majority} des ${counts.votes} voix**.` },
  pages: [
    {
      title: `Le but`,
      body: `Chacun veut l'investiture du parti. Chaque État de la carte vaut les voix qui y sont écrites, et **${majority} sur ${counts.votes}** suffisent pour gagner aussitôt.

Il y a ${counts.primaries} **primaires** d'un, deux ou trois États. Elles se tiennent l'une après l'autre, et tout le monde participe à chacune.`,
    },
    {
      title: `Vos cartes`,
      body: `Vous en avez ${baseHand}. On les pose dans un État, sur sa propre **section** ou sur celle d'un autre. L'**Argent** et les **Soutiens** y ajoutent des dollars ; une **Rumeur** en retire. Un **Démenti** fait taire toutes les Rumeurs de sa section. Un **Zéro** ne fait rien : face cachée, il ressemble aux autres, et c'est là son usage.

Le reste sème le trouble : Scandale, Blocage, décisions contre les Soutiens, et le Fils du pays, qui gagne un État d'office.`,
    },
    {
      title: `Le Distributeur`,
      body: `D'abord une enchère : la plus haute somme d'Argent et de Soutiens montrée fait le **Distributeur**. Chacun reprend ses cartes.

Le Distributeur appelle la primaire et y joue **en dernier**, en voyant combien de cartes les autres ont posées. Après chaque primaire, le rôle passe à gauche.`,
    },
    {
      title: `Poser des cartes`,
      body: `Dans chaque État, chacun a une **section** : la place des cartes qui comptent pour sa campagne. Sur la vôtre : une carte Argent, une carte qui sème le trouble, et autant de Soutiens, Démentis et Zéros que vous voulez. Sur chaque section adverse : **une** carte.

Tout est face cachée : le plateau montre combien de cartes il y a, personne ne sait lesquelles.`,
    },
    {
      title: `Retourner les cartes`,
      body: `Tout est retourné. La somme d'une section : Argent et Soutiens, moins les Rumeurs ; **la plus haute somme au-dessus de zéro gagne les voix**. Égalité ? Les ex æquo refont campagne. Personne au-dessus de zéro ? Les voix deviennent indécises.

Ici le Démenti a fait taire la Rumeur posée contre la section gagnante, et la Rumeur lancée de là a porté.`,
    },
    {
      title: `Nouvelles cartes, préparation`,
      body: `Après chaque primaire on complète sa main à ${baseHand} ; qui y a gagné le plus de voix tire une carte de plus, deux la deuxième fois de suite.

Au lieu de faire campagne, vous pouvez préparer une primaire à venir avec de l'Argent, face visible. Quand elle est appelée, qui y a mis le plus en est le **favori** et prend d'abord une carte à presque tous. Sur la carte, une étiquette montre l'argent du favori : ici, ${names.A}, dans l'État de New York et le New Jersey.`,
    },
    {
      title: `La Convention`,
      body: `Si toutes les primaires sont passées et que personne n'a ${majority} voix, vient la Convention : tour après tour on se dispute les voix indécises (hachurées, sur la carte et dans les barres), et qui a le moins de voix est hors course, jusqu'à ce que quelqu'un en ait assez.

Des voix que vous ne pouvez pas gagner valent donc parfois d'être gâchées pour un autre.`,
    },
  ],
  steps: [
    `Vous vous présentez sous votre nom. D'abord l'enchère : qui sera Distributeur ? Chacun montre des cartes, la plus haute somme d'Argent et de Soutiens l'emporte, et on reprend tout. Le rôle est bon : vous choisissez, et vous jouez en dernier.

Vos deux meilleures cartes font 90 k$.`,
    `Personne n'a montré autant : **vous êtes Distributeur**. Quelle primaire ? Le nombre, ce sont ses voix. L'Ohio est un seul État, 21 voix : parfait pour commencer.`,
    `Dans chaque État, chacun a une **section** : la place de ses cartes, face cachée. En Ohio, sous la carte, ${names.B} en a posé une sur **la vôtre** et une chez soi, ${names.C} une.

Commencez par votre Argent, sur la vôtre.`,
    `Cela fait 50 k$. Un Soutien s'y ajoute, sur votre section aussi.`,
    `Qu'y a-t-il sur votre section, de la part de ${names.B} ? Pas un cadeau : une Rumeur, sans doute. Un **Démenti** sur votre section la fait taire.`,
    `Et la carte que ${names.B} garde chez soi est sûrement de l'Argent. Rendez la pareille : votre Rumeur va sur la section de **${names.B}** et en retire 30 k$.`,
    `Le Zéro servira une autre fois. Ce que vous avez posé peut encore être repris ; une fois validé, c'est dit.`,
  ],
  end: `**L'Ohio est à vous, 21 voix.** ${names.B} avait 80 k$, moins votre Rumeur ; celle qui vous visait s'est tue, et 90 k$ ont suffi.

Tout le monde complète sa main, et le rôle de Distributeur passe à gauche. Ainsi de suite, avec des feintes et des primaires de deux ou trois États, jusqu'à **${majority}** voix.`,
};
