/** The rulings on the end of the game and on two players, by their numbers on the components page. */

import { describe, expect, test } from 'vitest';
import { deckFor, kindOf } from '../../../src/games/moi-president/data/deck.ts';
import { moiPresident } from '../../../src/games/moi-president/game.ts';
import { isDead, leaders, reachOf } from '../../../src/games/moi-president/rules/outcome.ts';
import { start } from '../../../src/kernel/run.ts';
import { seedOf } from '../../standing/play.ts';
import { campagne, cardsFor, socle } from './cards.ts';
import { allCards, scenario, scores } from './scenario.ts';

const campaign = { A: [campagne(5), campagne(3)], B: [campagne(8), campagne(4)], C: [campagne(5, 2), campagne(6)] };

describe('ruling 20: victory at the end of one’s own turn', () => {
  const near = [campagne(10), campagne(10, 2), campagne(10, 3), campagne(8), campagne(8, 2)];
  test('51 points win, campaign and socle together', () => {
    scenario({ hands: { A: [campagne(3)] }, campaign: { A: near }, socle: { A: [socle(3)] } })
      .asks('A', 'ask.card')
      .answer(campagne(3))
      .ends('won.elected', 'A');
  });
  test('50 do not', () => {
    scenario({ hands: { A: [campagne(4)] }, campaign: { A: near } })
      .asks('A', 'ask.card')
      .answer(campagne(4))
      .asks('B', 'ask.card');
  });
  test('lifted to 51 on somebody else’s turn, one must still have them at the end of the next own one', () => {
    const table = scenario({
      people: 2,
      hands: { A: ['tourne-points-01'], B: [socle(3), 'debat-01'] },
      campaign: { A: near },
      socle: { B: [socle(5), socle(10)] },
    })
      .asks('A', 'ask.card')
      .answer('tourne-points-01')
      .sees((state) => expect(scores(state).B).toEqual([46, 15]));
    table.asks('B', 'ask.card').answer('discard-debat-01').ends('won.elected', 'B');
  });
});

describe('ruling 21: the dead game', () => {
  const points = cardsFor(5).flatMap(({ id, points: worth }) => (worth > 0 ? [id] : []));
  /** Socles of 41 or 42 points each for B, C, D and 10 for A leave everyone less than 51. */
  const socles = {
    A: [socle(10)],
    B: [campagne(10), campagne(10, 2), campagne(10, 3), campagne(8), campagne(4)],
    C: [campagne(8, 2), campagne(8, 3), socle(8), campagne(6), campagne(6, 2), socle(6)],
    D: [campagne(5), campagne(5, 2), campagne(5, 3), campagne(5, 4), campagne(5, 5), campagne(5, 6), socle(5), socle(5, 2)],
  };
  /** Nearly all the rest, for E. */
  const rest = [socle(4), socle(4, 2), socle(3), socle(3, 2), campagne(3, 2), campagne(3, 3), campagne(3, 4)];
  test('174 − the socles of the others < 51 for everybody, exactly', () => {
    const four = scenario({ people: 4, socle: socles });
    expect(four.state.seats.map((seat) => reachOf(four.state, seat))).toEqual([50, 82, 82, 80]);
    expect(isDead(four.state)).toBe(false);
    const fifty = scenario({ people: 5, socle: { ...socles, E: [...rest, socle(5, 3), campagne(4, 2)] } });
    expect(fifty.state.seats.map((seat) => reachOf(fifty.state, seat))).toEqual([18, 50, 50, 48, 40]);
    expect(isDead(fifty.state)).toBe(true);
    const fiftyOne = scenario({ people: 5, socle: { ...socles, E: [...rest, socle(5, 3), campagne(3)] } });
    expect(fiftyOne.state.seats.map((seat) => reachOf(fiftyOne.state, seat))).toEqual([19, 51, 51, 49, 40]);
    expect(isDead(fiftyOne.state)).toBe(false);
  });
  test('a socle that left the game is out of everybody’s reach', () => {
    const { state } = scenario({ people: 5, socle: { ...socles, E: [...rest, socle(5, 3), campagne(4, 2)] } }).leaves('A');
    expect(['B', 'C', 'D', 'E'].map((seat) => reachOf(state, seat))).toEqual([50, 50, 48, 40]);
  });
  test('is found after the turn that makes it, exactly', () => {
    const even = (from: number) => points.filter((_, i) => i % 5 === from);
    const spread = { A: even(0), B: even(1), C: even(2), D: even(3), E: even(4) };
    const last = spread.A.pop()!;
    const table = scenario({
      people: 5,
      hands: {
        A: ['indecis-01', 'confiance-01', 'debat-01', 'debat-02'],
        B: ['confiance-02', 'debat-03', 'debat-04', 'debat-05'],
        C: ['polemique-01', 'polemique-02', 'polemique-03', 'polemique-04'],
        D: ['affaire-01', 'affaire-02', 'affaire-03', 'affaire-04'],
        E: ['immunite-01', 'immunite-02', 'immunite-03', 'immunite-04'],
      },
      socle: spread,
      undecided: [last],
      dice: [6],
    });
    expect(isDead(table.state)).toBe(true);
    const [winner, ...shared] = leaders(table.state);
    expect(shared).toEqual([]);
    table.asks('A', 'ask.card').answer('discard-debat-01').ends('won.blocked', winner!);
  });
  test('a tie goes to the bigger socle, then the victory is shared', () => {
    const tied = scenario({ campaign: { A: [campagne(5)], B: [campagne(3), campagne(4)] }, socle: { A: [socle(5)], B: [socle(3)] } });
    expect(leaders(tied.state)).toEqual(['A']);
    const level = scenario({ campaign: { A: [campagne(5)], C: [campagne(5, 2)] }, socle: { A: [socle(5)], C: [socle(5, 2)] } });
    expect(leaders(level.state)).toEqual(['A', 'C']);
  });
  test('the host’s cap ends the game when the pile would be rebuilt a fifth time', () => {
    const end = { hands: { A: [campagne(10)] }, pile: [], discard: ['debat-01', 'debat-02'] };
    scenario({ ...end, cap: true, rebuilds: 4 })
      .asks('A', 'ask.card')
      .answer(campagne(10))
      .ends('won.cap', 'A');
    scenario({ ...end, cap: true, rebuilds: 3 })
      .asks('A', 'ask.card')
      .answer(campagne(10))
      .asks('B', 'ask.card');
    scenario({ ...end, rebuilds: 8 })
      .asks('A', 'ask.card')
      .answer(campagne(10))
      .asks('B', 'ask.card');
  });
});

test('ruling 22: two players: the Diversion cards leave, and the question does not name them', () => {
  const { state } = start(moiPresident.rules, { seats: ['A', 'B'], options: {}, seed: seedOf(3) });
  expect(allCards(state)).toHaveLength(deckFor(2).length);
  expect(allCards(state).some((card) => kindOf(card) === 'diversion')).toBe(false);
  const asked = scenario({ people: 2, hands: { A: ['affaire-01'] }, campaign })
    .asks('A', 'ask.card')
    .answer('affaire-01')
    .asks('B', 'ask.react');
  expect(asked.decision.options.flatMap(({ id, leaves }) => (leaves ? [] : [id]))).toEqual(['suffer', 'immunite']);
});
