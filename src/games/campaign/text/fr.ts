import { withWords } from '../../../i18n/topics.ts';
import type { GameTexts } from '../../../i18n/types.ts';
import { titlesOf } from './cards.ts';
import { frCards } from './fr-cards.ts';
import { frNames } from './fr-names.ts';
import { frPhrases } from './fr-phrases.ts';
import { frTopics } from './fr-rules.ts';
import { lookFr } from './look-fr.ts';
import type { LookMessages } from './look-messages.ts';
import { frLookup } from './lookup.ts';
import type { Messages } from './messages.ts';

export const fr: GameTexts<Messages & LookMessages> = {
  title: 'Campaign Manager 2008',
  command: 'campagne',
  pitch: 'Obama contre McCain, État par État : le premier à 270 voix. À deux.',
  phrases: { ...frPhrases, ...lookFr },
  names: { ...frNames, ...titlesOf(frCards) },
  options: {
    deck: {
      name: 'deck',
      description: 'Des decks tout prêts, ou un draft de vos quinze cartes',
      choices: { starter: 'Decks de départ', draft: 'Draft : voir 3, garder 1, quinze fois' },
    },
    side: {
      name: 'camp',
      description: 'Pour qui vous faites campagne',
      choices: { random: 'Au hasard', obama: 'Barack Obama', mccain: 'John McCain' },
    },
  },
  topics: withWords(frTopics, frLookup),
  credits: `**Campaign Manager 2008** est un jeu de Christian Leonhard et Jason Matthews, publié par Z-Man Games en 2009.

Les États avec leurs voix, leur dos et leur nombre de cercles, les sortes de cartes de chaque deck et la plupart des titres viennent de sources publiées. **Le reste est une reconstitution**, faite pour cette table parce que les valeurs imprimées ne sont publiées nulle part : la couleur de la plupart des cercles, les cases de départ, l'effet qui va avec chaque titre, quelques titres, les effets des cartes Dernière minute et le tableau de la campagne négative. Si vous possédez le jeu, attendez-vous à des différences. Tous les textes sont les nôtres.

Ce que cette table décide là où la règle se tait : le sort désigne qui commence une partie avec les decks de départ ; un soutien se gagne de la façon qui économise les jetons ; les défausses sont ouvertes à tous ; 60 tours chacun sans un État gagné font match nul.`,
};
