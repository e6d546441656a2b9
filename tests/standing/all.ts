/** Every game as the standing checks know it: whatever `tests/games/<game>/standing.ts` there is. A new game is found by its folder. */
import { existsSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Standing } from './play.ts';

const folder = resolve(import.meta.dirname, '../games');

const files = readdirSync(folder)
  .map((game) => resolve(folder, game, 'standing.ts'))
  .filter((file) => existsSync(file));

export const standings: readonly Standing[] = await Promise.all(
  files.map(async (file) => ((await import(pathToFileURL(file).href)) as { standing: Standing }).standing),
);
