import { statfsSync } from 'node:fs';
import { dirname } from 'node:path';

/** Which share of the disk is free where this file is, from 0 to 1; null: in memory, or nobody can say. */
export function diskFree(path: string): number | null {
  if (path === ':memory:') return null;
  try {
    const { bavail, blocks } = statfsSync(dirname(path));
    return blocks > 0 ? bavail / blocks : null;
  } catch {
    return null;
  }
}
