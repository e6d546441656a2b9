/** Everything the game says, in English. */
import type { Phrases, Say } from '../../../../i18n/types.ts';
import type { Fight, Holding, Messages, Rival } from '../../messages.ts';
import { groupOf } from '../../rules/orders.ts';
import type { Roll } from '../../state.ts';
import { type Attack, type Direction, five, luckyPercent, type OrderGroup, type OrderId, toBeElected } from '../../vocabulary.ts';
import { cardTitle, cardTitles } from '../parts.ts';
import { kindTexts } from './cards.ts';
import { aHand, nth, unlucky } from './numbers.ts';
import { cardsOf, points, victory } from './parts.ts';
import { told } from './told.ts';

const campaignPoints = (n: number, say: Say<'en'>): string => `${say.number(n)} campaign ${say.plural(n, { one: 'point', other: 'points' })}`;
const the = (attack: Attack): string => `the ${kindTexts[attack].name}`;
const rolled = (say: Say<'en'>, { by, die }: Roll): string => `${say.player(by)} rolls **${die}**`;
const rolls = (say: Say<'en'>, round: readonly Roll[]): string => say.list(round.map(({ by, die }) => `${say.player(by)} **${die}**`));
const undecidedNow = (say: Say<'en'>, n: number): string => `to the undecided, who now hold ${points(n, say)}`;

const campaignCards = (set: readonly number[], say: Say<'en'>): string =>
  `${set.length === 1 ? 'a campaign card' : 'campaign cards'} worth ${say.list(set.map(String))} points`;

/** How the question phrases an attack's threat: the maximum for a Debate, the minimum for the others. */
const risked: { readonly [A in Attack]: string } = {
  debat: 'The duel could cost you',
  polemique: 'The duel could cost you',
  affaire: 'It would cost you',
};
const upTo = (n: number, sure: boolean, say: Say<'en'>): string => (sure ? exactly(n, say) : `up to ${say.number(n)}`);
const orMore = (n: number, sure: boolean, say: Say<'en'>): string => (sure ? exactly(n, say) : `${say.number(n)} or more`);
const exactly = (n: number, say: Say<'en'>): string => (n === 0 ? 'nothing' : say.number(n));
/** The percentage of rolls that win on a bonus card. */
const chance = `${luckyPercent}%`;
const orElected = (elected: boolean, total: number): string => (elected ? `ELECTED with ${total} points` : `${total} of ${toBeElected} in all`);

/** The strongest opponent's points. */
const leads = ({ seat, total, only }: Rival, say: Say<'en'>): string =>
  only ? `, and ${say.player(seat)} has ${say.number(total)}` : `; ${say.player(seat)} leads the others with ${say.number(total)}`;

/** A player's cards on the table: the campaign card by card, the base as a sum. */
const lying = ({ campaign, socle }: Holding, say: Say<'en'>): string =>
  `campaign ${campaign.length === 0 ? 0 : campaign.join(' + ')}, base ${say.number(socle)}`;

/** The others' cards and those of the undecided, on a separate line. */
const onTable = (others: readonly Holding[], undecided: number, say: Say<'en'>): string => {
  const holdings = others.map((one) => `${say.player(one.seat)}: ${lying(one, say)}`);
  const lines = [...(holdings.length > 0 ? [`${holdings.join(' · ')}.`] : []), ...(undecided > 0 ? [`Undecided: ${say.number(undecided)}.`] : [])];
  return lines.length === 0 ? '' : `\n${lines.join(' ')}`;
};

const directionNames: { readonly [D in Direction]: string } = { clockwise: 'Clockwise', anticlockwise: 'Counterclockwise' };

/** Details for orders about the same thing. */
const orderDetails: { readonly [G in OrderGroup]: string } = {
  immunite: 'If I have none, the attack goes ahead and I’m not asked, so nobody learns what I hold.',
  suffer: 'Unless an Immunity order applies.',
  choice: 'The game makes this choice for me.',
};

/** Labels of the answers that also leave an order. */
const offers: { readonly [O in OrderId]?: string } = {
  'immunite-any': 'Immunity from now on, if I have it',
  'suffer-below-5': `From now on, face duels for fewer than ${five}`,
  'take-highest': 'Always the highest, from now on',
  'give-lowest': 'Always the lowest, from now on',
  'pay-cheapest': 'Always the cheapest, from now on',
};

