/** The cards of a candidate's move, as its reader knows them: to the seat all that it plans, to others what was turned over. */
import type { Seat } from '../../../kernel/types.ts';
import { printOf } from '../data/cards.ts';
import type { Messages } from '../messages.ts';
import { type Face, type Family, majority } from '../vocabulary.ts';
import { familyIn } from './limits.ts';
import { type At, allTold, atOf, campaigned, type Done, meets, passed, pickedIn, votesAt, worthOf } from './seen.ts';

type Laying = At & { on: Seat; own: boolean; family: Family; amount: number };

/** The cards laid that the reader knows of: to the seat, the one it lays, or all that it submits; to others, those turned over. The largest come first. */
export function layings(deed: Done): Laying[] {
  const { own, contest } = deed.was;
  const [card = '', where = ''] = pickedIn(deed).split('>');
  const [box = '', on = ''] = where.split(':');
  const placed = pickedIn(deed) === 'submit' ? (own?.plan?.placed ?? []) : on === '' ? [] : [{ card, box, on }];
  const known = placed.flatMap((one) => (own?.faces[one.card] ? [{ ...one, face: own.faces[one.card]! }] : []));
  if (deed.answer) return contest ? known.map((one) => layingOf(deed, contest, one)).sort((one, other) => other.amount - one.amount) : [];
  return turnedOver(deed)
    .flatMap((one) =>
      one.laid.flatMap(({ by, ...laid }) => (by === deed.seat ? [layingOf(deed, one, { face: laid.card, box: one.box, on: laid.on })] : [])),
    )
    .sort((one, other) => other.amount - one.amount);
}

function layingOf(deed: Done, kind: Parameters<typeof familyIn>[0], { face, box, on }: { face: Face; box: string; on: Seat }): Laying {
  const family = familyIn(kind, face);
  const isUsed = family === 'favorite-son' && isSonUsed(deed, on);
  return { box, votes: votesAt(deed, box), on, own: on === deed.seat, family: isUsed ? 'zero' : family, amount: printOf(face).value };
}

/** What was turned over since the seat laid its last cards: what came before was another campaign. */
function turnedOver(deed: Done): Messages['turned'][] {
  const told = deed.told.flat();
  const last = told.findLastIndex(({ key, args }) => key === 'campaigns' && args?.seat === deed.seat);
  return allTold({ ...deed, told: [told.slice(Math.max(0, last))] }, 'turned');
}

/**
 * Money and Endorsements on the seat's own section, in thousands of dollars; whether a Squelch beside them silences any Rumor that may come, whether
 * nobody else has a card there or can still lay one, and how many cards of the others lie `against` it: reviews made before that was told have none.
 */
export type Stake = At & { total: number; squelched: boolean; free: boolean; against?: number };

/** All that the seat has laid after the move: turned over, face down or planned. Only the seat itself knows all of it. */
function cardsOf(deed: Done): { face: Face; box: string; on: Seat }[] {
  const { was, is, seat } = deed;
  const turned = turnedOver(deed);
  const shown = turned.flatMap(({ box, laid }) => laid.flatMap(({ card, by, on }) => (by === seat ? [{ face: card, box, on }] : [])));
  const down = (is.own?.laid ?? []).map(({ card, box, on }) => ({ face: card, box, on }));
  const planned = (is.own?.plan?.placed ?? []).map(({ card, box, on }) => ({ face: is.own!.faces[card] ?? was.own!.faces[card]!, box, on }));
  return [...shown, ...down.filter(({ box }) => !turned.some((one) => one.box === box)), ...planned];
}
const ownCards = (deed: Done): { face: Face; box: string }[] => cardsOf(deed).filter(({ on }) => on === deed.seat);

/** Whether one of the seat's cards in this box fits, by its family and by whether it lies on the seat's own section. */
const hasThere = (deed: Done, where: string, fits: (family: Family, isOwn: boolean) => boolean): boolean =>
  cardsOf(deed).some(({ face, box, on }) => box === where && fits(printOf(face).family, on === deed.seat));

/** Whether a ruling of the seat's own keeps its Endorsements there from counting. */
const rulesItself = (deed: Done, where: string): boolean =>
  hasThere(deed, where, (family, isOwn) => family === 'party-ruling' || (family === 'state-ruling' && isOwn));

/**
 * Whether the seat plans a card with which money there decides nothing: a Scandal takes it off the board, with a Deadlock nobody wins, and a Favorite
 * Son needs none.
 */
