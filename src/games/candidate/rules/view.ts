import type { View } from '../../../kernel/rules.ts';
import type { Seat, Viewer } from '../../../kernel/types.ts';
import { votesIn } from '../data/states.ts';
import type { Box, Candidate, Contest, Plan, Revealed, Site } from '../state.ts';
import type { CardId, Face, PrimaryId, StateId } from '../vocabulary.ts';
import { type Rank, ranks } from './groundwork.ts';
import { knownTo } from './known.ts';
import { faceOf, facesOf, handLimit, handOf, isRunning, statesOf, votesOf } from './table.ts';

/** One candidate, as everyone knows them. */
export interface RunnerView {
  seat: Seat;
  votes: number;
  won: StateId[];
  hand: number;
  handLimit: number;
  running: boolean;
  sonUsed: boolean;
  incumbent: boolean;
}

/** Cards face down in a box: who laid them, on whose section, how many. */
interface Pile {
  by: Seat;
  on: Seat;
  n: number;
}

export interface BoxView {
  id: string;
  states: StateId[];
  votes: number;
  rivals: Seat[];
  stage: Box['stage'];
  piles: Pile[];
  /** What was visible when the box was last revealed. */
  revealed: Revealed | null;
  winner: Seat | null;
}

export interface ContestView {
  n: number;
  kind: Contest['kind'];
  primary: PrimaryId | null;
  /** The states of the primary; null in the Convention. */
  states: StateId[] | null;
  /** Whether any box is still to be decided. */
  live: boolean;
  boxes: BoxView[];
  away: Seat[];
  done: Seat[];
  theft: { favorite: Seat; from: Seat[] } | null;
}

/** What only the viewer's own seat knows. */
export interface Own {
  seat: Seat;
  /** In the order of the options of a turn. */
  hand: CardId[];
  /** What is printed on the cards of the hand. */
  faces: { [card: CardId]: Face };
  bid: CardId[] | null;
  plan: Plan | null;
  /** The viewer's own face-down cards. */
  laid: { card: Face; box: string; on: Seat }[];
  /** Cards the Favorite drew before this primary, by or from the viewer. */
  stolen: { card: Face; by: Seat; from: Seat }[];
  /** Other cards that the viewer knows of, which others hold or have laid face down. */
  known: { holder: Seat; cards: Face[] }[];
}

export interface CandidateView extends View {
  phase: Candidate['phase'] | 'over';
  winners: Seat[];
  superTuesday: boolean;
  extended: boolean;
  sealed: boolean;
  /** All primaries, by their states. */
  map: { id: PrimaryId; states: StateId[] }[];
  dealer: Seat | null;
  bandwagon: Seat | null;
  runners: RunnerView[];
  /** The primaries still on the map, with the money placed on them, the Favorite first. */
  primaries: { id: PrimaryId; states: StateId[]; votes: number; groundwork: Rank[] }[];
  undecided: { states: StateId[]; votes: number };
  /** The primaries of this turn, once called. */
  sites: Site[];
  /** What is contested now, or was last. */
  contest: ContestView | null;
  /** What was decided just before the contest began, until someone has campaigned. */
  before: ContestView | null;
  deck: number;
  /** Everyone may look through it; the last card is on top. */
  discard: Face[];
  undecidedAtConvention: number | null;
  own: Own | null;
}

export function view(state: Candidate, viewer: Viewer): CandidateView {
  return {
    seenBy: viewer,
    phase: state.outcome ? 'over' : state.phase,
    winners: [...(state.outcome?.winners ?? [])],
    superTuesday: state.superTuesday,
    extended: state.extended,
    sealed: state.sealed,
    map: Object.entries(state.map).map(([id, states]) => ({ id, states: [...states] })),
    dealer: state.dealer,
    bandwagon: state.bandwagon,
    runners: state.seats.map((seat) => runner(state, seat)),
    primaries: state.remaining.map((id) => {
      const states = [...statesOf(state, id)];
      return { id, states, votes: votesIn(...states), groundwork: ranks(state, id) };
    }),
    undecided: { states: [...state.undecided], votes: votesIn(...state.undecided) },
    sites: state.sites.map(({ primary, states }) => ({ primary, states: [...states] })),
    contest: state.contest && contestView(state, state.contest),
    before: before(state),
    deck: state.deck.length,
    discard: state.discard.map((card) => faceOf(state, card)),
    undecidedAtConvention: state.undecidedAtConvention,
    own: viewer !== null && state.seats.includes(viewer) ? own(state, viewer) : null,
  };
}

