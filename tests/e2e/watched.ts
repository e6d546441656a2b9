/** Loaded before the program: writes every REST request of the bot, one per line, to the file named by REQUESTS. */
import { appendFileSync } from 'node:fs';
import { DefaultRestOptions } from 'discord.js';

const file = process.env.REQUESTS;
const { makeRequest } = DefaultRestOptions;

function decoded(body: unknown): { body: unknown; files: { name: string; size: number }[] } {
  if (typeof body === 'string') return { body: JSON.parse(body), files: [] };
  if (!(body instanceof FormData)) return { body: null, files: [] };
  const files = [...body.values()].flatMap((value) => (typeof value === 'string' ? [] : [{ name: value.name, size: value.size }]));
  const payload = body.get('payload_json');
  return { body: typeof payload === 'string' ? JSON.parse(payload) : null, files };
}

Object.assign(DefaultRestOptions, {
  makeRequest: (...[url, init]: Parameters<typeof makeRequest>) => {
    const { pathname, search } = new URL(url);
    if (file) appendFileSync(file, `${JSON.stringify({ method: init.method ?? 'GET', path: `${pathname}${search}`, ...decoded(init.body) })}\n`);
    return makeRequest(url, init);
  },
});
