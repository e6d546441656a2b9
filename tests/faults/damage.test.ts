/** The database at its worst, beyond the table of cells: each kind of row damaged, a disk that was never writable, a lock while others only look. */
import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openStore } from '../../src/store/sqlite/open.ts';
import { openOwnStore } from '../../src/store/sqlite/own.ts';
import { begun, bid, idOf } from '../discord/table.ts';
import { temporaryFolder } from '../owner/program.ts';
import { damage, needsRoot, smallDisk } from './disks.ts';
import { answersOf, tableHere, telling } from './stages.ts';
import { here, openWorld, there } from './world.ts';

async function world() {
  const path = join(temporaryFolder(), 'games.db');
  const w = await openWorld({ path });
  onTestFinished(() => w.close());
  return { w, path };
}

/** Which column of which table is damaged, and whether the game needs it to go on. */
const columns: [table: string, column: string, stops: boolean][] = [
  ['tables', 'options', true],
  ['tables', 'to_act', true],
  ['people', 'name', false],
  ['positions', 'state', true],
  ['checkpoints', 'state', true],
  ['answers', 'picked', true],
  ['messages', 'args', false],
  ['errands', 'kind', false],
];

describe('a damaged row', () => {
  test.each(columns)('of %s (%s) stops at most its own game, truthfully, until it is mended', async (table, column, stops) => {
    const { w } = await world();
    const one = await begun({ place: w.place } as never);
    const panel = await bid(w.ada, await one.board(), '2');
    const other = await begun({ place: w.place } as never, 'duel', {}, there);
    const { id } = (await tableHere(w))!;
    await w.bot.stop();
    await w.store.commit([['queue', id, 'board', true, 0]]);
    const mend = damage(w.client!, id, table, column);
    await w.restart();

    const { message } = await w.ada.press(panel, idOf(w.ada, panel, '1'));
    const read = w.ada.text(message!);
    expect(read).toMatch(stops ? /nothing changed/ : /You bid 1/);
    if (!stops) expect(await answersOf(w, w.ada)).toEqual(['2', '1']);

    const theirs = await other.board();
    await bid(w.ada, theirs, '1', '1');
    await bid(w.ben, theirs, '1', '1');
    await w.ada.wait(() => telling(w, /bids are in/, there).length === 1, 'the board of the other game');

    if (!stops) return;
    mend();
    await w.ada.press(panel, idOf(w.ada, panel, '1'));
    expect(w.ada.text(panel)).toMatch(/You bid 1/);
    expect(await answersOf(w, w.ada)).toEqual(['2', '1']);
  });
});

test('while another program holds the database, whatever needs no writing is answered at once, and a short lock is waited out', async () => {
  const { w, path } = await world();
  const { board } = await begun({ place: w.place } as never);
  const panel = await bid(w.ada, await board());
  const other = new Database(path);
  onTestFinished(() => void other.close());
  other.exec('BEGIN IMMEDIATE');
  const waiting = w.ada.press(panel, idOf(w.ada, panel, '2'));
  await w.ben.command(here, 'duel', { subcommand: 'rules', options: { topic: 'aim' } });
  // The lock is still held, so the rules waited for nothing.
  expect(other.inTransaction).toBe(true);
  other.exec('ROLLBACK');
  await waiting;
  expect(w.ada.text(panel)).toContain('You bid 2');
  expect(await answersOf(w, w.ada)).toEqual(['2']);
});

test('an invitation that was shown and cannot be noted is never said to have changed nothing, and is there once', async () => {
  const { w } = await world();
  w.place.onRequest(({ path }) => void (path.endsWith('/callback') && w.client!.pragma('query_only = ON')));
  const { message } = await w.ada.command(here, 'duel', { subcommand: 'start', options: { opponent: 'ben' } });
  expect(w.ada.text(message!)).toContain('invites you');
  const said = await w.ada.next(here, (one) => /Something went wrong/.test(w.ada.text(one)));
  expect(w.ada.text(said)).toContain('counts');
  w.client!.pragma('query_only = OFF');
  w.pass(11_000);
  await expect.poll(async () => (await w.bot.tables.find((await tableHere(w))!.id))?.post).toMatchObject({ message: message!.id });
  expect(telling(w, /invites you/)).toHaveLength(1);
});

test('a start on a disk that is full or not writable is refused with what is wrong', needsRoot, async () => {
  const disk = smallDisk();
  onTestFinished(disk.remove);
  const log = { error() {}, warn() {}, info() {} };
  const open = () => openOwnStore(join(disk.folder, 'games.db'), { log });
  disk.fill();
  await expect(open()).rejects.toThrow(/^The disk with the database '.*games\.db' is full: .* Make room there/);
  disk.free();
  await (await open()).stop();
  disk.fill();
  // The same goes for a database that already exists.
  await expect(open()).rejects.toThrow(/^The disk with the database '.*games\.db' is full: .* Make room there/);
  disk.free();
  rmSync(join(disk.folder, 'games.db'), { force: true });
  execFileSync('mount', ['-o', 'remount,ro', disk.folder]);
  await expect(open()).rejects.toThrow(/cannot be opened/);
});

test('a start on a damaged database names the file, and how to go back to a copy', async () => {
  const path = join(temporaryFolder(), 'games.db');
  await openStore(path).close();
  const bytes = readFileSync(path);
  bytes.fill(0xa5, 4096);
  writeFileSync(path, bytes);
  const log = { error() {}, warn() {}, info() {} };
  await expect(openOwnStore(path, { log })).rejects.toThrow(/^The database '.*games\.db' is damaged: .*malformed.*npm run restore.*games-backups/);
  writeFileSync(path, 'milk, eggs'.repeat(100));
  await expect(openOwnStore(path, { log })).rejects.toThrow(/^'.*games\.db' is no database: .*npm run restore/);
});
