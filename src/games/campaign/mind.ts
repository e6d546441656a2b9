/** How a computer plays Campaign Manager: what a side knows of the other's cards, and how close each state is to being won. */

import { hidden, type Mind } from '../../kernel/mind.ts';
import { freeOf } from '../../kernel/question.ts';
import type { Random } from '../../kernel/random.ts';
import { isSeq } from '../../kernel/rules.ts';
import type { Seat, Viewer } from '../../kernel/types.ts';
import { chancesBy } from '../kit/chances.ts';
import { dealHidden, shuffleKnown, turnDown } from '../kit/hidden.ts';
import { deckSize, seenAtOnce, statesEach } from './data/numbers.ts';
import { openingStates, tileOf } from './data/states.ts';
import { newsShare } from './mind/inputs.ts';
import { evaluatePlaying } from './mind/learned.ts';
import { practiced } from './mind/practiced.ts';
import { cardOf, cardsOf } from './rules/cards/index.ts';
import { freshTile, majority, supporters, votesOf } from './rules/table.ts';
import type { CampaignView } from './rules/view.ts';
import type { Campaign, Campaigner, Tile } from './state.ts';
import { type CardId, opponentOf, otherIssue, type Side, type StateId, sides } from './vocabulary.ts';

const sideOf = (seat: Seat): Side => sides.find((side) => side === seat)!;

/** Cards drawn by a card that is still being played: the opponent can't see them. */
const drawnIn = (state: Campaign): CardId[][] =>
  state.stack.flatMap((frame) => (isSeq(frame) && Array.isArray(frame.names.drawn) ? [frame.names.drawn as CardId[]] : []));

/** A side's cards that are face up, or have been seen since the game began. */
function seenOf({ campaigners, active, played, media }: Campaign, side: Side): { open: CardId[]; known: CardId[] } {
  const { discard, shown = [] } = campaigners[side];
  const open = [...discard, ...(active === side ? played : []), ...(media?.by === side ? [media.card] : [])];
  return { open, known: shown.filter((card) => !open.includes(card)) };
}

/** The sides whose cards the viewer does not know. */
const othersOf = (viewer: Viewer): Side[] => sides.filter((side) => side !== viewer);

function hide(state: Campaign, viewer: Viewer): void {
  state.news.sort();
  if (viewer !== null) {
    const own = state.campaigners[sideOf(viewer)];
    own.deck.sort();
    own.draft?.pool.sort();
  }
  for (const { hand, deck, opening, draft } of othersOf(viewer).map((side) => state.campaigners[side])) {
    for (const pile of [hand, deck, opening]) turnDown(pile);
    if (draft) for (const pile of [draft.kept, draft.seen, draft.pool]) turnDown(pile);
  }
  for (const drawn of drawnIn(state)) if (drawn.some((card) => cardOf(card).side !== viewer)) turnDown(drawn);
}

const determinize: Mind<Campaign>['determinize'] = (state, viewer, random) => {
  shuffleKnown(state.news, random);
  if (viewer !== null) {
    const own = state.campaigners[sideOf(viewer)];
    shuffleKnown(own.deck, random);
    if (own.draft) shuffleKnown(own.draft.pool, random);
  }
  for (const side of othersOf(viewer)) dealTo(state, side, random);
  // For a spectator, the active player has drawn them.
  const { hand } = state.campaigners[viewer === null ? state.active : opponentOf(sideOf(viewer))];
  for (const drawn of drawnIn(state)) if (drawn.includes(hidden)) drawn.splice(0, drawn.length, ...hand.slice(0, drawn.length));
};

