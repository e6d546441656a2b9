/** What the owner of a plan is asked: where the cards go, and when it is enough. One press lays one card. */
import type { Ahead, Message, Option, Seat } from '../../../../kernel/types.ts';
import { msg } from '../../messages.ts';
import type { Box, Candidate, Plan } from '../../state.ts';
import type { CardId } from '../../vocabulary.ts';
import { amountOf, mayLay } from '../limits.ts';
import { pick } from '../plan.ts';
import { contestOf, faceOf, handOf, statesOf } from '../table.ts';
import { groundworkOption, moneyForGroundwork, primariesForGroundwork } from './groundwork.ts';
import { submitOption } from './submit.ts';

type Form = Pick<Ahead, 'ask' | 'options' | 'min' | 'max'>;

/** So many cards for so many others' sections stand in one list; of more, the section is chosen first. */
const mostInList = 25;

/** `owes`: cards that the Favorite must lay or discard. `ask`: the question where nothing else is asked about. */
export function planForm(state: Candidate, plan: Plan, boxes: readonly Box[], main: boolean, owes: number, ask: Message): Form {
  const { asking, groundwork } = plan;
  if (asking?.kind === 'pass') return { ask: msg('ask.pass'), options: [surePass, cancel] };
  if (asking?.kind === 'primary') return { ask: msg('ask.groundwork'), options: [...primariesForGroundwork(state), cancel] };
  if (asking?.kind === 'money') return moneyForGroundwork(state, plan.by, asking.primary);
  if (groundwork) {
    const prepared = msg('ask.prepared', { primary: statesOf(state, groundwork.primary), amount: amountOf(state, groundwork.cards) });
    return { ask: prepared, options: [groundworkOption(state, plan), submitOption(state, plan, 0)] };
  }
  const prepares = main && contestOf(state).kind === 'primary' ? [groundworkOption(state, plan)] : [];
  return { ask, options: [...places(state, plan, boxes, owes), ...taken(state, plan), ...prepares, submitOption(state, plan, owes)] };
}

const surePass: Option = { id: pick.surePass, label: msg('pass.sure'), detail: msg('submit.detail') };
const cancel: Option = { id: pick.cancel, label: msg('cancel') };

/** One's own sections first, each with the cards that may lie there; then the others'. */
function places(state: Candidate, plan: Plan, boxes: readonly Box[], owes: number): Option[] {
  const { by, asking } = plan;
  const free = handOf(state, by).filter((card) => !plan.discarded.includes(card) && !plan.placed.some((one) => one.card === card));
  const on = (box: Box, seat: Seat): CardId[] => free.filter((card) => mayLay(state, plan.placed, by, { card, box: box.id, on: seat }));
  const own = boxes.filter(({ rivals }) => rivals.includes(by)).flatMap((box) => on(box, by).map((card) => layOption(state, card, box.id, by, by)));
  const theirs = boxes.flatMap((box) => box.rivals.filter((seat) => seat !== by).map((seat) => ({ box, seat, cards: on(box, seat) })));
  const up = owes > 0 ? free.map((card) => giveUpOption(state, card, owes)) : [];
  if (theirs.reduce((n, { cards }) => n + cards.length, 0) <= mostInList)
    return [...own, ...theirs.flatMap(({ box, seat, cards }) => cards.map((card) => layOption(state, card, box.id, seat, by))), ...up];
  const sections = theirs.filter(({ cards }) => cards.length > 0).map(({ box, seat }) => sectionOption(box.id, seat));
  const here = asking?.kind === 'section' ? theirs.filter(({ box, seat }) => box.id === asking.box && seat === asking.on) : [];
  const there = here.flatMap(({ box, seat, cards }) => cards.map((card) => layOption(state, card, box.id, seat, by, true)));
  return [...own, ...sections, ...there, ...up];
}

/** `chosen`: the section was chosen before, and stands in the heading. */
function layOption(state: Candidate, id: CardId, box: string, on: Seat, by: Seat, chosen = false): Option {
  const card = faceOf(state, id);
  const own = on === by;
  return {
    id: pick.lay(id, box, on),
    holds: id,
    detail: msg('card.effect', { card }),
    label: own || chosen ? msg('card', { card }) : msg('card.on', { card, box, on }),
    group: own || chosen ? msg('place.section', { box, on, own }) : msg('place.others'),
    about: box,
  };
}

const sectionOption = (box: string, on: Seat): Option => ({
  id: pick.section(box, on),
  label: msg('place', { box, on, own: false }),
  group: msg('place.others'),
  about: box,
});

const giveUpOption = (state: Candidate, id: CardId, owes: number): Option => ({
  id: pick.giveUp(id),
  holds: id,
  label: msg('card', { card: faceOf(state, id) }),
  detail: msg('place.discard.detail', { owes }),
  group: msg('place.discard'),
});

/** What lies in the plan, to be taken back. */
function taken(state: Candidate, { by, placed, discarded }: Plan): Option[] {
  const group = msg('group.plan');
  return [
    ...placed.map(({ card, box, on }) => ({
      id: pick.back(card),
      holds: card,
      label: msg('back.placed', { card: faceOf(state, card), box, on, own: on === by }),
      group,
      about: box,
    })),
    ...discarded.map((card) => ({ id: pick.back(card), holds: card, label: msg('back.discarded', { card: faceOf(state, card) }), group })),
  ];
}
