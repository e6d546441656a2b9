import type { DoorRefusal } from './http-door.ts';

/** Hears of what an owner may want to know. */
export interface Watch {
  /** Of each interaction. */
  heard(): void;
  /** How long it waited for its acknowledgement, in milliseconds. */
  acknowledged(ms: number): void;
  /** The first answer to one said only that there will be one. */
  deferred(): void;
  /** Discord answered a request of the bot's own with this status. */
  requested(status: number): void;
  /** Discord answered a request with this status, and counts it against the bot. */
  refused(status: number): void;
  /** A request to the door for interactions came no further. */
  refusedAtTheDoor(why: DoorRefusal): void;
  /** A picture came too late. */
  late(): void;
}
