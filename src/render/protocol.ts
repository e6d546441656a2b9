import type { Scene } from '../scene/types.ts';

/** The jobs for a render worker: draw a scene, or shrink a picture. */
export type Job = { id: number; scene: Scene } | { id: number; shrinks: Uint8Array };

export type Drawn = { id: number; png: Uint8Array<ArrayBuffer> } | { id: number; failed: string };
