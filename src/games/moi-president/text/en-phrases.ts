/** Everything the game says, in English. */
import type { Phrases, Say } from '../../../i18n/types.ts';
import type { Seat } from '../../../kernel/types.ts';
import { pointsOf } from '../cards/deck.ts';
import type { Last, Roll } from '../state.ts';
import { type Attack, five, toBeElected } from '../vocabulary.ts';
import { enCards } from './en-cards.ts';
import type { LookMessages, Messages, RuleMessages } from './messages.ts';

const points = (n: number, say: Say): string => `${say.number(n)} ${say.plural(n, 'point', 'points')}`;
const cardsOf = (n: number, say: Say): string => `${say.number(n)} ${say.plural(n, 'card', 'cards')}`;
const titles = (say: Say, cards: readonly string[]): string => say.list(cards.map((card) => say.title(card)));
const people = (say: Say, seats: readonly Seat[]): string => say.list(seats.map((seat) => say.player(seat)));
const the = (attack: Attack): string => `the ${enCards[attack].name}`;
const rolled = (say: Say, { by, die }: Roll): string => `${say.player(by)} throws **${die}**`;
const rolls = (say: Say, round: readonly Roll[]): string => say.list(round.map((roll) => rolled(say, roll)));
const plainRolls = (say: Say, round: readonly Roll[]): string => round.map(({ by, die }) => `${say.player(by)} ${die}`).join(', ');
const worth = (say: Say, n: number): string => `the undecided are worth ${points(n, say)}`;

