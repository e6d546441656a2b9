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
  new Intl.ListFormat('en', { type }).format(items.map(String));
/** Which cards can pay five points; nothing if the example's cards aren't enough. */
const example =
  ways.length === 0
    ? ''
    : `With ${listed(cards, 'conjunction')} you may lose ${listed(ways, 'disjunction')}${tooMuch === null ? '' : `, but not ${tooMuch}`}.\n\n`;

/** What the option does, and the text when it is in force. */
const cap = `**Long games can be ended**: with that option, the game ends in the same way when the pile would be rebuilt for the ${lastRebuild} time.`;
const capped = `**Long games are ended here**: when the pile would be rebuilt for the ${lastRebuild} time, the game stops in the same way.`;

const headings: Topic<typeof options>[] = [
  {
    id: 'minute',
    title: 'The game in a minute',
    body: `Everyone runs for President of France. Have **${toBeElected} points at the end of your own turn** and you’re elected. 2 to 5 players, about 25 minutes.

You hold ${aHand} cards. On your turn you **play one, or discard one**, and draw back to ${aHand}.

- **Campaign** cards count at once, but can be stolen.
- **Base** cards need a roll: on ${lucky} they are yours for good; on ${unlucky} they go to the undecided, where anyone may win them.
- **Trust** moves a campaign card to your base, **Undecided** wins over all the undecided; both need a roll.
- **Debate**, **Controversy**, and **Scandal** attack somebody with at least ${five} campaign points, who may answer with **Immunity** or **Diversion**.
- **Special cards** shake things up for everyone. Jokers don’t work against them.

So lay campaign cards, move them to safety before somebody takes them, and save a joker for when you need it most.`,
  },
  {
    id: 'but',
    title: 'Aim of the game',
    body: `Everyone is a candidate for the French presidency. The first with **${toBeElected} points at the end of their own turn**, campaign and base together, is elected.

You have two zones. The **campaign** counts, but you can lose it. The **base** counts too, and nobody can take it from you. In the middle are the **undecided**: points waiting to be won over.

Persuade, scheme, fight: anything goes. For 2 to 5 players; a game takes about 25 minutes around a table.`,
  },
  {
    id: 'debut',
    title: 'Setup',
    body: `The cards are shuffled and everyone gets **${aHand}**, which only they may see.

Everyone rolls the die, and the highest goes first. Players tied for highest roll again. Play goes clockwise.

**With two players** the ${inWords(copiesOf('diversion'))} Diversion cards are removed, which leaves ${cardsForTwo} cards.`,
  },
  {
    id: 'tour',
    title: 'A turn',
    body: `On your turn, use **one card only**. You may:

- lay a **campaign** card in your campaign zone;
- play a **bonus** card, which needs a roll;
- play an **attack** card against an opponent;
- play a **special** card, which affects everyone;
- or **discard** any card, with no effect, to get another.

Then you draw, so you always have ${aHand} cards in hand. You can only play a joker in answer to an attack, and you then draw at once.

A card that can do nothing (an attack without a possible target, Trust without a campaign card, Undecided when there are none) can only be discarded.`,
  },
  {
    id: 'pioche',
    title: 'When the pile runs out',
    body: `All discarded cards are shuffled to make a new pile. The undecided zone isn’t included.

Everyone may look at the discards and at the number of cards in the pile: press **Words**.`,
  },
  {
    id: 'fin',
    title: 'End of the game',
    about: ['cap'],
    ...following<typeof options>(
      (
        here,
      ) => `**${toBeElected} points at the end of your turn**, and you’re elected. If you get there on somebody else’s turn, you must still have them at the end of your own next turn.

**Blocked vote**: bases never move again. If, at the end of a turn, nobody could reach ${toBeElected} points even with everything outside the others’ bases, the game stops. The highest total wins; on a tie, the biggest base; if that is tied too, they share the victory. The game also stops this way once players have done nothing but discard for as many turns in a row as there are cards.${here && !here.cap ? '' : `\n\n${here ? capped : cap}`}`,
    ),
  },
  {
    id: 'attaques',
    title: 'Attacks, jokers, and special cards',
    body: `The attacker names **one** opponent, and can’t take the attack back. Debate and Controversy need at least ${five} campaign points **on both sides**; Scandal only on the target’s. A base doesn’t count toward these ${five} points.

The target is always asked, with or without a joker in hand: **let it happen** (face the duel, or discard ${five} points), **Immunity**, or **Diversion**. Nobody else may react.

**Immunity** cancels the attack. **Diversion** redirects it to another player with at least ${five} campaign points, who may answer in turn. There’s no limit: an attack may go around the table several times.

Redirected **to the attacker**, the attack changes sides: the player who redirected it becomes the attacker, and the attacker the target.

**Special cards** are not attacks: jokers don’t work against them, they affect everyone, including the person who plays one, and they leave bases alone.`,
  },
  {
    id: 'cartes',
    title: 'All the cards',
    body: `Here is each kind with its number of copies and, where cards differ, their points.

${allCards(kindTexts, (name, { copies, values, text }) => {
  const list = values.map((value) => `${value.points} (×${value.copies})`).join(', ');
  return `- **${name}** (×${copies}): ${list === '' ? text : `${list}. ${text}`}`;
})}`,
  },
  {
    id: 'cinq-points',
    title: `Losing ${five} points`,
    body: `Scandal and Great Debate cost **${five} points**, and you get no change. You choose campaign cards worth at least ${five} together, and no more of them than needed.

${example}A Scandal sends these cards to the discard, a Great Debate to the undecided.`,
  },
  {
    id: 'consignes',
    title: 'Standing orders',
    list: 'orders',
    body: `To save the others the wait, you may leave **standing orders**. They are secret, and you can change them at any time.

- **Immunity** on any attack, on one kind of attack, or when you risk ${five} points or more. The order applies whatever you hold: without an Immunity, the attack goes ahead. So a question never reveals that you have none.
- **Let one kind of attack happen**, or any duel in which you risk fewer than ${five} points, without being asked.
- **Choose for me**: take the highest card, give the lowest, pay as little as possible.

What you risk: in a Debate your highest campaign card, in a Controversy your lowest, in a Scandal the cheapest cards worth ${five}.

An Immunity order takes priority over an order to let an attack happen. Whenever you're asked, you may also use Diversion. Nobody else learns that an order answered for you.`,
  },
  {
    id: 'partir',
    title: 'Leaving the game',
    body: `If a player leaves, their hand and campaign are discarded and their base is removed. An attack on or by them has no effect. The last player left wins.`,
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