export function isWasted(deed: Done, where: string): boolean {
  const ends: readonly Family[] = isSonUsed(deed, deed.seat) ? ['deadlock'] : ['deadlock', 'favorite-son'];
  return deed.answer !== null && hasThere(deed, where, (family, isOwn) => family === 'scandal' || (isOwn && ends.includes(family)));
}
const isSonUsed = ({ was }: Done, seat: Seat): boolean => was.runners.some((one) => one.seat === seat && one.sonUsed);

/** How many cards the others had on their own sections in this box, and on the seat's. */
const rivalCards = ({ was, seat }: Done, where: string): number =>
  (was.contest?.boxes.find(({ id }) => id === where)?.piles ?? []).reduce(
    (sum, { by, on, n }) => sum + (by !== seat && (on === by || on === seat) ? n : 0),
    0,
  );

/** Whether somebody else has a card in this box, or may still lay one: anywhere, or on this section. */
const meetsRival = (deed: Done, box: string, section: Seat | null = null): boolean =>
  meets(deed, box, ({ by, on }) => by !== deed.seat && (section === null || on === section));

/** A card of this family that lies on the seat's own section at the end of its plan, in the box where it lays a card now. */
export function plans(deed: Done, family: Family): At | null {
  const [first] = layings(deed);
  const { contest } = deed.was;
  if (!deed.answer || !contest || !first) return null;
  const here = ownCards(deed).filter(({ box }) => box === first.box);
  const found = here.map((one) => layingOf(deed, contest, { ...one, on: deed.seat })).find((one) => one.family === family);
  return found ? atOf(found) : null;
}

/** What the seat has on its own sections at the end of its plan, where the most votes are at stake first. */
function staked(deed: Done): Stake[] {
  return [...Map.groupBy(ownCards(deed), ({ box }) => box)]
    .map(([box, cards]): Stake => {
      const isRuled = rulesItself(deed, box);
      const counted = cards.filter(({ face }) => !isRuled || printOf(face).family !== 'endorsement');
      const total = counted.reduce((sum, { face }) => sum + worthOf(face), 0);
      const squelched = cards.some(({ face }) => printOf(face).family === 'squelch') && meetsRival(deed, box, deed.seat);
      const free = deed.answer !== null && !meetsRival(deed, box);
      return { box, votes: votesAt(deed, box), total, squelched, free, against: rivalCards(deed, box) };
    })
    .filter(({ total, box }) => total > 0 && !isWasted(deed, box))
    .sort((one, other) => other.votes - one.votes);
}

/** A card of one of these families, laid on the seat's own section or on another's; `where` null: anywhere. */
export const lays = (deed: Done, where: 'own' | 'theirs' | null, ...families: Family[]): Laying | null =>
  layings(deed).find(({ family, own }) => families.includes(family) && (where === null || (where === 'own') === own)) ?? null;

/** What the seat has where this card and those after it add something, the card's own box first; where it has planned cards, if it submits. */
export function added(deed: Done): Stake[] {
  const [first] = layings(deed);
  const placed = deed.was.own?.plan?.placed ?? [];
  if (pickedIn(deed) === 'submit') return staked(deed).filter(({ box }) => placed.some((one) => one.box === box));
  const known = [...placed.map((one) => ({ ...one, card: deed.was.own!.faces[one.card]! })), ...(deed.was.own?.laid ?? [])];
  const before = (where: string): number =>
    known.reduce((sum, { card, on, box }) => sum + (box === where && on === deed.seat ? worthOf(card) : 0), 0);
  const grown = staked(deed).filter(({ box, total }) => total > before(box));
  return grown.sort((one, other) => Number(other.box === first?.box) - Number(one.box === first?.box));
}

/** What the seat keeps in Money and Endorsements, in thousands of dollars, for later primaries. */
export function keptFor(deed: Done): number {
  const { own } = deed.was;
  if (!own || deed.was.contest?.kind !== 'primary') return 0;
  const sumOf = (faces: readonly Face[]): number => faces.reduce((sum, face) => sum + worthOf(face), 0);
  const spent = sumOf(cardsOf(deed).map(({ face }) => face)) - sumOf(own.laid.map(({ card }) => card));
  return sumOf(own.hand.map((card) => own.faces[card]!)) - spent;
}

/** What was turned over of the seat's own sections: where it had laid the most, before any Rumor; null if nothing was. */
export const aimOf = (deed: Done): Stake | null => staked(deed).sort((one, other) => other.total - one.total || other.votes - one.votes)[0] ?? null;

