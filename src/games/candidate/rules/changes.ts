/** What the cards that a seat is about to lay change, beside those it has planned or laid before: what a hint is about. */
import type { Seat } from '../../../kernel/types.ts';
import { printOf, rangeOf } from '../data/cards.ts';
import { traits } from '../data/families.ts';
import type { Family } from '../vocabulary.ts';
import {
  cardsBefore,
  cardsOf,
  hasDeadlock,
  hasSon,
  hasThere,
  isFollowed,
  isSonUsed,
  isWasted,
  keptFor,
  type Laying,
  layings,
  meetsRival,
  rulesItself,
  type Stake,
  staked,
  totalOf,
  turnedOver,
} from './laid.ts';
import { type After, type At, atOf, type Done, did, isThrough, isWatched, meets, pickedIn } from './seen.ts';

const boxIn = ({ was }: Done, where: string) => was.contest?.boxes.find(({ id }) => id === where);

/** How many cards lie on a rival's section that are not the seat's own. */
const backsOn = (deed: Done, where: string, on: Seat): number =>
  (boxIn(deed, where)?.piles ?? []).reduce((sum, pile) => sum + (pile.on === on && pile.by !== deed.seat ? pile.n : 0), 0);

const rivalsIn = (deed: Done, where: string): Seat[] => (boxIn(deed, where)?.rivals ?? []).filter((one) => one !== deed.seat);

/** The rivals who may still lay cards there. */
const toCome = (deed: Done, where: string): Seat[] => rivalsIn(deed, where).filter((one) => !isThrough(deed.was.contest!, one));

/** Whether a rival may have a Favorite Son there as well, so that the totals decide between the two. */
const mayMeetSon = (deed: Done, where: string): boolean => rivalsIn(deed, where).some((one) => !isSonUsed(deed, one) && meetsRival(deed, where, one));

/** Whether cards planned or laid before decide this box, whatever else is laid there now. */
function isSettled(deed: Done, where: string): boolean {
  const before = cardsBefore(deed);
  if (hasDeadlock(deed, where, before) || hasThere(deed, where, (family) => family === 'scandal', before)) return true;
  if (hasSon(deed, where, before)) return !mayMeetSon(deed, where);
  return totalOf(deed, where, before) > 0 && !meetsRival(deed, where);
}

/** Whether it can matter what a rival's cards there count: that a single one may be worth as much as the seat has, or more may come. */
function canMatter(deed: Done, { box }: At, on: Seat, highest: number): boolean {
  const n = backsOn(deed, box, on);
  return isWatched(deed, box) || n > 1 || (n === 1 && totalOf(deed, box, cardsOf(deed)) <= highest);
}

/** Whether money beside the seat's own Favorite Son may decide between him and another one. */
const backsSon = (deed: Done, where: string): boolean =>
  hasSon(deed, where) && mayMeetSon(deed, where) && !hasDeadlock(deed, where) && !hasThere(deed, where, (family) => family === 'scandal');

type Changing = (deed: Done, one: Laying) => boolean;
const never: Changing = () => false;
const rulesOut: Changing = (deed, one) => !isWasted(deed, one.box) && canMatter(deed, one, one.on, rangeOf('endorsement').to);

/** Whether a card of each family changes anything where it is laid, if nothing is settled there. */
const changing: { readonly [F in Family]: Changing } = {
  money: (deed, { own, box }) => own && (!isWasted(deed, box) || backsSon(deed, box)),
  endorsement: (deed, { own, box }) => own && !rulesItself(deed, box) && (!isWasted(deed, box) || backsSon(deed, box)),
  rumor: (deed, one) => !one.own && !isWasted(deed, one.box) && canMatter(deed, one, one.on, rangeOf('money').to),
  squelch: (deed, { own, box }) =>
    own && meetsRival(deed, box, deed.seat) && totalOf(deed, box, cardsOf(deed)) > 0 && !isWasted(deed, box) && !hasSquelch(deed, box),
  zero: never,
  scandal: (deed, { box }) => meets(deed, box) && !hasDeadlock(deed, box),
  'party-ruling': (deed, one) => rivalsIn(deed, one.box).some((on) => rulesOut(deed, { ...one, on })),
  'state-ruling': (deed, one) => !one.own && rulesOut(deed, one),
  'favorite-son': (_, { own }) => own,
  deadlock: (deed, { box }) => meetsRival(deed, box),
};
const hasSquelch = (deed: Done, where: string): boolean => hasThere(deed, where, (family, isOwn) => isOwn && family === 'squelch', cardsBefore(deed));

