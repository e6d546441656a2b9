/** How much data a month's channel loads on a phone: its pictures, drawn as they are sent, and its words. */
import { draw } from '../../src/render/draw.ts';
import { encode } from '../../src/render/encode.ts';
import { loadFonts } from '../../src/render/fonts.ts';
import { shrink } from '../../src/render/shrink.ts';
import type { Month } from './month.ts';

/** How many small pictures of each game are drawn; the rest count as their mean. Large ones are all drawn. */
const sampled = 4;

/** Returns the bytes of everything in the channel of each game. */
export async function bytesOf({ posts, tables, scenes }: Pick<Month, 'posts' | 'tables' | 'scenes'>): Promise<number[]> {
  loadFonts();
  const drawn = async (n: number) => {
    const png = await encode(draw(scenes.get(Math.abs(n))!));
    return n < 0 ? shrink(png) : png;
  };
  const weightOf = async (which: readonly number[], most: number) => {
    const step = Math.max(1, Math.floor(which.length / most));
    const some = which.filter((_, i) => i % step === 0).slice(0, most);
    let sum = 0;
    for (const n of some) sum += (await drawn(n)).length;
    return some.length === 0 ? 0 : (sum / some.length) * which.length;
  };
  const all: number[] = [];
  for (const { table } of tables) {
    const standing = [...posts.values()].filter(({ gone, channel }) => !gone && channel === table.place.channel);
    const pictures = standing.flatMap(({ picture }) => (picture === null ? [] : [picture]));
    const words = standing.reduce((sum, { size }) => sum + size, 0);
    const small = await weightOf(
      pictures.filter((n) => n < 0),
      sampled,
    );
    const large = await weightOf(
      pictures.filter((n) => n > 0),
      pictures.length,
    );
    all.push(Math.round(words + small + large));
  }
  return all;
}
