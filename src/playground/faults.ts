/** Misbehavior that a test orders beforehand: errors, limits, broken connections, answers that never come. */
import type { refusal } from './errors.ts';

/** Ways in which the server can misbehave with one request. */
export type FaultKind =
  /** Refused, nothing done. */
  | '500'
  | '502'
  | '429'
  | '401'
  /** Refused with one of Discord's own codes, see `as`; nothing done. */
  | 'refused'
  /** Nothing is done, and no answer comes. */
  | 'hang'
  /** The connection is closed before anything is done. discord.js does not try again. */
  | 'drop'
  /** The connection is reset before anything is done. discord.js tries again. */
  | 'reset'
  /** Done, but the answer says 502: whoever repeats the request meets its own success. */
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
  /** Which requests: tried on `METHOD /path` without `/api/v10`, the path decoded. All, if absent. */
  route?: RegExp;
  /** How many requests it hits; 1 if absent. */
  times?: number;
  /** For a 429: when the bot may try again, in seconds. */
  retryAfter?: number;
  /** For `refused`: what Discord says. */
  as?: Parameters<typeof refusal>[0];
  /** For `slow`: how long the request is held back before it is looked at, in milliseconds. */
  delay?: number;
}

/** The faults that are to come. */
export class Faults {
  #waiting: { fault: Fault; left: number }[] = [];

  constructor(faults: readonly Fault[] = []) {
    for (const fault of faults) this.next(fault);
  }

  /** The next requests on that route will meet this fault. */
  next(fault: Fault): void {
    this.#waiting.push({ fault, left: fault.times ?? 1 });
  }

  clear(): void {
    this.#waiting = [];
  }

  /** The fault this request meets, which is used up by it. */
  take(method: string, path: string): Fault | null {
    const hit = this.#waiting.find(({ fault }) => fault.route?.test(`${method} ${path}`) ?? true);
    if (hit === undefined) return null;
    hit.left -= 1;
    if (hit.left <= 0) this.#waiting = this.#waiting.filter((each) => each !== hit);
    return hit.fault;
  }
}
