/** What plays a fault again, one file an incident, beside the database and as private: it tells every hand. */
import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beside } from './beside.ts';

/** So many are kept, the newest: a fault that is met at every press must not fill the disk. */
const most = 100;

/** Where the incidents of a database are. */
const incidentsOf = (path: string): string => beside(path, '-incidents');

/** Opens the folder beside the database at `path`, which is made when the first incident comes. What it gives throws if the disk refuses. */
export function openIncidents(path: string): (number: string, record: object) => string | null {
  if (path === ':memory:') return () => null;
  const folder = incidentsOf(path);
  return (number, record) => {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const file = join(folder, `${number}.json`);
    writeFileSync(file, `${JSON.stringify(record)}\n`, { mode: 0o600 });
    forgetOld(folder);
    return file;
  };
}

function forgetOld(folder: string): void {
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  if (files.length <= most) return;
  const dated = files.map((name) => ({ file: join(folder, name), at: statSync(join(folder, name)).mtimeMs }));
  for (const { file } of dated.sort((a, b) => b.at - a.at).slice(most)) rmSync(file, { force: true });
}
