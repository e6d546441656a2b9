/** What to try next time after a costly move, in English, by the reason for the move that it passed up. */
import type { Reasons } from '../../rules/reasons.ts';

const elect = 'Before each choice, ask which city would decide the election, for you or for a rival, and look there first.';
const spend = 'Cards are for the cities that matter: those worth the most, and those that complete a group or decide the election.';
const keep = 'Every card works only once. Leave small cities to the dice, above all with the greater strength.';
const fly =
  'On a helicopter, look for the biggest free city first. A battle is worth the flight with an attack in hand, or with the greater strength.';
const exchange = 'In an exchange, compare the cities’ points, and check whether one of them completes a group.';
const take = 'When you may choose cities, take the most points, unless a rival needs a smaller one more.';
const last = 'Nobody is elected until every city is owned. With a majority, take free cities quickly; if a rival has it, leave the last ones.';
const parry = 'A parry answers one attack only, and then the dice still decide. Spend it where the city is worth that.';

export const tips: { readonly [R in keyof Reasons]?: string } = {
  'why.elected': elect,
  'why.denies': elect,
  'why.takes.last': last,
  'why.takes.ends': last,
  'why.takes.none': last,
  'why.group': 'Once a group is complete, nobody can take its cities anymore. The one still missing is worth more than its points.',
  'why.attacks': spend,
  'why.parries': spend,
  'why.commits': spend,
  'why.blocks': spend,
  'why.insists': spend,
  'why.spares': keep,
  'why.strong': keep,
  'why.dice': keep,
  'why.yields': parry,
  'why.gives.up': parry,
  'why.lets': 'Grounded Helicopter also wins a battle. Block only a flight worth that much.',
  'why.flies': fly,
  'why.flies.free': fly,
  'why.flies.fights': fly,
  'why.flies.card': fly,
  'why.swaps': exchange,
  'why.swaps.even': exchange,
  'why.takes': take,
  'why.takes.best': take,
  'why.takes.passed': take,
};
