import { withWords } from '../../../../i18n/topics.ts';
import type { GameTexts } from '../../../../i18n/types.ts';
import { tipsBy } from '../../../kit/tips.ts';
import { deckSize, quietTurns, seenAtOnce, votesToWin } from '../../data/numbers.ts';
import type { Labels } from '../../labels.ts';
import type { Messages } from '../../messages.ts';
import type { options } from '../../options.ts';
import type { Reasons } from '../../rules/reasons.ts';
import { tipOf } from '../tips.ts';
import { titlesOf } from '../topics.ts';
import { cardTitles } from './cards.ts';
import { firsts } from './firsts.ts';
import { guide } from './guide.ts';
import { labels } from './labels.ts';
import { terms } from './lookup.ts';
import { names } from './names.ts';
import { phrases } from './phrases.ts';
import { reasons } from './reasons.ts';
import { topics } from './rules.ts';
import { tips } from './tips.ts';

export const texts: GameTexts<Messages & Labels & Reasons, typeof options> = {
  title: 'Campaign Manager 2008',
  command: 'campagne',
  pitch: `Obama contre McCain, État par État : le premier à ${votesToWin} voix. À deux.`,
  phrases: { ...phrases, ...labels, ...reasons },
  firsts,
  guide,
  names: { ...names, ...titlesOf(cardTitles, names, 'Dernière minute') },
  options: {
    deck: {
      name: 'deck',
      description: `Des decks tout prêts, ou un draft de vos ${deckSize} cartes`,
      choices: { starter: 'Decks de départ', draft: `Draft : voir ${seenAtOnce}, garder 1, ${deckSize} fois` },
    },
    side: {
      name: 'camp',
      description: 'Pour qui vous faites campagne',
      choices: { random: 'Au hasard', obama: 'Barack Obama', mccain: 'John McCain' },
    },
    first: {
      name: 'premier',
      title: 'Premier tour',
      description: 'Qui commence',
      choices: { rules: 'Selon la règle : au sort, ou le premier à finir le draft', lot: 'Au sort', obama: 'Obama', mccain: 'McCain' },
    },
  },
  reasons: {
    votes: 'les voix gagnées',
    mine: 'les États à portée de main',
    theirs: 'les États refusés à l’autre camp',
    hand: 'les cartes en main',
    media: 'le Soutien médiatique en vigueur',
  },
  tips: tipsBy(tipOf, tips),
  topics: withWords(topics, terms),
  chooseSeat: 'Choisissez votre camp',
  credits: `**Campaign Manager 2008** est un jeu de Christian Leonhard et Jason Matthews, publié par Z-Man Games en 2009.

Les États avec leurs voix, leur dos et leur nombre de cercles, les sortes de cartes de chaque deck et la plupart des titres viennent de sources publiées. **Le reste est une reconstitution**, faite pour cette table parce que les valeurs imprimées ne sont publiées nulle part : la couleur de la plupart des cercles (l'un d'eux, en Floride, choisi pour équilibrer les deux camps), les cases de départ, l'effet qui va avec chaque titre, quelques titres, les cartes qui portent l'étoile des decks de départ et l'effet des deux cartes spéciales de chaque camp, les effets des cartes Dernière minute et le tableau de la campagne négative. Si vous possédez le jeu, attendez-vous à des différences. Tous les textes sont les nôtres.

Ce que cette table décide là où la règle se tait : le sort désigne qui commence une partie avec les decks de départ, sauf si les options disent autrement ; un soutien se gagne de la façon qui économise les jetons ; une carte Dernière minute ne fait gagner d'États qu'une fois entièrement résolue ; les défausses sont ouvertes à tous, et chacun peut consulter ce qui reste dans sa pioche ; on peut convenir d'une nulle, et la partie est nulle si personne ne gagne d'État en ${quietTurns / 2} tours par camp.`,
};
