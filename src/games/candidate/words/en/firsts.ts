/** Explanations shown once below each kind of question, to a player who meets it for the first time, in English. */
import type { Firsts } from '../../../../i18n/types.ts';
import type { Messages } from '../../messages.ts';
import { majority, tuesday } from '../../vocabulary.ts';
import { zeros } from './parts.ts';

export const firsts: Firsts<Messages> = {
  'ask.bid': 'Only Money and Endorsements count. The Dealer chooses the primary and plays last, after everyone else.',
  'ask.primary': `The number is the total votes of its states; you need ${majority} to win. Big ones draw everyone's best cards.`,
  'ask.second': 'Both vote on the same day, and your one hand has to cover both.',
  'ask.first': null,
  'ask.pass': null,
  'ask.order': 'States are decided one after the other. A Favorite Son works only once a game, so the first state uses it up.',
  'ask.claim': (_, say) => `It costs ${zeros(say, tuesday.zeros)} and makes you the Dealer of one primary, or of two bordering ones on the same day.`,
  'ask.campaign':
    'Your section of a state holds the cards for and against you: Money and Endorsements add to your total, Rumors subtract. The highest total above zero wins. The others see only how many cards you play.',
  'ask.again.early': null,
  'ask.again': 'Totals start again from zero, so only the cards you play now count.',
  'ask.section':
    'You may play one card on each rival’s section. A Rumor hurts them, Money and Endorsements help them, and Problems cancel cards or the whole vote.',
  'ask.groundwork': 'The player with the most Money on a primary is its Favorite when it’s called, and takes a card from nearly everyone.',
  'ask.prepared': null,
  'ask.groundwork-money': 'Everyone sees this Money, and you don’t get it back. You can add more in later turns.',
  'ask.discard-down': null,
  'ask.contested': 'You all compete for these states as if they were one. The winner takes all their votes.',
};