/** Deals a side's hidden cards at random. */
function dealTo(state: Campaign, them: Side, random: Random): void {
  const other = state.campaigners[them];
  const { open, known } = seenOf(state, them);
  const isDraft = state.decks === 'draft';
  const unseen = cardsOf[them].flatMap(({ id, starter }) => ((isDraft || starter) && !open.includes(id) && !known.includes(id) ? [id] : []));
  const { kept, seen, pool } = other.draft ?? { kept: [], seen: [], pool: [] };
  const places = [...other.hand, ...other.deck].map(() => hidden);
  // Cards that were seen and are not face up now are in the hand or in the deck.
  places.splice(0, known.length, ...known);
  // What was drafted was picked.
  const left = isDraft ? pickInto([places, kept], unseen, random) : unseen;
  dealHidden([places, kept, seen, pool], left, random);
  dealHidden([other.hand, other.deck], places, random);
  if (other.opening.includes(hidden)) other.opening.splice(0, other.opening.length, ...likelyOpening(them, other.opening.length, random));
}

/** One pick in so many is any of the three: people do odd things. */
const oddly = 32;

/** Fills hidden places with cards that were picked, mostly the best of three. Returns the cards that were not. */
function pickInto(places: readonly CardId[][], cards: readonly CardId[], random: Random): CardId[] {
  const left = random.shuffle('hidden', cards);
  for (const place of places) {
    for (const [at, card] of place.entries()) {
      if (card !== hidden) continue;
      const three = left.splice(0, seenAtOnce);
      const isOdd = random.below('hidden', oddly) === 0;
      place[at] = isOdd ? three[0]! : three.reduce((best, one) => (meritIn(one) > meritIn(best) ? one : best));
      left.push(...three.filter((one) => one !== place[at]));
    }
  }
  return left;
}

/** States that a side is likely to open with: the best of its states, but for some that it may think less of. */
const likelyOpening = (side: Side, n: number, random: Random): StateId[] =>
  random
    .shuffle('hidden', openingStates(side))
    .slice(random.below('hidden', 2))
    .sort((a, b) => leadOf(b, side) - leadOf(a, side))
    .slice(0, n);

/** Each circle or space still needed to win a state multiplies its worth by this, when a move is explained or a draft judged. */
const perStep = 0.57;
/** A space on the issue track costs less than a circle: many cards shift two. */
const spaceAsCircles = 0.75;
/** A card in hand and a Media Support in force, in electors, for explaining a move. */
const perCard = 3;
const perMedia = 5;

/** How many circles (and spaces) a side is away from winning a state, on the nearer issue. */
function stepsTo(tile: Tile, side: Side): number {
  const now = majority(tile);
  const missing = (issue: typeof now): number => tile[issue].length - supporters(tile, issue, side);
  const spaces = now === 'defense' ? 3 - tile.square : tile.square - 2;
  return Math.min(missing(now), missing(otherIssue(now)) + spaceAsCircles * spaces);
}

/** A state's electors, discounted by how far the side is from winning it. */
const promiseOf = (tile: Tile, side: Side): number => tileOf(tile.id).votes * perStep ** stepsTo(tile, side);

/**
 * How many percentage points more often a side won with a card in its drafted deck than without, where the difference was large: 1,800 games between
 * novices with random drafts, ± 4 each. Cards that draw and cards that win more than one block are the best; those that wait for a rare group are the
 * worst.
 */
const drafted: { readonly [card: CardId]: number } = {
  ...{ O34: 9, O20: 9, O04: 8, O35: 7, O11: 7, O12: 7, O05: 6, O18: -5, O27: -5, O42: -6, O44: -6, O33: -7, O45: -7, O43: -8 },
  ...{ M35: 11, M13: 8, M04: 7, M05: 7, M10: 6, M20: 6, M21: 6, M19: -5, M36: -5, M43: -6, M44: -6, M17: -7 },
};
const meritIn = (card: CardId): number => drafted[card] ?? 0;

/** The merit of the best of three cards, on average: what a pick that is not made yet will bring. */
const perPick: { readonly [S in Side]: number } = { obama: bestOfThree('obama'), mccain: bestOfThree('mccain') };
function bestOfThree(side: Side): number {
  const all = cardsOf[side].map(({ id }) => meritIn(id)).sort((a, b) => a - b);
  const ways = (n: number): number => (n * (n - 1)) / 2;
  const total = (all.length * (all.length - 1) * (all.length - 2)) / 6;
  return all.reduce((sum, merit, below) => sum + (merit * ways(below)) / total, 0);
}

