/** How to play, and the lesson's words, in English. */
import { type Chosen, following } from '../../../../i18n/options.ts';
import type { GuideTexts } from '../../../../i18n/types.ts';
import { allPoints, cities } from '../../data/cities.ts';
import type { options } from '../../options.ts';
import { fallsAfter, majority, squareCount } from '../../vocabulary.ts';
import { safeValues } from '../facts.ts';
import { properNames } from '../names.ts';

/** How the game may end before somebody has the printed majority. */
function sooner(here: Chosen<typeof options>): string {
  if (here.rounds === 'off') return '';
  return here.rounds === 'falling'
    ? `; from round ${fallsAfter + 1} on a point less is enough with each round`
    : `; after **${here.rounds} rounds** the greatest strength wins`;
}

export const guide: GuideTexts<typeof options> = {
  aim: following<typeof options>(
    (here) =>
      `Take cities; once all ${cities.length} have an owner, **${majority} points** win${here ? sooner(here) : ', or fewer where an option ends the game sooner'}.`,
  ),
  pages: [
    {
      title: `The trip round France`,
      body: `${squareCount} squares run round the map, and ${cities.length} of them are **cities**, worth ${allPoints} points together. The number on a square is what its city is worth.

On your turn you roll, move that far clockwise, and do what the square says. All begin on Départ, at the upper left.`,
    },
    {
      title: `Cities and strength`,
      body: `Stop on a **free** city, and it is yours. The points of all your cities are your **strength**, below the map.

Stop on **somebody else's**, and there is a battle for it. The map and the squares show each city in its owner's color.`,
    },
    {
      title: `Media cards`,
      body: `On a Media square, and in passing Départ, you take a **Media card**, which nobody else sees. **Attacks** decide a battle before it begins; each has one **parry** of its own. **Président** cards add 1 each to your die in a battle.

Every card serves once.`,
    },
    {
      title: `The battle`,
      body: `First the owner may show an attack, then whoever arrived. An attack that is not parried decides at once: the city stays, or changes hands.

If nobody attacks, both roll: the greater strength adds 1, and so does each Président card, committed in secret. The higher total has the city.`,
    },
    {
      title: `The other squares`,
      body: `**Infos**: a card is read and followed, good or bad. **Helicopter**: fly to any square but a helicopter, or stay. The **gold** squares say what they do: roll again, advance, miss a turn.

Before each roll the six squares it may lead to are lit, each with its number.`,
    },
    {
      title: `Being elected`,
      ...following<typeof options>(
        (
          here,
        ) => `Once **all ${cities.length} cities** have an owner, **${majority} points** win, at any moment${here && here.rounds !== 'off' ? sooner(here) : '. Before that nobody is elected'}.

Whoever has all cities of one value (${safeValues('or')}) cannot lose any of them any more.`,
      ),
    },
  ],
  steps: [
    `You run under your own name, and your pawn stands on Départ, at the upper left. The line with the button says where each number of the die would take you: free cities, mostly.`,
    `You rolled 4: **Laval** was free and is yours. It is worth 2 points, and that is your strength, below the map. ${properNames.B} rolled twice and took Nantes. Your turn again.`,
    `A **Media square**: you have taken a card that nobody else sees, an **attack**. It serves once, in a battle. Roll on.`,
    `**Toulouse** is yours, and ${properNames.B} has arrived there: an **electoral battle**. You are the owner, so you may show an attack first. Unless it is parried with the one card that parries it, the city stays yours without a die.`,
    `No parry: Toulouse stays yours. The card is gone. Your turn: roll.`,
    `Another Media card: a **Président**. It adds 1 to your die in a battle. Now look at **Grenoble**, 4 points: ${properNames.B} has just taken it, and it lies three squares ahead of your pawn.`,
    `You rolled just that 3: **a battle for Grenoble**. You hold no attack, so the dice decide. ${properNames.B} has the greater strength and adds 1. Your Président card makes up for it: the percentages are your chances to win.`,
  ],
  end: `**7 to 2: Grenoble is yours.** That is how it goes round France: take free cities, collect Media cards, and spend them where a city is worth it. Once all ${cities.length} have an owner, **${majority} points** win.

You have not met the Infos cards, the helicopters and the gold squares: each says what it does when you get there.`,
};
