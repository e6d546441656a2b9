import type { Scene } from '../scene/types.ts';

/** What travels to and from a render worker: a scene is drawn, and a picture made small. */
export type Job = { id: number; scene: Scene } | { id: number; shrinks: Uint8Array };

export type Drawn = { id: number; png: Uint8Array<ArrayBuffer> } | { id: number; failed: string };
