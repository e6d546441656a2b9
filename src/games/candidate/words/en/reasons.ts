/** Why a candidate made a move, in English: each completes “mainly to …”. */
import type { Phrases, Say } from '../../../../i18n/types.ts';
import type { Try } from '../../rules/fought.ts';
import type { Stake } from '../../rules/laid.ts';
import type { Reasons } from '../../rules/reasons.ts';
import { undecidedBox } from '../../vocabulary.ts';
import { familyNames } from './names.ts';
import { box as boxName, cards, k, stateName, votes } from './parts.ts';

type Say_ = Say<'en'>;
const primary = (say: Say_, states: readonly string[]): string => say.list(states.map((id) => stateName(say, id)));
const boxes = (say: Say_, ids: readonly string[]): string => say.list(ids.map((id) => boxName(say, id)));
const at = (say: Say_, { box, votes: n }: { box: string; votes: number }): string =>
  box === undecidedBox ? 'at the Convention' : `in ${stateName(say, box)} (${votes(say, n)})`;
/** «Texas (32 votes)», after «win». */
const prize = (say: Say_, { box, votes: n }: { box: string; votes: number }): string =>
  box === undecidedBox ? 'at the Convention' : `${stateName(say, box)} (${votes(say, n)})`;
function tried(say: Say_, { total, counted, ...here }: Try): string {
  const sum = total === undefined ? '' : ` with ${k(total)}`;
  return `${prize(say, here)}${sum}${counted === undefined ? '' : `, of which ${k(counted)} counted`}`;
}
/** «1 card against it, 2 for rivals»; old reviews know only how many there are. */
function rivalCards(say: Say_, against: number, attacks: number | undefined): string {
  if (attacks === undefined) return `${cards(say, against)} against it`;
  const theirs = against - attacks;
  if (attacks === 0) return `${cards(say, theirs)} for rivals`;
  return `${cards(say, attacks)} against it${theirs > 0 ? `, ${theirs} for rivals` : ''}`;
}
/** «$50k in Texas (32 votes; 2 cards for rivals)». */
function stake(say: Say_, { box, votes: n, total, squelched, free, against = 0, attacks, less, ruled }: Stake): string {
  const facts = [
    box === undecidedBox ? '' : votes(say, n),
    against > 0 ? rivalCards(say, against, attacks) : free ? 'nobody else has a card' : '',
    less ? `${k(less.amount)} off ${say.of(say.player(less.on))} total` : '',
    ruled ? 'rivals’ Endorsements don’t count' : '',
    squelched ? 'safe from Rumors' : '',
  ].filter((one) => one !== '');
  return `${k(total)} ${box === undecidedBox ? 'at the Convention' : `in ${stateName(say, box)}`}${facts.length > 0 ? ` (${facts.join('; ')})` : ''}`;
}
/** What is kept beside so much laid, if any of it is told. */
function keeping(laid: number | undefined, kept: number | undefined): string {
  if (laid === undefined) return ', and keep the others';
  return kept === undefined ? '' : `, and keep ${k(kept)}`;
}
/** «4 of 7 cards», as far as it is known how many there were. */
const someOf = (say: Say_, n: number, of: number | undefined): string =>
  n === of ? 'the last card' : of === undefined ? cards(say, n) : `${n} of ${cards(say, of)}`;
/** «it for a new card», or several. */
const traded = (n: number): string => (n > 1 ? 'them for new cards' : 'it for a new card');
const inBoxes = (say: Say_, ids: readonly string[]): string => (ids.includes(undecidedBox) ? 'at the Convention' : `in ${boxes(say, ids)}`);
const worth = (n: number, say: Say_): string => (n > 0 ? ` (${votes(say, n)})` : '');

