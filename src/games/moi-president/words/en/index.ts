import { withWords } from '../../../../i18n/topics.ts';
import type { GameTexts } from '../../../../i18n/types.ts';
import type { Labels } from '../../labels.ts';
import type { Messages } from '../../messages.ts';
import type { options } from '../../options.ts';
import { five, toBeElected } from '../../vocabulary.ts';
import { cardsInAll, cardsOf, copiesOf } from '../facts.ts';
import { lookup } from '../lookup.ts';
import { candidates, kindNames } from '../names.ts';
import { kindTexts } from './cards.ts';
import { firsts } from './firsts.ts';
import { guide } from './guide.ts';
import { labels } from './labels.ts';
import { terms } from './lookup.ts';
import { inWords, lastRebuild } from './numbers.ts';
import { phrases } from './phrases.ts';
import { topics } from './rules.ts';

export const texts: GameTexts<Messages & Labels, typeof options> = {
  title: 'Moi Président',
  chooseSeat: 'Choose your candidate',
  pitch: `A French presidential brawl of cards and dice: ${toBeElected} points to the Élysée. For 2 to 5.`,
  phrases: { ...phrases, ...labels },
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
    exposed: 'safety from what takes campaign points',
    rivals: 'points kept from the strongest rival',
  },
  topics: withWords(topics, lookup(kindTexts, terms)),
  credits: `**Moi Président, le jeu** is published at moipresident-lejeu.fr, where its rules are; we know neither its author nor its publisher nor its year.

From the rules come the families of cards (here ${cardsOf('campagne')} campaign points, ${cardsOf('bonus')} bonuses, ${cardsOf('attaque')} attacks, ${cardsOf('joker')} jokers of which ${copiesOf('diversion')} Diversions, ${cardsOf('speciale')} specials: ${cardsInAll} in all) and what each kind of card does. From them follow the Immunities (${copiesOf('immunite')}), and that there is one of each special card.

**The rest is a reconstruction** made for this table, because the details of the cards are published nowhere: the value of each card of points, and how many cards there are of Base, Trust, Undecided, Debate, Controversy and Scandal. If you own the game, expect differences; the pile, for one, is rebuilt less often here than the rules announce.

What this table decides where the rules are silent: a Diversion to the attacker swaps the roles; whoever loses ${inWords(five)} points gets none back; “may” in Trust means that you may also decline; victory is tested only at the end of one’s own turn; a game that nobody can win any more stops. The candidates’ names and all texts are ours.`,
};
