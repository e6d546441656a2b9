/** How to play, and the lesson's words, in English. */
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
      body: `Everybody runs for President of France. Before each player lie two zones: the **campaign**, whose points count but can be stolen, and the **base**, which nobody can touch.

At the left of the table lie the **undecided**: points that wait for somebody to win them over. **${toBeElected} points** at the end of your own turn, and you are elected.`,
    },
    {
      title: `Your turn`,
      body: `You hold ${aHand} cards. **Play one, or discard one**, and draw another; that is all.

**Campaign** cards are points: laid down, they count. The large number is what they are worth.`,
    },
    {
      title: `Cards with a die`,
      body: `**Trust** moves a campaign card to your base, **Base** brings points straight there, **Undecided** wins all the undecided over. Each needs a die: with ${lucky} it works.

A Base card that fails goes to the undecided, where anybody may win it.`,
    },
    {
      title: `Attacks`,
      body: `**Debate**: a duel of dice; the higher takes a campaign card of the other. **Controversy**: the lower loses one to the undecided. **Scandal**: the target discards ${five} points, without a die.

Only campaigns of at least ${five} points can be attacked. A base is safe.`,
    },
    {
      title: `Jokers`,
      body: `Whoever is attacked is asked. **Immunity** cancels the attack; **Diversion** sends it on to somebody else (with three or more players). They cost no turn, and another card is drawn at once.

Without one the attack goes ahead. Keep one for the day when you are ahead.`,
    },
    {
      title: `Special cards, and the end`,
      body: `Each does one thing to everybody: hands pass to the neighbor, campaigns pass to the neighbor, all hands are new, or everybody gives points up. Nothing answers them.

At **${toBeElected}** you must still have them at the end of *your* turn: so bring points to your base before you get there.`,
    },
  ],
  steps: [
    `You run under your own name. Below the board are your ${aHand} cards. **Campaign** cards are points. The other two are struck out in the list: an attack needs points on both sides, and a joker only answers an attack.

Lay your highest.`,
    `10 points lie in your campaign, and you have drawn another card. ${candidates.B} laid 6. Press on: you hold an 8.`,
    `**${candidates.B} attacks you with a Debate**: a duel of dice for one of your campaign cards. You could face the duel and trust the die. But you hold a joker that cancels it.`,
    `Canceled, and you have drawn at once: **Trust**. Your 18 points can be attacked again. With a die of ${lucky} one card goes to your **base**, where nobody can touch it.`,
    `You rolled 4: it works. Bring the highest to safety.`,
    `10 points are safe: look at the board, they stand apart from the campaign now. ${candidates.B} has laid a 10: worth a **Debate** of your own. You roll against each other, and the higher takes a card. Both of you need ${five} campaign points for it; you have 8.`,
    `6 against 3: you have won. Which card do you take?`,
  ],
  end: `**28 points**: 10 of them safe, 18 in your campaign. Go on like that to **${toBeElected}**: lay, bring to safety, take, and keep a joker.

You have not met Controversy, Scandal, Base, Undecided and the special cards: each says on its picture what it does, and any card can be discarded for a new one.`,
};