/** The card of these that the answer lays, or for which it chooses the section; null if it lays none. */
export function answered(deed: Done, among = layings(deed)): Laying | null {
  const [card = '', where] = pickedIn(deed).split('>');
  const face = deed.was.own?.faces[card];
  return among.find((one) => where === `${one.box}:${one.on}` && (card === 'at' || one.face === face)) ?? null;
}

/** The cards of these that change something. */
const changingOf = (deed: Done, all: readonly Laying[]): Laying[] =>
  all.filter((one) => !isSettled(deed, one.box) && changing[one.family](deed, one));

/**
 * The cards of the answer and of the rest of the plan that change something, where the most votes are at stake first. None where the answer's own
 * card is only exchanged: what the others do is no reason for it.
 */
export function effective(deed: Done): Laying[] {
  const all = deed.answer ? layings(deed) : [];
  const some = changingOf(deed, all);
  const first = answered(deed, all);
  return first && deed.was.contest?.kind === 'primary' && !some.includes(first) ? [] : some;
}

/** Of these, those in the box of the card that the answer lays: all of them where it lays none. */
export function telling(deed: Done): Laying[] {
  const all = effective(deed);
  const first = answered(deed, all);
  return first ? all.filter(({ box }) => box === first.box) : all;
}

/** Whether a card adds to the own section. */
const raises = ({ own, family }: Laying): boolean => own && traits[family].counts === 'for';

/** What the plan has where these cards change something, if any of them adds money. */
function stakesBy(deed: Done, all: readonly Laying[]): Stake[] {
  if (!all.some((one) => raises(one) && !isWasted(deed, one.box))) return [];
  const at = staked(deed).filter(({ box }) => all.some((one) => one.box === box));
  return at.map((one) => withOthers(deed, one));
}

/** What the plan has where it adds something, if it adds money anywhere, and what it keeps for later; null if the answer has no part in it. */
export function totals(deed: Done): { at: Stake[]; kept?: number; after?: After } | null {
  const all = effective(deed);
  const [at, first, kept] = [stakesBy(deed, all), answered(deed, all), keptFor(deed)];
  if (at.length === 0 || (first && !at.some(({ box }) => box === first.box))) return null;
  const after = againAfter(deed, at[0]!.box);
  return { at, ...(kept > 0 && { kept }), ...(after && { after }) };
}

/** Why there is another campaign in this box, if it is one. */
function againAfter(deed: Done, where: string): After | null {
  const stage = boxIn(deed, where)?.stage;
  if (stage === 'tie') return 'tie';
  return stage === 'recampaign' ? 'scandal' : null;
}

/** What the plan's cards on rivals' sections do there. */
function withOthers(deed: Done, one: Stake): Stake {
  const cards = effective({ ...deed, answer: { ask: 'ask.campaign', picked: ['submit'] } }).filter(({ box }) => box === one.box);
  const rumors = cards.filter(({ family }) => family === 'rumor');
  const [first] = rumors;
  const isOne = first && rumors.every(({ on }) => on === first.on);
  const isAlone = rivalsIn(deed, one.box).length === 1;
  const ruled = cards.some(({ family }) => family === 'party-ruling' || (family === 'state-ruling' && isAlone));
  const less = isOne && { on: first.on, amount: rumors.reduce((sum, { amount }) => sum + amount, 0) };
  return { ...one, ...(less && { less }), ...(ruled && { ruled }) };
}

/** The Favorite Son of its own that the plan adds, and what it has elsewhere; to others, one that was turned over. `free`: nobody else is there. */
export function son(deed: Done): (At & { at?: Stake[]; free?: true }) | null {
  const all = deed.answer ? effective(deed) : layings(deed);
  const found = all.find(({ own, family }) => own && family === 'favorite-son');
  const others = deed.answer ? stakesBy(deed, all) : [];
  const first = answered(deed, all);
  if (!found || (first && ![found, ...others].some(({ box }) => box === first.box))) return null;
  return { ...atOf(found), ...(others.length > 0 && { at: others }), ...(!meetsAnyone(deed, found.box) && { free: true }) };
}

/** Whether the cards meet any of somebody else's there: as far as the seat can tell, or, to others, as it came. */
export const meetsAnyone = (deed: Done, box: string): boolean =>
  deed.answer
    ? meetsRival(deed, box)
    : isFollowed(deed, box) || turnedOver(deed).some((one) => one.box === box && one.laid.some(({ by }) => by !== deed.seat));

/** Money beside a Favorite Son, in case a rival has one there as well. */
export function backing(deed: Done): (At & { total: number }) | null {
  const one = telling(deed).find((card) => raises(card) && hasSon(deed, card.box));
  return one ? { ...atOf(one), total: totalOf(deed, one.box, cardsOf(deed)) } : null;
}

