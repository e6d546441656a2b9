/**
 * One program a database. Whoever holds it stands in a row of it, with a number that grows with every holder; every unit of work looks
 * whether the number is still its own. The row's table is no part of the migrations, because it is taken before they are applied.
 */
import { hostname } from 'node:os';
import type { Database } from 'better-sqlite3';
import { Overtaken } from '../../table/model/store.ts';
import { StoreError } from '../error.ts';
import { here } from './lock.ts';

/** How long a holder is believed without a sign of life, in milliseconds. */
export const leaseMs = 30_000;
/** How often it gives one. */
export const signMs = leaseMs / 3;

interface Holder {
  pid: number;
  host: string;
  /** Where the lock of the operating system, which it has as well, can be seen; empty: it has none. */
  locked: string;
}

const me = { pid: process.pid, host: hostname() };

export interface LeaseOptions {
  path: string;
  /** This process has the lock of the operating system. */
  isLocked?: boolean;
  /** The holder with this number has given no sign of life for so long that it is not believed any more. */
  dead?: number | null;
  as?: Omit<Holder, 'locked'>;
  now?: () => number;
}

export interface Lease {
  /** Throws unless the database is still held. Called inside every transaction. */
  check(): void;
  /** A sign of life; whether it has the lock is as it was, or as given. Throws if the database is held by somebody else. */
  renew(hasLock?: boolean): void;
  /** Lets the next one in. */
  release(): void;
}

/** Another program holds the database now. */
export class LeaseLost extends Overtaken {
  override name = 'LeaseLost';
}

/** Somebody else stands in the row, and may live. */
export class Held extends StoreError {
  override name = 'Held';
  readonly holder: Row;
  constructor(path: string, holder: Row) {
    super(heldBy(path, holder));
    this.holder = holder;
  }
}

interface Row extends Holder {
  fence: number;
  since: number;
  /** Moves on with every sign of life. */
  until: number;
}

const table = `CREATE TABLE IF NOT EXISTS lease (
  one INTEGER PRIMARY KEY CHECK (one = 1), fence INTEGER NOT NULL, pid INTEGER NOT NULL, host TEXT NOT NULL, since INTEGER NOT NULL, until INTEGER NOT NULL
)`;
const columns = 'fence, pid, host, since, until, locked';

/** Makes the row's table, or adds to it what earlier versions did not note. */
function prepare(client: Database): void {
  client.exec(table);
  const known = client.prepare("SELECT name FROM pragma_table_info('lease')").pluck().all();
  if (!known.includes('locked')) client.exec("ALTER TABLE lease ADD COLUMN locked TEXT NOT NULL DEFAULT ''");
}

/** Who stands in the row; null: nobody ever did, or nobody of this version. */
function holderOf(client: Database): Row | null {
  if (!client.prepare("SELECT 1 FROM pragma_table_info('lease') WHERE name = 'locked'").get()) return null;
  return client.prepare<[], Row>(`SELECT ${columns} FROM lease`).get() ?? null;
}

/** Whether a program plays on the database, as far as one look tells: whether the lock was free or not is given. */
export function isPlayedOn(client: Database, isFree: boolean): boolean {
  const holder = holderOf(client);
  return holder !== null && holder.until > Date.now() && !(isFree && holder.locked === here);
}

/** Takes the database, from a dead holder as well. Throws `Held` where one is not known to be dead. */
export function takeLease(client: Database, { path, isLocked = false, dead = null, as = me, now = Date.now }: LeaseOptions): Lease {
  const refuseFor = (before: Row | null) => {
    // Whoever had the lock that this process has now is no more.
    const isGone = before?.fence === dead || (isLocked && before?.locked === here);
    if (before && before.until > now() && !isGone) throw new Held(path, before);
  };
  // A look first: whoever waits disturbs nobody's commits.
  refuseFor(holderOf(client));
  const take = client.transaction((): number => {
    prepare(client);
    const before = holderOf(client);
    refuseFor(before);
    const fence = (before?.fence ?? 0) + 1;
    const put = client.prepare(`REPLACE INTO lease (one, ${columns}) VALUES (1, ?, ?, ?, ?, ?, ?)`);
    put.run(fence, as.pid, as.host, now(), now() + leaseMs, isLocked ? here : '');
    return fence;
  });
  const fence = take.immediate();
  const holder = client.prepare<[], Row>(`SELECT ${columns} FROM lease`);
  const extend = client.prepare('UPDATE lease SET until = ?, locked = ? WHERE fence = ?');
  const lost = () => new LeaseLost(`${heldBy(path, holder.get()!)} This one has written nothing since, and ends.`);
  return {
    check() {
      if (holder.get()?.fence !== fence) throw lost();
    },
    renew(hasLock = isLocked) {
      if (extend.run(now() + leaseMs, hasLock ? here : '', fence).changes !== 1) throw lost();
    },
    release: () => void extend.run(0, '', fence),
  };
}

function heldBy(path: string, { pid, host, since }: Row): string {
  const time = new Date(since).toISOString().slice(0, 16).replace('T', ' ');
  return `The database '${path}' is held by another copy of this program: process ${pid} on ${host}, since ${time} UTC. Stop that one, or set DATABASE to another file. A copy that died is forgotten after ${leaseMs / 1000} seconds.`;
}
