/** How to play, and the lesson's words, in French. */
import type { GuideTexts } from '../../../../i18n/types.ts';
import type { options } from '../../options.ts';
import { baseHand, majority } from '../../vocabulary.ts';
import { counts } from '../facts.ts';
import { names } from './names.ts';

export const guide: GuideTexts<typeof options> = {
  aim: { body: `Gagnez des primaires avec des cartes jouées face cachée, et atteignez en premier **${majority} des ${counts.votes} voix**.` },
  pages: [
    {
      title: `Le but`,
      body: `Chacun veut l'investiture du parti. Chaque État de la carte vaut les voix qui y sont écrites, et le premier à **${majority} sur ${counts.votes}** gagne aussitôt.

Il y a ${counts.primaries} **primaires** d'un, deux ou trois États. Elles se jouent l'une après l'autre, et tout le monde y participe.`,
    },
    {
      title: `Vos cartes`,
      body: `Vous en avez ${baseHand}. Dans un État, vous les jouez sur votre **section** ou sur celle d'un adversaire. L'**Argent** et les **Soutiens** y ajoutent des dollars ; une **Rumeur** en retire. Un **Démenti** annule toutes les Rumeurs de sa section. Un **Zéro** ne fait rien, mais personne ne le sait tant qu'il est face cachée.

Les autres sont des **Problèmes** : un Scandale, un Blocage, des Décisions contre les Soutiens, et l’Enfant du pays, qui gagne un État d'office.`,
    },
    {
      title: `Le Distributeur`,
      body: `Vous commencez par une enchère. Le joueur qui montre le plus d'Argent et de Soutiens est le **Distributeur**, et chacun reprend ses cartes.

Le Distributeur choisit la primaire et y joue **en dernier**, en voyant combien de cartes les autres ont jouées. Après chaque primaire, le rôle passe à gauche.`,
    },
    {
      title: `Jouer des cartes`,
      body: `Dans chaque État, chacun a une **section**, où se trouvent les cartes qui comptent pour lui. Sur la vôtre, vous pouvez jouer une carte Argent, un Problème et autant de Soutiens, de Démentis et de Zéros que vous voulez. Sur chaque section adverse, vous pouvez jouer **une** carte.

Elles sont toutes face cachée : le plateau montre combien il y en a et où, mais pas lesquelles.`,
    },
    {
      title: `Retourner les cartes`,
      body: `Vous retournez maintenant toutes les cartes. Le total d'une section, c'est son Argent et ses Soutiens moins ses Rumeurs, et **le plus gros total au-dessus de zéro gagne les voix**. En cas d'égalité, les joueurs concernés refont campagne. Si personne ne dépasse zéro, les voix deviennent indécises.

Ici, le Démenti a annulé la Rumeur jouée contre le gagnant, et la Rumeur du gagnant a porté.`,
    },
    {
      title: `Nouvelles cartes, préparation`,
      body: `Après chaque primaire, vous complétez votre main à ${baseHand}. Le joueur qui y a gagné le plus de voix tire une carte de plus, ou deux la deuxième fois de suite.

Au lieu de faire campagne, vous pouvez préparer une primaire à venir avec de l'Argent, face visible. Quand elle est choisie, le joueur qui y a mis le plus est le **favori** et prend d'abord une carte à presque tous. Sur la carte, une étiquette montre l'argent du favori : ici, celui d'${names.A} dans l'État de New York et le New Jersey.`,
    },
    {
      title: `La Convention`,
      body: `Si personne n'a ${majority} voix après toutes les primaires, la Convention commence. Tour après tour, vous vous disputez les voix indécises, hachurées sur la carte et dans les barres. Après chaque tour, le joueur qui a le moins de voix est hors course, jusqu'à ce que quelqu'un en ait assez.

Si vous ne pouvez pas gagner un État, empêcher les autres de le gagner peut donc suffire.`,
    },
  ],
  steps: [
    `Vous vous présentez sous votre nom. D'abord l'enchère : qui sera le premier Distributeur ? Chacun montre des cartes, le plus gros total d'Argent et de Soutiens l'emporte, et chacun reprend les siennes. Le Distributeur choisit la primaire et joue en dernier. Vos deux meilleures cartes font 90 k$.`,
    `Personne n'a montré autant : **vous êtes le Distributeur**. Quelle primaire choisissez-vous ? L'Ohio (OH) vaut 21 voix à lui seul : c'est un bon début.`,
    `Dans l'Ohio, chacun a une **section** : les cartes qui comptent pour lui, face cachée. ${names.B} a joué aussi sur **la vôtre**. Commencez par votre Argent, sur votre section.`,
    `Cela fait 50 k$. Ajoutez un Soutien, sur votre section aussi.`,
    `Qu'est-ce que ${names.B} a joué sur votre section ? Sans doute une Rumeur. Un **Démenti** sur votre section l'annule.`,
    `La carte que ${names.B} a sur sa section est sûrement de l'Argent. Rendez-lui la pareille : jouez votre Rumeur sur la section de **${names.B}**, et elle en retire 30 k$.`,
    `Le Zéro servira une autre fois. Vous pouvez reprendre vos cartes tant que vous ne les avez pas validées.`,
  ],
  end: `**L'Ohio est à vous, 21 voix.** Vos 90 k$ battent les 80 k$ de ${names.B}, moins votre Rumeur ; celle qui vous visait était annulée. Tout le monde complète sa main, le rôle de Distributeur passe à gauche, et ainsi de suite, jusqu'à **${majority}** voix.`,
};
