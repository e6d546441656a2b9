/** Where the time comes from. Tests hand in their own and move it by hand. */
export interface Clock {
  now(): number;
}

export const systemClock: Clock = { now: () => Date.now() };

/** Discord's own form of a time: `2026-11-20T17:33:12.000000+00:00`. */
export function timestamp(ms: number): string {
  return new Date(ms).toISOString().replace('Z', '000+00:00');
}
