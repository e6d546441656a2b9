/** Shown once below each kind of question, when a player meets it for the first time, in English. */
import type { Firsts } from '../../../../i18n/types.ts';
import { pointsOf } from '../../data/cities.ts';
import { squareAt } from '../../data/squares.ts';
import { type Messages, msg } from '../../messages.ts';
import { cityAhead } from '../parts.ts';

/** The effect of Président cards in a battle. */
const committing =
  'The percentage is your chance of winning. The greater strength adds 1 to the die, and so does each Président card. You spend the cards whether you win or lose.';

export const firsts: Firsts<Messages> = {
  'ask.roll'({ ahead }, say) {
    const one = cityAhead(ahead);
    if (!one) return null;
    const { name } = squareAt(one.square);
    const whose = one.owner === null ? 'free' : `owned by ${say.player(one.owner)}`;
    return `"${say(msg('roll.detail', { ahead: [one] }))}" means that a ${one.die} takes you to ${say.title(name)}, which is worth ${pointsOf(name)} and ${whose}. A free city becomes yours; somebody else's means a battle.`;
  },
  'ask.tie': null,
  'ask.free': 'The numbers are points. Your cities’ points add up to your strength, and strength wins the election.',
  'ask.give': 'The numbers are points. Their total is your strength in battles.',
  'ask.get': null,
  'ask.attack': ({ holds, commits }) => {
    if (holds) return 'Unless it’s parried, an attack decides without dice. It works once, so keep it for a city that’s worth it.';
    return commits ? committing : null;
  },
  'ask.parry': 'Each attack has its own parry. After a parry both cards are gone, and the battle goes on with another attack or the dice.',
  'ask.parry.early': null,
  'ask.insist.early': null,
  'ask.commit': committing,
  'ask.fly': 'You land there as usual: a free city becomes yours; somebody else’s means a battle.',
  'ask.block': 'Only the Helicopter card blocks a flight. You could use it in a battle instead, but only once.',
  'ask.insist': null,
};
