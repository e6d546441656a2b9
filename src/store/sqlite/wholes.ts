import type { Database } from 'better-sqlite3';
import type { Reads } from '../../table/store.ts';
import type { AtOnce } from './busy.ts';
import type { Questions } from './reads.ts';

/** What is read at one moment, by one transaction. */
export function prepareWholes(client: Database, { table, version, people, position, checkpoint, answers }: Questions) {
  const wholes: Pick<AtOnce<Reads>, 'sitting' | 'standing'> = {
    sitting(id) {
      const row = table(id);
      return row && { row, people: people(id) };
    },
    standing(id) {
      const at = version(id);
      if (at === null) return null;
      const from = checkpoint(id);
      return { version: at, position: position(id), checkpoint: from, since: from ? answers(id, from.after) : [] };
    },
  };
  return { sitting: client.transaction(wholes.sitting), standing: client.transaction(wholes.standing) };
}
