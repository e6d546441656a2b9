/** The key of the page: it's in the printed address, and in a cookie from the first visit on. Without it nobody gets a seat here. */
import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Store } from './store.ts';

/** Distinguishes people who have read the printed address from everyone else on this computer, who can reach its port as well. */
export class PageKey {
  readonly #key: string;
  readonly #base: () => string;

  /** The same for the life of the file, so that open tabs survive a restart. */
  constructor(store: Store, base: () => string) {
    this.#key = store.note<string>('key') ?? randomBytes(16).toString('base64url');
    this.#base = base;
    store.setNote('key', this.#key);
  }

  /** The page's address, for people who may open it. */
  address(): string {
    return `${this.#base()}/?key=${this.#key}`;
  }

  isIn(url: URL): boolean {
    return this.#is(url.searchParams.get('key') ?? '');
  }

  /** Whether the request has the key, in its address or in a cookie. */
  opens({ headers }: Pick<IncomingMessage, 'headers'>, url: URL): boolean {
    const cookies = headers.cookie?.split(/; */) ?? [];
    return this.isIn(url) || cookies.some((one) => one.startsWith(`${this.#cookie()}=`) && this.#is(one.slice(this.#cookie().length + 1)));
  }

  /** The header that leaves the key in a browser. No script reads it, and no page of another site sends it. */
  toKeep(): string {
    return `${this.#cookie()}=${this.#key}; Path=/; Max-Age=31536000; HttpOnly; SameSite=Strict`;
  }

  /** Browsers share one cookie jar between all ports of a host, so each server has its own cookie. */
  #cookie(): string {
    return `playground-${new URL(this.#base()).port}`;
  }

  #is(given: string): boolean {
    const [one, other] = [Buffer.from(given), Buffer.from(this.#key)];
    return one.length === other.length && timingSafeEqual(one, other);
  }
}
