import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Path2D } from '@napi-rs/canvas';

const folder = new URL('../../assets/outlines/', import.meta.url);
const sheets = ['us', 'usmap', 'france'] as const;

export interface Outline {
  path: Path2D;
  width: number;
  height: number;
}

const fileOf = (sheet: string): string => fileURLToPath(new URL(`${sheet}.json`, folder));

/** Throws, with the way to mend it, unless every sheet of outlines is there. */
export function checkOutlines(): void {
  const missing = sheets.map(fileOf).filter((path) => !existsSync(path));
  if (missing.length > 0)
    throw new Error(`Outlines are missing: ${missing.join(', ')}. Restore assets/outlines, or run: node assets/prepare/outlines.ts`);
}

let known: Map<string, Outline> | null = null;

function load(): Map<string, Outline> {
  checkOutlines();
  const outlines = new Map<string, Outline>();
  for (const sheet of sheets) {
    const drawn = JSON.parse(readFileSync(fileOf(sheet), 'utf8')) as { [id: string]: { d: string; width: number; height: number } };
    for (const [id, { d, width, height }] of Object.entries(drawn)) outlines.set(`${sheet}/${id}`, { path: new Path2D(d), width, height });
  }
  return outlines;
}

/** The outline of a sprite's name, such as `us/FL`. */
export function outlineOf(name: string): Outline {
  known ??= load();
  const outline = known.get(name);
  if (!outline) throw new Error(`There is no outline '${name}'.`);
  return outline;
}
