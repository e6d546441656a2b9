/** Interactions over HTTP: signed, and handed to the bot's own server. */
import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import type { Clock } from './clock.ts';

/** What came back from the bot's own server. */
export interface Handed {
  status: number;
  /** What it answered; undefined where that is no JSON. */
  json: unknown;
}

/** The bot's own server, where it wants interactions handed in over HTTP instead of hearing of them on the gateway. */
export class Endpoint {
  /** The key by which the bot knows this Discord, as the Developer Portal shows it. */
  readonly publicKey: string;
  /** Null: interactions go over the gateway. */
  url: string | null = null;
  #clock: Clock;
  #key: KeyObject;

  constructor(clock: Clock) {
    const { publicKey, privateKey } = generateKeyPairSync('ed25519');
    this.publicKey = publicKey.export({ format: 'der', type: 'spki' }).subarray(-32).toString('hex');
    this.#clock = clock;
    this.#key = privateKey;
  }

  /** Signs it and hands it in. Rejects where nobody can be reached. */
  async hand(payload: object): Promise<Handed> {
    const body = JSON.stringify(payload);
    const timestamp = String(Math.floor(this.#clock.now() / 1000));
    const signature = sign(null, Buffer.from(timestamp + body), this.#key).toString('hex');
    const headers = { 'content-type': 'application/json', 'x-signature-timestamp': timestamp, 'x-signature-ed25519': signature };
    const response = await fetch(this.url ?? '', { method: 'POST', body, headers });
    const isJson = response.headers.get('content-type')?.startsWith('application/json');
    return { status: response.status, json: isJson ? await response.json() : void (await response.arrayBuffer()) };
  }
}
