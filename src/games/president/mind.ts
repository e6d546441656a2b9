/** How a computer plays Le Jeu du Président: what a candidate knows of others' cards and answers, and how strong each candidate is. */

import { type Chances, hidden, type Mind } from '../../kernel/mind.ts';
import { isSeq, isTogether, type TogetherFrame } from '../../kernel/rules.ts';
import type { Fields, Frame, Seat, Step, Viewer } from '../../kernel/types.ts';
import { chancesBy } from '../kit/chances.ts';
import { dealHidden, shuffleKnown, turnDown } from '../kit/hidden.ts';
import { remove } from '../kit/piles.ts';
import { allPoints } from './data/cities.ts';
import { mediaCards, mediaKindOf, presidents } from './data/media.ts';
import { movesWorth } from './mind/moves.ts';
import { clash, decide, stance } from './rules/effects/battle.ts';
import { block, takeOff } from './rules/effects/flight.ts';
import { candidateOf, playing, safePoints, strengthOf } from './rules/table.ts';
import type { President } from './state.ts';
import { type MediaId, type MediaKind, type MediaToken, unseen } from './vocabulary.ts';

function hide(state: President, viewer: Viewer): void {
  for (const other of state.seats) if (other !== viewer) turnDown(candidateOf(state, other).media);
  turnDown(state.media);
  state.infos.sort();
  unsay(state, viewer);
}

/** Names that secret answers are collected under, by seat. */
const secret = ['attacks', 'committed', 'blocks'] as const;

/** Removes others' secret answers: if they aren't public yet, those players are asked again. */
function unsay(state: President, viewer: Viewer): void {
  for (const frame of state.stack) {
    if (!isSeq(frame)) continue;
    for (const name of secret) if (name in frame.names) frame.names[name] = onlyOf(viewer, frame.names[name] as Fields);
  }
  const [around, top] = state.stack.slice(-2);
  if (!around || !top || !isSeq(around) || !isTogether(top)) return;
  const [next] = around.steps;
  if (next?.kind === takeOff.effect.kind)
    askAgain(top, viewer, Object.keys(top.lanes), (by) => block({ by, flyer: next.by as Seat, to: next.to as number }));
  if (next?.kind !== clash.effect.kind && next?.kind !== decide.effect.kind) return;
  const { newcomer, owner, city } = next as unknown as { newcomer: Seat; owner: Seat; city: string };
  const passed = next.kind === decide.effect.kind;
  askAgain(top, viewer, [owner, newcomer], (by) => stance({ newcomer, owner, city, by, first: !passed && by === next.first, passed }));
}

const onlyOf = (viewer: Viewer, answers: Fields): Fields => (viewer === null || answers[viewer] === undefined ? {} : { [viewer]: answers[viewer] });

function askAgain({ lanes }: TogetherFrame, viewer: Viewer, seats: readonly Seat[], question: (by: Seat) => Step): void {
  for (const by of seats) if (by !== viewer) lanes[by] = [{ ...question(by), '#': 0 } as Frame];
}

const determinize: Mind<President>['determinize'] = (state, viewer, random) => {
  const own = viewer === null ? [] : candidateOf(state, viewer).media;
  const pool = mediaCards.filter((card) => !own.includes(card));
  const alike = random.shuffle(
    'hidden',
    presidents.filter((card) => !own.includes(card)),
  );
  const named = (token: MediaToken): MediaId => (token === unseen ? hidden : remove(pool, token === 'J' ? alike.pop()! : token));
  const others = state.seats.filter((other) => other !== viewer).map((other) => candidateOf(state, other));
  for (const { media, known = [] } of others) media.splice(0, known.length, ...known.map(named));
  const { under = [] } = state;
  state.media.splice(state.media.length - under.length, under.length, ...under.map(named));
  dealHidden([...others.map(({ media }) => media), state.media], pool, random);
  shuffleKnown(state.infos, random);
};

// The numbers below were fitted to the winners of 500 games of two between novices, at 7,000 moments between two turns (docs/computer.md says how).

/** The worth of a Media card in hand, in points of cities. Attacks win or keep cities by themselves. */
const held: { readonly [K in MediaKind]: number } = { attack: 3.7, parade: 1.4, president: 0.6 };
/** The worth of a card of which only the number is known, in points of cities. */
const perCard = 1.6;
/** What a point adds once nobody can take it any more. */
const perSafePoint = 0.6;
/** A lead of this many points makes a player e times as likely to win. */
const spread = 12.7;

const worthOf = (state: President, seat: Seat): number =>
  strengthOf(state, seat) +
  perSafePoint * safePoints(state, seat) +
  candidateOf(state, seat).media.reduce((sum, card) => sum + held[mediaKindOf(card)], 0);

/** Who holds more than half of all points for good comes first on any count: nobody else can be elected. Null: nobody does. */
const sureWinner = (state: President): Seat | null => playing(state).find((seat) => 2 * safePoints(state, seat) > allPoints) ?? null;

function evaluate(state: President): Chances {
  const winner = sureWinner(state);
  if (winner !== null) return Object.fromEntries(state.seats.map((seat) => [seat, seat === winner ? 1 : 0]));
  return chancesBy(state, (seat) => worthOf(state, seat), spread);
}

export const mind: Mind<President> = {
  hide,
  determinize,
  evaluate,
  terms(state, seat) {
    const rivals = state.seats.filter((other) => other !== seat);
    return {
      cities: strengthOf(state, seat),
      safe: perSafePoint * safePoints(state, seat),
      rivals: -Math.max(...rivals.map((other) => strengthOf(state, other))),
      cards: perCard * candidateOf(state, seat).media.length,
    };
  },
  pending: ['ask.attack', 'ask.parry', 'ask.commit', 'ask.fly', 'ask.block', 'ask.insist', 'ask.free', 'ask.get', 'ask.give', 'ask.tie'],
  moves: (state, { question }) => movesWorth[question.ask.key]?.(state, question) ?? null,
  narrows: ['ask.fly'],
  clock: ({ turn }) => turn,
  // Nothing we tried beats a computer with 40 ways, so an expert would be no stronger than the regular (docs/balance.md).
  levels: ['novice', 'regular'],
  ways: { novice: 16, regular: 100 },
};
