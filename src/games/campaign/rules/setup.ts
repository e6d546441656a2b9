/** The opening of a game: with the starter decks, or with a draft and a secret choice of states. */

import { effect, type Start, type StartOptions, seq, type Turn, together } from '../../../kernel/rules.ts';
import type { Core, Step } from '../../../kernel/types.ts';
import { cardsAtStart, deckSize, seenAtOnce, statesEach } from '../data/numbers.ts';
import { openingStates, states } from '../data/states.ts';
import { msg } from '../messages.ts';
import type { Campaign, Campaigner } from '../state.ts';
import { type CardId, opponentOf, type Side, type StateId, sides } from '../vocabulary.ts';
import { cardsOf } from './cards/index.ts';
import { newsCards } from './cards/news.ts';
import { cardOption } from './effects/hand.ts';
import { freshOption } from './effects/wins.ts';
import { freshTile } from './table.ts';
import { takeTurn } from './turn.ts';

const campaigner = (deck: CardId[], pool: CardId[] | null): Campaigner => ({
  hand: [],
  deck,
  discard: [],
  won: [],
  draft: pool && { pool, seen: [], kept: [] },
  opening: [],
});

export function setup({ options }: Start): { state: Omit<Campaign, keyof Core>; steps: Step[] } {
  const drafting = options.deck === 'draft';
  const begin = (side: Side): Campaigner => {
    const ids = cardsOf[side].filter((card) => drafting || card.starter).map((card) => card.id);
    return drafting ? campaigner([], ids) : campaigner(ids, null);
  };
  return {
    state: {
      phase: 'preparing',
      decks: drafting ? 'draft' : 'starter',
      first: sides.find((side) => side === options.first) ?? null,
      active: 'obama',
      turn: 0,
      quiet: 0,
      tiles: [],
      unused: states.map((tile) => tile.id),
      news: newsCards.map((card) => card.id),
      lastNews: null,
      offer: null,
      latest: null,
      campaigners: { obama: begin('obama'), mccain: begin('mccain') },
      played: [],
      media: null,
      recent: [],
    },
    steps: opening(drafting, options.first),
  };
}

/** The steps of an opening. The rules settle who begins, unless an option names a side or the lot. */
function opening(drafting: boolean, first: StartOptions[string] | undefined): Step[] {
  if (!drafting) return [openStarter({}), begins({ by: sides.some((side) => side === first) ? 'named' : 'lot' })];
  if (first === 'lot') return [drawLots({}), openDraft({}), begins({ by: 'named' })];
  return [openDraft({}), begins({ by: 'draft' })];
}

/** Draws by lot who begins, before anything else. */
export const drawLots = effect<Campaign>('drawLots', {
  run(turn) {
    const first = turn.random.pick('first', sides);
    turn.state.first = first;
    turn.tell('all', msg('lot', { side: first }));
  },
});

function deal(turn: Turn<Campaign>, side: Side, cards: CardId[]): void {
  const mine = turn.state.campaigners[side];
  const shuffled = turn.random.shuffle(`deck:${side}`, cards);
  mine.hand = shuffled.slice(0, cardsAtStart);
  mine.deck = shuffled.slice(cardsAtStart);
  turn.tell([side], msg('hand.dealt', { cards: mine.hand }));
}

function bringIntoPlay(state: Campaign, ids: readonly StateId[]): void {
  state.tiles.push(...ids.map(freshTile));
  state.unused = state.unused.filter((id) => !ids.includes(id));
}

/** Starter decks, the starter states, and a lot for who begins if nobody is named. */
export const openStarter = effect<Campaign>('openStarter', {
  run(turn) {
    const { state } = turn;
    state.news = turn.random.shuffle('news', state.news);
    for (const side of sides) deal(turn, side, state.campaigners[side].deck);
    const starters = states.filter((tile) => tile.starter).map((tile) => tile.id);
    bringIntoPlay(state, starters);
    turn.tell('all', msg('opening.starter', { states: starters }));
    state.first ??= turn.random.pick('first', sides);
  },
});

/** Both sides draft at the same time, each at their own pace: fifteen times three cards, of which they keep one. Then they choose their states. */
export const openDraft = effect<Campaign>('openDraft', {
  run(turn) {
    const { state } = turn;
    state.news = turn.random.shuffle('news', state.news);
    for (const side of sides) {
      const { draft } = state.campaigners[side];
      if (draft) draft.pool = turn.random.shuffle(`draft:${side}`, draft.pool);
      seeNext(state, side);
    }
    turn.push(seq([together(sides, (by) => [draftCard({ by }), chooseOpening({ by })]), revealOpening({})]));
  },
});

function seeNext(state: Campaign, side: Side): void {
  const { draft } = state.campaigners[side];
  if (!draft) return;
  draft.seen = draft.pool.slice(0, seenAtOnce);
  draft.pool = draft.pool.slice(seenAtOnce);
}

/** Keeps one of the three cards seen; the other two leave the game. The first side to have fifteen will begin. */
export const draftCard = effect<Campaign, { by: Side }>('draftCard', {
  ask(state, { by }) {
    const { draft } = state.campaigners[by];
    if (!draft) return null;
    const ask = msg('ask.draft', { n: draft.kept.length + 1, of: deckSize });
    const call = msg('call.draft', { n: draft.kept.length + 1, of: deckSize });
    return { by, ask, call, options: [...draft.seen].sort().map((card) => cardOption(card)) };
  },
  run(turn, { by }, picked) {
    const { state } = turn;
    const mine = state.campaigners[by];
    if (!mine.draft) return;
    mine.draft.kept.push(...picked);
    turn.reveal();
    if (mine.draft.pool.length > 0) {
      seeNext(state, by);
      return turn.push(draftCard({ by }));
    }
    const { kept } = mine.draft;
    mine.draft = null;
    turn.tell('all', msg('drafted', { side: by, first: state.first === null }));
    state.first ??= by;
    deal(turn, by, kept);
  },
});

/** Chooses two of the side's ten states in secret. */
export const chooseOpening = effect<Campaign, { by: Side }>('chooseOpening', {
  ask(_state, { by }) {
    const n = statesEach;
    return { by, ask: msg('ask.opening', { n }), call: msg('call.opening', { n }), options: openingStates(by).map(freshOption), min: n, max: n };
  },
  run(turn, { by }, picked) {
    turn.state.campaigners[by].opening = picked;
    turn.tell('all', msg('opening.chosen', { side: by }));
  },
});

/** Reveals the four states together. */
export const revealOpening = effect<Campaign>('revealOpening', {
  run(turn) {
    const { state } = turn;
    turn.reveal();
    for (const side of sides) {
      const { opening } = state.campaigners[side];
      bringIntoPlay(state, opening);
      turn.tell('all', msg('opening', { side, states: opening }));
      state.campaigners[side].opening = [];
    }
  },
});

/** Begins the first turn, for the side that the lot or an option named, or else for the one that finished the draft first. */
export const begins = effect<Campaign, { by: 'lot' | 'draft' | 'named' }>('begins', {
  run(turn, { by }) {
    const { state } = turn;
    state.phase = 'playing';
    state.active = state.first ?? opponentOf(state.active);
    state.turn = 1;
    turn.tell('all', msg(by === 'lot' ? 'lot' : 'begins', { side: state.active }));
    turn.push(takeTurn({}));
  },
});