function runner(state: Candidate, seat: Seat): RunnerView {
  const { hand, won, sonUsed } = state.candidacies[seat]!;
  return {
    seat,
    votes: votesOf(state, seat),
    won: [...won],
    hand: hand.length,
    handLimit: handLimit(state, seat),
    running: isRunning(state, seat),
    sonUsed,
    incumbent: state.incumbent === seat,
  };
}

/** The previous contest, until someone acts in the one that followed it at once. */
function before(state: Candidate): ContestView | null {
  const { contest } = state;
  const isFresh = contest !== null && contest.done.length === 0 && contest.boxes.every(({ revealed }) => revealed === null);
  return isFresh && state.before ? contestView(state, state.before) : null;
}

const contestView = (state: Candidate, { n, kind, primary, boxes, away, done, theft }: Contest): ContestView => ({
  n,
  kind,
  primary,
  states: primary === null ? null : [...statesOf(state, primary)],
  live: boxes.some(({ stage }) => stage !== 'done'),
  boxes: boxes.map(boxView),
  away: [...away],
  done: [...done],
  theft: theft && { favorite: theft.favorite, from: theft.taken.map(({ from }) => from) },
});

function boxView({ id, states, rivals, stage, laid, revealed, winner }: Box): BoxView {
  const piles: Pile[] = [];
  for (const { by, on } of laid) {
    const pile = piles.find((one) => one.by === by && one.on === on);
    if (pile) pile.n++;
    else piles.push({ by, on, n: 1 });
  }
  piles.sort((a, b) => (a.by + a.on < b.by + b.on ? -1 : 1));
  return { id, states: [...states], votes: votesIn(...states), rivals: [...rivals], stage, piles, revealed: revealed && copyOf(revealed), winner };
}

const copyOf = ({ laid, sums, verdict, partyRuling }: Revealed): Revealed => ({
  laid: laid.map(({ card, by, on }) => ({ card, by, on })),
  sums: sums.map((sum) => ({ ...sum, money: [...sum.money], endorsements: [...sum.endorsements], rumors: [...sum.rumors] })),
  verdict: { ...verdict },
  partyRuling,
});

function own(state: Candidate, seat: Seat): Own {
  const { candidacies, plans, contest } = state;
  const { bid } = candidacies[seat]!;
  const hand = handOf(state, seat);
  const mine = plans[seat] ?? null;
  return {
    seat,
    hand,
    faces: Object.fromEntries(hand.map((card) => [card, faceOf(state, card)])),
    bid: bid && [...bid],
    plan: mine && {
      by: seat,
      sealed: mine.sealed,
      placed: mine.placed.map((one) => ({ ...one })),
      discarded: [...mine.discarded],
      groundwork: mine.groundwork && { primary: mine.groundwork.primary, cards: [...mine.groundwork.cards] },
    },
    laid: (contest?.boxes ?? []).flatMap((box) =>
      box.laid.filter(({ by }) => by === seat).map(({ card, on }) => ({ card: faceOf(state, card), box: box.id, on })),
    ),
    stolen: stolen(state, seat),
    known: known(state, seat),
  };
}

function known(state: Candidate, seat: Seat): Own['known'] {
  const justTaken = new Set(state.contest?.theft?.taken.map(({ card }) => card));
  return knownTo(state, seat)
    .map(({ holder, cards }) => ({
      holder,
      cards: facesOf(
        state,
        cards.filter((card) => !justTaken.has(card)),
      ),
    }))
    .filter(({ cards }) => cards.length > 0);
}

function stolen(state: Candidate, seat: Seat): Own['stolen'] {
  const { contest } = state;
  if (!contest?.theft) return [];
  const { favorite, taken } = contest.theft;
  return taken.filter(({ from }) => favorite === seat || from === seat).map(({ from, card }) => ({ card: faceOf(state, card), by: favorite, from }));
}
