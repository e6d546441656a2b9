import type { Phrases, Say } from '../../../i18n/types.ts';
import { cardOf, sorted } from '../data/cards.ts';
import { electoralVotes, votesIn } from '../data/states.ts';
import type { Sum } from '../state.ts';
import { type CardId, type Family, undecidedBox } from '../vocabulary.ts';
import type { Mark, Messages } from './messages.ts';
import { arithmetic, hasValue, highestFirst, laidOut, otherSons, players, titles } from './words.ts';

const cash = (say: Say, thousands: number): string => `$${say.number(thousands * 1000)}`;
const votes = (say: Say, n: number): string => `${say.number(n)} ${say.plural(n, 'vote', 'votes')}`;
const cards = (say: Say, n: number): string => `${n} ${say.plural(n, 'card', 'cards')}`;

function card(say: Say, id: CardId): string {
  const { family, value } = cardOf(id);
  if (family === 'money') return `Money ${cash(say, value)}`;
  if (family === 'endorsement') return `${say.title(id)} (Endorsement, ${cash(say, value)})`;
  if (family === 'rumor') return `${say.title(id)} (Rumor, −${cash(say, value)})`;
  return say.title(id);
}
const cardList = (say: Say, ids: readonly CardId[]): string => say.list(sorted(ids).map((id) => card(say, id)));

const effects: { [F in Family]: string } = {
  money: 'Adds to the section it lies on. The only card that pays for groundwork.',
  endorsement: 'Adds to the section it lies on, unless a ruling cancels it.',
  rumor: 'Takes from an opponent’s section, unless a Squelch lies there.',
  squelch: 'Silences every Rumor on the same section, in this state.',
  zero: 'Nothing. A bluff.',
  scandal: 'All cards in the state are void, and it is campaigned again.',
  'party-ruling': 'No Endorsement counts anywhere in the state.',
  'state-ruling': 'No Endorsement counts on the section it lies on.',
  'favorite-son': 'The owner of the section wins the state; once a game for each candidate.',
  deadlock: 'Nobody wins the state: its votes go to Undecided.',
};

const box = (say: Say, id: string): string => (id === undecidedBox ? 'the Undecided votes' : say.title(id));
const boxTitle = (say: Say, id: string, kind: string): string =>
  kind === 'elimination' ? 'For the right to stay' : id === undecidedBox ? 'Convention' : say.title(id);

function sumsOf(say: Say, sums: readonly Sum[]): string {
  const counted = highestFirst(sums.filter(hasValue)).map((sum) => `${say.player(sum.seat)} ${arithmetic(sum)}`);
  const others = sums.filter((sum) => !hasValue(sum)).length;
  if (counted.length === 0) return 'nothing for anybody';
  return counted.join('; ') + (others > 0 ? '; nothing for the others' : '');
}

function notes(say: Say, { sums, partyRuling, verdict }: Messages['count']): string {
  const said: string[] = [];
  if (verdict.kind === 'deadlock' || verdict.kind === 'scandal') return '';
  if (partyRuling) said.push('Party Ruling: no Endorsement counts.');
  const ruled = sums.filter(({ ruled: by }) => by && !partyRuling).map(({ seat }) => seat);
  if (ruled.length > 0) said.push(`State Ruling: no Endorsement counts for ${players(say, ruled)}.`);
  const squelched = sums.filter((sum) => sum.squelched && sum.rumors.length > 0).map(({ seat }) => seat);
  if (squelched.length > 0) said.push(`Squelch: no Rumor counts against ${players(say, squelched)}.`);
  const sons = otherSons(sums, verdict);
  if (sons.length > 0) said.push(`Favorite Son: ${players(say, sons)}.`);
  return said.map((note) => ` ${note}`).join('');
}

