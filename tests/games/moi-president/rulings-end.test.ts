/** The rulings of the components page by their numbers: the end of the game, and two players. */
import { describe, expect, test } from 'vitest';
import { deck, kindOf } from '../../../src/games/moi-president/cards/deck.ts';
import { kindCards } from '../../../src/games/moi-president/cards/kinds.ts';
import { moiPresident } from '../../../src/games/moi-president/game.ts';
import { isDead, leaders, reachOf } from '../../../src/games/moi-president/outcome.ts';
import { start } from '../../../src/kernel/run.ts';
import { seedOf } from '../../standing/play.ts';
import { allCards, scenario, scores } from './scenario.ts';

const campaign = { A: ['campagne-5-1', 'campagne-3-1'], B: ['campagne-8-1', 'campagne-4-1'], C: ['campagne-5-2', 'campagne-6-1'] };

describe('ruling 20: victory at the end of one’s own turn', () => {
  const near = ['campagne-10-1', 'campagne-10-2', 'campagne-10-3', 'campagne-8-1', 'campagne-8-2'];
  test('51 points win, campaign and socle together', () => {
    scenario({ hands: { A: ['campagne-3-1'] }, campaign: { A: near }, socle: { A: ['socle-3-1'] } })
      .asks('A', 'ask.card')
      .answer('campagne-3-1')
      .ends('won.elected', 'A');
  });
  test('50 do not', () => {
    scenario({ hands: { A: ['campagne-4-1'] }, campaign: { A: near } })
      .asks('A', 'ask.card')
      .answer('campagne-4-1')
      .asks('B', 'ask.card');
  });
  test('lifted to 51 on somebody else’s turn, one must still have them at the end of the next own one', () => {
    const table = scenario({
      people: 2,
      hands: { A: ['tourne-points-1'], B: ['socle-3-1', 'debat-1'] },
      campaign: { A: near },
      socle: { B: ['socle-5-1', 'socle-10-1'] },
    })
      .asks('A', 'ask.card')
      .answer('tourne-points-1')
      .sees((state) => expect(scores(state).B).toEqual([46, 15]));
    table.asks('B', 'ask.card').answer('discard-debat-1').ends('won.elected', 'B');
  });
});

describe('ruling 21: the dead game', () => {
  const points = deck.filter(({ kind }) => kindCards[kind].stays).map(({ id }) => id);
  /** Socles of 41 or 42 points each for B, C, D and 10 for A leave less than 51 to everybody. */
  const socle = {
    A: ['socle-10-1'],
    B: ['campagne-10-1', 'campagne-10-2', 'campagne-10-3', 'campagne-8-1', 'campagne-4-1'],
    C: ['campagne-8-2', 'campagne-8-3', 'socle-8-1', 'campagne-6-1', 'campagne-6-2', 'socle-6-1'],
    D: ['campagne-5-1', 'campagne-5-2', 'campagne-5-3', 'campagne-5-4', 'campagne-5-5', 'campagne-5-6', 'socle-5-1', 'socle-5-2'],
  };
  /** Nearly all that is left, for E. */
  const rest = ['socle-4-1', 'socle-4-2', 'socle-3-1', 'socle-3-2', 'campagne-3-2', 'campagne-3-3', 'campagne-3-4'];
  test('174 − the socles of the others < 51 for everybody, exactly', () => {
    const four = scenario({ people: 4, socle });
    expect(four.state.seats.map((seat) => reachOf(four.state, seat))).toEqual([50, 82, 82, 80]);
    expect(isDead(four.state)).toBe(false);
    const fifty = scenario({ people: 5, socle: { ...socle, E: [...rest, 'socle-5-3', 'campagne-4-2'] } });
    expect(fifty.state.seats.map((seat) => reachOf(fifty.state, seat))).toEqual([18, 50, 50, 48, 40]);
    expect(isDead(fifty.state)).toBe(true);
    const fiftyOne = scenario({ people: 5, socle: { ...socle, E: [...rest, 'socle-5-3', 'campagne-3-1'] } });
    expect(fiftyOne.state.seats.map((seat) => reachOf(fiftyOne.state, seat))).toEqual([19, 51, 51, 49, 40]);
    expect(isDead(fiftyOne.state)).toBe(false);
  });
  test('a socle that left the game is out of everybody’s reach', () => {
    const { state } = scenario({ people: 5, socle: { ...socle, E: [...rest, 'socle-5-3', 'campagne-4-2'] } }).leaves('A');
    expect(['B', 'C', 'D', 'E'].map((seat) => reachOf(state, seat))).toEqual([50, 50, 48, 40]);
  });
  test('is found after the turn that makes it, exactly', () => {
    const even = (from: number) => points.filter((_, i) => i % 5 === from);
    const spread = { A: even(0), B: even(1), C: even(2), D: even(3), E: even(4) };
    const last = spread.A.pop()!;
    const table = scenario({
      people: 5,
      hands: {
        A: ['indecis-1', 'confiance-1', 'debat-1', 'debat-2'],
        B: ['confiance-2', 'debat-3', 'debat-4', 'debat-5'],
        C: ['polemique-1', 'polemique-2', 'polemique-3', 'polemique-4'],
        D: ['affaire-1', 'affaire-2', 'affaire-3', 'affaire-4'],
        E: ['immunite-1', 'immunite-2', 'immunite-3', 'immunite-4'],
      },
      socle: spread,
      undecided: [last],
      dice: [6],
    });
    expect(isDead(table.state)).toBe(true);
    const [winner, ...shared] = leaders(table.state);
    expect(shared).toEqual([]);
    table.asks('A', 'ask.card').answer('discard-debat-1').ends('won.blocked', winner!);
  });
  test('a tie goes to the bigger socle, then the victory is shared', () => {
    const tied = scenario({ campaign: { A: ['campagne-5-1'], B: ['campagne-3-1', 'campagne-4-1'] }, socle: { A: ['socle-5-1'], B: ['socle-3-1'] } });
    expect(leaders(tied.state)).toEqual(['A']);
    const level = scenario({ campaign: { A: ['campagne-5-1'], C: ['campagne-5-2'] }, socle: { A: ['socle-5-1'], C: ['socle-5-2'] } });
    expect(leaders(level.state)).toEqual(['A', 'C']);
  });
  test('the host’s cap ends the game when the pile would be rebuilt a ninth time', () => {
    const end = { hands: { A: ['campagne-10-1'] }, pile: [], discard: ['debat-1', 'debat-2'] };
    scenario({ ...end, cap: true, rebuilds: 8 })
      .asks('A', 'ask.card')
      .answer('campagne-10-1')
      .ends('won.cap', 'A');
    scenario({ ...end, cap: true, rebuilds: 7 })
      .asks('A', 'ask.card')
      .answer('campagne-10-1')
      .asks('B', 'ask.card');
    scenario({ ...end, rebuilds: 8 })
      .asks('A', 'ask.card')
      .answer('campagne-10-1')
      .asks('B', 'ask.card');
  });
});

test('ruling 22: two players: the five Diversion cards leave, 65 are left, and the question does not name them', () => {
  const { state } = start(moiPresident.rules, { seats: ['A', 'B'], options: {}, seed: seedOf(3) });
  expect(allCards(state)).toHaveLength(65);
  expect(allCards(state).some((card) => kindOf(card) === 'diversion')).toBe(false);
  const asked = scenario({ people: 2, hands: { A: ['affaire-1'] }, campaign })
    .asks('A', 'ask.card')
    .answer('affaire-1')
    .asks('B', 'ask.react');
  expect(asked.decision.options.map(({ id }) => id)).toEqual(['suffer', 'immunite']);
});
