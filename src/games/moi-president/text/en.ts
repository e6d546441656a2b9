import { withWords } from '../../../i18n/topics.ts';
import type { GameTexts } from '../../../i18n/types.ts';
import { enCards } from './en-cards.ts';
import { enPhrases } from './en-phrases.ts';
import { enTopics } from './en-rules.ts';
import { enTerms, lookup } from './lookup.ts';
import type { Messages } from './messages.ts';
import { candidates, kindNames } from './names.ts';

export const en: GameTexts<Messages> = {
  title: 'Moi Président',
  pitch: 'A French presidential brawl of cards and dice: 51 points to the Élysée. For 2 to 5.',
  phrases: enPhrases,
  names: { ...candidates, ...kindNames(enCards) },
  options: {
    cap: {
      name: 'cap',
      description: 'End the game when the pile would be rebuilt a ninth time',
      choices: {},
    },
  },
  topics: withWords(enTopics, lookup(enCards, enTerms)),
  credits: `**Moi Président, le jeu** is published at moipresident-lejeu.fr, where its rules are; we know neither its author nor its publisher nor its year.

From the rules come the 70 cards and their families (20 campaign points, 19 bonuses, 17 attacks, 10 jokers of which 5 Diversions, 4 specials) and what each kind of card does. It follows that there are 5 Immunities and one of each special card.

**The rest is a reconstruction** made for this table, because the details of the cards are published nowhere: the value of each card of points, and how many cards there are of Base, Trust, Undecided, Debate, Controversy and Scandal. If you own the game, expect differences; the pile, for one, is rebuilt less often here than the rules announce.

What this table decides where the rules are silent: a Diversion to the attacker swaps the roles; five points are lost without change; victory is tested only at the end of one’s own turn; a game that nobody can win any more stops. The candidates’ names and all texts are ours.`,
};
