/** What to try next time after a costly move, in English, by the reason for the move that it passed up. */
import type { Reasons } from '../../rules/reasons.ts';

const elect = 'Before each choice, ask which city would decide the election, for you or for a rival, and look there first.';
const spend = 'Cards are for the cities that matter: those worth the most, and those that complete a group or decide the election.';
const keep = 'Every card works only once. In a battle for a small city, leave it to the dice, above all if you have the greater strength.';
const fly =
  'On a helicopter, look for the biggest free city first. A battle is worth the flight with an attack in hand, or with the greater strength.';
const exchange = 'In an exchange, compare the cities’ points, and look at whether one of them completes a group.';
const take = 'When you may choose cities, take the most points, unless a rival needs a smaller one more.';

export const tips: { readonly [R in keyof Reasons]?: string } = {
  'why.elected': elect,
  'why.denies': elect,
  'why.takes.last': elect,
  'why.takes.ends': elect,
  'why.takes.none': elect,
  'why.group': 'Once a group is complete, nobody can take its cities anymore. The one still missing is worth more than its points.',
  'why.attacks': spend,
  'why.parries': spend,
  'why.commits': spend,
  'why.blocks': spend,
  'why.insists': spend,
  'why.spares': keep,
  'why.strong': keep,
  'why.dice': keep,
  'why.yields': keep,
  'why.gives.up': keep,
  'why.lets': keep,
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
