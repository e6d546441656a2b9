/** How to play, and the lesson's words, in French. */
import { following } from '../../../../i18n/options.ts';
import type { GuideTexts } from '../../../../i18n/types.ts';
import { cardsAtStart, deckSize, handToDraw, seenAtOnce, votesAtStart, votesToWin } from '../../data/numbers.ts';
import type { options } from '../../options.ts';

/** Where the cards come from. */
const decks = { starter: 'un deck tout prêt', draft: `un deck que vous composez en gardant une carte sur ${seenAtOnce}` };

export const guide: GuideTexts<typeof options> = {
  aim: { body: `Gagnez les États un par un et atteignez en premier **${votesToWin} voix**.` },
  pages: [
    {
      title: `La course aux ${votesToWin} voix`,
      body: `L'un mène la campagne de **Barack Obama**, l'autre celle de **John McCain**. La barre montre toutes les voix des grands électeurs : ${votesAtStart.obama} sont à Obama dès le départ, ${votesAtStart.mccain} à McCain.

Vous vous disputez les autres, État par État. Le premier à **${votesToWin}** remporte aussitôt l'élection.`,
    },
    {
      title: `Lire un État`,
      body: `Chaque cercle est un **électeur** : bleu et rond pour Obama, rouge et carré pour McCain, un anneau vide pour les indécis. La rangée du haut dit leur vote sur la **Défense**, celle du bas sur l'**Économie**.

Le marqueur, à gauche, dit quel enjeu **décide** : ici l'Économie. Seuls les électeurs de cette rangée font gagner l'État, et Obama en a trois sur cinq.`,
    },
    {
      title: `Votre tour`,
      body: `Faites une seule chose : **jouez une carte** ou **piochez-en une** (pas avec ${handToDraw} cartes ou plus en main).

Les cartes rallient des électeurs, déplacent le marqueur ou font piocher. Sous chacune, vous lisez ce qu'elle changerait : « Obama 3 → 4 sur 5 » compte les électeurs avant et après.`,
    },
    {
      title: `Gagner un État`,
      body: `Dès que **tous les électeurs de la rangée qui décide** soutiennent le même camp, ce camp gagne l'État, peu importe à qui est le tour. Ses voix sont acquises pour de bon.

Ici Obama en a trois sur cinq : avec les deux indécis sur l'Économie, il gagnerait le New Jersey.`,
    },
    {
      title: `Retourner un État`,
      body: `Le marqueur est sur l'une des quatre cases de la piste : les deux du haut sont la Défense, les deux du bas l'Économie. Certaines cartes le **déplacent**. Dès qu'il passe le milieu, l'autre rangée décide.

En Floride, presque tous les électeurs de la Défense sont à McCain. Avec le marqueur sur l'Économie, ils ne comptent plus.`,
    },
    {
      title: `L'État suivant et les nouvelles`,
      body: `Le vainqueur d'un État choisit celui qui entre en jeu à sa place. Prenez-en un où vous menez.

On révèle alors une carte **Dernière minute**. Elle peut toucher les électeurs, le marqueur ou la clé, et elle fait parfois gagner l'État.`,
    },
    {
      title: `Les autres cartes`,
      ...following<typeof options>(
        (
          here,
        ) => `Un **Soutien démographique** rallie tous les indécis partout où son groupe est la *clé démographique*. Un **Soutien médiatique** reste en vigueur jusqu'au suivant. Une carte qui porte un **dé** mène une campagne négative : elle frappe fort, mais vous lancez le dé en fin de tour, et l'adversaire peut y gagner un bonus.

Chaque camp joue avec ${deckSize} cartes : ${here ? decks[here.deck] : `${decks.starter}, ou ${decks.draft}`}. On commence avec ${cardsAtStart}.`,
      ),
    },
  ],
  steps: [
    `Vous êtes **Obama**. Regardez le **New Jersey**, en haut à droite : le marqueur est sur l'Économie, et sur les cinq électeurs de cette rangée, deux sont bleus, un est rouge et deux sont indécis (les anneaux vides). Ralliez les cinq, et ses 15 voix sont à vous.

Une de vos cartes rallie un électeur sur l'Économie.`,
    `Reste à choisir où. Sous l'image, vous lisez ce que la carte ferait dans chaque État, électeurs avant → après. Dans le New Jersey, l'Économie décide : c'est là que l'électeur compte.`,
    `Vous en avez trois sur cinq dans le New Jersey. Mais McCain a répondu en **Floride**, en bas à gauche, qui vaut 27 voix : sur la Défense, qui y décide, trois électeurs sur cinq sont rouges.

Changez d'enjeu : une de vos cartes déplace le marqueur d'un État.`,
    `En Floride, le marqueur est sur la deuxième case en partant du haut, la dernière de la Défense. Un pas vers le bas suffit.`,
    `De quel côté ? Vers l'Économie, où deux électeurs sont bleus et deux rouges.`,
    `La Floride vote désormais sur l'Économie, et les trois électeurs de McCain sur la Défense ne comptent plus. McCain a pioché une carte. Il vous en faut une aussi : piochez.`,
    `McCain a fait campagne dans le **Missouri**. Revenez au **New Jersey** : sa *clé démographique*, écrite au bas de l'État, est **Démocrates pro-Clinton**.

Vous avez la carte de ce groupe : elle rallie *tous* les indécis partout où il est la clé.`,
    `**Le New Jersey est à vous : 172 voix.** Le vainqueur choisit l'État suivant. Cherchez beaucoup de voix et une rangée décisive déjà bleue : la Pennsylvanie a 21 voix et trois électeurs bleus sur cinq.`,
  ],
  end: `La Pennsylvanie est en jeu, et une carte Dernière minute est venue avec elle. Cette fois, elle vous aide. Vous connaissez tout le jeu : gagnez des soutiens, déplacez les marqueurs, piochez, gagnez des États et choisissez les suivants, jusqu'à **${votesToWin}** voix.

Vous n'avez pas encore vu les cartes à dé, le Soutien médiatique ni le draft : la dernière page de « Comment jouer » en parle.`,
};
