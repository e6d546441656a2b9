import { readFileSync } from 'node:fs';
import { Path2D } from '@napi-rs/canvas';
import { checkOutlines, outlineFiles } from './assets.ts';

export interface Outline {
  path: Path2D;
  width: number;
  height: number;
}

let known: Map<string, Outline> | null = null;

function load(): Map<string, Outline> {
  checkOutlines();
  const outlines = new Map<string, Outline>();
  for (const { sheet, path } of outlineFiles) {
    const drawn = JSON.parse(readFileSync(path, 'utf8')) as { [id: string]: { d: string; width: number; height: number } };
    for (const [id, { d, width, height }] of Object.entries(drawn)) outlines.set(`${sheet}/${id}`, { path: new Path2D(d), width, height });
  }
  return outlines;
}

/** The outline with this sprite name, such as `us/FL`. */
export function outlineOf(name: string): Outline {
  known ??= load();
  const outline = known.get(name);
  if (!outline) throw new Error(`There is no outline '${name}'.`);
  return outline;
}
