import type { TopicWords } from '../../../../i18n/topics.ts';

/** More search words for the pages of the rules. The titles in other languages are search words anyway. */
export const terms: TopicWords = {
  state: ['voter', 'undecided voters', 'majority issue', 'marker', 'majority', 'minority issue', 'issue', 'empty circle', 'undecided'],
  reshuffle: ['discard pile', 'draw pile', 'shuffle', 'run out of cards'],
  support: ['block of voters', 'convert', 'flip a voter', 'token', 'pawn'],
  key: ['demographic group', 'Demographic Support', 'demographics', 'audience'],
  negative: ['die', 'campaign die', 'attack', 'backfire', 'mudslinging'],
  victory: ['tie', 'how to win', '270', 'draw', 'end of the game'],
  turn: ['my turn', 'hand size', 'hand limit', 'pass'],
  shift: ['move the marker', 'issue track', 'spin'],
  kinds: ['card types', 'symbols', 'icons'],
  news: ['event', 'event card'],
  opening: ['setup', 'beginning'],
  decks: ['draft', 'build a deck', 'starter deck'],
  orders: ['automatic', 'auto'],
  'win-state': ['scoring', 'capture a state'],
  'new-state': ['next state', 'replace a state'],
  costs: ['discard cost', 'pay'],
};
