/**
 * One program a database. Whoever holds it stands in a row of it, with a number that grows with every holder; every unit of work looks
 * whether the number is still its own. The row's table is no part of the migrations, because it is taken before they are applied.
 */
import { hostname } from 'node:os';
import type { Database } from 'better-sqlite3';
import { Overtaken } from '../table/store.ts';
import { StoreError } from './error.ts';

/** How long a holder is believed without a sign of life, in milliseconds. */
export const leaseMs = 30_000;

export interface Holder {
  pid: number;
  host: string;
}

export interface LeaseOptions {
  path: string;
  me?: Holder;
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

/** Takes the database, from a dead holder as well. Throws a `StoreError` that says who holds it. */
export function takeLease(client: Database, { path, me = { pid: process.pid, host: hostname() }, now = Date.now }: LeaseOptions): Lease {
  const take = client.transaction((): number => {
    client.exec(table);
    const before = client.prepare('SELECT fence, pid, host, since, until FROM lease').get() as Row | undefined;
    if (before && before.until > now() && !isGone(before, me)) throw new StoreError(heldBy(path, before));
    const fence = (before?.fence ?? 0) + 1;
    client.prepare('REPLACE INTO lease VALUES (1, ?, ?, ?, ?, ?)').run(fence, me.pid, me.host, now(), now() + leaseMs);
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

/** Whether a holder on this machine is known to be dead. One elsewhere is believed until its time is over. */
function isGone(holder: Holder, me: Holder): boolean {
  if (holder.host !== me.host) return false;
  // A container that was started again has the name and the number of the one before.
  if (holder.pid === me.pid) return true;
  try {
    process.kill(holder.pid, 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}
