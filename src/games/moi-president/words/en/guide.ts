/** How to play, and the words of the lesson, in English. */
import type { GuideTexts } from '../../../../i18n/types.ts';
import type { options } from '../../options.ts';
import { five, toBeElected } from '../../vocabulary.ts';
import { candidates } from '../names.ts';
import { aHand, lucky } from './numbers.ts';

export const guide: GuideTexts<typeof options> = {
  aim: { body: `Have **${toBeElected} points at the end of your own turn**: campaign and base count together.` },
  pages: [
    {
      title: `The table`,
      body: `Everyone runs for President of France. Each player has two zones: the **campaign**, whose points count but can be stolen, and the **base**, which nobody can touch.

On the left of the table are the **undecided**: points waiting for somebody to win them over. With **${toBeElected} points** at the end of your own turn, you're elected.`,
    },
    {
      title: `Your turn`,
      body: `You hold ${aHand} cards. **Play one, or discard one**, then draw another. That's all.

**Campaign** cards are points, and count once you lay them. The large number is what they're worth.`,
    },
    {
      title: `Cards that need a roll`,
      body: `**Trust** moves a campaign card to your base, **Base** brings points straight there, **Undecided** wins over all the undecided. Each needs a roll: it works on ${lucky}.

A Base card that fails joins the undecided, where anyone may win it.`,
    },
    {
      title: `Attacks`,
      body: `**Debate**: a dice duel; the higher roll takes a campaign card from the other player. **Controversy**: the lower roll loses one to the undecided. **Scandal**: the target discards ${five} points, with no roll.

Only campaigns of at least ${five} points can be attacked. A base is safe.`,
    },
    {
      title: `Jokers`,
      body: `The target of an attack is asked to answer. **Immunity** cancels the attack; **Diversion** sends it on to somebody else (with three or more players). They don't cost a turn, and you draw a new card at once.

Without one, the attack goes ahead. Keep one for when you're in the lead.`,
    },
    {
      title: `Special cards, and the end`,
      body: `Each does one thing to everyone: hands pass to the neighbor, campaigns pass to the neighbor, everyone draws a new hand, or everyone may lose points. No joker stops them.

At **${toBeElected}** you must still have them at the end of *your* turn, so move points to your base before you get there.`,
    },
  ],
  steps: [
    `You run under your own name, with ${aHand} cards. **Campaign** cards are points. The other two are crossed out for now: an attack needs points on both sides, and a joker only answers an attack. Lay your highest.`,
    `You have 10 points in your campaign, and you've drawn another card. ${candidates.B} laid 6. Press on: you hold an 8.`,
    `**${candidates.B} attacks you with a Debate**: a dice duel for one of your campaign cards. You could face the duel and trust the die. But you have a joker that cancels it.`,
    `You canceled it and drew a new card at once: **Trust**. Your 18 points can be attacked again. On ${lucky}, one card goes to your **base**, where nobody can touch it.`,
    `You rolled 4, so it works. Move your highest card to safety.`,
    `10 points are safe. ${candidates.B} has laid a 10, which is worth a **Debate** of your own: you roll against each other, and the higher roll takes a card. You both need ${five} campaign points for it, and you have 8.`,
    `6 against 3: you won. Which card do you take?`,
  ],
  end: `**28 points**: 10 of them safe, 18 in your campaign. Keep going to **${toBeElected}**: lay cards, move them to safety, attack, and keep a joker. The other cards show what they do, and you can always discard one for a new one.`,
};
