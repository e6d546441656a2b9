/** The cards of a candidate's move, as its reader knows them: to the seat all that it plans, to others what was turned over. */
import type { Seat } from '../../../kernel/types.ts';
import { printOf } from '../data/cards.ts';
import { votesIn } from '../data/states.ts';
import type { Messages } from '../messages.ts';
import type { Face, Family } from '../vocabulary.ts';
import { familyIn } from './limits.ts';
import { type At, allTold, type Done, meets, passed, pickedIn, votesAt, worthOf } from './seen.ts';

export type Laying = At & { face: Face; on: Seat; own: boolean; family: Family; amount: number };
type Card = { face: Face; box: string; on: Seat };

/**
 * The cards laid that the reader knows of: to the seat, those that its answer and the rest of its plan add, or all that it submits; to others, those
 * turned over. Where the most votes are at stake, and the largest, come first.
 */
export function layings(deed: Done): Laying[] {
  const { contest } = deed.was;
  const all = deed.answer
    ? contest
      ? newCards(deed).map((one) => layingOf(deed, contest, one))
      : []
    : turnedOver(deed).flatMap((one) =>
        one.laid.flatMap(({ by, ...laid }) => (by === deed.seat ? [layingOf(deed, one, { face: laid.card, box: one.box, on: laid.on })] : [])),
      );
  return all.sort((one, other) => other.votes - one.votes || other.amount - one.amount);
}

function layingOf(deed: Done, kind: Parameters<typeof familyIn>[0], { face, box, on }: Card): Laying {
  const family = familyIn(kind, face);
  const isUsed = family === 'favorite-son' && isSonUsed(deed, on);
  return { face, box, votes: votesAt(deed, box), on, own: on === deed.seat, family: isUsed ? 'zero' : family, amount: printOf(face).value };
}

/** What was told since the seat laid its last cards: what came before was another campaign. */
export function lastCampaign(deed: Done): Done {
  const told = deed.told.flat();
  const last = told.findLastIndex(({ key, args }) => key === 'campaigns' && args?.seat === deed.seat);
  return { ...deed, told: [told.slice(Math.max(0, last))] };
}

/** Whether somebody else laid cards or passed after the seat had laid its last, before these were turned over in this box. */
export function isFollowed(deed: Done, where: string): boolean {
  const told = lastCampaign(deed).told.flat();
  const turned = told.findIndex(({ key, args }) => key === 'turned' && args?.box === where);
  return told.slice(1, Math.max(1, turned)).some(({ key }) => key === 'campaigns' || key === 'passes');
}

/**
 * The cards turned over in the campaign that the reason is about: to others, that in which the seat laid its last; to the seat itself the first that
 * follows its answer, though a Scandal or a tie may lead to another in the same plan.
 */
export function turnedOver(deed: Done): Messages['turned'][] {
  if (!deed.answer) return allTold(lastCampaign(deed), 'turned');
  const told = deed.told.flat();
  const first = told.findIndex(({ key, args }) => key === 'campaigns' && args?.seat === deed.seat);
  const since = told.slice(Math.max(0, first));
  const isCounted = (box: unknown, i: number): boolean => since.slice(0, i).some(({ key, args }) => key === 'count' && args?.box === box);
  return allTold({ ...deed, told: [since.filter(({ key, args }, i) => key === 'turned' && !isCounted(args?.box, i))] }, 'turned');
}

/** All that the seat has laid after the move: turned over, face down or planned. Only the seat itself knows all of it. */
export function cardsOf(deed: Done): Card[] {
  const { was, is, seat } = deed;
  const turned = turnedOver(deed);
  const shown = turned.flatMap(({ box, laid }) => laid.flatMap(({ card, by, on }) => (by === seat ? [{ face: card, box, on }] : [])));
  const down = (is.own?.laid ?? []).map(({ card, box, on }) => ({ face: card, box, on }));
  const planned = (is.own?.plan?.placed ?? []).map(({ card, box, on }) => ({ face: is.own!.faces[card] ?? was.own!.faces[card]!, box, on }));
  return [...shown, ...[...down, ...planned].filter(({ box }) => !turned.some((one) => one.box === box))];
}

/** What the seat had laid or planned before its answer. Whoever submits answers for the whole plan. */
export function cardsBefore(deed: Done): Card[] {
  const { own } = deed.was;
  const placed = pickedIn(deed) === 'submit' ? [] : (own?.plan?.placed ?? []);
  return [...placed.map((one) => ({ ...one, face: own!.faces[one.card]! })), ...(own?.laid ?? []).map((one) => ({ ...one, face: one.card }))];
}

