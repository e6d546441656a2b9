import type { Message } from './types.ts';

export type Result<T, E> = { ok: true; value: T } | { ok: false; error: E };

export const ok = <T>(value: T): { ok: true; value: T } => ({ ok: true, value });
export const refuse = <E>(error: E): { ok: false; error: E } => ({ ok: false, error });

/** Why an answer was refused. A value, never thrown, so that the player learns what to do now. */
export type Refusal =
  /** The decision was answered already, or the game has moved on. */
  | { why: 'stale' }
  /** Another seat is asked. */
  | { why: 'not-yours'; seat: string }
  /** The option is not in the list. */
  | { why: 'not-offered'; option: string }
  /** The option is in the list but blocked, for this reason. */
  | { why: 'blocked'; option: string; reason: Message }
  /** Too few or too many options, or one of them twice. */
  | { why: 'count'; min: number; max: number }
  /** Standing orders that contradict each other. */
  | { why: 'contrary'; first: Message; second: Message }
  /** The game has ended. */
  | { why: 'over' };
