/** The rules, in English. */
import type { Topic } from '../../../i18n/types.ts';
import { enCards } from './en-cards.ts';
import { cardTopics } from './topics.ts';

const family = {
  campagne: 'Campaign points',
  bonus: 'Bonus card',
  attaque: 'Attack card',
  joker: 'Joker card',
  speciale: 'Special card',
} as const;

const headings: Topic[] = [
  {
    id: 'but',
    title: 'Aim of the game',
    body: `Everybody is a candidate for the French presidency. The first with **51 points at the end of his own turn**, campaign and base together, is elected.

Before you lie two zones. The **campaign** counts, but can be lost. The **base** counts as well, and nothing takes it from you any more. In the middle are the **undecided**: points that wait to be won over.

Convince, scheme, fight: everything is allowed.`,
  },
  {
    id: 'debut',
    title: 'Beginning',
    body: `The cards are shuffled and everybody gets **four**, for his eyes only.

Everybody throws the die: the highest begins. Those tied at the top throw again. Play goes clockwise.

**With two players** the five Diversion cards are taken out: 65 are left.`,
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

Then you draw: there are always four cards in a hand. Jokers are played only in answer to an attack; whoever plays one draws at once.

A card that can do nothing (an attack without a possible target, Trust without a campaign card, Undecided without undecided) can only be discarded.`,
  },
  {
    id: 'pioche',
    title: 'When the pile is used up',
    body: `All discarded cards are shuffled and make a new pile. The undecided zone is no part of it.

The discard is open to everybody, and so is the number of cards in the pile.`,
  },
  {
    id: 'fin',
    title: 'End of the game',
    body: `**51 points at the end of your turn**: you are elected. Whoever gets there on somebody else’s turn must still have them at the end of the next own one.

**Blocked vote**: bases never move again. If, at the end of a turn, nobody could reach 51 points even with everything that is not in the others’ bases, the game stops. The highest total wins; tied, the biggest base; else the victory is shared.

**The host’s limit**: with that option, the game ends in the same way when the pile would be rebuilt a ninth time.`,
  },
  {
    id: 'attaques',
    title: 'Attacks and jokers',
    body: `The attacker names **one** opponent. Debate and Controversy need at least 5 campaign points **on both sides**; Scandal only on the target’s. A base does not count for these 5 points.

The target is always asked, with a joker in hand or without: **suffer**, **Immunity** or **Diversion**. Nobody else may react.

**Immunity** cancels the attack. **Diversion** turns it to another player with at least 5 campaign points, who may defend in turn. There is no limit: an attack may go round the table several times.

Turned **to the attacker**, the attack changes sides: whoever turned it becomes the attacker, and the attacker the target.`,
  },
  {
    id: 'cinq-points',
    title: 'Losing five points',
    body: `Scandal and Great Debate take **5 points** and give no change. You choose campaign cards worth at least 5 of which none is to spare: without it, points would be missing.

With 3, 3, 4 and 8 you may lose 3 + 3, 3 + 4 or 8, but not 3 + 8.

A Scandal sends these cards to the discard, a Great Debate to the undecided.`,
  },
  {
    id: 'consignes',
    title: 'Standing orders',
    body: `In a game over days you may leave **standing orders**, known to you alone, and change them at any time.

- **Immunity** on any attack, on one kind of attack, or when you risk 5 points or more. If you do not hold the card, you are asked all the same.
- **Suffer** one kind of attack, or what costs less than 5 points, without being asked.
- **Choose for you**: take the highest card, give the lowest, pay as cheaply as possible.

What you risk: in a Debate your highest campaign card, in a Controversy your lowest, in a Scandal the cheapest cards worth 5.

An order for Immunity comes before an order to suffer. When an order answers, you alone learn of it.`,
  },
  {
    id: 'partir',
    title: 'Leaving the game',
    body: `The hand and the campaign of whoever leaves are discarded, the base is out of the game. An attack on or by that player comes to nothing. Whoever is left alone wins.`,
  },
];

export const enTopics: Topic[] = [
  ...headings,
  ...cardTopics(
    enCards,
    (name) => `Card: ${name}`,
    ({ category, copies, values, text }) => {
      const list = values.map((value) => `${value.points} (×${value.copies})`).join(', ');
      return `*${family[category]}, ${copies} ${copies > 1 ? 'copies' : 'copy'}${list ? `: ${list}` : ''}*\n\n${text}`;
    },
  ),
];
