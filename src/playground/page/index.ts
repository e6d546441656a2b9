/** The page's door: its files, the files of messages, and what is known before anyone takes a seat. */
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Local } from '../local.ts';
import type { Begun, Shown } from '../protocol.ts';
import { report } from '../report.ts';
import { type Asset, bundlePage } from './bundle.ts';
import { Drawn } from './drawn.ts';

const PLACEHOLDER =
  '<!doctype html><html lang="en"><title>Practice server</title><p>This is a local practice server. Its page is not installed.</p></html>';
const REFUSAL =
  '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Practice server</title><p>This page needs its key. Open the address that the program printed when it started: the key is at its end, and this browser then keeps it.</p></html>';

/** The page and the files of messages. The page is bundled on first request. */
export class Pages {
  #local: Local;
  #folder: string;
  #assets: Promise<ReadonlyMap<string, Asset>> | null = null;
  #offered = new Drawn();
  /** What is under way changes all the time, so the pictures of the last few dozen states are kept. */
  #begun = new Drawn(48);

  constructor(local: Local, folder: string) {
    this.#local = local;
    this.#folder = folder;
  }

  async serve(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
    // A message's file has its own key, which the bot knows as well.
    if (url.pathname.startsWith('/attachments/')) return this.#serveFile(url, response);
    const { key } = this.#local;
    if (!key.opens(request, url))
      return void response.writeHead(403, { ...this.#headers(), 'content-type': 'text/html; charset=utf-8' }).end(REFUSAL);
    if (key.isIn(url)) response.setHeader('set-cookie', key.toKeep());
    if (url.pathname === '/world.json') return this.#serveWorld(response);
    if (url.pathname === '/begun.json') return this.#serveBegun(response, url.searchParams.get('locale'));
    if (url.pathname === '/begun.png') return this.#servePicture(this.#begun.get(url.searchParams.get('of') ?? ''), response);
    if (url.pathname.startsWith('/offers/')) return this.#serveOffer(url, response);
    this.#assets ??= bundlePage(this.#folder).catch((error: unknown) => {
      this.#assets = null;
      throw error;
    });
    const assets = await this.#assets;
    const asset = assets.get(url.pathname === '/' ? '/index.html' : decodeURI(url.pathname));
    if (asset) return void response.writeHead(200, { ...this.#headers(), 'content-type': asset.type }).end(asset.bytes);
    const isHome = url.pathname === '/';
    response
      .writeHead(isHome ? 200 : 404, { ...this.#headers(), 'content-type': 'text/html; charset=utf-8' })
      .end(isHome ? PLACEHOLDER : 'Not found');
  }

  #serveWorld(response: ServerResponse): void {
    const { world, people } = this.#local;
    const offers = world.offers.map((offer, at) => ({ ...offer, picture: offer.picture === undefined ? null : `/offers/${at}` }));
    const { name, languages, welcome } = world;
    const shown: Shown = { name, people: people.all, languages, about: world.bot.about, welcome, offers, remembers: world.begun !== null };
    response.writeHead(200, { ...this.#headers(), 'content-type': 'application/json' }).end(JSON.stringify(shown));
  }

  /** What is under way here. If that fails, the first page does without it. */
  async #serveBegun(response: ServerResponse, locale: string | null): Promise<void> {
    const { begun } = this.#local.world;
    const told = (await begun?.(this.#known(locale)).catch(report)) ?? [];
    const all = told.map(({ picture, ...one }): Begun => {
      if (!picture) return { ...one, picture: null };
      this.#begun.know(picture.key, picture.draw);
      return { ...one, picture: { src: `/begun.png?of=${encodeURIComponent(picture.key)}`, alt: picture.alt } };
    });
    response
      .writeHead(200, { ...this.#headers(), 'content-type': 'application/json' })
      .end(JSON.stringify({ now: this.#local.clock.now(), begun: all }));
  }

  /** A locale that is available here: the wanted one, or the first. */
  #known(wanted: string | null): string {
    const { languages } = this.#local.world;
    return (languages.find(({ locale }) => locale === wanted) ?? languages[0])?.locale ?? 'en-US';
  }

  /** The picture of an offer, drawn on first request in one of the languages here. */
  #serveOffer(url: URL, response: ServerResponse): Promise<void> {
    const { offers } = this.#local.world;
    const at = Number(url.pathname.slice('/offers/'.length));
    const locale = this.#known(url.searchParams.get('locale'));
    const picture = offers[at]?.picture;
    const key = `${at} ${locale}`;
    if (picture !== undefined) this.#offered.know(key, () => (typeof picture === 'string' ? readFile(picture) : picture(locale)));
    return this.#servePicture(this.#offered.get(key), response);
  }

  async #servePicture(drawing: Promise<Uint8Array> | undefined, response: ServerResponse): Promise<void> {
    const bytes = await drawing?.catch(report);
    if (bytes) return void response.writeHead(200, { ...this.#headers(), 'content-type': 'image/png' }).end(bytes);
    response.writeHead(404, { ...this.#headers(), 'content-type': 'text/plain' }).end('There is no such picture.');
  }

  #serveFile(url: URL, response: ServerResponse): void {
    const id = url.pathname.split('/')[3] ?? '';
    const file = this.#local.attachments.fetch(id, url.searchParams.get('hm') ?? '');
    if (file === null) return void response.writeHead(404, { 'content-type': 'text/plain' }).end('This content is no longer available.');
    const headers = {
      'content-type': file.type,
      'content-length': file.bytes.length,
      'cache-control': 'private, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    };
    response.writeHead(200, headers).end(file.bytes);
  }

  /** Keeps the page from contacting any other computer. */
  #headers(): Record<string, string> {
    const port = new URL(this.#local.base()).port;
    const hosts = (scheme: string) => `${scheme}://127.0.0.1:${port} ${scheme}://localhost:${port}`;
    return {
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'content-security-policy': `default-src 'self'; img-src 'self' data: blob: ${hosts('http')}; style-src 'self' 'unsafe-inline'; connect-src 'self' ${hosts('ws')} ${hosts('http')}; frame-ancestors 'self'; base-uri 'none'; form-action 'none'`,
    };
  }
}
