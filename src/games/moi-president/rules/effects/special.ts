/** The four special cards. They can't be countered, and socles stay where they are. */
import { effect } from '../../../../kernel/rules.ts';
import type { Option, Seat, Settled } from '../../../../kernel/types.ts';
import { sorted } from '../../data/deck.ts';
import { msg } from '../../messages.ts';
import type { MoiPresident } from '../../state.ts';
import { type CardId, type Direction, directions, handSize, luckyFrom } from '../../vocabulary.ts';
import { draw, rollDice } from '../moves.ts';
import { rememberPassed } from '../passed.ts';
import { campaignOf, cardsOf, handOf, isExposed, isHere, neighbour, placeOf, playing, roundFrom, sum, totalOf } from '../table.ts';
import { pay } from './duel.ts';

/** Binds the direction of passing to `as`; with two players there is only one. */
export const direction = effect<MoiPresident, { by: Seat; what: 'hands' | 'zones'; as: string }>('direction', {
  ask(state, { by, what }) {
    const options = directions.map((id): Option => {
      const [to, from] = [neighbour(state, by, id), neighbour(state, by, id === 'clockwise' ? 'anticlockwise' : 'clockwise')];
      const detail =
        what === 'hands'
          ? msg('detail.direction', { to, from })
          : msg('detail.direction.zones', { to, from, gives: campaignOf(state, by), gets: campaignOf(state, from) });
      return { id, label: msg('option.direction', { direction: id }), detail, about: to };
    });
    const settled: Settled | null = playing(state).length === 2 ? { picked: ['clockwise'] } : null;
    return { by, ask: msg('ask.direction', { what }), call: msg('call.direction', { what }), options, settled };
  },
  run(turn, { as }, [picked]) {
    const { state } = turn;
    turn.bind(as, picked);
    if (state.last && playing(state).length > 2) state.last.way = picked as Direction;
  },
  none: (turn, { as }) => turn.bind(as, 'clockwise'),
});

/**
 * Draws back to a full hand before the turn is over: Tourne-main passes four cards each, and its player sees all four before choosing the direction.
 */
export const drawFirst = effect<MoiPresident, { by: Seat }>('drawFirst', {
  run: (turn, { by }) => draw(turn, by),
});

/** What each player gives to the neighbor, taken from everyone before anyone receives. */
function exchange(state: MoiPresident, way: Direction, taken: (seat: Seat) => CardId[]): { from: Seat; to: Seat; cards: CardId[] }[] {
  return playing(state).map((from) => ({ from, to: neighbour(state, from, way), cards: taken(from).splice(0) }));
}

/** Tourne-main: every hand goes to the neighbor. */
export const passHands = effect<MoiPresident, { by: Seat; way: Direction }>('passHands', {
  run(turn, { by, way }) {
    const { state } = turn;
    if (!isHere(state, by)) return;
    // In a game saved when the direction was still asked before the draw: all give four cards there, too.
    draw(turn, by);
    if (state.outcome) return;
    turn.reveal();
    const gifts = exchange(state, way, (seat) => placeOf(state, seat).hand);
    turn.tell('all', msg('passes.hands', { way, two: gifts.length === 2, gifts: gifts.map(({ from, to }) => ({ from, to })) }));
    for (const { from, to, cards } of gifts) {
      placeOf(state, to).hand.push(...cards);
      rememberPassed(state, from, cards);
      turn.tell([from, to], msg('passed', { from, to, cards: cardsOf(state, sorted(cards)) }));
    }
  },
});

/** Tourne-points: every campaign zone goes to the neighbor. */
export const passZones = effect<MoiPresident, { by: Seat; way: Direction }>('passZones', {
  run({ state, tell }, { by, way }) {
    if (!isHere(state, by)) return;
    const gifts = exchange(state, way, (seat) => placeOf(state, seat).campaign);
    for (const { to, cards } of gifts) placeOf(state, to).campaign.push(...cards);
    const told = gifts.map(({ from, to, cards }) => ({ from, to, points: sum(state, cards), total: totalOf(state, to) }));
    tell('all', msg('passes.zones', { way, gifts: told }));
  },
});

/** Nouvelle donne: all hands, the discard and the pile are shuffled, and everyone gets four new cards; the Indécis zone stays. */
export const newDeal = effect<MoiPresident, { by: Seat }>('newDeal', {
  run(turn, { by }) {
    const { state } = turn;
    const seats = roundFrom(state, by);
    const hands = seats.flatMap((seat) => placeOf(state, seat).hand.splice(0));
    delete state.passed;
    state.pile = turn.random.shuffle('pile', [...hands, ...state.discard, ...state.pile]);
    state.discard = [];
    for (const seat of seats) placeOf(state, seat).hand.push(...state.pile.splice(0, handSize));
    turn.tell('all', msg('new-deal', { pile: state.pile.length }));
    for (const seat of seats) {
      turn.tell([seat], msg('your-hand', { cards: cardsOf(state, handOf(state, seat)) }));
    }
  },
});

/** Grand débat: everyone in turn, the active player first. Players with fewer than five campaign points are told at once, since that can't change. */
export const greatDebate = effect<MoiPresident, { by: Seat }>('greatDebate', {
  run({ state, push, tell }, { by }) {
    state.dice = null;
    const seats = roundFrom(state, by);
    for (const seat of seats) if (!isExposed(state, seat)) tell('all', msg('exempt', { seat }));
    push(...seats.filter((seat) => isExposed(state, seat)).map((seat) => standUp({ by: seat })));
  },
});

/** One player's part of the Grand débat: with five campaign points they roll, and on 1, 2 or 3 lose five to the Indécis zone. */
export const standUp = effect<MoiPresident, { by: Seat }>('standUp', {
  run(turn, { by }) {
    const { state } = turn;
    if (!isExposed(state, by)) return;
    const { die } = rollDice(turn, 'grand-debat', [by], 'beside')[0]!;
    turn.tell('all', msg('stands', { seat: by, die, spared: die >= luckyFrom }));
    if (die < luckyFrom) turn.push(pay({ by, to: 'undecided' }));
  },
});
