/** The rules, in English and in our own words. */
import { type Chosen, following } from '../../../../i18n/options.ts';
import type { Topic } from '../../../../i18n/types.ts';
import { allPoints, cities } from '../../data/cities.ts';
import { infosCards, infosKinds, infosOf } from '../../data/infos.ts';
import { attackOf, attacks, helicopterAttack, helicopterParade, mediaKindOf, paradeFor, parades, presidents } from '../../data/media.ts';
import { goldOrders as orders, specially, squares } from '../../data/squares.ts';
import type { options } from '../../options.ts';
import { fallsAfter, majority, mostSquares, squareCount, worthy } from '../../vocabulary.ts';
import { cityTable, groups, infosOfKind, pointsAt, squaresOf, unsafeValues } from '../facts.ts';
import { properNames } from '../names.ts';
import { pages } from '../topics.ts';
import { infosTexts, mediaTexts } from './cards.ts';
import { goldOrders, infosOrder, orderWords, squareNames } from './orders.ts';

const goldList = orders.map((order) => `**${squareNames[order]}**: “${goldOrders[order]}”`).join('\n');

/** One line per side, from corner to corner. */
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

/** The options in force at a table; null: no table is meant. */
type Here = Chosen<typeof options> | null;

/** When a player is elected, and how a game may end sooner. */
function electing(here: Here): string {
  const falls = `after ${fallsAfter} rounds it falls by a point each round, and the first to have it is elected at once, even if cities are still free. If several have it, the strongest of them wins; a tie goes to the player with the most cities, then to the combat die.`;
  const counted = 'counted by strength, then by cities, then by the combat die';
  const limited = (rounds: string): string => `After **${rounds} rounds** the greatest strength wins, ${counted}.`;
  const sooner = !here
    ? `The host may choose a **falling majority**, which is the default with five or six players, who seldom reach the printed one: ${falls} Or the host sets a number of **rounds**, after which the greatest strength wins, with the same tiebreakers. It also wins`
    : here.rounds === 'off'
      ? 'The greatest strength wins'
      : `${here.rounds === 'falling' ? `The **majority falls**: ${falls}` : limited(here.rounds)} The greatest strength also wins`;
  return `Once all ${cities.length} cities have an owner at the same time, **${majority} points** win at any moment from then on. Before that, nobody can be elected, even with more. With two players, the last city always decides.

${sooner} when so many groups are complete, with different owners, that nobody can reach a majority of ${majority} anymore.

A player who leaves gives up their cards, and their cities are free again. The last one at the table is elected.`;
}

