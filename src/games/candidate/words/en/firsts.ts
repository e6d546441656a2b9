/** What is said once below each kind of question, to whoever meets it for the first time, in English. */
import type { Firsts } from '../../../../i18n/types.ts';
import type { Messages } from '../../messages.ts';
import { majority, tuesday } from '../../vocabulary.ts';
import { zeros } from './parts.ts';

export const firsts: Firsts<Messages> = {
  'ask.bid': 'Money and Endorsements count their dollars, all other cards nothing. The Dealer sees everybody lay first, but must choose the primary.',
  'ask.primary': `The number of votes is what its states are worth together: ${majority} win. Big ones draw everybody's best cards.`,
  'ask.second': 'Two neighbors on one day: the same hand has to do for both.',
  'ask.first': null,
  'ask.pass': null,
  'ask.order': 'States are decided one after the other. A Favorite Son works once a game: what comes first uses it up.',
  'ask.claim': (_, say) =>
    `It costs ${zeros(say, tuesday.zeros)}, and makes you the Dealer of one primary, or of two that border each other, on one day.`,
  'ask.campaign':
    'Your section of a state is where cards for and against you lie: Money and Endorsements add up, Rumors take away. The highest sum above zero wins. Others see only how many cards you lay.',
  'ask.again.early': null,
  'ask.again': 'Sums start from zero again: only what is laid now counts.',
  'ask.section':
    'On each opponent you lay one card: a Rumor takes away, Money and Endorsements help them, Problems cancel cards or the state, the rest bluffs.',
  'ask.groundwork': 'Whoever has put the most Money on a primary is its Favorite when it is called, and takes a card from nearly everybody.',
  'ask.prepared': null,
  'ask.groundwork-money': 'All see this Money, and it is spent. You can add more in later turns.',
  'ask.discard-down': null,
  'ask.contested': 'What you choose is fought for as if it were one state: its votes together, one sum for each candidate.',
};
