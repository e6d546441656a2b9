/** How to play, and the lesson's words, in English. */
import { following } from '../../../../i18n/options.ts';
import type { GuideTexts } from '../../../../i18n/types.ts';
import { cardsAtStart, deckSize, handToDraw, seenAtOnce, votesAtStart, votesToWin } from '../../data/numbers.ts';
import type { options } from '../../options.ts';

/** Where the cards come from. */
const decks = { starter: 'a ready-made deck', draft: `${deckSize} times the best of ${seenAtOnce}` };

export const guide: GuideTexts<typeof options> = {
  aim: { body: `Win states one by one and be the first to **${votesToWin} electoral votes**.` },
  pages: [
    {
      title: `The race to ${votesToWin}`,
      body: `One of you runs for **Barack Obama**, the other for **John McCain**. The bar shows all electoral votes: ${votesAtStart.obama} are Obama's from the start, ${votesAtStart.mccain} McCain's.

The votes between them are fought for, state by state. Whoever reaches **${votesToWin}** wins the election on the spot.`,
    },
    {
      title: `Reading a state`,
      body: `Each circle is a **voter**: blue and round for Obama, red and square for McCain, an empty ring while undecided. The upper row shows how they vote on **Defense**, the lower row on the **Economy**.

The marker at the left edge says which issue **decides**: here it is the Economy. Only the voters of that row win the state; here Obama has three of five.`,
    },
    {
      title: `Your turn`,
      body: `Do one thing: **play a card**, or **draw a card** (not with ${handToDraw} or more in hand).

Cards win voters over, move the marker, or bring more cards. Before you press one you read below it what it would change, such as “Obama 3 → 4 of 5”: voters before and after.`,
    },
    {
      title: `Winning a state`,
      body: `The moment **all voters of the deciding row** back one side, that side has won the state, whoever's turn it is. Its electoral votes are won for good.

Here Obama has three of five: with the two undecided voters on the Economy, New Jersey is won.`,
    },
    {
      title: `Turning a state`,
      body: `The marker stands on one of four squares, one above the other: the upper two mean Defense, the lower two the Economy. Cards **shift** it. Once it crosses the middle, the other row decides.

In Florida nearly all Defense voters back McCain. With the marker on the Economy they count for nothing.`,
    },
    {
      title: `The next state, and the news`,
      body: `Whoever wins a state chooses which one comes into play in its place: take one in which you are ahead.

Then a **Breaking News** card is turned over for it. It may move voters, the marker or the key, and now and then it wins a state.`,
    },
    {
      title: `The other cards`,
      ...following<typeof options>(
        (
          here,
        ) => `**Demographic Support** wins all undecided voters wherever its group is the *key demographic* of the state. **Media Support** stays in force until the next one. A card with a **die** goes negative: it hits hard, but you roll at the end of the turn, and your opponent may get a bonus.

Each side plays with ${deckSize} cards: ${here ? decks[here.deck] : `${decks.starter}, or ${decks.draft}`}. You begin with ${cardsAtStart}.`,
      ),
    },
  ],
  steps: [
    `You are **Obama**. Look at **New Jersey**, at the upper right of the board: the marker points to the Economy, and of its five Economy voters two are blue, one is red, and two are empty rings: undecided. Make all five blue and its 15 votes are yours.

One of your cards wins a voter over on the Economy.`,
    `The card asks where. Below the picture you read what it would do in each state: voters before → after. In New Jersey the Economy decides, so it counts there.`,
    `Three of five in New Jersey. But McCain has answered: look at **Florida**, at the lower left, with 27 votes. On Defense, which decides there, three of five voters are red.

Do not fight for them: take the issue away. One of your cards shifts a state's marker.`,
    `In Florida the marker stands on the second square from the top, the last one of Defense. One step down is enough.`,
    `Which way? Toward the Economy, where two voters are blue and two are red.`,
    `Florida now votes on the Economy, and McCain's three Defense voters count for nothing. McCain drew a card, and cards are what you run on. Draw one as well.`,
    `McCain worked in **Missouri**. Look at **New Jersey** again: its *key demographic* is **Clinton Democrats**, which stands at the foot of the state.

You hold the card of that group. It wins *all* undecided voters wherever the group is the key: read what it says.`,
    `**New Jersey is yours: 172 votes.** The winner chooses the next state. Look for many votes, and for a row that decides and is blue already: Pennsylvania has 21 votes and three blue voters of five.`,
  ],
  end: `Pennsylvania is in play, and a Breaking News card came with it: this time it helped you. That is the whole game: support, shift, draw, win, and choose the next state, until somebody has **${votesToWin}**.

You have not met cards with a die, Media Support, and the draft of a deck of one's own: the last page of “How to play” tells of them.`,
};
