/** The rules, in English and in our own words. Figures come from the printed tables. */

import { following } from '../../../../i18n/options.ts';
import type { Topic } from '../../../../i18n/types.ts';
import type { options } from '../../options.ts';
import { baseHand, incumbentHand, majority, tuesday } from '../../vocabulary.ts';
import { bordering, counts, dollars, listed, of, titled } from '../facts.ts';
import { cardName, states } from './names.ts';

const number = (n: number): string =>
  ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'][n] ?? String(n);
const capital = (said: string): string => said.charAt(0).toUpperCase() + said.slice(1);
const usd = (n: number): string => `$${n.toLocaleString('en')}`;
const range = (family: 'money' | 'endorsement' | 'rumor'): string => dollars(family).map(usd).join(' to ');
const state = (id: string): string => states[id] ?? id;
const [single, double, triple] = counts.sizes;

export const topics: Topic<typeof options>[] = [
  {
    id: 'overview',
    title: 'The game in a minute',
    body: `You want your party’s nomination. Whoever has **${majority} of the ${counts.votes} votes** first wins at once, even in the middle of a primary. If nobody has when all **${counts.primaries} primaries** have been held, the **Convention** eliminates candidates one by one until somebody has.

Every primary is a contest of one, two or three states. Everybody lays cards **face down**, on their own section and on those of others; then the cards are turned over, and the highest positive sum takes each state. So add to yours, spoil theirs, and bluff.

At one table a game takes two to three hours; by messages, one to four weeks.`,
  },
  {
    id: 'setup',
    title: 'Preparation and the first Dealer',
    about: ['incumbent'],
    ...following<typeof options>(
      (
        here,
      ) => `${counts.states} vote markers lie on their states; the number is the state’s votes. Everybody is dealt **${baseHand} cards**${here?.incumbent ? `, and whoever won here before **${incumbentHand}**` : ''}.

To be the first **Dealer** everybody bids: put down any cards of your hand, in secret. They are revealed together; the highest sum of Money and Endorsements becomes the Dealer, and ties are settled by lot. The cards go back to the hands (what was shown stays known).

The Dealer calls the primary and plays last in it. Play goes clockwise. After every primary the role of Dealer passes to the left.`,
    ),
  },
  {
    id: 'sequence',
    title: 'The course of a turn',
    body: `1. The Dealer **calls a primary** still on the map, and chooses the order of its states.
2. **Campaign**: each in turn from the Dealer’s left lays cards face down; the Dealer comes last.
3. **Resolution**: state by state the cards are turned over for all to see, the state is decided, the cards are discarded.
4. **New cards**: everybody refills to ${baseHand}; the turn’s winner draws more (see Bandwagon). New cards are for the next turn.
5. The role of Dealer passes to the left.

When the draw pile is empty, the discard pile is shuffled. The discard pile is open: **Words** lists it.`,
  },
  {
    id: 'primaries',
    title: 'The primaries',
    body: `${capital(number(single))} primaries are **single** (a star on the map of the box), ${number(double)} are **double** (a square), ${number(triple)} are **triple** (a circle). All states of a primary are campaigned for together and decided one after the other, in the order the Dealer has given them: boxes A, B and C.

${listed(state, (names, votes) => `- ${names}: **${votes}**`)}`,
  },
  {
    id: 'borders',
    title: 'Which primaries border each other',
    body: `For Super Tuesday. By land, somewhere along their states; a primary of several states is called by its first.

${bordering(state, 'nothing')}`,
  },
  {
    id: 'campaign',
    title: 'The campaign',
    body: `In your one campaign turn you may, **in each state** of the primary:

- on **your own section** lay one Money, one Problem and any number of Endorsements, Squelches and Zeros, but no Rumor;
- on **each opponent’s section** lay one card of any kind. Money raises their sum!

You may leave any state out, or pass. After you submit, nothing can be changed; the others see how many of your cards lie where, not which.

**The sum** of a section is Money plus Endorsements minus Rumors. The highest sum above zero wins the state. If no sum is above zero, the votes become **Undecided**. You win with cards others laid on your section too, even if you passed.`,
  },
  {
    id: 'ties',
    title: 'Ties',
    body: `Those who share the highest positive sum campaign again for that state at once, with the cards they still hold and from zero: each on their own section, and one card on each other tied candidate. It is repeated while the top is tied. If nobody lays a card or no sum is above zero, the votes become Undecided. Whoever prepared another primary this turn and is tied takes part as well.`,
  },
  {
    id: 'rumors',
    title: 'Rumors and Squelch',
    body: `There are ${of('rumor')} **Rumors** of ${range('rumor')}. Each lowers the sum of the opponent on whose section it lies. There are ${of('squelch')} **Squelches**: one of them on a section cancels all Rumors there, in this state.

${titled('rumor', cardName, (value) => `−${usd(value * 1000)}`)}`,
  },
  {
    id: 'problems',
    title: 'Problem cards',
    body: `They are looked at in this order:

- **Deadlock** (${of('deadlock')}): nobody wins the state; its votes become Undecided.
- **Scandal** (${of('scandal')}): every card in the state is discarded, and it is campaigned again at once with the cards still in hand.
- **Party Ruling** (${of('party-ruling')}): no Endorsement counts in the whole state.
- **State Ruling** (${of('state-ruling')}): no Endorsement counts on the section it lies on.
- **Favorite Son** (${of('favorite-son')}): the owner of the section wins the state, whatever the sums. Once a game for each candidate, **whoever laid it**: given to a rival in a small state it is used up. After that it is a Zero, and so is a second one on the same section. If several work in one state, only their candidates compete. Under a Deadlock or a Scandal it has no effect and is *not* used up.

In the Convention, Deadlock and Favorite Son are Zeros.`,
  },
  {
    id: 'money',
    title: 'Money',
    body: `${of('money')} cards of ${range('money')}. Money adds to the section it lies on: one on your own in each state. It alone pays for groundwork.`,
  },
  {
    id: 'endorsements',
    title: 'Endorsements',
    body: `${of('endorsement')} cards of ${range('endorsement')}. They add to the section they lie on, any number on your own, but a Party Ruling or State Ruling cancels them.

${titled('endorsement', cardName, (value) => usd(value * 1000))}`,
  },
  {
    id: 'zero',
    title: 'Zero',
    ...following<typeof options>(
      (here) =>
        `${of('zero')} cards that do nothing: a bluff among cards that lie face down.${here && !here['super-tuesday'] ? '' : ` ${capital(number(tuesday.zeros))} of them proclaim Super Tuesday${here ? '' : ', if that option is on'}.`}`,
    ),
  },
  {
    id: 'groundwork',
    title: 'Groundwork',
    body: `Instead of campaigning you may **prepare another primary** still on the map: discard one or more Money cards face up, and their sum stands to your name there. You may add more in later turns. You are out of the present primary, recampaigns and ties included; cards laid on your section still count. On a Super Tuesday neither of the two primaries can be prepared.

When a prepared primary is called, whoever has the most money there is the **Favorite**, the next the **Runner-Up** (of equals: more votes, then nearest to the Dealer). Before the campaign the Favorite takes **one random card from everybody but the Runner-Up**. In that primary the Favorite cannot prepare another, and must lay or discard at least as many cards as were taken (with fewer in hand, all of them). The money is then gone.`,
  },
  {
    id: 'bandwagon',
    title: 'The Bandwagon',
    body: `Whoever wins the most votes in a turn draws **one card more** and takes the Bandwagon pawn; whoever had it already draws **two more**. If several won the most, each draws one more, and nobody has the pawn. If nobody won a vote, nobody has the pawn.

Whoever did nothing in a turn, neither campaign nor groundwork, keeps a hand of more than ${baseHand} cards (proclaiming Super Tuesday is neither); everybody else discards down to ${baseHand} before drawing.`,
  },
  {
    id: 'convention',
    title: 'The Convention',
    about: ['extended-convention', 'sealed-convention'],
    body: `The leader in votes takes the Bandwagon pawn and draws a card (those who lead together draw one each, without the pawn).

In each round **all Undecided votes** are contested as one state. Whoever wins them takes them all. Then new cards, and the role of Dealer passes. If nobody has ${majority}, the candidate with the **fewest votes is eliminated**: the votes become Undecided, the hand is discarded. The last one standing wins.

A round without a winner brings no elimination; two in a row do. Those who share the last place campaign for the right to stay: the winner is safe and draws new cards, and so on until one is left. If nobody is above zero twice, the lot decides.`,
  },
  {
    id: 'super-tuesday',
    title: 'Option: Super Tuesday',
    about: ['super-tuesday'],
    body: `When the Dealer has called a primary, another player may discard **${number(tuesday.zeros)} Zeros** and proclaim Super Tuesday, while two bordering primaries remain. That player draws ${tuesday.forTheDealer} cards, becomes the Dealer and calls **up to two primaries that border each other**. Everybody draws ${tuesday.forEverybody} cards, the new Dealer first; then the Dealer chooses which is held first, and the order of their states. The two are held one after the other without new cards between; the Bandwagon looks at both together. The Dealer who was interrupted has lost the turn.

Everybody who could hold ${number(tuesday.zeros)} Zeros is asked, so that nobody learns who could not. Alaska and Hawaii border nothing.`,
  },
  {
    id: 'incumbent',
    title: 'Option: Incumbent',
    about: ['incumbent'],
    body: `When the same table plays again, the winner of the game before has a hand of **${incumbentHand} cards**, beside any bonus.`,
  },
  {
    id: 'extended-convention',
    title: 'Option: Extended Convention',
    about: ['extended-convention'],
    body: `The Dealer chooses which Undecided states are contested: none, some or all, as one. Then the next Dealer does the same with those that are left. When every Dealer in turn has chosen none, all are contested. Only when the box is empty is the last candidate eliminated.`,
  },
  {
    id: 'sealed-convention',
    title: 'House option: Sealed Convention',
    about: ['sealed-convention'],
    body: `In the printed game whoever is the Dealer of the first round of the Convention plays last for the greatest prize of the game, and wins more often than anybody else. With this option **everybody lays at the same time** in the Convention, in recampaigns and ties there too; nobody sees how many cards the others lay before all have submitted. Everything else is as printed.`,
  },
  {
    id: 'orders',
    title: 'Standing orders',
    list: 'orders',
    body: `So that nobody waits for you, you may leave **standing orders** with \`/candidate orders\`, or by the answer that passes in a second campaign. They are secret, answer in your place whatever you hold, and can be changed at any time. Where none answers, you are asked. They are for the primaries; in the Convention nothing is ordered.`,
  },
  {
    id: 'leaving',
    title: 'Leaving the table',
    body: `Whoever leaves is eliminated on the spot: votes to Undecided, hand to the discard pile, groundwork erased, the Bandwagon pawn to the supply. Cards already laid stay; the section of whoever left counts no more. If one candidate is left, that one wins.

If the Dealer leaves before a primary is called, the player to the left becomes the Dealer and calls. If it has been called, it is held as called, and the player to the left is the next Dealer.`,
  },
];
