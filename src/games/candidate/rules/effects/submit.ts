/** The end of a campaign turn: the plan goes onto the board and can no longer be taken back. */

import type { Message, Option, Seat } from '../../../../kernel/types.ts';
import { msg } from '../../messages.ts';
import type { Candidate, Contest, Plan } from '../../state.ts';
import { amountOf } from '../limits.ts';
import { pick } from '../plan.ts';
import { boxOf, candidacyOf, contestOf, discard, faceOf, facesOf, hasActed, leaveHand, type Move, statesOf } from '../table.ts';

/** Submits the plan, or passes. Blocked while the Favorite owes more cards. `early`: before it is asked. */
export function submitOption(state: Candidate, { placed, discarded, groundwork }: Plan, owes: number, early: boolean): Option {
  const n = placed.length + discarded.length;
  const blocked = !groundwork && n < owes ? { blocked: msg('blocked.owes', { owes, has: n }) } : {};
  const option = (label: Message, detail: Message, id: string = pick.submit): Option => ({ id, label, detail, group: msg('group.end'), ...blocked });
  if (groundwork) {
    const [primary, amount] = [statesOf(state, groundwork.primary), amountOf(state, groundwork.cards)];
    return likely(option(msg('submit.groundwork', { primary, amount }), msg('submit.detail', { early })));
  }
  return n === 0 ? option(msg('pass'), msg('pass.detail'), pick.pass) : likely(option(msg('submit', { n }), msg('submit.detail', { early })));
}

/** Something is planned, so most players are ready to submit. */
const likely = (option: Option): Option => ({ ...option, likely: true });

/** Carries out a plan. Everyone learns how many cards are where; groundwork and discards are face up. */
export function submit(turn: Move, plan: Plan): void {
  const { state } = turn;
  const { by, placed, discarded, groundwork } = plan;
  const contest = contestOf(state);
  turn.reveal();
  delete state.plans[by];
  contest.done.push(by);
  if (groundwork) prepare(turn, plan, groundwork);
  else if (placed.length + discarded.length > 0) carryOut(turn, plan);
  else turn.tell('all', candidacyOf(state, by).hand.length === 0 ? msg('passes.empty', { seat: by }) : msg('passes', { seat: by }));
}

function carryOut(turn: Move, plan: Plan): void {
  const { state } = turn;
  const { by, placed, discarded } = plan;
  hasActed(state, by);
  leaveHand(
    state,
    by,
    placed.map(({ card }) => card),
  );
  for (const { card, box, on } of placed) {
    boxOf(state, box).laid.push({ card, by, on });
    turn.tell([by], msg('laid', { card: faceOf(state, card), box, on, own: on === by }));
  }
  if (placed.length > 0) turn.tell('all', msg('campaigns', { seat: by, counts: counts(contestOf(state), plan) }));
  if (discarded.length === 0) return;
  discard(state, by, discarded);
  turn.tell('all', msg('gives-up', { seat: by, cards: facesOf(state, discarded) }));
}

function prepare(turn: Move, { by }: Plan, { primary, cards }: NonNullable<Plan['groundwork']>): void {
  const { state } = turn;
  const { groundwork } = candidacyOf(state, by);
  groundwork[primary] = (groundwork[primary] ?? 0) + amountOf(state, cards);
  contestOf(state).away.push(by);
  hasActed(state, by);
  discard(state, by, cards);
  turn.tell('all', msg('prepares', { seat: by, primary: statesOf(state, primary), cards: facesOf(state, cards), total: groundwork[primary] }));
}

/** How many cards go where, which is all that others may know. In the order of boxes and seats, not the order laid. */
function counts({ boxes }: Contest, { placed }: Plan): { box: string; on: Seat; n: number }[] {
  return boxes.flatMap(({ id }) => {
    const here = placed.filter(({ box }) => box === id).map(({ on }) => on);
    return [...new Set(here)].sort().map((on) => ({ box: id, on, n: here.filter((seat) => seat === on).length }));
  });
}