/** What an attack may bring and cost, in one line. */
export const fight: { readonly [A in Attack]: (at: Omit<Fight, 'attack'>, say: Say<'en'>) => string } = {
  debat: ({ theirs, yours, sure }, say) => `even odds to take ${upTo(theirs, sure.theirs, say)} or lose ${upTo(yours, sure.yours, say)}`,
  polemique: ({ theirs, yours, sure }, say) =>
    `even odds that they lose ${orMore(theirs, sure.theirs, say)} or that you lose ${orMore(yours, sure.yours, say)}`,
  affaire: ({ theirs, sure }, say) => `they lose ${orMore(theirs, sure.theirs, say)}, and you risk nothing`,
};

export const phrases: Phrases<Messages, 'en'> = {
  ...told,
  'start.rolls': ({ rolls: round, tied }, say) =>
    `Rolling for the first turn: ${rolls(say, round)}.${tied.length > 0 ? ` A tie: ${say.player(tied)} ${say.agree(tied, 'rolls', 'roll')} again.` : ''}`,
  'start.again': ({ rolls: round, tied }, say) =>
    `This time: ${rolls(say, round)}.${tied.length > 0 ? ` A tie: ${say.player(tied)} ${say.agree(tied, 'rolls', 'roll')} again.` : ''}`,
  'start.first': ({ seat }, say) => `**${say.player(seat)}** goes first.`,
  aim: () => `Have ${toBeElected} points at the end of your own turn and you’re elected. Campaign points can be stolen; your base is safe.`,
  'your-hand': ({ cards }, say) => `In hand: ${cardTitles(say, cards)}.`,
  'you-draw': ({ cards }, say) => `You draw: ${cardTitles(say, cards)}.`,
  rebuilt: ({ cards, times }, say) =>
    `The pile is empty, so ${say.number(cards)} ${say.plural(cards, { one: 'discard is', other: 'discards are' })} shuffled into a new one (${nth(times)} time).`,

  lays: ({ by, card }, say) => `${say.player(by)} lays **${cardTitle(say, card)}**.`,
  discards: ({ by, card }, say) => `${say.player(by)} discards ${cardTitle(say, card)}.`,
  plays: ({ by, card }, say) => `${say.player(by)} plays **${cardTitle(say, card)}**.`,
  attacks: ({ by, card, target }, say) => `${say.player(by)} plays **${cardTitle(say, card)}** against **${say.player(target)}**.`,
  luck: ({ by, die, won }, say) => `${rolled(say, { by, die })}: ${won ? 'won!' : 'no luck.'}`,
  keeps: ({ by, card }, say) => `${cardTitle(say, card)} joins ${say.of(say.player(by))} base.`,
  undecided: ({ cards, worth: n }, say) =>
    `${cardTitles(say, cards)} ${say.plural(cards.length, { one: 'goes', other: 'go' })} ${undecidedNow(say, n)}.`,
  trusts: ({ by, points: n }, say) => `${say.player(by)} moves a card worth ${points(n, say)} from campaign to base, where it’s safe.`,
  'trust.none': ({ by }, say) => `${say.player(by)} moves no card.`,
  rallies: ({ by, cards, points: n }, say) =>
    `${say.player(by)} wins over the undecided: ${cardsOf(cards, say)} worth ${points(n, say)} ${say.plural(cards, { one: 'goes', other: 'go' })} to the base.`,
  'reacts.immunite': ({ by, attack }, say) => `**Immunity!** ${say.player(by)} cancels ${the(attack)}.`,
  'reacts.diversion': ({ by, attack, to, swapped }, say) =>
    swapped
      ? `**Diversion!** ${say.player(by)} turns ${the(attack)} back on ${say.player(to)}, and they swap roles.`
      : `**Diversion!** ${say.player(by)} redirects ${the(attack)} to ${say.player(to)}.`,
  'attack.falls': ({ attack }, say) => `${say.capital(the(attack))} has no effect, because somebody left the game.`,
  'order.answered': ({ answer, attack, attacker }, say) =>
    `Your standing order answered ${say.of(say.player(attacker))} ${kindTexts[attack].name}: you ${answer === 'immunite' ? 'play Immunity' : attack === 'affaire' ? 'discard' : 'face the duel'}.`,
  'order.chose': ({ choice }) =>
    `Your standing order chose for you: ${{ 'take-highest': 'the highest card', 'give-lowest': 'your lowest card', 'pay-cheapest': 'the cheapest cards' }[choice]}.`,
  'duel.tie': ({ one, other, again }, say) => `${again ? 'Again' : 'The dice'}: ${rolled(say, one)}, ${rolled(say, other)}. A tie: roll again.`,
  duel: ({ one, other, again }, say) => {
    // Rules 1 used the same message for a tie.
    const result = one.die === other.die ? 'A tie: roll again.' : `${say.player(one.die > other.die ? one.by : other.by)} wins the duel.`;
    return `${again ? 'Again' : 'The dice'}: ${rolled(say, one)}, ${rolled(say, other)}. ${result}`;
  },
  takes: ({ by, from, points: n }, say) => `${say.player(by)} takes a campaign card worth ${points(n, say)} from ${say.player(from)}.`,
  gives: ({ by, points: n, worth }, say) => `${say.player(by)} loses a campaign card worth ${points(n, say)} ${undecidedNow(say, worth)}.`,
  pays: ({ by, set, to, worth }, say) =>
    `${say.player(by)} ${to === 'discard' ? `discards ${campaignCards(set, say)}` : `leaves ${campaignCards(set, say)} ${undecidedNow(say, worth)}`}.`,
  fails: ({ by, die, set, worth }, say) => `${say.player(by)} rolls **${die}** and leaves ${campaignCards(set, say)} ${undecidedNow(say, worth)}.`,
  'passes.hands': ({ way, two, gifts = [] }, say) => {
    if (two) return 'The two players swap hands.';
    const whose = gifts.length === 0 ? '' : `: ${say.list(gifts.map(({ from, to }) => `${say.of(say.player(from))} to ${say.player(to)}`))}`;
    return `Hands pass ${say.inside(directionNames[way])}${whose}.`;
  },
  passed: ({ from, to, cards }, say) => `${say.player(from)} gives ${say.player(to)}: ${cardTitles(say, cards)}.`,
  'passes.zones': ({ gifts }, say) =>
    `Campaigns change hands: ${say.list(gifts.map(({ from, to, points: n }) => `${say.player(from)} gives ${n === 0 ? 'nothing' : points(n, say)} to ${say.player(to)}`))}.`,
  'new-deal': ({ pile }, say) =>
    `All hands, the discard, and the pile are shuffled, and everyone gets ${aHand} new cards. The pile now has ${cardsOf(pile, say)}.`,
  exempt: ({ seat }, say) =>
    `${say.player(seat)} ${say.agree(seat, 'has', 'have')} fewer than ${five} campaign points and ${say.agree(seat, 'skips', 'skip')} the Great Debate.`,
  stands: ({ seat, die, spared }, say) =>
    `${say.player(seat)} ${say.agree(seat, 'rolls', 'each roll')} **${die}**: ${spared ? 'no points lost.' : `${five} points go to the undecided.`}`,
  debate: ({ by, die, spared }, say) => `${rolled(say, { by, die })}: ${spared ? 'no points lost.' : `${five} points go to the undecided.`}`,
  'debate.exempt': ({ by }, say) => `${say.player(by)} has fewer than ${five} campaign points and skips the Great Debate.`,
  leaves: ({ seat }, say) => `${say.player(seat)} leaves the game. Their hand and campaign are discarded, and their base is removed.`,

  'won.elected': ({ winner, points: n }, say) => `With ${points(n, say)}, **${say.player(winner)}** is elected President!`,
  'won.blocked': ({ winners, points: n }, say) =>
    `The bases block the vote: nobody can reach ${toBeElected} points anymore. With ${points(n, say)}, ${victory(say, winners)}.`,
  'won.cap': ({ winners, points: n }, say) =>
    `The pile has run out for the last time, so the polls close. With ${points(n, say)}, ${victory(say, winners)}.`,
  'won.idle': ({ winners, points: n }, say) =>
    `Nobody has played a card for as many turns as there are cards, so the polls close. With ${points(n, say)}, ${victory(say, winners)}.`,
  'won.alone': ({ winner }, say) => `There are no opponents left: **${say.player(winner)}** wins without an election.`,

  'ask.card': ({ total, own, rival, playable, others = [], undecided = 0 }, say) =>
    `Your turn: ${playable ? 'play one card, or discard one' : 'you can’t play any of your cards, so discard one'}. You have ${say.number(total)} of the ${toBeElected} points${own && total > 0 ? ` (${lying(own, say)})` : ''}${rival ? leads(rival, say) : ''}.${onTable(others, undecided, say)}`,
  'ask.target': ({ attack }) => `${kindTexts[attack].name}: against whom?`,
  'ask.react': ({ attack, attacker, stake, sure }, say) =>
    `${say.player(attacker)} attacks you with a ${kindTexts[attack].name}. ${risked[attack]} ${sure || attack === 'debat' ? '' : 'at least '}${points(stake, say)}. What do you do?`,
  'ask.trust': () => 'Your Trust worked: which campaign card do you move to your base?',
  'ask.take': ({ from }, say) => `You won the Debate: which card do you take from ${say.player(from)}’s campaign?`,
  'ask.give': () => 'You lost the Controversy: which campaign card do you give to the undecided?',
  'ask.pay': ({ to, needed }) =>
    to === 'discard'
      ? `Scandal: you lose ${needed} points. Which cards do you discard?`
      : `Great Debate: you lose ${needed} points. Which cards go to the undecided?`,
  'ask.direction': ({ what }) => `In which direction do the ${what === 'hands' ? 'hands' : 'campaigns'} pass?`,

  'call.card': () => 'play or discard a card',
  'call.target': ({ attack }) => `choose who faces the ${kindTexts[attack].name}`,
  'call.react': ({ attack, attacker }, say) => `answer ${say.of(say.player(attacker))} ${kindTexts[attack].name}`,
  'call.trust': () => 'move a campaign card to your base, or none',
  'call.take': ({ from }, say) => `take a card from ${say.of(say.player(from))} campaign`,
  'call.give': () => 'give a campaign card to the undecided',
  'call.pay': ({ to, needed }) => `choose ${needed} points to ${to === 'discard' ? 'discard' : 'leave to the undecided'}`,
  'call.direction': ({ what }) => `choose which way the ${what === 'hands' ? 'hands' : 'campaigns'} pass`,

  'group.play': () => 'Play',
  'group.discard': () => 'Discard',
  'option.card': ({ card }, say) => cardTitle(say, card),
  'option.discard': ({ card }, say) => `Discard ${cardTitle(say, card)}`,
  'option.trust.none': () => 'None: keep my campaign as it is',
  'option.seat': ({ seat }, say) => say.player(seat),
  'detail.seat': ({ campaign, socle, attack, ...at }, say) =>
    `${say.capital(fight[attack](at, say))} · campaign ${say.number(campaign)}, base ${say.number(socle)}`,
  'option.suffer': ({ attack, stake, sure }, say) =>
    attack === 'affaire' ? `Discard ${points(stake, say)}${sure ? '' : ' or more'}` : 'Face the duel',
  'detail.suffer': ({ attack, theirs, yours, attacker, sure }, say) =>
    ({
      debat: `Even odds: you lose ${sure.yours ? '' : 'up to '}${points(yours, say)}, or take ${upTo(theirs, sure.theirs, say)} from ${say.player(attacker)}`,
      polemique: `Even odds: you lose ${sure.yours ? points(yours, say) : `a card of your choice (${say.number(yours)} or more)`}, or ${say.player(attacker)} loses ${orMore(theirs, sure.theirs, say)}`,
      affaire: sure.yours ? `You discard ${points(yours, say)}` : `You choose what to discard, at least ${points(yours, say)}`,
    })[attack],
  'detail.lay': ({ total, open, elected }, say) =>
    elected
      ? `${points(total, say)}: you are ELECTED`
      : `${say.number(total)} of ${toBeElected} in all, ${say.number(open)} of them exposed to attack`,
  'detail.socle': ({ points: n, total, lost, elected }, say) =>
    `${chance}: ${points(n, say)} for good, ${orElected(elected, total)} · otherwise to the undecided, who would hold ${say.number(lost)}`,
  'detail.confiance': ({ best, sure }, say) =>
    `${chance}: secure ${sure ? `a campaign card worth ${points(best, say)} for good` : `one campaign card for good, up to ${points(best, say)}`} · otherwise nothing`,
  'detail.indecis': ({ points: n, total, elected }, say) =>
    `${chance}: ${points(n, say)} into your base, ${orElected(elected, total)} · otherwise nothing`,
  'detail.attack': ({ attack, seat, only, ...at }, say) => `${only ? 'Against' : 'Best against'} ${say.player(seat)}: ${fight[attack](at, say)}`,
  'detail.grand-debat': ({ seats }, say) =>
    seats.length === 0
      ? 'Nobody has enough campaign points: nothing happens'
      : `${say.player(seats)} ${say.agree(seats, 'rolls', 'each roll')}: ${unlucky} costs ${five} points or more`,
  'detail.tourne-main': () => 'You draw, then swap hands',
  'detail.tourne-points': ({ gives, gets }, say) =>
    `You give your ${campaignPoints(gives, say)} and get ${gets.map(({ from, points: n }) => `${say.number(n)} from ${say.player(from)}`).join(' or ')}`,
  'detail.afterwards': ({ totals }, say) =>
    `After that: ${totals.map(({ seat, total }) => `${say.player(seat)} ${say.number(total)}`).join(', ')} of ${toBeElected}`,
  'detail.direction.zones': ({ to, from, gives, gets }, say) =>
    `You give ${points(gives, say)} to ${say.player(to)} and get ${say.number(gets)} from ${say.player(from)}.`,
  'option.immunite': () => 'Immunity',
  'option.diversion': () => 'Diversion',
  'option.divert': ({ to }, say) => `Diversion to ${say.player(to)}`,
  'detail.divert': ({ to, swapped, campaign }, say) =>
    swapped
      ? `You swap roles: you attack, and ${say.player(to)} becomes the target (${campaignPoints(campaign, say)}).`
      : `${say.player(to)} becomes the target (${campaignPoints(campaign, say)}).`,
  'option.set': ({ set }) => set.join(' + '),
  'option.direction': ({ direction }) => directionNames[direction],
  'detail.direction': ({ to, from }, say) => `You give yours to ${say.player(to)} and get ${say.of(say.player(from))}.`,
  does: ({ kind }) => kindTexts[kind].short,

  'blocked.no-campaign': () => 'you have no cards in your campaign zone',
  'blocked.no-undecided': () => 'the undecided zone is empty',
  'blocked.you-under': ({ needed }) => `you need ${needed} campaign points`,
  'blocked.target-under': ({ seat, needed }, say) => `${say.player(seat)} has fewer than ${needed} campaign points`,
  'blocked.no-target': ({ needed }) => `no opponent has ${needed} campaign points`,
  'blocked.joker': () => 'you can only play a joker in answer to an attack',
  'blocked.not-held': () => 'not in your hand',

  order: ({ id }) =>
    ({
      'immunite-any': 'Immunity on any attack',
      'immunite-from-5': `Immunity when I risk ${five} points or more`,
      'immunite-debat': 'Immunity on any Debate',
      'immunite-polemique': 'Immunity on any Controversy',
      'immunite-affaire': 'Immunity on any Scandal',
      'suffer-below-5': `Face duels in which I risk fewer than ${five} points`,
      'suffer-debat': 'Always face Debates',
      'suffer-polemique': 'Always face Controversies',
      'suffer-affaire': 'Always discard for a Scandal',
      'take-highest': 'Debate won: take the highest card',
      'give-lowest': 'Controversy lost: give the lowest card',
      'pay-cheapest': `Losing ${five} points: pay as little as possible`,
    })[id],
  offer: ({ id }, say) => offers[id] ?? say({ key: 'order', args: { id } }),
  'offer.detail': ({ id }, say) => `You won’t be asked again. Standing order: ${say({ key: 'order', args: { id } })}`,
  'words.known': ({ seat, cards }, say) =>
    `${say.player(seat)} holds ${cards.length === 1 ? 'a card' : 'cards'} you passed on: ${cardTitles(say, cards)}.`,
  'order.group': ({ group }) =>
    ({ immunite: 'Immunity', suffer: 'Without Immunity (an Immunity order comes first)', choice: 'Choices made for me' })[group],
  'order.detail': ({ id }) =>
    id === 'suffer-below-5'
      ? `At risk: in a Debate my highest card, in a Controversy my lowest. A Scandal always costs at least ${five}.`
      : orderDetails[groupOf(id)],
};
