/** How to play, and the lesson's words, in French. */
import { following } from '../../../../i18n/options.ts';
import type { GuideTexts } from '../../../../i18n/types.ts';
import { cardsAtStart, deckSize, handToDraw, seenAtOnce, votesAtStart, votesToWin } from '../../data/numbers.ts';
import type { options } from '../../options.ts';

/** Where the cards come from. */
const decks = { starter: 'une pioche toute prête', draft: `${deckSize} fois la meilleure de ${seenAtOnce}` };

export const guide: GuideTexts<typeof options> = {
  aim: { body: `Gagnez les États un par un et atteignez en premier **${votesToWin} voix**.` },
  pages: [
    {
      title: `La course aux ${votesToWin} voix`,
      body: `L'un mène la campagne de **Barack Obama**, l'autre celle de **John McCain**. La barre montre toutes les voix des grands électeurs : ${votesAtStart.obama} sont à Obama dès le départ, ${votesAtStart.mccain} à McCain.

Les autres se disputent, État par État. Qui atteint **${votesToWin}** remporte l'élection sur-le-champ.`,
    },
    {
      title: `Lire un État`,
      body: `Chaque cercle est un **électeur** : bleu et rond pour Obama, rouge et carré pour McCain, un anneau vide pour les indécis. La rangée du haut dit leur vote sur la **Défense**, celle du bas sur l'**Économie**.

Le marqueur, à gauche, dit quel enjeu **décide** : ici l'Économie. Seuls les électeurs de cette rangée font gagner l'État ; ici Obama en a trois sur cinq.`,
    },
    {
      title: `Votre tour`,
      body: `Une seule chose : **jouer une carte** ou **en piocher une** (pas avec ${handToDraw} cartes ou plus en main).

Les cartes gagnent des électeurs, déplacent le marqueur ou font piocher. Avant d'appuyer, vous lisez sous chacune ce qu'elle changerait, par exemple « Obama 3 → 4 sur 5 » : électeurs avant et après.`,
    },
    {
      title: `Gagner un État`,
      body: `Dès que **tous les électeurs de la rangée qui décide** soutiennent le même camp, l'État est gagné, peu importe à qui le tour. Ses voix sont acquises pour de bon.

Ici Obama en a trois sur cinq : encore les deux indécis sur l'Économie, et le New Jersey est gagné.`,
    },
    {
      title: `Retourner un État`,
      body: `Le marqueur est sur une de quatre cases superposées : les deux du haut sont la Défense, les deux du bas l'Économie. Des cartes le **déplacent**. Dès qu'il passe le milieu, l'autre rangée décide.

En Floride, presque tous les électeurs de la Défense sont à McCain. Avec le marqueur sur l'Économie, ils ne comptent plus.`,
    },
    {
      title: `L'État suivant et les nouvelles`,
      body: `Qui gagne un État choisit celui qui entre en jeu à sa place : prenez-en un où vous menez.

Une carte **Dernière Minute** est alors retournée pour lui. Elle peut toucher les électeurs, le marqueur ou la clé, et il arrive qu'elle fasse gagner un État.`,
    },
    {
      title: `Les autres cartes`,
      ...following<typeof options>(
        (
          here,
        ) => `Un **Soutien démographique** gagne tous les indécis partout où son groupe est la *clé démographique*. Un **Soutien médiatique** reste en vigueur jusqu'au suivant. Une carte qui porte un **dé** mène une campagne négative : elle frappe fort, mais vous lancez le dé en fin de tour, et le camp adverse peut y gagner un bonus.

Chaque camp joue avec ${deckSize} cartes : ${here ? decks[here.deck] : `${decks.starter}, ou ${decks.draft}`}. On commence avec ${cardsAtStart}.`,
      ),
    },
  ],
  steps: [
    `Vous êtes **Obama**. Regardez le **New Jersey**, en haut à droite : le marqueur est sur l'Économie, et là deux électeurs sur cinq sont bleus, un est rouge, deux cercles vides sont indécis. Avec les cinq, ses 15 voix sont à vous.

Une de vos cartes gagne un électeur sur l'Économie.`,
    `La carte demande où. Sous l'image, vous lisez ce qu'elle ferait dans chaque État : électeurs avant → après. Dans le New Jersey, l'Économie décide : c'est là que cela compte.`,
    `Trois sur cinq dans le New Jersey. McCain a répondu en **Floride**, en bas à gauche, 27 voix : sur la Défense, qui y décide, trois électeurs sur cinq sont rouges.

Changez d'enjeu : une de vos cartes déplace le marqueur d'un État.`,
    `En Floride, le marqueur est sur la deuxième case en partant du haut, la dernière de la Défense. Un pas vers le bas suffit.`,
    `De quel côté ? Vers l'Économie, où deux électeurs sont bleus et deux rouges.`,
    `La Floride vote désormais sur l'Économie, et les trois électeurs de McCain sur la Défense ne comptent plus. McCain a pioché une carte, et sans cartes on ne va pas loin. Piochez aussi.`,
    `McCain a travaillé le **Missouri**. Revenez au **New Jersey** : sa *clé démographique*, écrite au bas de l'État, est **Démocrates pro-Clinton**.

Vous avez la carte de ce groupe : elle gagne *tous* les indécis partout où il est la clé.`,
    `**Le New Jersey est à vous : 172 voix.** Qui gagne choisit l'État suivant. Cherchez beaucoup de voix, et une rangée décisive déjà bleue : la Pennsylvanie a 21 voix et trois électeurs bleus sur cinq.`,
  ],
  end: `La Pennsylvanie est en jeu, et une carte Dernière Minute est venue avec elle : cette fois, elle vous aide. Voilà tout le jeu : soutenir, déplacer, piocher, gagner, choisir l'État suivant, jusqu'à **${votesToWin}** voix.

Il reste les cartes à dé, le Soutien médiatique et le draft d'une pioche à soi : la dernière page de « Comment jouer » en parle.`,
};
