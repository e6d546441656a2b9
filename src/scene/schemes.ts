/** The ways a picture can be colored, for different eyes. */
export const schemes = ['usual', 'protan', 'deutan', 'tritan', 'contrast'] as const;
export type Scheme = (typeof schemes)[number];

import type { Scene } from './types.ts';

export const recolored = (scene: Scene, _scheme: Scheme): Scene => scene;
