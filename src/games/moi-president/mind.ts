/** How a computer plays Moi Président: what it knows of others' hands, and how near everybody is to being elected. */

import type { Mind } from '../../kernel/mind.ts';
import { freeOf } from '../../kernel/question.ts';
import type { Seat } from '../../kernel/types.ts';
import { chancesBy } from '../kit/chances.ts';
import { dealHidden, turnDown } from '../kit/hidden.ts';
import { deckFor, kindOf } from './data/deck.ts';
import { reachOf } from './rules/outcome.ts';
import { passedTo } from './rules/passed.ts';
import { campaignOf, isExposed, isHere, placeOf, playing, pointsOf, socleOf, totalOf } from './rules/table.ts';
import { discarding } from './rules/turn.ts';
import type { MoiPresident } from './state.ts';
import { type CardId, isPoints, type Kind, toBeElected } from './vocabulary.ts';

const othersOf = (state: MoiPresident, seat: Seat): Seat[] => state.seats.filter((other) => other !== seat && isHere(state, other));

function veil(state: MoiPresident, seat: Seat): void {
  for (const other of othersOf(state, seat)) {
    const known = passedTo(state, seat, other).sort();
    const { hand } = placeOf(state, other);
    turnDown(hand);
    hand.splice(0, known.length, ...known);
  }
  turnDown(state.pile);
  const passed = (state.passed ?? []).flatMap(({ card, by }) => (by.includes(seat) ? [{ card, by: [seat] }] : []));
  if (passed.length > 0) state.passed = passed.sort((a, b) => (a.card < b.card ? -1 : 1));
  else delete state.passed;
}

/** Every card of this game: those with points as they were dealt, the others as the table prints them. */
const allCards = ({ seats, points }: MoiPresident): CardId[] => [
  ...Object.keys(points),
  ...deckFor(seats.length).flatMap(({ id, kind }) => (isPoints(kind) ? [] : [id])),
];

const determinize: Mind<MoiPresident>['determinize'] = (state, seat, random) => {
  const { discard, undecided, out } = state;
  const zones = state.seats.flatMap((one) => [...placeOf(state, one).campaign, ...placeOf(state, one).socle, ...placeOf(state, one).hand]);
  const seen = new Set([...discard, ...undecided, ...out, ...zones]);
  const hands = othersOf(state, seat).map((other) => placeOf(state, other).hand);
  dealHidden(
    [...hands, state.pile],
    allCards(state).filter((card) => !seen.has(card)),
    random,
  );
};

/** Points on the table count in full in the socle; in the campaign zone they may be lost. */
const campaignShare = 0.85;
/** Of the points in hand so much is thought to be laid in the end. */
const handShare = 0.25;
/** What a card without points is worth in hand, in points; the others are worth nothing there. */
const inHand: { readonly [K in Kind]?: number } = { immunite: 1.5, diversion: 1.5, debat: 1, affaire: 1, polemique: 0.5, confiance: 1 };
/** A lead of so many points makes somebody e times as likely to win. */
const spread = 6;
/** Whoever could be elected with one more card is so many points better, a little less for each turn that comes before. */
const within = 8;

function inHandOf(state: MoiPresident, seat: Seat): number {
  const worth = (card: CardId) => handShare * pointsOf(state, card) + (inHand[kindOf(card)] ?? 0);
  return placeOf(state, seat).hand.reduce((sum, card) => sum + worth(card), 0);
}

/** The best total somebody could have at the end of their next turn, if nobody stopped them. */
function nextTotal(state: MoiPresident, seat: Seat): number {
  const cards = placeOf(state, seat).hand.filter((card) => kindOf(card) === 'campagne');
  return totalOf(state, seat) + Math.max(0, ...cards.map((card) => pointsOf(state, card)));
}

/** How far somebody is, in points; who cannot be elected any more is nowhere. */
function worthOf(state: MoiPresident, seat: Seat): number {
  if (reachOf(state, seat) < toBeElected) return 0;
  const points = campaignShare * campaignOf(state, seat) + socleOf(state, seat) + inHandOf(state, seat);
  if (nextTotal(state, seat) < toBeElected) return points;
  const here = playing(state);
  const wait = (here.indexOf(seat) - here.indexOf(state.active ?? seat) + here.length) % here.length;
  return points + within / Math.max(1, wait);
}

/** Plays a card rather than discarding it, and chooses between cards as those do who follow their standing orders. */
const policy: Mind<MoiPresident>['policy'] = (_, { question }, random) => {
  const { ask } = question;
  const free = freeOf(question);
  if (ask.key === 'ask.card') {
    const plays = free.filter((id) => !id.startsWith(discarding));
    return [random.pick('play', plays.length > 0 ? plays : free)];
  }
  return firsts.has(ask.key) ? [free[0]!] : null;
};
/** Questions that list first what an order would choose: the highest card to take, the lowest to give, the cheapest set. */
const firsts: ReadonlySet<string> = new Set(['ask.take', 'ask.give', 'ask.pay']);

export const mind: Mind<MoiPresident> = {
  veil,
  determinize,
  evaluate: (state) => chancesBy(state, (seat) => worthOf(state, seat), spread),
  terms(state, seat) {
    const rivals = othersOf(state, seat).map((other) => totalOf(state, other));
    return {
      campaign: campaignShare * campaignOf(state, seat),
      socle: socleOf(state, seat),
      exposed: isExposed(state, seat) ? -1 : 0,
      rivals: -Math.max(...rivals),
    };
  },
  fixed: ['points'],
  clock: ({ turn }) => turn,
  policy,
};
