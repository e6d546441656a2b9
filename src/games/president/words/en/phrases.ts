import type { Phrases, Say } from '../../../../i18n/types.ts';
import type { Seat } from '../../../../kernel/types.ts';
import { highest } from '../../../kit/dice.ts';
import { cities as allCities, allPoints, pointsOf } from '../../data/cities.ts';
import { infosOf } from '../../data/infos.ts';
import { attackOf, helicopterAttack, helicopterParade, paradeFor } from '../../data/media.ts';
import { isOneOfSeveral, squareAt, squareBefore } from '../../data/squares.ts';
import type { CountedBy, Messages, Past, Routine } from '../../messages.ts';
import { type CityId, majority } from '../../vocabulary.ts';
import { joke } from '../cards.ts';
import { isSamePlayer, journeyWords } from '../journey.ts';
import { infosTexts, mediaTexts } from './cards.ts';
import { dice, legWords, place } from './journey.ts';
import { goldOrders, infosOrder, orderWords, turns } from './orders.ts';
import { count, of, quoted, worth } from './parts.ts';
import { standingOrders } from './standing-orders.ts';

const before = (say: Say<'en'>, n: number): string => say.title(squareBefore(n).name);
const strengths = (say: Say<'en'>, mine: number, theirs: number, against: string): string => {
  if (mine === theirs) return `Strength ${mine} each: neither of you adds to the die.`;
  return `Strength ${mine} to ${theirs}: ${mine > theirs ? 'you add' : `${say.player(against)} adds`} 1 to the die.`;
};

/** What the newcomer hopes for besides the points; null: the reader is the newcomer. */
function hopes(say: Say<'en'>, newcomer: Seat | null, city: CityId, { group: completes, elected }: { group: boolean; elected: boolean }): string {
  if (elected) return `With this city, ${newcomer === null ? 'you win' : `${say.player(newcomer)} wins`} the election. `;
  return completes
    ? `With this city, ${newcomer === null ? 'you hold' : `${say.player(newcomer)} holds`} every city worth ${pointsOf(city)}, and nobody can take them anymore. `
    : '';
}

/** About a flight's destination: the points of its city, and its owner. */
function about(say: Say<'en'>, to: number, owner: Seat | null): string {
  const { kind, name } = squareAt(to);
  return kind === 'city' ? ` (${worth(pointsOf(name), say)}, ${owner === null ? 'free' : say.player(owner)})` : '';
}

const past = (said: Past): string => {
  if (said === null) return '';
  return said === 'card' ? ', takes a Media card for passing Départ' : ', passes Départ (the Media pile is empty)';
};

const counted: { readonly [B in CountedBy]: string } = {
  strength: 'the greatest strength',
  cities: 'tied on strength, but with the most cities',
  die: 'tied on everything, decided by the die',
};

const group = (points: number, completes: boolean): string => (completes ? ` · completes your ${points}-point cities: safe for good` : '');

/** Why the same question comes again. */
const anew = 'The attack was parried, so you both choose again. No Président cards are committed yet. ';

/** Everyone's die, and who rolls again. */
function thrown(say: Say<'en'>, rolls: Messages['dice']['rolls']): string {
  const level = highest(rolls).map(({ seat }) => seat);
  const again = level.length > 1 ? ` A tie: ${say.player(level)} roll again.` : '';
  return `${say.list(rolls.map(({ seat, die }) => `${say.player(seat)} ${die}`))}.${again}`;
}

const routine = ({ turns: those, drew }: Routine, say: Say<'en'>): string => {
  const cards = drew.length > 0 ? [`${say.player(drew)} each take a Media card`] : [];
  return [...cards, ...those.map((one) => journeyWords(one, legWords, say, { open: true }))].join('; ');
};

