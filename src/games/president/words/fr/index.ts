import { withWords } from '../../../../i18n/topics.ts';
import type { GameTexts } from '../../../../i18n/types.ts';
import { tipsBy } from '../../../kit/tips.ts';
import { allPoints, cities } from '../../data/cities.ts';
import type { Labels } from '../../labels.ts';
import type { Messages } from '../../messages.ts';
import type { options } from '../../options.ts';
import type { Reasons } from '../../rules/reasons.ts';
import { fallsAfter, majority, mostSquares } from '../../vocabulary.ts';
import { titlesOf } from '../cards.ts';
import type { Described } from '../describe.ts';
import { least, most, named } from '../facts.ts';
import { properNames } from '../names.ts';
import { tipOf } from '../tips.ts';
import { board } from './board.ts';
import { infosTexts, mediaTexts } from './cards.ts';
import { firsts } from './firsts.ts';
import { guide } from './guide.ts';
import { labels } from './labels.ts';
import { terms } from './lookup.ts';
import { squareNames } from './orders.ts';
import { phrases } from './phrases.ts';
import { reasons } from './reasons.ts';
import { topics } from './rules.ts';
import { tips } from './tips.ts';

export const texts: GameTexts<Messages & Described & Labels & Reasons, typeof options> = {
  title: 'Le Jeu du Président',
  pitch: `Un dé, un pion, ${cities.length} villes à conquérir : le tour de France électoral, de 2 à 6.`,
  phrases: { ...phrases, ...board, ...labels, ...reasons },
  firsts,
  guide,
  names: {
    ...properNames,
    ...titlesOf(mediaTexts),
    ...titlesOf(infosTexts),
    ...squareNames,
  },
  options: {
    rounds: {
      name: 'manches',
      description: 'Pour finir plus tôt : la majorité baisse, ou la plus grande force l’emporte ; conseillé à 5 ou 6',
      choices: {
        off: 'Sans limite',
        falling: `La majorité baisse d’un point par manche, dès la manche ${fallsAfter + 1}`,
        '20': '20 manches',
        '30': '30 manches',
        '40': '40 manches',
      },
    },
    dice: {
      name: 'dés',
      title: 'Dés automatiques',
      description: 'Le jeu lance le dé et ne vous notifie que pour un choix ; conseillé dès 4, ou sur plusieurs jours',
      choices: {},
    },
  },
  reasons: {
    cities: 'les points des villes',
    safe: 'les points que personne ne peut prendre',
    rivals: 'les points refusés au rival le plus fort',
    cards: 'les cartes Media en main',
  },
  tips: tipsBy(tipOf, tips),
  topics: withWords(topics, terms),
  chooseSeat: 'Choisissez votre pion',
  credits: `**Le Jeu du Président** est un jeu de société français dont ni l’auteur, ni l’éditeur, ni l’année exacte ne nous sont connus ; il est postérieur à mars 1986, sans doute de 1986 à 1988.

La règle donne les ${cities.length} villes de ${least} à ${most} points-voix, leur total de ${allPoints} et la majorité de ${majority}, les groupes protégés, les sortes de cases et de cartes et leur nombre, les six cases or, la bataille, ${named} noms de villes (Marseille, Laval, Paris, Caen), l’attaque Hélicoptère et celle des petites annonces.

**Le reste est une reconstitution**, faute d’exemplaire : les noms des ${cities.length - named} autres villes, l’ordre des cases, les titres des autres cartes Media et le texte de chaque carte Infos. Les valeurs des villes sont calculées d’après les inscrits de mars 1986, par département, comme l’indique la règle ; rien ne garantit que ce sont les valeurs imprimées. Si vous possédez la boîte, attendez-vous à des différences. Les textes et les candidats sont de nous ; aucun n’a jamais été élu.

Là où la règle se tait, nous avons décidé ceci : les cartes Président s’engagent en secret ; à égalité de valeur, le propriétaire choisit la ville ; après ${mostSquares} cases en un lancer, le pion s’arrête ; quand personne ne peut plus atteindre ${majority}, la plus grande force l’emporte.`,
};
