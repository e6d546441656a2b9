/** Everything the game says: each key with its arguments. Each language has an object of this type. */

import { messages, messagesWhenRead, type Nothing } from '../../i18n/say.ts';
import type { Message } from '../../kernel/types.ts';
import type { CardId, Group, Issue, NewsId, Side, Square, StateId } from './vocabulary.ts';

/** How many voters of a row support each side. */
export type RowCount = { issue: Issue; obama: number; mccain: number; undecided: number };

/** A row's voters before the change, left to right: R McCain, W undecided, B Obama, w undecided until now. Missing in older games. */
type RowBefore = string;

/** What a choice would do to a state, worked out in advance. */
export type Foresight = RowCount & {
  /** Voters won on each issue: from how many to how many, out of how many. */
  gains: { issue: Issue; by: Side; from: number; to: number; of: number }[];
  /** How far the marker moves; `decides` is set if another issue becomes the majority issue. */
  spaces: number;
  /** The marker should move but is at the end of the track. */
  stuck: boolean;
  decides: Issue | null;
  key: Group | null;
  wins: Side | null;
  /** Something is still to be chosen, so this is incomplete. */
  open: boolean;
  /** Which of the open choices would win the state; `turned`: the issue is a direction. */
  either: { issue: Issue; turned: boolean; wins: Side }[];
};

/** What a card, the news or a bonus can have done. */
export const didKeys = [
  'gains',
  'gains.none',
  'gains.no-token',
  'undecided',
  'undecided.none',
  'leader.none',
  'group',
  'group.none',
  'group.no-token',
  'shifts',
  'key',
  'media',
  'media.gone',
  'draws',
  'draws.none',
  'discards',
  'plays.none',
] as const satisfies readonly (keyof Messages)[];
export type DidKey = (typeof didKeys)[number];
/** One thing that was done, as its own message told it. */
export type Did = { [K in DidKey]: { key: K; args: Messages[K] } }[DidKey];
/** What says that something changed nothing: left out if something else did. */
export const idleKeys = ['shifts.none', 'media.none', 'discards.none'] as const satisfies readonly (keyof Messages)[];
export type IdleKey = (typeof idleKeys)[number];
/** Something that changed nothing, as its own message told it. */
export type Idle = { [K in IdleKey]: { key: K; args: Messages[K] } }[IdleKey];

