import { expect, test } from 'vitest';
import { outputOf } from '../../src/games/kit/network.ts';
import { fastRandom } from '../../src/kernel/simulation.ts';
import { Learner, type Lesson } from './learn/learner.ts';

/** Lessons in which the first of two wins with this chance. Each has two numbers to tell by. */
function lessons(chanceOf: (a: number, b: number) => number): Lesson[] {
  const random = fastRandom(7);
  const any = (): number => random.below('input', 1000) / 500 - 1;
  return Array.from({ length: 1000 }, () => {
    const [a, b] = [any(), any()];
    const inputs = [Float32Array.of(a, b), Float32Array.of(0, 0)];
    const chance = chanceOf(a, b);
    return { position: { phase: 'any', seats: ['first', 'second'], inputs, told: [], won: [], next: null }, target: [chance, 1 - chance] };
  });
}

function taught(chanceOf: (a: number, b: number) => number) {
  const all = lessons(chanceOf);
  const positions = all.map(({ position }) => position);
  const learner = new Learner(positions, 8, fastRandom(1));
  learner.learn(all, 100, 0.01);
  return { learner, network: learner.network(), positions };
}

test('a network keeps what it learned, without the neurons that learned nothing', () => {
  const { learner, network, positions } = taught((a, b) => (a * b > 0 ? 0.9 : 0.1));
  expect(network.neurons.length).toBeGreaterThan(0);
  expect(network.outputs).toHaveLength(network.neurons.length);
  for (const position of positions.slice(0, 50)) {
    const [mine, theirs] = position.inputs.map((inputs) => outputOf(network, inputs)) as [number, number];
    expect(1 / (1 + Math.exp(theirs - mine))).toBeCloseTo(learner.chances(position)[0]!, 2);
  }
});

test('where there is nothing to learn, no neuron is left', () => {
  expect(taught(() => 0.5).network.neurons).toEqual([]);
});
