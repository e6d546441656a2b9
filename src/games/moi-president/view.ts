import type { View } from '../../kernel/rules.ts';
import type { Seat, Viewer } from '../../kernel/types.ts';
import { sorted, sum } from './cards/deck.ts';
import { campaignOf, isHere, placeOf, socleOf, totalOf } from './scores.ts';
import type { Dice, Last, MoiPresident } from './state.ts';
import type { CardId } from './vocabulary.ts';

export interface PlaceView {
  seat: Seat;
  here: boolean;
  campaign: CardId[];
  socle: CardId[];
  campaignPoints: number;
  soclePoints: number;
  total: number;
  /** By how much the last card played changed the total. */
  change: number;
  hand: number;
}

/** What only the viewer's own seat knows. */
export interface Own {
  seat: Seat;
  /** In the order in which the options of the turn name them. */
  hand: CardId[];
  orders: string[];
}

export interface MoiPresidentView extends View {
  winners: Seat[] | null;
  /** How it ended, as the key of the outcome's sentence. */
  ending: string | null;
  first: Seat | null;
  active: Seat | null;
  turn: number;
  /** In turn order. */
  places: PlaceView[];
  undecided: CardId[];
  undecidedPoints: number;
  pile: number;
  /** Everybody may look through it; the last is on top. */
  discard: CardId[];
  rebuilds: number;
  cap: boolean;
  last: Last | null;
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
    places: state.seats.map((seat) => placeView(state, seat)),
    undecided: sorted(state.undecided),
    undecidedPoints: sum(state.undecided),
    pile: state.pile.length,
    discard: [...state.discard],
    rebuilds: state.rebuilds,
    cap: state.cap,
    last: state.last && lastView(state.last),
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
    campaign: sorted(campaign),
    socle: sorted(socle),
    campaignPoints: campaignOf(state, seat),
    soclePoints: socleOf(state, seat),
    total,
    change: total - (state.before[seat] ?? total),
    hand: hand.length,
  };
}

const lastView = ({ by, card, discarded, target, replies }: Last): Last => ({
  by,
  card,
  discarded,
  target,
  replies: replies.map((reply) => ({ by: reply.by, joker: reply.joker, to: reply.to })),
});

const own = (state: MoiPresident, seat: Seat): Own => ({
  seat,
  hand: sorted(placeOf(state, seat).hand),
  orders: [...(state.orders[seat] ?? [])],
});
