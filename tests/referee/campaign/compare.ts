/** The table as everyone sees it, built from the referee's book. */
import { deckSize, votesAtStart } from '../../../src/games/campaign/data/numbers.ts';
import type { Outcome } from '../../../src/kernel/types.ts';
import { type Book, both, deciding, printed, type Side, type State, supply, voice, votes } from './book.ts';
import { news } from './effects.ts';

const rowOf = (row: State['defense']) => row.map((spot) => ({ printed: spot.printed, token: spot.token, voter: voice(spot) }));

const stateOf = (state: State) => ({
  id: state.id,
  votes: printed(state.id).votes,
  square: state.at,
  majority: deciding(state),
  key: state.key,
  other: state.other,
  defense: rowOf(state.defense),
  economy: rowOf(state.economy),
});

function sideOf(book: Book, side: Side) {
  const { hand, deck, discard, won, shown, drafted, chosen } = book.pile[side];
  return {
    votes: votes(book, side),
    votesAtStart: votesAtStart[side],
    won: won.map((id) => ({ id, votes: printed(id).votes })),
    hand: hand.size,
    deck: deck.size,
    discard: [...discard],
    shown: [...shown],
    drafted: book.phase === 'preparing' ? (book.decks === 'draft' ? drafted : deckSize) : null,
    chosen: chosen.length > 0,
    tokens: supply(book, side),
  };
}

/** Every public field except the recent changes, which are only for pictures. */
export function expected(book: Book, outcome: Outcome | null): { [field: string]: unknown } {
  return {
    seenBy: null,
    phase: outcome ? 'over' : book.phase,
    winners: outcome ? both.filter((side) => outcome.winners.includes(side)) : null,
    decks: book.decks,
    first: book.first,
    active: book.phase === 'playing' ? book.active : null,
    turn: book.turn,
    tiles: book.tiles.map(stateOf),
    unused: book.unused,
    sides: { obama: sideOf(book, 'obama'), mccain: sideOf(book, 'mccain') },
    media: book.media,
    played: book.played,
    news: { left: Object.keys(news).length - book.revealed.length, last: book.lastNews },
    latest: book.latest,
    offer: book.offer,
    ended: outcome?.message.key ?? null,
    own: null,
  };
}
