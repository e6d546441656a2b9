/** The rules, in English and in our own words. Figures come from the printed tables. */

import { capital } from '../../../../i18n/capitals.ts';
import { following } from '../../../../i18n/options.ts';
import type { Topic } from '../../../../i18n/types.ts';
import type { options } from '../../options.ts';
import { baseHand, incumbentHand, majority, tuesday } from '../../vocabulary.ts';
import { bordering, counts, listed, of, thousands, titled } from '../facts.ts';
import { cardName, states } from './names.ts';
import { k } from './parts.ts';

const number = (n: number): string =>
  ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'][n] ?? String(n);
const range = (family: 'money' | 'endorsement' | 'rumor'): string => thousands(family).map(k).join(' to ');
const state = (id: string): string => states[id] ?? id;
const [single, double, triple] = counts.sizes;

export const topics: Topic<typeof options>[] = [
  {
    id: 'overview',
    title: 'The game in a minute',
    body: `You want your party’s nomination. The first to get **${majority} of the ${counts.votes} votes** wins at once, even in the middle of a primary. If nobody has them after all **${counts.primaries} primaries**, the **Convention** eliminates candidates one by one until somebody does.

Every primary is a contest of one, two, or three states. Everyone plays cards **face down**, on their own section and on those of others. Then the cards are turned over, and the highest positive total takes each state. So build up your own total, spoil theirs, and bluff.

A game takes two to three hours in one sitting, or one to four weeks with a few turns a day.`,
  },
  {
    id: 'setup',
    title: 'Setup and the first Dealer',
    about: ['incumbent'],
    ...following<typeof options>(
      (
        here,
      ) => `The number on each of the ${counts.states} states is its votes. Everyone is dealt **${baseHand} cards**${here?.incumbent ? `; the last winner here gets **${incumbentHand}**` : ''}.

Everyone bids to be the first **Dealer**: you secretly choose any cards from your hand, and all are revealed together. The player with the highest total of Money and Endorsements becomes the Dealer (a tie is settled at random). You take your cards back, but everyone has seen them.

The Dealer calls the primary and plays last in it. Play goes clockwise. After every primary the role of Dealer passes to the left.`,
    ),
  },
  {
    id: 'sequence',
    title: 'How a turn goes',
    body: `1. The Dealer **calls a primary** still on the map, and chooses the order of its states.
2. **Campaign**: starting to the Dealer’s left, players take turns playing cards face down. The Dealer goes last.
3. **Resolution**: state by state, the cards are turned over, the state is decided, and the cards are discarded.
4. **New cards**: everyone draws back up to ${baseHand}; the turn’s winner draws more (see Bandwagon). You can’t play new cards before the next turn.
5. The role of Dealer passes to the left.

When the draw pile is empty, the discard pile is shuffled. Everyone may look through the discard pile: **Words** lists it.`,
  },
  {
    id: 'primaries',
    title: 'The primaries',
    body: `${capital(number(single), 'en')} primaries are **single** (a star on the map of the box), ${number(double)} are **double** (a square), ${number(triple)} are **triple** (a circle). You campaign for all states of a primary together. They are decided one after the other, in the order the Dealer chose: boxes A, B, and C.

${listed(state, (names, votes) => `- ${names}: **${votes}**`)}`,
  },
  {
    id: 'borders',
    title: 'Which primaries border each other',
    body: `This matters on Super Tuesday. Two primaries border each other if any of their states share a land border. A primary of several states is listed under its first state.

${bordering(state, 'nothing')}`,
  },
  {
    id: 'campaign',
    title: 'The campaign',
    body: `In your one campaign turn you may, **in each state** of the primary:

- on **your own section** play one Money, one Problem, and any number of Endorsements, Squelches, and Zeros, but no Rumor;
- on **each opponent’s section** play one card of any kind. Money raises their total!

You may skip any state, or pass. You can’t change anything after you submit. The others see how many of your cards lie where, but not which.

**The total** of a section is its Money and Endorsements minus its Rumors. The highest total above zero wins the state. If no total is above zero, the votes become **Undecided**. Cards that others play on your section count for you too, even if you passed.`,
  },
  {
    id: 'ties',
    title: 'Ties',
    body: `Players tied for the highest positive total campaign again in that state at once, from zero, with the cards still in their hands: each on their own section, plus one card on the section of each other tied candidate. They repeat this while the highest total is tied. If nobody plays a card or no total is above zero, the votes become Undecided. A tied player who laid groundwork this turn takes part too.`,
  },
  {
    id: 'rumors',
    title: 'Rumors and Squelch',
    body: `There are ${of('rumor')} **Rumors** of ${range('rumor')}. Each lowers the total of the section it lies on. There are ${of('squelch')} **Squelches**. A single one cancels all Rumors on its section in this state.

${titled('rumor', cardName, (value) => k(-value))}`,
  },
  {
    id: 'problems',
    title: 'Problem cards',
    body: `They take effect in this order:

- **Deadlock** (${of('deadlock')}): nobody wins the state; its votes become Undecided.
- **Scandal** (${of('scandal')}): every card in the state is discarded, and everyone campaigns there again at once with the cards left in hand.
- **Party Ruling** (${of('party-ruling')}): no Endorsement counts in the whole state.
- **State Ruling** (${of('state-ruling')}): no Endorsement counts on its section.
- **Favorite Son** (${of('favorite-son')}): the section’s owner wins the state, regardless of the totals. It works once a game for each candidate, **no matter who played it**: you can use up a rival’s by playing one on their section in a small state. Any later one counts as a Zero for that candidate, as does a second one on the same section. If several work in one state, only their candidates compete. Under a Deadlock or a Scandal it has no effect and is *not* used up.

In the Convention, Deadlock and Favorite Son are Zeros.`,
  },
  {
    id: 'money',
    title: 'Money',
    body: `There are ${of('money')} **Money** cards of ${range('money')}. Money adds to its section, and you may play one on your own section in each state. Only Money pays for groundwork.`,
  },
  {
    id: 'endorsements',
    title: 'Endorsements',
    body: `There are ${of('endorsement')} **Endorsements** of ${range('endorsement')}. They add to their section, and you may play any number on your own, but a Party Ruling or State Ruling cancels them.

${titled('endorsement', cardName, k)}`,
  },
  {
    id: 'zero',
    title: 'Zero',
    ...following<typeof options>(
      (here) =>
        `There are ${of('zero')} **Zeros**. They do nothing, but nobody can tell while they’re face down.${here && !here['super-tuesday'] ? '' : ` You discard ${number(tuesday.zeros)} of them to proclaim Super Tuesday${here ? '' : ', if that option is on'}.`}`,
    ),
  },
  {
    id: 'groundwork',
    title: 'Groundwork',
    body: `Instead of campaigning you may **lay groundwork in another primary** still on the map: discard one or more Money cards face up, and their total is recorded for you there. You may add more in later turns. You stay out of the current primary, even if others campaign again after a Scandal. Cards played on your section still count, and if they tie you for the lead, you take part in the tie. On Super Tuesday you can’t lay groundwork in either of the two primaries.

When a primary with groundwork is called, the player with the most money there is the **Favorite** and the next is the **Runner-Up** (on a tie: more votes, then closest to the Dealer). Before the campaign the Favorite takes **one random card from everyone but the Runner-Up**. In that primary the Favorite can’t lay groundwork elsewhere, and must play or discard at least as many cards as they took (or all of them, if they hold fewer). The money recorded there is then gone.`,
  },
  {
    id: 'bandwagon',
    title: 'The Bandwagon',
    body: `The player who wins the most votes in a turn draws **one extra card** and takes the Bandwagon pawn, or **two extra cards** if they already had it. If several players tie for the most, each draws one extra card and nobody has the pawn. If nobody won a vote, nobody has the pawn.

A player who neither campaigned nor laid groundwork in a turn may keep more than ${baseHand} cards (proclaiming Super Tuesday is neither). Everyone else discards down to ${baseHand} before drawing.`,
  },
  {
    id: 'convention',
    title: 'The Convention',
    about: ['extended-convention', 'sealed-convention'],
    body: `The leader in votes takes the Bandwagon pawn and draws a card (tied leaders draw one each, without the pawn).

In each round you compete for **all Undecided votes** as if they were one state, and the winner takes them all. Then everyone draws, and the role of Dealer passes. If nobody has ${majority}, the candidate with the **fewest votes is eliminated**: their votes become Undecided and their hand is discarded. The last one standing wins.

A round without a winner brings no elimination, unless it’s the second in a row. Players tied for last campaign to stay in the race: the winner is safe and draws new cards, and the others go on until one is left. If nobody is above zero a second time, chance decides.`,
  },
  {
    id: 'super-tuesday',
    title: 'Option: Super Tuesday',
    about: ['super-tuesday'],
    body: `When the Dealer has called a primary, another player may discard **${number(tuesday.zeros)} Zeros** and proclaim Super Tuesday, as long as two bordering primaries remain. That player draws ${tuesday.forTheDealer} cards, becomes the Dealer, and calls **up to two primaries that border each other**. Everyone draws ${tuesday.forEverybody} cards, the new Dealer first. Then the Dealer chooses which comes first, and the order of their states. Nobody draws between the two, and they count as one for the Bandwagon. The previous Dealer loses the turn.

Everyone who might hold ${number(tuesday.zeros)} Zeros is asked, so the question gives nothing away. Alaska and Hawaii border nothing.`,
  },
  {
    id: 'incumbent',
    title: 'Option: Incumbent',
    about: ['incumbent'],
    body: `When the same players play again, the winner of the previous game has a hand of **${incumbentHand} cards**, plus any bonus.`,
  },
  {
    id: 'extended-convention',
    title: 'Option: Extended Convention',
    about: ['extended-convention'],
    body: `The Dealer chooses which Undecided states are contested together: none, some, or all. Then the next Dealer does the same with the rest. If every Dealer in turn chooses none, all are contested. The candidate with the fewest votes is eliminated only once no votes are Undecided.`,
  },
  {
    id: 'sealed-convention',
    title: 'House option: Sealed Convention',
    about: ['sealed-convention'],
    body: `In the printed game, the Dealer of the Convention’s first round plays last for the biggest prize of all, and wins more often than anyone else. With this option **everyone plays at the same time** in the Convention, including after ties and Scandals. Nobody sees how many cards the others play until all have submitted. Everything else is as printed.`,
  },
  {
    id: 'orders',
    title: 'Standing orders',
    list: 'orders',
    body: `To save the others a wait, you may leave **standing orders** with \`/candidate orders\`, or when you pass in a second campaign. They're secret, they apply whatever cards you hold, and you can change them at any time. If no order applies, you're asked. They work in the primaries, not in the Convention.`,
  },
  {
    id: 'leaving',
    title: 'Leaving the table',
    body: `A player who leaves is eliminated on the spot: their votes become Undecided, their hand is discarded, their groundwork is erased, and the Bandwagon pawn goes back to the supply. Cards already played stay, but their section no longer counts. If only one candidate is left, that candidate wins.

If the Dealer leaves before a primary is called, the player to the left becomes the Dealer and calls. If a primary has been called, it takes place, and the player to the left is the next Dealer.`,
  },
];
