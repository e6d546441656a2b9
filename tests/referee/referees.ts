/** The referees there are, by the command of their game: one a folder. */
import { existsSync, readdirSync } from 'node:fs';
import type { Referee } from './referee.ts';

/** Those of the folders in here. */
export async function findReferees(): Promise<Map<string, Referee>> {
  const here = new URL('./', import.meta.url);
  const found = new Map<string, Referee>();
  for (const entry of readdirSync(here, { withFileTypes: true })) {
    const file = new URL(`${entry.name}/index.ts`, here);
    if (!entry.isDirectory() || !existsSync(file)) continue;
    const { referee } = (await import(file.href)) as { referee: Referee };
    found.set(referee.game, referee);
  }
  return found;
}
