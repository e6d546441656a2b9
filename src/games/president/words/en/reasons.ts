/** Why a player made a move, in English: each completes “mainly to …”. */
import type { Phrases, Say } from '../../../../i18n/types.ts';
import type { Ending, Prize } from '../../rules/prize.ts';
import type { Reasons } from '../../rules/reasons.ts';
import type { Tied } from '../../rules/tied.ts';
import { place } from './journey.ts';
import { count, quoted, worth } from './parts.ts';

const at = (city: string, points: number, say: Say<'en'>): string => `${say.title(city)} (${worth(points, say)})`;

/** What else there is to win or to lose. */
function stake(prize: Prize, owns: boolean, points: number): string {
  if (prize === 'elected') return owns ? ', with which the rival would win the election' : ', which would decide the election';
  if (prize === 'group') return owns ? `, the only ${points} the rival still lacks` : `, which would complete the group of ${points}s`;
  return '';
}

/** The same where more stands between it and the city. */
function stakeAfter(prize: Prize, owns: boolean, points: number): string {
  if (prize === 'elected') return owns ? ': with it, the rival would win the election' : ': it would decide the election';
  if (prize === 'group') return owns ? `: it’s the only ${points} the rival still lacks` : `: it would complete the group of ${points}s`;
  return '';
}

/** “: then only 2 cities are left to be owned before 51 points win the election.” */
function ending({ left, strength }: Partial<Ending>, say: Say<'en'>): string {
  if (left === undefined || strength === undefined) return '';
  const cities = `${left > 3 ? '' : 'only '}${count(left, { one: 'city is', other: 'cities are' }, say)}`;
  return `: then ${cities} left to be owned before ${worth(strength, say)} win the election`;
}

/** “ and keep the attack and the Président card for later.” */
function keeping({ keeps = 2, attacks, presidents }: Reasons['why.dice'], say: Say<'en'>): string {
  const cards = { one: 'card', other: 'cards' };
  const kept = [
    ...(attacks ? [`the ${say.plural(attacks, { one: 'attack', other: 'attacks' })}`] : []),
    ...(presidents ? [`the Président ${say.plural(presidents, cards)}`] : []),
    ...(attacks === undefined && presidents === undefined ? [`the ${say.plural(keeps, cards)}`] : []),
  ];
  return kept.length === 0 ? '' : ` and keep ${say.list(kept)} for later`;
}

/** Which of tied cities a player gives up, and why. */
function tied({ cities, points, soon, after, than, ahead }: Tied, say: Say<'en'>): string {
  const given = `give up ${say.titles(cities)}`;
  if (soon) return `${given}, which a pawn reaches soonest, as the election needs every city owned`;
  if (ahead !== undefined) return `${given}, only ${count(ahead, { one: 'square', other: 'squares' }, say)} ahead of the pawn, so easily taken back`;
  if (after !== undefined)
    return `${given}, which ${say.of(say.player(after))} pawn reaches later than ${than === undefined ? 'the others worth as much' : say.title(than)}`;
  return points === undefined ? given : `lose only ${worth(points, say)}, as with any of the cities to choose from`;
}

export const reasons: Phrases<Reasons, 'en'> = {
  'why.elected': ({ points }, say) => `win the election with ${worth(points, say)}`,
  'why.group': ({ value }) => `own every city worth ${value}, which nobody can take anymore`,
  'why.attacks': ({ city, points, owns, prize, parried = false, keeps }, say) =>
    `${owns ? 'keep' : 'win'} ${at(city, points, say)} without leaving it to the dice${parried ? ', barring a parry' : ''}${keeps === undefined ? '' : `, and keep ${quoted(say, keeps)}, which nobody can parry, for a bigger city`}${stakeAfter(prize, owns, points)}`,
  'why.parries': ({ city, points, owns }, say) =>
    owns ? `avoid losing ${at(city, points, say)} to the attack` : `stay in the battle for ${at(city, points, say)}`,
  'why.commits': ({ city, points, owns, prize, n }, say) =>
    `add ${n} to the die and ${owns ? 'keep' : 'win'} ${at(city, points, say)}${stake(prize, owns, points)}`,
  'why.spares': ({ city, points, dice = false }, say) =>
    dice ? `keep cards rather than spend one on ${at(city, points, say)}` : `spend no card on ${at(city, points, say)}`,
  'why.strong': ({ city, mine, theirs, keeps = 0, attacks }, say) => {
    const kept = keeping({ city, attacks: attacks ?? 0, presidents: keeps }, say);
    return `let the dice decide about ${say.title(city)}, with 1 extra for the greater strength (${say.number(mine)} to ${say.number(theirs)})${kept && `,${kept}`}`;
  },
  'why.dice': (dice, say) => `leave ${say.title(dice.city)} to the dice${keeping(dice, say)}`,
  'why.blocks': ({ flyer, to }, say) => `keep ${say.player(flyer)} away from ${place(say, to)}`,
  'why.insists': ({ to }, say) => `get to ${place(say, to)} all the same`,
  'why.flies.free': ({ city, points, prize = null, ...left }, say) =>
    `take the free city of ${at(city, points, say)}${stake(prize, false, points)}${ending(left, say)}`,
  'why.flies.fights': ({ city, points, owner, prize = null, mine, theirs }, say) =>
    `challenge ${say.player(owner)} for ${at(city, points, say)}${stake(prize, false, points)}${mine === undefined || theirs === undefined ? '' : `, with the greater strength (${say.number(mine)} to ${say.number(theirs)})`}`,
  'why.flies.card': ({ to }, say) => `take a Media card at ${place(say, to)}`,
  'why.flies': ({ to }, say) => `get to ${place(say, to)}`,
  'why.stays': () => 'stay put and roll from there next turn',
  'why.lets': ({ flyer, to }, say) => `let ${say.player(flyer)} fly to ${place(say, to)} and spend no card on it`,
  'why.swaps': ({ mine, theirs, gain }, say) => `get ${worth(gain, say)} more: ${say.titles(theirs)} for ${say.titles(mine)}`,
  'why.swaps.even': ({ mine, theirs, better = false }, say) =>
    `${better ? 'make an even exchange' : 'lose no points in the exchange'}: ${say.titles(theirs)} for ${say.titles(mine)}`,
  'why.takes.last': ({ city, points, rival }, say) =>
    `take ${at(city, points, say)}, so that ${say.player(rival)} can’t land there with the next roll and be elected with the last free city`,
  'why.takes.ends': ({ cities, points, ...left }, say) => `take ${say.titles(cities)} (${worth(points, say)})${ending(left, say)}`,
  'why.takes.passed': ({ city, points, bigger }, say) =>
    `take ${at(city, points, say)}: every pawn comes to ${bigger.length > 3 ? 'the bigger ones' : say.titles(bigger)} first`,
  'why.takes.best': ({ cities, points, tied = false }, say) =>
    `take ${say.titles(cities)} (${worth(points, say)})${tied ? ': nothing on offer is worth more' : ', the most there is to take'}`,
  'why.takes': ({ cities, points }, say) => `take ${say.titles(cities)} (${worth(points, say)})`,
  'why.takes.none': () => 'leave the free cities alone',
  'why.even': tied,
  'why.yields': ({ city, points }, say) => `keep the parry rather than spend it on ${at(city, points, say)}`,
  'why.gives.up': () => 'keep the parry rather than spend it on this flight',
  'why.fights': ({ city, points, owns }, say) => `${owns ? 'keep' : 'win'} ${at(city, points, say)}`,
  'why.offers': ({ city }, say) => `exchange ${say.title(city)} for another city`,
};
