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
      body: `Everyone wants the party's nomination. Each state on the map is worth the votes written on it, and the first to get **${majority} of ${counts.votes}** wins at once.

There are ${counts.primaries} **primaries** of one, two or three states. They come one after the other, and everyone takes part in each.`,
    },
    {
      title: `Your cards`,
      body: `You hold ${baseHand}. You lay them in a state, on your own **section** or on a rival's. **Money** and **Endorsements** add dollars there; a **Rumor** takes some away. A **Squelch** silences all Rumors on its section. A **Zero** does nothing, but face down it looks like any other card.

The rest are **Problems**: a Scandal, a Deadlock, rulings against Endorsements, and the Favorite Son, who wins a state outright.`,
    },
    {
      title: `The Dealer`,
      body: `First everyone bids for the role: the player who shows the most Money and Endorsements is the **Dealer**. You all take your cards back.

The Dealer calls the primary and plays **last** in it, having seen how many cards the others lay. After each primary the role passes to the left.`,
    },
    {
      title: `Laying cards`,
      body: `In each state everyone has a **section**, where the cards that count for them lie. On your own you may lay one Money, one Problem, and any number of Endorsements, Squelches, and Zeros. On each rival's section you may lay **one** card.

All of them lie face down: the board shows how many cards lie where, but not which.`,
    },
    {
      title: `Turning them over`,
      body: `Now all cards are turned over. A section's total is its Money and Endorsements minus its Rumors, and **the highest total above zero wins the state's votes**. On a tie, the tied players campaign again. If nobody is above zero, the votes become Undecided.

Here the Squelch silenced the Rumor laid against the winner, and the winner's own Rumor hit.`,
    },
    {
      title: `New cards, and groundwork`,
      body: `After each primary you draw back up to ${baseHand}. The player who won the most votes in it draws one extra card, or two the second time in a row.

Instead of campaigning you may prepare a later primary with Money, face up. When it's called, the player who put the most there is the **Favorite** and takes a card from nearly everyone before it begins. On the map a tag shows the Favorite's money: here ${names.A}'s on New York and New Jersey.`,
    },
    {
      title: `The Convention`,
      body: `If nobody has ${majority} after all primaries, the Convention begins. Round after round you fight for the Undecided votes (hatched, on the map and in the bars), and the player with the fewest votes is out, until somebody has enough.

So votes you can't win may still be worth denying to somebody else.`,
    },
  ],
  steps: [
    `You run under your own name. First comes the bid: who is the first Dealer? Everyone shows cards, the highest total of Money and Endorsements wins, and you all take your cards back. Being the Dealer is good: you choose the primary, and you play last.

Your two best make $90k.`,
    `Nobody showed as much, so **you are the Dealer**. Which primary? The number is its votes. Ohio is a single state with 21 votes: a good start.`,
    `In each state everyone has a **section**, where the cards that count for them lie face down. In Ohio, below the map, ${names.B} has laid one card on **your** section and one at home, ${names.C} one.

Begin with your Money, on your own.`,
    `That is $50k. An Endorsement adds to it, also on your own section.`,
    `What did ${names.B} lay on you? Hardly a gift: a Rumor, most likely. A **Squelch** on your own section silences it.`,
    `And the card that ${names.B} laid at home is probably Money. Answer in kind: your Rumor goes to **${names.B}'s** section and takes $30k away.`,
    `You keep the Zero for another day. You can still take back what you've laid, until you submit it.`,
  ],
  end: `**Ohio is yours, 21 votes.** ${names.B} had $80k, less your Rumor; the Rumor laid against you was silenced, and $90k won.

Everyone draws new cards, and the role of Dealer passes to the left. That's how the game goes on, with feints and with primaries of two and three states, until somebody has **${majority}**.`,
};
