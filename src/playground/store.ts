/** What survives the process: one SQLite file of JSON documents and files. */
import Database from 'better-sqlite3';
import { byAge } from './snowflake.ts';

const SCHEMA = `
  create table if not exists note (name text primary key, json text not null) strict;
  create table if not exists channel (id text primary key, json text not null) strict;
  create table if not exists message (id text primary key, channel text not null, json text not null) strict;
  create index if not exists message_channel on message (channel, length(id), id);
  create table if not exists file (id text primary key, message text not null, key text not null, type text not null, bytes blob not null) strict;
  create index if not exists file_message on file (message);
`;

export interface StoredFile {
  key: string;
  type: string;
  bytes: Buffer;
}

/** How many channels' messages are held in memory: those read last. */
const mostHistories = 16;

/** Makes a document unchangeable, all that is in it as well: whoever reads it shares it with others. */
function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null) for (const inner of Object.values(Object.freeze(value))) frozen(inner);
  return value;
}
const documentIn = <T>(json: string): T => frozen(JSON.parse(json) as T);

/** Everything that survives the process: plain JSON documents and files, written at once. What is read can't be changed. */
export class Store {
  #db: Database.Database;
  /** Messages by id, oldest first, of the channels read last: everyone who waits for a message looks through all of them at every change. */
  #histories = new Map<string, Map<string, unknown>>();

  /** `:memory:` keeps nothing. */
  constructor(file: string) {
    this.#db = new Database(file);
    this.#db.pragma('journal_mode = WAL');
    this.#db.pragma('synchronous = NORMAL');
    this.#db.pragma('secure_delete = ON');
    this.#db.exec(SCHEMA);
  }

  note<T>(name: string): T | null {
    return this.#one<T>('select json from note where name = ?', name);
  }

  setNote(name: string, value: unknown): void {
    this.#db.prepare('insert or replace into note values (?, ?)').run(name, JSON.stringify(value));
  }

  channels<T>(): T[] {
    return this.#all<T>('select json from channel order by length(id), id');
  }

  setChannel(id: string, value: unknown): void {
    this.#db.prepare('insert or replace into channel values (?, ?)').run(id, JSON.stringify(value));
  }

  dropChannel(id: string): void {
    this.#histories.delete(id);
    this.#db.prepare('delete from channel where id = ?').run(id);
    this.#db.prepare('delete from file where message in (select id from message where channel = ?)').run(id);
    this.#db.prepare('delete from message where channel = ?').run(id);
  }

  message<T>(id: string): T | null {
    for (const history of this.#histories.values()) if (history.has(id)) return history.get(id) as T;
    return this.#one<T>('select json from message where id = ?', id);
  }

  /** Oldest first. */
  messages<T>(channel: string): T[] {
    return [...this.#history(channel).values()] as T[];
  }

  setMessage(id: string, channel: string, value: unknown): void {
    const json = JSON.stringify(value);
    this.#db.prepare('insert or replace into message values (?, ?, ?)').run(id, channel, json);
    const history = this.#histories.get(channel);
    const isInOrder = history?.has(id) || byAge(id, [...(history?.keys() ?? [])].at(-1) ?? '0') > 0;
    if (isInOrder) history?.set(id, documentIn(json));
    else this.#histories.delete(channel);
  }

  dropMessage(id: string): void {
    for (const history of this.#histories.values()) history.delete(id);
    this.#db.prepare('delete from message where id = ?').run(id);
    this.#db.prepare('delete from file where message = ?').run(id);
  }

  /** The highest id in use. */
  lastId(): string | null {
    const found = this.#db
      .prepare<[], { id: string }>(
        'select id from (select id from message union select id from channel union select id from file) order by length(id) desc, id desc limit 1',
      )
      .get();
    return found?.id ?? null;
  }

  file(id: string): StoredFile | null {
    return this.#db.prepare<[string], StoredFile>('select key, type, bytes from file where id = ?').get(id) ?? null;
  }

  addFile(id: string, message: string, file: StoredFile): void {
    this.#db.prepare('insert into file values (?, ?, ?, ?, ?)').run(id, message, file.key, file.type, file.bytes);
  }

  dropFile(id: string): void {
    this.#db.prepare('delete from file where id = ?').run(id);
  }

  /** Messages contain the full addresses of their files: after a restart on another port, they are updated. */
  moveFiles(from: string, to: string): void {
    this.#histories.clear();
    this.#db.prepare('update message set json = replace(json, ?, ?)').run(from, to);
  }

  dropNote(name: string): void {
    this.#db.prepare('delete from note where name = ?').run(name);
  }

  /** Erases every trace of earlier content, in the file and in the log beside it. */
  settle(): void {
    this.#db.exec('VACUUM');
    this.#db.pragma('wal_checkpoint(TRUNCATE)');
  }

  close(): void {
    this.#db.close();
  }

  #history(channel: string): Map<string, unknown> {
    const known = this.#histories.get(channel);
    const rows = known
      ? []
      : this.#db
          .prepare<[string], { id: string; json: string }>('select id, json from message where channel = ? order by length(id), id')
          .all(channel);
    const history = known ?? new Map(rows.map(({ id, json }) => [id, documentIn(json)]));
    this.#histories.delete(channel);
    this.#histories.set(channel, history);
    for (const [first] of this.#histories) if (this.#histories.size > mostHistories) this.#histories.delete(first);
    return history;
  }

  #one<T>(sql: string, id: string): T | null {
    const found = this.#db.prepare<[string], { json: string }>(sql).get(id);
    return found === undefined ? null : documentIn<T>(found.json);
  }

  #all<T>(sql: string, ...values: string[]): T[] {
    return this.#db
      .prepare<string[], { json: string }>(sql)
      .all(...values)
      .map(({ json }) => documentIn<T>(json));
  }
}
