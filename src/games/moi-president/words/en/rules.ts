/** The rules, in English. */
import { following } from '../../../../i18n/options.ts';
import type { Topic } from '../../../../i18n/types.ts';
import type { options } from '../../options.ts';
import { five, toBeElected } from '../../vocabulary.ts';
import { cardsForTwo, copiesOf, payingExample } from '../facts.ts';
import { allCards, cardTopics } from '../topics.ts';
import { kindTexts } from './cards.ts';
import { aHand, inWords, lastRebuild, lucky, unlucky } from './numbers.ts';

const family = {
  campagne: 'Campaign points',
  bonus: 'Bonus card',
  attaque: 'Attack card',
  joker: 'Joker card',
  speciale: 'Special card',
} as const;

const { cards, ways, tooMuch } = payingExample;
const listed = (items: readonly (string | number)[], type: 'conjunction' | 'disjunction'): string =>
  new Intl.ListFormat('en-GB', { type }).format(items.map(String));
/** Which cards five points may be paid with; nothing where those of the example are too few. */
const example =
  ways.length === 0
    ? ''
    : `With ${listed(cards, 'conjunction')} you may lose ${listed(ways, 'disjunction')}${tooMuch === null ? '' : `, but not ${tooMuch}`}.\n\n`;

/** What the option does, and what is said where it is in force. */
const cap = `**Long games can be ended**: with that option, the game ends in the same way when the pile would be rebuilt for the ${lastRebuild} time.`;
const capped = `**Long games are ended here**: when the pile would be rebuilt for the ${lastRebuild} time, the game stops in the same way.`;

