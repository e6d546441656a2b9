/** A campaign turn: the player lays out cards one by one and may take them back freely, until they submit. */

import { effect, together } from '../../../../kernel/rules.ts';
import type { Early, Frame, Seat, Step, Unread } from '../../../../kernel/types.ts';
import { votesIn } from '../../data/states.ts';
import { msgWhenRead } from '../../messages.ts';
import type { Box, Candidate, Plan } from '../../state.ts';
import { owed } from '../limits.ts';
import { changePlan, endsTurn, noPlan, pick, planOf } from '../plan.ts';
import { boxOf, campaigners, candidacyOf, contestOf, isRunning, type Move, running } from '../table.ts';
import { offerToPass, passesAgain, passesIfAgain } from './again.ts';
import { campaignCall, standing } from './options.ts';
import { planForm } from './plan.ts';
import { submit } from './submit.ts';

/** `main`: the one turn in which groundwork is allowed and the Favorite must play as many cards as they took. */
export type Campaigning = { by: Seat; boxes: string[]; main: boolean };

/** The step that decides a state; its file imports this one. */
export const resolveKind = 'resolve';

const boxesOf = (state: Candidate, boxes: readonly string[]): Box[] => boxes.map((id) => boxOf(state, id));
const due = (state: Candidate, { by, main }: Campaigning): number => (main ? owed(state, by) : 0);
/** In a sealed Convention everyone lays at the same time, and nobody sees anything before all have submitted. */
const isSealed = (state: Candidate): boolean => state.sealed && contestOf(state).kind !== 'primary';
/** Whether a player has submitted, has left, or is out of the race. */
const isOver = (state: Candidate, by: Seat): boolean =>
  !isRunning(state, by) || contestOf(state).done.includes(by) || state.plans[by]?.sealed === true;

const hasNoCard = (state: Candidate, by: Seat): boolean => candidacyOf(state, by).hand.length === 0;

/** The campaigns of all who take part, in turn; in a sealed Convention side by side. */
export function campaigns(state: Candidate, boxes: string[], main: boolean): Step[] {
  const seats = campaigners(state, boxOf(state, boxes[0]!));
  const step = (by: Seat): Step => campaign({ by, boxes, main });
  if (!isSealed(state) || seats.length === 0) return seats.map(step);
  return [together(seats, (by) => [step(by)]), ...seats.map((by) => carryOut({ by }))];
}

/** Asks for the next card to place or to take back, for groundwork, or to submit. Nobody else learns anything before the plan is submitted. */
export const campaign = effect<Candidate, Campaigning>('campaign', {
  ask(state, fields) {
    const { by, boxes } = fields;
    if (isOver(state, by) || hasNoCard(state, by)) return null;
    const [plan, call, ahead] = [planOf(state, by), campaignCall(state, boxes), () => situation(state, fields)];
    const passing = passesAgain(state, fields);
    const offers = plan.asking?.kind === 'pass' ? { offers: offerToPass(state, boxes) } : {};
    if (!passing) return { by, call, ahead, ...formOf(state, fields, plan), ...offers };
    return { by, call, ahead, ...formOf(state, fields, { ...plan, asking: { kind: 'pass' } }), settled: { picked: [pick.surePass], told: passing } };
  },
  run(turn, { by, boxes, main }, picked) {
    // A pass lays nothing, even if an order passes and something was planned before.
    if (endsTurn(picked[0])) return finish(turn, picked[0] === pick.surePass ? noPlan(by) : planOf(turn.state, by));
    changePlan(turn.state, by, picked);
    turn.push(campaign({ by, boxes, main }));
  },
  /** Without a card there is nothing to lay. */
  none(turn, { by }) {
    if (!isOver(turn.state, by)) finish(turn, planOf(turn.state, by));
  },
});

const formOf = (state: Candidate, fields: Campaigning, plan: Plan, early = false) =>
  planForm(state, plan, { boxes: boxesOf(state, fields.boxes), main: fields.main, owes: due(state, fields), ask: question(state, fields), early });

/** Submits a plan or, in a sealed Convention, sets it aside until all have submitted. */
function finish(turn: Move, plan: Plan): void {
  if (isSealed(turn.state)) turn.state.plans[plan.by] = { ...plan, sealed: true };
  else submit(turn, plan);
}

/** Puts a player's sealed plan on the board. */
export const carryOut = effect<Candidate, { by: Seat }>('carryOut', {
  run(turn, { by }) {
    if (isRunning(turn.state, by)) submit(turn, planOf(turn.state, by));
  },
});

