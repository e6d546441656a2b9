/** The rules, in English and in our own words. */

import type { Topic } from '../../../i18n/types.ts';

export const topics: Topic[] = [
  {
    id: 'overview',
    title: 'The game in a minute',
    body: `You want your party’s nomination. Whoever has **270 of the 538 votes** first wins at once, also in the middle of a primary. If nobody has when all **23 primaries** have been held, the **Convention** eliminates candidates one by one until somebody has.

Every primary is a contest of one, two or three states. Everybody lays cards **face down**, on the own section and on those of others; then the cards are turned, and the highest positive sum takes each state.`,
  },
  {
    id: 'setup',
    title: 'Preparation and the first Dealer',
    body: `51 vote markers lie on their states; the number is the state’s votes. Everybody is dealt **5 cards**.

For the first deal everybody puts down any cards of the hand, in secret. They are revealed together: the highest sum of Money and Endorsements is the first **Dealer**; a lot decides between equals. The cards go back to the hands (what was shown stays known).

Play goes clockwise. After every primary the Dealer role passes to the left.`,
  },
  {
    id: 'sequence',
    title: 'The course of a turn',
    body: `1. The Dealer **chooses a primary** still on the map, and the order of its states.
2. **Campaign**: each in turn from the Dealer’s left lays cards face down; the Dealer comes last.
3. **Resolution**: state by state the cards are turned, the state is decided, the cards are discarded.
4. **New cards**: everybody refills to 5; the turn’s winner draws more (see Bandwagon). New cards are for the next turn.
5. The Dealer role passes to the left.

When the draw pile is empty, the discard pile is shuffled.`,
  },
  {
    id: 'primaries',
    title: 'The primaries',
    body: `Five primaries are **single** (a star), eight are **double** (a square), ten are **triple** (a circle). All states of a primary are campaigned for together and decided one after the other, in the order the Dealer has given them: boxes A, B and C.`,
  },
  {
    id: 'campaign',
    title: 'The campaign',
    body: `In your one campaign turn you may, **in each state** of the primary:

- on **your own section** lay one Money, one Problem and any number of Endorsements, Squelches and Zeros, but no Rumor;
- on **each opponent’s section** lay one card of any kind. Money raises his sum!

You may leave any state out, or pass. After you submit, nothing can be changed; the others see how many of your cards lie where, not which.

**The sum** of a section is Money plus Endorsements minus Rumors. The highest sum above zero wins the state. If no sum is above zero, the votes go to **Undecided**. You win with cards others laid on your section too, even if you passed.`,
  },
  {
    id: 'ties',
    title: 'Ties',
    body: `Those who share the highest positive sum campaign again for that state at once, with the cards they still hold and from zero: each on his own section, and one card on each other tied candidate. It is repeated while the top is tied. If nobody lays a card or no sum is above zero, the votes go to Undecided. Whoever prepared another primary this turn does not act.`,
  },
  {
    id: 'rumors',
    title: 'Rumors and Squelch',
    body: `There are 10 **Rumors**. Each lowers the sum of the opponent on whose section it lies. There are 5 **Squelches**: one of them on a section cancels all Rumors there, in this state.`,
  },
  {
    id: 'problems',
    title: 'Problem cards',
    body: `They are looked at in this order:

- **Deadlock** (3): nobody wins the state; its votes go to Undecided.
- **Scandal** (4): every card in the state is discarded, and it is campaigned again at once with the cards still in hand.
- **Party Ruling** (2): no Endorsement counts in the whole state.
- **State Ruling** (4): no Endorsement counts on the section it lies on.
- **Favorite Son** (6): the owner of the section wins the state, whatever the sums. Once a game for each candidate, **whoever laid it**: given to a rival in a small state it is used up. After that it is a Zero. If several work in one state, only their candidates compete.

In the Convention, Deadlock and Favorite Son are Zeros.`,
  },
  {
    id: 'money',
    title: 'Money',
    body: '48 cards of $10,000 to $100,000. Money adds to the section it lies on: one on your own in each state. It alone pays for groundwork.',
  },
  {
    id: 'endorsements',
    title: 'Endorsements',
    body: '18 cards of $10,000 to $50,000. They add to the section they lie on, any number on your own, but a Party Ruling or State Ruling cancels them.',
  },
  {
    id: 'zero',
    title: 'Zero',
    body: '8 cards that do nothing: a bluff among cards that lie face down. Two of them proclaim Super Tuesday, if that option is on.',
  },
  {
    id: 'groundwork',
    title: 'Groundwork',
    body: `Instead of campaigning you may **prepare another primary** still on the map: discard one or more Money cards face up, and their sum stands to your name there. You may add more in later turns. You are out of the present primary, recampaigns included; cards laid on your section still count.

When a prepared primary is chosen, whoever has most money there is the **Favorite**, the next the **Runner-Up** (of equals: more votes, then nearest to the Dealer). Before the campaign the Favorite takes **one random card from everybody but the Runner-Up**. In that primary he cannot prepare another, and he must lay or discard at least as many cards as he took. The money is then gone.`,
  },
  {
    id: 'bandwagon',
    title: 'The Bandwagon',
    body: `Who wins most votes in a turn draws **one card more** and takes the Bandwagon pawn; if he had it already, **two more**. If several won most, each draws one more, and nobody has the pawn. If nobody won a vote, nobody has the pawn.

Whoever did nothing in a turn, neither campaign nor groundwork, keeps a hand of more than 5 cards; everybody else discards down to 5 before drawing.`,
  },
  {
    id: 'convention',
    title: 'The Convention',
    body: `The leader in votes takes the Bandwagon pawn and draws a card (those who lead together draw one each, without the pawn).

In each round **all Undecided votes** are contested as one state. Whoever wins them takes them all. Then new cards, and the Dealer role passes. If nobody has 270, the candidate with the **fewest votes is eliminated**, and those votes become Undecided. The last one standing wins.

A round without a winner eliminates nobody; two in a row do. Those who share the last place campaign for the right to stay: the winner is safe, and so on until one is left. If nobody is above zero twice, the lot decides.`,
  },
  {
    id: 'super-tuesday',
    title: 'Option: Super Tuesday',
    body: `When the Dealer has named a primary, another player may discard **two Zeros** and proclaim Super Tuesday, while two bordering primaries remain. He draws 2 cards, becomes the Dealer and chooses **up to two primaries that border each other** and their order. Everybody draws 3 cards. The two are held one after the other without new cards between; the Bandwagon looks at both together. The Dealer who was interrupted has lost his turn.

Everybody who could hold two Zeros is asked, so that nobody learns who could not. Alaska and Hawaii border nothing.`,
  },
  {
    id: 'incumbent',
    title: 'Option: Incumbent',
    body: 'When the same table plays again, the winner of the game before has a hand of **6 cards**, beside any bonus.',
  },
  {
    id: 'extended-convention',
    title: 'Option: Extended Convention',
    body: `The Dealer chooses which Undecided states are contested: none, some or all, as one. Then the next Dealer does the same with those that are left. When every Dealer in turn has chosen none, all are contested. Only when the box is empty is the last candidate eliminated.`,
  },
  {
    id: 'leaving',
    title: 'Leaving the table',
    body: `Whoever leaves is eliminated on the spot: votes to Undecided, hand to the discard pile, groundwork erased, the Bandwagon pawn to the supply; a Dealer’s role passes left. Cards already laid stay. If one candidate is left, that one wins.`,
  },
];
