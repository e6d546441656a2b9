/** A practiced player of Candidate: spends weak cards in every campaign, as the hand fills up again, and saves a strong one for the Convention. */

import { freeOf } from '../../../kernel/question.ts';
import type { Seat } from '../../../kernel/types.ts';
import { bestOf, type Practiced } from '../../kit/practiced.ts';
import { printOf } from '../data/cards.ts';
import { pick } from '../rules/plan.ts';
import type { BoxView, CandidateView, RunnerView } from '../rules/view.ts';
import type { Placement } from '../state.ts';
import { type Family, majority } from '../vocabulary.ts';
import { average, type Card, counting, favoriteSon, ids, inHand, of, rising, total } from './values.ts';

/** How each question is answered: what it sees, the options that are not blocked, how many must be picked. */
const answers: { readonly [question: string]: (seen: CandidateView, free: string[], min: number) => string[] } = {
  'ask.bid': (seen) => bid(seen),
  // Five cards, the choice of the primaries and the last word in them, for two cards that do nothing.
  'ask.claim': (_, free) => [free.includes('claim') ? 'claim' : 'decline'],
  'ask.primary': call,
  'ask.second': call,
  // Whoever puts states to the vote plays last.
  'ask.contested': (_, free) => free,
  'ask.discard-down': (seen, _, min) => leastWorth(seen).slice(0, min),
  'ask.pass': () => ['pass-sure'],
  'ask.campaign': campaign,
  'ask.again': campaign,
  'ask.section': campaign,
};

/** What a practiced player picks of the options that are free; null: no rule says anything. */
export const byThumb = (seen: CandidateView, key: string, free: string[], min: number): string[] | null => answers[key]?.(seen, free, min) ?? null;

export const practiced: Practiced<CandidateView> = (seen, asked) => byThumb(seen, asked.ask.key, freeOf(asked), asked.min ?? 1);

// The hand. Amounts are in thousands of dollars.

const mine = ({ own }: CandidateView): Seat => own!.seat;
const runner = (seen: CandidateView, seat: Seat): RunnerView => seen.runners.find((one) => one.seat === seat)!;
const rivals = (seen: CandidateView): RunnerView[] => seen.runners.filter(({ seat, running }) => running && seat !== mine(seen));
const handOf = ({ own }: CandidateView): Card[] => own!.hand.map((id) => ({ id, ...printOf(own!.faces[id]!) }));

const isConvention = ({ phase }: CandidateView): boolean => phase === 'convention';
/** In the last primaries, what is kept is what the Convention is fought with. */
const isLate = (seen: CandidateView): boolean => isConvention(seen) || seen.primaries.length <= 3;
function worth(seen: CandidateView, { family, value }: Card): number {
  if (family === 'favorite-son') return runner(seen, mine(seen)).sonUsed || seen.primaries.length === 0 ? 0 : favoriteSon;
  if (family === 'deadlock' && isConvention(seen)) return 0;
  return inHand(family, value, isLate(seen));
}
const leastWorth = (seen: CandidateView): string[] => ids(handOf(seen).sort((a, b) => worth(seen, a) - worth(seen, b)));

/** Whether a rival who wins nearly a fair share of the votes still open is elected before the Convention: then nothing is saved for it. */
function isRivalClose(seen: CandidateView): boolean {
  const boxes = seen.contest?.boxes.filter(({ stage }) => stage !== 'done') ?? [];
  const open = [...seen.primaries, ...boxes].reduce((sum, { votes }) => sum + votes, 0);
  return rivals(seen).some(({ votes }) => votes + (0.9 * open) / (1 + rivals(seen).length) >= majority);
}

/** What is not spent in a primary: first one Scandal, and at the end whatever is strong in the Convention. */
function saved(seen: CandidateView, hand: readonly Card[]): Card[] {
  if (seen.primaries.length > 8 || isRivalClose(seen)) return [];
  if (!isLate(seen)) return of(hand, 'scandal').slice(0, 1);
  const least = seen.primaries.length === 3 ? 30 : 20;
  const [rumor, money] = [rising(of(hand, 'rumor')).slice(-1), rising(of(hand, 'money')).slice(-1)];
  const strong = [...of(hand, 'endorsement'), ...rumor].filter(({ value }) => value >= least);
  return [...of(hand, 'scandal', 'party-ruling'), ...strong, ...money.filter(({ value }) => value >= least + 30)];
}