/**
 * The campaign a seat is sure to be asked for later in this contest, which it may plan and submit in advance. If theirs is over, a second campaign
 * that may follow a Scandal or a tie: what they lay out for a state is used there.
 */
export const campaignAhead = {
  questions(state: Candidate, seat: Seat): Early[] {
    const fields = comingUp(state, seat);
    if (fields) return [{ id: situation(state, fields), ...formOf(state, fields, planOf(state, seat), true) }];
    const boxes = mayComeAgain(state, seat);
    const ask = msgWhenRead('ask.again.early', () => ({ boxes: boxes.map(({ id }) => id) }));
    if (boxes.length === 0) return [];
    return [{ id: ifAgain(state), ...planForm(state, planOf(state, seat), { boxes, main: false, owes: 0, ask, early: true }), perhaps: true }];
  },
  prepare(state: Candidate, seat: Seat, _id: string, picked: string[]): boolean {
    if (endsTurn(picked[0]!)) return false;
    changePlan(state, seat, picked);
    if (!comingUp(state, seat)) state.plans[seat]!.again = true;
    return true;
  },
};

/** The states not decided yet, for which a seat may be asked again. */
function mayComeAgain(state: Candidate, by: Seat): Box[] {
  const { contest } = state;
  const isTheirs = (frame: Frame): boolean => frame.kind === campaign.effect.kind && frame.by === by;
  if (!contest || contest.away.includes(by) || isSealed(state) || !isRunning(state, by) || hasNoCard(state, by) || state.stack.some(isTheirs))
    return [];
  // Before the campaigns have begun, it is too early to plan a second one.
  const isToCome = (id: string): boolean => state.stack.some((frame) => frame.kind === resolveKind && frame.box === id);
  return contest.boxes.filter(
    ({ id, stage, rivals }) => stage !== 'done' && isToCome(id) && rivals.includes(by) && !passesIfAgain(state, { by, boxes: [id] }),
  );
}

/** The id of an answer to this contest's next second campaign, among these candidates. */
const ifAgain = (state: Candidate): string => ['if', contestOf(state).n, running(state).join('')].join('.');

function comingUp(state: Candidate, seat: Seat): Campaigning | null {
  const isTheirs = (frame: Frame): boolean => frame.kind === campaign.effect.kind && frame.by === seat;
  // A frame of this kind has these fields.
  const frame = state.stack.slice(0, -1).findLast(isTheirs) as unknown as Campaigning | undefined;
  return !frame || isOver(state, seat) || hasNoCard(state, seat) || passesAgain(state, frame) ? null : frame;
}

/** The id of a campaign. It differs for another contest, another round, or with one candidate less to lay cards on. */
function situation(state: Candidate, { boxes, by }: Campaigning): string {
  const { n } = contestOf(state);
  const [first] = boxesOf(state, boxes);
  const kept = first!.stage === 'recampaign' || first!.stage === 'tie' ? state.ahead?.[by]?.[ifAgain(state)] : undefined;
  if (kept && !kept.fell) return ifAgain(state);
  const rivals = first!.rivals.filter((seat) => isRunning(state, seat));
  return ['c', n, first!.stage[0], rivals.join(''), ...(rivals.includes(by) ? [] : ['out'])].join('.');
}

/** How many cards are face down on each section, as their backs show. */
const piles = (state: Candidate, { by, boxes }: Campaigning) =>
  boxesOf(state, boxes).map(({ id, rivals, laid }) => ({
    box: id,
    on: rivals.map((seat) => ({ seat, own: seat === by, n: laid.filter(({ on }) => on === seat).length })).filter(({ n }) => n > 0),
  }));

function question(state: Candidate, fields: Campaigning): Unread {
  const { boxes } = fields;
  const box = boxes[0]!;
  const { stage } = boxOf(state, box);
  const stake = () => ({
    ...standing(state, fields.by),
    votes: votesIn(...boxesOf(state, boxes).flatMap(({ states }) => states)),
    piles: piles(state, fields),
  });
  if (stage === 'recampaign' || stage === 'tie') {
    return msgWhenRead('ask.again', () => ({ box, why: stage === 'tie' ? 'tie' : 'scandal', ...stake() }));
  }
  if (contestOf(state).kind === 'elimination') return msgWhenRead('ask.again', () => ({ box, why: 'elimination', ...stake() }));
  return msgWhenRead('ask.campaign', () => ({ boxes, owes: due(state, fields), ...stake() }));
}
