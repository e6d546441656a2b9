/** What is said once below each kind of question, to whoever meets it for the first time, in English. */
import type { Firsts } from '../../../../i18n/types.ts';
import { pointsOf } from '../../data/cities.ts';
import { squareAt } from '../../data/squares.ts';
import { type Messages, msg } from '../../messages.ts';
import { cityAhead } from '../parts.ts';

export const firsts: Firsts<Messages> = {
  'ask.roll'({ ahead }, say) {
    const one = cityAhead(ahead);
    if (!one) return null;
    const { name } = squareAt(one.square);
    const whose = one.owner === null ? "nobody's" : say.of(say.player(one.owner));
    return `"${say(msg('roll.detail', { ahead: [one] }))}" says: a ${one.die} leads to ${say.title(name)}, which is worth ${pointsOf(name)} and ${whose}. A free city is yours, another's means a battle.`;
  },
  'ask.tie': null,
  'ask.free': "The numbers are points-voix: your cities' sum is your strength, and that is what wins the election.",
  'ask.give': 'The numbers are points-voix. Your total is your strength in battles.',
  'ask.get': null,
  'ask.attack': 'An attack that is not parried decides without dice. It serves once: keep it for a city that is worth it.',
  'ask.parry': 'Each attack has one parry of its own. Parried, both cards are gone and the battle goes on: by another attack, or by the dice.',
  'ask.parry.early': null,
  'ask.insist.early': null,
  'ask.commit':
    'The percentage is your chance to win. The greater strength adds 1 to the die, each Président card 1 more; cards are spent either way.',
  'ask.fly': "You land there as if the die had taken you: a free city is yours, another's means a battle.",
  'ask.block': 'Only the Helicopter card blocks a flight; it can also serve in a battle, but only once.',
  'ask.insist': null,
};
