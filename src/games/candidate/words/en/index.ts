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

// The claims about the Sealed Convention were measured: docs/candidate-seats.md.
export const texts: GameTexts<Messages & Labels & Reasons, typeof options> = {
  title: 'Candidate',
  pitch: `Six candidates, ${counts.primaries} primaries, face-down cards, and a Convention at the end. For 2 to 6 players.`,
  phrases: { ...phrases, ...labels, ...reasons },
  firsts,
  guide,
  names,
  options: {
    'super-tuesday': {
      name: 'super-tuesday',
      title: 'Super Tuesday',
      description: `Discard ${tuesday.zeros} Zeros to take over from the Dealer and call two primaries in a row`,
      choices: {},
    },
    incumbent: {
      name: 'incumbent',
      description: `When the same players play again, the last winner has a hand of ${incumbentHand} cards`,
      choices: {},
    },
    'extended-convention': {
      name: 'extended-convention',
      title: 'Extended Convention',
      description: 'In the Convention, each Dealer chooses which Undecided states are contested',
      choices: {},
    },
    'sealed-convention': {
      name: 'sealed-convention',
      title: 'Sealed Convention',
      description: 'House rule: in the Convention everyone plays cards at once, so every seat has about the same chance',
      choices: {},
    },
  },
  reasons: {
    votes: 'votes won',
    prepared: 'groundwork in later states',
    pawn: 'the Bandwagon',
    rivals: 'holding back the strongest rival',
  },
  tips: tipsBy(tipOf, tips),
  topics: withWords(withWords(topics, lookup(names, terms)), synonyms),
  chooseSeat: 'Choose your candidate',
  credits: `**Candidate** was designed by Richard Winter, developed by Don Greenwood, and published by The Avalon Hill Game Company in 1991.

The rules follow a French summary. Published sources give 2 to 6 players, ${counts.primaries} primaries of one, two, or three states, the votes of the states (census of 1990, ${counts.votes} in all), ${of('rumor')} Rumors, ${of('squelch')} Squelches, ${of('scandal')} Scandals, and ${of('party-ruling')} Party Rulings, and money in steps of $10k.

**The rest is a reconstruction**, balanced by simulation, because the printed values aren't published anywhere: which states vote together (except Texas with Oklahoma, the Carolinas, New York with New Jersey, and California and Florida alone), the total of ${counts.cards} cards, the amounts of Money, Endorsements, and Rumors, the numbers of Zeros, State Rulings, Favorite Sons, and Deadlocks, and all titles of Endorsements and Rumors. If you own the game, expect differences. We made up the candidates, and the wording is our own.

This is how we settle what the rules leave open. Groundwork counts for a whole primary. Players who lay groundwork stay out of that turn’s campaigns, unless a tie involves them. Cards played by a player who leaves stay where they are, but that player’s section no longer counts. A primary that was called takes place even if the Dealer leaves. Two Convention rounds in a row without a winner still eliminate the last candidate. **Sealed Convention** is a house option of this project: in simulated games every seat then wins within 5 percentage points of an equal share.`,
};
