/**
 * One program per database. Its holder is recorded in a row, with a number that grows with every holder; every unit of work checks that the number is
 * still its own. The row's table isn't part of the migrations, because it is claimed before they are applied.
 */
import { hostname } from 'node:os';
import type { Database } from 'better-sqlite3';
import { Overtaken } from '../../../table/model/store/store.ts';
import { StoreError } from '../../error.ts';
import { here } from './lock.ts';

/** How long a holder is believed alive without a sign of life, in milliseconds. */
export const leaseMs = 30_000;
/** How often it gives one, in milliseconds. */
export const signMs = leaseMs / 3;

interface Holder {
  pid: number;
  host: string;
  /** Where the operating system's lock, which it also has, can be seen; empty: it has none. */
  locked: string;
}

const me = { pid: process.pid, host: hostname() };

export interface LeaseOptions {
  path: string;
  /** Whether this process has the operating system's lock. */
  isLocked?: boolean;
  /** The number of a holder that has given no sign of life for so long that it counts as dead. */
  dead?: number | null;
  as?: Omit<Holder, 'locked'>;
  now?: () => number;
}

export interface Lease {
  /** Throws unless this program still holds the database. Called inside every transaction. */
  check(): void;
  /** Gives a sign of life; `hasLock` defaults to what it was at first. Throws if another program holds the database. */
  renew(hasLock?: boolean): void;
  /** Lets the next one in. */
  release(): void;
}

/** Another program holds the database now. */
export class LeaseLost extends Overtaken {
  override name = 'LeaseLost';
}

/** Another program is in the row, and may be alive. */
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
  /** Advances with every sign of life. */
  until: number;
}

const table = `CREATE TABLE IF NOT EXISTS lease (
  one INTEGER PRIMARY KEY CHECK (one = 1), fence INTEGER NOT NULL, pid INTEGER NOT NULL, host TEXT NOT NULL, since INTEGER NOT NULL, until INTEGER NOT NULL
)`;
const columns = 'fence, pid, host, since, until, locked';

/** Creates the row's table, or adds the column that earlier versions lacked. */
function prepare(client: Database): void {
  client.exec(table);
  const known = client.prepare("SELECT name FROM pragma_table_info('lease')").pluck().all();
  if (!known.includes('locked')) client.exec("ALTER TABLE lease ADD COLUMN locked TEXT NOT NULL DEFAULT ''");
}

/** The row's holder; null: there never was one, or none of this version. */
function holderOf(client: Database): Row | null {
  if (!client.prepare("SELECT 1 FROM pragma_table_info('lease') WHERE name = 'locked'").get()) return null;
  return client.prepare<[], Row>(`SELECT ${columns} FROM lease`).get() ?? null;
}

/** Whether a program is playing on the database, as far as one look can tell; `isFree`: whether the lock was free. */
export function isPlayedOn(client: Database, isFree: boolean): boolean {
  const holder = holderOf(client);
  return holder !== null && holder.until > Date.now() && !(isFree && holder.locked === here);
}

/** Claims the database, even from a dead holder. Throws `Held` if the holder isn't known to be dead. */
export function takeLease(client: Database, { path, isLocked = false, dead = null, as = me, now = Date.now }: LeaseOptions): Lease {
  const refuseFor = (before: Row | null) => {
    // The earlier holder of this process's lock no longer exists.
    const isGone = before?.fence === dead || (isLocked && before?.locked === here);
    if (before && before.until > now() && !isGone) throw new Held(path, before);
  };
  // Look first, so that a waiting program disturbs nobody's commits.
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
