/** What people choose for themselves, and moderators for their servers. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ada, bob, must, openTestContext, place, why } from './context.ts';

const usual = {
  lang: null,
  zone: null,
  quietFrom: null,
  quietTo: null,
  pings: 'now',
  dm: false,
  scheme: 'usual',
  words: false,
  still: false,
  unlisted: false,
};

test('everything is as usual until somebody chooses, and one choice leaves the others alone', async () => {
  const { tables, request } = openTestContext();
  expect(await tables.settings(ada.id)).toEqual(usual);
  await must(tables.changeSettings(ada.id, { lang: 'fr' }, request()));
  await must(tables.changeSettings(ada.id, { scheme: 'deutan', words: true }, request()));
  expect(await tables.settings(ada.id)).toEqual({ ...usual, lang: 'fr', scheme: 'deutan', words: true });
  await must(tables.changeSettings(ada.id, { lang: null, words: false }, request()));
  expect(await tables.settings(ada.id)).toEqual({ ...usual, scheme: 'deutan' });
  expect(await tables.settings(bob.id)).toEqual(usual);
});

test('two choices made at once are both kept', async () => {
  const { tables, request } = openTestContext();
  await Promise.all([tables.changeSettings(ada.id, { pings: 'daily' }, request()), tables.changeSettings(ada.id, { dm: true }, request())]);
  expect(await tables.settings(ada.id)).toEqual({ ...usual, pings: 'daily', dm: true });
});

test('a time zone is one that there is; quiet hours need it, and go with it', async () => {
  const { tables, request } = openTestContext();
  const set = (change: Parameters<typeof tables.changeSettings>[1]) => tables.changeSettings(ada.id, change, request());
  for (const zone of ['Paris', '+25:00', 'UTC+25', 'Mars/Olympus', '']) expect(await why(set({ zone })), zone).toBe('no-zone');
  expect(await why(set({ quietFrom: 1320, quietTo: 420 }))).toBe('zone-first');
  expect((await must(set({ zone: 'europe/paris' }))).zone).toBe('Europe/Paris');
  await must(set({ quietFrom: 1320, quietTo: 420 }));
  await must(set({ zone: 'America/Montreal' }));
  expect(await tables.settings(ada.id)).toMatchObject({ quietFrom: 1320, quietTo: 420 });
  await must(set({ zone: null }));
  expect(await tables.settings(ada.id)).toEqual(usual);
});

test('a press that was carried out is told again, not carried out again, and what another process chose is read', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'hustings-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'two.db');
  const [one, other] = [openTestContext({ path }), openTestContext({ path, prefix: 'other' })];
  await must(one.tables.changeSettings(ada.id, { dm: true }, 'pressed'));
  await must(other.tables.changeSettings(ada.id, { dm: false }, other.request()));
  expect(await must(one.tables.changeSettings(ada.id, { dm: true }, 'pressed'))).toEqual(usual);
  expect((await one.tables.settings(ada.id)).dm).toBe(false);
  await Promise.all([one.store.close(), other.store.close()]);
});

test('a server has its language and its channels', async () => {
  const { tables, request } = openTestContext();
  expect(await tables.server(place.guild)).toEqual({ lang: null, channels: [], limits: {} });
  await must(tables.changeServer(place.guild, { lang: 'fr' }, request()));
  await must(tables.changeServer(place.guild, { channels: ['1', '2'] }, request()));
  expect(await tables.server(place.guild)).toEqual({ lang: 'fr', channels: ['1', '2'], limits: {} });
  await must(tables.changeServer(place.guild, { channels: [] }, request()));
  expect(await tables.server(place.guild)).toEqual({ lang: 'fr', channels: [], limits: {} });
  await must(tables.changeServer(place.guild, { lang: 'en' }, 'pressed'));
  await must(tables.changeServer(place.guild, { lang: 'fr' }, request()));
  expect(await must(tables.changeServer(place.guild, { lang: 'en' }, 'pressed')), 'a repeated request').toEqual({
    lang: 'fr',
    channels: [],
    limits: {},
  });
});