/** These without the others, each of which takes one away. */
function without<T>(all: readonly T[], others: readonly T[], isSame: (one: T, other: T) => boolean = Object.is): T[] {
  const left = [...all];
  for (const one of others) {
    const at = left.findIndex((other) => isSame(one, other));
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/** What the answer and the rest of the plan add. */
function newCards(deed: Done): Card[] {
  const picked = pickedIn(deed);
  if (picked.startsWith('back-') || picked === 'cancel') return [];
  const isSame = (one: Card, other: Card): boolean => one.face === other.face && one.box === other.box && one.on === other.on;
  const added = without(cardsOf(deed), cardsBefore(deed), isSame);
  const [card = '', where = ''] = picked.split('>');
  const [box = '', on = ''] = where.split(':');
  const face = deed.was.own?.faces[card];
  const first = face && on !== '' ? { face, box, on } : null;
  return first && !added.some((one) => isSame(one, first)) ? [...added, first] : added;
}

/** Whether one of the seat's cards in this box fits, by its family and by whether it lies on the seat's own section. */
export const hasThere = (deed: Done, where: string, fits: (family: Family, isOwn: boolean) => boolean, among = cardsOf(deed)): boolean =>
  among.some(({ face, box, on }) => box === where && fits(printOf(face).family, on === deed.seat));

/** Whether a ruling of the seat's own keeps its Endorsements there from counting. */
export const rulesItself = (deed: Done, where: string): boolean =>
  hasThere(deed, where, (family, isOwn) => family === 'party-ruling' || (family === 'state-ruling' && isOwn));

export const isSonUsed = ({ was }: Done, seat: Seat): boolean => was.runners.some((one) => one.seat === seat && one.sonUsed);

/** Whether the seat has a Favorite Son of its own there, by whom it wins whatever else counts. */
export const hasSon = (deed: Done, where: string, among = cardsOf(deed)): boolean =>
  deed.was.contest?.kind === 'primary' &&
  !isSonUsed(deed, deed.seat) &&
  hasThere(deed, where, (family, isOwn) => isOwn && family === 'favorite-son', among);

/** Whether the seat has a Deadlock there, with which nobody wins; in the Convention it is a Zero. */
export const hasDeadlock = (deed: Done, where: string, among = cardsOf(deed)): boolean =>
  (deed.was.contest ?? deed.is.contest)?.kind === 'primary' && hasThere(deed, where, (family) => family === 'deadlock', among);

/**
 * Whether the seat lays a card with which money there decides nothing: with a Deadlock nobody wins, and, as only the seat itself knows beforehand, a
 * Scandal takes it off the board, and a Favorite Son needs none.
 */
export function isWasted(deed: Done, where: string): boolean {
  if (hasDeadlock(deed, where)) return true;
  return deed.answer !== null && (hasSon(deed, where) || hasThere(deed, where, (family) => family === 'scandal'));
}

/** How many cards the others had on their own sections in this box and on the seat's (`against`), and how many of these on the seat's (`attacks`). */
function rivalCards({ was, seat }: Done, where: string): { against: number; attacks?: number } {
  const piles = (was.contest?.boxes.find(({ id }) => id === where)?.piles ?? []).filter(({ by, on }) => by !== seat && (on === by || on === seat));
  const sumOf = (some: typeof piles): number => some.reduce((sum, { n }) => sum + n, 0);
  const against = sumOf(piles);
  return { against, ...(against > 0 && { attacks: sumOf(piles.filter(({ on }) => on === seat)) }) };
}

/** Whether somebody else has a card in this box, or may still lay one: anywhere, or on this section. */
export const meetsRival = (deed: Done, box: string, section: Seat | null = null): boolean =>
  meets(deed, box, ({ by, on }) => by !== deed.seat && (section === null || on === section));

/**
 * Money and Endorsements on the seat's own section, in thousands of dollars; whether a Squelch beside them silences any Rumor that may come, whether
 * nobody else has a card there or can still lay one, how many cards of the others lie `against` it, and how many of these on the section itself
 * (`attacks`). In a plan also what its Rumors take off a rival's total (`less`), and whether no Endorsement against it counts (`ruled`). Old reviews
 * have none of the last four.
 */
export type Stake = At & {
  total: number;
  squelched: boolean;
  free: boolean;
  against?: number;
  attacks?: number;
  less?: { on: Seat; amount: number };
  ruled?: boolean;
};

/** What these cards are worth on the seat's own section: no Endorsement counts beside its own ruling. */
export const totalOf = (deed: Done, where: string, cards: readonly Card[]): number =>
  cards
    .filter(({ box, on, face }) => box === where && on === deed.seat && !(printOf(face).family === 'endorsement' && rulesItself(deed, where)))
    .reduce((sum, { face }) => sum + worthOf(face), 0);

/** What the seat has on its own sections at the end of its plan, where the most votes are at stake first. */
export function staked(deed: Done): Stake[] {
  const all = cardsOf(deed);
  return [...new Set(all.flatMap(({ box, on }) => (on === deed.seat ? [box] : [])))]
    .map((box): Stake => {
      const squelched = hasThere(deed, box, (family, isOwn) => isOwn && family === 'squelch') && meetsRival(deed, box, deed.seat);
      const free = deed.answer !== null && !meetsRival(deed, box);
      return { box, votes: votesAt(deed, box), total: totalOf(deed, box, all), squelched, free, ...rivalCards(deed, box) };
    })
    .filter(({ total, box }) => total > 0 && !isWasted(deed, box))
    .sort((one, other) => other.votes - one.votes);
}

/** What the seat keeps in Money and Endorsements, in thousands of dollars, for later primaries: with a Scandal of its own, it is for this one. */
export function keptFor(deed: Done): number {
  const { own } = deed.was;
  if (!own || deed.was.contest?.kind !== 'primary' || cardsOf(deed).some(({ face }) => printOf(face).family === 'scandal')) return 0;
  const sumOf = (faces: readonly Face[]): number => faces.reduce((sum, face) => sum + worthOf(face), 0);
  const spent = sumOf(cardsOf(deed).map(({ face }) => face)) - sumOf(own.laid.map(({ card }) => card));
  return sumOf(own.hand.map((card) => own.faces[card]!)) - spent;
}

/** The most that these cards add to the own sections of so many boxes: each takes a single Money, and any Endorsements. */
export function mostFrom(faces: readonly Face[], boxes = 1): number {
  const money = faces.filter((face) => printOf(face).family === 'money').map(worthOf);
  const others = faces.filter((face) => printOf(face).family !== 'money').map(worthOf);
  return [...money.sort((a, b) => b - a).slice(0, boxes), ...others].reduce((sum, one) => sum + one, 0);
}

/** The most that the seat can lay in one box once what it laid or planned there is gone. */
export function againWith(deed: Done): number {
  const { own } = deed.was;
  if (!deed.answer || !own) return 0;
  const discarded = new Set([own.plan, deed.is.own?.plan].flatMap((plan) => plan?.discarded ?? []));
  const hand = own.hand.filter((card) => !discarded.has(card)).map((card) => own.faces[card]!);
  const facesOf = (cards: readonly { face: Face }[]): Face[] => cards.map(({ face }) => face);
  const laidBefore = own.laid.map(({ card }) => card);
  return mostFrom(without(hand, without(facesOf([...cardsBefore(deed), ...newCards(deed)]), laidBefore)));
}

/** The rivals in this box, if none of them has a card left in hand with which to fight there again. */
export function bareIn({ was, seat, answer }: Done, where: string): Seat[] {
  const rivals = (was.contest?.boxes.find(({ id }) => id === where)?.rivals ?? []).filter((one) => one !== seat);
  const isBare = (one: Seat): boolean => was.runners.some((runner) => runner.seat === one && runner.hand === 0);
  return answer && rivals.every(isBare) ? rivals : [];
}

/** What the plan has on its own sections, where it is submitted, and what it keeps. */
export function submitted(deed: Done): { laid?: number; kept?: number } {
  const { own } = deed.was;
  const mine = (own?.plan?.placed ?? []).filter(({ on }) => on === deed.seat);
  const laid = mine.reduce((sum, { card }) => sum + worthOf(own!.faces[card]!), 0);
  const kept = keptFor(deed);
  return { ...(laid > 0 && { laid }), ...(kept > 0 && { kept }) };
}

/** Whether the seat holds a Favorite Son who can still win a state, as only it knows. */
const holdsSon = (deed: Done): boolean =>
  deed.was.contest?.kind === 'primary' &&
  !isSonUsed(deed, deed.seat) &&
  (deed.was.own?.hand ?? []).some((card) => printOf(deed.was.own!.faces[card]!).family === 'favorite-son');

/** How many cards are kept by passing, if none of them could win a state; only the seat itself knows them. */
export function idleHand(deed: Done): { n: number } | null {
  const { own } = deed.was;
  const hand = deed.answer && own && passed(deed) !== null && !holdsSon(deed) ? own.hand : [];
  return own && hand.length > 0 && hand.every((card) => worthOf(own.faces[card]!) === 0) ? { n: hand.length } : null;
}

/** The votes for which a Favorite Son is kept, if a primary still to come has a state with more. */
export function keptSon(deed: Done): { votes: number } | null {
  const votes = deed.answer && holdsSon(deed) ? passed(deed) : null;
  return votes !== null && deed.was.primaries.some(({ states }) => states.some((state) => votesIn(state) > votes)) ? { votes } : null;
}
