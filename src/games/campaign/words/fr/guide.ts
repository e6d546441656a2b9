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
    `Vous êtes **Obama**. Dans le **New Jersey**, l'Économie décide : deux électeurs bleus, un rouge, deux indécis. Ralliez les cinq pour le gagner : une de vos cartes en rallie un.`,
    `Sous chaque État, vous lisez ce que la carte y ferait, avant → après. Dans le New Jersey, l'Économie décide : là, l'électeur compte.`,
    `Trois sur cinq dans le New Jersey. Mais en **Floride** (27 voix), McCain a pris la Défense, qui y décide : trois électeurs rouges sur cinq. Changez d'enjeu : une de vos cartes déplace le marqueur d'un État.`,
    `En Floride, le marqueur est sur la dernière case de la Défense. Un pas vers le bas suffit.`,
    `De quel côté ? Vers l'Économie, où deux électeurs sont bleus et deux rouges.`,
    `La Floride vote désormais sur l'Économie : les trois électeurs de McCain sur la Défense ne comptent plus. McCain a pioché. Piochez aussi.`,
    `La *clé démographique* du **New Jersey** est Démocrates pro-Clinton, et vous avez leur carte : partout où ils sont la clé, elle rallie *tous* les indécis.`,
    `**Le New Jersey est à vous : 172 voix.** Vous choisissez l'État suivant. Il faut beaucoup de voix et une rangée décisive déjà bleue : la Pennsylvanie a 21 voix et trois bleus sur cinq.`,
  ],
  end: `La Pennsylvanie est en jeu, et la Dernière minute vous aide. C'est tout le jeu : gagner des soutiens, déplacer les marqueurs, piocher, gagner et choisir des États, jusqu'à **${votesToWin}** voix. La dernière page de « Comment jouer » présente les cartes à dé, le Soutien médiatique et le draft.`,
};
