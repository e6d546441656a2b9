/** The cards of a seat, planned, face down, or turned over, and the others' beside them: what a reason's truth is worked out from. */
import { printOf } from '../../../src/games/candidate/data/cards.ts';
import { votesIn } from '../../../src/games/candidate/data/states.ts';
import type { Candidate, Turned } from '../../../src/games/candidate/state.ts';
import type { Facts } from '../facts.ts';

type Here = Facts<Candidate>;
type Laid = { family: string; value: number; box: string; on: string };

/** The cards the seat lays: the one it picks, all that it submits, or those that were turned over. */
export function laidBy({ was, is, told, seat, answer }: Here): Laid[] {
  const shown = told.flatMap(({ key, args }) =>
    key === 'turned'
      ? (args!.laid as unknown as Turned[]).flatMap(({ card, by, on }) => (by === seat ? [{ ...printOf(card), box: args!.box as string, on }] : []))
      : [],
  );
  if (answer?.picked[0] === 'submit') return was.plans[seat]!.placed.map(({ card, box, on }) => ({ ...printOf(was.cards[card]!), box, on }));
  const [, card = '', box = '', on = ''] = /^(.+)>(.+):(.+)$/.exec(answer?.picked[0] ?? '') ?? [];
  // Where only a section is chosen, the card that follows.
  const next = card === 'at' ? is.plans[seat]?.placed.find((one) => one.box === box && one.on === on)?.card : undefined;
  if (next !== undefined) return [{ ...printOf(was.cards[next]!), box, on }];
  return answer ? (was.cards[card] ? [{ ...printOf(was.cards[card]!), box, on }] : []) : shown;
}
export const lays = (facts: Here, { box }: { box: string }, own: boolean | null, ...families: string[]): boolean =>
  laidBy(facts).some((one) => one.box === box && families.includes(one.family) && (own === null || (one.on === facts.seat) === own));
/** What the seat has on its own section of a box: planned, laid, or turned over meanwhile. */
export function ownCards({ is, told, seat }: Here, box: string): { family: string; value: number }[] {
  // Of several campaigns in a row, the last in which the seat laid cards.
  const since = told.slice(Math.max(0, told.map(({ key, args }) => key === 'campaigns' && args?.seat === seat).lastIndexOf(true)));
  const shown = since.flatMap(({ key, args }) => (key === 'turned' && args!.box === box ? (args!.laid as unknown as Turned[]) : []));
  const down = (is.contest?.boxes.find(({ id }) => id === box)?.laid ?? []).map(({ card, by, on }) => ({ card: is.cards[card]!, by, on }));
  const planned = (is.plans[seat]?.placed ?? []).filter((one) => one.box === box).map(({ card, on }) => ({ card: is.cards[card]!, by: seat, on }));
  return [...(shown.length > 0 ? shown : down), ...planned].flatMap(({ card, by, on }) => (by === seat && on === seat ? [printOf(card)] : []));
}
export const worth = (card: string): number => (['money', 'endorsement'].includes(printOf(card).family) ? printOf(card).value : 0);
/** Whether the seat's own ruling cancels its Endorsements there. */
const isRuled = (facts: Here, box: string): boolean =>
  ownCards(facts, box).some(({ family }) => ['party-ruling', 'state-ruling'].includes(family)) ||
  [...laidBy(facts).filter((one) => one.box === box), ...cardsAgainst(facts, box)].some(({ family }) => family === 'party-ruling');
export const ownTotal = (facts: Here, box: string): number =>
  ownCards(facts, box).reduce(
    (sum, { family, value }) => sum + (family === 'money' || (family === 'endorsement' && !isRuled(facts, box)) ? value : 0),
    0,
  );
/** Whether the seat itself has laid such a card on its own section there, or plans to. */
export const plannedIn = (facts: Here, box: string, ...families: string[]): boolean =>
  facts.answer !== null && ownCards(facts, box).some(({ family }) => families.includes(family));
/** The others' cards on their own sections, and on the seat's. */
export const backs = ({ was, seat }: Here, box: string): number =>
  (was.contest?.boxes.find(({ id }) => id === box)?.laid ?? []).filter(({ by, on }) => by !== seat && (on === by || on === seat)).length;
