import type { View } from '../../../kernel/rules.ts';
import type { Seat, Viewer } from '../../../kernel/types.ts';
import { cities } from '../data/cities.ts';
import type { Battle, President, ShownCard, Story, Transfer } from '../state.ts';
import type { CityId, InfosId, MediaId, MediaToken } from '../vocabulary.ts';
import { rollKind } from './later.ts';
import { citiesOf, elects, followerOf, isHere, isProtected, majorityIn, protectedGroups, sortedHand, strengthOf } from './table.ts';

export interface CityView {
  id: CityId;
  points: number;
  owner: Seat | null;
  /** It's part of a complete group, so nobody can take it. */
  safe: boolean;
}

export interface SeatView {
  seat: Seat;
  /** The player left the table. */
  gone: boolean;
  square: number;
  strength: number;
  /** From the most points to the least. */
  cities: { id: CityId; points: number; safe: boolean }[];
  /** Values for which this player owns every city. */
  groups: number[];
  /** The number of Media cards, but never which. */
  media: number;
  /** Those that everyone knows, because they went under the pile before and came up again. */
  known: MediaToken[];
  /** Turns still to be skipped. */
  skip: number;
  immobilised: boolean;
  /** The player whose pawn is next behind, whom some Infos cards mean. */
  follower: Seat | null;
}

export interface StoryView {
  by: Seat;
  rolls: number[];
  stops: number[];
  infos: InfosId[];
  shown: ShownCard[];
  battle: Battle | null;
  changes: Transfer[];
  drawn: { [seat: Seat]: number };
}

export interface PresidentView extends View {
  phase: 'playing' | 'over';
  winners: Seat[] | null;
  /** All others have left, so the winner was not elected. */
  unopposed: boolean;
  first: Seat | null;
  active: Seat | null;
  /** The player to roll the travel die now. */
  rolling: Seat | null;
  turn: number;
  round: number;
  /** Rounds after which the strongest wins, or null. */
  limit: number | null;
  /** Rounds after which the majority falls, or null. */
  falls: number | null;
  /** Points that elect now. */
  majority: number;
  /** Whether they elect: all cities have been owned, or the majority has begun to fall. */
  elects: boolean;
  complete: boolean;
  cities: CityView[];
  seats: SeatView[];
  /** The number of cards in the Media pile. */
  pile: number;
  /**
   * The last of them, which everyone saw go under it: an attack or a parade by its id, 'J' for a Président, 'unseen' for a card of a player who left.
   */
  under: MediaToken[];
  fight: { newcomer: Seat; owner: Seat; city: CityId } | null;
  flight: { by: Seat; to: number } | null;
  /** What has happened since the last roll. */
  story: StoryView | null;
  /** What only the viewer's own seat knows: Media cards (attacks, parades, Président) and standing orders. */
  own: { seat: Seat; media: MediaId[]; orders: string[] } | null;
}

export function view(state: President, viewer: Viewer): PresidentView {
  return {
    seenBy: viewer,
    phase: state.outcome ? 'over' : 'playing',
    winners: state.outcome ? [...state.outcome.winners] : null,
    unopposed: state.outcome?.message.key === 'won.alone',
    first: state.first,
    active: state.active,
    rolling: rollerOf(state),
    turn: state.turn,
    round: state.round,
    limit: state.limit,
    falls: state.falls ?? null,
    majority: majorityIn(state),
    elects: elects(state),
    complete: state.complete,
    cities: cities.map(({ id, points }) => ({ id, points, owner: state.owners[id] ?? null, safe: isProtected(state, id) })),
    seats: state.seats.map((seat) => seatView(state, seat)),
    pile: state.media.length,
    under: [...(state.under ?? [])],
    fight: state.fight && { newcomer: state.fight.newcomer, owner: state.fight.owner, city: state.fight.city },
    flight: state.flight && { by: state.flight.by, to: state.flight.to },
    story: state.story && storyView(state.story),
    own: viewer !== null && state.candidates[viewer] ? ownView(state, viewer, state.candidates[viewer].media) : null,
  };
}

const rollerOf = ({ stack, outcome, active }: President): Seat | null => (!outcome && stack.at(-1)?.kind === rollKind ? active : null);

const ownView = (state: President, seat: Seat, media: readonly MediaId[]): PresidentView['own'] => ({
  seat,
  media: sortedHand(media),
  orders: [...(state.orders[seat] ?? [])],
});

function seatView(state: President, seat: Seat): SeatView {
  const { square, media, known = [], skip, immobilised } = state.candidates[seat]!;
  const groups = protectedGroups(state, seat);
  const points = new Map(cities.map((one) => [one.id, one.points]));
  return {
    seat,
    gone: !isHere(state, seat),
    square,
    strength: strengthOf(state, seat),
    cities: citiesOf(state, seat).map((id) => ({ id, points: points.get(id) ?? 0, safe: groups.includes(points.get(id) ?? 0) })),
    groups,
    media: media.length,
    known: [...known],
    skip,
    immobilised,
    follower: isHere(state, seat) ? followerOf(state, seat) : null,
  };
}

const storyView = ({ by, rolls, stops, infos, shown, battle, changes, drawn }: Story): StoryView => ({
  by,
  rolls: [...rolls],
  stops: [...stops],
  infos: [...infos],
  shown: shown.map((one) => ({ by: one.by, card: one.card })),
  battle: battle && {
    city: battle.city,
    newcomer: battle.newcomer,
    owner: battle.owner,
    throws: battle.throws.map((pair) => pair.map((count) => ({ ...count }))),
    winner: battle.winner,
  },
  changes: changes.map((change) => ({ ...change })),
  drawn: { ...drawn },
});
