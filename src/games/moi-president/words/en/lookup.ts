import type { TopicWords } from '../../../../i18n/topics.ts';

/** Game terms that find pages of the rules, besides the names of what they are about. */
export const terms: TopicWords = {
  cartes: ['list of cards', 'deck'],
  indecis: ['undecided zone', 'swing voters', 'floating voters'],
  pioche: ['draw pile', 'discard pile', 'shuffle', 'empty pile'],
  attaques: ['target', 'die', 'roll', 'dice', 'special cards'],
  'cinq-points': ['change'],
  fin: ['tie', 'draw', 'last turn', 'end'],
  but: ['how to win', '51', '51 points', 'majority', 'points to win'],
  debut: ['setup', 'first player', 'starting hand'],
  tour: ['my turn', 'play or discard', 'hand size', 'pass'],
  socle: ['safe points', 'protected points'],
  confiance: ['secure points', 'protect points'],
  immunite: ['cancel an attack', 'block', 'defend'],
  diversion: ['redirect', 'send on'],
  'nouvelle-donne': ['change my hand', 'new hand', 'redraw'],
  'tourne-main': ['swap hands', 'pass the hands'],
  'tourne-points': ['swap points', 'pass the points'],
  'grand-debat': ['everybody rolls', 'big debate'],
  affaire: ['lose 5 points'],
  partir: ['quit', 'give up', 'resign', 'leave'],
  consignes: ['automatic', 'auto'],
};
