/** Why a player made a move, in English: each completes “mainly to …”. */
import type { Phrases, Say } from '../../../../i18n/types.ts';
import type { Seat } from '../../../../kernel/types.ts';
import { pointsOf } from '../../data/cities.ts';
import { type Square, squareAt } from '../../data/squares.ts';
import type { Ending, Prize } from '../../rules/prize.ts';
import type { Reasons } from '../../rules/reasons.ts';
import type { Tied } from '../../rules/tied.ts';
import { place } from './journey.ts';
import { count, quoted, worth } from './parts.ts';

type Stake = { points: number; prize?: Prize; owns?: boolean; against?: Seat };

const at = (city: string, points: number, say: Say<'en'>): string => `${say.title(city)} (${worth(points, say)})`;

const nameOf = (against: Seat | undefined, say: Say<'en'>): string => (against === undefined ? 'the rival' : say.player(against));

/** What else there is to win or to lose. */
function stake({ prize = null, owns = false, points, against }: Stake, say: Say<'en'>): string {
  if (prize === 'elected') return owns ? `, with which ${nameOf(against, say)} would win the election` : ', which would decide the election';
  if (prize === 'group') return owns ? `, the only ${points} ${nameOf(against, say)} still lacks` : `, which would complete the group of ${points}s`;
  return '';
}

/** The same where more stands between it and the city. */
function stakeAfter({ prize = null, owns = false, points, against }: Stake, say: Say<'en'>): string {
  if (prize === 'elected') return owns ? `: with it, ${nameOf(against, say)} would win the election` : ': it would decide the election';
  if (prize === 'group')
    return owns ? `: it’s the only ${points} ${nameOf(against, say)} still lacks` : `: it would complete the group of ${points}s`;
  return '';
}

/** What they who fly there would win besides the points. */
function hope(prize: Prize, points: number): string {
  if (prize === 'elected') return ', with which they’d win the election';
  return prize === 'group' ? `, the only ${points} they still lack` : '';
}

/** “: then only 2 cities are left to be owned before 51 points win the election.” */
function ending({ left, strength }: Partial<Ending>, say: Say<'en'>): string {
  if (left === undefined || strength === undefined) return '';
  const cities = `${left > 3 ? '' : 'only '}${count(left, { one: 'city is', other: 'cities are' }, say)}`;
  return `: then ${cities} left to be owned before ${worth(strength, say)} win the election`;
}

/** “the attack and the Président cards”; null: none could have been spent. */
function cardsOf({ keeps = 2, attacks, presidents }: Pick<Reasons['why.dice'], 'keeps' | 'attacks' | 'presidents'>, say: Say<'en'>): string | null {
  const cards = { one: 'card', other: 'cards' };
  const kept = [
    ...(attacks ? [`the ${say.plural(attacks, { one: 'attack', other: 'attacks' })}`] : []),
    ...(presidents ? [`the Président ${say.plural(presidents, cards)}`] : []),
    ...(attacks === undefined && presidents === undefined ? [`the ${say.plural(keeps, cards)}`] : []),
  ];
  return kept.length === 0 ? null : say.list(kept);
}

/** “ and keep the attack and the Président card for later.” */
function keeping(cards: Parameters<typeof cardsOf>[0], say: Say<'en'>): string {
  const kept = cardsOf(cards, say);
  return kept === null ? '' : ` and keep ${kept} for later`;
}

/** Which of tied cities a player gives up, and why. */
function tied({ cities, points, soon, after, than, ahead, first }: Tied, say: Say<'en'>): string {
  const given = `give up ${say.titles(cities)}`;
  if (soon) return `${given}, which a pawn reaches soonest, as the election needs every city owned`;
  if (ahead !== undefined)
    return `${given}, ${count(ahead, { one: 'square', other: 'squares' }, say)} ahead of the pawn: the next roll may take it back`;
  if (after !== undefined)
    return `${given}, which ${say.of(say.player(after))} pawn reaches later than ${than === undefined ? 'the others worth as much' : say.title(than)}`;
  if (first) return `${given}, which the pawn reaches before any rival’s`;
  return points === undefined ? given : `${given}: each of the cities to choose from is worth ${worth(points, say)}`;
}

/** What a square without a city, or a Media card, is good for. */
function purposeOf({ kind, name }: Square, where: string): string {
  if (kind === 'infos') return `read an Infos card at ${where}`;
  if (name === 'punch') return `roll again from ${where}`;
  const isShelter = name === 'extinction' || name === 'epuisement';
  return isShelter ? `be out of reach on ${where}: nobody can battle a player who misses a turn` : `get to ${where}`;
}