export const phrases: Phrases<Messages, 'en'> = {
  ...standingOrders,
  journey: ({ after, ...journey }, say) => {
    if (!after) return journeyWords(journey, legWords, say);
    const goesOn = isSamePlayer(after, journey);
    return `${routine(after, say)}${goesOn ? ', then ' : '; '}${journeyWords(journey, legWords, say, { named: !goesOn })}`;
  },
  routine: (turns, say) => `${routine(turns, say)}.`,
  joined: ({ facts }, say) => facts.map(say).join(' '),
  standing({ standings, majority: points, elects, free, limit = null }, say) {
    const list = standings.map(({ seat, strength }) => `${say.player(seat)} ${say.number(strength)}`).join(' · ');
    const or = limit === null ? '' : `, or the most after ${limit} rounds`;
    if (elects || free === 0) return `${list} (${points} to win${or})`;
    if (standings.some(({ strength }) => strength >= points))
      return `${list} (${points} to win once the last ${free === 1 ? 'city is' : `${say.number(free)} cities are`} taken${or})`;
    if (limit !== null) return `${list} (${points} to win${or})`;
    return `${list} (${points} to win, ${count(free, { one: 'city', other: 'cities' }, say)} still free)`;
  },
  dice: ({ rolls }, say) => `The dice for the first turn: ${thrown(say, rolls)}`,
  'dice.again': ({ rolls }, say) => `This time: ${thrown(say, rolls)}`,
  'dice.level': ({ rolls }, say) =>
    `They’re tied on everything, so the combat die decides: ${say.list(rolls.map(({ seat, die }) => `${say.player(seat)} ${die}`))}.`,
  begins: ({ seat }, say) => `${say.player(seat)} opens the campaign.`,
  'rolls.alone': () => 'The dice roll by themselves. I’ll tell you when you have a choice to make.',
  falling: ({ rounds, majority: points }) =>
    `House rule: after ${rounds} rounds, the majority of ${points} points falls by one each round, and reaching it wins at once.`,
  falls: ({ majority: points }) => `New round: the majority falls to ${points} points.`,
  limited: ({ rounds }) => `House rule: after ${rounds} rounds, the greatest strength wins.`,
  rolls: ({ seat, die, to, again, past: said }, say) =>
    `${say.player(seat)} rolls ${again ? `again (${die})` : die}${past(said)} and lands on ${place(say, to)}.`,
  advances: ({ seat, to, past: said }, say) =>
    `${say.player(seat)} advances${past(said)}${said === null ? ' to' : ' and reaches'} ${place(say, to)}.`,
  goes: ({ seat, to }, say) => `${say.player(seat)} goes straight to ${place(say, to)}.`,
  fetches: ({ seat }, say) => `${say.player(seat)} goes back to Départ without a Media card.`,
  gold: ({ order }) => `“${goldOrders[order]}”`,
  'skip.ordered': ({ seat, n }, say) => `${say.player(seat)} misses ${turns(n)}. Meanwhile, nobody can battle for ${of(say, seat)} cities.`,
  skips: ({ seat, left }, say) => `${say.player(seat)} misses this turn${left > 0 ? ` (${left} more to come)` : ''}.`,
  tired: ({ seat, square, n }, say) =>
    `${n} squares from one roll is the limit: ${say.player(seat)} stops on ${place(say, square)}, where nothing happens.`,
  media: ({ seat }, say) => `${say.player(seat)} takes a Media card.`,
  'media.you': ({ card }, say) => `Your Media card: ${quoted(say, card)}.`,
  'media.none': ({ seat }, say) => `The Media pile is empty, so ${say.player(seat)} gets nothing.`,
  infos: ({ seat, card }, say) => `${say.player(seat)} reads ${quoted(say, card)}: ${joke(infosTexts[card])} ${infosOrder(infosOf(card).does)}`,
  void: () => 'The order has no effect, because no city fits.',
  'presidents.lost': ({ seat, n }, say) =>
    n === 0
      ? `${say.player(seat)} has no Président cards to lose.`
      : `${say.player(seat)} loses ${say.number(n)} Président ${say.plural(n, { one: 'card', other: 'cards' })}.`,

  takes: ({ seat, cities: ids }, say) => `${say.player(seat)} claims ${say.titles(ids)}.`,
  'takes.none': ({ seat }, say) => `${say.player(seat)} takes no city.`,
  loses: ({ seat, cities: ids }, say) =>
    `${say.player(seat)} loses ${say.titles(ids)}, which ${say.plural(ids.length, { one: 'is', other: 'are' })} free again.`,
  gives: ({ from, to, cities: ids }, say) => `${say.player(from)} gives ${say.titles(ids)} to ${say.player(to)}.`,
  swaps: ({ one, other, mine, theirs }, say) =>
    `${say.player(one)} exchanges ${say.titles(mine)} for ${say.of(say.player(other))} ${say.titles(theirs)}.`,
  home: ({ seat, city }, say) => `${say.player(seat)} lands on ${say.title(city)}, which they already own.`,
  immune: ({ owner, city }, say) => `No battle in ${say.title(city)}: ${say.player(owner)} is sitting out.`,
  protected: ({ owner, city, value }, say) => `No battle in ${say.title(city)}: ${say.player(owner)} holds every city worth ${value}.`,
  group: ({ seat, value }, say) => `${say.player(seat)} holds every city worth ${value}, so nobody can take them anymore.`,
  complete: ({ majority: points }) => `All ${allCities.length} cities are owned, so ${points} points now win the election.`,

  battle: ({ newcomer, owner, city }, say) => `Electoral battle for ${say.title(city)}: ${say.player(newcomer)} against ${say.player(owner)}!`,
  'battle.off': ({ city }, say) => `There is no battle for ${say.title(city)} after all.`,
  'shows.none': ({ seat, city }, say) => `${say.player(seat)} ${say.agree(seat, 'shows', 'show')} no attack for ${say.title(city)}.`,
  attacks: ({ seat, card, against }, say) =>
    `${say.player(seat)} attacks ${say.player(against)} with ${quoted(say, card)}: ${joke(mediaTexts[card])}`,
  parries: ({ seat, card }, say) => `${say.player(seat)} parries with ${quoted(say, card)}: ${joke(mediaTexts[card])} The two cards cancel out.`,
  repelled: ({ owner, newcomer, city }, say) =>
    `No parry: ${say.player(newcomer)} leaves empty-handed, and ${say.player(owner)} keeps ${say.title(city)}.`,
  stormed: ({ owner, newcomer, city }, say) => `No parry: ${say.player(owner)} loses ${say.title(city)} to ${say.player(newcomer)} without a battle.`,
  'battle.decided': (battle, say) => {
    const { city, owner, newcomer, winner } = battle;
    return winner === newcomer
      ? `${say.player(newcomer)} wins **${say.title(city)}** from ${say.player(owner)}: ${dice(battle)}.`
      : `${say.player(owner)} defends ${say.title(city)} against ${say.player(newcomer)}: ${dice(battle)}.`;
  },

  flies: ({ seat, to, sure }, say) => `${say.player(seat)} ${sure ? 'flies' : 'wants to fly'} to ${place(say, to)}.`,
  stays: ({ seat }, say) => `${say.player(seat)} stays on the heliport.`,
  'lets.go': ({ seat, flyer, to }, say) => `${say.player(seat)} ${say.agree(seat, 'lets', 'let')} ${say.player(flyer)} fly to ${place(say, to)}.`,
  blocks: ({ seat, flyer }, say) =>
    `${say.player(seat)} blocks ${say.player(flyer)} with ${quoted(say, helicopterAttack)}: ${joke(mediaTexts[helicopterAttack])}`,
  insists: ({ seat, to }, say) =>
    `${say.player(seat)} shows ${quoted(say, helicopterParade)} and takes off for ${place(say, to)} anyway: ${joke(mediaTexts[helicopterParade])}`,
  grounded: ({ seat }, say) => `No parry: ${say.player(seat)} stays on the ground until the next turn.`,

  'order.shows': ({ card }, say) => `Your standing order answered for you: ${card === null ? 'nothing to show' : quoted(say, card)}.`,
  'order.commits': ({ n }, say) =>
    `Your standing order answered: ${n === 0 ? 'no Président cards' : `${n} Président ${say.plural(n, { one: 'card', other: 'cards' })}`}.`,
  'order.passes': ({ n }, say) =>
    `Your standing order answered: no attack, ${n === 0 ? 'no Président cards' : `${n} Président ${say.plural(n, { one: 'card', other: 'cards' })}`}.`,
  'order.ties': ({ cities: ids }, say) => `Your standing order answered: of your tied cities, you give up ${say.titles(ids)}.`,
  leaves: ({ seat, cities: ids }, say) =>
    `${say.player(seat)} leaves the campaign.${ids.length > 0 ? ` ${say.titles(ids)} ${say.plural(ids.length, { one: 'is', other: 'are' })} free again.` : ''}`,
  'won.majority': ({ seat, points }, say) => `An absolute majority: ${say.player(seat)} wins the election with ${points} of ${allPoints} points.`,
  'won.fallen': ({ seat, points, majority: enough, by }, say) =>
    `The majority is down to ${enough} points: ${say.player(seat)} wins the election with ${worth(points, say)}${by === 'strength' ? '' : ` (${counted[by]})`}.`,
  'won.alone': ({ seat }, say) => `There are no opponents left: ${say.player(seat)} wins without an election.`,
  'won.rounds': ({ seat, points, rounds, by }, say) =>
    `The ${rounds} rounds are over: ${say.player(seat)} wins with ${worth(points, say)} (${counted[by]}).`,
  'won.blocked': ({ seat, points, by }, say) =>
    `So many groups are complete that nobody can reach ${majority} points anymore. ${say.player(seat)} wins with ${worth(points, say)} (${counted[by]}).`,

  'ask.roll': ({ square, again }, say) => (again ? 'You’re on a roll: roll again!' : `Your turn. Your pawn is on ${place(say, square)}.`),
  'ask.tie': ({ rank, n }, say) =>
    `Your ${rank === 'weakest' ? 'weakest' : 'strongest'} cities are tied: which ${n > 1 ? `${say.number(n)} ` : ''}do you give up?`,
  'ask.free': ({ n, may }) => (may || n > 1 ? `Which free cities do you take (${may ? 'up to ' : ''}${n})?` : 'Which free city do you take?'),
  'ask.give': () => 'Which of your cities do you exchange?',
  'ask.get': ({ mine }, say) => `Which city do you want in exchange for ${say.title(mine)}?`,
  'ask.attack': ({ city, against, owns, again, first, holds, commits, mine, theirs, ...prize }, say) =>
    `${owns ? `${say.player(against)} arrives in ${say.title(city)} (${worth(pointsOf(city), say)}), your city` : `${say.player(against)} owns ${say.title(city)} (${worth(pointsOf(city), say)})`}: ${holds ? 'show an attack?' : commits ? 'commit Président cards?' : 'you have nothing to show.'}
${again ? anew : ''}${holds ? `${first ? '' : `${say.player(against)} may attack first; if not, your attack counts. `}Unless it’s parried, ${owns ? 'you keep the city without a battle' : 'you take the city at once'}. ` : ''}${hopes(say, owns ? against : null, city, prize)}If nobody attacks, the dice decide: your chance is ${prize.percent}% if neither of you commits Président cards${commits ? '. You spend the ones you commit only if the dice decide' : ''}. ${strengths(say, mine, theirs, against)}`,
  'ask.parry': ({ city, from, attack, owns }, say) =>
    `${say.player(from)} attacks in ${say.title(city)} with ${quoted(say, attack)}: parry?
Only ${quoted(say, paradeFor(attack))} parries it. Without it, ${owns ? 'you lose the city' : 'you leave empty-handed'}.`,
  'ask.parry.early': ({ city, from }, say) => `If ${say.player(from)} attacks in ${say.title(city)}, parry?`,
  'ask.commit': ({ city, against, owns, again, mine, theirs, ...prize }, say) =>
    `Battle for ${say.title(city)} (${worth(pointsOf(city), say)}) against ${say.player(against)}: how many Président cards do you commit, in secret?
${again ? anew : ''}${hopes(say, owns ? against : null, city, prize)}Each adds 1 to your die and is spent. ${strengths(say, mine, theirs, against)}`,
  'ask.fly': () => 'Helicopter: where do you want to go?',
  'ask.block': ({ seat, to, owner }, say) =>
    `${say.player(seat)} wants to fly to ${place(say, to)}${about(say, to, owner)}: block the flight?
Unless ${say.player(seat)} parries, their pawn stays put and their turn is over.`,
  'ask.insist.early': ({ to }, say) => `If somebody blocks your flight to ${place(say, to)}, do you parry?`,
  'ask.insist': ({ blocker, to }, say) =>
    `${say.player(blocker)} blocks your flight to ${place(say, to)}: parry?
Only ${quoted(say, helicopterParade)} parries it. Without it you stay put, and your turn is over.`,

  'call.roll': ({ again }) => (again ? 'roll again' : 'roll the die'),
  'call.tie': ({ n }, say) => `choose which ${n === 1 ? '' : `${say.number(n)} `}of your tied cities to give up`,
  'call.free': ({ n, may }, say) =>
    `choose ${may ? 'up to ' : ''}${n === 1 ? 'one free city' : count(n, { one: 'free city', other: 'free cities' }, say)}`,
  'call.give': () => 'choose a city to exchange',
  'call.get': ({ mine }, say) => `choose a city in exchange for ${say.title(mine)}`,
  'call.attack': ({ city }, say) => `show an attack for ${say.title(city)}, or pass`,
  'call.parry': ({ city, attack }, say) => `answer ${quoted(say, attack)} in ${say.title(city)}`,
  'call.commit': ({ city }, say) => `commit Président cards in the battle for ${say.title(city)}`,
  'call.fly': () => 'choose where to fly',
  'call.block': ({ seat, to }, say) => `block ${of(say, seat)} flight to ${place(say, to)}, or let it go`,
  'call.insist': ({ blocker }, say) => `answer ${of(say, blocker)} block`,

  roll: () => 'Roll',
  'roll.detail': ({ ahead }, say) =>
    ahead
      .map(({ die, square, owner }) => {
        const { kind, name } = squareAt(square);
        return `${die} ${say.title(name)}${kind !== 'city' ? '' : ` (${pointsOf(name)}, ${owner === null ? 'free' : say.player(owner)})`}`;
      })
      .join(', '),
  city: ({ city }, say) => say.title(city),
  'city.points': ({ points, group: completes }, say) => `${worth(points, say)}${group(points, completes)}`,
  'city.owned': ({ points, owner, group: completes }, say) => `${worth(points, say)} · ${say.player(owner)}${group(points, completes)}`,
  'city.contested': ({ points, owner, bar, group: completes, mine, theirs }, say) => {
    const battle = `strength ${mine} to ${theirs}${group(points, completes)}`;
    const what = { safe: 'no battle: complete group', out: `no battle: ${say.player(owner)} is sitting out` };
    return `${worth(points, say)} · ${say.player(owner)} · ${bar === null ? battle : what[bar]}`;
  },
  'city.mine': ({ points }, say) => `${worth(points, say)} · already yours: nothing happens`,
  square: ({ n }, say) => (isOneOfSeveral(n) ? `${say.title(squareAt(n).name)} after ${before(say, n)}` : say.title(squareAt(n).name)),
  'square.does': ({ n }, say) => (isOneOfSeveral(n) ? say.capital(orderWords(squareAt(n))) : `After ${before(say, n)}: ${orderWords(squareAt(n))}`),
  card: ({ card }, say) => say.title(card),
  'attack.detail': ({ card, against, owns }, say) =>
    `${owns ? 'You keep the city without a battle' : 'You take the city at once'}, unless ${say.player(against)} shows ${quoted(say, paradeFor(card))}`,
  'attack.none': ({ against, last }, say) => (last ? 'The dice decide' : `${say.player(against)} may attack; if not, the dice decide`),
  'parry.detail': ({ card }, say) => `It only cancels ${quoted(say, attackOf(card))}; then one of you may attack, or the dice decide`,
  'parry.none': ({ city, owns }, say) => (owns ? `You lose ${say.title(city)}` : 'You leave empty-handed'),
  'parry.if-held': () => 'Parry, if I can',
  'parry.if-held.detail': () => 'Whatever the attack is. A parry only cancels it',
  'show.nothing': () => 'Show nothing',
  commit: ({ n }, say) => (n === 0 ? 'None' : count(n, { one: 'card', other: 'cards' }, say)),
  'no-attack': ({ n }, say) => (n === 0 ? 'No attack' : `No attack, ${count(n, { one: 'Président', other: 'Présidents' }, say)}`),
  'commit.short': ({ n, attack }, say) => (n > 0 ? count(n, { one: 'Président', other: 'Présidents' }, say) : attack ? 'No attack' : 'No cards'),
  'commit.detail': ({ plus, percent, against, sure }, say) =>
    `${plus === 0 ? 'The die alone' : `The die + ${plus}`}: ${percent}% to win${sure ? '' : ` if ${say.player(against)} commits none`}`,
  'group.fly': ({ place: where }) => ({ free: 'Free cities', others: 'Cities of others', mine: 'Your cities', elsewhere: 'Other squares' })[where],
  stay: () => 'Stay here',
  'let.go': () => 'Let it through',
  'pass.open': ({ attack }) => (attack ? 'No attack, no Président cards' : 'No Président cards'),
  'block.detail': ({ seat }, say) => `${say.player(seat)} stays put, unless it’s parried`,
  'insist.detail': ({ to }, say) => `You fly to ${place(say, to)} anyway`,
  'insist.none': () => 'You stay put, and your turn is over',
  'blocked.no-offer': ({ more }, say) => `Nobody has a city worth the same or ${more > 1 ? 'up to ' : ''}${worth(more, say)} more.`,
  'blocked.not-held': () => 'You don’t have this card.',
};
