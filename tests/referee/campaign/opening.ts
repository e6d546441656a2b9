/** Sets up a game: decks, the states in play, and who begins. */
import { cardsAtStart, deckSize, seenAtOnce, statesEach } from '../../../src/games/campaign/data/numbers.ts';
import { states } from '../../../src/games/campaign/data/states.ts';
import { ask, beside, hear, type Script, tell } from '../follow.ts';
import type { Table } from '../referee.ts';
import { type Book, both, layOut, type Pile, type Side } from './book.ts';
import { cards } from './effects.ts';
import { freely, message } from './moves.ts';

const pileOf = (side: Side): string[] => Object.keys(cards).filter((id) => id.startsWith(side === 'obama' ? 'O' : 'M'));
const empty = (): Pile => ({ hand: new Set(), deck: new Set(), discard: [], won: [], shown: [], drafted: 0, chosen: [] });

export const newBook = ({ options }: Table): Book => ({
  phase: 'preparing',
  decks: options.deck === 'draft' ? 'draft' : 'starter',
  first: both.find((side) => side === options.first) ?? null,
  active: 'obama',
  turn: 0,
  quiet: 0,
  tiles: [],
  unused: states.map(({ id }) => id),
  pile: { obama: empty(), mccain: empty() },
  media: null,
  played: [],
  revealed: [],
  lastNews: null,
  latest: null,
  offer: null,
  wonInTurn: false,
});

/** Ends at the start of the first turn. */
export function* open(book: Book, { options }: Table): Script {
  const isNamed = book.first !== null;
  if (book.decks === 'starter') yield* starter(book, isNamed);
  else yield* drafted(book, options.first === 'lot');
  book.phase = 'playing';
  book.active = book.first!;
  book.turn = 1;
}

function* starter(book: Book, isNamed: boolean): Script {
  for (const side of both)
    yield* deal(
      book,
      side,
      pileOf(side).filter((id) => cards[id]!.star),
    );
  const first = states.filter((state) => state.starter).map(({ id }) => id);
  bringIn(book, first);
  yield* tell('all', 'opening.starter', { states: first });
  if (isNamed) return yield* tell('all', 'begins', { side: book.first! });
  book.first = yield* lot();
}

function* lot(): Script<Side> {
  const { side } = yield* hear('all', 'lot');
  const drawn = both.find((one) => one === side);
  if (!drawn) throw new Error(`The lot names ${side}.`);
  return drawn;
}

function* drafted(book: Book, byLot: boolean): Script {
  if (byLot) book.first = yield* lot();
  yield* beside({ obama: prepare(book, 'obama'), mccain: prepare(book, 'mccain') });
  for (const side of both) {
    const chosen = book.pile[side].chosen;
    bringIn(book, chosen);
    yield* tell('all', 'opening', { side, states: chosen });
    book.pile[side].chosen = [];
  }
  yield* tell('all', 'begins', { side: book.first! });
}

/** Fifteen times three cards not seen before, one of which is kept; then two of the player's own states. */
function* prepare(book: Book, side: Side): Script {
  const mine = book.pile[side];
  const left = new Set(pileOf(side));
  const kept: string[] = [];
  while (kept.length < deckSize) {
    let seen: string[] = [];
    const put = message('ask.draft', { n: kept.length + 1, of: deckSize });
    const fault = (ids: string[]): string | null => {
      seen = ids;
      const isGood = ids.length === seenAtOnce && new Set(ids).size === ids.length && ids.every((id) => left.has(id));
      return isGood ? null : `the cards ${ids.join(', ')} are not three that were not seen before`;
    };
    kept.push((yield* ask({ seat: side, ask: put, options: fault }))[0]!);
    for (const id of seen) left.delete(id);
    mine.drafted = kept.length;
  }
  yield* tell('all', 'drafted', { side, first: book.first === null });
  book.first ??= side;
  yield* deal(book, side, kept);
  const own = states.filter(({ back }) => back === side).map(({ id }) => id);
  const put = message('ask.opening', { n: statesEach });
  mine.chosen = yield* ask({ seat: side, ask: put, options: freely(own), min: statesEach, max: statesEach });
  yield* tell('all', 'opening.chosen', { side });
}

function* deal(book: Book, side: Side, deck: string[]): Script {
  const { cards: dealt } = yield* hear([side], 'hand.dealt');
  const mine = book.pile[side];
  mine.deck = new Set(deck);
  for (const card of dealt as string[]) {
    if (!mine.deck.delete(card)) throw new Error(`${side} is dealt ${card}, which is not in their deck.`);
    mine.hand.add(card);
  }
  if (mine.hand.size !== cardsAtStart || deck.length !== deckSize) throw new Error(`${side} is dealt ${mine.hand.size} of ${deck.length} cards.`);
}

function bringIn(book: Book, ids: readonly string[]): void {
  book.tiles.push(...ids.map(layOut));
  book.unused = book.unused.filter((id) => !ids.includes(id));
}