export const reasons: Phrases<Reasons, 'en'> = {
  'why.elected': ({ points }, say) => `win the election with ${worth(points, say)}`,
  'why.group': ({ value }) => `own every city worth ${value}, which nobody can take anymore`,
  'why.attacks': ({ parried = false, keeps, ...fight }, say) =>
    `${fight.owns ? 'keep' : 'win'} ${at(fight.city, fight.points, say)} without leaving it to the dice${parried ? ', barring a parry' : ''}${keeps === undefined ? '' : `, and keep ${quoted(say, keeps)}, which nobody can parry, for a bigger city`}${stakeAfter(fight, say)}`,
  'why.parries': (fight, say) =>
    `${fight.owns ? `avoid losing ${at(fight.city, fight.points, say)} to the attack` : `stay in the battle for ${at(fight.city, fight.points, say)}`}${stakeAfter(fight, say)}`,
  'why.commits': ({ n, ...fight }, say) =>
    `add ${n} to the die and ${fight.owns ? 'keep' : 'win'} ${at(fight.city, fight.points, say)}${stake(fight, say)}`,
  'why.spares': ({ city, points, dice = false, ...cards }, say) => {
    if (dice) return `keep cards rather than spend one on ${at(city, points, say)}`;
    const kept = cardsOf(cards, say);
    return kept === null ? `spend no card on ${at(city, points, say)}` : `keep ${kept} for a bigger city than ${at(city, points, say)}`;
  },
  'why.strong': ({ city, mine, theirs, keeps = 0, attacks }, say) => {
    const kept = keeping({ attacks: attacks ?? 0, presidents: keeps }, say);
    return `let the dice decide about ${say.title(city)}, with 1 extra for the greater strength (${say.number(mine)} to ${say.number(theirs)})${kept && `,${kept}`}`;
  },
  'why.dice': (dice, say) => `leave ${say.title(dice.city)} to the dice${keeping(dice, say)}`,
  'why.blocks': ({ flyer, to, points, owner, prize = null, left, strength }, say) => {
    const who = say.player(flyer);
    if (points === undefined) return `keep ${who} away from ${place(say, to)}`;
    return `keep ${who} from ${owner == null ? 'taking' : 'battling for'} ${at(squareAt(to).name, points, say)}${hope(prize, points)}${left === undefined || strength === undefined ? '' : `: then only ${count(left, { one: 'city', other: 'cities' }, say)} would be left to be owned before ${worth(strength, say)} win the election`}`;
  },
  'why.insists': ({ to }, say) => `get to ${place(say, to)} all the same`,
  'why.flies.free': ({ city, points, prize = null, ...left }, say) =>
    `take the free city of ${at(city, points, say)}${stake({ prize, points }, say)}${ending(left, say)}`,
  'why.flies.fights': ({ city, points, owner, rank, prize = null, armed = false, mine, theirs }, say) => {
    const ranked = rank === undefined ? '' : rank === 'leads' ? ', who leads,' : ', the closest rival,';
    const stronger = mine === undefined || theirs === undefined ? '' : `, with the greater strength (${say.number(mine)} to ${say.number(theirs)})`;
    return `challenge ${say.player(owner)}${ranked} for ${at(city, points, say)}${stake({ prize, points }, say)}${armed ? ', with an attack in hand' : stronger}`;
  },
  'why.flies.card': ({ to }, say) => `take a Media card at ${place(say, to)}`,
  'why.flies': ({ to }, say) => purposeOf(squareAt(to), place(say, to)),
  'why.stays': () => 'stay put and roll from there next turn',
  'why.lets': ({ flyer, to }, say) => `let ${say.player(flyer)} fly to ${place(say, to)} and spend no card on it`,
  'why.swaps': ({ mine, theirs, gain }, say) => `get ${worth(gain, say)} more: ${say.titles(theirs)} for ${say.titles(mine)}`,
  'why.swaps.even': ({ mine, theirs, better = false }, say) =>
    `${better ? 'make an even exchange' : 'lose no points in the exchange'}: ${say.titles(theirs)} for ${say.titles(mine)}`,
  'why.takes.last': ({ city, points, rival }, say) =>
    `take ${at(city, points, say)}, so that ${say.player(rival)} can’t land there with the next roll and be elected with the last free city`,
  'why.denies': ({ cities, points, city, rival, prize }, say) => {
    const [who, isOne] = [say.player(rival), cities.length === 1];
    const lacks = `${isOne ? 'it’s' : `${say.title(city)} is`} the only ${pointsOf(city)} ${who} still lacks`;
    const elects = `with ${isOne ? 'it' : say.title(city)}, ${who} would win the election`;
    return `take ${say.titles(cities)} (${worth(points, say)}): ${prize === 'elected' ? elects : lacks}`;
  },
  'why.takes.ends': ({ cities, points, ...left }, say) => `take ${say.titles(cities)} (${worth(points, say)})${ending(left, say)}`,
  'why.takes.passed': ({ city, points, bigger }, say) =>
    `take ${at(city, points, say)}: every pawn comes to ${bigger.length > 3 ? 'the bigger ones' : say.titles(bigger)} first`,
  'why.takes.best': ({ cities, points, tied = false }, say) =>
    `take ${say.titles(cities)} (${worth(points, say)})${tied ? ': nothing on offer is worth more' : ', the most there is to take'}`,
  'why.takes': ({ cities, points }, say) => `take ${say.titles(cities)} (${worth(points, say)})`,
  'why.takes.none': ({ rival, last = 1 }, say) => {
    if (rival === undefined) return 'leave the free cities alone';
    return `leave the last free ${say.plural(last, { one: 'city', other: 'cities' })} alone: once every city is owned, ${say.player(rival)} wins the election`;
  },
  'why.even': tied,
  'why.yields': ({ city, points }, say) => `keep the parry rather than spend it on ${at(city, points, say)}`,
  'why.gives.up': () => 'keep the parry rather than spend it on this flight',
  'why.fights': ({ city, points, owns }, say) => `${owns ? 'keep' : 'win'} ${at(city, points, say)}`,
  'why.offers': ({ city }, say) => `exchange ${say.title(city)} for another city`,
};
