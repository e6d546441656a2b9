import type { Scene } from '../scene/types.ts';

/** What travels to and from a render worker. */
export interface Job {
  id: number;
  scene: Scene;
}

export type Drawn = { id: number; png: Uint8Array<ArrayBuffer> } | { id: number; failed: string };
