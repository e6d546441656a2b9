/** The rules, in English and in our own words. */

import { type Chosen, following } from '../../../../i18n/options.ts';
import type { Topic } from '../../../../i18n/types.ts';
import {
  cardsAtStart,
  deckSize,
  handToDraw,
  quietTurns,
  quietTurnsToOffer,
  seenAtOnce,
  statesEach,
  tokensPerSide,
  votesAtStart,
  votesToWin,
} from '../../data/numbers.ts';
import { states } from '../../data/states.ts';
import type { options } from '../../options.ts';
import { faces } from '../../rules/cards/die.ts';
import { type CardType, cardTypes } from '../../vocabulary.ts';
import { aheadInColors, backs, countOf, deckPages, decks, mediaCards, type PageWords, pages, printed, starters, titlesOf } from '../topics.ts';
import { cardTitles } from './cards.ts';
import { bonusWords, cardEffect, lastingEffect, newsEffect } from './effects.ts';
import { names } from './names.ts';

const list = new Intl.ListFormat('en', { type: 'conjunction' });
const named = (ids: readonly string[]): string => list.format(ids.map((id) => names[id as keyof typeof names] ?? id));

/** What each kind of card is for, without its numbers: those are on the cards. */
const kinds: { readonly [T in CardType]: string } = {
  attack: 'a lot of support on one issue, at the cost of other cards; goes negative',
  advertising: 'support on an issue, and a shift toward it',
  'advertising-attack': 'support on both issues; goes negative',
  campaigning: 'support on an issue, and a card',
  'message-discipline': 'support or a shift in one state for each card you discard',
  'get-out-the-vote': 'a new key demographic, and a card',
  fundraising: 'cards',
  interview: 'a shift, and a card',
  'issue-control': 'a long shift toward the minority issue',
  microtargeting: 'a shift, and a new key demographic',
  speech: 'support, and a new key demographic',
  'media-support': 'a lasting effect',
  special: 'an effect only this side has',
  'demographic-support': 'all undecided voters wherever its group is the key',
};

const advantage = aheadInColors
  ? `The difference makes up for ${names[aheadInColors]}'s slight advantage in the colors printed on the battleground states. `
  : '';

/** The options in force at a table; null if the rules are not for a particular table. */
type Here = Chosen<typeof options> | null;

/** Where the decks come from, and who begins. */
function preparing(here: Here): string {
  const named = here && (here.first === 'obama' || here.first === 'mccain') ? ` **${names[here.first]} goes first.**` : null;
  const byLot = ' The first player is chosen at random.';
  const starter = `**Starter decks**: the ${deckSize} cards with a star. Good for a first game. The first player is chosen at random, unless the game’s options name a side.`;
  const starterHere = `**Starter decks**: the ${deckSize} cards with a star.${named ?? byLot}`;
  const draft = `**Draft**: you see ${seenAtOnce} of your ${decks.obama.length} cards, keep 1, and remove the others from the game. You do this ${deckSize} times. Both players draft at the same time, each at their own pace, and neither sees what the other keeps.`;
  const first = ' **The first to finish goes first**';
  const ways = !here
    ? `${starter}\n\n${draft}${first}, unless the options say “at random” or name a side.`
    : here.deck === 'starter'
      ? starterHere
      : `${draft}${named ?? (here.first === 'lot' ? byLot : `${first}.`)}`;
  return `Each side has ${decks.obama.length} cards and uses only **${deckSize}** of them in a game.

${ways}

Then the decks are shuffled and each player draws ${cardsAtStart} cards. You can always look up what’s left in your own deck, but not its order.`;
}

/** Which states the campaign opens in. */
function opening(here: Here): string {
  const chosen = `each player secretly chooses **${statesEach} of the ${backs.obama === backs.mccain ? `${backs.obama} ` : ''}states with their color on the back**. All are revealed together.`;
  const fixed = `the campaign opens in ${named(starters)}.`;
  const ways = { starter: `With starter decks ${fixed}`, draft: `After the draft ${chosen}` };
  return `${here ? ways[here.deck] : `After a draft ${chosen} ${ways.starter}`}

The other ${states.length - starters.length} states wait. Once the game has started, the color on the back no longer matters.`;
}