export type Messages = {
  // Questions.
  /** Both sides' votes, and the states that one more voter would decide, with the side that would win them. */
  'ask.turn': { hand: number; side: Side; own: number; theirs: number; near: { state: StateId; by: Side }[] };
  'ask.next-turn': Nothing;
  'ask.state': { card: CardId | null };
  'ask.issue': { state: StateId };
  'ask.direction': { state: StateId };
  'ask.next-state': { card: CardId | null; left: number };
  'ask.pay': { card: CardId; n: number };
  'ask.pay-any': { card: CardId; states: number };
  'ask.discard': { card: NewsId; n: number };
  'ask.circles': { group: Group; n: number };
  'ask.play-one': { n: number };
  'ask.win': { n: number };
  'ask.new-state': { state: StateId };
  'ask.news-state': { card: NewsId };
  'ask.bonus': { face: number; side: Side };
  'ask.draft': { n: number; of: number };
  'ask.opening': { n: number };

  // What a seat is asked, for everyone to read: an imperative.
  'call.turn': Nothing;
  'call.state': { card: CardId | null };
  'call.issue': { state: StateId };
  'call.direction': { state: StateId };
  'call.pay': { card: CardId; n: number };
  'call.pay-any': { card: CardId };
  'call.discard': { card: NewsId; n: number };
  'call.circles': { group: Group; n: number };
  'call.play-one': Nothing;
  'call.win': { n: number };
  'call.new-state': Nothing;
  'call.news-state': { card: NewsId };
  'call.bonus': { face: number };
  'call.draft': { n: number; of: number };
  'call.opening': { n: number };

  // Options.
  card: { card: CardId };
  effect: { card: CardId };
  /** The effect, and what it would affect now. */
  'effect.now': { card: CardId; hits: { state: StateId; n: number; wins: Side | null }[] };
  type: { type: string };
  draw: Nothing;
  'order.draw': { n: number };
  'order.draw.detail': Nothing;
  'order.draws': Nothing;
  'draw.detail': { deck: number; reshuffle: boolean };
  state: { state: StateId };
  issue: { issue: Issue };
  toward: { issue: Issue };
  circle: { state: StateId; issue: Issue; n: number };
  'circle.detail': RowCount & { decides: boolean };
  pass: Nothing;
  offer: Nothing;
  'offer.detail': { turns: number };
  agree: Nothing;
  'agree.detail': { side: Side };
  foresight: Foresight;
  'state.fresh': RowCount & { votes: number; square: number; key: Group };
  'win.detail': { side: Side; votes: number };
  accept: Nothing;
  'accept.detail': { face: number };
  decline: Nothing;
  'decline.detail': Nothing;

  // Why an option is blocked.
  /** A card that works in different states has already worked here. */
  'blocked.done': Nothing;
  'blocked.cost': { n: number; have: number };
  'blocked.full': Nothing;
  'blocked.empty': Nothing;
  'blocked.not-behind': { side: Side };

  // What happened.
  lot: { side: Side };
  drafted: { side: Side; first: boolean };
  'hand.dealt': { cards: CardId[] };
  'opening.starter': { states: StateId[] };
  'opening.chosen': { side: Side };
  opening: { side: Side; states: StateId[] };
  begins: { side: Side };
  plays: { side: Side; card: CardId };
  'plays.none': { side: Side };
  draws: { side: Side; n: number };
  'draws.you': { cards: CardId[] };
  'draws.none': { side: Side };
  reshuffles: { side: Side };
  discards: { side: Side; cards: CardId[] };
  'discards.none': { side: Side };
  passes: { side: Side };
  gains: { side: Side; state: StateId; issue: Issue; n: number; row?: RowBefore };
  'gains.none': { side: Side; state: StateId; issue: Issue };
  'gains.no-token': { side: Side; state: StateId };
  undecided: { side: Side; state: StateId; issue: Issue; n: number; row?: RowBefore };
  'undecided.none': { state: StateId; issue: Issue };
  'leader.none': { state: StateId; issue: Issue };
  group: { side: Side; group: Group; n: number; states: StateId[]; rows?: { [state: StateId]: { [issue: string]: RowBefore } } };
  'group.none': { group: Group };
  'group.no-token': { side: Side; group: Group };
  /** `end`: it would have gone further; `from`: where the marker was, missing in older games. */
  shifts: { state: StateId; toward: Issue; spaces: number; turned: boolean; end?: true; from?: Square };
  'shifts.none': { state: StateId; toward: Issue };
  key: { state: StateId; group: Group };
  media: { side: Side; card: CardId };
  'media.gone': { side: Side; card: CardId };
  'media.none': Nothing;
  /** `issue`: the row the side won completely; missing in older games. */
  wins: { side: Side; state: StateId; votes: number; total: number; issue?: Issue };
  fewer: { left: number };
  enters: { side: Side; state: StateId; votes: number };
  news: { card: NewsId };
  'news.state': { side: Side; state: StateId };
  'no-roll': { side: Side; card: CardId };
  rolls: { side: Side; face: number };
  declines: { side: Side };
  'draw.offered': { side: Side };
  'draw.declined': { side: Side };

  // What happened, as posts tell it: causes with their results.
  /** The votes both sides start with. */
  'told.start': { obama: number; mccain: number };
  /**
   * `idle`: why nothing came of it; `drawn`: the turns before it in which a card was drawn and nothing else happened; `rolled`: the card's Going
   * Negative dice, if they affected no state.
   */
  'told.plays': { drawn?: { side: Side; n: number }[]; side: Side; card: CardId; paid: CardId[]; did: Did[]; idle: Idle[]; rolled?: Message[] };
  /** What else a card did after it won a state. */
  'told.then': { side: Side; card: CardId; did: Did[] };
  /** `next`: the state that replaces it in play; `left`: how many states in play remain, if none replaces it. */
  'told.wins': Messages['wins'] & { next: { state: StateId; votes: number } | null; left: number | null };
  /** `state`: the state it hits, if any; `by`: the side that chose it. */
  'told.news': { card: NewsId; state: StateId | null; by: Side | null; did: Did[]; idle: Idle[] };
  /** `to` was offered the bonus for `side` going negative; `declined`: and declined it. */
  'told.rolls': { side: Side; face: number; declined: boolean; did: Did[]; idle: Idle[] };
  /** Turns in which a card was drawn and nothing else happened: how many each side drew, starting with the side that drew first. */
  'told.draws': { drawn: { side: Side; n: number }[] };
  standing: { obama: number; mccain: number };

  // How the game ended.
  'won.votes': { side: Side; votes: number; other: number };
  'won.left': { side: Side };
  /** Games that ended in older versions lack `other`: it was the same number. */
  'draw.votes': { votes: number; other?: number };
  'draw.agreed': { side: Side };
  'draw.quiet': { turns: number };

  // The board as text.
  'board.preparing': Nothing;
  'board.turn': { n: number; side: Side };
  'board.drafting': { side: Side; kept: number; of: number; chosen: boolean };
  'board.score': { side: Side; votes: number; atStart: number; won: { id: StateId; votes: number }[] };
  'board.cards': { side: Side; hand: number; deck: number; discard: CardId[]; tokens: number };
  /** Cards everyone has seen that were reshuffled into a deck. */
  'board.again': { side: Side; cards: CardId[] };
  'board.media': { card: CardId; side: Side };
  'board.no-media': Nothing;
  'board.news': { card: NewsId; state: StateId | null; left: number };
  'board.offer': { side: Side };
  'board.latest': { side: Side; did: 'play' | 'draw' | 'pass'; cards: CardId[] };
  'board.no-news': { left: number };
  'board.unused': { states: StateId[] };
  'board.end.side': { side: Side; votes: number; won: number };
  race: { obama: number; mccain: number; states: { id: StateId; votes: number }[] };
  'race.preparing': { obama: number; mccain: number };
  'race.over': { obama: number; mccain: number; winner: Side | null; conceded: boolean };
  'hand.card': { card: CardId; type: string; group: Group | null; hits: { state: StateId; n: number; wins: Side | null }[] | null };
  'hand.empty': Nothing;
  'hand.kept': { cards: CardId[] };
  'hand.opening': { states: StateId[] };
  'hand.left': { cards: CardId[] };
  'hand.held': { cards: CardId[] };
  /** A state in play, or one that may come into play, as its tile shows it. */
  'hand.state': { state: StateId; votes: number; square: number; key: Group; other: Group; defense: RowCount; economy: RowCount };
};

/** Makes a message of this game. */
export const msg = messages<Messages>();
export const msgWhenRead = messagesWhenRead<Messages>();
