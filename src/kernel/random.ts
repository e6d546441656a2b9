import { createHmac, createSecretKey, type KeyObject } from 'node:crypto';
import type { RandomState } from './types.ts';

/** The only source of chance in a game. Each purpose has its own stream, so that a choice made elsewhere never shifts it. */
export interface Random {
  /** A whole number from 0 to n − 1, each equally likely. */
  below(purpose: string, n: number): number;
  /** A die: a whole number from 1 to `sides`. */
  die(purpose: string, sides?: number): number;
  /** A new list with the same items in random order (Fisher–Yates). */
  shuffle<T>(purpose: string, items: readonly T[]): T[];
  /** One item. Throws on an empty list. */
  pick<T>(purpose: string, items: readonly T[]): T;
}

/** A fresh stream set. `seed` is 64 hexadecimal digits: 256 bits from a cryptographic source. */
export function startRandom(seed: string): RandomState {
  if (!/^[0-9a-f]{64}$/.test(seed)) throw new Error('The seed must be 64 hexadecimal digits (256 bits): use crypto.randomBytes(32).');
  return { algorithm: 'hmac-sha256/1', seed, drawn: {} };
}

/** What a seed makes, kept while it is in use: a block costs far more to make than to read, and the key five times what a block does. */
interface Source {
  key: KeyObject;
  /** The block that each stream was last read in. */
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
 * Draws from `state`, which remembers how far each stream has come. `onDraw` runs before each draw.
 * Number i of a stream is word i mod 8 of HMAC-SHA-256(seed, purpose + '#' + floor(i / 8)); numbers below n are made by rejection, so they are unbiased.
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

/** Everything that can be drawn, by a way to draw a number. */
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
