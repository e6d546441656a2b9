import type { Phrases, Say } from '../../../../i18n/types.ts';
import { printOf } from '../../data/cards.ts';
import { electoralVotes, type Region, regionOf, votesIn } from '../../data/states.ts';
import type { Messages, Standing } from '../../messages.ts';
import { type Family, incumbentHand, majority, type StateId, tuesday, undecidedBox } from '../../vocabulary.ts';
import { laidOut, site } from '../parts.ts';
import { board } from './board.ts';
import { at, box, card, cardList, cards, cash, effects, k, players, short, votes, zeros } from './parts.ts';

/** What becomes of somebody's votes, if there are any. */
const freed = (n: number): string => (n === 0 ? '' : `; ${n === 1 ? 'their vote becomes' : `their ${n} votes become`} Undecided`);

/** «You have 45 of the 270 votes; Ben leads the others with 60.» */
const standing = ({ own, rival }: Standing, say: Say): string =>
  `You have ${say.number(own)} of the ${majority} votes${rival ? `; ${say.player(rival.seat)} leads the others with ${say.number(rival.votes)}` : ''}.`;
/** « Face down so far: Ohio: you 1, Ben 2.» The states are named where there are several. */
function backs(piles: Messages['ask.campaign']['piles'], say: Say): string {
  const lying = piles.filter(({ on }) => on.length > 0);
  const told = lying.map(({ box: id, on }) => {
    const here = say.list(on.map(({ seat, n, own }) => `${n} on ${own ? 'yours' : say.of(say.player(seat))}`));
    return piles.length > 1 ? `${say.title(id)} ${here}` : here;
  });
  return told.length === 0 ? '' : ` Face down so far: ${told.join('; ')}.`;
}
/** The votes of several states one by one. */
const each = (states: readonly StateId[]): string => (states.length < 2 ? '' : ` (${states.map((id) => electoralVotes[id]).join(' + ')})`);
const regionNames: { readonly [R in Region]: string } = { northeast: 'Northeast', south: 'South', midwest: 'Midwest', west: 'West' };

