/** A PostgreSQL server that is too old is refused before anything else is asked of it. */
import { readFileSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { carryBack } from '../../src/store/carry-over/index.ts';
import { openStore } from '../../src/store/postgres/open.ts';
import { oldest, refuseOld } from '../../src/store/postgres/version.ts';

const refused = /is on PostgreSQL 14\.9, and this program needs 15 or newer\. Update the server/;

test('releases are told apart by their number', () => {
  for (const version of [10_000 * oldest, 150_004, 180_000]) expect(() => refuseOld(version, 'games')).not.toThrow();
  expect(() => refuseOld(140_009, 'games')).toThrow(refused);
  expect(() => refuseOld(10_000 * oldest - 1, 'games')).toThrow(/this program needs/);
  expect(() => refuseOld(90_624, 'games')).toThrow(/PostgreSQL 9\.6\.24,/);
});

test('the handbook names the oldest one', () => {
  for (const page of ['hosting', 'scale']) {
    const said = readFileSync(join(import.meta.dirname, `../../docs/${page}.md`), 'utf8').match(/\d+ or newer/g);
    expect(said, page).toEqual(said?.map(() => `${oldest} or newer`));
    expect(said?.length, page).toBeGreaterThan(0);
  }
});

/** A message of PostgreSQL's protocol: its kind, its length including the length field, and its contents. */
function message(kind: string, ...parts: readonly (Buffer | string)[]): Buffer {
  const body = Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(`${part}\0`) : part)));
  const head = Buffer.alloc(5, kind, 'latin1');
  head.writeInt32BE(4 + body.length, 1);
  return Buffer.concat([head, body]);
}

/** A server of this version that lets everyone in and answers every query with its version. Returns its address and the queries it received. */
async function serverOf(version: string): Promise<{ address: string; asked: string[] }> {
  const asked: string[] = [];
  const ready = message('Z', Buffer.from('I'));
  const answer = (socket: Socket) => {
    const value = Buffer.from(version);
    // One column, of no table, whose type is text (25) of any length, and one row of one value.
    const column = message(
      'T',
      Buffer.from([0, 1]),
      'server_version_num',
      Buffer.from('000000000000' + '00000019' + 'ffff' + 'ffffffff' + '0000', 'hex'),
    );
    const row = message('D', Buffer.from([0, 1, 0, 0, 0, value.length]), value);
    socket.write(Buffer.concat([column, row, message('C', 'SHOW'), ready]));
  };
  const server = createServer((socket) => {
    let isIn = false;
    socket.on('error', () => {});
    socket.on('data', (data) => {
      if (!isIn) {
        isIn = true;
        socket.write(Buffer.concat([message('R', Buffer.alloc(4)), ready]));
      } else if (data.toString('latin1', 0, 1) === 'Q') {
        asked.push(data.toString('utf8', 5, data.length - 1));
        answer(socket);
      }
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => void server.close());
  const { port } = server.address() as { port: number };
  return { address: `postgres://hustings@127.0.0.1:${port}/games`, asked };
}

test('a program that starts and a migrate-to ask nothing else of it', async () => {
  const { address, asked } = await serverOf('140009');
  await expect(openStore(address)).rejects.toThrow(refused);
  await expect(carryBack(address, join(import.meta.dirname, 'never-made.db'))).rejects.toThrow(refused);
  expect(asked).toEqual(['SHOW server_version_num', 'SHOW server_version_num']);
});
