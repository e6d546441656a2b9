/** Records that reproduce faults, one file per incident, beside the database and as private: they reveal every hand. */
import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beside } from './beside.ts';

/** How many are kept, newest first: a fault at every press must not fill the disk. */
const most = 100;
/** How long each is kept, in milliseconds. */
const keptMs = 30 * 24 * 3_600_000;

/** Where a database's incidents are. */
const incidentsOf = (path: string): string => beside(path, '-incidents');

export interface Incidents {
  /** Keeps an incident under its number, and returns the file; null: in memory none is kept. Throws if the disk refuses. */
  keep(number: string, record: object): string | null;
  /** Removes those that are too old. */
  forgetOld(): void;
}

/** Opens the folder beside the database at `path`, which is created with the first incident. */
export function openIncidents(path: string, now: () => number = Date.now): Incidents {
  if (path === ':memory:') return { keep: () => null, forgetOld: () => {} };
  const folder = incidentsOf(path);
  const forgetOld = () => {
    if (!existsSync(folder)) return;
    const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
    const dated = files.map((name) => ({ file: join(folder, name), at: statSync(join(folder, name)).mtimeMs })).sort((a, b) => b.at - a.at);
    for (const [i, { file, at }] of dated.entries()) if (i >= most || at < now() - keptMs) rmSync(file, { force: true });
  };
  return {
    keep(number, record) {
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      const file = join(folder, `${number}.json`);
      writeFileSync(file, `${JSON.stringify(record)}\n`, { mode: 0o600 });
      forgetOld();
      return file;
    },
    forgetOld,
  };
}
