/** How to play, and the lesson's words, in English. */
import { following } from '../../../../i18n/options.ts';
import type { GuideTexts } from '../../../../i18n/types.ts';
import { cardsAtStart, deckSize, handToDraw, seenAtOnce, votesAtStart, votesToWin } from '../../data/numbers.ts';
import type { options } from '../../options.ts';

/** Where the cards come from. */
const decks = { starter: 'a ready-made deck', draft: `a deck you draft, keeping one card of ${seenAtOnce} at a time` };

export const guide: GuideTexts<typeof options> = {
  aim: { body: `Win states one by one and be the first to **${votesToWin} electoral votes**.` },
  pages: [
    {
      title: `The race to ${votesToWin}`,
      body: `One of you runs for **Barack Obama**, the other for **John McCain**. The bar shows all electoral votes: ${votesAtStart.obama} are Obama's from the start, ${votesAtStart.mccain} McCain's.

You fight over the rest, state by state. The first to reach **${votesToWin}** wins the election on the spot.`,
    },
    {
      title: `Reading a state`,
      body: `Each circle is a **voter**: blue and round for Obama, red and square for McCain, an empty ring for undecided. The upper row shows how they vote on **Defense**, the lower row on the **Economy**.

The marker at the left edge shows which issue **decides**: here, the Economy. Only the voters in that row can win you the state, and Obama has three of five.`,
    },
    {
      title: `Your turn`,
      body: `Do one thing: **play a card**, or **draw a card** (not with ${handToDraw} or more in hand).

Cards win voters over, move the marker, or bring more cards. Under each card you see what it would change: “Obama 3 → 4 of 5” counts voters before and after.`,
    },
    {
      title: `Winning a state`,
      body: `The moment **all voters of the deciding row** back one side, that side wins the state, no matter whose turn it is. Its electoral votes are won for good.

Here Obama has three of five, so the two undecided voters on the Economy would win New Jersey.`,
    },
    {
      title: `Turning a state`,
      body: `The marker is on one of four squares: the upper two mean Defense, the lower two the Economy. Cards **shift** it. Once it crosses the middle, the other row decides.

In Florida nearly all Defense voters back McCain. With the marker on the Economy they don't count.`,
    },
    {
      title: `The next state, and the news`,
      body: `The winner of a state chooses which one replaces it. Take one where you're ahead.

Then a **Breaking News** card is turned over for it. It may move voters, the marker, or the key, and sometimes that wins a state.`,
    },
    {
      title: `The other cards`,
      ...following<typeof options>(
        (
          here,
        ) => `**Demographic Support** wins all undecided voters in every state whose *key demographic* is its group. **Media Support** lasts until the next one. A card with a **die** goes negative: it hits hard, but you roll at the end of the turn and your opponent may get a bonus.

Each side plays with ${deckSize} cards: ${here ? decks[here.deck] : `${decks.starter}, or ${decks.draft}`}. You start with ${cardsAtStart}.`,
      ),
    },
  ],
  steps: [
    `You are **Obama**. In **New Jersey** (15 votes) the Economy decides: of its five voters two are blue, one is red, and two are undecided. Turn all five blue to win it. One of your cards gains a voter on the Economy.`,
    `Where? Below each state you see what the card would do there, voters before → after. In New Jersey the Economy decides, so the voter counts there.`,
    `Three of five in New Jersey. But McCain answered in **Florida** (27 votes), where Defense decides and three of five voters are red. Don't fight for them, take the issue away: one of your cards shifts a state's marker.`,
    `In Florida the marker is on the last Defense square. One step down is enough.`,
    `Which way? Toward the Economy, where two voters are blue and two are red.`,
    `Florida now votes on the Economy, and McCain's three Defense voters count for nothing. McCain drew a card. You need cards too: draw one.`,
    `**New Jersey's** *key demographic* is Clinton Democrats, and you hold their card: wherever they're the key, it wins *all* undecided voters.`,
    `**New Jersey is yours: 172 votes.** The winner chooses the next state. Look for many votes and a deciding row that's mostly blue: Pennsylvania has 21 votes, and three of its five voters are blue.`,
  ],
  end: `Pennsylvania is in play, with Breaking News that helped you this time. That's the whole game: gain support, shift states, draw cards, win states, and choose the next ones, up to **${votesToWin}**. The last page of “How to play” covers cards with a die, Media Support, and the draft.`,
};
