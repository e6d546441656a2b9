/** The board of Candidate derived from the log, beside the public one. */
import { votesIn } from '../../../src/games/candidate/data/states.ts';
import type { Face, PrimaryId, StateId } from '../../../src/games/candidate/vocabulary.ts';
import type { Seat } from '../../../src/kernel/types.ts';
import type { Moment } from '../referee.ts';
import { type Board, isRunning, votesOf } from './board.ts';
import { ranks } from './primary.ts';

interface Seen {
  dealer: Seat | null;
  bandwagon: Seat | null;
  runners: { seat: Seat; votes: number; won: StateId[]; hand: number; handLimit: number; running: boolean; sonUsed: boolean }[];
  primaries: { id: PrimaryId; groundwork: { seat: Seat; amount: number }[] }[];
  undecided: { states: StateId[]; votes: number };
  contest: { kind: string; away: Seat[]; boxes: { id: string; piles: { by: Seat; on: Seat; n: number }[] }[] } | null;
  deck: number;
  discard: Face[];
  undecidedAtConvention: number | null;
}

type Laid = { by: Seat; on: Seat; n: number };
const bySeats = (a: Laid, b: Laid): number => (a.by + a.on < b.by + b.on ? -1 : 1);

export function boards(board: Board, { seen }: Moment) {
  const { dealer, bandwagon, deck, undecided, undecidedAtConvention, contest, remaining } = board;
  const shown = seen as unknown as Seen;
  // The log does not tell the hands of those who are out, nor which Zeros proclaimed a Super Tuesday. Only the number of these cards is known.
  const unseen = [...shown.discard];
  const missing = board.discard.filter((card) => {
    const at = unseen.indexOf(card);
    if (at >= 0) unseen.splice(at, 1);
    return at < 0;
  });
  return {
    mine: {
      ...{ dealer, bandwagon, deck, undecidedAtConvention },
      runners: board.seats.map((seat) => {
        const { hand, limit, won, sonUsed } = board.runners[seat]!;
        return { seat, votes: votesOf(board, seat), won: [...won].sort(), hand, handLimit: limit, running: isRunning(board, seat), sonUsed };
      }),
      primaries: remaining.map((id) => ({ id, groundwork: ranks(board, id) })),
      undecided: { states: [...undecided].sort(), votes: votesIn(...undecided) },
      discard: { unseen: board.discardedUnseen, missing: [] },
      contest: contest && {
        kind: contest.kind,
        away: [...contest.away],
        boxes: contest.boxes.map(({ id, piles }) => ({ id, piles: piles.map(({ by, on, n }) => ({ by, on, n })).sort(bySeats) })),
      },
    },
    shown: {
      ...{ dealer: shown.dealer, bandwagon: shown.bandwagon, deck: shown.deck, undecidedAtConvention: shown.undecidedAtConvention },
      runners: shown.runners.map(({ seat, votes, won, hand, handLimit, running, sonUsed }) => ({
        ...{ seat, votes, hand, handLimit, running, sonUsed },
        won: [...won].sort(),
      })),
      primaries: shown.primaries.map(({ id, groundwork }) => ({ id, groundwork })),
      undecided: { states: [...shown.undecided.states].sort(), votes: shown.undecided.votes },
      discard: { unseen: unseen.length, missing },
      contest: shown.contest && {
        kind: shown.contest.kind,
        away: shown.contest.away,
        boxes: shown.contest.boxes.map(({ id, piles }) => ({ id, piles: piles.map(({ by, on, n }) => ({ by, on, n })).sort(bySeats) })),
      },
    },
  };
}
