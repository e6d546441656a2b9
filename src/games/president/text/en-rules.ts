/** The rules, in English and in our own words. */
import type { Topic } from '../../../i18n/types.ts';
import { cities } from '../data/cities.ts';
import { mediaKindOf, paradeFor } from '../data/media.ts';
import { enInfos, enMedia } from './en-cards.ts';
import { properNames } from './names.ts';
import { pages } from './topics.ts';

const values = [...new Set(cities.map(({ points }) => points))];
const cityTable = values
  .map(
    (value) =>
      `**${value}** ${cities
        .filter(({ points }) => points === value)
        .map(({ id }) => properNames[id])
        .join(', ')}`,
  )
  .join('\n');

const topics: Topic[] = [
  {
    id: 'overview',
    title: 'The game in a minute',
    body: `Every player runs for president of France. Your pawn travels round **40 squares**; 24 of them are cities, worth **89 points** together. The total of your cities is your **strength**.

Roll, move, take free cities, do battle for those of others. Once all cities are owned, whoever has **45 points** is elected. Until then the campaign goes on.`,
  },
  {
    id: 'start',
    title: 'The start, and a turn',
    body: `All pawns start on Départ, without a Media card. Everybody rolls; the highest number begins (those level roll again), and play goes clockwise.

On your turn: **roll**, move that far, do what the square says. Several pawns may share a square: nothing happens between them.`,
  },
  {
    id: 'cities',
    title: 'City squares',
    body: `**A free city**: you take it. **Your own**: nothing. **Somebody else's**: an electoral battle, which cannot be declined, unless its owner is missing turns or the city is protected. A city lost by order of a card or square is free again.

${cityTable}`,
  },
  {
    id: 'protection',
    title: 'Protected groups',
    body: `Whoever owns **all** cities worth 2 (eight), or 3 (five), or 4 (five), or 5 (three) can no longer lose any of that group: not in battle, not by a card or a square, not in an exchange. Nor do they count as "weakest" or "strongest".

Cities worth 6, 7 and 10 are never protected.`,
  },
  {
    id: 'media',
    title: 'Media squares and cards',
    body: `There are three Media squares, and Départ. Stopping there gives you the top card of the pile; so does **passing** Départ while moving forward. Cards are kept hidden; how many you hold is known. Each serves once and goes back under the pile.

**8 attacks** and **8 parries**: each attack has its own parry. **8 Président**: one more on the combat die. You are never obliged to use any.`,
  },
  {
    id: 'battle',
    title: 'The electoral battle',
    body: `**Attacks first.** The owner has the hand, then the newcomer. Whoever has the hand shows an attack or passes. Without the matching parry it is over: an attacking owner **keeps the city**, an attacking newcomer **takes it**. With the parry both cards cancel, and the one who parried has the hand. Two passes in a row: the dice decide.

**Then the dice.** Both secretly commit as many Président cards as they like; they are revealed together, and spent. Both roll the combat die: **+1** for the greater strength (the city fought for counts for its owner; level, nobody gets it), **+1** for each Président card. The higher total wins; level, both roll again with the same bonuses.

Example: Blue, with 12 points including Marseille, rolls 3, plus 1 for strength: 4. Green, with 8 points, rolls 4, plus 2 Président cards: 6. Marseille goes to Green.`,
  },
  {
    id: 'infos',
    title: 'Infos squares',
    body: `The top one of 24 Infos cards is read, followed, and put under the pile. There are six kinds, four cards of each: lose cities, lose Président cards, win cities, exchange, change destination, take a Media card.

**The player who follows you** is the one whose pawn is next behind yours; on the same square, the nearest to your right. Of cities worth the same, their owner chooses. An order that cannot be followed comes to nothing.`,
  },
  {
    id: 'helicopter',
    title: 'Helicopter squares',
    body: `You may go to any square you like but the other Helicopter, and it counts as landing there. Or stay.

Whoever holds the attack **Grounded Helicopter** may block you before take-off. With the parry **Spare Helicopter** you fly all the same; otherwise you stay, and roll as usual next turn. Everybody with cards is asked alike, so that silence tells nothing.`,
  },
  {
    id: 'gold',
    title: 'The six gold squares',
    body: `**Punch**: roll again. **Fighter**: advance 6 squares. **Voice lost**: miss a turn. **Exhausted**: miss two turns. **Losing steam**: lose your weakest city. **Team forgotten**: back to Départ, without a Media card.

Whoever misses turns is **immobilised** until their next real turn: nobody can battle for their cities. Infos cards still reach them.`,
  },
  {
    id: 'victory',
    title: 'Being elected',
    body: `The first time all 24 cities are owned at once, **45 points** win from then on, at any moment. Before that nobody is elected, even with more. With two players the last city taken always decides.

With five or six, the host may set a number of **rounds**: then the greatest strength wins, then the most cities, then the die.

Whoever leaves gives up cities and cards; the cities are free again. The last one at the table is elected.`,
  },
  {
    id: 'orders',
    title: 'Standing orders',
    body: `So that nobody waits for you, you may leave **standing orders**: show the parry whenever you hold it, attack for no small city, commit no Président card… They are secret, answer at once in your place, and can be changed at any time. Of two that contradict one another, the first in the list counts. Without one, you are asked.`,
  },
];

const kinds = { attack: 'Media card · attack', parade: 'Media card · parry', president: 'Media card · Président (eight in the pile)' } as const;

export const enTopics: Topic[] = [
  ...topics,
  ...pages(enInfos, enMedia, {
    infos: (_, { story, effect }) => `**Infos card**\n*${story}*\n${effect ?? ''}`,
    media(card, { story }) {
      const kind = mediaKindOf(card);
      const what = {
        attack: `Shown by the owner, there is no battle and the city stays; shown by the newcomer, it changes hands. Parry: **${enMedia[paradeFor(card)]?.title ?? ''}**.${card === 'A1' ? ' Also blocks an opponent on a Helicopter square.' : ''}`,
        parade: `Cancels the attack **${enMedia[`A${card.slice(1)}`]?.title ?? ''}** and gives you the hand.`,
        president: 'Committed in a battle, it adds one to your die. It serves once.',
      };
      return `**${kinds[kind]}**\n*${story}*\n${what[kind]}`;
    },
  }),
];