const chapters: Topic<typeof options>[] = [
  {
    id: 'overview',
    title: 'The game in a minute',
    body: `Everyone runs for President of France. Your pawn travels around **${squareCount} squares**; ${cities.length} of them are cities, worth **${allPoints} points** together. Your cities’ points add up to your **strength**.

Roll, move, take free cities, fight battles for the others. Once all cities are owned, the first to have **${majority} points** is elected. Until then the campaign goes on.`,
  },
  {
    id: 'start',
    title: 'The start, and a turn',
    about: ['dice'],
    body: `All pawns start on Départ, without a Media card. Everyone rolls, and the highest number goes first (reroll ties). Play goes clockwise.

On your turn: **roll**, move that far, and do what the square says. Several pawns may share a square: nothing happens between them.

A card or a square may send you on to another square, and that one may send you further. After **${mostSquares} squares** from one roll, your pawn stops: the last square has no effect, and your turn is over.`,
  },
  {
    id: 'cities',
    title: 'City squares',
    body: `**A free city**: you take it. **Your own**: nothing happens. **Somebody else's**: an electoral battle, which you can't decline, unless its owner is missing turns or the city is protected. A city lost to a card or square is free again.

${cityTable}`,
  },
  {
    id: 'squares',
    title: 'The squares in order',
    body: `Clockwise from Départ, with each city's points. After the last one you're back at Départ.

${loopList}`,
  },
  {
    id: 'protection',
    title: 'Protected groups',
    body: `A player who owns **all** cities worth ${groups.map(({ value, n }) => `${value} (there are ${n})`).join(', or ')} can no longer lose any of that group: not in battle, not to a card or a square, not in an exchange. They don't count as "weakest" or "strongest" either.

Cities worth ${unsafeValues('en')} are never protected.`,
  },
  {
    id: 'media',
    title: 'Media squares and cards',
    body: `There are ${squaresOf('media')} Media squares, and Départ. Stopping there gives you the top card of the pile; so does **passing** Départ while moving forward. Your cards are secret, but everyone sees how many you have. Each works once and goes back under the pile.

**${attacks.length} attacks** and **${parades.length} parries**: each attack has its own parry. **${presidents.length} Président**: adds one to the combat die. You never have to use a card.`,
  },
  {
    id: 'battle',
    title: 'The electoral battle',
    body: `**Attacks first.** The owner goes first, then the newcomer: show an attack or pass. Without the matching parry the battle is over: an attacking owner **keeps the city**, an attacking newcomer **takes it**. With the parry both cards cancel out, and the player who parried goes next. After two passes in a row, the dice decide.

**Then the dice.** Both secretly commit as many Président cards as they like; the cards are revealed together and spent. Both roll the combat die: **+1** for the greater strength (the contested city counts for its owner; if both are equal, nobody adds 1), **+1** for each Président card. The higher total wins; on a tie, both reroll with the same bonuses.`,
  },
  {
    id: 'examples',
    title: 'Four battles, worked out',
    body: `These are the rulebook’s own examples.

**1.** Blue has four cities, Marseille among them: 12 points. Green, with two cities and 8 points, stops at Marseille and commits 2 Président cards. Blue rolls 3, plus 1 for strength: **4**. Green rolls 4, plus 2: **6**. Marseille goes to Green, whose two cards go under the Media pile.

**2.** Yellow has seven cities, Laval among them: 23 points. Red, with seven cities and 19 points, stops at Laval. Yellow commits 3 Président cards, Red 1. Yellow rolls 2, plus 1 for strength, plus 3: **6**. Red rolls 4, plus 1: **5**. Yellow keeps Laval; all four cards are spent.

**3.** Blue has three cities, Paris among them: 11 points. Red, with four cities and 13 points, flies to Paris from a Helicopter square and commits 3 Président cards. Blue rolls **5**. Red rolls 2, plus 1 for strength, plus 3: **6**. Paris goes to Red.

**4.** Yellow has three cities, Caen among them: 12 points. Green, with two cities and 4 points, stops at Caen and shows the attack **Small Ads**. Without **Right of Reply** Yellow loses Caen at once; with it both cards cancel out, and the battle takes place.`,
  },
  {
    id: 'infos',
    title: 'Infos squares',
    body: `Read the top Infos card, do what it says, and put it under the pile. The ${infosCards.length} cards are of ${infosKinds.length} kinds, ${infosOfKind} of each: lose cities, lose Président cards, win cities, exchange, change destination, take a Media card.

**The player who follows you** is the one whose pawn is next behind yours; on the same square, the closest to your right. If several cities tie, their owner chooses. An order you can't follow has no effect.`,
  },
  {
    id: 'helicopter',
    title: 'Helicopter squares',
    body: `You may fly to any square except the other Helicopter and play it as if you had landed there, or stay.

A player with the attack **${mediaTexts[helicopterAttack]?.title}** may block you before takeoff. With the parry **${mediaTexts[helicopterParade]?.title}** you fly anyway; otherwise you stay, and roll as usual next turn. Everyone with cards is asked, so silence reveals nothing.`,
  },
  {
    id: 'gold',
    title: 'The gold squares',
    body: `${goldList}

A player who misses turns is **immobilized** until their next real turn: nobody can battle for their cities. Infos cards still affect them.`,
  },
  {
    id: 'victory',
    title: 'Winning the election',
    about: ['rounds'],
    ...following<typeof options>(electing),
  },
  {
    id: 'orders',
    title: 'Standing orders',
    list: 'orders',
    body: `To save the others the wait, you may leave **standing orders** with \`/president orders\`, or with an answer that offers one. They are secret and apply at once, whatever you hold; you can change them at any time. If no order applies, you're asked.

A parry doesn't win a city by itself: it cancels one attack; then another may follow, or the dice decide. Each works only once. To save them for what's worth it, order them only for ${worthy} points or more.`,
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
        attack: `If the owner shows it, there is no battle and they keep the city; if the newcomer does, they take it. Parry: **${mediaTexts[paradeFor(card)]?.title ?? ''}**.${card === helicopterAttack ? ' Also blocks an opponent on a Helicopter square.' : ''}`,
        parade: `Cancels the attack **${mediaTexts[attackOf(card)]?.title ?? ''}** and lets you go next.`,
        president: 'Commit it in a battle to add 1 to your die. It works once.',
      };
      return `**${kinds[kind]}**\n*${story}*\n${what[kind]}`;
    },
  }),
];
