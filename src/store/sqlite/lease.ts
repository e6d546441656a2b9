/**
 * One program a database. Whoever holds it stands in a row of it, with a number that grows with every holder; every unit of work looks
 * whether the number is still its own. The row's table is no part of the migrations, because it is taken before they are applied.
 */
import { randomUUID } from 'node:crypto';
import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';
import type { Database } from 'better-sqlite3';
import { Overtaken } from '../../table/store.ts';
import { StoreError } from '../error.ts';

/** How long a holder is believed without a sign of life, in milliseconds. */
export const leaseMs = 30_000;

export interface Holder {
  pid: number;
  host: string;
  /** Where the process number means something: two containers may have one name, and each its process 1. Empty where only the machine is known. */
  space: string;
  /** Another one at every start of the program. */
  run: string;
}

/** This process. */
export const me: Holder = { pid: process.pid, host: hostname(), space: ownSpace(), run: randomUUID() };

/** On Linux: the run of the system and the space of process numbers in it. */
function ownSpace(): string {
  try {
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    return '';
  }
}

export interface LeaseOptions {
  path: string;
  as?: Holder;
  now?: () => number;
}

export interface Lease {
  /** Throws unless the database is still held. Called inside every transaction. */
  check(): void;
  /** A sign of life. Throws if the database is held by somebody else. */
  renew(): void;
  /** Lets the next one in. */
  release(): void;
}

/** Another program holds the database now. */
export class LeaseLost extends Overtaken {
  override name = 'LeaseLost';
}

interface Row extends Holder {
  fence: number;
  since: number;
  until: number;
}

const table = `CREATE TABLE IF NOT EXISTS lease (
  one INTEGER PRIMARY KEY CHECK (one = 1), fence INTEGER NOT NULL, pid INTEGER NOT NULL, host TEXT NOT NULL, since INTEGER NOT NULL, until INTEGER NOT NULL
)`;
/** What earlier versions did not note. */
const later = ['space', 'run'];

/** Makes the row's table, or adds to it what it has not yet. */
function prepare(client: Database): void {
  client.exec(table);
  const known = client.prepare("SELECT name FROM pragma_table_info('lease')").pluck().all();
  for (const column of later) if (!known.includes(column)) client.exec(`ALTER TABLE lease ADD COLUMN ${column} TEXT NOT NULL DEFAULT ''`);
}

/** Takes the database, from a dead holder as well. Throws a `StoreError` that says who holds it. */
export function takeLease(client: Database, { path, as = me, now = Date.now }: LeaseOptions): Lease {
  const take = client.transaction((): number => {
    prepare(client);
    const before = client.prepare('SELECT fence, pid, host, space, run, since, until FROM lease').get() as Row | undefined;
    if (before && before.until > now() && !isGone(before, as)) throw new StoreError(heldBy(path, before));
    const fence = (before?.fence ?? 0) + 1;
    const put = client.prepare('REPLACE INTO lease (one, fence, pid, host, since, until, space, run) VALUES (1, ?, ?, ?, ?, ?, ?, ?)');
    put.run(fence, as.pid, as.host, now(), now() + leaseMs, as.space, as.run);
    return fence;
  });
  const fence = take.immediate();
  const holder = client.prepare('SELECT fence, pid, host, since, until FROM lease');
  const extend = client.prepare('UPDATE lease SET until = ? WHERE fence = ?');
  const lost = () => new LeaseLost(`${heldBy(path, holder.get() as Row)} This one has written nothing since, and ends.`);
  return {
    check() {
      if ((holder.get() as Row | undefined)?.fence !== fence) throw lost();
    },
    renew() {
      if (extend.run(now() + leaseMs, fence).changes !== 1) throw lost();
    },
    release: () => void extend.run(0, fence),
  };
}

function heldBy(path: string, { pid, host, since }: Row): string {
  const time = new Date(since).toISOString().slice(0, 16).replace('T', ' ');
  return `The database '${path}' is held by another copy of this program: process ${pid} on ${host}, since ${time} UTC. Stop that one, or set DATABASE to another file. A copy that died is forgotten after ${leaseMs / 1000} seconds.`;
}

/** Whether a holder is known to be dead. One whose process cannot be looked up from here is believed until its time is over. */
function isGone(holder: Holder, as: Holder): boolean {
  if (holder.run === as.run || holder.host !== as.host || holder.space !== as.space) return false;
  // Its number was given to another process, which is this one.
  if (holder.pid === as.pid) return true;
  try {
    process.kill(holder.pid, 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}
