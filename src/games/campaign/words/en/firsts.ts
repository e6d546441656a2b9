/** What is said once below each kind of question, to whoever meets it for the first time, in English. */
import type { Firsts } from '../../../../i18n/types.ts';
import type { Messages } from '../../messages.ts';

export const firsts: Firsts<Messages> = {
  'ask.turn': 'Cards win voters over, move the issue that decides a state, or bring more cards.',
  'ask.next-turn': null,
  'ask.state': 'Voters before → after. All voters of the row that is lit win the state.',
  'ask.issue': 'Only the row of the majority issue decides who wins the state; the other row counts once the marker has crossed the middle.',
  'ask.direction': 'The marker on the four squares says which issue decides: 1 and 2 are Defense, 3 and 4 Economy.',
  'ask.next-state': null,
  'ask.pay': 'What you discard is the price of the card; it comes back into your deck when that is shuffled again.',
  'ask.pay-any': 'Each discarded card is worth one state, so none is possible too. Discards come back into your deck later.',
  'ask.discard': 'You choose which cards go. They come back into your deck when it is shuffled again.',
  'ask.circles': 'Each undecided voter needs one of your tokens, and you have too few for all: take those on the issue that decides first.',
  'ask.play-one': 'One is played now; the others go to your hand. Numbers beside an arrow count voters on one issue, before → after.',
  'ask.win': 'As long as states are left, each win brings a new one and Breaking News, which may change what comes after it.',
  'ask.new-state': 'The lines count the voters of the issue that decides there now. Choose a state that leans to you.',
  'ask.news-state': 'Your Media Support lets you choose. The lines say what the news would change in each state.',
  'ask.bonus': 'Your opponent pays for going negative: the die gives you this bonus. Nothing is lost by taking it.',
  'ask.draft': 'The kept cards are the whole deck you play with. A mix of support, shifts and cards that draw is a good start.',
  'ask.opening': 'The lines count the voters of the issue that decides there now. Open where you are ahead.',
};
