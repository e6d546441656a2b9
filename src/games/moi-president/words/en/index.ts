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
  chooseSeat: 'Choose your candidate',
  pitch: `A French presidential brawl with cards and dice: ${toBeElected} points to the Élysée. For 2 to 5 players.`,
  phrases: { ...phrases, ...board, ...labels, ...reasons },
  firsts,
  guide,
  names: { ...candidates, ...kindNames(kindTexts) },
  options: {
    cap: {
      name: 'cap',
      title: 'End long games',
      description: `End the game when the pile would be rebuilt for the ${lastRebuild} time: the highest total wins`,
      choices: {},
    },
  },
  reasons: {
    campaign: 'campaign points',
    socle: 'base points',
    exposed: 'keeping campaign points safe',
    rivals: 'holding back the strongest rival',
  },
  tips: tipsBy(tipOf, tips),
  topics: withWords(topics, lookup(kindTexts, terms)),
  credits: `**Moi Président, le jeu** is published at moipresident-lejeu.fr, which has its rules; we don’t know its author, publisher, or year.

The rules give the families of cards (here ${cardsOf('campagne')} campaign cards, ${cardsOf('bonus')} bonuses, ${cardsOf('attaque')} attacks, ${cardsOf('joker')} jokers, ${copiesOf('diversion')} of them Diversions, and ${cardsOf('speciale')} specials: ${cardsInAll} in all) and what each kind of card does. The number of Immunities (${copiesOf('immunite')}) follows from them, as does the single copy of each special card.

**The rest is a reconstruction** made for this table, because the details of the cards aren’t published anywhere: the value of each points card, and how many cards there are of Base, Trust, Undecided, Debate, Controversy, and Scandal. If you own the game, expect differences; the pile, for one, is rebuilt less often here than the rules say.

Where the rules are silent, we decided that a Diversion to the attacker swaps the roles, that a player who loses ${inWords(five)} points gets no change, that “may” in Trust means you may also decline, that you win only at the end of your own turn, and that a game nobody can win anymore stops. The candidates’ names and the wording are ours.`,
};
