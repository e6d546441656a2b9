/**
 * Measures one committed answer, three ways in turn: its rows through our store, the same rows through raw prepared statements in one transaction,
 * and the whole answer with everything around it (look up, check, play by the rules, build the view).
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import type { Message } from '../src/kernel/types.ts';
import { getTableColumns, getTableName } from '../src/store/drizzle/core.ts';
import type { Table } from '../src/store/drizzle/neutral.ts';
import { schema } from '../src/store/sqlite/dialect.ts';
import { openStore } from '../src/store/sqlite/open.ts';
import { openTables } from '../src/table/index.ts';
import type { Change, Changes, Store, Versions } from '../src/table/model/store/store.ts';
import type { Tables } from '../src/table/model/tables.ts';
import { cryptoChance } from '../src/table/work/chance.ts';
import { standing } from '../tests/games/campaign/standing.ts';
import { inFull, median, quantile, type Row } from './measure.ts';

const answersMeasured = inFull(1000, 20);
const setting = standing.tables[0]!;
const people = Array.from({ length: setting.people }, (_, i) => ({ id: `${i}`, name: `Player ${i}` }));

export async function bench(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'hustings-bench-'));
  const { store, written } = recording(openStore(join(folder, 'whole.db')));
  const again = openStore(join(folder, 'ours.db'));
  const peer = await openPeer(join(folder, 'peer.db'));
  const followed = async () => {
    const figures = { ours: 0, peer: 0 };
    for (const { changes, expected } of written.splice(0)) {
      figures.ours += await timed(() => again.commit(changes, expected));
      figures.peer += peer.write(changes);
    }
    return figures;
  };
  try {
    const { tables } = openTables({ store, games: [standing.game], clock: Date.now, chance: cryptoChance, log: console });
    const figures: { whole: number; ours: number; peer: number }[] = [];
    for (let game = 0; figures.length < answersMeasured; game++) {
      const id = await begin(tables, `channel ${game}`);
      for (;;) {
        const give = await firstAnswer(tables, id);
        // What precedes the answer is also written to each of them, unmeasured.
        await followed();
        if (!give) break;
        const whole = await timed(give);
        figures.push({ whole, ...(await followed()) });
      }
    }
    const warm = figures.slice(answersMeasured / 10);
    return [row('commit', 'ours', '≤ 1.15×', warm), row('commit with lookup, rules and view', 'whole', 'as it is', warm)];
  } finally {
    await store.close();
    await again.close();
    peer.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

function row(what: string, side: 'ours' | 'whole', aim: string, figures: readonly { whole: number; ours: number; peer: number }[]): Row {
  const ours = figures.map((figure) => figure[side]);
  const peer = figures.map((figure) => figure.peer);
  const ratio = median(ours.map((value, i) => value / peer[i]!));
  const tail = `99th percentile ${quantile(ours, 0.99).toPrecision(3)}, theirs ${quantile(peer, 0.99).toPrecision(3)}`;
  return { what, ours: median(ours), peer: median(peer), peerIs: 'raw prepared statements', unit: 'ms', ratio, aim: `${aim}; ${tail}` };
}

async function timed(work: () => unknown): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

async function begin(tables: Tables, channel: string): Promise<string> {
  const [host, ...invited] = people;
  const place = { guild: null, channel };
  const request = `open ${channel}`;
  const opened = await tables.open({ game: standing.game.command, place, host: host!, invited, options: setting.options, lang: 'en', request });
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  for (const person of invited) await tables.accept(opened.value.id, person, `accept ${channel} ${person.id}`);
  return opened.value.id;
}

/** Returns the first answer offered to any seat, or null once the game is over. */
async function firstAnswer(tables: Tables, id: string): Promise<(() => Promise<void>) | null> {
  for (const { id: user } of people) {
    const snapshot = await tables.snapshot(id, user);
    if (!snapshot.ok) throw new Error(JSON.stringify(snapshot.error));
    const { table, asked } = snapshot.value;
    if (table.phase === 'over') return null;
    if (!asked) continue;
    const free = asked.decision.options.filter((option) => !option.blocked).map((option) => option.id);
    const picked = free.slice(0, Math.max(1, asked.decision.min));
    const request = cryptoChance.id();
    return async () => {
      const told = await tables.answer(id, user, asked.ref, picked, request);
      if (!told.ok) throw new Error(JSON.stringify(told.error));
    };
  }
  throw new Error('Nobody is asked anything.');
}

/** What one transaction committed. */
interface Committed {
  changes: readonly Change[];
  expected: Versions | undefined;
}

/** The store, and everything committed to it. */
function recording(store: Store): { store: Store; written: Committed[] } {
  const written: Committed[] = [];
  return {
    written,
    store: {
      ...store,
      commit(changes, expected) {
        written.push({ changes, expected });
        return store.commit(changes, expected);
      },
    },
  };
}

const tableOf: { [K in keyof Changes]?: Table } = {
  addTable: schema.tables,
  saveTable: schema.tables,
  putPerson: schema.people,
  putPosition: schema.positions,
  putCheckpoint: schema.checkpoints,
  putTurn: schema.turns,
  putReminder: schema.reminders,
  addAnswer: schema.answers,
  addMessage: schema.messages,
  addRequest: schema.requests,
  putPresence: schema.presences,
  putLook: schema.looks,
  putUse: schema.uses,
  queue: schema.deliveries,
};