export const reasons: Phrases<Reasons, 'en'> = {
  'why.elected': ({ votes: n }, say) => `win the nomination with ${votes(say, n)}`,
  'why.wins': ({ boxes: ids, votes: n }, say) => `win ${boxes(say, ids)} (${votes(say, n)})`,
  'why.survives': () => 'stay in the race',
  'why.clinches': ({ lacking, ...here }, say) =>
    `win the nomination ${at(say, here)}: ${votes(say, lacking)} ${say.plural(lacking, { one: 'is', other: 'are' })} enough`,
  'why.denies': ({ rival, lacking, ...here }, say) =>
    `keep ${say.player(rival)}, who needs only ${votes(say, lacking)}, from winning the nomination ${at(say, here)}`,
  'why.son': ({ at: others = [], free, ...here }, say) =>
    `win ${prize(say, here)} with a Favorite Son${free ? '' : ', regardless of any rival’s money'}${others.length > 0 ? `, and have ${say.list(others.map((one) => stake(say, one)))}` : ''}`,
  'why.raises': ({ amount, ...here }, say) => `be ${k(amount)} stronger ${at(say, here)}`,
  'why.totals'({ at: stakes, kept = 0, after }, say) {
    const sums = say.list(stakes.map((one) => stake(say, one)));
    if (!after) return `have ${sums}${kept > 0 ? `, with ${k(kept)} kept for later` : ''}`;
    return `${after === 'tie' ? 'break the tie' : 'win after the Scandal'} with ${sums}${kept > 0 ? `, and keep ${k(kept)} for later` : ''}`;
  },
  'why.backs': ({ total, ...here }, say) => `have ${k(total)} ${at(say, here)} in case a rival has a Favorite Son there, too`,
  'why.tries': ({ more = [], ...first }, say) => `win ${say.list([first, ...more].map((one) => tried(say, one)))}`,
  'why.squelches': (here, say) => `be safe from every Rumor ${at(say, here)}`,
  'why.lowers': ({ on, amount, ...here }, say) => `take ${k(amount)} off ${say.of(say.player(on))} total ${at(say, here)}`,
  'why.scandal': ({ again, bare = [], ...here }, say) => {
    const alone = bare.length > 0 ? `: ${say.player(bare)} ${say.agree(bare, 'has', 'have')} no card left for that` : '';
    return again === undefined
      ? `cancel every card ${at(say, here)} and start over${alone}`
      : `make whatever is laid ${at(say, here)} count for nothing and fight again with up to ${k(again)}${alone}`;
  },
  'why.deadlock': (here, say) => `let nobody win ${at(say, here)}`,
  'why.rules': ({ on, ...here }, say) =>
    `make ${on === null ? 'every Endorsement' : `${say.of(say.player(on))} Endorsements`} count for nothing ${at(say, here)}`,
  'why.bluffs': ({ on, ...here }, say) =>
    on === null ? `bluff ${at(say, here)}, because nobody sees what lies face down` : `bluff on ${say.of(say.player(on))} section ${at(say, here)}`,
  'why.renews'({ wonders, n = 1, who = [], shown, first, rest = [], under, spent }, say) {
    if (shown) return `trade ${n > 1 ? `${cards(say, n)} that do nothing for new ones` : 'a card that does nothing for a new one'}`;
    const useless = spent ? ' (a second Favorite Son does nothing)' : '';
    const voided = under ? ` (${n > 1 ? 'they count' : 'it counts'} for nothing under the ${familyNames[under]})` : useless;
    const guessing = `keep ${who.length > 0 ? say.player(who) : 'the others'} guessing`;
    if (!first) return `trade ${traded(n)} afterwards${voided}${wonders ? `, and ${guessing} meanwhile` : ''}`;
    const others = rest.length > 0 ? `, and have ${say.list(rest.map((one) => stake(say, one)))} with the rest` : '';
    if (wonders) return `${guessing} with the first card, which is traded for a new one afterwards${voided}${others}`;
    return `trade the first card for a new one afterwards${voided}${others}`;
  },
  'why.hinders.leader': ({ on, boxes: ids, total }, say) => `hold back ${say.player(on)}, who leads with ${votes(say, total)}, ${inBoxes(say, ids)}`,
  'why.hinders.dealer': ({ on, boxes: ids }, say) => `get in the way of ${say.player(on)}, the Dealer, who plays last ${inBoxes(say, ids)}`,
  'why.hinders': ({ on, boxes: ids }, say) => `influence ${say.of(say.player(on))} total ${inBoxes(say, ids)}`,
  'why.stacks': ({ n, of, ...here }, say) => `compete for ${prize(say, here)} with ${n} of the ${cards(say, of)} they laid`,
  'why.competes'({ boxes: ids, votes: n, after, n: laid, of, others }, say) {
    if (after === 'tie') return `break the tie ${inBoxes(say, ids)}${worth(n, say)}`;
    if (after === 'scandal') return `take ${boxes(say, ids)}${worth(n, say)} after the Scandal`;
    const away = others ? `, ${others.n} of them against ${say.player(others.on)}` : '';
    if (laid !== undefined && laid > 1 && laid === of) return `put all ${cards(say, laid)} into ${boxes(say, ids)}${worth(n, say)}${away}`;
    const all = `compete ${ids.includes(undecidedBox) ? 'at the Convention' : `for ${boxes(say, ids)}`}${worth(n, say)}`;
    return laid === undefined ? all : `${all} with ${someOf(say, laid, of)}${away}`;
  },
  'why.prepares.favorite': ({ states, votes: n, amount }, say) =>
    `be the Favorite in ${primary(say, states)} (${votes(say, n)})${amount === undefined ? '' : ` with ${k(amount)} of groundwork`}`,
  'why.prepares': ({ states, votes: n, amount }, say) =>
    `have ${amount === undefined ? '' : `${k(amount)} of `}groundwork in ${primary(say, states)} (${votes(say, n)})`,
  'why.claims': ({ dealer }, say) => `become the Dealer in place of ${say.player(dealer)} and call up to two primaries`,
  'why.names.favorite': ({ states, votes: n }, say) => `make use of being the Favorite in ${primary(say, states)} (${votes(say, n)})`,
  'why.names.clear': ({ states, votes: n }, say) => `play ${primary(say, states)} (${votes(say, n)}), which no rival has prepared`,
  'why.names.big': ({ states, votes: n }, say) => `play last where the most votes are at stake: ${primary(say, states)} (${votes(say, n)})`,
  'why.names.small': ({ states, votes: n }, say) => `risk as few votes as possible: ${primary(say, states)} (${votes(say, n)})`,
  'why.names.strong': ({ states, votes: n, total, most }, say) =>
    most === undefined
      ? `play for many votes with a strong hand (${k(total)}): ${primary(say, states)} (${votes(say, n)})`
      : `play for ${primary(say, states)} (${votes(say, n)}), where up to ${k(most)} can be laid`,
  'why.names.weak': ({ states, votes: n, total, least }, say) =>
    `risk ${least ? 'as few votes as possible' : 'few votes'} with a weak hand (${k(total)}): ${primary(say, states)} (${votes(say, n)})`,
  'why.names.many': ({ states, votes: n, single }, say) =>
    `play last for ${primary(say, states)}${single ? ', the biggest single state left' : ''} (${votes(say, n)})`,
  'why.names.few': ({ states, votes: n }, say) => `put few votes at stake: ${primary(say, states)} (${votes(say, n)})`,
  'why.names.last': ({ states, votes: n }, say) => `play last in the last primary, ${primary(say, states)} (${votes(say, n)})`,
  'why.names': ({ states, votes: n }, say) => `play last in ${primary(say, states)} (${votes(say, n)})`,
  'why.orders': ({ state }, say) => `have ${stateName(say, state)} decided first`,
  'why.bids': ({ total }) => `become the first Dealer, who calls the primary and plays last, with a bid of ${k(total)}`,
  'why.bids.none': () => 'show nobody a card, at the price of not being the Dealer',
  'why.passes.crowded': ({ votes: n, n: laid, who }, say) =>
    `save cards where ${who === undefined ? 'the others have' : `${say.player(who)} has`} laid ${cards(say, laid)} for ${votes(say, n)}`,
  'why.passes.son': ({ votes: n }, say) => `keep the Favorite Son for a bigger prize than ${votes(say, n)}`,
  'why.passes.idle': ({ n }, say) =>
    n > 1 ? `keep ${cards(say, n)} that can’t win a state: no Money or Endorsement is among them` : 'keep a card that can’t win a state',
  'why.passes': ({ votes: n }, say) => `save cards rather than spend them on ${votes(say, n)}`,
  'why.trims': ({ n }, say) => `give up only ${cards(say, n)} that the rules make them discard`,
  'why.contests': ({ states, votes: n }, say) => `put ${primary(say, states)} (${votes(say, n)}) to the vote`,
  'why.contests.all': ({ votes: n }, say) => `have all ${votes(say, n)} that are Undecided decided at once`,
  'why.contests.none': () => 'leave the choice to the next Dealer and keep every card',
  'why.declines': ({ dealer }, say) => `leave the primary to ${say.player(dealer)} and keep every card`,
  'why.groundwork': ({ votes: n }, say) =>
    n === undefined ? 'prepare a later primary while sitting this one out' : `prepare a later primary rather than campaign for ${votes(say, n)} now`,
  'why.rethinks': () => 'use the cards in a better place',
  'why.submits': ({ boxes: ids, votes: n, laid, kept }, say) =>
    `campaign ${inBoxes(say, ids)}${worth(n, say)} with ${laid === undefined ? 'the cards laid so far' : `${k(laid)} laid`}${keeping(laid, kept)}`,
  'why.saves': ({ n }, say) => `make the best of ${cards(say, n)}`,
};
