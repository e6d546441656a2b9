/** Queries on the table, and the moves that all effects consist of. */

import type { Turn } from '../../../kernel/rules.ts';
import type { Seat } from '../../../kernel/types.ts';
import { needed } from '../../kit/lookup.ts';
import { drawFrom } from '../../kit/piles.ts';
import { roundAfter } from '../../kit/seats.ts';
import { placeOf, printOf, sorted } from '../data/cards.ts';
import { votesIn } from '../data/states.ts';
import { msg } from '../messages.ts';
import type { Box, Candidacy, Candidate, Contest } from '../state.ts';
import { baseHand, type CardId, type Face, type Family, incumbentHand, type PrimaryId, type StateId } from '../vocabulary.ts';
import { forget } from './known.ts';

export type Move = Turn<Candidate>;

/** Whether a seat is at the table and not eliminated. */
export const isRunning = (state: Candidate, seat: Seat): boolean => !state.gone.includes(seat) && !state.out.includes(seat);
export const running = (state: Candidate): Seat[] => state.seats.filter((seat) => isRunning(state, seat));

export const candidacyOf = (state: Candidate, seat: Seat): Candidacy => needed(state.candidacies[seat], 'candidate', seat);

export const votesOf = (state: Candidate, seat: Seat): number => votesIn(...candidacyOf(state, seat).won);
export const handLimit = (state: Candidate, seat: Seat): number => (state.incumbent === seat ? incumbentHand : baseHand);

/** Clockwise from a seat's left; the seat itself, if it still runs, comes last. */
export function clockwise(state: Candidate, after: Seat): Seat[] {
  return roundAfter(state.seats, after).filter((seat) => isRunning(state, seat));
}

export const dealerOf = (state: Candidate): Seat => needed(state.dealer, 'Dealer yet');

/** The order of every campaign: clockwise from the Dealer's left, the Dealer last. */
export const playOrder = (state: Candidate): Seat[] => clockwise(state, dealerOf(state));

export const contestOf = (state: Candidate): Contest => needed(state.contest, 'contest');

/** What is printed on a card of this game. */
export const faceOf = ({ cards }: Candidate, card: CardId): Face => needed(cards[card], 'card', card);

export const facesOf = (state: Candidate, cards: readonly CardId[]): Face[] => sorted(cards.map((card) => faceOf(state, card)));
export const familyOf = (state: Candidate, card: CardId): Family => printOf(faceOf(state, card)).family;
export const worthOf = (state: Candidate, card: CardId): number => printOf(faceOf(state, card)).value;

/** A seat's hand, in hand order. */
export function handOf(state: Candidate, seat: Seat): CardId[] {
  return inOrder(state, candidacyOf(state, seat).hand);
}

/** The same cards, in hand order. */
export function inOrder(state: Candidate, cards: readonly CardId[]): CardId[] {
  return cards
    .map((card) => ({ card, place: placeOf(faceOf(state, card)) }))
    .sort((a, b) => a.place - b.place)
    .map(({ card }) => card);
}

/** The states of a primary, according to this game's map. */
export const statesOf = (state: Candidate, primary: PrimaryId): StateId[] => needed(state.map[primary], 'primary', primary);

/** Opens the next contest. If it follows the previous one at once, that one stays visible until someone has campaigned. */
export function openContest(state: Candidate, contest: Pick<Contest, 'kind' | 'primary' | 'boxes'>, followsAtOnce: boolean): void {
  state.before = followsAtOnce ? state.contest : null;
  state.contest = { n: ++state.contests, ...contest, away: [], done: [], theft: null };
}

export const boxOf = (state: Candidate, id: string): Box =>
  needed(
    contestOf(state).boxes.find((one) => one.id === id),
    'box',
    id,
  );

export const openBox = (id: string, states: StateId[], rivals: Seat[]): Box => ({
  id,
  states,
  rivals,
  stage: 'campaign',
  laid: [],
  revealed: null,
  winner: null,
});

/** The seats on whose sections cards may be laid: players who have left since the box was opened no longer have one. */
export const sectionsOf = (state: Candidate, { rivals }: Box): Seat[] => rivals.filter((seat) => isRunning(state, seat));

/**
 * The seats that campaign for a box: all whose section counts there and who are not preparing elsewhere. Tied seats always campaign, so that others'
 * cards can't tie a candidate who is defenseless (ruling 16).
 */
export const campaigners = (state: Candidate, { rivals, stage }: Box): Seat[] =>
  playOrder(state).filter((seat) => rivals.includes(seat) && (stage === 'tie' || !contestOf(state).away.includes(seat)));

/** Draws up to `n` cards from the draw pile, reshuffling the discard pile into it when it is empty. Returns the cards drawn. */
export function draw(turn: Move, seat: Seat, n: number): CardId[] {
  const { state } = turn;
  const remake = (cards: number): boolean => {
    if (cards === 0) return false;
    turn.tell('all', msg('reshuffle', { n: cards }));
    state.reshuffles++;
    return true;
  };
  const drawn = drawFrom(state, 'deck', n, { random: turn.random, stream: 'deck', remake });
  if (drawn.length === 0) return drawn;
  turn.reveal();
  candidacyOf(state, seat).hand.push(...drawn);
  turn.tell([seat], msg('draws.you', { cards: facesOf(state, drawn) }));
  return drawn;
}

/** Moves cards from a hand to the discard pile, face up. */
export function discard(state: Candidate, seat: Seat, cards: readonly CardId[]): void {
  leaveHand(state, seat, cards);
  toDiscard(state, seat, cards);
}

/** Puts a player's cards on the discard pile, visible to all. */
export function toDiscard(state: Candidate, seat: Seat, cards: readonly CardId[]): void {
  forget(state, seat, cards);
  state.discard.push(...cards);
}

export function leaveHand(state: Candidate, seat: Seat, cards: readonly CardId[]): void {
  const candidacy = candidacyOf(state, seat);
  candidacy.hand = candidacy.hand.filter((card) => !cards.includes(card));
}

export function hasActed(state: Candidate, seat: Seat): void {
  if (!state.acted.includes(seat)) state.acted.push(seat);
}

/** Takes a candidate out of the race: votes to Undecided, hand to the discard pile, groundwork erased, the Bandwagon pawn to the supply. */
export function giveUp(state: Candidate, seat: Seat): void {
  const candidacy = candidacyOf(state, seat);
  toDiscard(state, seat, candidacy.hand);
  candidacy.hand = [];
  candidacy.bid = null;
  state.undecided.push(...candidacy.won);
  candidacy.won = [];
  candidacy.groundwork = {};
  if (state.bandwagon === seat) state.bandwagon = null;
  delete state.plans[seat];
}
