/**
 * Answers twelve tables at once on a disk whose sync takes long, and measures each press to its acknowledgement over the real protocol. The slow sync
 * is a wait inside every transaction; the whole program stands still meanwhile, as it does while SQLite writes through.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { openDiscord } from '../src/discord/index.ts';
import type { Game } from '../src/games/game.ts';
import { worldOf } from '../src/local.ts';
import { type HeadlessPerson, type Playground, startPlayground } from '../src/playground/index.ts';
import { film } from '../src/render/film.ts';
import { connect, storeOn } from '../src/store/sqlite/open.ts';
import { openTables } from '../src/table/index.ts';
import { cryptoChance } from '../src/table/work/chance.ts';
import { begun, bid, idOf } from '../tests/discord/table.ts';
import { demoGame } from '../tests/table/demo-game.ts';
import { inFull, type Row } from './measure.ts';

const tablesAtOnce = inFull(12, 3);
const rounds = inFull(3);
const duel: Game = { ...demoGame, command: 'duel', rules: { ...demoGame.rules, players: { min: 2, max: 2 } } };
const names = Array.from({ length: tablesAtOnce * rounds }, (_, i) => `table-${i}`);

export async function bench(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'hustings-bench-'));
  const place = await startPlayground({ port: 0, ...worldOf([]), channels: names.map((name) => ({ name, topic: name })) });
  const sync = { ms: 0 };
  const store = storeOn(connect(join(folder, 'games.db')), () => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, sync.ms));
  const log = pino({ level: 'error' });
  const { tables, outbox } = openTables({ store, games: [duel], clock: Date.now, chance: cryptoChance, log, limits: { 'invitations.server': 1000 } });
  const draw = async () => Buffer.alloc(1);
  const discord = await openDiscord({ token: place.token, api: place.api, games: [duel], tables, outbox, draw, join: film, log });
  const rows: Row[] = [];
  try {
    for (const ms of [50, 300]) {
      const slowest: number[] = [];
      for (let round = 0; round < rounds; round++) {
        sync.ms = 0;
        const ready = [];
        for (const name of names.slice(round * tablesAtOnce, (round + 1) * tablesAtOnce)) ready.push(await panelIn(place, `#${name}`));
        sync.ms = ms;
        slowest.push(Math.max(...(await Promise.all(ready.map(press)))));
        sync.ms = 0;
        for (const { name, ada } of ready) await end(ada, name);
      }
      const ours = Math.max(...slowest);
      const peer = tablesAtOnce * ms;
      const aim = ms === 50 ? '< 1000 ms' : '< 3000 ms';
      const what = `${tablesAtOnce} tables answered at once, a sync of ${ms} ms: the last acknowledgement`;
      rows.push({ what, ours, peer, peerIs: 'the syncs alone, one for each answer', unit: 'ms', ratio: ours / peer, aim });
    }
    return rows;
  } finally {
    await discord.stop();
    await place.stop();
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Ready {
  name: string;
  ada: HeadlessPerson;
  panel: Awaited<ReturnType<typeof bid>>;
}

async function panelIn(place: Playground, name: string): Promise<Ready> {
  const { ada, board } = await begun({ place } as Parameters<typeof begun>[0], 'duel', {}, name);
  return { name, ada, panel: await bid(ada, await board()) };
}

/** Returns the milliseconds from the press to its acknowledgement. */
async function press({ ada, panel }: Ready): Promise<number> {
  const began = performance.now();
  await ada.press(panel, idOf(ada, panel, '2'), { settle: false });
  return performance.now() - began;
}

async function end(ada: HeadlessPerson, channel: string): Promise<void> {
  const { message } = await ada.command(channel, 'duel', { subcommand: 'resign' });
  await ada.press(message!, 'Give up');
}
