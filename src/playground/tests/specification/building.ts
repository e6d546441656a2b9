/** Raw building blocks of requests, valid unless a test breaks them. */
import type { Fields } from '../../specification/json.ts';
import type { SentFile, SentRequest } from '../../specification/request.ts';

export const APP = '1310000000000000001';
export const CHANNEL = '1310000000000000002';
export const MESSAGE = '1310000000000000003';
export const USER = '1310000000000000004';
export const V2 = 32768;
const HOOK = `/api/v10/webhooks/${APP}/token`;

export const png: SentFile = { name: 'board.png', size: 80_000 };

export const post = (body: unknown, files: readonly SentFile[] = []): SentRequest => ({
  method: 'POST',
  path: `/api/v10/channels/${CHANNEL}/messages`,
  body,
  files,
});
export const patch = (body: unknown, files: readonly SentFile[] = []): SentRequest => ({
  method: 'PATCH',
  path: `/api/v10/channels/${CHANNEL}/messages/${MESSAGE}`,
  body,
  files,
});
export const callback = (type: unknown, data?: unknown, files: readonly SentFile[] = []): SentRequest => ({
  method: 'POST',
  path: `/api/v10/interactions/${MESSAGE}/token/callback?with_response=false`,
  body: data === undefined ? { type } : { type, data },
  files,
});
export const followUp = (body: unknown, files: readonly SentFile[] = []): SentRequest => ({ method: 'POST', path: `${HOOK}?wait=true`, body, files });
export const editOriginal = (body: unknown, files: readonly SentFile[] = []): SentRequest => ({
  method: 'PATCH',
  path: `${HOOK}/messages/%40original`,
  body,
  files,
});
export const register = (...body: unknown[]): SentRequest => ({ method: 'PUT', path: `/api/v10/applications/${APP}/commands`, body });

export const row = (...components: unknown[]): Fields => ({ type: 1, components });
export const button = (change: object = {}): Fields => ({ type: 2, style: 1, custom_id: 'v1:play', label: 'Play', ...change });
export const choice = (n: number, change: object = {}): Fields => ({ label: `State ${n}`, value: `s${n}`, ...change });
export const select = (change: object = {}): Fields => ({ type: 3, custom_id: 'v1:state', options: [choice(1), choice(2)], ...change });
export const text = (content: unknown = 'Ohio turns blue.'): Fields => ({ type: 10, content });
export const picture = (change: object = {}, url = 'attachment://board.png'): Fields => ({
  type: 12,
  items: [{ media: { url }, description: 'The board', ...change }],
});
export const section = (change: object = {}): Fields => ({ type: 9, components: [text()], accessory: button({ custom_id: 'v1:hand' }), ...change });
export const container = (...components: unknown[]): Fields => ({ type: 17, components });
/** A Components V2 message. */
export const v2 = (...components: unknown[]): Fields => ({ flags: V2, components });

export const command = (change: object = {}): Fields => ({ type: 1, name: 'play', description: 'Start a game', ...change });
export const option = (change: object = {}): Fields => ({ type: 3, name: 'game', description: 'Which game', ...change });
export const subcommand = (change: object = {}): Fields => ({ type: 1, name: 'new', description: 'A new game', ...change });

export const input = (change: object = {}): Fields => ({ type: 4, custom_id: 'name', style: 1, ...change });
export const label = (component: unknown = input(), change: object = {}): Fields => ({ type: 18, label: 'Name', component, ...change });
export const modal = (...components: unknown[]): SentRequest => callback(9, { custom_id: 'v1:name', title: 'Your name', components });

export const many = <T>(count: number, make: (n: number) => T): T[] => Array.from({ length: count }, (_, n) => make(n));
export const long = (length: number): string => 'x'.repeat(length);