const rules: Phrases<RuleMessages> = {
  'start.rolls': ({ rolls: round, tied }, say) =>
    `To see who begins: ${rolls(say, round)}.${tied.length > 0 ? ` A tie: ${people(say, tied)} throw again.` : ''}`,
  'start.first': ({ seat }, say) => `**${say.player(seat)}** begins.`,
  'your-hand': ({ cards }, say) => `Your hand: ${titles(say, cards)}.`,
  'you-draw': ({ cards }, say) => `You draw: ${titles(say, cards)}.`,
  rebuilt: ({ cards, times }, say) =>
    `The pile is used up: the discard is shuffled, ${cardsOf(cards, say)} (${times === 1 ? 'once' : `${say.number(times)} times`} so far).`,

  lays: ({ by, card, total }, say) => `${say.player(by)} lays **${say.title(card)}**: ${points(total, say)} in all.`,
  discards: ({ by, card }, say) => `${say.player(by)} discards ${say.title(card)} without effect.`,
  plays: ({ by, card }, say) => `${say.player(by)} plays **${say.title(card)}**.`,
  attacks: ({ by, card, target }, say) => `${say.player(by)} plays **${say.title(card)}** against **${say.player(target)}**.`,
  luck: ({ by, die, won }, say) => `${rolled(say, { by, die })}: ${won ? 'won!' : 'no luck.'}`,
  keeps: ({ by, card, total }, say) => `${say.title(card)} joins ${say.player(by)}’s base: ${points(total, say)} in all.`,
  undecided: ({ cards, worth: n }, say) => `${titles(say, cards)} goes to the undecided: ${worth(say, n)}.`,
  trusts: ({ by, points: n }, say) => `${say.player(by)} moves a card of ${points(n, say)} to safety, from campaign to base.`,
  rallies: ({ by, cards, points: n, total }, say) =>
    `${say.player(by)} wins over the undecided: ${cardsOf(cards, say)}, ${points(n, say)} into the base, ${say.number(total)} in all.`,
  'reacts.immunite': ({ by, attack }, say) => `**Immunity!** ${say.player(by)} cancels ${the(attack)}.`,
  'reacts.diversion': ({ by, attack, to, swapped }, say) =>
    swapped
      ? `**Diversion!** ${say.player(by)} turns ${the(attack)} back on ${say.player(to)}: the roles are swapped.`
      : `**Diversion!** ${say.player(by)} turns ${the(attack)} to ${say.player(to)}.`,
  'attack.falls': ({ attack }) => `${the(attack).replace(/^t/, 'T')} comes to nothing.`,
  'order.answered': ({ answer, attack, attacker }, say) =>
    `Your standing order answered ${say.player(attacker)}’s ${enCards[attack].name}: ${answer === 'immunite' ? 'you play Immunity' : 'you suffer it'}.`,
  'order.chose': ({ choice }) =>
    `Your standing order chose for you: ${{ 'take-highest': 'the highest card', 'give-lowest': 'your lowest card', 'pay-cheapest': 'the cheapest cards' }[choice]}.`,
  duel: ({ one, other, again }, say) => {
    const result = one.die === other.die ? 'A tie, again.' : `${say.player(one.die > other.die ? one.by : other.by)} is ahead.`;
    return `${again ? 'Again' : 'The dice'}: ${rolled(say, one)}, ${rolled(say, other)}. ${result}`;
  },
  takes: ({ by, from, points: n, total }, say) =>
    `${say.player(by)} takes a campaign card worth ${points(n, say)} from ${say.player(from)}: ${say.number(total)} in all.`,
  gives: ({ by, points: n, worth: all }, say) => `${say.player(by)} loses a campaign card of ${points(n, say)}: ${worth(say, all)}.`,
  pays: ({ by, set, to, worth: all }, say) => {
    const lost = `the campaign ${say.plural(set.length, 'card', 'cards')} ${say.list(set.map(String))}`;
    return to === 'discard' ? `${say.player(by)} discards ${lost}.` : `${say.player(by)} leaves ${lost} to the undecided: ${worth(say, all)}.`;
  },
  'passes.hands': ({ way, two }) =>
    two ? 'The two hands change places.' : `Everybody passes the hand to the neighbour, ${way === 'clockwise' ? 'clockwise' : 'anticlockwise'}.`,
  passed: ({ from, to, cards }, say) => `${say.player(from)} gives ${say.player(to)}: ${titles(say, cards)}.`,
  'passes.zones': ({ gifts }, say) =>
    `Campaigns change hands: ${say.list(gifts.map(({ from, to, points: n }) => `${say.player(from)} gives ${points(n, say)} to ${say.player(to)}`))}.`,
  'new-deal': ({ pile }, say) => `Everything is shuffled, everybody gets four new cards. The pile has ${say.number(pile)}.`,
  debate: ({ by, die, spared }, say) => `${rolled(say, { by, die })}: ${spared ? 'spared.' : `${five} points go to the undecided.`}`,
  'debate.exempt': ({ by }, say) => `${say.player(by)} has less than ${five} campaign points: no Great Debate.`,
  leaves: ({ seat }, say) => `${say.player(seat)} leaves the game: hand and campaign are discarded, the base is out of the game.`,

  'won.elected': ({ winner, points: n }, say) => `With ${points(n, say)}, **${say.player(winner)}** is elected President!`,
  'won.blocked': ({ winners, points: n }, say) =>
    `Nobody can reach ${toBeElected} points any more: the bases block the vote. With ${points(n, say)}, ${victory(say, winners)}.`,
  'won.cap': ({ winners, points: n }, say) =>
    `The pile is used up once too often: the polls are closed. With ${points(n, say)}, ${victory(say, winners)}.`,
  'won.alone': ({ winner }, say) => `Everybody else has withdrawn: **${say.player(winner)}** wins the election.`,

  'ask.card': () => 'Your turn: which card? One a turn.',
  'ask.target': ({ attack }) => `${enCards[attack].name}: against whom?`,
  'ask.react': ({ attack, attacker, stake }, say) =>
    `${say.player(attacker)} attacks you with a ${enCards[attack].name}. ${attack === 'affaire' ? 'It would cost you' : 'On the die, you risk'} ${points(stake, say)}. What do you do?`,
  'ask.trust': () => 'Trust won: which campaign card goes to your base?',
  'ask.take': ({ from }, say) => `Debate won: which card do you take from ${say.player(from)}’s campaign?`,
  'ask.give': () => 'Controversy lost: which campaign card do you leave to the undecided?',
  'ask.pay': ({ to, needed }) =>
    to === 'discard'
      ? `Scandal: which cards do you discard for ${needed} points?`
      : `Great Debate: which cards do you leave to the undecided for ${needed} points?`,
  'ask.direction': ({ what }) => `In which direction do the ${what === 'hands' ? 'hands' : 'campaigns'} pass?`,

  'group.play': () => 'Play',
  'group.discard': () => 'Discard without effect',
  'option.card': ({ card }, say) => say.title(card),
  'option.discard': ({ card }, say) => say.title(card),
  'option.seat': ({ seat }, say) => say.player(seat),
  'detail.seat': ({ campaign, socle }, say) => `${points(campaign, say)} in campaign, ${say.number(socle)} in the base`,
  'option.suffer': () => 'Suffer',
  'detail.suffer': ({ attack }) => (attack === 'affaire' ? 'You then choose the cards to discard.' : 'The die decides.'),
  'option.immunite': () => 'Immunity',
  'option.diversion': () => 'Diversion',
  'option.divert': ({ to }, say) => `Diversion to ${say.player(to)}`,
  'detail.divert': ({ to, swapped, campaign }, say) =>
    swapped
      ? `The attack turns round: ${say.player(to)} is the target, with ${points(campaign, say)} in campaign.`
      : `The attack is turned away; ${points(campaign, say)} in campaign.`,
  'option.set': ({ set }) => set.join(' + '),
  'option.direction': ({ direction }) => (direction === 'clockwise' ? 'Clockwise' : 'Anticlockwise'),
  'detail.direction': ({ to, from }, say) => `You give to ${say.player(to)}, you receive from ${say.player(from)}.`,
  does: ({ kind }) => enCards[kind].short,

  'blocked.no-campaign': () => 'you have no card in your campaign zone',
  'blocked.no-undecided': () => 'there are no undecided',
  'blocked.you-under': ({ needed }) => `you need ${needed} campaign points`,
  'blocked.target-under': ({ seat, needed }, say) => `${say.player(seat)} has less than ${needed} campaign points`,
  'blocked.no-target': ({ needed }) => `no opponent has ${needed} campaign points`,
  'blocked.joker': () => 'a joker is played only in answer to an attack',
  'blocked.not-held': () => 'not in your hand',

  order: ({ id }) =>
    ({
      'immunite-any': 'Immunity on any attack',
      'immunite-from-5': `Immunity when I risk ${five} points or more`,
      'immunite-debat': 'Immunity on any Debate',
      'immunite-polemique': 'Immunity on any Controversy',
      'immunite-affaire': 'Immunity on any Scandal',
      'suffer-below-5': `Suffer what costs me less than ${five} points`,
      'suffer-debat': 'Never ask me for a Debate: I suffer it',
      'suffer-polemique': 'Never ask me for a Controversy: I suffer it',
      'suffer-affaire': 'Never ask me for a Scandal: I suffer it',
      'take-highest': 'Debate won: take the highest card',
      'give-lowest': 'Controversy lost: give the lowest card',
      'pay-cheapest': `Lose ${five} points as cheaply as possible`,
    })[id],
  'order.detail': ({ id }) => {
    if (id.startsWith('immunite')) return 'If I hold the card; otherwise I am asked.';
    if (id === 'suffer-below-5') return 'Debate: my highest card; Controversy: my lowest; Scandal: never.';
    if (id.startsWith('suffer')) return 'Unless an order plays Immunity.';
    return 'The choice is made for me.';
  },
};

