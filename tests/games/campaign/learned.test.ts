/** The learned evaluation: whether the weights fit its inputs, what it looks at, and what it knows. */
import { expect, test } from 'vitest';
import { inputsOf } from '../../../src/games/campaign/mind/inputs.ts';
import { networks } from '../../../src/games/campaign/mind/learned.ts';
import { mind } from '../../../src/games/campaign/mind.ts';
import type { Campaign } from '../../../src/games/campaign/state.ts';
import { sides } from '../../../src/games/campaign/vocabulary.ts';
import { copyJson } from '../../../src/kernel/copy.ts';
import { fastRandom } from '../../../src/kernel/simulation.ts';
import { playRandom } from '../../standing/play.ts';
import { type Setting, scenario } from './scenario.ts';
import { standing } from './standing.ts';

const chanceOf = (setting: Setting): number => mind.evaluate(scenario(setting).state).obama!;

test('the weights fit the inputs', () => {
  const inputs = inputsOf(scenario({}).state);
  expect(inputs).toHaveLength(2);
  const [obama, mccain] = inputs as [Float64Array, Float64Array];
  expect(mccain).toHaveLength(obama.length);
  const { means, scales, neurons, outputs, direct } = networks.playing;
  expect([means, scales, direct].map((one) => one.length)).toEqual([obama.length, obama.length, obama.length]);
  expect(new Set(neurons.map((one) => one.length))).toEqual(new Set([obama.length + 1]));
  expect(outputs).toHaveLength(neurons.length);
});

test('chances add up to 1, and depend on no order of cards', () => {
  const random = fastRandom(3);
  let looks = 0;
  const look = (state: Campaign): void => {
    if (state.phase !== 'playing') return;
    const chances = mind.evaluate(state);
    expect(Object.keys(chances)).toEqual(state.seats);
    expect(chances.obama! + chances.mccain!).toBeCloseTo(1, 9);
    expect(chances.obama! > 0 && chances.obama! < 1).toBe(true);
    const other = copyJson(state);
    for (const side of sides) {
      const { hand, deck, discard } = other.campaigners[side];
      Object.assign(other.campaigners[side], {
        hand: random.shuffle('hand', hand),
        deck: random.shuffle('deck', deck),
        discard: random.shuffle('discard', discard),
      });
    }
    expect(mind.evaluate(other).obama).toBeCloseTo(chances.obama!, 9);
    looks++;
  };
  for (let n = 0; n < 2; n++)
    playRandom(standing, n, {
      after(now) {
        if (!now.outcome && random.below('look', 5) === 0) look(copyJson(now) as Campaign);
      },
    });
  expect(looks).toBeGreaterThan(60);
});

test('a card that wins a state at once counts for more than one that doesn’t, and all but decides where that wins the election', () => {
  const near = { FL: { defense: 'RRRRR', economy: 'BBBBR', square: 4 } } as const;
  // Welfare To Work wins Florida; Health Care For Wounded Troops does nothing there.
  const having = (card: string, won: string[] = []): number =>
    chanceOf({ hands: { obama: [card], mccain: ['M36'] }, states: { ...near, MI: {}, MO: {}, NJ: {} }, won: { obama: won } });
  expect(having('O04')).toBeGreaterThan(having('O06') + 0.03);
  const many = ['PA', 'OH', 'VA', 'NC', 'CO', 'WA'];
  expect(having('O04', many)).toBeGreaterThan(0.9);
});

test('a card more in hand raises the chances', () => {
  const hand = ['O04', 'O10', 'O14'];
  const [more, fewer] = [hand, hand.slice(1)].map((obama) => chanceOf({ hands: { obama, mccain: ['M36', 'M37', 'M38'] }, active: 'mccain' }));
  expect(more! - fewer!).toBeGreaterThan(0.02);
});
