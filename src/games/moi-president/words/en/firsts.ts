/** Shown once below each kind of question, when a player meets it for the first time, in English. */
import type { Firsts } from '../../../../i18n/types.ts';
import type { Messages } from '../../messages.ts';
import { toBeElected } from '../../vocabulary.ts';

export const firsts: Firsts<Messages> = {
  'ask.card': `Points in your campaign count but can be stolen; those in your base are safe. Have ${toBeElected} in all at the end of your turn and you win.`,
  'ask.target': 'Attacks only reach campaign points: the numbers show how many each player can lose. A base is safe.',
  'ask.react': 'These points are at stake. A joker doesn’t cost you a turn, and you draw a new card at once.',
  'ask.trust': 'Nobody can take it from your base, so your highest card is usually best.',
  'ask.take': 'The number is the card’s points. It joins your own campaign.',
  'ask.give': 'Anyone can win the undecided points with an Undecided card.',
  'ask.pay': 'Each choice covers at least the points you owe, and you get no change.',
  'ask.direction': 'Everyone passes at the same time. See whose hand or campaign you would get.',
};