/** The cards that the seat has on others' sections: planned, or face down. */
export function cardsAgainst({ is, told, seat }: Here, box: string): { family: string; value: number; on: string }[] {
  const shown = told.flatMap(({ key, args }) => (key === 'turned' && args!.box === box ? (args!.laid as unknown as Turned[]) : []));
  const down = (is.contest?.boxes.find(({ id }) => id === box)?.laid ?? []).map(({ card, by, on }) => ({ card: is.cards[card]!, by, on }));
  const planned = (is.plans[seat]?.placed ?? []).flatMap((one) => (one.box === box ? [{ card: is.cards[one.card]!, by: seat, on: one.on }] : []));
  return [...(shown.length > 0 ? shown : down), ...planned].flatMap(({ card, by, on }) =>
    by === seat && on !== seat ? [{ ...printOf(card), on }] : [],
  );
}
export const rumorsOn = (facts: Here, box: string, on: string): number =>
  cardsAgainst(facts, box).reduce((sum, one) => sum + (one.family === 'rumor' && one.on === on ? one.value : 0), 0);
export const rulesOthers = (facts: Here, box: string): boolean =>
  [...ownCards(facts, box).filter(({ family }) => family === 'party-ruling'), ...cardsAgainst(facts, box)].some(({ family }) =>
    ['party-ruling', 'state-ruling'].includes(family),
  );
/** Whether this is a Favorite Son for somebody who has used one up. */
export const isUsedSon = ({ was }: Here, { family, on }: { family: string; on: string }): boolean =>
  family === 'favorite-son' && was.candidacies[on]!.sonUsed;

/** Whether a card decides nothing where the seat lays it: it does nothing there, others already decide the state, or nobody is there to be beaten. */
export function isIdle(facts: Here, { family, box, on }: { family: string; box: string; on: string }): boolean {
  const { was, seat, answer } = facts;
  const contest = was.contest!;
  const { rivals, laid } = contest.boxes.find(({ id }) => id === box)!;
  const toCome = rivals.filter((one) => one !== seat && !contest.done.includes(one) && !contest.away.includes(one));
  const theirs = laid.filter(({ by }) => by !== seat);
  const before = answer!.picked[0] === 'submit' ? [] : (was.plans[seat]?.placed ?? []).filter((one) => one.box === box);
  const earlier = before.map((one) => ({ ...printOf(was.cards[one.card]!), on: one.on }));
  // In the Convention, both are Zeros.
  const idle = contest.kind === 'primary' ? [] : ['deadlock', 'favorite-son'];
  const ends = ['scandal', 'deadlock', 'favorite-son'].filter((one) => !idle.includes(one));
  if (earlier.some((one) => ends.includes(one.family))) return true;
  if (toCome.length === 0 && theirs.length === 0 && earlier.some((one) => one.on === seat && one.value > 0)) return true;
  if (['zero', 'favorite-son', ...idle].includes(family)) return true;
  if (['state-ruling', 'party-ruling', 'rumor'].includes(family) && on === seat && family !== 'party-ruling') return true;
  const voids = cardsAgainst(facts, box).filter((one) => ['scandal', 'deadlock'].includes(one.family));
  const isVoid = [...ownCards(facts, box), ...voids].some((one) => ends.includes(one.family));
  if (isVoid) return true;
  // Where nothing of the own section counts, there is nothing to guard.
  if (family === 'squelch')
    return theirs.every((one) => one.on !== seat) || earlier.some((one) => one.family === 'squelch') || ownTotal(facts, box) <= 0;
  if (family === 'deadlock' || family === 'scandal') return theirs.length === 0 && toCome.length === 0;
  if (family === 'endorsement') return isRuled(facts, box);
  // A single card, or none, against more than it can be worth.
  const sections = family === 'party-ruling' ? rivals.filter((one) => one !== seat) : [on];
  const many = Math.max(...sections.map((one) => theirs.filter((card) => card.on === one).length));
  return ['party-ruling', 'state-ruling', 'rumor'].includes(family) && toCome.length === 0 && many < 2;
}