const chapters: Topic<typeof options>[] = [
  {
    id: 'overview',
    title: 'The game in a minute',
    about: ['side'],
    body: `You run the campaign of **Barack Obama** or **John McCain** in the fall of 2008. ${starters.length} battleground states are in play at a time (fewer near the end). Win a state and you get its electoral votes. The first to reach **${votesToWin}** wins the election on the spot.

On your turn you do one thing: **play a card** or **draw a card**. Cards win voters over, shift a state toward Economy or Defense, or change its key demographic.

A state is won the moment **all voters on its majority issue** support the same candidate. Its winner brings the next state into play, and that brings Breaking News.`,
  },
  {
    id: 'example',
    title: 'A turn, step by step',
    body: `Ada runs Obama's campaign. In one state the marker points to the **Economy**, and three of the four Economy voters back Obama; one backs McCain.

1. She plays a card: *Gain 1 support on Economy in one state. Draw 1 card.*
2. She chooses that state. McCain's voter comes over, so all Economy voters are Obama's: **the state is won at once**, its votes are hers, and all tokens on it go back to their owners.
3. As the winner she chooses the **next state** from those that haven't been in play. It takes the empty place.
4. She turns over a **Breaking News** card, which affects the new state. If that wins another state, it’s settled the same way.
5. Only now does the rest of her card happen: she draws a card.
6. Her card goes to her discard pile, and it's Ben's turn. If it had shown a die, Ada would have rolled it first, and Ben could have taken the bonus.`,
  },
  {
    id: 'state',
    title: 'Reading a state',
    body: `Each state shows its **electoral votes** and two rows of circles. Each circle is a **voter** (in the printed rules: a block of voters): red supports McCain, blue supports Obama, white is undecided.

The upper row is how they would vote if **Defense** were the big issue, the lower row if the **Economy** were. The marker on the **issue track** (four squares: 1 and 2 point to Defense, 3 and 4 to Economy) shows which one is: that's the **majority issue**, and only its row decides who wins the state. The other is the **minority issue**.

A state has two **demographic groups**. One of them is marked as the **key demographic**; the other has no effect until the key changes.`,
  },
  {
    id: 'decks',
    title: 'Preparing the decks',
    about: ['deck', 'first'],
    ...following<typeof options>(preparing),
  },
  {
    id: 'kinds',
    title: 'The kinds of cards',
    body: `The two decks are alike, except that Obama is strong on the Economy, McCain on Defense, and each side has a few cards of its own. Each side has this many cards of each kind:

${cardTypes.map((type) => `- **${names[type]}** (${[...new Set([countOf(type, 'obama'), countOf(type, 'mccain')])].join(' / ')}): ${kinds[type]}`).join('\n')}

“Obama's deck” and “McCain's deck” list what each card does.`,
  },
  {
    id: 'opening',
    title: 'The states to open with',
    about: ['deck'],
    ...following<typeof options>(opening),
  },
  {
    id: 'turn',
    title: 'Your turn',
    body: `Do one of two things.

**Play a card.** Do what it says, part by part. At the end of the turn it goes to your discard pile. You may always play a card that does nothing, just to get rid of it.

**Draw a card** from your deck. With **${handToDraw} cards or more** in hand you may not choose this (cards that let you draw are fine). There is no other limit to your hand.

If neither side has won a state in its last ${quietTurnsToOffer / 2} turns, you may also **offer a draw**. You play on, and your opponent may agree on their next turn; any other move declines. This is a house rule.`,
  },
  {
    id: 'reshuffle',
    title: 'When the deck is empty',
    body: `If you have to draw and your deck is empty, your discard pile is shuffled and becomes your new deck. **Cards you played this turn stay out of it**: they reach the discard pile only at the end of the turn. Cards you discarded this turn as a cost are shuffled in.

If both are empty, you draw fewer.`,
  },
  {
    id: 'support',
    title: 'Gaining support',
    body: `Gaining **1 support** on an issue in a state turns one of your opponent's voters in that row into yours. The printed game allows three ways, all equal: take an opposing token off a circle of your color, replace an opposing token on a white circle, or cover a circle of the opposing color. Here they are tried in this order, which saves tokens.

Only when the row holds none of your opponent's voters do you win an **undecided** voter, by placing a token on a white circle. A white circle that has been taken is never undecided again: its token can be replaced but not removed.

If the whole row is already yours, nothing happens.

Each side has **${tokensPerSide} tokens**. If you have none left and can't gain the support by taking a token off, that support is lost.`,
  },
  {
    id: 'shift',
    title: 'Shifting a state toward an issue',
    body: `The marker moves as many spaces toward that issue as the card says. It stops at the end of the track, and any spaces left over are ignored.

When the marker crosses the middle, the other issue becomes the majority issue. That alone can win or lose a state. “Majority” and “minority” on a card mean the issues at the moment you play it, for all its parts.`,
  },
  {
    id: 'key',
    title: 'Changing the key demographic',
    body: `The marker moves to the other group of the state, which is now its key demographic.

**Demographic Support** cards name a group. In **every state in play** whose key demographic is that group, **all undecided voters of both rows** become yours at once. Nothing happens where the group is present but isn't the key, and white circles with a token aren't affected. Each of these cards lists the states that have its group.

If you have fewer tokens than there are undecided voters, you choose which voters to win.`,
  },
  {
    id: 'costs',
    title: 'Cards that cost cards',
    body: `Some cards make you discard other cards. You pay the cost first, and you can't play a card if you can't pay for it. If a card says “any number of other cards”, you may also discard none.

An effect in “different states” happens at most once in each state.`,
  },
  {
    id: 'draw-play',
    title: 'Draw cards and play one at once',
    body: `The cards join your hand. You must play one of them at once and pay its cost; you may pay with the others. If you can pay for only one, you play that one. If you can't pay for any, you keep them all. A die on the card counts as usual.`,
  },
  {
    id: 'media',
    title: 'Media Support',
    body: `A Media Support card stays in force after it is played. Only **one** can be in force at a time: a new one from either side replaces it, and the old one goes to its owner's discard pile at once.

${mediaCards.map(({ id, side, lasting }) => `- **${cardTitles[id] ?? id}** (${names[side]}): ${lastingEffect(lasting, side, 'name')}.`).join('\n')}

That player reads the news before choosing the state. News that affects no single state stays as it is.`,
  },
  {
    id: 'negative',
    title: 'Going negative',
    body: `Some cards hit hard and show a die. At the **end of the turn** in which you play one, once any states won are settled, you roll the die. Your opponent may take the bonus or decline it.

${faces.map((face) => `**${face}** ${bonusWords(face)}`).join('\n')}`,
  },
  {
    id: 'win-state',
    title: 'Winning a state',
    body: `The moment **all voters on the majority issue** support one candidate, that candidate wins the state, even in the middle of a card, through the news, or on the opponent's turn. Any effect the card still had in that state is lost; its other parts still happen.

**A Breaking News card counts as a whole**: states it wins are settled only after all its parts.

The tokens go back to their owners. If several states are won at once, the **player whose turn it is** chooses the order, and each is settled completely before the next.`,
  },
  {
    id: 'new-state',
    title: 'A new state',
    body: `**The winner of a state** chooses the next one from those that haven't been in play, even on the opponent's turn. It takes the empty place, with its markers on their starting squares. Once there are none left to bring in, the game goes on with fewer states.`,
  },
  {
    id: 'news',
    title: 'Breaking News',
    body: `Each time a new state comes into play (except the first ${starters.length}), a Breaking News card is turned over and takes effect at once. It affects **the new state**, unless a Media Support lets its owner choose another. Then it leaves the game. News can win states too: see “Winning a state”.`,
  },
  {
    id: 'victory',
    title: 'Winning the election',
    body: `Obama starts with **${votesAtStart.obama}** electoral votes, McCain with **${votesAtStart.mccain}**: the votes of the states outside this game, which they have already won. ${advantage}The first to reach **${votesToWin}** wins at once.

If all states are won and nobody has ${votesToWin}, nobody is elected and the game is a draw. It is also a draw if the players agree to one, or if both go ${quietTurns / 2} turns in a row without winning a state. Those two are house rules, for campaigns that get nowhere. If a player gives up, the other wins.`,
  },
  {
    id: 'orders',
    title: 'Standing orders',
    list: 'orders',
    body: `To save your opponent a wait, you may leave a **standing order** with \`/campaign orders\`. It's secret, and you can change it at any time. It depends only on how many cards you hold, which everyone can see. If it doesn't apply, you're asked.`,
  },
];