/** Families of which a card can win its box. */
const winning: readonly Family[] = ['money', 'endorsement', 'favorite-son'];

/** What the seat won, where it laid the cards that the reader knows of: one card of a plan doesn't win the boxes that the others are laid in. */
export function won(deed: Done): { boxes: string[]; votes: number } | null {
  // Of one card that is laid, only what it adds can be meant to win.
  const isOne = deed.answer !== null && pickedIn(deed) !== 'submit';
  const laidIn = layings(deed).flatMap(({ box, family }) => (isOne && !winning.includes(family) ? [] : [box]));
  if (isOne && layings(deed).length > 0 && laidIn.length === 0) return null;
  const isMine = ({ verdict, kind, box }: Messages['count']): boolean =>
    kind !== 'elimination' && verdict.kind === 'won' && verdict.by === deed.seat && (laidIn.length === 0 || laidIn.includes(box));
  const mine = allTold(deed, 'count').filter(isMine);
  const votes = mine.reduce((sum, one) => sum + one.votes, 0);
  // A Scandal in a greater state is what everyone noticed.
  if (!deed.answer && (lays(deed, null, 'scandal')?.votes ?? 0) > votes) return null;
  // Whoever won a smaller state beside it had wanted this one.
  const aim = deed.answer ? null : aimOf(deed);
  if (aim && !mine.some(({ box }) => box === aim.box)) return null;
  return mine.length > 0 ? { boxes: mine.map(({ box }) => box), votes } : null;
}

/** The states for whose votes the move lays cards: those of the plan, or those that everyone saw it campaign in. */
const fought = (deed: Done): At[] =>
  deed.answer ? added(deed).map(atOf) : (campaigned(deed)?.boxes ?? []).map((box) => ({ box, votes: votesAt(deed, box) }));

/** A state that would elect this candidate, and how many votes they lack; null if none would, or in the Convention. */
function decisive({ was }: Done, who: Seat, boxes: readonly At[]): (At & { lacking: number }) | null {
  const one = was.runners.find(({ seat }) => seat === who);
  if (!one || (was.contest ?? was.before)?.kind !== 'primary') return null;
  const lacking = majority - one.votes;
  const found = boxes.find(({ votes }) => votes >= lacking);
  return found && lacking > 0 ? { ...found, lacking } : null;
}

/** A state in which the move would elect its own seat. */
export const clinched = (deed: Done): (At & { lacking: number }) | null => decisive(deed, deed.seat, fought(deed));

/** A state in which the move keeps a rival from being elected. */
export function denied(deed: Done): (At & { rival: Seat; lacking: number }) | null {
  const theirs = deed.answer
    ? layings(deed).filter(({ own }) => !own)
    : (campaigned(deed)?.others ?? []).map(({ on, box }) => ({ on, box, votes: votesAt(deed, box) }));
  for (const { seat, running } of deed.was.runners) {
    if (seat === deed.seat || !running) continue;
    const found = decisive(deed, seat, [...fought(deed), ...theirs.filter(({ on }) => on === seat).map(atOf)]);
    if (found) return { ...found, rival: seat };
  }
  return null;
}

/** Whether a Squelch laid now would silence anything: a Rumor lies or may still come there, no other Squelch is there, and no Favorite Son wins anyway. */
export function isNeeded(deed: Done, { box }: At): boolean {
  const { was, seat } = deed;
  const mayMeet = meetsRival(deed, box, seat);
  const isThere = (was.own?.plan?.placed ?? []).some(
    (one) => one.box === box && one.on === seat && printOf(was.own!.faces[one.card]!).family === 'squelch',
  );
  return mayMeet && !isThere && !plans(deed, 'favorite-son');
}

/** Whether this card is of no use where it is laid, in a primary: the hand is filled up with another one afterwards. */
export function isSpare(deed: Done, one: Laying): boolean {
  if (!deed.answer || deed.was.contest?.kind !== 'primary') return false;
  if (one.family === 'zero') return true;
  if (!one.own) return false;
  return (
    one.family === 'state-ruling' || (one.family === 'squelch' && !isNeeded(deed, one)) || (one.family === 'deadlock' && !meetsRival(deed, one.box))
  );
}

/** How many cards are kept by passing, if none of them could win a state; only the seat itself knows them. */
export function idleHand(deed: Done): { n: number } | null {
  const { own } = deed.was;
  const hand = deed.answer && own && passed(deed) !== null ? own.hand : [];
  return own && hand.length > 0 && hand.every((card) => worthOf(own.faces[card]!) === 0) ? { n: hand.length } : null;
}
