/** The learned evaluation: whether the weights fit its inputs, what it looks at, and what it knows that the formula it begins with doesn't. */
import { describe, expect, test } from 'vitest';
import { forecastOf } from '../../../src/games/candidate/mind/chances.ts';
import { inputsOf } from '../../../src/games/candidate/mind/inputs.ts';
import { networks } from '../../../src/games/candidate/mind/learned.ts';
import { standingsOf } from '../../../src/games/candidate/mind/standing.ts';
import { mind } from '../../../src/games/candidate/mind.ts';
import { running } from '../../../src/games/candidate/rules/table.ts';
import type { Candidate } from '../../../src/games/candidate/state.ts';
import { undecidedBox } from '../../../src/games/candidate/vocabulary.ts';
import { copyJson } from '../../../src/kernel/copy.ts';
import { fastRandom } from '../../../src/kernel/simulation.ts';
import { playRandom } from '../../standing/play.ts';
import { type CandidateTable, campaigns, convention, scenario } from './scenario.ts';
import { standing } from './standing.ts';

test('the weights fit the inputs', () => {
  const inputs = inputsOf(scenario({ hands: { A: ['money-50-1', 'scandal-1'], B: ['zero-1'] } }).state);
  expect(inputs).toHaveLength(2);
  const [{ length }] = inputs as [Float64Array];
  for (const { means, scales, neurons, outputs, direct } of [networks.two.primaries, networks.two.convention, networks.many.convention!]) {
    expect([means, scales, direct].map((one) => one.length)).toEqual([length, length, length]);
    expect(new Set(neurons.map((one) => one.length))).toEqual(new Set([length + 1]));
    expect(outputs).toHaveLength(neurons.length);
  }
});

test('chances add up to 1, and depend on no plan, on no order of cards, and on nothing that anyone knows of others', () => {
  const random = fastRandom(3);
  let looks = 0;
  const look = (state: Candidate): void => {
    const chances = mind.evaluate(state);
    expect(Object.values(chances).reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 9);
    expect(Object.keys(chances).filter((seat) => !(chances[seat]! >= 0 && chances[seat]! <= 1))).toEqual([]);
    expect(state.seats.filter((seat) => chances[seat]! > 0 && !running(state).includes(seat))).toEqual([]);
    const other = copyJson(state);
    Object.assign(other, { plans: {}, before: null, deck: random.shuffle('deck', other.deck), discard: random.shuffle('discard', other.discard) });
    delete other.known;
    for (const one of Object.values(other.candidacies)) Object.assign(one, { hand: random.shuffle('hand', one.hand), bid: null });
    for (const { laid } of other.contest?.boxes ?? []) laid.reverse();
    const same = mind.evaluate(other);
    for (const seat of state.seats) expect(same[seat]).toBeCloseTo(chances[seat]!, 9);
    looks++;
  };
  // Among two, among six, and among five with every option.
  for (const n of [0, 4, 8])
    playRandom(standing, n, {
      after(now) {
        if (!now.outcome && random.below('look', 10) === 0) look(copyJson(now) as Candidate);
      },
    });
  expect(looks).toBeGreaterThan(60);
});

describe('in the Convention among two, for 150 votes in one box', () => {
  const undecided = ['CA', 'TX', 'FL', 'PA'];
  const formula = ({ state }: CandidateTable, seat: string): number => forecastOf(state, standingsOf(state)).chances[seat]!;

  test('the last to act wins who can lay more than lies there', () => {
    const laid: [string, string][] = ['money-50-1', 'endorsement-30-1'].map((card) => [card, `${undecidedBox}:A`]);
    const hands = { A: laid.map(([card]) => card), B: ['money-60-1', 'endorsement-30-2', 'endorsement-20-1'] };
    const table = campaigns(convention({ hands, dealer: 'A', undecided }), 'A', ...laid);
    expect(formula(table, 'B')).toBeLessThan(0.3);
    expect(mind.evaluate(table.state).B).toBeGreaterThan(0.8);
  });

  test('the last to act loses who can lay no more than lies there, whatever is at stake', () => {
    const laid: [string, string][] = ['money-50-1', 'endorsement-30-1'].map((card) => [card, `${undecidedBox}:A`]);
    const hands = { A: laid.map(([card]) => card), B: ['money-40-1', 'endorsement-20-2', 'zero-1', 'money-30-1'] };
    for (const at of [undecided, undecided.slice(0, 1)]) {
      const table = campaigns(convention({ hands, dealer: 'A', undecided: at }), 'A', ...laid);
      expect(mind.evaluate(table.state).B).toBeLessThan(0.2);
    }
  });

  test('an Endorsement beside the Money is worth much more than a second Money, which cannot be laid there', () => {
    const at = (card: string): CandidateTable =>
      convention({ hands: { A: ['money-50-1', card, 'squelch-1'], B: ['money-50-2', 'endorsement-20-2', 'rumor-20-1'] }, undecided });
    const [endorsement, money] = [at('endorsement-40-1'), at('money-40-1')];
    expect(formula(endorsement, 'A') - formula(money, 'A')).toBeLessThan(0.05);
    expect(mind.evaluate(endorsement.state).A! - mind.evaluate(money.state).A!).toBeGreaterThan(0.15);
  });
});

test('in the Convention among three, whoever has no cards left and the fewest votes has next to no chance', () => {
  const hands = { A: ['money-90-1', 'money-50-1', 'endorsement-40-1'], B: ['money-60-1', 'endorsement-50-1'], C: [] };
  const table = convention({ hands, dealer: 'A', undecided: ['CA', 'TX'], won: { A: ['NY', 'GA'], B: ['FL', 'PA'], C: ['NC'] } });
  expect(mind.evaluate(table.state).C).toBeLessThan(0.05);
  expect(mind.evaluate(table.state).A).toBeGreaterThan(0.5);
});
