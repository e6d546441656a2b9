import type { View } from '../../../kernel/rules.ts';
import type { Seat, Viewer } from '../../../kernel/types.ts';
import { type Card, sorted } from '../data/deck.ts';
import type { LastView } from '../messages.ts';
import type { Dice, Last, MoiPresident } from '../state.ts';
import { knownHands } from './passed.ts';
import { campaignOf, cardOf, cardsOf, handOf, isHere, placeOf, socleOf, sum, totalOf } from './table.ts';

export interface PlaceView {
  seat: Seat;
  here: boolean;
  campaign: Card[];
  socle: Card[];
  campaignPoints: number;
  soclePoints: number;
  total: number;
  /** How much the last card played changed the total. */
  change: number;
  hand: number;
}

/** What only the viewer's own seat knows. */
export interface Own {
  seat: Seat;
  /** In the order of the turn's options. */
  hand: Card[];
  /** Cards in others' hands that the viewer passed on. */
  known: { seat: Seat; cards: Card[] }[];
  orders: string[];
}

export interface MoiPresidentView extends View {
  winners: Seat[] | null;
  /** How it ended, as the key of the outcome's message. */
  ending: string | null;
  first: Seat | null;
  active: Seat | null;
  turn: number;
  /** Discard-only turns in a row. */
  idle: number;
  /** In turn order. */
  places: PlaceView[];
  undecided: Card[];
  undecidedPoints: number;
  pile: number;
  /** Anyone may look through it; the last is on top. */
  discard: Card[];
  rebuilds: number;
  cap: number | null;
  last: LastView | null;
  dice: Dice | null;
  own: Own | null;
}

export function view(state: MoiPresident, viewer: Viewer): MoiPresidentView {
  return {
    seenBy: viewer,
    winners: state.outcome && [...state.outcome.winners],
    ending: state.outcome?.message.key ?? null,
    first: state.first,
    active: state.outcome ? null : state.active,
    turn: state.turn,
    idle: state.idle ?? 0,
    places: state.seats.map((seat) => placeView(state, seat)),
    undecided: cardsOf(state, sorted(state.undecided)),
    undecidedPoints: sum(state, state.undecided),
    pile: state.pile.length,
    discard: cardsOf(state, state.discard),
    rebuilds: state.rebuilds,
    cap: state.cap,
    last: state.last && lastView(state, state.last),
    dice: state.dice && { why: state.dice.why, rounds: state.dice.rounds.map((round) => round.map(({ by, die }) => ({ by, die }))) },
    own: viewer !== null && state.seats.includes(viewer) ? own(state, viewer) : null,
  };
}

function placeView(state: MoiPresident, seat: Seat): PlaceView {
  const { campaign, socle, hand } = placeOf(state, seat);
  const total = totalOf(state, seat);
  return {
    seat,
    here: isHere(state, seat),
    campaign: cardsOf(state, sorted(campaign)),
    socle: cardsOf(state, sorted(socle)),
    campaignPoints: campaignOf(state, seat),
    soclePoints: socleOf(state, seat),
    total,
    change: total - (state.before[seat] ?? total),
    hand: hand.length,
  };
}

const lastView = (state: MoiPresident, { by, card, discarded, target, replies, moves, way }: Last): LastView => ({
  by,
  card: cardOf(state, card),
  discarded,
  target,
  replies: replies.map((reply) => ({ by: reply.by, joker: reply.joker, to: reply.to })),
  moves: moves.map((move) => ({ by: move.by, from: move.from, to: move.to, cards: cardsOf(state, sorted(move.cards)) })),
  ...(way && { way }),
});

const own = (state: MoiPresident, seat: Seat): Own => ({
  seat,
  hand: cardsOf(state, handOf(state, seat)),
  known: knownHands(state, seat).map(({ seat: holder, cards }) => ({ seat: holder, cards: cardsOf(state, sorted(cards)) })),
  orders: [...(state.orders[seat] ?? [])],
});
