import type { DoorRefusal } from './http-door.ts';

/** Hears of events that an owner may want to know about. */
export interface Watch {
  /** An interaction came in. */
  heard(): void;
  /** An interaction waited this long for its acknowledgement, in milliseconds. */
  acknowledged(ms: number): void;
  /** The first answer to an interaction only announced one. */
  deferred(): void;
  /** Discord answered one of the bot's own requests with this status. */
  requested(status: number): void;
  /** Discord answered a request with this status and counts it against the bot. */
  refused(status: number): void;
  /** The door for interactions rejected a request. */
  refusedAtTheDoor(why: DoorRefusal): void;
  /** A picture was late. */
  late(): void;
}