const headings: Topic<typeof options>[] = [
  {
    id: 'minute',
    title: 'The game in a minute',
    body: `Everybody runs for President of France. Have **${toBeElected} points at the end of your own turn**, and you are elected. 2 to 5 players, about 25 minutes.

You hold ${aHand} cards. On your turn you **play one, or discard one**, and draw back to ${aHand}.

- **Campaign** cards count at once, but can be stolen.
- **Base** cards are tried with a die: ${lucky} and they are yours for good; ${unlucky} and they go to the undecided, for whoever wins those over.
- **Trust** moves a campaign card to your base, **Undecided** wins over all the undecided; both with a die.
- **Debate**, **Controversy** and **Scandal** attack somebody who has at least ${five} campaign points. Whoever is attacked may answer with **Immunity** or **Diversion**.
- **Special cards** turn the table upside down, for everybody. Nothing answers them.

So: lay campaign cards, bring them to safety before they are taken, and keep a joker for the worst.`,
  },
  {
    id: 'but',
    title: 'Aim of the game',
    body: `Everybody is a candidate for the French presidency. The first with **${toBeElected} points at the end of their own turn**, campaign and base together, is elected.

Two zones lie before you. The **campaign** counts, but can be lost. The **base** counts as well, and nothing takes it from you any more. In the middle are the **undecided**: points that wait to be won over.

Convince, scheme, fight: everything is allowed. For 2 to 5 players; a game takes about 25 minutes around a table.`,
  },
  {
    id: 'debut',
    title: 'Beginning',
    body: `The cards are shuffled and everybody gets **${aHand}**, for their eyes only.

Everybody rolls the die: the highest begins. Those tied at the top roll again. Play goes clockwise.

**With two players** the Diversion cards (${inWords(copiesOf('diversion'))}) are taken out: ${cardsForTwo} cards are left.`,
  },
  {
    id: 'tour',
    title: 'A turn',
    body: `On your turn, **one card only**:

- a **campaign** card, laid in your campaign zone;
- a **bonus** card, won by the die;
- an **attack** card, against an opponent;
- a **special** card, which concerns everybody;
- or any card **discarded without effect**, to get another.

Then you draw: there are always ${aHand} cards in a hand. Jokers are played only in answer to an attack; whoever plays one draws at once.

A card that can do nothing (an attack without a possible target, Trust without a campaign card, Undecided without undecided) can only be discarded.`,
  },
  {
    id: 'pioche',
    title: 'When the pile is used up',
    body: `All discarded cards are shuffled and make a new pile. The undecided zone is no part of it.

The discard is open to everybody, and so is the number of cards in the pile: press **Words**.`,
  },
  {
    id: 'fin',
    title: 'End of the game',
    about: ['cap'],
    ...following<typeof options>(
      (
        here,
      ) => `**${toBeElected} points at the end of your turn**: you are elected. Whoever gets there on somebody else’s turn must still have them at the end of their own next turn.

**Blocked vote**: bases never move again. If, at the end of a turn, nobody could reach ${toBeElected} points even with everything that is not in the others’ bases, the game stops. The highest total wins; tied, the biggest base; else the victory is shared. It stops in the same way when nobody plays any more: when as many turns in a row as there are cards have only discarded one.${here && !here.cap ? '' : `\n\n${here ? capped : cap}`}`,
    ),
  },
  {
    id: 'attaques',
    title: 'Attacks, jokers and special cards',
    body: `The attacker names **one** opponent; said aloud, an attack stands. Debate and Controversy need at least ${five} campaign points **on both sides**; Scandal only on the target’s. A base does not count for these ${five} points.

The target is always asked, with a joker in hand or without: **let it happen** (face the duel, or discard ${five} points), **Immunity** or **Diversion**. Nobody else may react.

**Immunity** cancels the attack. **Diversion** turns it to another player with at least ${five} campaign points, who may answer in turn. There is no limit: an attack may go round the table several times.

Turned **to the attacker**, the attack changes sides: whoever turned it becomes the attacker, and the attacker the target.

**Special cards** are no attacks: nothing answers them, they concern everybody, whoever plays them included, and they leave bases alone.`,
  },
  {
    id: 'cartes',
    title: 'All the cards',
    body: `Each kind with its copies; where cards differ, their points.

${allCards(kindTexts, (name, { copies, values, text }) => {
  const list = values.map((value) => `${value.points} (×${value.copies})`).join(', ');
  return `- **${name}** (×${copies}): ${list === '' ? text : `${list}. ${text}`}`;
})}`,
  },
  {
    id: 'cinq-points',
    title: `Losing ${five} points`,
    body: `Scandal and Great Debate take **${five} points**, and no points come back. You choose just enough campaign cards: together worth at least ${five}, and less without any one of them.

${example}A Scandal sends these cards to the discard, a Great Debate to the undecided.`,
  },
  {
    id: 'consignes',
    title: 'Standing orders',
    list: 'orders',
    body: `In a game over days you may leave **standing orders**, known to you alone, and change them at any time.

- **Immunity** on any attack, on one kind of attack, or when you risk ${five} points or more. Such an order answers whatever you hold: without an Immunity the attack goes ahead. So nobody reads from a question that you have none.
- **Let one kind of attack happen**, or any duel in which you risk less than ${five} points, without being asked.
- **Choose for you**: take the highest card, give the lowest, pay as cheaply as possible.

What you risk: in a Debate your highest campaign card, in a Controversy your lowest, in a Scandal the cheapest cards worth ${five}.

An order for Immunity comes before an order to let an attack happen. Where orders leave you the question, you may use Diversion too. When an order answers, you alone learn that it was an order.`,
  },
  {
    id: 'partir',
    title: 'Leaving the game',
    body: `The hand and the campaign of whoever leaves are discarded, the base is out of the game. An attack on or by that player comes to nothing. Whoever is left alone wins.`,
  },
];

export const topics: Topic<typeof options>[] = [
  ...headings,
  ...cardTopics(
    kindTexts,
    (name) => `Card: ${name}`,
    ({ category, copies, values, text }) => {
      const list = values.map((value) => `${value.points} (×${value.copies})`).join(', ');
      return `*${family[category]}, ${copies} ${copies > 1 ? 'copies' : 'copy'}${list ? `: ${list}` : ''}*\n\n${text}`;
    },
  ),
];
