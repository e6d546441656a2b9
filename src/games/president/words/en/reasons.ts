/** Why a player made a move, in English: each completes “mainly to …”. */
import type { Phrases, Say } from '../../../../i18n/types.ts';
import type { Prize } from '../../rules/prize.ts';
import type { Reasons } from '../../rules/reasons.ts';
import { place } from './journey.ts';
import { worth } from './parts.ts';

const at = (city: string, points: number, say: Say<'en'>): string => `${say.title(city)} (${worth(points, say)})`;

/** What else there is to win or to lose. */
function stake(prize: Prize, owns: boolean, points: number): string {
  if (prize === 'elected') return owns ? ', with which the rival would win the election' : ', which would decide the election';
  if (prize === 'group') return owns ? `, the last of the ${points}s that the rival lacks` : `, which would complete the group of ${points}s`;
  return '';
}

/** In the middle of a sentence. */
const aside = (clause: string): string => (clause === '' ? '' : `${clause},`);

export const reasons: Phrases<Reasons, 'en'> = {
  'why.elected': ({ points }, say) => `win the election with ${worth(points, say)}`,
  'why.group': ({ value }) => `own every city worth ${value}, which nobody can take anymore`,
  'why.attacks': ({ city, points, owns, prize, parried = false }, say) =>
    `${owns ? 'keep' : 'win'} ${at(city, points, say)}${aside(stake(prize, owns, points))} without leaving it to the dice${parried ? ', barring a parry' : ''}`,
  'why.parries': ({ city, points, owns }, say) =>
    owns ? `avoid losing ${at(city, points, say)} to the attack` : `stay in the battle for ${at(city, points, say)}`,
  'why.commits': ({ city, points, owns, prize, n }, say) =>
    `add ${n} to the die and ${owns ? 'keep' : 'win'} ${at(city, points, say)}${stake(prize, owns, points)}`,
  'why.spares': ({ city, points }, say) => `spend no card on ${at(city, points, say)}`,
  'why.strong': ({ city, mine, theirs, keeps = 0 }, say) =>
    `let the dice decide about ${say.title(city)}, with 1 extra for the greater strength (${say.number(mine)} to ${say.number(theirs)})${keeps > 0 ? `, and keep the Président ${say.plural(keeps, { one: 'card', other: 'cards' })} for later` : ''}`,
  'why.dice': ({ city, keeps = 2 }, say) =>
    `leave ${say.title(city)} to the dice and keep the ${say.plural(keeps, { one: 'card', other: 'cards' })} for later`,
  'why.blocks': ({ flyer, to }, say) => `keep ${say.player(flyer)} away from ${place(say, to)}`,
  'why.insists': ({ to }, say) => `get to ${place(say, to)} all the same`,
  'why.flies.free': ({ city, points, prize = null }, say) => `take the free city of ${at(city, points, say)}${stake(prize, false, points)}`,
  'why.flies.fights': ({ city, points, owner, prize = null, mine, theirs }, say) =>
    `challenge ${say.player(owner)} for ${at(city, points, say)}${stake(prize, false, points)}${mine === undefined || theirs === undefined ? '' : `, with the greater strength (${say.number(mine)} to ${say.number(theirs)})`}`,
  'why.flies.card': ({ to }, say) => `take a Media card at ${place(say, to)}`,
  'why.flies': ({ to }, say) => `get to ${place(say, to)}`,
  'why.stays': () => 'stay put and roll from there next turn',
  'why.lets': ({ flyer, to }, say) => `let ${say.player(flyer)} fly to ${place(say, to)} and spend no card on it`,
  'why.swaps': ({ mine, theirs, gain }, say) => `get ${worth(gain, say)} more: ${say.titles(theirs)} for ${say.titles(mine)}`,
  'why.swaps.even': ({ mine, theirs }, say) => `lose no points in the exchange: ${say.titles(theirs)} for ${say.titles(mine)}`,
  'why.takes.best': ({ cities, points }, say) => `take ${say.titles(cities)} (${worth(points, say)}), the most there is to take`,
  'why.takes': ({ cities, points }, say) => `take ${say.titles(cities)} (${worth(points, say)})`,
  'why.takes.none': () => 'leave the free cities alone',
  'why.even': ({ cities, points, after, ahead }, say) => {
    if (ahead !== undefined)
      return `give up ${say.titles(cities)}, only ${say.number(ahead)} ${say.plural(ahead, { one: 'square', other: 'squares' })} ahead of the pawn, so easily taken back`;
    return after !== undefined
      ? `give up ${say.titles(cities)}, which ${say.of(say.player(after))} pawn reaches later than the others worth as much`
      : points === undefined
        ? `give up ${say.titles(cities)}`
        : `give up ${say.titles(cities)}: at ${worth(points, say)} each, the choice makes no real difference`;
  },
  'why.yields': ({ city, points }, say) => `keep the parry rather than spend it on ${at(city, points, say)}`,
  'why.gives.up': () => 'keep the parry rather than spend it on this flight',
  'why.fights': ({ city, points, owns }, say) => `${owns ? 'keep' : 'win'} ${at(city, points, say)}`,
  'why.offers': ({ city }, say) => `exchange ${say.title(city)} for another city`,
};
