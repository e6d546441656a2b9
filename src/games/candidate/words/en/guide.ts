/** How to play, and the lesson's words, in English. */
import type { GuideTexts } from '../../../../i18n/types.ts';
import type { options } from '../../options.ts';
import { baseHand, majority } from '../../vocabulary.ts';
import { counts } from '../facts.ts';
import { names } from './names.ts';

export const guide: GuideTexts<typeof options> = {
  aim: { body: `Win primaries with cards played face down, and be the first to **${majority} of the ${counts.votes} votes**.` },
  pages: [
    {
      title: `The aim`,
      body: `Everyone wants the party's nomination. Each state on the map is worth the votes written on it, and the first to get **${majority} of ${counts.votes}** wins at once.

There are ${counts.primaries} **primaries** of one, two, or three states. They come one after the other, and everyone takes part in each.`,
    },
    {
      title: `Your cards`,
      body: `You hold ${baseHand}. In a state you play them on your own **section** or on a rival's. **Money** and **Endorsements** add dollars there; a **Rumor** takes some away. A **Squelch** silences all Rumors on its section. A **Zero** does nothing, but nobody can tell while it's face down.

The rest are **Problems**: a Scandal, a Deadlock, rulings against Endorsements, and the Favorite Son, who wins a state outright.`,
    },
    {
      title: `The Dealer`,
      body: `First everyone bids for the role. The player who shows the most Money and Endorsements is the **Dealer**, and you all take your cards back.

The Dealer calls the primary and plays **last** in it, after seeing how many cards the others play. After each primary the role passes to the left.`,
    },
    {
      title: `Playing cards`,
      body: `In each state everyone has a **section**, where the cards that count for them lie. On your own section you may play one Money, one Problem, and any number of Endorsements, Squelches, and Zeros. On each rival's section you may play **one** card.

All of them lie face down: the board shows how many cards lie where, but not which.`,
    },
    {
      title: `Turning them over`,
      body: `Now you all turn your cards over. A section's total is its Money and Endorsements minus its Rumors, and **the highest total above zero wins the state's votes**. On a tie, the tied players campaign again. If nobody is above zero, the votes become Undecided.

Here the Squelch silenced the Rumor played against the winner, and the winner's own Rumor hit.`,
    },
    {
      title: `New cards, and groundwork`,
      body: `After each primary you draw back up to ${baseHand}. The player who won the most votes in it draws one extra card, or two the second time in a row.

Instead of campaigning you may lay groundwork in a later primary with Money, face up. When it's called, the player who put the most there is the **Favorite** and takes a card from nearly everyone before it begins. On the map a tag shows the Favorite's money: here ${names.A}'s on New York and New Jersey.`,
    },
    {
      title: `The Convention`,
      body: `If nobody has ${majority} after all primaries, the Convention begins. Round after round you fight for the Undecided votes, which are hatched on the map and in the bars. After each round the player with the fewest votes is out, until somebody has enough.

So when you can't win a state, it may pay to keep others from winning it.`,
    },
  ],
  steps: [
    `You run under your own name. First you bid to be the first Dealer: everyone shows cards, the highest total of Money and Endorsements wins, and you all take your cards back. The Dealer chooses the primary and plays last. Your two best cards make $90k.`,
    `Nobody showed as much, so **you are the Dealer**. Which primary do you call? Ohio (OH) is a single state with 21 votes: a good start.`,
    `In Ohio everyone has a **section**, for face-down cards that count for them. ${names.B} has played on **yours**, too. Begin with your Money, on your own.`,
    `That's $50k. Add an Endorsement, also on your own section.`,
    `What did ${names.B} play on your section? Probably a Rumor. A **Squelch** on your own section silences it.`,
    `The card on ${names.B}'s own section is probably Money. Hit back: play your Rumor on **${names.B}'s** section, and it takes $30k away.`,
    `Keep the Zero for another day. You can take cards back until you submit them.`,
  ],
  end: `**Ohio is yours, 21 votes.** Your $90k beat ${names.B}'s $80k less your Rumor; the Rumor against you was silenced. Everyone draws new cards, the role of Dealer passes to the left, and so on, until somebody has **${majority}**.`,
};
