/** How to play, and the words of the lesson, in English. */
import { type Chosen, following } from '../../../../i18n/options.ts';
import type { GuideTexts } from '../../../../i18n/types.ts';
import { allPoints, cities } from '../../data/cities.ts';
import type { options } from '../../options.ts';
import { fallsAfter, majority, squareCount } from '../../vocabulary.ts';
import { safeValues } from '../facts.ts';
import { properNames } from '../names.ts';

/** How the game may end before a player has the printed majority. */
function sooner(here: Chosen<typeof options>): string {
  if (here.rounds === 'off') return '';
  return here.rounds === 'falling'
    ? `; from round ${fallsAfter + 1} on, the majority falls by one point each round`
    : `; after **${here.rounds} rounds**, the greatest strength wins`;
}

export const guide: GuideTexts<typeof options> = {
  aim: following<typeof options>(
    (here) =>
      `Take cities; once all ${cities.length} have an owner, **${majority} points** win${here ? sooner(here) : ', or fewer if an option ends the game sooner'}.`,
  ),
  pages: [
    {
      title: `The trip around France`,
      body: `${squareCount} squares run around the map, and ${cities.length} of them are **cities**, worth ${allPoints} points together. The number on a square is what its city is worth.

On your turn you roll, move that far clockwise, and do what the square says. Everyone starts on Départ, at the upper left.`,
    },
    {
      title: `Cities and strength`,
      body: `Stop on a **free** city and it's yours. The points of all your cities are your **strength**, below the map.

Stop on **somebody else's** and there's a battle for it. The map and the squares show each city in its owner's color.`,
    },
    {
      title: `Media cards`,
      body: `On a Media square, and for passing Départ, you take a **Media card**, which nobody else sees. **Attacks** decide a battle before it begins, and each has its own **parry**. **Président** cards add 1 each to your die in a battle.

Every card works once.`,
    },
    {
      title: `The battle`,
      body: `First the owner may show an attack, then the newcomer. Unless it's parried, an attack decides at once: the city stays or changes hands.

If nobody attacks, both roll: the greater strength adds 1, and so does each Président card, committed in secret. The higher total gets the city.`,
    },
    {
      title: `The other squares`,
      body: `**Infos**: read a card and follow it, for better or worse. **Helicopter**: fly to any square except the other helicopter, or stay. The **gold** squares say what they do: roll again, advance, miss a turn.

Before each roll, the six squares you could reach are lit, each with its number.`,
    },
    {
      title: `Winning the election`,
      ...following<typeof options>(
        (
          here,
        ) => `Once **all ${cities.length} cities** have an owner, **${majority} points** win, at any moment${here && here.rounds !== 'off' ? sooner(here) : '. Before that, nobody can be elected'}.

A player who has all cities of one value (${safeValues('en')}) can't lose any of them anymore.`,
      ),
    },
  ],
  steps: [
    `You run under your own name, and your pawn is on Départ. The picture shows where each number on the die would take you: mostly to free cities, with their points.`,
    `You rolled 4: **Laval** was free, and now it's yours. Its 2 points are your strength, shown at the bottom. ${properNames.B} rolled twice and took Nantes. Your turn again.`,
    `A **Media square**: you have taken a card that nobody else sees, an **attack**. It works once, in a battle. Roll again.`,
    `**Toulouse** is yours, and ${properNames.B} has arrived there: an **electoral battle**. Show an attack: it keeps the city without a roll, unless the one card that parries it turns up.`,
    `No parry: Toulouse stays yours. The card is gone. Your turn: roll.`,
    `Another Media card: a **Président**. It adds 1 to your die in a battle. Now look at **Grenoble**, 4 points: ${properNames.B} has just taken it, and a 3 would take you there.`,
    `You rolled exactly that 3: **a battle for Grenoble**. You have no attack, so the dice decide. ${properNames.B} has the greater strength and adds 1. Your Président card makes up for it: look at your chances.`,
  ],
  end: `**7 to 2: Grenoble is yours.** That's how you campaign around France: take free cities, collect Media cards, and spend them where a city is worth it. Once all ${cities.length} have an owner, **${majority} points** win. The other squares say what they do when you get there.`,
};
