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
  pitch: `A die, a pawn, ${cities.length} French cities to win: a family game about the race to the Élysée. For 2 to 6.`,
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
      name: 'rounds',
      description: 'End the game sooner with a falling majority or a round limit (best with 5 or 6 players)',
      choices: {
        off: 'No limit',
        falling: `From round ${fallsAfter + 1}, the majority falls by a point each round`,
        '20': '20 rounds',
        '30': '30 rounds',
        '40': '40 rounds',
      },
    },
    dice: {
      name: 'dice',
      title: 'Automatic dice',
      description: 'The game rolls for everyone and pings people only for choices (good with 4 or more, or over days)',
      choices: {},
    },
  },
  reasons: {
    cities: 'points in cities',
    safe: 'points nobody can take',
    rivals: 'holding back the strongest rival',
    cards: 'Media cards in hand',
  },
  tips: tipsBy(tipOf, tips),
  topics: withWords(topics, terms),
  chooseSeat: 'Choose your pawn',
  credits: `**Le Jeu du Président** is a French family board game whose author, publisher, and exact year we could not find; it appeared after March 1986, probably between 1986 and 1988.

Its rules give the ${cities.length} cities worth ${least} to ${most} points, their total of ${allPoints} and the majority of ${majority}, the protected groups, the kinds of squares and cards and their numbers, the six gold squares, the battle, the names of ${named} cities (Marseille, Laval, Paris, Caen), and the Helicopter and Small Ads attacks.

**The rest is a reconstruction**, because we had no copy: the names of the other ${cities.length - named} cities, the order of the squares, the titles of the other Media cards, and what each Infos card says. The cities' values are computed from the numbers of registered voters in March 1986, by département, as the rules say; the printed values may differ. If you own the game, expect differences. The wording and the candidates are ours; none was ever elected.

Where the rules are silent, we decided that players commit Président cards in secret, that the owner chooses between tied cities, that a pawn stops after ${mostSquares} squares from one roll, and that the greatest strength wins when nobody can reach ${majority} anymore.`,
};
