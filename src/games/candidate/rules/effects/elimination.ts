/** The candidate with the fewest votes leaves the Convention; if several share last place, they campaign for the right to stay. */

import { effect } from '../../../../kernel/rules.ts';
import type { Seat } from '../../../../kernel/types.ts';
import { msg } from '../../messages.ts';
import type { Candidate } from '../../state.ts';
import { undecidedBox } from '../../vocabulary.ts';
import { winAlone } from '../outcome.ts';
import { boxOf, clockwise, giveUp, isRunning, type Move, openBox, openContest, running, votesOf } from '../table.ts';
import { campaigns } from './campaign.ts';
import { refill } from './refill.ts';
import { resolve } from './resolve.ts';

export const eliminate = effect<Candidate>('eliminate', {
  run(turn) {
    const { state } = turn;
    const fewest = Math.min(...running(state).map((seat) => votesOf(state, seat)));
    const last = running(state).filter((seat) => votesOf(state, seat) === fewest);
    if (last.length === 1) return dismiss(turn, last[0]!, true);
    turn.tell('all', msg('lowest', { seats: last, votes: fewest }));
    state.acted = [];
    turn.push(eliminationRound({ among: last, again: false }));
  },
});

/** A campaign among the last, without votes: the winner is safe. `again`: the round before had no winner. */
export const eliminationRound = effect<Candidate, { among: Seat[]; again: boolean }>('eliminationRound', {
  run(turn, { among, again }) {
    const { state } = turn;
    // One of them has left the table in the meantime: that was the elimination.
    if (among.some((seat) => !isRunning(state, seat))) return;
    if (among.length === 1) return dismiss(turn, among[0]!);
    const box = openBox(undecidedBox, [], [...among]);
    openContest(state, { kind: 'elimination', primary: null, boxes: [box] }, true);
    turn.push(...campaigns(state, [undecidedBox], true), resolve({ box: undecidedBox }), judgeElimination({ among, again }));
  },
});

export const judgeElimination = effect<Candidate, { among: Seat[]; again: boolean }>('judgeElimination', {
  run(turn, { among, again }) {
    const { state } = turn;
    if (among.some((seat) => !isRunning(state, seat))) return;
    const { winner } = boxOf(state, undecidedBox);
    if (winner) {
      turn.tell('all', msg('safe', { seat: winner }));
      const rest = among.filter((seat) => seat !== winner);
      const [round, cards] = [eliminationRound({ among: rest, again: false }), refill({ by: winner, bonus: 0 })];
      // With two, the other is out at once, which may end the game; with more, the winner draws new cards before the next campaign.
      return rest.length === 1 ? turn.push(round, cards) : turn.push(cards, round);
    }
    if (!again) {
      turn.tell('all', msg('lowest.again'));
      return turn.push(eliminationRound({ among, again: true }));
    }
    const seat = turn.random.pick('elimination', among);
    turn.tell('all', msg('lowest.lot', { seat }));
    dismiss(turn, seat);
  },
});

/** Eliminates a candidate; if only one is left, they win. */
function dismiss(turn: Move, seat: Seat, fewest = false): void {
  const { state } = turn;
  turn.tell('all', msg('eliminated', { seat, votes: votesOf(state, seat), ...(fewest && { fewest }) }));
  // The hand goes face up to the discard pile.
  turn.reveal();
  giveUp(state, seat);
  state.out.push(seat);
  passOn(state, seat);
  winAlone(turn, 'eliminated');
}

/** Passes the Dealer's role to the left if the Dealer is out. */
export function passOn(state: Candidate, seat: Seat): void {
  const next = clockwise(state, seat)[0] ?? null;
  if (state.dealer === seat && state.turnOf === seat) state.turnOf = next;
  if (state.dealer === seat) state.dealer = next;
}
