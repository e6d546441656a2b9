/** Milliseconds to draw a board picture of each game: ours (kept layers, a palette) against a full redraw with the canvas's own encoder. */
import { draw, forgetLayers } from '../src/render/draw.ts';
import { encode } from '../src/render/encode.ts';
import { galleryGames, picturesOf } from '../tests/render/gallery.ts';
import { inFull, inTurn, type Row } from './measure.ts';

/** How many boards of each game are drawn, from the middle of its samples. */
const boardsOfEach = inFull(2);

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

export async function bench(): Promise<Row[]> {
  const rows: Row[] = [];
  const all = await Promise.all(galleryGames.slice(0, inFull(galleryGames.length)).map(picturesOf));
  const chosen = all.flatMap((pictures) => {
    const boards = pictures.filter(({ name, lang }) => lang === 'en' && !name.startsWith('hand'));
    const from = Math.floor((boards.length - boardsOfEach) / 2);
    return boards.slice(from, from + boardsOfEach);
  });
  for (const { game, name, scene } of chosen) {
    const ours = () => timed(() => encode(draw(scene)));
    const peer = () => {
      forgetLayers();
      return timed(async () => draw(scene).encode('png'));
    };
    // The peer dropped the kept layers, so ours draws them again before it is measured.
    const warm = async () => {
      await ours();
      return ours();
    };
    await warm();
    const { ours: mine, peer: theirs, ratio } = await inTurn(25, warm, peer);
    rows.push({ what: `picture (${game}, ${name})`, ours: mine, peer: theirs, peerIs: 'redraw + canvas.encode', unit: 'ms', ratio, aim: '≤ 0.20×' });
  }
  return rows;
}
