/**
 * Draws every sample board and hand of every game in every language, full-size and as a phone shows them, and a page to view them all: `npm run
 * gallery`, followed by a game, and names of samples, to draw only those. They go to `artifacts/gallery`.
 */
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Lang } from '../../src/i18n/types.ts';
import type { Scene } from '../../src/scene/types.ts';
import { renderNow } from '../tools/render-now.ts';

const samples = new URL('../games/', import.meta.url);
/** The width of a phone's screen, in CSS pixels. */
const phone = 360;

export interface Picture {
  game: string;
  name: string;
  lang: Lang;
  scene: Scene;
}

/** The games that have sample pictures. */
export const galleryGames: readonly string[] = readdirSync(samples).filter((name) => existsSync(new URL(`${name}/scene-samples.ts`, samples)));

/** All sample pictures of one game. */
export async function picturesOf(game: string): Promise<Picture[]> {
  const { pictures } = (await import(`../games/${game}/scene-samples.ts`)) as { pictures(): Omit<Picture, 'game'>[] };
  return pictures().map((picture) => ({ ...picture, game }));
}

/** Draws pictures into `folder`, with an `index.html` that shows them. Calls `told` with a line for each. */
export async function drawGallery(folder: string, pictures: readonly Picture[], told: (line: string) => void = () => {}): Promise<void> {
  for (const picture of pictures) {
    mkdirSync(join(folder, picture.game), { recursive: true });
    const png = await renderNow(picture.scene);
    writeFileSync(join(folder, fileOf(picture)), png);
    await sharp(png)
      .resize(phone)
      .toFile(join(folder, fileOf(picture, phone)));
    told(`${fileOf(picture)}  ${picture.scene.width}×${picture.scene.height}, ${Math.round(png.length / 1024)} KB`);
  }
  writeFileSync(join(folder, 'index.html'), pageOf(pictures));
}

const fileOf = ({ game, name, lang }: Picture, width?: number): string => `${game}/${name}-${lang}${width ? `-${width}` : ''}.png`;

function pageOf(pictures: readonly Picture[]): string {
  const games = [...new Set(pictures.map(({ game }) => game))];
  const shown = (picture: Picture) =>
    `<figure><figcaption>${picture.name}, ${picture.lang}</figcaption><a href="${fileOf(picture)}"><img loading="lazy" width="720" src="${fileOf(picture)}"></a>` +
    `<img loading="lazy" src="${fileOf(picture, phone)}"></figure>`;
  return `<!doctype html>
<meta charset="utf-8">
<title>Hustings: all sample pictures</title>
<style>
  body { background: #313338; color: #dbdee1; font: 16px system-ui; margin: 2rem; }
  figure { margin: 0 0 2rem; } figcaption { margin-bottom: .5rem; } img { vertical-align: top; margin-right: 1rem; } a { color: inherit; }
</style>
<nav>${games.map((game) => `<a href="#${game}">${game}</a>`).join(' · ')}</nav>
${games
  .map(
    (game) =>
      `<h2 id="${game}">${game}</h2>\n${pictures
        .filter((picture) => picture.game === game)
        .map(shown)
        .join('\n')}`,
  )
  .join('\n')}
`;
}

async function main([game, ...names]: readonly string[]): Promise<number> {
  if (game !== undefined && !galleryGames.includes(game)) {
    console.error(`Usage: npm run gallery -- [${galleryGames.join(' | ')}] [names of samples]`);
    return 2;
  }
  const all = (await Promise.all((game === undefined ? galleryGames : [game]).map(picturesOf))).flat();
  const wanted = names.length > 0 ? all.filter(({ name }) => names.includes(name)) : all;
  if (wanted.length === 0) {
    console.error(`${game} has no sample of that name, only: ${[...new Set(all.map(({ name }) => name))].join(', ')}`);
    return 2;
  }
  const folder = join(import.meta.dirname, '../../artifacts/gallery');
  await drawGallery(folder, wanted, console.log);
  console.log(`Look at them: ${join(folder, 'index.html')}`);
  return 0;
}

if (import.meta.main) process.exitCode = await main(process.argv.slice(2));