export const phrases: Phrases<Messages> = {
  ...board,
  'ask.bid': () =>
    'Bid to be the first Dealer, who calls the first primary and plays last in it: show any of your cards, or none. The highest sum of Money and Endorsements wins; you take your cards back.',
  'ask.primary': ({ tuesday, ...race }, say) =>
    `${tuesday ? 'Super Tuesday! Which primary do you call?' : 'You are the Dealer: which primary is next?'} ${standing(race, say)}`,
  'ask.second': ({ first }, say) => `Which neighbor of ${site(say, first)} is held on the same day?`,
  'ask.first': () => 'Which of the two is held first?',
  'ask.order': ({ primary }, say) =>
    `${site(say, primary)}: which state is decided first, and which then? All cards are laid before the first is counted. A Favorite Son counts in the first state alone, a tie or a Scandal is fought out before the next is counted, and whoever reaches ${majority} on the way has won.`,
  'ask.claim': ({ seat, primary }, say) => `${say.player(seat)} calls ${site(say, primary)}. Do you proclaim Super Tuesday?`,
  'ask.campaign': ({ boxes, owes, votes: n, piles, ...race }, say) =>
    [
      `Your campaign for ${say.list(boxes.map((id) => box(say, id)))}: choose the cards you lay, then submit.`,
      ...(owes > 0 ? [`You took ${cards(say, owes)}: lay or discard at least as many.`] : []),
      `${votes(say, n)} ${say.plural(n, 'is', 'are')} decided. ${standing(race, say)}${backs(piles, say)}`,
    ].join(' '),
  'ask.again.early': ({ boxes }, say) =>
    `If a state is campaigned for again after a Scandal or a tie (${boxes.map((id) => box(say, id)).join(', ')}): which cards do you lay there? What you lay out for a state counts there, the next time alone; about others you are asked.`,
  'ask.again': ({ box: id, why, votes: n, piles, ...race }, say) =>
    ({
      scandal: `A Scandal${at(say, id)}! Campaign again: choose the cards you lay, then submit. ${votes(say, n)} ${say.plural(n, 'is', 'are')} decided. ${standing(race, say)}`,
      tie: `A tie! Campaign again for ${box(say, id)}: choose the cards you lay, then submit. ${votes(say, n)} ${say.plural(n, 'is', 'are')} decided. ${standing(race, say)}`,
      elimination:
        'Campaign for the right to stay: choose the cards you lay, then submit. No votes are won: the highest sum is safe, until one is left, who is eliminated.',
    })[why] + backs(piles, say),
  'ask.section': ({ box: id, on }, say) => `Which card do you lay on ${say.of(say.player(on))} section${at(say, id)}?`,
  'ask.pass': ({ early }) => `Pass? You lay no card, and ${early ? 'you may choose again until it is your turn' : 'it cannot be taken back'}.`,
  'ask.groundwork': () => 'Which primary do you prepare? You then stay out of the present one.',
  'ask.prepared': ({ primary, amount }, say) =>
    `You prepare ${site(say, primary)} with ${cash(say, amount)} and stay out of this primary. Submit it?`,
  'ask.groundwork-money': ({ primary }, say) => `${site(say, primary)}: which Money do you spend there, face up?`,
  'ask.discard-down': ({ n }, say) => `You hold too many cards: discard ${cards(say, n)}.`,
  'ask.contested': ({ declined }, say) =>
    `Which Undecided states are put to the vote now, as one? Choose any, or none.${declined > 0 ? ` (${declined} ${say.plural(declined, 'Dealer', 'Dealers')} before you chose none.)` : ''}`,

  'call.bid': () => 'show cards, or none, to be the first Dealer',
  'call.primary': ({ tuesday }) => (tuesday ? 'call up to two primaries for Super Tuesday' : 'call the next primary'),
  'call.order': ({ primary }, say) => `choose the order of ${say.titles(primary)}`,
  'call.first': () => 'choose which primary is held first',
  'call.claim': () => 'proclaim Super Tuesday or let it be',
  'call.campaign': ({ boxes }, say) => `campaign for ${say.list(boxes.map((id) => box(say, id)))}`,
  'call.again': ({ box: id, why }, say) =>
    ({
      scandal: `campaign again for ${box(say, id)}, after the Scandal`,
      tie: `campaign again for ${box(say, id)}, after the tie`,
      elimination: 'campaign for the right to stay',
    })[why],
  'call.discard-down': ({ n }, say) => `discard ${cards(say, n)}`,
  'call.contested': () => 'put Undecided states to the vote',

  card: ({ card: face }, say) => short(say, face),
  'card.effect': ({ card: face }) => effects[printOf(face).family],
  'card.on': ({ card: face, box: id, on }, say) => `${short(say, face)} → ${say.player(on)}${id === undecidedBox ? '' : `, ${id}`}`,
  'place.section': ({ box: id, on, own }, say) => `${own ? 'Your own' : say.of(say.player(on))} section${at(say, id)}`,
  'place.others': () => 'Somebody else’s section',
  'option.lay': ({ card: face, on, own }, say) => `${short(say, face)} → ${own ? 'own section' : say.player(on)}`,
  'option.state': ({ box: id }, say) => (id === undecidedBox ? 'Undecided votes' : `${say.title(id)} (${votes(say, votesIn(id))})`),
  'option.section': ({ on }, say) => `On ${say.of(say.player(on))} section …`,
  'detail.lay': ({ family, amount, on, own }, say) => {
    const who = own ? 'you' : say.player(on);
    const section = own ? 'your section' : `${say.of(who)} section`;
    const told: { readonly [F in Family]?: string } = {
      money: `+${k(amount)} for ${who}`,
      endorsement: `+${k(amount)} for ${who}, unless a ruling cancels it`,
      rumor: `${k(-amount)} for ${who}, unless a Squelch lies there`,
      squelch: `No Rumor counts on ${section}`,
      'state-ruling': `No Endorsement counts on ${section}`,
      'favorite-son': own ? 'You win the state, unless it is void; once a game' : `${who} wins the state, unless it is void`,
    };
    return told[family] ?? effects[family];
  },
  'detail.order': ({ states }) => `${states.map((id) => electoralVotes[id]).join(', then ')} votes`,
  place: ({ box: id, on, own }, say) => `${own ? 'Your own section' : say.player(on)}${id === undecidedBox ? '' : ` · ${id}`}`,
  'place.group': ({ box: id }, say) => (id === undecidedBox ? 'Undecided votes' : `${say.title(id)} (${votes(say, votesIn(id))})`),
  'place.discard': () => 'Discard it face up',
  'place.discard.detail': ({ owes }) => `Counts toward the cards you owe as the Favorite (${owes}).`,
  cancel: () => 'Back',
  'back.placed': ({ card: face, box: where, on, own }, say) =>
    `↩ ${short(say, face)} · ${own ? 'you' : say.player(on)}${where === undecidedBox ? '' : `, ${where}`}`,
  'back.discarded': ({ card: face }, say) => `↩ ${short(say, face)} · discarded`,
  'back.groundwork': ({ primary, amount }, say) => `↩ ${cash(say, amount)} for ${site(say, primary)}`,
  groundwork: () => 'Prepare another primary',
  'groundwork.detail': () => 'Spend Money on a primary to come, and stay out of this one.',
  submit: ({ n }, say) => `Submit ${cards(say, n)}`,
  'submit.detail': ({ early }) => (early ? 'You may change it until it is your turn.' : 'After this nothing can be changed.'),
  'submit.groundwork': ({ primary, amount }, say) => `Submit: ${cash(say, amount)} for ${site(say, primary)}`,
  pass: () => 'Pass',
  'pass.detail': () => 'You lay no card; you confirm it first.',
  'pass.sure': () => 'Pass, for good',
  primary: ({ primary }, say) => site(say, primary),
  'primary.detail': ({ states, groundwork }, say) =>
    [
      `${votes(say, votesIn(...states))}${each(states)}`,
      regionNames[regionOf(states)],
      ...groundwork.map(({ seat, amount }) => `${say.player(seat)} ${cash(say, amount)}`),
    ].join(' · '),
  reorder: () => 'Choose the order myself',
  'group.primaries': () => 'Call a primary, its states in this order',
  'group.order': () => 'In another order',
  order: ({ states }, say) => states.map((id) => say.title(id)).join(', then '),
  state: ({ state }, say) => `${say.title(state)}, ${votes(say, votesIn(state))}`,
  claim: () => 'Proclaim Super Tuesday',
  'claim.detail': (_, say) =>
    `Discard ${zeros(say, tuesday.zeros)}, draw ${cards(say, tuesday.forTheDealer)}, become the Dealer, and call up to two primaries that border each other.`,
  decline: () => 'Let it be',
  alone: () => 'No second primary',
  'order.no-claim': () => 'Never proclaim Super Tuesday',
  'order.no-claim.detail': () => 'You are not asked about it any more.',
  'order.claim': () => 'Proclaim Super Tuesday as soon as I can',
  'order.claim.detail': (_, say) => `Costs ${zeros(say, tuesday.zeros)}. You are not asked about it any more.`,
  'order.claims': () => 'Your standing order answered: you proclaim Super Tuesday.',
  'order.pass': () => 'Always pass in a second campaign',
  'order.pass-small': ({ votes: n }, say) => `Always pass, up to ${votes(say, n)}`,
  'order.pass.detail': () => 'In primaries, when a Scandal or a tie makes you campaign again. You are not asked any more.',
  // An order that is offered is called what the page of orders calls it.
  'offer.pass': (_, say) => say({ key: 'order.pass', args: {} }),
  'offer.pass-small': (args, say) => say({ key: 'order.pass-small', args }),
  'order.passes': ({ box: id, why }, say) =>
    `Your standing order answered: you pass in ${box(say, id)}, which is campaigned for again after the ${why === 'tie' ? 'tie' : 'Scandal'}.`,
  'order.group.again': () => 'A second campaign',
  'order.group.claim': () => 'Super Tuesday',
  'order.declines': () => 'Your standing order answered: you do not proclaim Super Tuesday.',
  'group.hand': () => 'Your hand',
  'group.plan': () => 'Your plan (press to take back)',
  'group.end': () => 'Your turn',

  'blocked.money': ({ box: id }, say) => `One Money on a section: yours${at(say, id)} has one.`,
  'blocked.problem': ({ box: id }, say) => `One Problem on a section: yours${at(say, id)} has one.`,
  'blocked.card': ({ on }, say) => `One card on each other section: ${say.of(say.player(on))} has yours.`,
  'blocked.campaigning': () => 'Take your cards back first: you campaign or you prepare.',
  'blocked.favorite': () => 'The Favorite of a primary cannot prepare another one.',
  'blocked.no-money': () => 'You hold no Money.',
  'blocked.no-primary': () => 'No other primary is left.',
  'blocked.owes': ({ owes, has }, say) => `You took ${cards(say, owes)}: lay or discard at least as many (${has} so far).`,
  'blocked.zeros': (_, say) => `You need ${zeros(say, tuesday.zeros)}.`,

  dealt: ({ cards: faces }, say) => `You are dealt: ${cardList(say, faces)}.`,
  incumbent: ({ seat }, say) => `${say.player(seat)} won the last game and plays as the Incumbent, with a hand of ${cards(say, incumbentHand)}.`,
  bid: ({ seat, cards: faces, total }, say) =>
    `${say.player(seat)} ${faces.length === 0 ? 'shows nothing' : `shows: ${cardList(say, faces)}${faces.length > 1 ? `, ${cash(say, total)} in all` : ''}`}.`,
  'bid.none': ({ seat }, say) => `${say.player(seat)} ${say.agree(seat, 'shows', 'show')} nothing.`,
  dealer: ({ seat, tied }, say) => `${say.player(seat)} is the first Dealer${tied ? ', by lot among the highest bids' : ''}.`,
  names: ({ seat, states }, say) =>
    `${say.player(seat)}, the Dealer, calls ${states.map((id) => `${say.title(id)} (${electoralVotes[id]})`).join(', then ')}.`,
  'claims.nobody': () => 'Nobody proclaims Super Tuesday.',
  claims: ({ seat, dealer }, say) =>
    `Super Tuesday! ${say.player(seat)} discards ${zeros(say, tuesday.zeros)}, draws ${cards(say, tuesday.forTheDealer)} and becomes the Dealer in place of ${say.player(dealer)}.`,
  tuesday: ({ seat, sites }, say) => `${say.player(seat)} calls ${say.list(sites.map((states) => site(say, states)))} for Super Tuesday.`,
  'tuesday.draw': (_, say) => `Everybody draws ${cards(say, tuesday.forEverybody)}.`,
  'draws.you': ({ cards: faces }, say) => `You draw: ${cardList(say, faces)}.`,
  favorite: ({ seat, primary, from }, say) =>
    `${say.player(seat)} is the Favorite in ${site(say, primary)}${from.length === 0 ? ' and takes no card' : ` and takes a card${from.length > 1 ? ' each' : ''} from ${players(say, from)}`}.`,
  'theft.took': ({ from, card: face }, say) => `You take a card from ${say.player(from)}: ${card(say, face)}.`,
  'theft.lost': ({ by, card: face }, say) => `${say.player(by)} takes a card from you: ${card(say, face)}.`,
  laid: ({ card: face, box: where, on, own }, say) =>
    `You lay “${short(say, face)}” on ${own ? 'your own' : say.of(say.player(on))} section${at(say, where)}.`,
  campaigns: ({ seat, counts }, say) => {
    const n = counts.reduce((sum, one) => sum + one.n, 0);
    const places = laidOut(
      say,
      counts,
      (on) => `on ${on === seat ? 'their own' : say.of(say.player(on))} section`,
      (id) => at(say, id),
    );
    return `${say.player(seat)} lays ${cards(say, n)} face down${counts.length === 1 ? places[0] : `: ${places.join('; ')}`}.`;
  },
  passes: ({ seat }, say) => `${say.player(seat)} ${say.agree(seat, 'passes', 'pass')}.`,
  'passes.empty': ({ seat }, say) => `${say.player(seat)} ${say.agree(seat, 'has no cards and passes', 'have no cards and pass')}.`,
  'gives-up': ({ seat, cards: faces }, say) => `${say.player(seat)} discards: ${cardList(say, faces)}.`,
  prepares: ({ seat, primary, cards: faces, total }, say) =>
    `${say.player(seat)} prepares ${site(say, primary)} (${cardList(say, faces)}): ${cash(say, total)} there now.`,
  'discards-down': ({ seat, cards: faces }, say) => `${say.player(seat)} discards: ${cardList(say, faces)}.`,
  bandwagon: ({ seat, bonus, votes: n }, say) =>
    `${say.player(seat)} won the most (${votes(say, n)}), ${bonus > 1 ? `keeps the Bandwagon and draws ${bonus} extra cards` : 'takes the Bandwagon and draws an extra card'}.`,
  'bandwagon.tie': ({ seats }, say) => `${players(say, seats)} share the most votes won and draw an extra card each; nobody has the Bandwagon.`,
  'bandwagon.none': () => 'Nobody won a vote; nobody has the Bandwagon.',
  reshuffle: ({ n }) => `The discard pile (${n}) is shuffled into a new draw pile.`,
  deals: ({ seat }, say) => `${say.player(seat)} is the next Dealer.`,
  convention: ({ votes: n }, say) =>
    `The primaries are over, and nobody has ${majority} votes: the Convention opens with ${votes(say, n)} Undecided.`,
  'convention.leader': ({ seat, votes: n }, say) => `${say.player(seat)} leads with ${votes(say, n)}, takes the Bandwagon and draws a card.`,
  'convention.leaders': ({ seats, votes: n }, say) =>
    `${players(say, seats)} lead with ${votes(say, n)} each and draw a card; nobody has the Bandwagon.`,
  'round.empty': () => 'No vote is Undecided: nothing is contested this round.',
  'round.all': () => 'Every Dealer has chosen none: all Undecided states are put to the vote.',
  contested: ({ seat, states }, say) => `${say.player(seat)}, the Dealer, puts ${say.titles(states)} to the vote: ${votes(say, votesIn(...states))}.`,
  'contested.none': ({ seat }, say) => `${say.player(seat)} ${say.agree(seat, 'puts', 'put')} no state to the vote.`,
  quiet: () => 'A round without a winner.',
  lowest: ({ seats, votes: n }, say) => `${players(say, seats)} share the last place with ${votes(say, n)}: they campaign for the right to stay.`,
  safe: ({ seat }, say) => `${say.player(seat)} stays in the race.`,
  'lowest.again': () => 'Nobody was above zero: once more.',
  'lowest.lot': ({ seat }, say) => `Again nobody was above zero: the lot falls on ${say.player(seat)}.`,
  eliminated: ({ seat, votes: n, fewest }, say) => `${say.player(seat)} ${fewest ? 'has the fewest votes and ' : ''}is eliminated${freed(n)}.`,
  left: ({ seat, votes: n }, say) => `${say.player(seat)} leaves the race${freed(n)}.`,

  'won.votes': ({ seat, votes: n }, say) => `${say.player(seat)} is nominated with ${votes(say, n)}!`,
  'won.last': ({ seat, votes: n }, say) => `${say.player(seat)} is nominated as the last one standing, with ${votes(say, n)}!`,
  'won.left': ({ seat }, say) => `Everybody else has left: ${say.player(seat)} is nominated.`,
};
