/** The referees, by their game's command: one per folder. */
import { existsSync, readdirSync } from 'node:fs';
import type { Referee } from './referee.ts';

/** Finds those in the folders here. */
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
