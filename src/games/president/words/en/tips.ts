/** What to try next time after a costly move, in English. */
import type { Tip } from '../tips.ts';

export const tips: { readonly [T in Tip]: string } = {
  elect: 'Before each choice, ask which city would decide the election, for you or for a rival, and look there first.',
  last: 'Nobody is elected until every city is owned. With a majority, take free cities quickly; if a rival has it, leave the last ones.',
  group: 'Once a group is complete, nobody can take its cities anymore. The one still missing is worth more than its points.',
  spend: 'Cards are for the cities that matter: those worth the most, and those that complete a group or decide the election.',
  keep: 'Every card works only once. Leave small cities to the dice, above all with the greater strength.',
  parry: 'A parry answers one attack only, and then the dice still decide. Spend it where the city is worth that.',
  lets: 'Grounded Helicopter also wins a battle. Block only a flight worth that much.',
  fly: 'On a helicopter, look for the biggest free city first. A battle is worth the flight with an attack in hand, or with the greater strength.',
  exchange: 'In an exchange, compare the cities’ points, and check whether one of them completes a group.',
  take: 'When you may choose cities, take the most points, unless a rival needs a smaller one more.',
};
