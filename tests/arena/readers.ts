/** What `balance.ts` reads from a game's state: who began, and which cards each seat has. For a game without a reader, only wins count. */
import type { Campaign } from '../../src/games/campaign/state.ts';
import { sides } from '../../src/games/campaign/vocabulary.ts';
import { printOf } from '../../src/games/candidate/data/cards.ts';
import type { Candidate } from '../../src/games/candidate/state.ts';
import { kindOf } from '../../src/games/moi-president/data/deck.ts';
import type { MoiPresident } from '../../src/games/moi-president/state.ts';
import type { President } from '../../src/games/president/state.ts';
import type { Core, Seat } from '../../src/kernel/types.ts';

export interface Reader {
  /** Null until it is known. In Candidate, where it keeps changing, it is the first Dealer of the Convention, who plays last for its votes. */
  first(state: Core): Seat | null;
  /** The cards a seat has now: its hand, and what it has kept of a draft. Identical cards go by their printed name. */
  cards(state: Core, seat: Seat): string[];
}

const reader = <S extends Core>(first: (state: S) => Seat | null, cards: (state: S, seat: Seat) => string[]): Reader => ({
  first: (state) => first(state as S),
  cards: (state, seat) => cards(state as S, seat),
});

const nameOf = ({ family, value }: { family: string; value: number }): string => (value > 0 ? `${family} ${value}` : family);

export const readers: { readonly [command: string]: Reader } = {
  campaign: reader<Campaign>(
    ({ first }) => first,
    ({ campaigners }, seat) =>
      sides.filter((side) => side === seat).flatMap((side) => [...campaigners[side].hand, ...(campaigners[side].draft?.kept ?? [])]),
  ),
  candidate: reader<Candidate>(
    ({ phase, dealer }) => (phase === 'convention' ? dealer : null),
    ({ candidacies, cards }, seat) => candidacies[seat]!.hand.map((card) => nameOf(printOf(cards[card]!))),
  ),
  'moi-president': reader<MoiPresident>(
    ({ first }) => first,
    ({ places, points }, seat) => places[seat]!.hand.map((card) => (points[card] ? `${kindOf(card)} ${points[card]}` : kindOf(card))),
  ),
  president: reader<President>(
    ({ first }) => first,
    ({ candidates }, seat) => candidates[seat]!.media.map((card) => (card.startsWith('J') ? 'J' : card)),
  ),
};
