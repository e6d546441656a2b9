/**
 * Which processes live: each holds an advisory lock for the name under which it claims, on the connection on which it hears the others. PostgreSQL
 * releases it when that connection ends, as it does when the process dies. What a process without its lock has claimed is free at once.
 */
import { liveMark } from '../../../table/model/outbox/jobs.ts';
import type { ClientBase } from '../../drizzle/postgres.ts';

/**
 * How often to look for processes without a lock, and how soon again if there are some, in ms. Only one that has none at two looks counts as dead,
 * because it may have lost its connection.
 */
const usualAlive = { everyMs: 15_000, againMs: 2000 };

/** The first half of all these locks' keys. The second is made from the name. */
const family = 0x68757374;

const lock = `SELECT pg_advisory_lock_shared(${family}, hashtext($1))`;
const found = `SELECT DISTINCT holder FROM (
    SELECT holder FROM carrying WHERE until > 0
    UNION ALL SELECT holder FROM jobs WHERE holder IS NOT NULL AND due > 0
    UNION ALL SELECT holder FROM loose_jobs WHERE holder IS NOT NULL AND due > 0) AS held
  WHERE starts_with(holder, '${liveMark}') AND NOT EXISTS (
    SELECT FROM pg_locks WHERE locktype = 'advisory' AND classid = ${family} AND objsubid = 2 AND granted
      AND objid::bigint = hashtext(holder)::bigint & 4294967295
      AND database = (SELECT oid FROM pg_database WHERE datname = current_database()))`;
/** Skips what somebody is writing: they claim it, and a later look finds the rest. */
const freed = `WITH posts AS (UPDATE carrying SET until = 0 WHERE "table" IN (SELECT "table" FROM carrying WHERE holder = ANY($1) FOR UPDATE SKIP LOCKED)),
    replies AS (UPDATE loose_jobs SET due = 0 WHERE (kind, key) IN (SELECT kind, key FROM loose_jobs WHERE holder = ANY($1) FOR UPDATE SKIP LOCKED))
  UPDATE jobs SET due = 0 WHERE (kind, key) IN (SELECT kind, key FROM jobs WHERE holder = ANY($1) FOR UPDATE SKIP LOCKED)`;

export interface Alive {
  /** From now on, this process is known to live under this name. Never rejects. */
  as(name: string): void;
  /** Holds the locks on this connection, and looks for the dead until the returned function is called. */
  on(client: ClientBase): Promise<() => void>;
}

/** Calls `free` when claims of a dead process have become free. */
export function openAlive(free: () => void): Alive {
  const names = new Set<string>();
  let current: ClientBase | null = null;
  const hold = (client: ClientBase, name: string) => client.query(lock, [name]);
  const look = async (client: ClientBase, before: ReadonlySet<string>): Promise<Set<string>> => {
    const { rows } = await client.query<{ holder: string }>(found);
    const [dead, missing] = [[] as string[], new Set<string>()];
    for (const { holder } of rows)
      if (before.has(holder)) dead.push(holder);
      else missing.add(holder);
    if (dead.length === 0) return missing;
    await client.query(freed, [dead]);
    free();
    return missing;
  };
  return {
    as(name) {
      if (names.has(name) || !name.startsWith(liveMark)) return;
      names.add(name);
      // Without a connection, it is held as soon as there is one.
      if (current) hold(current, name).catch(() => {});
    },
    async on(client) {
      current = client;
      for (const name of names) await hold(client, name);
      let timer: NodeJS.Timeout;
      const lookAfter = (ms: number, missing: ReadonlySet<string>) => {
        timer = setTimeout(async () => {
          // A failed look is repeated; a lost connection ends this.
          const next = await look(client, missing).catch(() => new Set<string>());
          if (current === client) lookAfter(next.size > 0 ? usualAlive.againMs : usualAlive.everyMs, next);
        }, ms).unref();
      };
      lookAfter(usualAlive.everyMs, new Set());
      return () => {
        clearTimeout(timer);
        current = null;
      };
    },
  };
}
