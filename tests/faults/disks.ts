/** Faults of the database: a full disk, a read-only file, another program's lock, an unreadable row, a second program. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { openOwnStore } from '../../src/store/sqlite/own.ts';
import type { Store } from '../../src/table/model/store/store.ts';
import type { Fault } from './play.ts';
import { onSeen, routesOf } from './rest.ts';
import type { Stage } from './stages.ts';
import { here, type World } from './world.ts';

const tenMinutes = 600_000;

/** A folder on its own disk, with room for two megabytes. Throws where mounting isn't allowed: it takes root. */
export function smallDisk(): { folder: string; fill(): void; free(): void; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'hustings-disk-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=3m', 'tmpfs', folder], { stdio: 'ignore' });
  const filler = join(folder, 'filler');
  return {
    folder,
    fill() {
      for (let size = 1 << 20, n = 0; size >= 4096; ) {
        try {
          writeFileSync(`${filler}${n++}`, Buffer.alloc(size));
        } catch {
          size /= 2;
        }
      }
    },
    free: () => execFileSync('sh', ['-c', `rm -f ${filler}*`]),
    remove() {
      execFileSync('umount', ['-l', folder]);
      rmSync(folder, { recursive: true });
    },
  };
}

/** Whether a disk can be mounted here. */
export const canMount = ((): boolean => {
  try {
    smallDisk().remove();
    return true;
  } catch {
    return false;
  }
})();

/** For tests on a small disk: skipped where none can be mounted, which the end of the run reports. */
export const needsRoot = { skip: !canMount, meta: { needs: 'the right to mount a disk (root)' } };

/** Runs `act` at the moment that matters in the stage. */
function atMoment(w: World, stage: Stage, act: () => void): void {
  if (stage === 'post' || stage === 'edit') w.onBoard = act;
  else if (stage === 'note') onSeen(w, routesOf(w, 'post')[0]!, act);
  else act();
}

/** A folder for one test. */
const ownFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'hustings-faults-'));
  return { folder, path: join(folder, 'games.db'), done: () => rmSync(folder, { recursive: true, force: true }) };
};

/** A fault that keeps state from its beginning to its end, so every cell makes a new one. */
export type Making = () => Fault;

const full: Making = () => {
  const disk = smallDisk();
  return {
    meetsAll: true,
    setting: () => ({ path: join(disk.folder, 'games.db'), done: disk.remove }),
    begin: (w, stage) => atMoment(w, stage, disk.fill),
    over(w) {
      disk.free();
      w.pass(tenMinutes);
    },
  };
};

const readOnly: Making = () => ({
  meetsAll: true,
  setting: ownFolder,
  begin: (w, stage) => atMoment(w, stage, () => void w.client!.pragma('query_only = ON')),
  over(w) {
    w.client!.pragma('query_only = OFF');
    w.pass(tenMinutes);
  },
});

const locked: Making = () => {
  const { path, done } = ownFolder();
  let other: Database.Database | null = null;
  return {
    meetsAll: true,
    setting: () => ({ path, done }),
    begin: (w, stage) =>
      atMoment(w, stage, () => {
        other = new Database(path);
        other.exec('BEGIN IMMEDIATE');
      }),
    over(w) {
      other!.exec('ROLLBACK');
      other!.close();
      w.pass(tenMinutes);
    },
  };
};

/** Breaks a column of every row that a game has in a table. Returns a function that mends it. Throws if there is no such row. */
export function damage(client: Database.Database, id: string, table: string, column: string): () => void {
  const whose = { tables: 'id = ?', answers: inBook, messages: inBook }[table] ?? '"table" = ?';
  const key = whose === inBook ? 'book * 1000000 + n' : 'rowid';
  const rows = client.prepare(`SELECT ${key} AS key, ${column} AS value FROM ${table} WHERE ${whose}`).all(id) as { key: number; value: unknown }[];
  const write = client.prepare(`UPDATE ${table} SET ${column} = ? WHERE ${key} = ?`);
  if (rows.length === 0) throw new Error(`The game has nothing in ${table}.`);
  for (const one of rows) write.run(`{"${String(one.value)}`, one.key);
  return () => {
    for (const { key, value } of rows) write.run(value, key);
  };
}
const inBook = 'book = (SELECT no FROM books WHERE "table" = ?)';

/** The column to damage while the program is stopped, because what is in memory isn't read again. */
const damagedColumns: { [stage in Stage]?: [table: string, column: string] } = {
  accept: ['tables', 'options'],
  answer: ['positions', 'state'],
  picture: ['people', 'name'],
  undo: ['checkpoints', 'state'],
  end: ['tables', 'since'],
};

/** Damage done while the program runs, as the row is written. */
const damagedAlive: { [stage in Stage]?: { damage: string; mend: string } } = {
  post: {
    damage: `CREATE TRIGGER t AFTER INSERT ON messages WHEN NEW.phrase IN (SELECT id FROM phrases WHERE key = 'demo.bids')
      BEGIN UPDATE messages SET args = '{' WHERE n = NEW.n AND book = NEW.book; END`,
    mend: 'DROP TRIGGER t',
  },
  note: { damage: "UPDATE errands SET kind = '?'", mend: 'SELECT 1' },
  edit: {
    damage: `CREATE TRIGGER t AFTER UPDATE ON tables WHEN NEW.answers = 2 AND NEW.version > OLD.version
      BEGIN UPDATE tables SET called = '["A' WHERE id = NEW.id; END`,
    mend: `DROP TRIGGER t; UPDATE tables SET called = '[]' WHERE called = '["A'`,
  },
};

const damaged: Making = () => {
  let mend = () => {};
  return {
    setting: ownFolder,
    async begin(w, stage) {
      const client = w.client!;
      const alive = damagedAlive[stage];
      if (alive) {
        mend = () => void client.exec(alive.mend);
        return stage === 'note' ? atMoment(w, stage, () => client.exec(alive.damage)) : void client.exec(alive.damage);
      }
      const id = (await w.store.active(w.place.channelId(here)))!;
      await w.bot.stop();
      mend = damage(client, id, ...damagedColumns[stage]!);
      await w.restart();
    },
    over(w) {
      mend();
      w.pass(tenMinutes);
      w.place.dropSockets();
    },
  };
};

const twoProcesses: Making = () => {
  const { path, done } = ownFolder();
  const log = { error() {}, warn() {}, info() {} };
  let second: Promise<Store> | null = null;
  let stopSecond = async () => {};
  return {
    meetsAll: true,
    sentence: /held by another copy of this program: process \d+/,
    setting: () => ({ path, openStore: (onLost) => openOwnStore(path, { log, onLost }), done }),
    async begin(w, stage) {
      const take = () => {
        const raw = new Database(path);
        raw.prepare('UPDATE lease SET until = 0').run();
        raw.close();
        second = openOwnStore(path, { log });
      };
      atMoment(w, stage, take);
      // When a player presses, the second program is already there and hears it too.
      if (second !== null) stopSecond = (await w.open(await second)).stop;
    },
    async over(w) {
      await stopSecond();
      w.store = await second!;
    },
  };
};

export const diskFaults: { [fault: string]: Making } = {
  'full disk': full,
  'read-only disk': readOnly,
  'locked database': locked,
  'damaged row': damaged,
  'two processes': twoProcesses,
};
