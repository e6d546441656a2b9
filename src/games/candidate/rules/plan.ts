/** A plan: what a player has laid out but not submitted. Only its owner sees it; the cards are still in their hand. */
import type { Seat } from '../../../kernel/types.ts';
import type { Box, Candidate, Plan } from '../state.ts';
import type { CardId } from '../vocabulary.ts';
import { campaigners, candidacyOf, inOrder, sectionsOf } from './table.ts';

export const noPlan = (by: Seat): Plan => ({ by, sealed: false, placed: [], discarded: [], groundwork: null });

export const planOf = (state: Candidate, by: Seat): Plan => state.plans[by] ?? noPlan(by);

/** Ids of options, or their prefixes. */
export const pick = {
  /** `c17>NY:A`: this card on A's section of New York. */
  lay: (card: CardId, box: string, on: Seat): string => `${card}>${box}:${on}`,
  giveUp: (card: CardId): string => `${card}>discard`,
  /** The next cards go to this section of another candidate. */
  section: (box: string, on: Seat): string => `at>${box}:${on}`,
  back: (card: CardId): string => `back-${card}`,
  backGroundwork: 'back-groundwork',
  groundwork: 'groundwork',
  pass: 'pass',
  cancel: 'cancel',
  /** These end the turn; all others only change the plan. */
  surePass: 'pass-sure',
  submit: 'submit',
} as const;

/** Whether the Favorite discards a card they owe instead of laying it. */
export const givesUp = (picked: string): boolean => picked.endsWith('>discard');

/** Whether the Favorite still owes cards, by the options that are free: neither submitting nor passing is. */
export const owesCards = (free: readonly string[]): boolean => !free.includes(pick.submit) && !free.includes(pick.pass);

export const endsTurn = (picked: string): boolean => picked === pick.submit || picked === pick.surePass;

/** Applies the picked options to the plan, in place. */
export function changePlan(state: Candidate, by: Seat, picked: readonly string[]): void {
  const plan = planOf(state, by);
  state.plans[by] = plan;
  const { asking } = plan;
  const [first = ''] = picked;
  if (asking?.kind !== 'section' || first === pick.cancel) delete plan.asking;
  if (asking?.kind === 'money') plan.groundwork = { primary: asking.primary, cards: inOrder(state, picked) };
  else if (asking?.kind === 'primary') {
    if (first !== pick.cancel) plan.asking = { kind: 'money', primary: first };
  } else if (first === pick.pass) plan.asking = { kind: 'pass' };
  else if (first === pick.groundwork) plan.asking = { kind: 'primary' };
  else if (first === pick.backGroundwork) plan.groundwork = null;
  else if (first.startsWith('back-')) takeBack(plan, first.slice('back-'.length));
  else if (first !== pick.cancel) place(plan, first);
}

/** Removes cards planned but not submitted for the section of a player who has left; they stay in the hand. */
export function forgetSection(state: Candidate, seat: Seat): void {
  for (const plan of Object.values(state.plans)) {
    if (plan.sealed) continue;
    plan.placed = plan.placed.filter(({ on }) => on !== seat);
    if (plan.asking?.kind === 'section' && plan.asking.on === seat) delete plan.asking;
  }
}

/** A state is campaigned for again: each plan for that case is reduced to its cards for this state, if all of them may still be laid there. */
export function narrowPlans(state: Candidate, box: Box): void {
  for (const [by, { again, asking, placed }] of Object.entries(state.plans)) {
    // Players not asked now, as in a tie among others, keep their plan for another state.
    if (!again || !campaigners(state, box).includes(by)) continue;
    delete state.plans[by];
    const here = placed.filter((one) => one.box === box.id);
    const sections = sectionsOf(state, box);
    const stands = here.every(({ card, on }) => candidacyOf(state, by).hand.includes(card) && sections.includes(on));
    const passes = asking?.kind === 'pass';
    if (stands && (passes || here.length > 0)) state.plans[by] = { ...noPlan(by), placed: here, ...(passes && { asking }) };
  }
}

/** Drops plans for second campaigns: there will be no more of them. */
export function dropPlans(state: Candidate): void {
  for (const [by, { again }] of Object.entries(state.plans)) if (again) delete state.plans[by];
}

function takeBack(plan: Plan, what: CardId): void {
  plan.placed = plan.placed.filter(({ card }) => card !== what);
  plan.discarded = plan.discarded.filter((card) => card !== what);
}

function place(plan: Plan, picked: string): void {
  const [card = '', where = ''] = picked.split('>');
  const [box = '', on = ''] = where.split(':');
  if (card === 'at') plan.asking = { kind: 'section', box, on };
  else if (where === 'discard') plan.discarded.push(card);
  else plan.placed.push({ card, box, on });
  // Another candidate's section takes one card.
  if (card !== 'at' && plan.asking?.kind === 'section' && plan.asking.box === box && plan.asking.on === on) delete plan.asking;
}
