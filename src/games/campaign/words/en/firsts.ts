/** Explanations shown once below each kind of question, to a player who meets it for the first time, in English. */
import type { Firsts } from '../../../../i18n/types.ts';
import type { Messages } from '../../messages.ts';

export const firsts: Firsts<Messages> = {
  'ask.turn': 'Cards win voters over, change which issue decides a state, or bring more cards.',
  'ask.next-turn': null,
  'ask.state': 'Voters before → after. Win every voter in the lit row and the state is yours.',
  'ask.issue': 'Only the row of the majority issue decides who wins the state; the other row counts once the marker crosses the middle.',
  'ask.direction': 'The marker on the four squares shows which issue decides: 1 and 2 are Defense, 3 and 4 Economy.',
  'ask.next-state': null,
  'ask.pay': 'You discard these cards to pay for the one you play. They come back when your deck is reshuffled.',
  'ask.pay-any': 'Each card you discard lets you choose one state. You may also discard none. Discards come back when your deck is reshuffled.',
  'ask.discard': 'You choose which cards go. They come back when your deck is reshuffled.',
  'ask.circles': 'Each undecided voter needs one of your tokens, and you don’t have enough for all of them. Start with the issue that decides.',
  'ask.play-one': 'You play one now and keep the others. The numbers beside an arrow are voters on one issue, before → after.',
  'ask.win': 'While states are left, each win brings a new one and Breaking News, which may change what happens next.',
  'ask.new-state': 'Each line counts the voters on the issue that decides there now. Choose a state that leans your way.',
  'ask.news-state': 'Each line shows what the news would change in that state.',
  'ask.bonus': 'This is what your opponent pays for going negative. Taking the bonus costs you nothing.',
  'ask.draft': 'The cards you keep are your whole deck. A mix of support, shifts, and cards that draw is a good start.',
  'ask.opening': 'Each line counts the voters on the issue that decides there now. Open where you’re ahead.',
};