function outcome(say: Say, { verdict, votes: n, kind }: Messages['count']): string {
  const elimination = kind === 'elimination';
  switch (verdict.kind) {
    case 'deadlock':
      return `Deadlock! The ${votes(say, n)} go to Undecided.`;
    case 'scandal':
      return 'Scandal! Every card there is discarded, and the campaign starts again.';
    case 'won':
      return elimination
        ? `${say.player(verdict.by)} comes first.`
        : `${say.player(verdict.by)} wins ${votes(say, n)}${verdict.son ? ' by a Favorite Son' : ''}.`;
    case 'tie':
      return `${players(say, verdict.among)} are tied and campaign again.`;
    case 'nobody':
      if (elimination) return 'Nobody is above zero.';
      return kind === 'convention'
        ? `Nobody is above zero, and the ${votes(say, n)} ${say.plural(n, 'stays', 'stay')} Undecided.`
        : `Nobody is above zero, and the ${votes(say, n)} ${say.plural(n, 'goes', 'go')} to Undecided.`;
  }
}

/** What becomes of somebody's votes, if there are any. */
const freed = (say: Say, n: number): string => (n === 0 ? '' : `: ${votes(say, n)} for Undecided`);

const marks: { [M in Mark]: string } = {
  dealer: 'Dealer',
  bandwagon: 'Bandwagon',
  'son-used': 'Favorite Son used',
  incumbent: 'Incumbent',
  eliminated: 'out of the race',
};
const at = (say: Say, id: string): string => (id === undecidedBox ? '' : ` in ${say.title(id)}`);

