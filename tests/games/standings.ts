/** All games, for the standing checks: `standing.ts` in each game's folder here. */
import { games } from '../../src/games/index.ts';
import type { Standing } from '../standing/play.ts';

export const standings: readonly Standing[] = await Promise.all(
  games.map(async ({ command }) => ((await import(`./${command}/standing.ts`)) as { standing: Standing }).standing),
);
