/** Measures one step of a game of 200 answers or more, from press to picture, at the 95th percentile, at a table looked at before or not. */
import { replayFigure } from '../src/discord/present/looking-back/replay.ts';
import { speechOf } from '../src/discord/speech/speech.ts';
import { games } from '../src/games/index.ts';
import { openRandom, startRandom } from '../src/kernel/random.ts';
import { openRenderer } from '../src/render/renderer.ts';
import { randomAnswer, seedOf } from '../tests/standing/play.ts';
import { must, openTestContext, place } from '../tests/table/context.ts';
import { inFull, quantile, type Row } from './measure.ts';

const answers = inFull(200, 8);
const presses = inFull(60);

export async function bench(): Promise<Row[]> {
  const renderer = openRenderer();
  const rows: Row[] = [];
  for (const game of games) {
    const chance = openRandom(startRandom(seedOf(3)), () => {});
    let context = openTestContext({ games: [game] });
    const people = ['1', '2'].map((id) => ({ id, name: `Player ${id}` }));
    const [host, guest] = people as [(typeof people)[0], (typeof people)[0]];
    const request = { game: game.command, place, host, invited: [guest], options: {}, lang: 'en' as const, request: 'open' };
    const { id } = await must(context.tables.open(request));
    await must(context.tables.accept(id, guest, 'accept'));
    for (let n = 0; n < answers && (await context.tables.find(id))!.phase === 'playing'; n++) {
      const snapshots = await Promise.all(
        people.map(async ({ id: user }) => ({ user, asked: (await must(context.tables.snapshot(id, user))).asked })),
      );
      const { user, asked } = snapshots.find((one) => one.asked)!;
      await must(context.tables.answer(id, user, asked!.ref, randomAnswer(asked!.decision, chance).picked, context.request()));
    }
    const press = async (): Promise<number> => {
      const began = performance.now();
      const back = await must(context.tables.lookBack(id, '1'));
      const step = chance.below('step', back.steps.length);
      const scene = replayFigure({ game, back, step, side: 'board', speech: speechOf(game, back.table, 'en') })!.scene()!;
      await renderer.png(scene);
      return performance.now() - began;
    };
    await press();
    const warm: number[] = [];
    for (let n = 0; n < presses; n++) warm.push(await press());
    const cold: number[] = [];
    for (let n = 0; n < presses / 3; n++) {
      context = openTestContext({ games: [game], store: context.store, prefix: `again${n}` });
      cold.push(await press());
    }
    const [ours, peer] = [quantile(warm, 0.95), quantile(cold, 0.95)];
    rows.push({ what: `replay, p95 (${game.command})`, ours, peer, peerIs: 'not looked at before', unit: 'ms', ratio: ours / peer, aim: '≤ 400 ms' });
    await context.store.close();
  }
  await renderer.stop();
  return rows;
}
