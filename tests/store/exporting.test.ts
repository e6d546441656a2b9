/** Every table of the database that names people: what it holds about someone is in the export of their own data, and the privacy text tells of it. */
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import Database from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStore } from '../../src/store/sqlite/open.ts';
import { ada, bob, must, openTestContext } from '../table/context.ts';
import { naming } from './naming-tables.ts';

/** Tables whose rows an export leaves out, and why. */
const left: { readonly [table: string]: string } = {
  erasures: 'it names people only while their data is being deleted',
  meetings: 'whom they have met, which is about others: the rating that comes of it is there',
};

/** Where the privacy text tells of each table: the words on its page in English and in French. */
const told: { readonly [table: string]: readonly [en: string, fr: string] } = {
  days_off: ['days off', 'vos jours de congé'],
  erasures: ['One number stays', 'Il ne reste qu’un nombre'],
  looks: ['how far you’ve seen each game', 'ce que vous avez vu de chaque partie'],
  meetings: ['for results and ratings', 'pour les résultats et les cotes'],
  met: ['which questions you’ve met', 'les explications que vous avez déjà lues'],
  past_ratings: ['for results and ratings', 'pour les résultats et les cotes'],
  people: ['the Discord ids and names of their players', 'les identifiants Discord et les noms des personnes qui jouent'],
  presences: ['when you last pressed anything', 'le moment où vous avez utilisé le bot pour la dernière fois'],
  ratings: ['for results and ratings', 'pour les résultats et les cotes'],
  reminders: ['needed for reminders', 'nécessaire pour les rappels'],
  scores: ['for results and ratings', 'pour les résultats et les cotes'],
  settings: ['your settings', 'vos réglages'],
};

const folder = mkdtempSync(join(tmpdir(), 'hustings-exporting-'));
afterAll(() => rmSync(folder, { recursive: true }));
const path = join(folder, 'games.db');

let tables: string[] = [];
let whole = '';

/** What the export of this database says of Ada. */
async function exported(from: string): Promise<string> {
  const store = openStore(from);
  const context = openTestContext({ store });
  const json = await context.tables.ownData(ada.id);
  await store.close();
  return json;
}

beforeAll(async () => {
  const store = openStore(path);
  const { hand, tables: games, request, beats } = openTestContext({ store });
  const { id, b } = await hand.beginTurns();
  await must(games.resign(id, b.id, request()));
  await must(games.changeSettings(ada.id, { zone: 'Europe/Paris' }, request()));
  await must(games.takeOff(ada.id, '2027-02-01', '2027-02-02', request()));
  await games.meetKind(ada.id, 'demo', 'bid');
  games.looked(id, ada.id, (await games.meet(id, ada))!);
  await beats.beat(null);
  await games.scores('200000000000000001', ada.id);
  await store.close();
  const raw = new Database(path);
  raw.prepare('INSERT INTO reminders ("table", turn, "user", kind, due) VALUES (?, ?, ?, ?, ?)').run(id, '1', ada.id, 'nudge', 1);
  tables = naming(raw).sort();
  raw.close();
  whole = await exported(path);
});

describe('every table that names people', () => {
  test('has a row of Ada’s in this test, or is left out for a reason', () => {
    expect(tables.length).toBeGreaterThan(8);
    const raw = new Database(path, { readonly: true });
    const has = (table: string) => raw.prepare(`SELECT 1 FROM "${table}" WHERE "user" = ?`).get(ada.id) !== undefined;
    expect(tables.filter((table) => left[table] === undefined && !has(table))).toEqual([]);
    raw.close();
    expect(whole).not.toContain(bob.id);
  });

  test('is in the export: without these rows it says less', async () => {
    const silent: string[] = [];
    for (const table of tables.filter((one) => left[one] === undefined)) {
      const copy = join(folder, `${table}.db`);
      copyFileSync(path, copy);
      const raw = new Database(copy);
      raw.pragma('foreign_keys = OFF');
      raw.prepare(`DELETE FROM "${table}" WHERE "user" = ?`).run(ada.id);
      raw.close();
      if ((await exported(copy)) === whole) silent.push(table);
    }
    expect(silent).toEqual([]);
  });

  test('is told of in the privacy text, in both languages', () => {
    const text = readFileSync(resolve(import.meta.dirname, '../../docs/privacy.md'), 'utf8');
    expect(Object.keys(told).sort()).toEqual(tables);
    expect(Object.entries(told).flatMap(([table, words]) => words.filter((one) => !text.includes(one)).map((one) => [table, one]))).toEqual([]);
  });
});
