/** Winning states: settled after every part of a card, each state entirely before the next. */

import { unlessForced } from '../../../../kernel/question.ts';
import { effect, seq } from '../../../../kernel/rules.ts';
import type { Offered, Step } from '../../../../kernel/types.ts';
import { tileOf } from '../../data/states.ts';
import { msg } from '../../messages.ts';
import type { Campaign, Tile } from '../../state.ts';
import type { NewsId, Side, StateId } from '../../vocabulary.ts';
import { type NewsCard, newsOf } from '../cards/news.ts';
import { drawOnVotes, isElected } from '../outcome.ts';
import { foresee } from '../parts/deeds.ts';
import { freshTile, inPlay, majority, note, standing, votesOf, winnerOf } from '../table.ts';
import { newsChooser } from './media.ts';

/** The parts of a card; states that a part wins are settled before the next part. */
export function parts(steps: readonly Step[]): Step[] {
  const settle = settleWins({});
  return steps.flatMap((step) => [step, settle]);
}

const wonNow = (state: Campaign): Tile[] => state.tiles.filter((tile) => winnerOf(tile) !== null);

/** Settles states as long as any is won; if there are several, the active player names the next. */
export const settleWins = effect<Campaign>('settleWins', {
  ask(state) {
    const won = wonNow(state);
    if (won.length === 0) return null;
    const option = (tile: Tile): Offered => ({
      id: tile.id,
      words: () => ({
        label: msg('state', { state: tile.id }),
        detail: msg('win.detail', { side: winnerOf(tile)!, votes: tileOf(tile.id).votes }),
      }),
      about: tile.id,
    });
    const n = won.length;
    return unlessForced({ by: state.active, ask: msg('ask.win', { n }), call: msg('call.win', { n }), options: won.map(option) });
  },
  run: (turn, _, [state]) => turn.push(winState({ state }), settleWins({})),
});

/** Gives the state to the side that won it, returns its tokens, and has the winner bring in the next state. */
export const winState = effect<Campaign, { state: StateId }>('winState', {
  run(turn, { state: id }) {
    const { state } = turn;
    const tile = inPlay(state, id);
    const by = tile && winnerOf(tile);
    if (!tile || !by) return;
    const [place, issue] = [state.tiles.indexOf(tile), majority(tile)];
    state.tiles.splice(place, 1);
    state.campaigners[by].won.push(id);
    note(state, { kind: 'won', state: id, by });
    const total = votesOf(state, by);
    turn.tell('all', msg('wins', { side: by, state: id, votes: tileOf(id).votes, total, issue }));
    if (isElected(turn, by)) return;
    if (state.unused.length > 0) turn.push(bringIn({ by, place }));
    else if (state.tiles.length > 0) turn.tell('all', msg('fewer', { left: state.tiles.length }));
    else drawOnVotes(turn, by);
  },
});

/** The winner of a state chooses the next from all that were never in play. It takes the free place, and brings news. */
export const bringIn = effect<Campaign, { by: Side; place: number }>('bringIn', {
  ask(state, { by }) {
    const last = state.campaigners[by].won.at(-1)!;
    const options = state.unused.map(freshOption);
    return unlessForced({ by, ask: msg('ask.new-state', { state: last }), call: msg('call.new-state'), options, open: options });
  },
  run(turn, { by, place }, [id]) {
    const { state } = turn;
    state.unused = state.unused.filter((one) => one !== id);
    state.tiles.splice(place, 0, freshTile(id));
    note(state, { kind: 'new', state: id, by });
    turn.tell('all', msg('enters', { side: by, state: id, votes: tileOf(id).votes }));
    turn.push(breakNews({ on: id }));
  },
});

/** A state that is not in play yet, as an option. */
export const freshOption = (id: StateId): Offered => ({
  id,
  words() {
    const tile = freshTile(id);
    const detail = msg('state.fresh', { votes: tileOf(id).votes, ...standing(tile), square: tile.square, key: tile.key });
    return { label: msg('state', { state: id }), detail, restates: true };
  },
  about: id,
});

const namesState = (news: NewsCard): boolean => news.play.some((step) => 'in' in step);

/** Reveals a news card and resolves it before settling any wins. It affects the new state, unless a Media Support lets its owner choose. */
export const breakNews = effect<Campaign, { on: StateId }>('breakNews', {
  run(turn, { on }) {
    const { state } = turn;
    const card = state.news.shift();
    if (card === undefined) return;
    turn.reveal();
    const news = newsOf(card);
    state.lastNews = { card, state: namesState(news) ? on : null };
    turn.tell('all', msg('news', { card }));
    const chooser = newsChooser(state);
    const aim = chooser && namesState(news) ? [aimNews({ by: chooser, card, as: 'affected' })] : [];
    turn.push(seq([...aim, ...news.play], { affected: on, news: card }));
  },
});

/** The side that controls the media reads the news and chooses the state in play that it affects. */
export const aimNews = effect<Campaign, { by: Side; card: NewsId; as: string }>('aimNews', {
  ask(state, { by, card, as }) {
    if (state.tiles.length < 2) return null;
    const option = (tile: Tile): Offered => ({
      id: tile.id,
      words: () => ({
        label: msg('state', { state: tile.id }),
        detail: msg('foresight', foresee(state, tile, { steps: newsOf(card).play, names: {} }, { [as]: tile.id }, by, 'end')),
      }),
      about: tile.id,
    });
    const options = state.tiles.map(option);
    return { by, ask: msg('ask.news-state', { card }), call: msg('call.news-state', { card }), options, open: options };
  },
  run(turn, { by, card, as }, [picked]) {
    turn.bind(as, picked);
    turn.state.lastNews = { card, state: picked };
    turn.tell('all', msg('news.state', { side: by, state: picked }));
  },
});
