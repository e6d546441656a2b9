/** What is said once below each kind of question, to whoever meets it for the first time, in English. */
import type { Firsts } from '../../../../i18n/types.ts';
import type { Messages } from '../../messages.ts';
import { toBeElected } from '../../vocabulary.ts';

export const firsts: Firsts<Messages> = {
  'ask.card': `Points in your campaign count but can be stolen; those in your base are safe. ${toBeElected} together at the end of your turn win.`,
  'ask.target': 'Only campaign points can be attacked: the numbers say how many each has to lose. A base is safe.',
  'ask.react': 'The points named are what is at stake. A joker costs you no turn, and you draw another card at once.',
  'ask.trust': 'In the base nobody can take it from you any more: the highest card is usually the one.',
  'ask.take': "The number is the card's points; it goes to your own campaign.",
  'ask.give': 'What goes to the undecided can be won by anybody with the card Undecided.',
  'ask.pay': 'Each choice adds up to at least the points demanded; nothing comes back for what is over.',
  'ask.direction': 'All give at the same time, and each receives from the other side. Look whose hand or campaign would be yours.',
};