/** Shows its two best cards, no more: the first Dealer has the last word, but everyone remembers what was shown. */
const bid = (seen: CandidateView): string[] => ids(rising(counting(handOf(seen))).slice(-2));

/** Calls many votes with a strong hand and few with a weak one; gladly where it draws cards as the Favorite, not where rivals do. */
function call(seen: CandidateView, free: readonly string[]): string[] {
  const hand = handOf(seen);
  const hasSon = of(hand, 'favorite-son').length > 0 && !runner(seen, mine(seen)).sonUsed;
  const isStrong = hasSon || total(counting(hand)) >= 90;
  const score = ({ votes, groundwork }: CandidateView['primaries'][number]): number => {
    const rank = groundwork.findIndex(({ seat }) => seat === mine(seen));
    return (isStrong ? votes : -votes) + (rank === 0 ? 40 : groundwork.length > 0 && rank !== 1 ? -60 : 0);
  };
  const [best] = seen.primaries.filter(({ id }) => free.includes(id)).sort((a, b) => score(b) - score(a));
  return [best?.id ?? free[0]!];
}

// The campaign.

type Lay = Pick<Placement, 'card' | 'box' | 'on'>;

/** Where the cards of this turn go, by what was seen as it began: a hand stays whole until the plan is submitted. */
const plans = new WeakMap<CandidateView, Lay[]>();

/** Lays the next card of its plan, or ends its turn; a Favorite who still owes cards gives up the least useful. */
function campaign(seen: CandidateView, free: readonly string[]): string[] {
  const open = new Set(free);
  const lays = plans.get(seen) ?? (isConvention(seen) ? convention(seen) : primary(seen));
  plans.set(seen, lays);
  for (const { card, box, on } of lays) {
    // What has been laid can be taken back.
    if (open.has(pick.back(card))) continue;
    const next = [pick.lay(card, box, on), pick.section(box, on)].find((id) => open.has(id));
    if (next) return [next];
  }
  const owed = () => leastWorth(seen).map(pick.giveUp);
  return [[pick.submit, pick.pass].find((id) => open.has(id)) ?? owed().find((id) => open.has(id)) ?? free[0]!];
}

/** The cards left in hand, and where the others go. */
function openPlan(hand: Card[], lays: Lay[] = []) {
  const lay = (box: BoxView, on: Seat, ...cards: (Card | undefined)[]): void => {
    for (const card of cards.filter((one) => one !== undefined)) {
      lays.push({ card: card.id, box: box.id, on });
      hand.splice(hand.indexOf(card), 1);
    }
  };
  return { hand, lays, lay };
}

/** The boxes to campaign for now, the greatest first: one that is campaigned for again comes alone. */
function openBoxes(seen: CandidateView): BoxView[] {
  const open = seen.contest!.boxes.filter(({ stage, rivals: here }) => stage !== 'done' && here.includes(mine(seen)));
  const again = open.filter(({ stage }) => stage !== 'campaign');
  return (again.length > 0 ? again : open).sort((a, b) => b.votes - a.votes);
}

/** How many cards lie face down on a section: its owner's, or those that others have laid against it. */
const backs = ({ piles }: BoxView, on: Seat, whose: 'own' | 'others'): number =>
  piles.reduce((sum, pile) => sum + (pile.on === on && (pile.by === on) === (whose === 'own') ? pile.n : 0), 0);

/** A box's rivals, the one with the most cards of its own first. */
const rivalsIn = (seen: CandidateView, box: BoxView): Seat[] =>
  box.rivals.filter((seat) => seat !== mine(seen)).sort((a, b) => backs(box, b, 'own') - backs(box, a, 'own'));

