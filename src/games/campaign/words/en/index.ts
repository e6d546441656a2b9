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
  pitch: `Obama against McCain, state by state: cards, spin, and breaking news, first to ${votesToWin} votes. For two.`,
  phrases: { ...phrases, ...labels, ...reasons },
  firsts,
  guide,
  names: { ...names, ...titlesOf(cardTitles, names, 'Breaking News') },
  options: {
    deck: {
      name: 'deck',
      description: `Ready-made decks, or a draft of your own ${deckSize} cards`,
      choices: { starter: 'Starter decks', draft: `Draft: see ${seenAtOnce}, keep 1, ${deckSize} times` },
    },
    side: {
      name: 'side',
      description: 'Which candidate you play',
      choices: { random: 'At random', obama: 'Barack Obama', mccain: 'John McCain' },
    },
    first: {
      name: 'first',
      title: 'First turn',
      description: 'Who goes first',
      choices: { rules: 'By the rules: at random, or the first to finish drafting', lot: 'At random', obama: 'Obama', mccain: 'McCain' },
    },
  },
  reasons: {
    votes: 'electoral votes won',
    mine: 'states within reach',
    theirs: 'states the other side can’t reach',
    hand: 'cards in hand',
    media: 'the Media Support in force',
  },
  tips: tipsBy(tipOf, tips),
  topics: withWords(topics, terms),
  chooseSeat: 'Choose your side',
  credits: `**Campaign Manager 2008** was designed by Christian Leonhard and Jason Matthews and published by Z-Man Games in 2009.

Published sources give the states with their votes, backs, and numbers of circles, the kinds of cards in each deck, and most card titles. **The rest is a reconstruction**, made for this table because the printed values aren't published anywhere: the colors of most circles (we chose one in Florida so that neither side wins much more often), where the markers start, which effect goes with which title, some titles, which cards have the star of the starter decks, what the two special cards of each side do, the effects of the Breaking News cards, and the Going Negative table. If you own the game, expect differences. The wording is our own.

This is how we settle what the rules leave open. The first player of a starter game is chosen at random, unless the options say otherwise. You gain support in the way that saves tokens. A Breaking News card wins states only after all of it has happened. Everyone may look through discard piles, and you may look up what's left in your own deck. You can agree to a draw, and the game is drawn if both sides go ${quietTurns / 2} turns in a row without winning a state.`,
};
