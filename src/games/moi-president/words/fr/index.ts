import { withWords } from '../../../../i18n/topics.ts';
import type { GameTexts } from '../../../../i18n/types.ts';
import { tipsBy } from '../../../kit/tips.ts';
import type { Labels } from '../../labels.ts';
import type { Messages } from '../../messages.ts';
import type { options } from '../../options.ts';
import type { Reasons } from '../../rules/reasons.ts';
import { five, toBeElected } from '../../vocabulary.ts';
import type { Described } from '../describe.ts';
import { cardsInAll, cardsOf, copiesOf } from '../facts.ts';
import { lookup } from '../lookup.ts';
import { candidates, kindNames } from '../names.ts';
import { tipOf } from '../tips.ts';
import { board } from './board.ts';
import { kindTexts } from './cards.ts';
import { firsts } from './firsts.ts';
import { guide } from './guide.ts';
import { labels } from './labels.ts';
import { terms } from './lookup.ts';
import { inWords, lastRebuild } from './numbers.ts';
import { phrases } from './phrases.ts';
import { reasons } from './reasons.ts';
import { topics } from './rules.ts';
import { tips } from './tips.ts';

export const texts: GameTexts<Messages & Described & Labels & Reasons, typeof options> = {
  title: 'Moi Président',
  chooseSeat: 'Choisissez votre candidat',
  pitch: `Une présidentielle à coups bas, au dé et au joker : ${toBeElected} points pour l’Élysée. De 2 à 5.`,
  phrases: { ...phrases, ...board, ...labels, ...reasons },
  firsts,
  guide,
  names: { ...candidates, ...kindNames(kindTexts) },
  options: {
    cap: {
      name: 'limite',
      title: 'Abréger une partie longue',
      description: `Finir quand la pioche devrait être reconstituée pour la ${lastRebuild} fois : le plus haut total gagne`,
      choices: {},
    },
  },
  reasons: {
    campaign: 'les points de campagne',
    socle: 'les points de socle',
    exposed: 'la protection contre les attaques',
    rivals: 'les points refusés au rival le plus fort',
  },
  tips: tipsBy(tipOf, tips),
  topics: withWords(topics, lookup(kindTexts, terms)),
  credits: `**Moi Président, le jeu** est publié sur moipresident-lejeu.fr, où se trouvent ses règles ; nous n’en connaissons ni l’auteur, ni l’éditeur, ni l’année.

Les règles donnent les familles de cartes (ici ${cardsOf('campagne')} points de campagne, ${cardsOf('bonus')} bonus, ${cardsOf('attaque')} attaques, ${cardsOf('joker')} jokers dont ${copiesOf('diversion')} Diversion, ${cardsOf('speciale')} spéciales : ${cardsInAll} en tout) et ce que fait chaque sorte de carte. On en déduit qu’il y a ${copiesOf('immunite')} Immunités et un seul exemplaire de chaque carte spéciale.

**Le reste est une reconstitution**, faite pour cette table parce que le détail des cartes n’est publié nulle part : la valeur de chaque carte de points et le nombre de cartes Socle, Confiance, Indécis, Débat, Polémique et Affaire. Si vous possédez le jeu, attendez-vous à des différences ; la pioche, par exemple, se reconstitue ici moins souvent que les règles ne l’annoncent.

Ce que cette table décide là où la règle se tait : une Diversion sur l’attaquant inverse les rôles ; on perd ${inWords(five)} points sans récupérer la monnaie ; le « peut » de Confiance laisse le choix de renoncer ; la victoire ne se teste qu’à la fin de son propre tour ; une partie que plus personne ne peut gagner s’arrête. Les noms des candidats et tous les textes sont les nôtres.`,
};