/** Whether the card that the answer lays lies in one of these boxes, so that what is told of them can be its reason. */
export function hasPart({ answer }: Here, boxes: readonly string[]): boolean {
  const [, box] = /^.+>(.+):.+$/.exec(answer?.picked[0] ?? '') ?? [];
  return box === undefined || boxes.includes(box);
}

/** Whether a submitted plan has Money, and nothing that voids it, where as many votes or more are at stake as in the greatest of these boxes. */
export function leavesOut(facts: Here, boxes: readonly string[]): boolean {
  const { was, answer, seat } = facts;
  const votesOf = (box: string): number => votesIn(...was.contest!.boxes.find(({ id }) => id === box)!.states);
  const most = Math.max(0, ...boxes.map(votesOf));
  const voids = ['scandal', 'deadlock', 'favorite-son'];
  return (
    answer?.picked[0] === 'submit' &&
    laidBy(facts).some(
      ({ box, on, family }) =>
        family === 'money' &&
        on === seat &&
        !boxes.includes(box) &&
        votesOf(box) >= most &&
        [...ownCards(facts, box), ...cardsAgainst(facts, box), ...laidBy(facts).filter((one) => one.box === box)].every(
          (one) => !voids.includes(one.family),
        ),
    )
  );
}

/** How many of the others' cards lie on the seat's own section. */
export const attacksOn = ({ was, seat }: Here, box: string): number =>
  (was.contest?.boxes.find(({ id }) => id === box)?.laid ?? []).filter(({ by, on }) => by !== seat && on === seat).length;

/** Whether nobody else has a card in this box, or can still lay one. */
export function isAlone({ was, told, answer, seat }: Here, box: string): boolean {
  const last = told.findLastIndex(({ key, args }) => key === 'campaigns' && args!.seat === seat);
  const shown = told
    .slice(Math.max(0, last))
    .flatMap(({ key, args }) => (key === 'turned' && args!.box === box ? (args!.laid as unknown as Turned[]) : []));
  const there = was.contest?.boxes.find(({ id }) => id === box);
  const toCome = (there?.rivals ?? []).filter((one) => one !== seat && !was.contest!.done.includes(one) && !was.contest!.away.includes(one));
  return answer ? toCome.length === 0 && there!.laid.every(({ by }) => by === seat) : shown.length > 0 && shown.every(({ by }) => by === seat);
}

type Counts = { box: string; on: string; n: number }[];
/** How many cards the seat laid in these boxes when it campaigned last, on whose sections, and what it could hold then. */
export function spentIn({ was, told, seat }: Here, boxes: readonly string[]): { n: number; away: number; on: string[]; held: number } {
  const all = told.flatMap(({ key, args }) => (key === 'campaigns' && args!.seat === seat ? [args!.counts as unknown as Counts] : []));
  const sum = (some: Counts): number => some.reduce((cards, one) => cards + one.n, 0);
  const here = all.at(-1)!.filter(({ box, n }) => boxes.includes(box) && n > 0);
  const away = here.filter(({ on }) => on !== seat);
  const taken = told.flatMap(({ key, args }) => (key === 'favorite' ? [args as unknown as { seat: string; from: string[] }] : []));
  const more = taken.reduce((cards, one) => cards + (one.seat === seat ? one.from.length : one.from.includes(seat) ? -1 : 0), 0);
  const held = was.candidacies[seat]!.hand.length + more - sum(all.slice(0, -1).flat());
  return { n: sum(here), away: sum(away), on: [...new Set(away.map((one) => one.on))], held };
}

/** Whether some card of the plan lies elsewhere or otherwise than the one that the answer lays. */
export const hasMore = ({ was, is, told, seat }: Here): boolean => {
  const shown = told.flatMap(({ key, args }) => (key === 'turned' ? (args!.laid as unknown as Turned[]) : [])).filter(({ by }) => by === seat);
  const down = (state: Candidate): number => (state.contest?.boxes ?? []).flatMap(({ laid }) => laid).filter(({ by }) => by === seat).length;
  const of = (state: Candidate): number => (state.plans[seat]?.placed.length ?? 0) + down(state);
  return of(is) + shown.length > of(was) + 1;
};
