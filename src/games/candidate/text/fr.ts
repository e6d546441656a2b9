import { withWords } from '../../../i18n/topics.ts';
import type { GameTexts } from '../../../i18n/types.ts';
import { lookFr } from './look-fr.ts';
import type { LookMessages } from './look-messages.ts';
import { frTerms, lookup } from './lookup.ts';
import type { Messages } from './messages.ts';
import { names } from './names-fr.ts';
import { phrases } from './phrases-fr.ts';
import { topics } from './topics-fr.ts';

export const fr: GameTexts<Messages & LookMessages> = {
  title: 'Candidate',
  command: 'candidat',
  pitch: 'Six candidats, 23 primaires, des cartes face cachée et une Convention. De 2 à 6 joueurs.',
  phrases: { ...phrases, ...lookFr },
  names,
  options: {
    'super-tuesday': {
      name: 'super-tuesday',
      title: 'Super Tuesday',
      description: 'Deux Zéros retirent le choix au Distributeur ; on résout deux primaires de suite.',
      choices: {},
    },
    incumbent: { name: 'titulaire', description: 'Si la même table rejoue, le dernier vainqueur a une main de 6 cartes.', choices: {} },
    'extended-convention': {
      name: 'convention-prolongée',
      title: 'Convention prolongée',
      description: 'À la Convention, chaque Distributeur choisit les États indécis remis en jeu.',
      choices: {},
    },
    'sealed-convention': {
      name: 'convention-simultanée',
      title: 'Convention simultanée',
      description: 'Règle maison : à la Convention, tous jouent en même temps ; jouer en dernier n’aide personne.',
      choices: {},
    },
  },
  topics: withWords(topics, lookup(names, frTerms)),
  credits: `**Candidate** est un jeu de Richard Winter, développé par Don Greenwood et édité par The Avalon Hill Game Company en 1991.

Les règles suivent un résumé français. Tiré de sources publiées : 2 à 6 joueurs, 23 primaires d’un, deux ou trois États, les voix des États (recensement de 1990, 538 en tout), 10 Rumeurs, 5 Démentis, 4 Scandals et 2 Party Rulings, et l’argent par tranches de 10 000 $.

**Le reste est une reconstitution**, équilibrée par simulation, car les valeurs imprimées ne sont publiées nulle part : quels États votent ensemble (sauf le Texas avec l’Oklahoma, les deux Carolines, New York avec le New Jersey, la Californie et la Floride seules), le total de 108 cartes, les montants de l’argent, des Soutiens et des Rumeurs, le nombre de Zéros, de State Rulings, de Favorite Sons et de Deadlocks, et tous les titres des Soutiens et des Rumeurs. Si vous avez le jeu, attendez-vous à des différences. Les candidats sont inventés, et ce n’est la faute de personne ; tous les mots sont de nous.

Ce que cette table décide là où les règles se taisent : une préparation vaut pour toute la primaire ; qui prépare reste aussi à l’écart des campagnes d’égalité ; les cartes jouées par quelqu’un qui part restent en place, mais sa section ne compte plus ; deux tours de Convention de suite sans gagnant éliminent quand même le dernier.`,
};
