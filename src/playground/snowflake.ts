/** Ids in Discord's format. */
import type { Clock } from './clock.ts';

const EPOCH = 1_420_070_400_000n;
/** Ids below this have fewer than 17 digits, which discord.js doesn't recognize as ids. */
const LEAST = 1n << 55n;

/** Generates Discord ids: unique, increasing, and containing the time they were made. */
export class Snowflakes {
  #clock: Clock;
  #last: bigint;

  /** All ids will be above `last`, the highest id of an earlier run. */
  constructor(clock: Clock, last: string | null) {
    this.#clock = clock;
    this.#last = last === null ? LEAST : BigInt(last);
  }

  next(): string {
    const now = (BigInt(Math.floor(this.#clock.now())) - EPOCH) << 22n;
    this.#last = now > this.#last ? now : this.#last + 1n;
    return String(this.#last);
  }

  /** The latest id generated: newer ones were made after this call. */
  get last(): string {
    return String(this.#last);
  }
}

/** When an id was made, in milliseconds. */
export function madeAt(id: string): number {
  return Number((BigInt(id) >> 22n) + EPOCH);
}

/** Compares ids, oldest first. */
export function byAge(a: string, b: string): number {
  return a.length - b.length || (a < b ? -1 : a > b ? 1 : 0);
}
