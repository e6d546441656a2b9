/** How a computer plays Moi Président: what it knows of other hands, and how close everyone is to being elected. */

import type { Mind } from '../../kernel/mind.ts';
import { freeOf } from '../../kernel/question.ts';
import type { Question, Seat, Viewer } from '../../kernel/types.ts';
import { chancesBy } from '../kit/chances.ts';
import { dealHidden, turnDown } from '../kit/hidden.ts';
import { deckFor, kindOf } from './data/deck.ts';
import { practiced } from './mind/practiced.ts';
import { reachOf } from './rules/outcome.ts';
import { passedTo } from './rules/passed.ts';
import { campaignOf, isExposed, isHere, placeOf, pointsOf, socleOf, totalOf } from './rules/table.ts';
import { discarding } from './rules/turn.ts';
import type { MoiPresidentView } from './rules/view.ts';
import type { MoiPresident } from './state.ts';
import { type CardId, isPoints, type Kind, toBeElected } from './vocabulary.ts';

const othersOf = (state: MoiPresident, viewer: Viewer): Seat[] => state.seats.filter((other) => other !== viewer && isHere(state, other));

function hide(state: MoiPresident, viewer: Viewer): void {
  for (const other of othersOf(state, viewer)) {
    const known = viewer === null ? [] : passedTo(state, viewer, other).sort();
    const { hand } = placeOf(state, other);
    turnDown(hand);
    hand.splice(0, known.length, ...known);
  }
  turnDown(state.pile);
  const passed = (state.passed ?? []).flatMap(({ card, by }) => (viewer !== null && by.includes(viewer) ? [{ card, by: [viewer] }] : []));
  if (passed.length > 0) state.passed = passed.sort((a, b) => (a.card < b.card ? -1 : 1));
  else delete state.passed;
}

/** Every card of this game: those with points as they were dealt, the others as the table lists them. */
const allCards = ({ seats, points }: MoiPresident): CardId[] => [
  ...Object.keys(points),
  ...deckFor(seats.length).flatMap(({ id, kind }) => (isPoints(kind) ? [] : [id])),
];

const determinize: Mind<MoiPresident>['determinize'] = (state, viewer, random) => {
  const { discard, undecided, out } = state;
  const zones = state.seats.flatMap((one) => [...placeOf(state, one).campaign, ...placeOf(state, one).socle, ...placeOf(state, one).hand]);
  const seen = new Set([...discard, ...undecided, ...out, ...zones]);
  const hands = othersOf(state, viewer).map((other) => placeOf(state, other).hand);
  dealHidden(
    [...hands, state.pile],
    allCards(state).filter((card) => !seen.has(card)),
    random,
  );
};

// The numbers below were fitted to the winners of 1,400 games of two and three between novices, at 15,200 moments between two turns (docs/computer.md
// says how). Each is the natural logarithm of how much likelier it makes a player to win.

/** A point in the socle; in the campaign zone, where it may be lost, it counts for this share of that. */
const perPoint = 0.051;
const campaignShare = 0.6;
/** A player with half as far to go as another is twice as likely to win, counting to a little beyond 51. */
const race = 1.05;
const beyond = 5;
const toMove = 0.1;
/** For a player whom one more card could elect: if they are to move, and if they have to wait. */
const within = 2.5;
const withinLater = 0.7;
/** A card in hand compared with an average one: its own worth, and that of each of its points. */
const held: { readonly [K in Kind]: number } = {
  campagne: -0.25,
  socle: 0,
  confiance: -0.12,
  indecis: 0.14,
  debat: -0.05,
  polemique: -0.05,
  affaire: 0,
  immunite: 0.15,
  diversion: 0,
  'nouvelle-donne': -0.16,
  'tourne-main': 0.08,
  'tourne-points': 0.5,
  'grand-debat': -0.15,
};
const heldPoint: { readonly [K in Kind]?: number } = { campagne: 0.065, socle: 0.015 };

function handOf(state: MoiPresident, seat: Seat): number {
  const worth = (card: CardId) => held[kindOf(card)] + (heldPoint[kindOf(card)] ?? 0) * pointsOf(state, card);
  return placeOf(state, seat).hand.reduce((sum, card) => sum + worth(card), 0);
}

/** The best total a player could have at the end of their next turn if nobody stopped them. */
function nextTotal(state: MoiPresident, seat: Seat): number {
  const cards = placeOf(state, seat).hand.filter((card) => kindOf(card) === 'campagne');
  return totalOf(state, seat) + Math.max(0, ...cards.map((card) => pointsOf(state, card)));
}

/** A player's progress, as a logarithm; −9 for a player who can't be elected any more. */
function worthOf(state: MoiPresident, seat: Seat): number {
  if (reachOf(state, seat) < toBeElected) return -9;
  const isNext = state.active === seat;
  const toGo = Math.max(3, toBeElected + beyond - totalOf(state, seat));
  const laid = perPoint * (campaignShare * campaignOf(state, seat) + socleOf(state, seat));
  const worth = laid - race * Math.log(toGo) + handOf(state, seat) + (isNext ? toMove : 0);
  return nextTotal(state, seat) < toBeElected ? worth : worth + (isNext ? within : withinLater);
}

/** Plays a card rather than discarding it, and picks cards as standing orders would. */
const policy: Mind<MoiPresident>['policy'] = (_, { question }, random) => {
  const { ask } = question;
  const free = freeOf(question);
  if (ask.key === 'ask.card') {
    const plays = free.filter((id) => !id.startsWith(discarding));
    return [random.pick('play', plays.length > 0 ? plays : free)];
  }
  return firsts.has(ask.key) ? [free[0]!] : null;
};
/** Questions whose first option is what an order would choose: the highest card to take, the lowest to give, the cheapest set. */
const firsts: ReadonlySet<string> = new Set(['ask.take', 'ask.give', 'ask.pay']);

/** Of cards that are alike, the first: thinking about both would halve what is known of each. */
function unlike(state: MoiPresident, question: Question): string[][] {
  const known = new Set<string>();
  return freeOf(question)
    .filter((id) => {
      const card = id.startsWith(discarding) ? id.slice(discarding.length) : id;
      const alike = `${id === card ? '' : discarding}${kindOf(card)} ${pointsOf(state, card)}`;
      return known.size < known.add(alike).size;
    })
    .map((id) => [id]);
}
/** Questions whose options are cards. */
const ofCards: ReadonlySet<string> = new Set(['ask.card', 'ask.take', 'ask.give']);

export const mind: Mind<MoiPresident> = {
  hide,
  determinize,
  evaluate: (state) => chancesBy(state, (seat) => worthOf(state, seat), 1),
  // From 700 games between novices, 400 between regulars and 159 between experts, told at the end of each step (docs/computer.md).
  trust: { novice: 0.8, regular: 1.1, expert: 0.9 },
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
  moves: (state, { question }) => (ofCards.has(question.ask.key) ? unlike(state, question) : null),
  pending: ['ask.target', 'ask.react', 'ask.direction', 'ask.take', 'ask.give', 'ask.pay', 'ask.trust'],
  clock: ({ turn }) => turn,
  usual: (seen, asked, random) => practiced(seen as MoiPresidentView, asked, random),
  // A regular that prefers what is usual was weaker; the expert was strongest with little, above all among four (docs/computer.md).
  margins: { regular: Number.POSITIVE_INFINITY, expert: 0.02 },
  ahead: 10,
  // A novice picks what isn't absurd. With these, each level wins about two games in three against the one below (docs/balance.md).
  ways: { novice: 1, regular: 16, expert: 400, carefully: 250 },
  policy,
};
