/** A small neural network: one hidden layer of neurons, and a direct connection from each input to the output beside it. */

export interface Network {
  /** What is subtracted from each input, and what the rest is multiplied by: over the positions it was fitted to, inputs then have mean 0 and spread 1. */
  means: readonly number[];
  scales: readonly number[];
  /** Each neuron's weight for every input, then its bias. */
  neurons: readonly (readonly number[])[];
  /** Each neuron's weight for the output. */
  outputs: readonly number[];
  /** Each input's own weight for the output. */
  direct: readonly number[];
}

/** Inputs farther from the mean than so many times the spread count as that far: it was fitted to nothing like them. */
export const farthest = 6;

export function outputOf({ means, scales, neurons, outputs, direct }: Network, inputs: ArrayLike<number>): number {
  const size = inputs.length;
  const scaled = new Float64Array(size);
  let output = 0;
  for (let i = 0; i < size; i++) {
    scaled[i] = Math.max(-farthest, Math.min(farthest, (inputs[i]! - means[i]!) * scales[i]!));
    output += direct[i]! * scaled[i]!;
  }
  for (let n = 0; n < neurons.length; n++) {
    const weights = neurons[n]!;
    let sum = weights[size]!;
    for (let i = 0; i < size; i++) sum += weights[i]! * scaled[i]!;
    output += outputs[n]! * Math.tanh(sum);
  }
  return output;
}

/**
 * The inputs for each seat, from numbers about each of them: its own; its own, growing with `past`, which is 0 at the start of a game and about 1 at its end;
 * the mean of the others'; and what is the same for all.
 */
export function inputsFor(own: readonly (readonly number[])[], common: readonly number[], past: number): Float64Array[] {
  const size = own[0]!.length;
  return own.map((mine) => {
    const inputs = new Float64Array(3 * size + common.length);
    for (let i = 0; i < size; i++) {
      inputs[i] = mine[i]!;
      inputs[size + i] = mine[i]! * past;
    }
    for (const other of own) if (other !== mine) for (let i = 0; i < size; i++) inputs[2 * size + i]! += other[i]!;
    for (let i = 2 * size; i < 3 * size; i++) inputs[i]! /= Math.max(1, own.length - 1);
    inputs.set(common, 3 * size);
    return inputs;
  });
}
