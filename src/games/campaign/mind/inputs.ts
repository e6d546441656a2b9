/** What the learned evaluation (`learned.ts`) looks at: numbers about each side, its rival and the whole game, most of them around 1. */
import { inputsFor } from '../../kit/network.ts';
import { deckSize, votesToWin } from '../data/numbers.ts';
import { states } from '../data/states.ts';
import { cardOf } from '../rules/cards/index.ts';
import { votesOf } from '../rules/table.ts';
import type { Campaign } from '../state.ts';
import { type CardId, cardTypes, opponentOf, type Side, type StateId, sides } from '../vocabulary.ts';
import { nextTurn, readinessOf } from './hand.ts';
import { hope, onceEach, onTile, type Place, printed, stepsTo, wins } from './places.ts';

/** The votes that a side lacks at the start, about. */
const atStart = 115;
/** With this many states still to come, or more, the choice of those that news affects is worth as much. */
const muchNews = 7;

/** How much of its usual worth the choice of states for news has. News comes with each state brought in: after the last, it is worth nothing. */
export const newsShare = ({ unused }: Pick<Campaign, 'unused'>): number => Math.min(1, unused.length / muchNews);

/** The inputs for each side, in the order of `sides`. */
export function inputsOf(state: Campaign): Float64Array[] {
  const places = state.tiles.map(onTile);
  const own = sides.map((side) => ownInputs(state, side, places));
  const past = 1 - Math.min(...sides.map((side) => lackedBy(state, side))) / atStart;
  return inputsFor(own, commonInputs(state, places), past);
}

const lackedBy = (state: Campaign, side: Side): number => Math.max(0, votesToWin - votesOf(state, side));
/** How near a goal is: each vote counts for more, the fewer are lacked. */
const nearness = (votes: number): number => -Math.log(Math.max(3, votes));

function ownInputs(state: Campaign, side: Side, places: readonly Place[]): number[] {
  const { campaigners, active, unused } = state;
  const { hand, deck, discard } = campaigners[side];
  const lacked = lackedBy(state, side);
  const moves = Number(active === side);
  const { hopes, most, near, early, leads, ready, soon, count, safe } = onBoard(places, side, hand, lacked);
  const ends = Number(most > 0 && most >= lacked);
  const size = hand.length;
  const inputs = [lacked / 100, nearness(lacked), nearness(lacked - hopes), nearness(lacked + 20 - hopes)];
  inputs.push(...near, hopes / 30, early, leads, ready, soon, most / 30, ends, ends * moves, 1 - safe, count);
  inputs.push(moves, (moves * most) / 30, (moves * size) / 5, size / 5, Math.sqrt(size), Number(size === 0));
  inputs.push(deck.length / deckSize, discard.length / deckSize);
  addMedia(inputs, state, side);
  addComing(inputs, unused, hand, side);
  inputs.push(Number(side === 'obama'));
  const ofType = inputs.length;
  for (const _ of cardTypes) inputs.push(0);
  for (const id of hand) inputs[ofType + typeOf(id)]!++;
  return inputs;
}
const typeOf = onceEach((id: CardId) => cardTypes.indexOf(cardOf(id).type));

/** How near a side is to winning the states in play, and with its hand. */
function onBoard(places: readonly Place[], side: Side, hand: readonly CardId[], lacked: number) {
  /** The votes of states that lack at most one step, two, three, or more. */
  const near = [0, 0, 0, 0];
  /** `most`: the votes of the largest that a card of the hand wins. */
  let [hopes, early, leads, ready, soon, most, count, safe] = [0, 0, 0, 0, 0, 0, 0, 1];
  for (const place of places) {
    const { votes } = place;
    const mine = hope(place, side);
    near[Math.min(3, Math.max(0, Math.ceil(stepsTo(place, side)) - 1))]! += votes / 30;
    hopes += votes * mine;
    early += (votes * Math.sqrt(mine)) / 60;
    leads += (votes * Math.max(0, mine - hope(place, opponentOf(side)))) / 30;
    if (votes >= lacked) safe *= 1 - mine;
    const readyFor = readinessOf(hand, place);
    if (readyFor === nextTurn) {
      ready += votes / 30;
      count++;
      most = Math.max(most, votes);
    } else if (readyFor > 0) soon += votes / 30;
  }
  return { hopes, most, near, early, leads, ready, soon, count, safe };
}

/** A Media Support in force: one that chooses the states for news is worth nothing once none can come. */
function addMedia(inputs: number[], { media, unused, news }: Campaign, side: Side): void {
  if (media?.by !== side) inputs.push(0, 0, 0);
  else if (cardOf(media.card).lasting !== 'chooses-news-state') inputs.push(0, 1, 0);
  else inputs.push(newsShare({ unused }), 0, Math.min(news.length, unused.length) / 20);
}

/** What the states still to come promise a side: the best, the three best, and the largest that a card of the hand wins at once. */
function addComing(inputs: number[], unused: readonly StateId[], hand: readonly CardId[], side: Side): void {
  let [best, three, found] = [0, 0, 0];
  for (const { id, lead } of leadsOf(side)) {
    if (!unused.includes(id)) continue;
    if (found === 0) best = lead;
    three += lead;
    if (++found === 3) break;
  }
  let fresh = 0;
  for (const card of hand) fresh = Math.max(fresh, wonFresh(card).find(({ id }) => unused.includes(id))?.votes ?? 0);
  inputs.push(best / 10, three / 30, fresh / 20);
}

/** By how much more of its votes a state promises a side than the rival as it comes into play, the most first. */
const leadsOf = onceEach((side: Side) =>
  states
    .map(({ id, votes }) => ({ id, lead: votes * (hope(printed(id), side) - hope(printed(id), opponentOf(side))) }))
    .sort((a, b) => b.lead - a.lead),
);
/** The states that a card wins as they come into play, the largest first. */
const wonFresh = onceEach((card: CardId) => states.filter(({ id }) => wins(card, printed(id))).sort((a, b) => b.votes - a.votes));

function commonInputs({ turn, unused, quiet, decks }: Campaign, places: readonly Place[]): number[] {
  const open = places.reduce((sum, { votes }) => sum + votes, 0);
  return [turn / 100, unused.length / 20, quiet / 10, places.length / 4, Number(decks === 'draft'), open / 60];
}
