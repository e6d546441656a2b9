import { createHmac, createSecretKey, type KeyObject } from 'node:crypto';
import type { RandomState } from './types.ts';

/** The only source of randomness in a game. Each purpose has its own stream, so that a choice made elsewhere never shifts it. */
export interface Random {
  /** An integer from 0 to n − 1, each equally likely. */
  below(purpose: string, n: number): number;
  /** A die: an integer from 1 to `sides`. */
  die(purpose: string, sides?: number): number;
  /** A new list with the same items in random order (Fisher–Yates). */
  shuffle<T>(purpose: string, items: readonly T[]): T[];
  /** One item. Throws on an empty list. */
  pick<T>(purpose: string, items: readonly T[]): T;
}

/** A fresh set of streams. `seed` is 64 hexadecimal digits: 256 bits from a cryptographic source. */
export function startRandom(seed: string): RandomState {
  if (!/^[0-9a-f]{64}$/.test(seed)) throw new Error('The seed must be 64 hexadecimal digits (256 bits): use crypto.randomBytes(32).');
  return { algorithm: 'hmac-sha256/1', seed, drawn: {} };
}

/** Derived from a seed and cached while in use: making a block costs far more than reading it, and making the key five times a block. */
interface Source {
  key: KeyObject;
  /** The block that each stream last read from. */
  blocks: Map<string, { at: number; bytes: Buffer }>;
}
const sources = new Map<string, Source>();
const mostSources = 500;

function sourceOf(seed: string): Source {
  const known = sources.get(seed);
  if (known) return known;
  if (sources.size >= mostSources) sources.clear();
  const source: Source = { key: createSecretKey(seed, 'hex'), blocks: new Map() };
  sources.set(seed, source);
  return source;
}

/**
 * Draws from `state`, which records how far each stream has advanced. Calls `onDraw` before each draw.
 * Number i of a stream is word i mod 8 of HMAC-SHA-256(seed, purpose + '#' + floor(i / 8)); numbers below n are made by rejection, so they are
 * unbiased.
 */
export function openRandom(state: RandomState, onDraw: () => void): Random {
  const word = (purpose: string): number => {
    const i = state.drawn[purpose] ?? 0;
    state.drawn[purpose] = i + 1;
    const at = i >>> 3;
    const { key, blocks } = sourceOf(state.seed);
    let block = blocks.get(purpose);
    if (block?.at !== at) {
      block = { at, bytes: createHmac('sha256', key).update(`${purpose}#${at}`).digest() };
      blocks.set(purpose, block);
    }
    return block.bytes.readUInt32BE((i & 7) * 4);
  };

  const below = (purpose: string, n: number): number => {
    if (!Number.isInteger(n) || n < 1) throw new Error(`Cannot draw below ${n}.`);
    onDraw();
    const limit = 2 ** 32 - (2 ** 32 % n);
    for (;;) {
      const drawn = word(purpose);
      if (drawn < limit) return drawn % n;
    }
  };

  return drawnBy(below);
}

/** Everything that can be drawn, given a way to draw a number. */
export const drawnBy = (below: Random['below']): Random => ({
  below,
  die: (purpose, sides = 6) => 1 + below(purpose, sides),
  shuffle: (purpose, items) => {
    const list = [...items];
    for (let i = list.length - 1; i > 0; i--) {
      const j = below(purpose, i + 1);
      [list[i], list[j]] = [list[j]!, list[i]!];
    }
    return list;
  },
  pick: (purpose, items) => {
    if (items.length === 0) throw new Error(`Nothing to pick from (${purpose}).`);
    return items[below(purpose, items.length)]!;
  },
});
