/** The source of the time. Tests pass their own and move it by hand. */
export interface Clock {
  now(): number;
}

export const systemClock: Clock = { now: () => Date.now() };

/** A clock that stands still until a test moves it: an hour, or the fifteen minutes of an interaction, pass at once. */
export class HandClock implements Clock {
  #ms: number;

  constructor(ms = Date.UTC(2026, 10, 20, 17, 0, 0)) {
    this.#ms = ms;
  }

  now(): number {
    return this.#ms;
  }

  pass({ seconds = 0, minutes = 0 }: { seconds?: number; minutes?: number }): void {
    this.#ms += (minutes * 60 + seconds) * 1000;
  }
}

/** A clock that is ahead of another one, by as much as people have moved it. */
export class MovedClock implements Clock {
  #real: Clock;
  #ahead: number;

  constructor(real: Clock, ahead: number) {
    this.#real = real;
    this.#ahead = ahead;
  }

  now(): number {
    return this.#real.now() + this.#ahead;
  }

  /** How far it is ahead, in milliseconds. */
  get ahead(): number {
    return this.#ahead;
  }

  /** Only forward, so that nothing was ever written in the future. */
  move(ms: number): void {
    this.#ahead += Math.max(0, ms);
  }
}

/** A time in Discord's format: `2026-11-20T17:33:12.000000+00:00`. */
export function timestamp(ms: number): string {
  return new Date(ms).toISOString().replace('Z', '000+00:00');
}
