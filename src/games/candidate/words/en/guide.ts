/** How to play, and the lesson's words, in English. */
import type { GuideTexts } from '../../../../i18n/types.ts';
import type { options } from '../../options.ts';
import { baseHand, majority } from '../../vocabulary.ts';
import { counts } from '../facts.ts';
import { names } from './names.ts';

export const guide: GuideTexts<typeof options> = {
  aim: { body: `Win primaries with cards laid face down, and be the first to **${majority} of the ${counts.votes} votes**.` },
  pages: [
    {
      title: `The aim`,
      body: `Everybody wants the party's nomination. Each state on the map is worth the votes written on it, and whoever has **${majority} of ${counts.votes}** wins at once.

There are ${counts.primaries} **primaries** of one, two or three states. They are held one after the other, and everybody takes part in each.`,
    },
    {
      title: `Your cards`,
      body: `You hold ${baseHand}. You lay them in a state, on your own **section** or on a rival's. **Money** and **Endorsements** add dollars there; a **Rumor** takes some away. A **Squelch** silences all Rumors on its section. A **Zero** does nothing: it lies face down like all the others, and that is its use.

The rest make trouble: a Scandal, a Deadlock, rulings against Endorsements, and the Favorite Son, who wins a state outright.`,
    },
    {
      title: `The Dealer`,
      body: `At first everybody bids for the role: the highest sum of Money and Endorsements shown is the **Dealer**. All take their cards back.

The Dealer calls the primary and plays **last** in it, having seen how many cards the others lay. After each primary the role passes to the left.`,
    },
    {
      title: `Laying cards`,
      body: `In each state everybody has a **section**: the place where the cards lie that count for them. On your own you may lay one Money, one card that makes trouble, and any number of Endorsements, Squelches and Zeros. On each rival's section you may lay **one** card.

All of it lies face down: the board shows how many cards lie where, and nobody knows which.`,
    },
    {
      title: `Turning them over`,
      body: `Now all cards are turned. The sum of a section is Money and Endorsements less Rumors, and **the highest sum above zero wins the state's votes**. Tied? Those who are tied campaign again. Nobody above zero? The votes become Undecided.

Here the Squelch silenced the Rumor laid against the winner, and the winner's own Rumor hit.`,
    },
    {
      title: `New cards, and groundwork`,
      body: `After each primary you draw back to ${baseHand}; whoever won the most votes in it draws one card more, or two the second time running.

In place of campaigning you may prepare a primary to come with Money, face up. When it is called, whoever put most there is the **Favorite**, and takes a card from nearly everybody before it begins. On the map a tag shows the Favorite's money: here ${names.A}'s on New York and New Jersey.`,
    },
    {
      title: `The Convention`,
      body: `When all primaries have been held and nobody has ${majority}, the Convention begins: round after round the Undecided votes (hatched, on the map and in the bars) are fought for, and whoever has the fewest votes is out, until somebody has enough.

So votes that you cannot win may still be worth spoiling for somebody else.`,
    },
  ],
  steps: [
    `You run under your own name. First comes the bid: who is the first Dealer? Everybody shows cards, the highest sum of Money and Endorsements wins, and all take theirs back. Being the Dealer is good: you choose, and you play last.

Your two best make $90,000.`,
    `Nobody showed as much: **you are the Dealer**. Which primary? The number is its votes. Ohio is a single state with 21 votes: right for a beginning.`,
    `In each state everybody has a **section**: the place where cards for them lie, face down. In Ohio, below the map, ${names.B} has laid one card on **your** section and one at home, ${names.C} one.

Begin with your Money, on your own.`,
    `That is $50,000. An Endorsement adds to it, also on your own section.`,
    `What did ${names.B} lay on you? Hardly a present: a Rumor, most likely. A **Squelch** on your own section silences it.`,
    `And the card that ${names.B} laid at home is probably Money. Answer in kind: your Rumor goes to **${names.B}'s** section and takes $30,000 away.`,
    `You keep the Zero for another day. What you have laid can still be taken back; once it is submitted it stands.`,
  ],
  end: `**Ohio is yours, 21 votes.** ${names.B} had $80,000, less your Rumor; the Rumor laid against you was silenced, and $90,000 won.

Everybody draws new cards, and the Dealer's role passes to the left. So it goes on, with feints and with states of two and three, until somebody has **${majority}**.`,
};
