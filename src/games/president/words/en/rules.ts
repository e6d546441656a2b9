/** The rules, in English and in our own words. */
import { type Chosen, following } from '../../../../i18n/options.ts';
import type { Topic } from '../../../../i18n/types.ts';
import { allPoints, cities } from '../../data/cities.ts';
import { infosCards, infosKinds, infosOf } from '../../data/infos.ts';
import { attackOf, attacks, helicopterAttack, helicopterParade, mediaKindOf, paradeFor, parades, presidents } from '../../data/media.ts';
import { goldOrders as orders, specially, squares } from '../../data/squares.ts';
import type { options } from '../../options.ts';
import { fallsAfter, majority, mostSquares, squareCount, worthy } from '../../vocabulary.ts';
import { cityTable, groups, infosOfKind, pointsAt, squaresOf, unsafe } from '../facts.ts';
import { properNames } from '../names.ts';
import { pages } from '../topics.ts';
import { infosTexts, mediaTexts } from './cards.ts';
import { goldOrders, infosOrder, orderWords, squareNames } from './orders.ts';

const goldList = orders.map((order) => `**${squareNames[order]}**: “${goldOrders[order]}”`).join('\n');

/** One line a side, from corner to corner. */
const loopList = [0, 1, 2, 3]
  .map((side) =>
    squares
      .filter(({ n }) => Math.floor((n * 4) / squareCount) === side)
      .map((square) => {
        const { n, kind, name } = square;
        if (kind === 'city') return `${n} ${properNames[name]} **${pointsAt(name)}**`;
        const named = `${n} *${specially(squareNames, name)}*`;
        return kind === 'gold' ? `${named} (${orderWords(square)})` : named;
      })
      .join(' · '),
  )
  .join('\n\n');

/** What is in force at a table; null: no table is meant. */
type Here = Chosen<typeof options> | null;

/** When somebody is elected, and how a game may end sooner. */
function electing(here: Here): string {
  const falls = `after ${fallsAfter} rounds it is a point less with each round, and whoever has it then is elected at once, even while cities are free. Of several the strongest is, then who has most cities, then whom the combat die says.`;
  const counted = 'counted by strength, then by cities, then by the combat die';
  const limited = (rounds: string): string => `After **${rounds} rounds** the greatest strength wins, ${counted}.`;
  const sooner = !here
    ? `The host may agree that the **majority falls**, as is preselected with five or six, where the printed one is seldom reached: ${falls} Or the host sets a number of **rounds** after which the greatest strength wins, counted in the same way. It also wins`
    : here.rounds === 'off'
      ? 'The greatest strength wins'
      : `${here.rounds === 'falling' ? `The **majority falls**: ${falls}` : limited(here.rounds)} The greatest strength also wins`;
  return `The first time all ${cities.length} cities are owned at once, **${majority} points** win from then on, at any moment. Before that nobody is elected, even with more. With two players the last city taken always decides.

${sooner} when too many groups are complete with different owners, so that nobody can reach a majority of ${majority} any more.

Whoever leaves gives up cities and cards; the cities are free again. The last one at the table is elected.`;
}

