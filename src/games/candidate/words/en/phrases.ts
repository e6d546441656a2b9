import type { Phrases, Say } from '../../../../i18n/types.ts';
import { printOf } from '../../data/cards.ts';
import { electoralVotes, type Region, regionOf, votesIn } from '../../data/states.ts';
import type { Messages, RaceSoFar } from '../../messages.ts';
import { type Family, incumbentHand, majority, type StateId, tuesday, undecidedBox } from '../../vocabulary.ts';
import { isAll, laidOut, site, worthNaming } from '../parts.ts';
import { board } from './board.ts';
import { at, atStake, box, card, cardList, cards, effects, inBoxes, k, players, short, stateName, votes, zeros } from './parts.ts';

/** What happens to a player's votes, if there are any. */
const freed = (n: number): string => (n === 0 ? '' : `; ${n === 1 ? 'their vote becomes' : `their ${n} votes become`} Undecided`);

/** «You have 45 of the 270 votes needed; Ben has 60 and Cleo 12.» */
const standing = ({ own, rivals }: RaceSoFar, say: Say<'en'>): string => {
  if (rivals.every(({ votes: n }) => n === 0)) {
    return own === 0
      ? `Nobody has any votes yet; you need ${majority} to win.`
      : `You have ${say.number(own)} of the ${majority} votes needed; nobody else has any.`;
  }
  const named = worthNaming(rivals);
  const others = named.map(({ seat, votes: n }, i) => `${say.player(seat)}${i === 0 ? ' has' : ''} ${say.number(n)}`);
  if (named.length < rivals.length) others.push('the others 0');
  return `You have ${say.number(own)} of the ${majority} votes needed; ${say.list(others)}.`;
};
/** « Face down so far: 2 on your section and 1 on Ben’s.» With several states, a line for each. */
function backs(piles: Messages['ask.campaign']['piles'], say: Say<'en'>): string {
  const lying = piles.filter(({ on }) => on.length > 0);
  const told = lying.map(({ box: id, on }) => {
    const here = say.list(
      on.map(({ seat, n, own }, i) =>
        i === 0 ? `${cards(say, n)} on ${own ? 'your' : say.of(say.player(seat))} section` : `${n} on ${own ? 'yours' : say.of(say.player(seat))}`,
      ),
    );
    return piles.length > 1 ? `\n- ${say.title(id)}, face down: ${here}.` : ` Face down so far: ${here}.`;
  });
  return told.join('');
}
const sentence = (clauses: readonly string[]): string => `${clauses.join('; ')}.`;
/** The votes of each of several states. */
const each = (states: readonly StateId[]): string => (states.length < 2 ? '' : ` (${states.map((id) => electoralVotes[id]).join(' + ')})`);
const regionNames: { readonly [R in Region]: string } = { northeast: 'Northeast', south: 'South', midwest: 'Midwest', west: 'West' };

