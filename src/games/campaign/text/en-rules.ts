/** The rules, in English and in our own words. */

import type { Topic } from '../../../i18n/types.ts';
import { quietTurns } from '../turn.ts';
import { enCards, enDie } from './en-cards.ts';
import { enNames } from './en-names.ts';
import { pages, printed } from './topics.ts';

const topics: Topic[] = [
  {
    id: 'overview',
    title: 'The game in a minute',
    body: `You run the campaign of **Barack Obama** or **John McCain** in the autumn of 2008. Four battleground states are in play at any time. Win a state and you get its electoral votes; whoever reaches **270** first wins the election on the spot.

On your turn you do one thing: **play a card** or **draw a card**. Cards win voters over, turn a state toward Economy or Defense, or change which group is its key demographic.

A state is won the moment **all voters on its majority issue** support the same candidate. Its winner brings the next state into play, and that brings breaking news.`,
  },
  {
    id: 'state',
    title: 'Reading a state',
    body: `Each state shows its **electoral votes** and two rows of circles. Each circle is a block of **voters**: red supports McCain, blue supports Obama, white is undecided.

The upper row is how they would vote if **Defense** were the great issue, the lower row if it were the **Economy**. The marker on the **issue track** (four squares: 1 and 2 point to Defense, 3 and 4 to Economy) says which one it is: that is the **majority issue**, and only its row decides who wins the state. The other is the **minority issue**.

A state has two **demographic groups**. One of them is marked as the **key demographic**; the other counts for nothing until the key is changed.

Example: New Jersey starts with its marker on the Economy side, so Economy is the majority issue, and its key demographic is Clinton Democrats.`,
  },
  {
    id: 'decks',
    title: 'Preparing the decks',
    body: `Each side owns 45 cards, of which only **15** are used in a game.

**Starter decks**: the fifteen cards with a star. Good for a first game; who begins is drawn by lot.

**Draft**: fifteen times, you see 3 cards of your 45, keep 1, and the other 2 leave the game. Both players draft at the same time, each at their own pace, and neither sees what the other keeps. **Whoever finishes first plays first.**

Then the decks are shuffled and each player draws 3 cards.`,
  },
  {
    id: 'opening',
    title: 'The states to open with',
    body: `After a draft each player secretly chooses **2 of their own 10 states**; the four are revealed together. With starter decks the campaign opens in Florida, Michigan, Missouri and New Jersey.

The other 16 states wait. Once the game has begun, it does not matter any more whose back a state has.`,
  },
  {
    id: 'turn',
    title: 'Your turn',
    body: `Do one of two things.

**Play a card.** Do what it says, part by part. At the end of the turn it goes to your discard pile. You may always play a card that does nothing, just to be rid of it.

**Draw a card** from your deck. With **5 cards or more** in hand you may not choose this (cards that let you draw are fine). There is no other limit to your hand.`,
  },
  {
    id: 'reshuffle',
    title: 'When the deck is empty',
    body: `If you have to draw and your deck is empty, your discard pile is shuffled and becomes your new deck. **Cards you played this turn stay out of it**: they reach the discard pile only at the end of the turn. Cards you discarded this turn to pay for another are in the pile and are shuffled in.

If both are empty, you draw fewer.`,
  },
  {
    id: 'support',
    title: 'Gaining support',
    body: `Gaining **1 support** on an issue in a state turns one block of your opponent's voters in that row into yours. On the table this can be done in three ways, all equal: take an opposing token off a circle of your colour, replace an opposing token on a white circle, or cover a circle of the opposing colour. The table here does them in this order, which saves tokens.

Only when the row holds none of your opponent's voters do you win an **undecided** block, by placing a token on a white circle. Once taken, a white circle is never undecided again: its token can be replaced, not removed.

If the whole row is yours already, nothing happens.

Each side has **12 tokens**. If you have none left and cannot gain the support by taking a token off, that support is lost.`,
  },
  {
    id: 'shift',
    title: 'Shifting a state toward an issue',
    body: `The marker moves as many spaces toward that issue as the card says. At the end of the track it stops, and what is left over is ignored.

When the marker crosses the middle, the other issue becomes the majority issue: a state can be won or lost by that alone. "Majority" and "minority" on a card are read when it is played and stay the same for all its parts.`,
  },
  {
    id: 'key',
    title: 'Changing the key demographic',
    body: `The marker moves to the other group of the state, which is now its key demographic.

**Demographic Support** cards name a group. In **every state in play** whose key demographic is that group, **all undecided voters of both rows** become yours at once. Where the group is present but not the key, nothing happens, and white circles with a token are not touched.

Example: Seniors are the key in Colorado. McCain plays a card for Seniors, and its three undecided blocks are his.

With fewer tokens than undecided blocks, you choose which blocks to win.`,
  },
  {
    id: 'costs',
    title: 'Cards that cost cards',
    body: `Some cards make you discard other cards. The cost comes first, and a card whose cost you cannot pay cannot be played. If a card says "as many as you like", none is allowed.

Effects in "different states" happen once a state, so never more often than there are states in play.`,
  },
  {
    id: 'media',
    title: 'Media Support',
    body: `A Media Support card stays in force after it is played. Only **one** can be in force, whoever played it: a new one of either side replaces it, and the old one goes to its owner's discard pile at once.

Most of them let their owner choose which state in play each Breaking News card affects, after reading it. News that names no state is not changed by that.`,
  },
  {
    id: 'negative',
    title: 'Going negative',
    body: `Some cards are hard on your opponent, and bear a die. At the **end of the turn** in which you play one, after any states won, you roll; your opponent may take the bonus, or decline it.

${enDie
  .map((bonus, face) => (face > 0 ? `**${face}** ${bonus}` : ''))
  .filter(Boolean)
  .join('\n')}`,
  },
  {
    id: 'win-state',
    title: 'Winning a state',
    body: `The moment **all voters on the majority issue** support one candidate, that candidate wins the state: in the middle of a card, through the news, or on the opponent's turn. What is left of the card for that state is lost; its other parts still happen.

The tokens go home. If several states are won at once, they are settled **one after the other**, each entirely, in the order the **player whose turn it is** chooses.`,
  },
  {
    id: 'new-state',
    title: 'A new state',
    body: `**Whoever wins a state** chooses the next one among all states that were never in play, even on the opponent's turn. It takes the empty place, its markers on their starting squares. When no state is left, the game goes on with fewer.`,
  },
  {
    id: 'news',
    title: 'Breaking News',
    body: `Each time a new state comes into play (but for the first four), a Breaking News card is revealed and carried out at once, entirely. It affects **the new state**, unless a Media Support lets its owner choose another. Then it leaves the game. News can win states too.`,
  },
  {
    id: 'victory',
    title: 'Winning the election',
    body: `Obama starts with **157** electoral votes, McCain with **155**: the states that are not in this game. Whoever reaches **270** wins at once.

If all states are won and both have 269, nobody is elected: a draw. So it is if ${quietTurns / 2} turns each go by without a state won, a rule of this table for campaigns that only circle each other. If a player gives up, the other wins.`,
  },
];

const sideNames = { obama: 'Obama', mccain: 'McCain' } as const;
const row = (circles: string): string => `McCain ${printed(circles, 'R')}, undecided ${printed(circles, 'W')}, Obama ${printed(circles, 'B')}`;

export const enTopics: Topic[] = [
  ...topics,
  ...pages(enCards, enNames, {
    card: (card, effect) =>
      `**${enNames[card.type]}** · ${sideNames[card.side]}${card.starter ? ' · starter deck' : ''}${card.negative ? ' · goes negative' : ''}\n${effect}`,
    news: (effect) => `**Breaking News**\n${effect}`,
    state: (tile) =>
      [
        `**${tile.votes} electoral votes** · ${sideNames[tile.back]} may open with it${tile.starter ? ' · starter state' : ''}`,
        `Defense: ${row(tile.defense)}`,
        `Economy: ${row(tile.economy)}`,
        `The marker starts on square ${tile.square} of 4: ${tile.square <= 2 ? 'Defense' : 'Economy'} decides.`,
        `Key demographic at the start: ${enNames[tile.key]}. Other group: ${enNames[tile.other]}.`,
      ].join('\n'),
  }),
];