/**
 * The most telling card of these families that the plan adds, if it adds no money there: the one that the answer lays, or one where the most votes
 * are at stake. To others, a card that was turned over.
 */
export function adds(deed: Done, ...families: Family[]): Laying | null {
  if (!deed.answer) return layings(deed).find(({ family }) => families.includes(family)) ?? null;
  const all = telling(deed);
  const most = all.filter(({ votes }) => votes === all[0]!.votes);
  const found = answered(deed, all) ?? most.find(({ family }) => families.includes(family));
  return found && families.includes(found.family) && !all.some(raises) ? found : null;
}

/**
 * A card of this family: the one that the answer lays, or that a submitted plan has where as many votes are at stake as anywhere; or that was turned
 * over, as anywhere with money of the seat's.
 */
export function voids(deed: Done, family: 'scandal' | 'deadlock'): Laying | null {
  const all = deed.answer ? effective(deed) : layings(deed);
  const first = answered(deed, all);
  if (first) return first.family === family ? first : null;
  const found = all.find((one) => one.family === family);
  return found && !(deed.answer ? effective(deed) : staked(deed)).some(({ votes }) => votes > found.votes) ? found : null;
}

/** Cards that help the owner of the section they lie on. */
const gifts: readonly Family[] = ['money', 'endorsement', 'squelch', 'favorite-son'];

/** Cards that do nothing, of which all that the seat laid last were, turned over when nobody was left to wonder what they were. */
export function idled(deed: Done): { n: number } | null {
  const all = deed.answer ? [] : layings(deed);
  const isIdle = ({ own, family, box }: Laying): boolean =>
    (family === 'zero' || (own && family === 'state-ruling')) && deed.was.contest?.kind === 'primary' && !isFollowed(deed, box);
  const laid = (did(deed, 'campaigns')?.counts ?? []).reduce((sum, { n }) => sum + n, 0);
  return laid > 0 && laid === all.length && all.every(isIdle) ? { n: laid } : null;
}

/** Cards of which none changes anything, and who may wonder meanwhile what they are. */
type Spares = { n: number; who: Seat[]; first?: true; rest?: Stake[]; under?: Voiding; spent?: true };
/** What makes everything else count for nothing, or Endorsements. */
export type Voiding = 'scandal' | 'deadlock' | 'party-ruling' | 'state-ruling';

/**
 * The cards of the plan in a primary, none of which changes anything: the hand is filled up with others. `first`: only the card that the answer lays,
 * while the others do something, and have so much (`rest`). `under`: it is a card of the seat's own that voids them. `spent`: no Favorite Son works
 * there any more.
 */
export function spares(deed: Done): Spares | null {
  const all = deed.answer && deed.was.contest?.kind === 'primary' ? layings(deed) : [];
  const [some, first] = [changingOf(deed, all), answered(deed, all)];
  const idle = some.length > 0 && first ? [first] : all;
  const isGift = ({ own, family }: Laying): boolean => !own && gifts.includes(family);
  if (idle.length === 0 || effective(deed).length > 0 || idle.some(isGift)) return null;
  const [rest, under] = [stakesBy(deed, some), voidedBy(deed, idle)];
  return {
    n: idle.length,
    who: [...new Set(idle.flatMap(({ box }) => toCome(deed, box)))],
    ...(some.length > 0 && { first: true as const }),
    ...(rest.length > 0 && { rest }),
    ...(under && { under }),
    ...(idle.every(({ face, family }) => family === 'zero' && printOf(face).family === 'favorite-son') && { spent: true as const }),
  };
}

/** The seat's own card that voids all of these, which would count without it. */
function voidedBy(deed: Done, idle: readonly Laying[]): Voiding | null {
  if (idle.some(({ family }) => traits[family].counts === null)) return null;
  if (idle.every(({ box }) => hasDeadlock(deed, box))) return 'deadlock';
  if (idle.every(({ box }) => hasThere(deed, box, (family) => family === 'scandal') && !hasDeadlock(deed, box))) return 'scandal';
  if (!idle.every(({ own, family, box }) => own && family === 'endorsement' && rulesItself(deed, box) && !isWasted(deed, box))) return null;
  const rulings = ['party-ruling', 'state-ruling'] as const;
  return (
    rulings.find((ruling) =>
      idle.every(({ box }) => hasThere(deed, box, (family, isOwn) => family === ruling && (isOwn || ruling !== 'state-ruling'))),
    ) ?? null
  );
}
