/**
 * Sixty shows of six regulars, started by one person exempt from the limits, with one game of two people alongside: how long a hint takes there,
 * compared with the same hint while nobody else plays; and how soon Discord hears of a press.
 */
import { setTimeout as wait } from 'node:timers/promises';
import pino from 'pino';
import { openComputers } from '../src/computer/pool.ts';
import { openDiscord } from '../src/discord/index.ts';
import { games as allGames } from '../src/games/index.ts';
import { worldOf } from '../src/local.ts';
import { startPlayground } from '../src/playground/index.ts';
import { film } from '../src/render/film.ts';
import { openRenderer } from '../src/render/renderer.ts';
import { openStore } from '../src/store/sqlite/open.ts';
import { openTables } from '../src/table/index.ts';
import { localLimits } from '../src/table/model/limits.ts';
import { cryptoChance } from '../src/table/work/chance.ts';
import { inFull, median, quantile, type Row } from './measure.ts';

const shows = inFull(60);
const rounds = inFull(15);
const presses = inFull(300, 3);
const game = allGames.find(({ command }) => command === 'candidate')!;

export async function bench(): Promise<Row[]> {
  const channels = ['candidate', ...Array.from({ length: shows }, (_, n) => `show-${n}`)].map((name) => ({ name, topic: name }));
  const place = await startPlayground({ port: 0, ...worldOf([]), channels });
  const store = openStore(':memory:');
  const log = pino({ level: 'fatal' });
  const thinker = openComputers();
  const renderer = openRenderer();
  const { tables, outbox, computers } = openTables({
    store,
    games: [game],
    clock: Date.now,
    chance: cryptoChance,
    log,
    thinker,
    limits: localLimits,
  });
  const acknowledged: number[] = [];
  const watch = {
    heard() {},
    acknowledged: (ms: number) => void acknowledged.push(ms),
    refused() {},
    late() {},
    refusedAtTheDoor() {},
    deferred() {},
    requested() {},
  };
  const discord = await openDiscord({
    ...{ token: place.token, api: place.api, games: [game], tables, outbox, draw: renderer.png, join: film, log, watch },
    areThinking: thinker.areThinking,
  });
  try {
    const [ada, ben, eve] = [place.person('ada'), place.person('ben'), place.person('eve')];
    const { message } = await ada.command('#candidate', 'candidate', { subcommand: 'start', options: { player2: 'ben' } });
    await ben.press(message!, 'Accept');
    const board = await ada.wait(() => ada.messages('#candidate').findLast((one) => ada.buttons(one).includes('Play')), 'a board');
    const { id, people, toAct, seats } = (await tables.of('1181240000000000011'))[0]!;
    const asked = people.find((one) => toAct.includes(seats[one.id]!))!.id;
    let n = 0;
    const hint = async (): Promise<number> => {
      const from = performance.now();
      const told = await tables.hint(id, asked, `hint ${++n}`);
      if (!told.ok) throw new Error(JSON.stringify(told.error));
      return performance.now() - from;
    };
    const hints = async () => {
      const all: number[] = [];
      for (let i = 0; i < rounds; i++) {
        all.push(await hint());
        await wait(200);
      }
      return all;
    };
    await hint();
    const quiet = await hints();
    for (let i = 0; i < shows; i++) {
      await eve.command(`#show-${i}`, 'candidate', { subcommand: 'watch', options: { players: game.rules.players.max, level: 'regular' } });
    }
    const begun = (await store.running('person', eve.id)).shows;
    if (begun !== shows) throw new Error(`${begun} shows of ${shows} have begun.`);
    await wait(inFull(5000, 500));
    const beside = await hints();
    acknowledged.length = 0;
    for (let i = 0; i < presses; i++) await ada.press(board, 'Log');
    const [slow, p99] = [median(beside), quantile(acknowledged, 0.99)];
    const what = `${shows} shows of six regulars beside it`;
    return [
      {
        what: `a hint, ${what}`,
        ours: slow,
        peer: median(quiet),
        peerIs: 'the same with nobody else',
        unit: 'ms',
        ratio: slow / median(quiet),
        aim: '≤ 2×',
      },
      {
        what: `the slowest of ${rounds} hints`,
        ours: Math.max(...beside),
        peer: Math.max(...quiet),
        peerIs: 'the same with nobody else',
        unit: 'ms',
        ratio: Math.max(...beside) / Math.max(...quiet),
        aim: '≤ 2×',
      },
      {
        what: `a press acknowledged, p99 of ${acknowledged.length}, ${what}`,
        ours: p99,
        peer: null,
        peerIs: '',
        unit: 'ms',
        ratio: null,
        aim: '< 50 ms',
      },
    ];
  } finally {
    await computers.stop();
    await discord.stop();
    await thinker.stop();
    await renderer.stop();
    await place.stop();
    await store.close();
  }
}