export const phrases: Phrases<Messages> = {
  'ask.bid': () => 'Which cards do you show? The most Money and Endorsements deals first. All see them, then you take them back.',
  'ask.primary': ({ tuesday }) => (tuesday ? 'Super Tuesday! Which primary is held first?' : 'You deal. Which primary is held?'),
  'ask.second': ({ first }, say) => `And which primary bordering ${say.title(first)} is held after it?`,
  'ask.order': ({ primary }, say) => `In which order are ${say.title(primary)} decided?`,
  'ask.claim': ({ seat, primary }, say) => `${say.player(seat)} calls ${say.title(primary)}. Do you proclaim Super Tuesday?`,
  'ask.campaign': ({ boxes, owes }, say) =>
    `Your campaign for ${say.list(boxes.map((id) => box(say, id)))}: choose a card to place, then submit.${owes > 0 ? ` You took ${cards(say, owes)}: lay or discard at least as many.` : ''}`,
  'ask.again': ({ box: id, why }, say) =>
    ({
      scandal: `A Scandal${at(say, id)}! Campaign again: choose a card to place, then submit.`,
      tie: `A tie! Campaign again for ${box(say, id)}: choose a card to place, then submit.`,
      elimination: 'Campaign for the right to stay: choose a card to place, then submit.',
    })[why],
  'ask.where': ({ card: id }, say) => `Where do you lay ${card(say, id)}?`,
  'ask.groundwork': () => 'For which primary do you prepare? You then stay out of the present one.',
  'ask.prepared': ({ primary, amount }, say) =>
    `You prepare ${say.title(primary)} with ${cash(say, amount)} and stay out of this primary. Submit it?`,
  'ask.groundwork-money': ({ primary }, say) => `Which Money do you spend on ${say.title(primary)}? It is laid face up.`,
  'ask.discard-down': ({ n }, say) => `You hold too many cards. Discard ${cards(say, n)}.`,
  'ask.contested': ({ declined }, say) =>
    `Which Undecided states are put to the vote now, as one?${declined > 0 ? ` (${declined} ${say.plural(declined, 'Dealer', 'Dealers')} before you chose none.)` : ''} You may choose none.`,

  card: ({ card: id }, say) => card(say, id),
  'card.effect': ({ card: id }) => effects[cardOf(id).family],
  place: ({ box: id, on, own }, say) => `${own ? 'Your own section' : say.player(on)}${id === undecidedBox ? '' : ` · ${id}`}`,
  'place.group': ({ box: id }, say) => (id === undecidedBox ? 'Undecided votes' : `${say.title(id)} (${votes(say, electoralVotes[id]!)})`),
  'place.discard': () => 'Discard it face up',
  'place.discard.detail': ({ owes }, say) => `Counts toward the ${cards(say, owes)} you owe as the Favorite.`,
  cancel: () => 'Back',
  'back.placed': ({ card: id, box: where, on, own }, say) =>
    `Take back: ${card(say, id)} – ${own ? 'you' : say.player(on)}${where === undecidedBox ? '' : `, ${say.title(where)}`}`,
  'back.discarded': ({ card: id }, say) => `Take back: ${card(say, id)} – discarded`,
  'back.groundwork': ({ primary, amount }, say) => `Take back: groundwork, ${cash(say, amount)} for ${say.title(primary)}`,
  groundwork: () => 'Prepare another primary',
  'groundwork.detail': () => 'Spend Money on a primary to come, and stay out of this one.',
  submit: ({ n }, say) => `Submit ${cards(say, n)}`,
  'submit.detail': () => 'After this nothing can be changed.',
  'submit.groundwork': ({ primary, amount }, say) => `Submit: ${cash(say, amount)} for ${say.title(primary)}`,
  pass: () => 'Pass',
  'pass.detail': () => 'You lay no card.',
  primary: ({ primary }, say) => say.title(primary),
  'primary.detail': ({ states, groundwork }, say) =>
    [votes(say, votesIn(...states)), ...groundwork.map(({ seat, amount }) => `${say.player(seat)} ${cash(say, amount)}`)].join(' · '),
  order: ({ states }, say) => states.map((id) => say.title(id)).join(', then '),
  state: ({ state }, say) => `${say.title(state)}, ${votes(say, electoralVotes[state]!)}`,
  claim: () => 'Proclaim Super Tuesday',
  'claim.detail': () => 'Discard two Zeros, draw two cards, deal, and choose up to two primaries that border each other.',
  decline: () => 'Let it be',
  alone: () => 'No second primary',
  'order.no-claim': () => 'Never proclaim Super Tuesday',
  'order.no-claim.detail': () => 'You are not asked about it any more.',
  'group.hand': () => 'Your hand',
  'group.plan': () => 'Your plan',
  'group.end': () => 'Your turn',

  'blocked.no-place': () => 'There is no place left for it.',
  'blocked.campaigning': () => 'Take your cards back first: you campaign or you prepare.',
  'blocked.favorite': () => 'The Favorite of a primary cannot prepare another one.',
  'blocked.no-money': () => 'You hold no Money.',
  'blocked.no-primary': () => 'No other primary is left.',
  'blocked.owes': ({ owes, has }, say) => `You took ${cards(say, owes)}: lay or discard at least as many (${has} so far).`,
  'blocked.zeros': () => 'You need two Zeros.',

  dealt: ({ cards: ids }, say) => `You are dealt ${cardList(say, ids)}.`,
  incumbent: ({ seat }, say) => `${say.player(seat)} won the last game and plays as the Incumbent, with a hand of 6.`,
  bid: ({ seat, cards: ids, total }, say) =>
    `${say.player(seat)} shows ${ids.length === 0 ? 'nothing' : `${cardList(say, ids)}${ids.length > 1 ? `, ${cash(say, total)} in all` : ''}`}.`,
  dealer: ({ seat, tied }, say) => `${say.player(seat)} deals first${tied ? ', by lot' : ''}.`,
  names: ({ seat, states }, say) =>
    `${say.player(seat)} deals and calls a primary: ${states.map((id) => `${say.title(id)} (${electoralVotes[id]})`).join(', then ')}.`,
  'claims.nobody': () => 'Nobody proclaims Super Tuesday.',
  claims: ({ seat, dealer }, say) =>
    `Super Tuesday! ${say.player(seat)} discards two Zeros, draws 2 cards and deals instead of ${say.player(dealer)}.`,
  'tuesday.draw': () => 'Everybody draws 3 cards.',
  'draws.you': ({ cards: ids }, say) => `You draw ${cardList(say, ids)}.`,
  favorite: ({ seat, primary, from }, say) =>
    `${say.player(seat)} is the Favorite in ${say.title(primary)}${from.length === 0 ? ' and takes no card' : ` and takes a card${from.length > 1 ? ' each' : ''} from ${players(say, from)}`}.`,
  'theft.took': ({ from, card: id }, say) => `From ${say.player(from)} you take ${card(say, id)}.`,
  'theft.lost': ({ by, card: id }, say) => `${say.player(by)} takes ${card(say, id)} from you.`,
  laid: ({ card: id, box: where, on, own }, say) =>
    `You lay ${card(say, id)} on ${own ? 'your own' : `${say.player(on)}’s`} section${at(say, where)}.`,
  campaigns: ({ seat, counts }, say) => {
    const n = counts.reduce((sum, one) => sum + one.n, 0);
    const places = laidOut(
      say,
      counts,
      (on) => `on ${say.player(on)}`,
      (id) => at(say, id),
    );
    return `${say.player(seat)} lays ${cards(say, n)} face down${counts.length === 1 ? places[0] : `: ${places.join('; ')}`}.`;
  },
  passes: ({ seat }, say) => `${say.player(seat)} passes.`,
  'passes.empty': ({ seat }, say) => `${say.player(seat)} has no cards.`,
  'gives-up': ({ seat, cards: ids }, say) => `${say.player(seat)} discards ${cardList(say, ids)}.`,
  prepares: ({ seat, primary, cards: ids, total }, say) =>
    `${say.player(seat)} prepares ${say.title(primary)} with ${cardList(say, ids)}: ${cash(say, total)} there now.`,
  count: (args, say) => {
    const { verdict, sums, box: id, kind } = args;
    const void_ = verdict.kind === 'deadlock' || verdict.kind === 'scandal';
    return `${boxTitle(say, id, kind)}: ${void_ ? '' : `${sumsOf(say, sums)}${verdict.kind === 'nobody' ? '. ' : ': '}`}${outcome(say, args)}${notes(say, args)}`;
  },
  'discards-down': ({ seat, cards: ids }, say) => `${say.player(seat)} discards ${cardList(say, ids)}.`,
  bandwagon: ({ seat, bonus, votes: n }, say) =>
    `${say.player(seat)} won the most (${votes(say, n)}), ${bonus > 1 ? `keeps the Bandwagon and draws ${bonus} extra cards` : 'takes the Bandwagon and draws an extra card'}.`,
  'bandwagon.tie': ({ seats }, say) => `${players(say, seats)} won the most and draw an extra card each; nobody has the Bandwagon.`,
  'bandwagon.none': () => 'Nobody won a vote; nobody has the Bandwagon.',
  reshuffle: ({ n }, say) => `The ${cards(say, n)} of the discard pile are shuffled into a new deck.`,
  deals: ({ seat }, say) => `${say.player(seat)} deals next.`,
  convention: ({ votes: n }, say) => `The primaries are over, and nobody has 270 votes: the Convention opens with ${votes(say, n)} Undecided.`,
  'convention.leader': ({ seat, votes: n }, say) => `${say.player(seat)} leads with ${votes(say, n)}, takes the Bandwagon and draws a card.`,
  'convention.leaders': ({ seats, votes: n }, say) =>
    `${players(say, seats)} lead with ${votes(say, n)} each and draw a card; nobody has the Bandwagon.`,
  'round.empty': () => 'No vote is Undecided.',
  'round.all': () => 'Every Dealer has chosen none: all Undecided states are put to the vote.',
  contested: ({ seat, states }, say) => `${say.player(seat)} puts ${titles(say, states)} to the vote: ${votes(say, votesIn(...states))}.`,
  'contested.none': ({ seat }, say) => `${say.player(seat)} puts no state to the vote.`,
  quiet: () => 'A round without a winner.',
  lowest: ({ seats, votes: n }, say) => `${players(say, seats)} share the last place with ${votes(say, n)}: they campaign for the right to stay.`,
  safe: ({ seat }, say) => `${say.player(seat)} stays.`,
  'lowest.again': () => 'Nobody was above zero: once more.',
  'lowest.lot': ({ seat }, say) => `Again nobody was above zero: the lot falls on ${say.player(seat)}.`,
  eliminated: ({ seat, votes: n }, say) => `${say.player(seat)} is eliminated${freed(say, n)}.`,
  left: ({ seat, votes: n }, say) => `${say.player(seat)} leaves the race${freed(say, n)}.`,

  'won.votes': ({ seat, votes: n }, say) => `${say.player(seat)} is nominated with ${votes(say, n)}!`,
  'won.last': ({ seat, votes: n }, say) => `${say.player(seat)} is nominated as the last one standing, with ${votes(say, n)}!`,
  'won.left': ({ seat }, say) => `Everybody else has left: ${say.player(seat)} is nominated.`,

  race: ({ votes: all, undecided, primaries }, say) =>
    `${all.map(({ seat, votes: n }) => `${say.player(seat)} ${n}`).join(', ')} of the 270 votes to win; ${undecided} Undecided; ${primaries} ${say.plural(primaries, 'primary', 'primaries')} to come.`,
  'board.runner': ({ seat, votes: n, hand, won, marks: all }, say) =>
    [
      `**${seat} ${say.player(seat)}** (${say.seat(seat)}): ${votes(say, n)}`,
      `${cards(say, hand)} in hand`,
      ...all.map((mark) => marks[mark]),
      ...(won.length > 0 ? [won.join(' ')] : []),
    ].join(' · '),
  'board.contest': ({ kind, primary, live }, say) => {
    const name = kind === 'elimination' ? 'For the right to stay' : primary === null ? 'The Convention' : say.title(primary);
    return `**${name}** ${live ? '– polls are open' : '– decided'}`;
  },
  'board.piles': ({ box: id, votes: n, piles }, say) =>
    `${id === undecidedBox ? 'Undecided' : say.title(id)}${n > 0 ? ` (${n})` : ''}: ${
      piles.length === 0
        ? 'no cards yet'
        : piles.map(({ by, on, n: count }) => `${cards(say, count)} by ${say.player(by)} on ${say.player(on)}`).join('; ')
    }`,
  'board.away': ({ seats }, say) => `Preparing elsewhere: ${players(say, seats)}`,
  'board.map': ({ primaries }) =>
    primaries.length === 0
      ? 'Every primary has been held.'
      : `Primaries to come: ${primaries.map(({ states, votes: n }) => `${states.join('–')} ${n}`).join(' · ')}`,
  'board.groundwork': ({ primary, ranks }, say) =>
    `Groundwork in ${say.title(primary)}: ${ranks.map(({ seat, amount }, i) => `${say.player(seat)} ${cash(say, amount)}${i === 0 ? ' (Favorite)' : i === 1 ? ' (Runner-Up)' : ''}`).join(', ')}`,
  'board.undecided': ({ states, votes: n }, say) =>
    states.length === 0 ? 'Nothing is Undecided.' : `Undecided, ${votes(say, n)}: ${states.join(' ')}`,
  'board.cards': ({ deck, discard }) => `Draw pile ${deck} · discard pile ${discard}`,
  'hand.empty': () => 'You hold no cards.',
  'hand.card': ({ n, card: id }, say) => `${n}. ${card(say, id)}`,
  'hand.bid': ({ cards: ids }, say) => `You show: ${ids.length === 0 ? 'nothing' : cardList(say, ids)}`,
  'hand.plan': ({ card: id, box: where, on }, say) => `Planned: ${card(say, id)} on ${say.player(on)}’s section${at(say, where)}`,
  'hand.plan.discard': ({ card: id }, say) => `Planned: discard ${card(say, id)}`,
  'hand.plan.groundwork': ({ primary, amount }, say) => `Planned: groundwork, ${cash(say, amount)} for ${say.title(primary)}`,
  'hand.laid': ({ card: id, box: where, on }, say) => `Face down: ${card(say, id)} on ${say.player(on)}’s section${at(say, where)}`,
  'hand.took': ({ card: id, from }, say) => `Taken from ${say.player(from)}: ${card(say, id)}`,
  'hand.lost': ({ card: id, by }, say) => `Taken by ${say.player(by)}: ${card(say, id)}`,
};