const sideNames = { obama: 'Obama', mccain: 'McCain' } as const;
const row = (circles: string): string => `McCain ${printed(circles, 'R')}, undecided ${printed(circles, 'W')}, Obama ${printed(circles, 'B')}`;

const words: PageWords = {
  names: { ...names, ...titlesOf(cardTitles, names, 'Breaking News') },
  effect: cardEffect,
  news: newsEffect,
  newsCard: 'Breaking News',
  sides: sideNames,
  starter: 'starter deck',
  negative: 'goes negative',
  note: (key, other) => `States with this group: ${key} (key at the start); ${other} (other group).`,
  deck: (side, page) => `${sideNames[side]}'s deck${page > 1 ? ` (${page})` : ''}`,
  legend: '★ marks the cards of the starter deck.',
  colon: ':',
  list: (items) => list.format(items),
  state: (tile) =>
    [
      `**${tile.votes} electoral votes** · ${sideNames[tile.back]} may open with it${tile.starter ? ' · starter state' : ''}`,
      `Defense: ${row(tile.defense)}`,
      `Economy: ${row(tile.economy)}`,
      `The marker starts on square ${tile.square} of 4: ${tile.square <= 2 ? 'Defense' : 'Economy'} decides.`,
      `Key demographic at the start: ${names[tile.key]}. Other group: ${names[tile.other]}.`,
    ].join('\n'),
};

export const topics: Topic<typeof options>[] = [...chapters, ...deckPages(words), ...pages(words)];