/** Returns the database row of a change. */
function toRow([into, ...args]: Change, numberOf: (what: 'book' | 'phrase', name: string) => number): { [column: string]: unknown } {
  const table = tableOf[into];
  const [first, second]: readonly unknown[] = args;
  const fields = (typeof second === 'object' ? second : {}) as { message?: Message };
  const spoken = ({ key, args = {} }: Message) => ({
    phrase: numberOf('phrase', `${key} ${Object.keys(args)}`),
    args: Object.values(args),
    at: null,
  });
  if (!table) return { table: first, before: second ?? null };
  const named =
    into === 'queue'
      ? { table: first, kind: second, fresh: args[2], due: args[3], tries: 0 }
      : into === 'addRequest'
        ? { id: first, at: second, ...(args[2] as object) }
        : into === 'putPresence'
          ? { user: first, at: second }
          : into === 'putLook'
            ? { table: first, user: second, upTo: args[2] }
            : into === 'addTable' || into === 'saveTable' || into === 'putReminder' || into === 'putUse'
              ? first
              : into === 'addAnswer' || into === 'addMessage'
                ? { book: numberOf('book', String(first)), undone: false, ...fields, ...(fields.message && spoken(fields.message)) }
                : { table: first, ...fields };
  const values = named as { [field: string]: unknown };
  return Object.fromEntries(
    Object.entries(getTableColumns(table)).map(([field, column]) => {
      const value = values[field] ?? null;
      return [column.name, value === null ? null : column.mapToDriverValue(value)];
    }),
  );
}

/** A database with the same schema and settings, written to by prepared statements only. */
async function openPeer(path: string) {
  await openStore(path).close();
  const db = new Database(path);
  db.pragma('synchronous = FULL');
  db.pragma('foreign_keys = ON');
  const names = (table: Table) => Object.values(getTableColumns(table)).map(({ name }) => name);
  const insert = (table: Table, how = 'INSERT', columns = names(table)) =>
    db.prepare(`${how} INTO ${getTableName(table)} (${columns.map((name) => `"${name}"`)}) VALUES (${columns.map((name) => `@${name}`)})`);
  const update = names(schema.tables).filter((name) => name !== 'id' && name !== 'created');
  const statements: { [K in keyof Changes]?: Database.Statement } = {
    addTable: insert(schema.tables),
    saveTable: db.prepare(`UPDATE tables SET ${update.map((name) => `"${name}" = @${name}`)} WHERE id = @id`),
    putPerson: insert(schema.people, 'INSERT OR REPLACE'),
    putPosition: insert(schema.positions, 'INSERT OR REPLACE'),
    putCheckpoint: insert(schema.checkpoints, 'INSERT OR REPLACE'),
    dropCheckpoint: db.prepare('DELETE FROM checkpoints WHERE "table" = @table'),
    putTurn: insert(schema.turns, 'INSERT OR REPLACE'),
    dropTurns: db.prepare('DELETE FROM turns WHERE "table" = @table AND after < @before'),
    putReminder: insert(schema.reminders, 'INSERT OR REPLACE'),
    dropReminders: db.prepare('DELETE FROM reminders WHERE "table" = @table'),
    addAnswer: insert(schema.answers),
    addMessage: insert(schema.messages),
    addRequest: insert(schema.requests),
    putPresence: insert(schema.presences, 'INSERT OR REPLACE'),
    putLook: insert(schema.looks, 'INSERT OR REPLACE'),
    putUse: insert(schema.uses, 'INSERT OR REPLACE'),
    releaseCall: db.prepare(`DELETE FROM duties WHERE name = 'call ' || @table`),
    queue: insert(schema.deliveries, 'INSERT OR REPLACE', ['table', 'kind', 'fresh', 'due', 'tries']),
    dropDeliveries: db.prepare('DELETE FROM errands WHERE "table" = @table'),
  };
  // Books and phrases are few. They are created, unmeasured, when first met, perhaps before the table they belong to.
  const addNumbered = {
    book: db.prepare('INSERT INTO books (no, "table") VALUES (?, ?)'),
    phrase: db.prepare("INSERT INTO phrases (id, key, fields) VALUES (?, ?, '')"),
  };
  const numbers = new Map<string, number>();
  const numberOf = (what: 'book' | 'phrase', name: string): number => {
    const known = numbers.get(`${what} ${name}`);
    if (known !== undefined) return known;
    const number = numbers.size + 1;
    db.pragma('foreign_keys = OFF');
    addNumbered[what].run(number, name);
    db.pragma('foreign_keys = ON');
    numbers.set(`${what} ${name}`, number);
    return number;
  };
  const commit = db.transaction((steps: readonly { statement: Database.Statement; row: object }[]) => {
    for (const { statement, row } of steps) statement.run(row);
  });
  const prepare = (change: Change) => {
    const statement = statements[change[0]];
    if (!statement) throw new Error(`The other side has no statement for '${change[0]}'.`);
    return { statement, row: toRow(change, numberOf) };
  };
  return {
    write(changes: readonly Change[]): number {
      const steps = changes.map(prepare);
      const began = performance.now();
      commit.immediate(steps);
      return performance.now() - began;
    },
    close: () => db.close(),
  };
}
