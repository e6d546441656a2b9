import type { Phrases } from '../../../../i18n/types.ts';
import { printOf } from '../../data/cards.ts';
import type { Labels } from '../../labels.ts';
import type { Mark } from '../../messages.ts';
import type { Verdict } from '../../state.ts';
import { type Face, type Family, majority, undecidedBox } from '../../vocabulary.ts';
import { cardName } from './names.ts';

const marks: { [M in Mark]: string } = {
  dealer: 'Dealer',
  bandwagon: 'Bandwagon',
  'son-used': 'Son used',
  incumbent: 'Incumbent',
  eliminated: 'out',
};

const families: { [F in Family]: string } = {
  money: 'Money',
  endorsement: 'Endorsement',
  rumor: 'Rumor',
  squelch: 'Squelch',
  zero: 'Zero',
  scandal: 'Problem',
  'party-ruling': 'Problem',
  'state-ruling': 'Problem',
  'favorite-son': 'Problem',
  deadlock: 'Problem',
};

const does: { [F in Family]: string } = {
  money: 'Adds to a section; pays for groundwork.',
  endorsement: 'Adds to a section unless ruled out.',
  rumor: 'Takes from an opponent.',
  squelch: 'Silences Rumors on a section.',
  zero: 'Nothing. A bluff.',
  scandal: 'All cards void; campaign again.',
  'party-ruling': 'No Endorsement counts in the state.',
  'state-ruling': 'No Endorsement counts on the section.',
  'favorite-son': 'Its section’s owner wins. Once a game.',
  deadlock: 'The state goes to Undecided.',
};

/** Problems and similar cards in as few letters as possible; cards with a value are shown by it. */
const chips: { [F in Family]: string } = {
  money: '',
  endorsement: '',
  rumor: '−',
  squelch: 'Squelch',
  zero: 'Zero',
  scandal: 'Scandal',
  'party-ruling': 'Party R.',
  'state-ruling': 'State R.',
  'favorite-son': 'Fav. Son',
  deadlock: 'Deadlock',
};

/** What is special about how a state was decided. */
const outcomes: { [K in Verdict['kind']]: string } = {
  won: 'Favorite Son',
  deadlock: 'Deadlock',
  scandal: 'Undecided',
  tie: 'Undecided',
  nobody: 'Undecided',
};

function chip(card: Face): string {
  const { family, value } = printOf(card);
  return value === 0 ? chips[family] : `${chips[family]}${value}`;
}

export const labels: Phrases<Labels, 'en'> = {
  'look.paper': () => 'The Primary Gazette',
  'look.race': () => 'The race',
  'look.bids': () => 'WHO IS THE FIRST DEALER?',
  'look.chooses': ({ seat }, say) => `${say.player(seat)} CHOOSES`,
  'look.campaigns': ({ seat }, say) => `${say.player(seat)} CAMPAIGNS`,
  'look.discards': ({ seat }, say) => `${say.player(seat)} DISCARDS`,
  'look.super-tuesday': () => 'SUPER TUESDAY?',
  'look.decide': ({ n }) => `${n} PLAYERS DECIDE`,
  'look.nominated': ({ seat }, say) => `${say.player(seat)} IS NOMINATED`,
  'look.primary': ({ n, of }) => `Primary ${n} of ${of}`,
  'look.convention': () => 'Convention',
  'look.over': () => 'The end',
  'look.polls': ({ kind, live }) => (kind === 'elimination' ? 'To stay in the race' : live ? 'Polls are open' : 'Result'),
  'look.start': ({ n }) => `${n} PRIMARIES`,
  'look.start.hint': ({ bids }) =>
    bids ? 'The highest bidder becomes the Dealer, who calls the first primary.' : 'The Dealer calls a primary. These have the most votes.',
  'look.verdict': ({ verdict }, say) => {
    if (verdict.kind === 'won') return `${say.player(verdict.by)} wins${verdict.son ? ': Favorite Son' : ''}`;
    return { deadlock: 'Deadlock: Undecided', scandal: 'Scandal: again', tie: 'Tie: again', nobody: 'Nobody: Undecided' }[verdict.kind];
  },
  'look.outcome': ({ verdict }) => outcomes[verdict.kind],
  'look.again': ({ tie }) => (tie ? 'Tie: again' : 'Scandal: again'),
  'look.idle': ({ why }) => why.map((one) => ({ silenced: 'silenced', 'ruled-out': 'ruled out' })[one]).join(', '),
  'look.stake': ({ votes }, say) => `At stake: ${say.number(votes)}`,
  'look.owes': ({ owes, has }) => `Favorite: play or discard at least ${owes} (${has} so far)`,
  'look.bid': ({ counts }) => (counts ? 'Counts in a bid.' : 'Counts nothing.'),
  'look.undecided': () => 'Undecided',
  'look.piles': ({ deck, discard }) => `Draw pile ${deck} · discards ${discard}`,
  'look.deck': () => 'Draw pile',
  'look.discard': () => 'Discards',
  'look.to-come': ({ votes, primaries }, say) =>
    primaries === 0 ? 'No primaries left' : `${votes} left in ${primaries} ${say.plural(primaries, { one: 'primary', other: 'primaries' })}`,
  'look.groundwork': ({ placed }, say) =>
    `Groundwork: ${placed.map(({ states, ranks }) => `${states.join('-')} ${ranks.map(({ seat, amount }) => `${say.token(seat)} ${amount}`).join(', ')}`).join(' · ')}`,
  'look.status': ({ marks: all }) => all.map((mark) => marks[mark]).join(' · '),
  'look.to-win': () => `${majority} to win`,
  'look.first-dealer': () => 'First Dealer',
  'look.favorite': () => 'The Favorite',
  'look.ahead': () => 'Groundwork',
  'look.tuesday': () => 'Super Tuesday!',
  'look.name': ({ card }) => cardName(card),
  'look.chip': ({ card }) => chip(card),
  'look.family': ({ family }) => families[family],
  'look.does': ({ family }) => does[family],
  'look.value': ({ value }, say) => `${value < 0 ? '−' : '+'}$${say.number(Math.abs(value))}k`,
  'look.placed': ({ box, on, own }, say) => `${own ? 'You' : say.player(on)}${box === undecidedBox ? '' : ` · ${box}`}`,
  'look.discarded': () => 'Discard',
  'look.spent': () => 'Groundwork',
  'look.plan': () => 'Your cards',
  'look.known': () => 'Cards you know of, in hand or face down',
};
