/** A campaign turn: cards are laid out one by one and taken back freely, until the player submits. */

import { together } from '../../../../kernel/control.ts';
import { effect } from '../../../../kernel/effect.ts';
import type { Message, Option, Seat, Step } from '../../../../kernel/types.ts';
import { msg } from '../../messages.ts';
import type { Box, Candidate, Plan } from '../../state.ts';
import type { CardId } from '../../vocabulary.ts';
import { amountOf, owed, placesFor } from '../limits.ts';
import { boxOf, campaigners, contestOf, faceOf, handOf, isRunning, type Move } from '../table.ts';
import { groundworkOption, groundworkPrimary } from './groundwork.ts';
import { campaignCall, cardOption } from './options.ts';
import { submit, submitOption } from './submit.ts';

/** `main`: the one turn in which groundwork is allowed and the Favorite must play as many cards as were taken. */
type Fields = { by: Seat; boxes: string[]; main: boolean };

const planOf = (state: Candidate, by: Seat): Plan => state.plans[by] ?? { by, sealed: false, placed: [], discarded: [], groundwork: null };
const boxesOf = (state: Candidate, boxes: readonly string[]): Box[] => boxes.map((id) => boxOf(state, id));
const due = (state: Candidate, { by, main }: Fields): number => (main ? owed(state, by) : 0);
const isEmpty = ({ placed, discarded, groundwork }: Plan): boolean => placed.length + discarded.length === 0 && !groundwork;
/** In a sealed Convention everybody lays at once, and nobody sees anything before all have submitted. */
const isSealed = (state: Candidate): boolean => state.sealed && contestOf(state).kind !== 'primary';
/** Somebody has submitted, has left the race or is out of it. */
const isOver = (state: Candidate, by: Seat): boolean =>
  !isRunning(state, by) || contestOf(state).done.includes(by) || state.plans[by]?.sealed === true;

/** The campaigns of everybody who takes part, in turn; in a sealed Convention side by side. */
export function campaigns(state: Candidate, boxes: string[], main: boolean): Step[] {
  const seats = campaigners(state, boxOf(state, boxes[0]!));
  const step = (by: Seat): Step => campaign({ by, boxes, main });
  if (!isSealed(state) || seats.length === 0) return seats.map(step);
  return [together(seats, (by) => [step(by)]), ...seats.map((by) => carryOut({ by }))];
}

/** Asks for the next card to place or to take back, for groundwork, or to submit. Nobody else learns anything before that. */
export const campaign = effect<Candidate, Fields>('campaign', {
  ask(state, fields) {
    const { by, boxes, main } = fields;
    const hand = handOf(state, by);
    if (isOver(state, by) || hand.length === 0) return null;
    const plan = planOf(state, by);
    const call = campaignCall(state, boxes);
    if (plan.groundwork) {
      const { primary, cards } = plan.groundwork;
      const ask = msg('ask.prepared', { primary: state.map[primary]!, amount: amountOf(state, cards) });
      return { by, ask, call, options: [groundworkOption(state, plan), submitOption(state, plan, 0)] };
    }
    const isFree = (card: CardId): boolean => !plan.discarded.includes(card) && !plan.placed.some((one) => one.card === card);
    const [free, taken] = [hand.filter(isFree), hand.filter((card) => !isFree(card))];
    const options = [...free, ...taken].map((card) => handOption(state, fields, plan, card));
    if (main && contestOf(state).kind === 'primary') options.push(groundworkOption(state, plan));
    options.push(submitOption(state, plan, due(state, fields)));
    return { by, ask: question(state, fields), call, options };
  },
  run(turn, { by, boxes, main }, [picked]) {
    const { state } = turn;
    const fields = { by, boxes, main };
    const plan = planOf(state, by);
    if (picked === 'submit') return isEmpty(plan) ? turn.push(confirmPass(fields), campaign(fields)) : finish(turn, plan);
    state.plans[by] = plan;
    if (picked === 'groundwork') turn.push(groundworkPrimary({ by }), campaign(fields));
    else if (picked.startsWith(back)) {
      takeBack(plan, picked.slice(back.length));
      turn.push(campaign(fields));
    } else turn.push(lay({ ...fields, card: picked }), campaign(fields));
  },
  /** Without a card there is nothing to lay. */
  none(turn, { by }) {
    if (!isOver(turn.state, by)) finish(turn, planOf(turn.state, by));
  },
});

