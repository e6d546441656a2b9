import type { View } from '../../kernel/rules.ts';
import type { Seat, Viewer } from '../../kernel/types.ts';
import { sorted } from './data/cards.ts';
import { primaryOf } from './data/primaries.ts';
import { votesIn } from './data/states.ts';
import { type Rank, ranks } from './groundwork.ts';
import type { Box, Candidate, Contest, Placement, Plan, Revealed, Site } from './state.ts';
import { handLimit, isRunning, votesOf } from './table.ts';
import type { CardId, PrimaryId, StateId } from './vocabulary.ts';

/** One candidate, as everybody knows him. */
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
export interface Pile {
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
  /** What was seen when the box was last revealed. */
  revealed: Revealed | null;
  winner: Seat | null;
}

export interface ContestView {
  kind: Contest['kind'];
  primary: PrimaryId | null;
  /** Some box is still to be decided. */
  live: boolean;
  boxes: BoxView[];
  away: Seat[];
  done: Seat[];
  theft: { favorite: Seat; from: Seat[] } | null;
}

/** What only the viewer's own seat knows. */
export interface Own {
  seat: Seat;
  /** In the order in which the options of a turn name them. */
  hand: CardId[];
  bid: CardId[] | null;
  plan: Plan | null;
  /** His cards that lie face down. */
  laid: Placement[];
  /** Cards drawn by the Favorite before this primary, from or by the viewer. */
  stolen: { card: CardId; by: Seat; from: Seat }[];
}

export interface CandidateView extends View {
  phase: Candidate['phase'] | 'over';
  winners: Seat[];
  superTuesday: boolean;
  extended: boolean;
  dealer: Seat | null;
  bandwagon: Seat | null;
  runners: RunnerView[];
  /** The primaries still on the map, with the money placed on them, the Favorite first. */
  primaries: { id: PrimaryId; states: StateId[]; votes: number; groundwork: Rank[] }[];
  undecided: { states: StateId[]; votes: number };
  /** The primaries of this turn, once named. */
  sites: Site[];
  /** What is contested, or was last. */
  contest: ContestView | null;
  deck: number;
  /** Everybody may look through it; the last is on top. */
  discard: CardId[];
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
    dealer: state.dealer,
    bandwagon: state.bandwagon,
    runners: state.seats.map((seat) => runner(state, seat)),
    primaries: state.remaining.map((id) => {
      const states = [...primaryOf(id).states];
      return { id, states, votes: votesIn(...states), groundwork: ranks(state, id) };
    }),
    undecided: { states: [...state.undecided], votes: votesIn(...state.undecided) },
    sites: state.sites.map(({ primary, states }) => ({ primary, states: [...states] })),
    contest: state.contest && contestView(state.contest),
    deck: state.deck.length,
    discard: [...state.discard],
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

const contestView = ({ kind, primary, boxes, away, done, theft }: Contest): ContestView => ({
  kind,
  primary,
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

function own({ candidacies, plan, contest }: Candidate, seat: Seat): Own {
  const { hand, bid } = candidacies[seat]!;
  const mine = plan?.by === seat ? plan : null;
  return {
    seat,
    hand: sorted(hand),
    bid: bid && [...bid],
    plan: mine && {
      by: seat,
      placed: mine.placed.map((one) => ({ ...one })),
      discarded: [...mine.discarded],
      groundwork: mine.groundwork && { primary: mine.groundwork.primary, cards: [...mine.groundwork.cards] },
    },
    laid: (contest?.boxes ?? []).flatMap((box) => box.laid.filter(({ by }) => by === seat).map(({ card, on }) => ({ card, box: box.id, on }))),
    stolen: stolen(contest, seat),
  };
}

function stolen(contest: Contest | null, seat: Seat): Own['stolen'] {
  if (!contest?.theft) return [];
  const { favorite, taken } = contest.theft;
  return taken.filter(({ from }) => favorite === seat || from === seat).map(({ from, card }) => ({ card, by: favorite, from }));
}