export const phrases: Phrases<Messages, 'en'> = {
  ...board,
  'ask.bid': () =>
    'Bid to be the first Dealer, who calls the first primary and plays last in it. Show any of your cards, or none. The highest total of Money and Endorsements wins, and you all take your cards back.',
  'ask.primary': ({ tuesday, ...race }, say) =>
    `${tuesday ? 'Super Tuesday! Which primary do you call?' : 'You are the Dealer: which primary is next?'} ${standing(race, say)}`,
  'ask.second': ({ first }, say) => `Which neighbor of ${site(say, first)} votes on the same day?`,
  'ask.first': () => 'Which of the two goes first?',
  'ask.order': ({ primary }, say) =>
    `${site(say, primary)}: in which order? Everyone plays all their cards before the first state is counted. A Favorite Son works only once, you settle ties and Scandals before the next state, and the first to reach ${majority} wins on the spot.`,
  'ask.claim': ({ seat, primary }, say) => `${say.player(seat)} calls ${site(say, primary)}. Will you proclaim Super Tuesday?`,
  'ask.campaign': ({ boxes, owes, votes: n, piles, ...race }, say) =>
    [
      `Your campaign ${inBoxes(say, boxes)}: choose cards to play, then submit.`,
      ...(owes > 0 ? [`You took ${cards(say, owes)}: play or discard at least ${owes}.`] : []),
      `${atStake(say, n)} ${standing(race, say)}${backs(piles, say)}`,
    ].join(' '),
  'ask.again.early': ({ boxes }, say) =>
    `Which cards do you play if a Scandal or a tie makes you campaign again (${boxes.map((id) => box(say, id)).join(', ')})? Your answer counts once, for that state only. You’ll be asked about the others.`,
  'ask.again': ({ box: id, why, votes: n, piles, ...race }, say) =>
    ({
      scandal: `After the Scandal${at(say, id)}, campaign again: choose cards to play, then submit. ${atStake(say, n)} ${standing(race, say)}`,
      tie: `After the tie${at(say, id)}, campaign again: choose cards to play, then submit. ${atStake(say, n)} ${standing(race, say)}`,
      elimination:
        'Campaign to stay in the race: choose cards to play, then submit. No votes are at stake. The highest total is safe; the others campaign again, and the last one left is eliminated.',
    })[why] + backs(piles, say),
  'ask.section': ({ box: id, on }, say) => `Which card do you play on ${say.of(say.player(on))} section${at(say, id)}?`,
  'ask.pass': ({ early }) => `Pass? You play no cards, and you can${early ? ' change your mind until it’s your turn' : '’t take it back'}.`,
  'ask.groundwork': () => 'In which primary do you lay groundwork? You’ll stay out of the current one.',
  'ask.prepared': ({ primary, amount }, say) =>
    `Submit this? You lay groundwork in ${site(say, primary)} with ${k(amount)} and stay out of the current primary.`,
  'ask.groundwork-money': ({ primary }, say) => `${site(say, primary)}: which Money do you spend there, face up?`,
  'ask.discard-down': ({ n }, say) => `You have too many cards: discard ${cards(say, n)}.`,
  'ask.contested': ({ declined }, say) =>
    `Which Undecided states are contested now? They count as a single prize. Choose any, or none.${declined > 0 ? ` ${declined} ${say.plural(declined, { one: 'Dealer', other: 'Dealers' })} before you chose none.` : ''}`,

  'call.bid': () => 'bid to be the first Dealer: show cards, or none',
  'call.primary': ({ tuesday }) => (tuesday ? 'call up to two primaries for Super Tuesday' : 'call the next primary'),
  'call.order': ({ primary }, say) => `choose the order of ${say.titles(primary)}`,
  'call.first': () => 'choose which primary goes first',
  'call.claim': () => 'proclaim Super Tuesday, or decline',
  'call.campaign': ({ boxes }, say) => `campaign ${inBoxes(say, boxes)}`,
  'call.again': ({ box: id, why }, say) =>
    ({
      scandal: `campaign again ${inBoxes(say, [id])} after the Scandal`,
      tie: `campaign again ${inBoxes(say, [id])} after the tie`,
      elimination: 'campaign to stay in the race',
    })[why],
  'call.discard-down': ({ n }, say) => `discard ${cards(say, n)}`,
  'call.contested': () => 'choose the Undecided states to contest',

  card: ({ card: face }, say) => short(say, face),
  'card.effect': ({ card: face }) => effects[printOf(face).family],
  'card.on': ({ card: face, box: id, on }, say) => `${short(say, face)} → ${say.player(on)}${id === undecidedBox ? '' : `, ${id}`}`,
  'place.section': ({ box: id, on, own }, say) => `${own ? 'Your own' : say.of(say.player(on))} section${at(say, id)}`,
  'place.others': () => 'Another player’s section',
  'option.lay': ({ card: face, on, own }, say) => `${short(say, face)} → ${own ? 'own section' : say.player(on)}`,
  'option.state': ({ box: id }, say) => (id === undecidedBox ? 'Undecided votes' : `${say.title(id)} (${votes(say, votesIn(id))})`),
  'option.section': ({ on }, say) => `On ${say.of(say.player(on))} section…`,
  'detail.lay': ({ family, amount, on, own }, say) => {
    const who = own ? 'you' : say.player(on);
    const section = own ? 'your section' : `${say.of(who)} section`;
    const told: { readonly [F in Family]?: string } = {
      money: `+${k(amount)} for ${who}`,
      endorsement: `+${k(amount)} for ${who}, unless a ruling cancels it`,
      rumor: `${k(-amount)} for ${who}, unless there’s a Squelch`,
      squelch: `No Rumor counts on ${section}`,
      'state-ruling': `No Endorsement counts on ${section}`,
      'favorite-son': own
        ? 'You win the state, unless a Deadlock or Scandal cancels it; works once a game'
        : `${who} wins the state, unless a Deadlock or Scandal cancels it`,
    };
    return told[family] ?? effects[family];
  },
  'detail.order': ({ states }) => `${states.map((id) => electoralVotes[id]).join(', then ')} votes`,
  place: ({ box: id, on, own }, say) => `${own ? 'Your own section' : say.player(on)}${id === undecidedBox ? '' : ` · ${id}`}`,
  'place.group': ({ box: id }, say) => (id === undecidedBox ? 'Undecided votes' : `${say.title(id)} (${votes(say, votesIn(id))})`),
  'option.discard': ({ card: face }, say) => `Discard ${short(say, face)}`,
  'place.discard': () => 'Discard it face up',
  'place.discard.detail': ({ owes }) => `Counts toward the cards you must play or discard as Favorite (${owes}).`,
  cancel: () => 'Back',
  'back.placed': ({ card: face, box: where, on, own }, say) =>
    `↩ ${short(say, face)} · ${own ? 'you' : say.player(on)}${where === undecidedBox ? '' : `, ${where}`}`,
  'back.short': ({ card: face }, say) => `↩ ${short(say, face)}`,
  'back.discarded': ({ card: face }, say) => `↩ ${short(say, face)} · discarded`,
  'back.groundwork': ({ primary, amount }, say) => `↩ ${k(amount)} for ${site(say, primary)}`,
  groundwork: () => 'Prepare another primary',
  'groundwork.detail': () => 'Spend Money on a later primary, and stay out of this one.',
  submit: ({ n }, say) => `Submit ${cards(say, n)}`,
  'submit.detail': ({ early }) => (early ? 'You may change it until it’s your turn.' : 'You can’t change anything after this.'),
  'submit.groundwork': ({ primary, amount }, say) => `Submit: ${k(amount)} for ${site(say, primary)}`,
  pass: () => 'Pass',
  'pass.detail': () => 'You play no cards. You’ll be asked to confirm.',
  'pass.sure': ({ early }) => (early ? 'Pass' : 'Pass for good'),
  primary: ({ primary }, say) => site(say, primary),
  'primary.detail': ({ states, groundwork }, say) =>
    [
      `${votes(say, votesIn(...states))}${each(states)}`,
      regionNames[regionOf(states)],
      ...groundwork.map(({ seat, amount }) => `${say.player(seat)} ${k(amount)}`),
    ].join(' · '),
  reorder: () => 'Choose the order myself',
  'group.primaries': () => 'Call a primary, with its states in this order',
  'group.order': () => 'In another order',
  order: ({ states }, say) => states.map((id) => say.title(id)).join(', then '),
  state: ({ state }, say) => `${say.title(state)}, ${votes(say, votesIn(state))}`,
  claim: () => 'Proclaim Super Tuesday',
  'claim.detail': (_, say) =>
    `Discard ${zeros(say, tuesday.zeros)}, draw ${cards(say, tuesday.forTheDealer)}, become the Dealer, and call up to two bordering primaries.`,
  decline: () => 'Don’t proclaim it',
  alone: () => 'No second primary',
  'order.no-claim': () => 'Never proclaim Super Tuesday',
  'order.no-claim.detail': () => 'You won’t be asked about it anymore.',
  'order.claim': () => 'Proclaim Super Tuesday as soon as I can',
  'order.claim.detail': (_, say) => `Costs ${zeros(say, tuesday.zeros)}. You won’t be asked about it anymore.`,
  'order.claims': () => 'Your standing order proclaims Super Tuesday for you.',
  'order.pass': () => 'Always pass in a second campaign',
  'order.pass-small': ({ votes: n }, say) => `Always pass for ${votes(say, n)} or fewer`,
  'order.pass.detail': () => 'In primaries, when a Scandal or a tie makes you campaign again. You won’t be asked anymore.',
  // An offered order has the same name as on the page of orders.
  'offer.pass': (_, say) => say({ key: 'order.pass', args: {} }),
  'offer.pass-small': (args, say) => say({ key: 'order.pass-small', args }),
  'order.passes': ({ box: id, why }, say) => `Your standing order passes for you in ${box(say, id)} after the ${why === 'tie' ? 'tie' : 'Scandal'}.`,
  'order.group.again': () => 'A second campaign',
  'order.group.claim': () => 'Super Tuesday',
  'order.declines': () => 'Your standing order declines Super Tuesday for you.',
  'group.hand': () => 'Your hand',
  'group.plan': () => 'Your plan (press to take back)',
  'group.end': () => 'Your turn',

  'blocked.money': ({ box: id }, say) => `You already have a Money card on your section${at(say, id)}, and one is the limit.`,
  'blocked.problem': ({ box: id }, say) => `You already have a Problem on your section${at(say, id)}, and one is the limit.`,
  'blocked.card': ({ on }, say) => `You already have a card on ${say.of(say.player(on))} section, and one is the limit.`,
  'blocked.campaigning': () => 'Take your cards back first. You can campaign or lay groundwork, not both.',
  'blocked.favorite': () => 'The Favorite of a primary can’t lay groundwork in another one.',
  'blocked.no-money': () => 'You have no Money.',
  'blocked.no-primary': () => 'There are no other primaries left.',
  'blocked.owes': ({ owes, has }, say) => `You took ${cards(say, owes)}: play or discard at least ${owes} (${has} so far).`,
  'blocked.zeros': (_, say) => `You need ${zeros(say, tuesday.zeros)}.`,

  dealt: ({ cards: faces }, say) => `Your cards: ${cardList(say, faces)}.`,
  incumbent: ({ seat }, say) => `${say.player(seat)} won the last game and plays as the Incumbent, with a hand of ${cards(say, incumbentHand)}.`,
  bid: ({ seat, cards: faces, total }, say) =>
    `${say.player(seat)} ${faces.length === 0 ? 'shows nothing' : `shows: ${cardList(say, faces)}${faces.length > 1 ? `, ${k(total)} in all` : ''}`}.`,
  'bid.none': ({ seat }, say) => `${say.player(seat)} ${say.agree(seat, 'shows', 'show')} nothing.`,
  dealer: ({ seat, tied }, say) =>
    `${tied ? 'Chosen at random among the highest bids' : 'With the highest bid'}, ${say.player(seat)} becomes the first Dealer: the Dealer calls the primary and plays last.`,
  names: ({ seat, states }, say) =>
    `${say.player(seat)}, the Dealer, calls ${states.map((id) => `${stateName(say, id)} (${electoralVotes[id]})`).join(', then ')}.`,
  'claims.nobody': () => 'Nobody proclaims Super Tuesday.',
  claims: ({ seat, dealer }, say) =>
    `Super Tuesday! ${say.player(seat)} discards ${zeros(say, tuesday.zeros)}, draws ${cards(say, tuesday.forTheDealer)}, and replaces ${say.player(dealer)} as Dealer.`,
  tuesday: ({ seat, sites }, say) => `${say.player(seat)} calls ${say.list(sites.map((states) => site(say, states)))} for Super Tuesday.`,
  'tuesday.draw': (_, say) => `Everyone draws ${cards(say, tuesday.forEverybody)}.`,
  'draws.you': ({ cards: faces }, say) => `You draw: ${cardList(say, faces)}.`,
  favorite: ({ seat, primary, from }, say) =>
    `${say.player(seat)} is the Favorite in ${site(say, primary)}${from.length === 0 ? ' and takes no card' : ` and takes a card${from.length > 1 ? ' each' : ''} from ${players(say, from)}`}.`,
  'theft.took': ({ from, card: face }, say) => `You take a card from ${say.player(from)}: ${card(say, face)}.`,
  'theft.lost': ({ by, card: face }, say) => `${say.player(by)} takes a card from you: ${card(say, face)}.`,
  laid: ({ card: face, box: where, on, own }, say) =>
    `You play “${short(say, face)}” on ${own ? 'your own' : say.of(say.player(on))} section${at(say, where)}.`,
  campaigns: ({ seat, counts }, say) => {
    const n = counts.reduce((sum, one) => sum + one.n, 0);
    const places = laidOut(
      say,
      counts,
      (on) => (on === seat ? 'on their own section' : `on ${say.of(say.player(on))} section`),
      (id) => at(say, id),
    );
    return `${say.player(seat)} plays ${cards(say, n)} face down${counts.length === 1 ? places[0] : `: ${places.join('; ')}`}.`;
  },
  passes: ({ seat }, say) => `${say.player(seat)} ${say.agree(seat, 'passes', 'pass')}.`,
  'passes.empty': ({ seat }, say) => `${say.player(seat)} ${say.agree(seat, 'has no cards and passes', 'have no cards and pass')}.`,
  'gives-up': ({ seat, cards: faces }, say) => `${say.player(seat)} discards: ${cardList(say, faces)}.`,
  prepares: ({ seat, primary, cards: faces, total }, say) =>
    `${say.player(seat)} lays groundwork in ${site(say, primary)} (${cardList(say, faces)})${isAll(faces, total) ? '' : `: ${k(total)} there now`}.`,
  'discards-down': ({ seat, cards: faces }, say) => `${say.player(seat)} discards: ${cardList(say, faces)}.`,
  bandwagon: ({ seat, bonus, votes: n }, say) =>
    `${say.player(seat)} wins the most votes (${say.number(n)}), ${bonus > 1 ? `keeps the Bandwagon, and draws ${bonus} extra cards` : 'takes the Bandwagon, and draws an extra card'}.`,
  'bandwagon.tie': ({ seats }, say) => `${players(say, seats)} tie for the most votes won and draw an extra card each; nobody has the Bandwagon.`,
  'bandwagon.none': () => 'Nobody wins a vote, so nobody has the Bandwagon.',
  reshuffle: ({ n }) => `The discard pile (${n}) is shuffled into a new draw pile.`,
  deals: ({ seat }, say) => `${say.player(seat)} is the next Dealer and plays last.`,
  convention: ({ votes: n }, say) =>
    `The primaries are over and nobody has ${majority} votes, so the Convention opens. ${votes(say, n)} ${say.plural(n, { one: 'is', other: 'are' })} Undecided.`,
  'convention.leader': ({ seat, votes: n }, say) => `${say.player(seat)} leads with ${votes(say, n)}, takes the Bandwagon, and draws a card.`,
  'convention.leaders': ({ seats, votes: n }, say) =>
    `${players(say, seats)} lead with ${votes(say, n)} each and draw a card each; nobody has the Bandwagon.`,
  'round.empty': () => 'No votes are Undecided, so nothing is contested this round.',
  'round.all': () => 'Every Dealer has chosen none, so all Undecided states are contested.',
  contested: ({ seat, states }, say) => `${say.player(seat)}, the Dealer, contests ${say.titles(states)} (${votes(say, votesIn(...states))}).`,
  'contested.none': ({ seat }, say) => `${say.player(seat)} ${say.agree(seat, 'contests', 'contest')} no states.`,
  quiet: () => 'Nobody wins this round.',
  lowest: ({ seats, votes: n }, say) => `${players(say, seats)} are tied for last with ${votes(say, n)} and campaign to stay in the race.`,
  safe: ({ seat }, say) => `${say.player(seat)} stays in the race.`,
  'lowest.again': () => 'Nobody was above zero, so they campaign again.',
  'lowest.lot': ({ seat }, say) => `Nobody was above zero again: ${say.player(seat)} is chosen at random.`,
  eliminated: ({ seat, votes: n, fewest }, say) => `${say.player(seat)} ${fewest ? 'has the fewest votes and ' : ''}is eliminated${freed(n)}.`,
  left: ({ seat, votes: n }, say) => `${say.player(seat)} leaves the race${freed(n)}.`,

  'told.campaign': ({ laid, passed, empty }, say) => {
    const [first] = laid;
    // If several players each laid the same number at home, one number is enough.
    const alike = laid.length > 1 && laid.every(({ n, others }) => n === first!.n && others.length === 0);
    const told = laid.map(({ seat, n, others }, i) => {
      const owners = say.list(others.map(({ on: owner }) => say.of(say.player(owner))));
      const on =
        others.length > 1 && others.every(({ n: some }) => some === others[0]!.n)
          ? [`${others[0]!.n} each on ${owners} sections`]
          : others.map(({ on: owner, n: some }) => `${n === some && n === 1 ? '' : `${some} `}on ${say.of(say.player(owner))} section`);
      const lays = i === 0 ? ` plays ${cards(say, n)} face down` : ` ${n}`;
      return `${say.player(seat)}${lays}${on.length > 0 ? ` (${say.list(on)})` : ''}`;
    });
    return sentence([
      ...(alike
        ? [`${say.player(laid.map(({ seat }) => seat))} each play ${cards(say, first!.n)} face down`]
        : told.length > 0
          ? [say.list(told)]
          : []),
      ...(passed.length > 0 ? [`${say.player(passed)} ${say.agree(passed, 'passes', 'pass')}`] : []),
      ...(empty.length > 0 ? [`${say.player(empty)} ${say.agree(empty, 'has no cards and passes', 'have no cards and pass')}`] : []),
    ]);
  },
  'told.bandwagon': ({ count, bandwagon, others, votes: n }, say) => {
    const { seat, bonus } = bandwagon;
    if (others) return `${say(count)} ${say({ key: 'bandwagon', args: { ...bandwagon } })}`;
    const has = `${say.player(seat)} ${bonus > 1 ? `keeps the Bandwagon and draws ${bonus} extra cards` : 'takes the Bandwagon and draws an extra card'}.`;
    return `${say(count)} ${n === null ? has : `With ${votes(say, n)} this turn, ${has}`}`;
  },
  'told.nobody': ({ boxes, votes: n, none }, say) =>
    `${say.titles(boxes)}: nobody is above zero; the ${votes(say, n)} become Undecided${none ? ', and nobody has the Bandwagon' : ''}.`,
  standing: ({ votes: all, undecided = 0 }, say) => {
    const goal = `(${majority} to win${undecided > 0 ? `, ${say.number(undecided)} Undecided` : ''})`;
    return all.length === 0
      ? `Nobody has any votes yet ${goal}.`
      : `Votes: ${all.map(({ seat, votes: n }) => `${say.player(seat)} ${say.number(n)}`).join(' · ')} ${goal}.`;
  },

  'won.votes': ({ seat, votes: n }, say) => `${say.player(seat)} is nominated with ${votes(say, n)}!`,
  'won.last': ({ seat, votes: n }, say) => `${say.player(seat)} is the last candidate standing and is nominated with ${votes(say, n)}!`,
  'won.left': ({ seat }, say) => `Everyone else has left: ${say.player(seat)} is nominated.`,
};