/** One percentage point in an even game, as a logarithm. */
const perPoint = 4 / 100;
/** One elector promised by a state that a side will open with, as a logarithm. */
const perElector = 1 / 22;

/** The electors that a state promises a side more than its opponent. */
const leadOf = (id: StateId, side: Side): number => promiseOf(freshTile(id), side) - promiseOf(freshTile(id), opponentOf(side));

/** What the best opening promises each side. */
const bestOpening = (side: Side): number =>
  openingStates(side)
    .map((id) => leadOf(id, side))
    .sort((a, b) => b - a)
    .slice(0, statesEach)
    .reduce((sum, lead) => sum + lead, 0);

/**
 * The worth of a side's preparation so far, compared with what usually comes of it: the cards it has kept and those it will pick, and the states it will
 * open with. One who has done more is no nearer to winning.
 */
function prepared({ draft, hand, deck, opening }: Campaigner, side: Side): number {
  const kept = draft ? draft.kept : [...hand, ...deck];
  const cards = kept.reduce((sum, card) => sum + meritIn(card) - perPick[side], 0);
  const promised = opening.length === 0 ? 0 : opening.reduce((sum, id) => sum + leadOf(id, side), 0) - bestOpening(side);
  return perPoint * cards + perElector * promised;
}

/** How much of its usual worth the Media Support in force has. */
function mediaShare({ media, unused }: Campaign): number {
  if (!media) return 0;
  return cardOf(media.card).lasting === 'chooses-news-state' ? newsShare({ unused }) : 1;
}

/** Electors won, electors promised by states in play, and cards in hand, in electors. */
function termsOf(state: Campaign, side: Side): { votes: number; states: number; hand: number } {
  const states = state.tiles.reduce((sum, tile) => sum + promiseOf(tile, side), 0);
  return { votes: votesOf(state, side), states, hand: perCard * state.campaigners[side].hand.length };
}

export const mind: Mind<Campaign> = {
  hide,
  determinize,
  // Not in a draft: what both sides are told there supposes that they pick by search (`determinize`).
  usual: (seen, asked, random) => (asked.ask.key === 'ask.draft' ? null : practiced(seen as CampaignView, asked, random)),
  // To offer a draw costs nothing and changes nothing by itself: a computer leaves that to people, and no move is compared with it.
  moves: (_, { question }) => {
    const open = freeOf(question);
    return open.includes('offer') ? open.filter((id) => id !== 'offer').map((id) => [id]) : null;
  },
  evaluate: (state) =>
    state.phase === 'playing' ? evaluatePlaying(state) : chancesBy(state, (seat) => prepared(state.campaigners[sideOf(seat)], sideOf(seat)), 1),
  // From 400 games between novices and 94 between regulars, told at the end of each step; 19 between experts don't tell (docs/computer.md).
  trust: { novice: 0.75, regular: 1.1, expert: 1 },
  // Four turns: both sides' answers to a turn, and to those.
  ahead: 4,
  ways: { expert: 200 },
  terms(state, seat) {
    const [mine, theirs] = [termsOf(state, sideOf(seat)), termsOf(state, opponentOf(sideOf(seat)))];
    const media = perMedia * mediaShare(state) * (state.media?.by === sideOf(seat) ? 1 : -1);
    return { votes: mine.votes - theirs.votes, mine: mine.states, theirs: -theirs.states, hand: mine.hand - theirs.hand, media };
  },
  pending: ['ask.news-state', 'ask.bonus', 'ask.discard', 'ask.state', 'ask.next-state', 'ask.issue', 'ask.direction', 'ask.circles', 'ask.win'],
  clock({ phase, turn, campaigners }) {
    if (phase === 'playing') return 1000 + turn;
    return sides.reduce((sum, side) => sum + (campaigners[side].draft?.kept.length ?? deckSize) + campaigners[side].opening.length, 0);
  },
};
