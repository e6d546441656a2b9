/** A campaign turn: cards are laid out one by one and taken back freely, until the player submits. */

import { effect } from '../../../kernel/effect.ts';
import type { Message, Option, Seat } from '../../../kernel/types.ts';
import { sorted } from '../data/cards.ts';
import { amountOf, owed, placesFor } from '../limits.ts';
import type { Box, Candidate, Plan } from '../state.ts';
import { boxOf, candidacyOf, contestOf, isRunning } from '../table.ts';
import { msg } from '../text/messages.ts';
import type { CardId } from '../vocabulary.ts';
import { groundworkOption, groundworkPrimary } from './groundwork.ts';
import { cardOption } from './options.ts';
import { submit, submitOption } from './submit.ts';

/** `main`: the one turn in which groundwork is allowed and the Favorite must play as many cards as he took. */
type Fields = { by: Seat; boxes: string[]; main: boolean };

const planOf = (state: Candidate, by: Seat): Plan => (state.plan?.by === by ? state.plan : { by, placed: [], discarded: [], groundwork: null });
const boxesOf = (state: Candidate, boxes: readonly string[]): Box[] => boxes.map((id) => boxOf(state, id));
const preparedIn = ({ primary, cards }: NonNullable<Plan['groundwork']>) => ({ primary, amount: amountOf(cards) });
const due = (state: Candidate, { by, main }: Fields): number => (main ? owed(state, by) : 0);

/** Asks for the next card to place or to take back, for groundwork, or to submit. Nobody else learns anything before that. */
export const campaign = effect<Candidate, Fields>('campaign', {
  ask(state, fields) {
    const { by, main } = fields;
    const hand = sorted(candidacyOf(state, by).hand);
    if (!isRunning(state, by) || hand.length === 0) return null;
    const plan = planOf(state, by);
    if (plan.groundwork)
      return { by, ask: msg('ask.prepared', preparedIn(plan.groundwork)), options: [groundworkOption(state, plan), submitOption(plan, 0)] };
    const isFree = (card: CardId): boolean => !plan.discarded.includes(card) && !plan.placed.some((one) => one.card === card);
    const [free, taken] = [hand.filter(isFree), hand.filter((card) => !isFree(card))];
    const options = [...free, ...taken].map((card) => handOption(state, fields, plan, card));
    if (main && contestOf(state).kind === 'primary') options.push(groundworkOption(state, plan));
    options.push(submitOption(plan, due(state, fields)));
    return { by, ask: question(state, fields), options };
  },
  run(turn, { by, boxes, main }, [picked]) {
    const { state } = turn;
    const fields = { by, boxes, main };
    if (!isRunning(state, by)) return;
    const plan = planOf(state, by);
    if (picked === undefined || picked === 'submit') return submit(turn, plan);
    state.plan = plan;
    if (picked === 'groundwork') turn.push(groundworkPrimary({ by }), campaign(fields));
    else if (picked.startsWith(back)) {
      takeBack(plan, picked.slice(back.length));
      turn.push(campaign(fields));
    } else turn.push(lay({ ...fields, card: picked }), campaign(fields));
  },
});

/** Asks where a card goes; only places where it may lie are offered. */
export const lay = effect<Candidate, Fields & { card: CardId }>('lay', {
  ask(state, { card, ...fields }) {
    const { by, boxes } = fields;
    if (!isRunning(state, by)) return null;
    const options: Option[] = placesFor(state, planOf(state, by), boxesOf(state, boxes), card).map(({ box, on }) => ({
      id: `${box}:${on}`,
      label: msg('place', { box, on, own: on === by }),
      group: msg('place.group', { box }),
      about: box,
    }));
    const owes = due(state, fields);
    if (owes > 0) options.push({ id: 'discard', label: msg('place.discard'), detail: msg('place.discard.detail', { owes }) });
    return { by, ask: msg('ask.where', { card }), options: [...options, { id: 'cancel', label: msg('cancel') }] };
  },
  run({ state }, { by, card }, [picked]) {
    if (picked === undefined || picked === 'cancel' || state.plan?.by !== by) return;
    const [box, on] = picked.split(':');
    if (picked === 'discard') state.plan.discarded.push(card);
    else state.plan.placed.push({ card, box: box!, on: on! });
  },
});

const back = 'back-';

function takeBack(plan: Plan, what: string): void {
  if (what === 'groundwork') plan.groundwork = null;
  plan.placed = plan.placed.filter(({ card }) => card !== what);
  plan.discarded = plan.discarded.filter((card) => card !== what);
}

/** A card of the hand: to be placed or, if it lies in the plan already, to be taken back. */
function handOption(state: Candidate, fields: Fields, plan: Plan, card: CardId): Option {
  const placed = plan.placed.find((one) => one.card === card);
  if (placed) {
    const { box, on } = placed;
    return { id: back + card, label: msg('back.placed', { card, box, on, own: on === fields.by }), group: msg('group.plan'), about: box };
  }
  if (plan.discarded.includes(card)) return { id: back + card, label: msg('back.discarded', { card }), group: msg('group.plan') };
  return { ...cardOption(card, whyNot(state, fields, plan, card)), group: msg('group.hand') };
}

function whyNot(state: Candidate, fields: Fields, plan: Plan, card: CardId): Message | null {
  const free = placesFor(state, plan, boxesOf(state, fields.boxes), card);
  return free.length > 0 || due(state, fields) > 0 ? null : msg('blocked.no-place');
}

function question(state: Candidate, fields: Fields): Message {
  const { boxes } = fields;
  const { stage } = boxOf(state, boxes[0]!);
  if (contestOf(state).kind === 'elimination') return msg('ask.again', { box: boxes[0]!, why: 'elimination' });
  if (stage === 'recampaign' || stage === 'tie') return msg('ask.again', { box: boxes[0]!, why: stage === 'tie' ? 'tie' : 'scandal' });
  return msg('ask.campaign', { boxes, owes: due(state, fields) });
}
