import { statfsSync } from 'node:fs';
import { dirname } from 'node:path';

/** The free share of the disk that holds this file, from 0 to 1; null: in memory, or unknown. */
export function diskFree(path: string): number | null {
  if (path === ':memory:') return null;
  try {
    const { bavail, blocks } = statfsSync(dirname(path));
    return blocks > 0 ? bavail / blocks : null;
  } catch {
    return null;
  }
}
