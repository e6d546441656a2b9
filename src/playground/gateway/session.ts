/** What a bot's connection has received, so that it can resume. */
import { randomBytes } from 'node:crypto';
import { GatewayOpcodes } from 'discord-api-types/v10';
import type { WebSocket } from 'ws';
import type { EventName } from './events.ts';

const MOST_KEPT = 1000;

/** A connection of the bot across the lives of several sockets: it keeps what the bot missed until it resumes. */
export class Session {
  readonly id = randomBytes(16).toString('hex');
  readonly shard: readonly [id: number, count: number];
  readonly intents: number;
  #seq = 0;
  #sent: { seq: number; text: string }[] = [];
  #socket: WebSocket | null;

  constructor(socket: WebSocket, shard: readonly [number, number], intents: number) {
    this.#socket = socket;
    this.shard = shard;
    this.intents = intents;
  }

  get socket(): WebSocket | null {
    return this.#socket;
  }

  dispatch(event: EventName, data: unknown): void {
    this.#seq += 1;
    const text = JSON.stringify({ op: GatewayOpcodes.Dispatch, t: event, s: this.#seq, d: data });
    this.#sent.push({ seq: this.#seq, text });
    if (this.#sent.length > MOST_KEPT) this.#sent.shift();
    this.#socket?.send(text);
  }

  leave(): void {
    this.#socket = null;
  }

  /** Resumes where the bot left off, if nothing it missed is lost. */
  resume(socket: WebSocket, seq: number): boolean {
    const missed = this.#sent.filter((each) => each.seq > seq);
    if (seq > this.#seq || missed.length < this.#seq - seq) return false;
    this.#socket = socket;
    for (const { text } of missed) socket.send(text);
    this.dispatch('RESUMED', {});
    return true;
  }
}
