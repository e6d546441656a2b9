/** The gallery shows every game, in every language, full-size and on a phone. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { games } from '../../src/games/index.ts';
import { langs } from '../../src/i18n/types.ts';
import { drawGallery, galleryGames, type Picture } from './gallery.ts';

const folder = (): string => {
  const made = mkdtempSync(join(tmpdir(), 'hustings-gallery-'));
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  return made;
};

test('every game has samples', () => expect([...galleryGames].sort()).toEqual(games.map(({ command }) => command).sort()));

test('a picture is there whole, 360 pixels wide, and on the page', async () => {
  const into = folder();
  const scene: Picture['scene'] = { width: 1200, height: 600, background: '#123456', layers: [] };
  await drawGallery(
    into,
    langs.map((lang) => ({ game: 'chess', name: 'mate', lang, scene })),
  );
  for (const lang of langs) {
    expect(await sharp(join(into, `chess/mate-${lang}.png`)).metadata()).toMatchObject({ width: 1200, height: 600 });
    expect(await sharp(join(into, `chess/mate-${lang}-360.png`)).metadata()).toMatchObject({ width: 360, height: 180 });
    expect(readFileSync(join(into, 'index.html'), 'utf8')).toContain(`src="chess/mate-${lang}-360.png"`);
  }
});
