/** The page of what is supported is up to date. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { supportedPage } from '../supported.ts';

test('SUPPORTED.md says what the routes, events and refusals are (`npm run supported -w discord-playground` writes it)', () => {
  expect(readFileSync(new URL('../SUPPORTED.md', import.meta.url), 'utf8')).toBe(supportedPage());
});

test('it names what there is and what there is not', () => {
  const page = supportedPage();
  expect(page).toContain('| PUT | `/channels/:channel/messages/:message/reactions/:emoji/@me` |');
  expect(page).toContain('| `MESSAGE_CREATE` | GuildMessages | DirectMessages |');
  expect(page).toContain('| 403 | 50013 | Missing Permissions |');
  const [, unknown] = page.split('## Not here');
  expect(unknown).toContain('`/guilds/:id/emojis`');
  expect(unknown).not.toContain('`/channels/:id/messages`');
  expect(unknown).not.toContain('undefined');
});
