/** A neural network that is being fitted, by gradient descent (Adam: D. Kingma and J. Ba 2014). */
import { farthest, type Network } from '../../../src/games/kit/network.ts';
import type { Random } from '../../../src/kernel/random.ts';
import type { Position } from './positions.ts';

/** A position, and what each candidate's chance should be. */
export interface Lesson {
  position: Position;
  target: readonly number[];
}

/** How many lessons are looked at before each step. */
const batch = 64;
/** How strongly weights are pulled toward 0. */
const pull = 1e-3;
/** A neuron that adds less than this to the output has learned nothing. */
const leastOutput = 1e-6;
/** How much of its running means of the slope and of its square Adam keeps at each step. */
const [keptSlope, keptSquare] = [0.9, 0.999];

export class Learner {
  readonly #means: number[];
  readonly #scales: number[];
  readonly #neurons: number;
  readonly #size: number;
  readonly #random: Random;
  /** Each neuron's weights for the inputs, and its bias; then each neuron's weight for the output; then each input's. */
  readonly #weights: Float64Array;

  /** Begins with the means and spreads of these positions' inputs, and with random weights. */
  constructor(positions: readonly Position[], neurons: number, random: Random) {
    const all = positions.flatMap(({ inputs }) => inputs);
    const each = [...all[0]!.keys()];
    this.#means = each.map((i) => all.reduce((sum, one) => sum + one[i]!, 0) / all.length);
    const spreads = each.map((i) => Math.sqrt(all.reduce((sum, one) => sum + (one[i]! - this.#means[i]!) ** 2, 0) / all.length));
    this.#scales = spreads.map((spread) => (spread > 1e-5 ? 1 / spread : 0));
    [this.#neurons, this.#size, this.#random] = [neurons, each.length, random];
    const any = (): number => random.below('weight', 2 ** 32) / 2 ** 31 - 1;
    const { outputs, direct } = this.#starts;
    this.#weights = Float64Array.from({ length: direct + this.#size }, (_, i) =>
      i < outputs ? any() / Math.sqrt(this.#size) : i < direct ? any() / 10 : 0,
    );
  }

  /** Where the weights for the output begin. */
  get #starts(): { outputs: number; direct: number } {
    const outputs = this.#neurons * (this.#size + 1);
    return { outputs, direct: outputs + this.#neurons };
  }

  chances(position: Position): number[] {
    return this.#look(position).chances;
  }

  /** Goes through all lessons so many times. The steps shrink evenly from `rate` to 0. */
  learn(lessons: readonly Lesson[], times: number, rate: number): void {
    const zeros = (): Float64Array => new Float64Array(this.#weights.length);
    const [slope, mean, square] = [zeros(), zeros(), zeros()];
    const steps = times * Math.ceil(lessons.length / batch);
    for (let [time, step] = [0, 1]; time < times; time++) {
      const order = this.#random.shuffle('order', lessons);
      for (let from = 0; from < order.length; from += batch, step++) {
        const some = order.slice(from, from + batch);
        slope.fill(0);
        for (const lesson of some) this.#addSlope(lesson, slope);
        const length = (rate * (1 - step / (steps + 1)) * Math.sqrt(1 - keptSquare ** step)) / (1 - keptSlope ** step);
        for (let i = 0; i < slope.length; i++) {
          const down = slope[i]! / some.length + pull * this.#weights[i]!;
          mean[i] = keptSlope * mean[i]! + (1 - keptSlope) * down;
          square[i] = keptSquare * square[i]! + (1 - keptSquare) * down * down;
          this.#weights[i]! -= (length * mean[i]!) / (Math.sqrt(square[i]!) + 1e-8);
        }
      }
    }
  }

  /** What was learned, to four digits, without the neurons that learned nothing: pulled toward 0, most of a large network's do. */
  network(): Network {
    const rounded = (all: Iterable<number>): number[] => [...all].map((one) => Number(one.toPrecision(4)));
    const row = this.#size + 1;
    const { outputs, direct } = this.#starts;
    const alive = Array.from({ length: this.#neurons }, (_, n) => n).filter((n) => Math.abs(this.#weights[outputs + n]!) >= leastOutput);
    return {
      means: rounded(this.#means),
      scales: rounded(this.#scales),
      neurons: alive.map((n) => rounded(this.#weights.subarray(n * row, (n + 1) * row))),
      outputs: rounded(alive.map((n) => this.#weights[outputs + n]!)),
      direct: rounded(this.#weights.subarray(direct)),
    };
  }

  /** The chances of all (softmax), and on the way there the scaled inputs and what each neuron says of them. */
  #look({ inputs }: Position) {
    const [size, weights, { outputs, direct }] = [this.#size, this.#weights, this.#starts];
    const seen = inputs.map((one) => {
      const scaled = new Float64Array(size);
      const said = new Float64Array(this.#neurons);
      let output = 0;
      for (let i = 0; i < size; i++) {
        scaled[i] = Math.max(-farthest, Math.min(farthest, (one[i]! - this.#means[i]!) * this.#scales[i]!));
        output += weights[direct + i]! * scaled[i]!;
      }
      for (let n = 0; n < said.length; n++) {
        const at = n * (size + 1);
        let sum = weights[at + size]!;
        for (let i = 0; i < size; i++) sum += weights[at + i]! * scaled[i]!;
        said[n] = Math.tanh(sum);
        output += weights[outputs + n]! * said[n]!;
      }
      return { scaled, said, output };
    });
    const most = Math.max(...seen.map(({ output }) => output));
    const parts = seen.map(({ output }) => Math.exp(output - most));
    const all = parts.reduce((sum, part) => sum + part, 0);
    return { seen, chances: parts.map((part) => part / all) };
  }

  /** Adds the slope of the surprise at a lesson (backpropagation). */
  #addSlope({ position, target }: Lesson, slope: Float64Array): void {
    const [size, weights, { outputs, direct }] = [this.#size, this.#weights, this.#starts];
    const { seen, chances } = this.#look(position);
    for (const [seat, { scaled, said }] of seen.entries()) {
      const off = chances[seat]! - target[seat]!;
      for (let i = 0; i < size; i++) slope[direct + i]! += off * scaled[i]!;
      for (let n = 0; n < said.length; n++) {
        const at = n * (size + 1);
        slope[outputs + n]! += off * said[n]!;
        const inner = off * weights[outputs + n]! * (1 - said[n]! ** 2);
        slope[at + size]! += inner;
        for (let i = 0; i < size; i++) slope[at + i]! += inner * scaled[i]!;
      }
    }
  }
}