const chapters: Topic<typeof options>[] = [
  {
    id: 'overview',
    title: 'The game in a minute',
    body: `Every player runs for president of France. Your pawn travels round **${squareCount} squares**; ${cities.length} of them are cities, worth **${allPoints} points** together. The total of your cities is your **strength**.

Roll, move, take free cities, do battle for those of others. Once all cities are owned, whoever has **${majority} points** is elected. Until then the campaign goes on.`,
  },
  {
    id: 'start',
    title: 'The start, and a turn',
    about: ['dice'],
    body: `All pawns start on Départ, without a Media card. Everybody rolls; the highest number begins (those level roll again), and play goes clockwise.

On your turn: **roll**, move that far, do what the square says. Several pawns may share a square: nothing happens between them.

A card or a square may send you on, and so on; after **${mostSquares} squares** from one roll the pawn halts where it stands, that square does nothing, and the turn is over.`,
  },
  {
    id: 'cities',
    title: 'City squares',
    body: `**A free city**: you take it. **Your own**: nothing. **Somebody else's**: an electoral battle, which cannot be declined, unless its owner is missing turns or the city is protected. A city lost by order of a card or square is free again.

${cityTable}`,
  },
  {
    id: 'squares',
    title: 'The squares in order',
    body: `Clockwise from Départ, with the points of cities. After the last one comes Départ again.

${loopList}`,
  },
  {
    id: 'protection',
    title: 'Protected groups',
    body: `Whoever owns **all** cities worth ${groups.map(({ value, n }) => `${value} (there are ${n})`).join(', or ')} can no longer lose any of that group: not in battle, not by a card or a square, not in an exchange. Nor do they count as "weakest" or "strongest".

Cities worth ${unsafe.slice(0, -1).join(', ')} and ${unsafe.at(-1)} are never protected.`,
  },
  {
    id: 'media',
    title: 'Media squares and cards',
    body: `There are ${squaresOf('media')} Media squares, and Départ. Stopping there gives you the top card of the pile; so does **passing** Départ while moving forward. Cards are kept hidden; how many you hold is known. Each serves once and goes back under the pile.

**${attacks.length} attacks** and **${parades.length} parries**: each attack has its own parry. **${presidents.length} Président**: one more on the combat die. You are never obliged to use any.`,
  },
  {
    id: 'battle',
    title: 'The electoral battle',
    body: `**Attacks first.** The owner has the hand, then the newcomer. Whoever has the hand shows an attack or passes. Without the matching parry it is over: an attacking owner **keeps the city**, an attacking newcomer **takes it**. With the parry both cards cancel, and the one who parried has the hand. Two passes in a row: the dice decide.

**Then the dice.** Both secretly commit as many Président cards as they like; they are revealed together, and spent. Both roll the combat die: **+1** for the greater strength (the city fought for counts for its owner; level, nobody gets it), **+1** for each Président card. The higher total wins; level, both roll again with the same bonuses.`,
  },
  {
    id: 'examples',
    title: 'Four battles, worked out',
    body: `The rulebook’s own examples.

**1.** Blue has four cities, Marseille among them: 12 points. Green, with two cities and 8 points, stops at Marseille and commits 2 Président cards. Blue rolls 3, plus 1 for strength: **4**. Green rolls 4, plus 2: **6**. Marseille goes to Green, whose two cards go under the Media pile.

**2.** Yellow has seven cities, Laval among them: 23 points. Red, with seven cities and 19 points, stops at Laval. Yellow commits 3 Président cards, Red 1. Yellow rolls 2, plus 1 for strength, plus 3: **6**. Red rolls 4, plus 1: **5**. Yellow keeps Laval; all four cards are spent.

**3.** Blue has three cities, Paris among them: 11 points. Red, with four cities and 13 points, flies to Paris from a Helicopter square and commits 3 Président cards. Blue rolls **5**. Red rolls 2, plus 1 for strength, plus 3: **6**. Paris goes to Red.

**4.** Yellow has three cities, Caen among them: 12 points. Green, with two cities and 4 points, stops at Caen and shows the attack **Small Ads**. Without **Right of Reply** Yellow loses Caen at once; with it both cards cancel, and the battle takes place.`,
  },
  {
    id: 'infos',
    title: 'Infos squares',
    body: `The top one of ${infosCards.length} Infos cards is read, followed, and put under the pile. There are ${infosKinds.length} kinds, ${infosOfKind} cards of each: lose cities, lose Président cards, win cities, exchange, change destination, take a Media card.

**The player who follows you** is the one whose pawn is next behind yours; on the same square, the nearest to your right. Of cities worth the same, their owner chooses. An order that cannot be followed comes to nothing.`,
  },
  {
    id: 'helicopter',
    title: 'Helicopter squares',
    body: `You may go to any square you like but the other Helicopter, and it counts as landing there. Or stay.

Whoever holds the attack **${mediaTexts[helicopterAttack]?.title}** may block you before take-off. With the parry **${mediaTexts[helicopterParade]?.title}** you fly all the same; otherwise you stay, and roll as usual next turn. Everybody with cards is asked alike, so that silence tells nothing.`,
  },
  {
    id: 'gold',
    title: 'The gold squares',
    body: `${goldList}

Whoever misses turns is **immobilized** until their next real turn: nobody can battle for their cities. Infos cards still reach them.`,
  },
  {
    id: 'victory',
    title: 'Being elected',
    about: ['rounds'],
    ...following<typeof options>(electing),
  },
  {
    id: 'orders',
    title: 'Standing orders',
    list: 'orders',
    body: `So that nobody waits for you, you may leave **standing orders** with \`/president orders\`, or by an answer that offers one. They are secret, answer at once in your place whatever you hold, and can be changed at any time. Where none answers, you are asked.

A parry wins no city by itself: it cancels one attack, and then comes another, or the dice decide. Each serves once; to keep them for what is worth it, order them from ${worthy} points on.`,
  },
];

const kinds = {
  attack: 'Media card · attack',
  parade: 'Media card · parry',
  president: `Media card · Président (${presidents.length} of them)`,
} as const;

export const topics: Topic<typeof options>[] = [
  ...chapters,
  ...pages(infosTexts, mediaTexts, {
    infos: (card, { story }) => `**Infos card**\n*${story}*\n${infosOrder(infosOf(card).does)}`,
    media(card, { story }) {
      const kind = mediaKindOf(card);
      const what = {
        attack: `Shown by the owner, there is no battle and the city stays; shown by the newcomer, it changes hands. Parry: **${mediaTexts[paradeFor(card)]?.title ?? ''}**.${card === helicopterAttack ? ' Also blocks an opponent on a Helicopter square.' : ''}`,
        parade: `Cancels the attack **${mediaTexts[attackOf(card)]?.title ?? ''}** and gives you the hand.`,
        president: 'Committed in a battle, it adds one to your die. It serves once.',
      };
      return `**${kinds[kind]}**\n*${story}*\n${what[kind]}`;
    },
  }),
];
