/** Interactions over HTTP: signed, and posted to the bot's own server. */
import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import type { Clock } from './clock.ts';

/** The response of the bot's own server. */
export interface Handed {
  status: number;
  /** The body of its response; undefined if that isn't JSON. */
  json: unknown;
}

/** The bot's own server, if it receives interactions over HTTP rather than over the gateway. */
export class Endpoint {
  /** The public key by which the bot recognizes this Discord, as the Developer Portal shows it. */
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

  /** Signs the payload and posts it. Rejects if the server can't be reached. */
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
