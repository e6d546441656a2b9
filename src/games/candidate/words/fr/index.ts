import { withWords } from '../../../../i18n/topics.ts';
import type { GameTexts } from '../../../../i18n/types.ts';
import { tipsBy } from '../../../kit/tips.ts';
import type { Labels } from '../../labels.ts';
import type { Messages } from '../../messages.ts';
import type { options } from '../../options.ts';
import type { Reasons } from '../../rules/reasons.ts';
import { incumbentHand, tuesday } from '../../vocabulary.ts';
import { counts, of } from '../facts.ts';
import { lookup } from '../lookup.ts';
import { tipOf } from '../tips.ts';
import { firsts } from './firsts.ts';
import { guide } from './guide.ts';
import { labels } from './labels.ts';
import { synonyms, terms } from './lookup.ts';
import { names } from './names.ts';
import { phrases } from './phrases.ts';
import { reasons } from './reasons.ts';
import { topics } from './rules.ts';
import { tips } from './tips.ts';

// The claims about the Convention simultanée were measured: docs/candidate-seats.md.
export const texts: GameTexts<Messages & Labels & Reasons, typeof options> = {
  title: 'Candidate',
  command: 'candidat',
  pitch: `Six candidats, ${counts.primaries} primaires, des cartes jouées face cachée et une Convention. De 2 à 6 joueurs.`,
  phrases: { ...phrases, ...labels, ...reasons },
  firsts,
  guide,
  names,
  options: {
    'super-tuesday': {
      name: 'super-tuesday',
      title: 'Super Tuesday',
      description: `Défaussez ${tuesday.zeros} Zéros pour prendre la place du Distributeur et choisir deux primaires de suite`,
      choices: {},
    },
    incumbent: {
      name: 'titulaire',
      description: `Si les mêmes joueurs rejouent, le dernier vainqueur a une main de ${incumbentHand} cartes`,
      choices: {},
    },
    'extended-convention': {
      name: 'convention-prolongée',
      title: 'Convention prolongée',
      description: 'À la Convention, chaque Distributeur choisit les États indécis mis en jeu',
      choices: {},
    },
    'sealed-convention': {
      name: 'convention-simultanée',
      title: 'Convention simultanée',
      description: 'Règle maison : à la Convention, tous jouent en même temps ; l’ordre n’avantage presque plus personne',
      choices: {},
    },
  },
  reasons: {
    votes: 'les voix gagnées',
    prepared: 'le terrain préparé dans des États à venir',
    pawn: 'le Bandwagon',
    rivals: 'les voix refusées au rival le plus fort',
  },
  tips: tipsBy(tipOf, tips),
  topics: withWords(withWords(topics, lookup(names, terms)), synonyms),
  chooseSeat: 'Choisissez votre candidat',
  credits: `**Candidate** est un jeu de Richard Winter, développé par Don Greenwood et édité par The Avalon Hill Game Company en 1991.

Les règles suivent un résumé français. Des sources publiées donnent 2 à 6 joueurs, ${counts.primaries} primaires d’un, deux ou trois États, les voix des États (recensement de 1990, ${counts.votes} en tout), ${of('rumor')} Rumeurs, ${of('squelch')} Démentis (Squelch), ${of('scandal')} Scandales (Scandal) et ${of('party-ruling')} Décisions du parti (Party Ruling), et l’argent par tranches de 10 k$.

**Le reste est une reconstitution**, équilibrée par simulation, car les valeurs imprimées ne sont publiées nulle part : quels États votent ensemble (sauf le Texas avec l’Oklahoma, les deux Carolines, New York avec le New Jersey, la Californie et la Floride seules), le total de ${counts.cards} cartes, les montants de l’Argent, des Soutiens et des Rumeurs, le nombre de Zéros, de Décisions de l’État (State Ruling), d’Enfants du pays (Favorite Son) et de Blocages (Deadlock), les noms français des cartes et tous les titres des Soutiens et des Rumeurs. Si vous avez le jeu, attendez-vous à des différences. Nous avons inventé les candidats, et tous les textes sont de nous.

Ce que cette table décide là où les règles se taisent : une préparation vaut pour toute la primaire ; un joueur qui prépare ne participe pas aux campagnes de ce tour, sauf s’il est lui-même à égalité ; les cartes d’un joueur qui part restent en place, mais sa section ne compte plus ; une primaire choisie est jouée même si le Distributeur part ; deux tours de Convention de suite sans gagnant éliminent quand même le dernier. La **Convention simultanée** est une option maison : dans nos parties simulées, chaque place gagne alors à moins de 5 points d’une part égale.`,
};