const victory = (say: Say, winners: readonly Seat[]): string =>
  winners.length > 1 ? `**${people(say, winners)}** share the victory` : `**${people(say, winners)}** wins the election`;

function lastWords(last: Last, say: Say): string {
  const { by, card, discarded, target, replies } = last;
  if (discarded) return `${say.player(by)} discards ${say.title(card)}`;
  const start = `${say.player(by)}: ${say.title(card)}${target === null ? '' : ` against ${say.player(target)}`}`;
  return [start, ...replies.map((reply) => replyWords(reply, say))].join('; ');
}
const replyWords = ({ by, joker, to }: Last['replies'][number], say: Say): string =>
  joker === 'immunite' || to === null ? `Immunity: ${say.player(by)}` : `Diversion: ${say.player(by)} to ${say.player(to)}`;

const look: Phrases<LookMessages> = {
  race: ({ places, winners }, say) =>
    winners.length > 0
      ? `The election is over: ${people(say, winners)}. ${scores(places, say)}.`
      : `Race to ${toBeElected} points: ${scores(places, say)}.`,
  'words.turn': ({ turn, active }, say) =>
    `**Turn ${say.number(turn)}**, ${say.player(active)} is to play. It takes ${toBeElected} points at the end of one’s own turn.`,
  'words.place': ({ seat, here, total, campaignPoints, soclePoints, campaign, socle, change, hand }, say) => {
    if (!here) return `**${say.player(seat)}** has left the game.`;
    const moved = change === 0 ? '' : ` (${change > 0 ? '+' : '−'}${Math.abs(change)})`;
    return `**${say.player(seat)}**: ${points(total, say)}${moved}. Campaign ${campaignPoints}${valuesOf(campaign)}, base ${soclePoints}${valuesOf(socle)}, ${cardsOf(hand, say)} in hand.`;
  },
  'words.undecided': ({ cards, points: n }, say) => `Undecided: ${points(n, say)}${valuesOf(cards)}.`,
  'words.piles': ({ pile, discard, rebuilds, cap }, say) => {
    const top = discard.at(-1);
    return `Pile: ${cardsOf(pile, say)}, rebuilt ${say.number(rebuilds)} ${say.plural(rebuilds, 'time', 'times')}${cap ? ' (the ninth ends the game)' : ''}. Discard: ${cardsOf(discard.length, say)}${top ? `, ${say.title(top)} on top` : ''}.`;
  },
  'words.last': ({ last }, say) => `Last card: ${lastWords(last, say)}.`,
  'words.dice': ({ rounds }, say) => `Last dice: ${rounds.map((round) => plainRolls(say, round)).join('; then ')}.`,
  'words.over': ({ winners }, say) => `**The game is over.** ${victory(say, winners)}.`,
  'words.hand': ({ cards }, say) => `Your hand: ${titles(say, cards)}.`,
  'words.orders': ({ orders }, say) => `Your standing orders: ${orders.map((id) => say({ key: 'order', args: { id } })).join('; ')}.`,
  'words.watching': () => 'You are watching: no hand.',

  'look.game': () => 'Moi Président',
  'look.turn': ({ turn }, say) => `Turn ${say.number(turn)}`,
  'look.start': () => 'Who begins?',
  'look.begins': ({ seat }, say) => `${say.player(seat)} begins`,
  'look.act': () => 'To act',
  'look.elected': () => 'Elected',
  'look.gone': () => 'Left',
  'look.campaign': () => 'Campaign',
  'look.socle': () => 'Base',
  'look.undecided': () => 'Undecided',
  'look.pile': () => 'Pile',
  'look.discard': () => 'Discard',
  'look.discarded': () => 'no effect',
  'look.last': ({ last: { by, discarded, target } }, say) => {
    if (discarded) return `${say.player(by)} discards`;
    return target === null ? say.player(by) : `${say.player(by)} against ${say.player(target)}`;
  },
  'look.category': ({ category }) => ({ campagne: 'Points', bonus: 'Bonus', attaque: 'Attack', joker: 'Joker', speciale: 'Special' })[category],
  'look.hand': () => 'Your hand',
  'look.drop': ({ n }) => `or discard: ${n}`,
};

const valuesOf = (cards: readonly string[]): string => (cards.length === 0 ? '' : ` (${cards.map(pointsOf).join(', ')})`);
const scores = (places: readonly { seat: Seat; total: number }[], say: Say): string =>
  say.list(places.map(({ seat, total }) => `${say.player(seat)} ${say.number(total)}`));

export const enPhrases: Phrases<Messages> = { ...rules, ...look };