/** Whether a rival can still lay cards there. */
const isToCome = (seen: CandidateView, { stage }: BoxView, seat: Seat): boolean =>
  !seen.contest!.done.includes(seat) && (stage === 'tie' || !seen.contest!.away.includes(seat)) && runner(seen, seat).hand > 0;

/** Whether all others have played, so that the backs on the board are all there will be. */
const isLast = (seen: CandidateView, box: BoxView): boolean => rivalsIn(seen, box).every((seat) => !isToCome(seen, box, seat));

/** The chance that a total beats one rival: a first back is mostly 10 to 60, each further one adds some; who is still to come answers. */
function chance(seen: CandidateView, box: BoxView, rival: Seat, sum: number): number {
  const n = backs(box, rival, 'own');
  if (sum <= 0) return 0;
  if (isToCome(seen, box, rival)) return Math.min(0.9, sum / 80 + (box.votes < 8 ? 0.15 : 0));
  return n === 0 ? 1 : Math.max(0, Math.min(0.95, (sum + 8 * backs(box, rival, 'others')) / (50 + 20 * n)));
}

/** Whether somebody who wins so many votes is elected. */
const decides = (seen: CandidateView, votes: number): boolean => seen.runners.some((one) => one.running && one.votes + votes >= majority);

/** What a state is worth: 3 a vote, and the greatest one more, as the most votes of a turn bring a card, or two to the holder of the pawn. */
function stake(seen: CandidateView, { votes }: BoxView, isGreatest: boolean): number {
  const bonus = !isGreatest ? 0 : seen.bandwagon === mine(seen) ? 40 : 20;
  return decides(seen, votes) ? 999 : 3 * votes * (isRivalClose(seen) ? 1.5 : 1) + bonus;
}

/** All ways to load the own section: at most one Money, with a single Endorsement or the smallest ones. */
function ways(hand: readonly Card[]): Card[][] {
  const support = rising(of(hand, 'endorsement'));
  const backing = [...support.map((one) => [one]), ...support.map((_, n) => support.slice(0, n + 1)).slice(1)];
  const money = of(hand, 'money');
  return [...money.map((one) => [one]), ...backing, ...money.flatMap((one) => backing.map((more) => [one, ...more]))];
}

/** Plays for each state what it is worth, the greatest first; then lets go of what is weak. */
function primary(seen: CandidateView): Lay[] {
  const [seat, boxes, whole] = [mine(seen), openBoxes(seen), handOf(seen)];
  const kept = boxes.some(({ votes }) => decides(seen, votes)) ? [] : saved(seen, whole);
  const { hand, lays, lay } = openPlan(whole.filter((card) => !kept.includes(card)));
  for (const box of boxes) {
    const here = rivalsIn(seen, box);
    const n = backs(box, here[0]!, 'own');
    const [last, son, scandal] = [isLast(seen, box), of(hand, 'favorite-son')[0], of(hand, 'scandal')[0]];
    // He wins a state but once: the more the map still promises, the greater it must be.
    if (son && !runner(seen, seat).sonUsed && box.votes >= 7 + 0.8 * seen.primaries.length) lay(box, seat, son);
    // All have spent their cards there: after a Scandal those left in this hand meet little.
    else if (scandal && last && n >= 2 && box.votes >= 10 && of(hand, 'money').length > 0) lay(box, seat, scandal);
    else {
      const rumor = n > 0 || (!last && box.votes >= 12) ? rising(of(hand, 'rumor'))[0] : undefined;
      const shift = (rumor?.value ?? 0) - 12 * backs(box, seat, 'others');
      const atStake = stake(seen, box, box === boxes[0]);
      const gain = (way: readonly Card[]): number =>
        atStake * here.reduce((all, one) => all * chance(seen, box, one, total(way) + shift), 1) -
        way.reduce((cost, card) => cost + Math.max(0, worth(seen, card) - average), 0);
      const best = bestOf(ways(hand), gain);
      if (best && best.worth > 4) {
        lay(box, seat, ...best.one, box.votes >= 8 && (n > 0 || !last) ? of(hand, 'squelch')[0] : undefined);
        lay(box, here[0]!, rumor);
      } else if (last && n > 0 && box.votes >= 10) lay(box, seat, of(hand, 'deadlock')[0]);
    }
  }
  for (const card of hand.filter((one) => worth(seen, one) <= average)) {
    const place = placeForWeak(seen, boxes, lays, card);
    if (place) lay(...place, card);
  }
  return lays;
}

