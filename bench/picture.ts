/** Milliseconds a board picture: ours (kept static layers, pixels through sharp) against a full redraw with the canvas's own encoder. */
import { draw, forgetLayers } from '../src/render/draw.ts';
import { encode } from '../src/render/encode.ts';
import { pictures } from '../tests/games/campaign/scene-samples.ts';
import { inTurn, type Row } from './measure.ts';

const boards = ['middle', 'late'];

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

export async function bench(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { name, lang, scene } of pictures()) {
    if (lang !== 'en' || !boards.includes(name)) continue;
    const ours = () => timed(() => encode(draw(scene)));
    const peer = () => {
      forgetLayers();
      return timed(async () => draw(scene).encode('png'));
    };
    // The peer forgot the kept layers: ours draws them once more before it is measured.
    const warm = async () => {
      await ours();
      return ours();
    };
    await warm();
    const { ours: mine, peer: theirs, ratio } = await inTurn(25, warm, peer);
    rows.push({ what: `picture (${name})`, ours: mine, peer: theirs, peerIs: 'redraw + canvas.encode', unit: 'ms', ratio, aim: '≤ 0.35×' });
  }
  return rows;
}
