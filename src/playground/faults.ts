/** Misbehavior that a test orders in advance: errors, limits, broken connections, answers that never come. */
import type { refusal } from './errors.ts';

/** Ways the server can misbehave with a request. */
export type FaultKind =
  /** Refused; nothing is done. */
  | '500'
  | '502'
  | '429'
  | '401'
  /** Refused with one of Discord's codes, see `as`; nothing is done. */
  | 'refused'
  /** Nothing is done, and no answer comes. */
  | 'hang'
  /** The connection is closed before anything is done. discord.js does not try again. */
  | 'drop'
  /** The connection is reset before anything is done. discord.js tries again. */
  | 'reset'
  /** Done, but the answer says 502, so a bot that repeats the request meets its own success. */
  | '502-after-success'
  /** Done, but the connection is closed or reset before the answer. */
  | 'drop-after-success'
  | 'reset-after-success'
  /** Done, but the answer never comes. */
  | 'timeout-after-success'
  /** Done and answered, but only after `delay` milliseconds. */
  | 'slow';

export interface Fault {
  kind: FaultKind;
  /** The requests it hits, matched against `METHOD /path` without `/api/v10`, the path decoded (default: all). */
  route?: RegExp;
  /** How many requests it hits (default: 1). */
  times?: number;
  /** For a 429: when the bot may try again, in seconds. */
  retryAfter?: number;
  /** For `refused`: what Discord says. */
  as?: Parameters<typeof refusal>[0];
  /** For `slow`: how long the request waits before it is handled, in milliseconds. */
  delay?: number;
}

/** The faults ordered and not yet met. */
export class Faults {
  #waiting: { fault: Fault; left: number }[] = [];

  constructor(faults: readonly Fault[] = []) {
    for (const fault of faults) this.next(fault);
  }

  /** Orders this fault for the next requests on that route. */
  next(fault: Fault): void {
    this.#waiting.push({ fault, left: fault.times ?? 1 });
  }

  clear(): void {
    this.#waiting = [];
  }

  /** The fault this request meets, which uses it up. */
  take(method: string, path: string): Fault | null {
    const hit = this.#waiting.find(({ fault }) => fault.route?.test(`${method} ${path}`) ?? true);
    if (hit === undefined) return null;
    hit.left -= 1;
    if (hit.left <= 0) this.#waiting = this.#waiting.filter((each) => each !== hit);
    return hit.fault;
  }
}
