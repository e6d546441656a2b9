/** The whole gallery is drawn: every game, boards, hands and ends, in every language. */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { langs } from '../../src/i18n/types.ts';
import { drawGallery, galleryGames, picturesOf } from './gallery.ts';

test.each(galleryGames)('%s', async (game) => {
  const folder = mkdtempSync(join(tmpdir(), 'hustings-gallery-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const pictures = await picturesOf(game);
  for (const lang of langs) expect(pictures.filter((picture) => picture.lang === lang).length).toBeGreaterThan(5);
  await drawGallery(folder, pictures);
  expect(readdirSync(join(folder, game))).toHaveLength(pictures.length * 2);
});