/** Submits a plan or, in a sealed Convention, puts it aside until all have. */
function finish(turn: Move, plan: Plan): void {
  if (isSealed(turn.state)) turn.state.plans[plan.by] = { ...plan, sealed: true };
  else submit(turn, plan);
}

/** A pass costs the whole primary, and cannot be taken back: it is asked about once more. */
export const confirmPass = effect<Candidate, Fields>('confirmPass', {
  ask(state, { by, boxes }) {
    const options: Option[] = [
      { id: 'pass', label: msg('pass.sure'), detail: msg('submit.detail') },
      { id: 'cancel', label: msg('cancel') },
    ];
    return { by, ask: msg('ask.pass'), call: campaignCall(state, boxes), options };
  },
  run(turn, { by }, [picked]) {
    if (picked === 'pass') finish(turn, planOf(turn.state, by));
  },
});

/** What somebody has sealed comes on the board. */
export const carryOut = effect<Candidate, { by: Seat }>('carryOut', {
  run(turn, { by }) {
    if (isRunning(turn.state, by)) submit(turn, planOf(turn.state, by));
  },
});

/** Asks where a card goes; only places where it may lie are offered. */
export const lay = effect<Candidate, Fields & { card: CardId }>('lay', {
  ask(state, { card, ...fields }) {
    const { by, boxes } = fields;
    const options: Option[] = placesFor(state, planOf(state, by), boxesOf(state, boxes), card).map(({ box, on }) => ({
      id: `${box}:${on}`,
      label: msg('place', { box, on, own: on === by }),
      group: msg('place.group', { box }),
      about: box,
    }));
    const owes = due(state, fields);
    if (owes > 0) options.push({ id: 'discard', label: msg('place.discard'), detail: msg('place.discard.detail', { owes }) });
    const ask = msg('ask.where', { card: faceOf(state, card) });
    return { by, ask, call: campaignCall(state, boxes), options: [...options, { id: 'cancel', label: msg('cancel') }] };
  },
  run({ state }, { by, card }, [picked]) {
    if (picked === 'cancel') return;
    const plan = state.plans[by]!;
    const [box, on] = picked.split(':');
    if (picked === 'discard') plan.discarded.push(card);
    else plan.placed.push({ card, box: box!, on: on! });
  },
});

const back = 'back-';

function takeBack(plan: Plan, what: string): void {
  if (what === 'groundwork') plan.groundwork = null;
  plan.placed = plan.placed.filter(({ card }) => card !== what);
  plan.discarded = plan.discarded.filter((card) => card !== what);
}

/** A card of the hand: to be placed or, if it lies in the plan already, to be taken back. */
function handOption(state: Candidate, fields: Fields, plan: Plan, id: CardId): Option {
  const card = faceOf(state, id);
  const placed = plan.placed.find((one) => one.card === id);
  if (placed) {
    const { box, on } = placed;
    return { id: back + id, label: msg('back.placed', { card, box, on, own: on === fields.by }), group: msg('group.plan'), about: box };
  }
  if (plan.discarded.includes(id)) return { id: back + id, label: msg('back.discarded', { card }), group: msg('group.plan') };
  return { ...cardOption(state, id, whyNot(state, fields, plan, id)), group: msg('group.hand') };
}

function whyNot(state: Candidate, fields: Fields, plan: Plan, card: CardId): Message | null {
  const free = placesFor(state, plan, boxesOf(state, fields.boxes), card);
  return free.length > 0 || due(state, fields) > 0 ? null : msg('blocked.no-place');
}

function question(state: Candidate, fields: Fields): Message {
  const { boxes } = fields;
  const { stage } = boxOf(state, boxes[0]!);
  if (stage === 'recampaign' || stage === 'tie') return msg('ask.again', { box: boxes[0]!, why: stage === 'tie' ? 'tie' : 'scandal' });
  if (contestOf(state).kind === 'elimination') return msg('ask.again', { box: boxes[0]!, why: 'elimination' });
  return msg('ask.campaign', { boxes, owes: due(state, fields) });
}