/** Where a card goes that is worth less than the pile's next one: wherever it may do some good, or makes others wonder. */
function placeForWeak(seen: CandidateView, boxes: readonly BoxView[], lays: readonly Lay[], { family }: Card): [BoxView, Seat] | undefined {
  const seat = mine(seen);
  const there = (box: BoxView, on: Seat): Family[] =>
    lays.flatMap((lay) => (lay.box === box.id && lay.on === on ? [printOf(seen.own!.faces[lay.card]!).family] : []));
  const onOwn = (...without: Family[]): [BoxView, Seat] | undefined =>
    boxes.flatMap((box): [BoxView, Seat][] => (there(box, seat).some((laid) => without.includes(laid)) ? [] : [[box, seat]]))[0];
  const theirs = boxes.flatMap((box) => rivalsIn(seen, box).map((on): [BoxView, Seat] => [box, on]));
  const onTheirs = theirs
    .filter(([box, on]) => there(box, on).length === 0 && (backs(box, on, 'own') > 0 || isToCome(seen, box, on)))
    .sort((one, other) => backs(...other, 'own') - backs(...one, 'own'));
  // A Party Ruling would also cancel the own Endorsements there.
  const [target] = family === 'party-ruling' ? onTheirs.filter(([box]) => !there(box, seat).includes('endorsement')) : onTheirs;
  if (family === 'rumor') return target;
  if (family === 'state-ruling' || family === 'party-ruling') return target ?? onOwn('endorsement', ...problems);
  if (family === 'money') return onOwn('money', 'deadlock');
  if (family === 'endorsement') return onOwn('deadlock', 'state-ruling', 'party-ruling');
  if (family === 'deadlock') return onOwn('money', 'endorsement', ...problems);
  return family === 'scandal' ? undefined : onOwn();
}
const problems: Family[] = ['scandal', 'party-ruling', 'state-ruling', 'favorite-son', 'deadlock'];

/** Each round may be the last, so it plays all it has, unless a Scandal makes the others waste theirs. */
function convention(seen: CandidateView): Lay[] {
  const seat = mine(seen);
  const box = openBoxes(seen)[0];
  if (!box) return [];
  const { hand, lays, lay } = openPlan(handOf(seen));
  const [here, last] = [rivalsIn(seen, box), isLast(seen, box)];
  const laid = box.piles.reduce((sum, { by, n }) => sum + (by === seat ? 0 : n), 0);
  const [support, idle, scandal] = [of(hand, 'endorsement'), of(hand, 'zero', 'favorite-son', 'deadlock'), of(hand, 'scandal')[0]];
  const money = rising(of(hand, 'money')).at(-1);
  const most = Math.max(...here.map((one) => runner(seen, one).hand));
  const isSpent = last ? laid >= 2 && most < hand.length - 1 : hand.length >= 4;
  // Nobody else has laid anything, or can: the smallest card is enough.
  if (last && laid === 0) lay(box, seat, rising(counting(hand))[0]);
  // A Scandal takes what the others lay, and most of this hand is left for the campaign that follows at once.
  else if (scandal && isSpent && total(support) + (money?.value ?? 0) >= 30) lay(box, seat, scandal, ...idle);
  // Otherwise it holds nothing back.
  else {
    lay(box, seat, money, ...support, of(hand, 'squelch')[0], total(support) <= 20 && (!last || laid >= 2) ? of(hand, 'party-ruling')[0] : undefined);
    for (const one of here) {
      const [ruling, rumor] = [of(hand, 'state-ruling')[0], rising(of(hand, 'rumor')).at(-1)];
      const n = backs(box, one, 'own');
      if (n > 0 || isToCome(seen, box, one)) lay(box, one, n >= 3 ? (ruling ?? rumor) : (rumor ?? ruling));
    }
    lay(box, seat, ...idle);
  }
  return lays;
}
