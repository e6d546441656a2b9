/** Questions to the table, and the moves every effect is made of. */

import type { Turn } from '../../../kernel/effect.ts';
import type { Seat } from '../../../kernel/types.ts';
import { printOf, sorted } from '../data/cards.ts';
import { votesIn } from '../data/states.ts';
import { msg } from '../messages.ts';
import type { Box, Candidacy, Candidate, Contest } from '../state.ts';
import { baseHand, type CardId, type Face, type Family, incumbentHand, type PrimaryId, type StateId } from '../vocabulary.ts';

export type Move = Turn<Candidate>;

/** At the table and not eliminated. */
export const isRunning = (state: Candidate, seat: Seat): boolean => !state.gone.includes(seat) && !state.out.includes(seat);
export const running = (state: Candidate): Seat[] => state.seats.filter((seat) => isRunning(state, seat));

export function candidacyOf(state: Candidate, seat: Seat): Candidacy {
  const found = state.candidacies[seat];
  if (!found) throw new Error(`Nobody runs as '${seat}'.`);
  return found;
}

export const votesOf = (state: Candidate, seat: Seat): number => votesIn(...candidacyOf(state, seat).won);
export const handLimit = (state: Candidate, seat: Seat): number => (state.incumbent === seat ? incumbentHand : baseHand);

/** Clockwise from a seat's left; the seat itself, if it still runs, comes last. */
export function clockwise(state: Candidate, after: Seat): Seat[] {
  const at = state.seats.indexOf(after) + 1;
  return [...state.seats.slice(at), ...state.seats.slice(0, at)].filter((seat) => isRunning(state, seat));
}

export function dealerOf(state: Candidate): Seat {
  if (state.dealer === null) throw new Error('There is no Dealer yet.');
  return state.dealer;
}

/** The order of every campaign: clockwise from the Dealer's left, the Dealer last. */
export const playOrder = (state: Candidate): Seat[] => clockwise(state, dealerOf(state));

export function contestOf(state: Candidate): Contest {
  if (!state.contest) throw new Error('Nothing is being contested.');
  return state.contest;
}

/** What is printed on a card of this game. */
export function faceOf(state: Candidate, card: CardId): Face {
  const face = state.cards[card];
  if (face === undefined) throw new Error(`There is no card '${card}'.`);
  return face;
}

export const facesOf = (state: Candidate, cards: readonly CardId[]): Face[] => sorted(cards.map((card) => faceOf(state, card)));
export const familyOf = (state: Candidate, card: CardId): Family => printOf(faceOf(state, card)).family;
export const worthOf = (state: Candidate, card: CardId): number => printOf(faceOf(state, card)).value;

/** A seat's hand in the order in which it is held. */
export function handOf(state: Candidate, seat: Seat): CardId[] {
  return inOrder(state, candidacyOf(state, seat).hand);
}

/** The same cards in the order in which a hand is held. */
export function inOrder(state: Candidate, cards: readonly CardId[]): CardId[] {
  const places = new Map(sorted(cards.map((card) => faceOf(state, card))).map((face, place) => [face, place]));
  return [...cards].sort((a, b) => places.get(faceOf(state, a))! - places.get(faceOf(state, b))!);
}

/** The states of a primary, as this game's map has them. */
export function statesOf(state: Candidate, primary: PrimaryId): StateId[] {
  const states = state.map[primary];
  if (!states) throw new Error(`There is no primary '${primary}'.`);
  return states;
}

/** Opens the next contest. If it follows the one before at once, that one stays in sight until somebody has campaigned. */
export function openContest(state: Candidate, contest: Pick<Contest, 'kind' | 'primary' | 'boxes'>, followsAtOnce: boolean): void {
  state.before = followsAtOnce ? state.contest : null;
  state.contest = { n: ++state.contests, ...contest, away: [], done: [], theft: null };
}

export function boxOf(state: Candidate, id: string): Box {
  const box = contestOf(state).boxes.find((one) => one.id === id);
  if (!box) throw new Error(`There is no box '${id}'.`);
  return box;
}

export const openBox = (id: string, states: StateId[], rivals: Seat[]): Box => ({
  id,
  states,
  rivals,
  stage: 'campaign',
  laid: [],
  revealed: null,
  winner: null,
});

/** Who campaigns for one box: everybody whose section counts there and who does not prepare elsewhere. */
export const campaigners = (state: Candidate, { rivals }: Box): Seat[] =>
  playOrder(state).filter((seat) => rivals.includes(seat) && !contestOf(state).away.includes(seat));

/** Up to `n` cards from the draw pile, which is made anew from the discard pile when it is empty. Answers what was drawn. */
export function draw(turn: Move, seat: Seat, n: number): CardId[] {
  const { state } = turn;
  const drawn: CardId[] = [];
  while (drawn.length < n) {
    if (state.deck.length === 0) {
      if (state.discard.length === 0) break;
      turn.tell('all', msg('reshuffle', { n: state.discard.length }));
      state.deck = turn.random.shuffle('deck', state.discard);
      state.discard = [];
      state.reshuffles++;
    }
    drawn.push(state.deck.shift()!);
  }
  if (drawn.length === 0) return drawn;
  turn.reveal();
  candidacyOf(state, seat).hand.push(...drawn);
  turn.tell([seat], msg('draws.you', { cards: facesOf(state, drawn) }));
  return drawn;
}

/** Cards leave a hand for the discard pile, face up. */
export function discard(state: Candidate, seat: Seat, cards: readonly CardId[]): void {
  leaveHand(state, seat, cards);
  state.discard.push(...cards);
}

export function leaveHand(state: Candidate, seat: Seat, cards: readonly CardId[]): void {
  const candidacy = candidacyOf(state, seat);
  candidacy.hand = candidacy.hand.filter((card) => !cards.includes(card));
}

export function hasActed(state: Candidate, seat: Seat): void {
  if (!state.acted.includes(seat)) state.acted.push(seat);
}

/** A candidate is out of the race: votes to Undecided, hand to the discard pile, groundwork erased, the Bandwagon pawn to the supply. */
export function giveUp(state: Candidate, seat: Seat): void {
  const candidacy = candidacyOf(state, seat);
  state.discard.push(...candidacy.hand);
  candidacy.hand = [];
  state.undecided.push(...candidacy.won);
  candidacy.won = [];
  candidacy.groundwork = {};
  if (state.bandwagon === seat) state.bandwagon = null;
  delete state.plans[seat];
}
