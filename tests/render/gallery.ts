/**
 * Draws every sample board and hand in both languages into `artifacts/gallery`, whole and as a phone shows them, for people to look at:
 * `npx node tests/render/gallery.ts`, with names after it to draw only those.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { pictures } from '../games/campaign/scene-samples.ts';
import { renderNow } from '../tools/render-now.ts';

const folder = new URL('../../artifacts/gallery/', import.meta.url);
const only = new Set(process.argv.slice(2));

mkdirSync(folder, { recursive: true });
for (const { name, lang, scene } of pictures()) {
  if (only.size > 0 && !only.has(name)) continue;
  const png = await renderNow(scene);
  writeFileSync(new URL(`${name}-${lang}.png`, folder), png);
  await sharp(png)
    .resize(360)
    .toFile(new URL(`${name}-${lang}-360.png`, folder).pathname);
  console.log(`${name}-${lang}`, `${scene.width}×${scene.height}`, `${Math.round(png.length / 1024)} KB`);
}
