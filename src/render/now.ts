import type { Scene } from '../scene/types.ts';
import { draw } from './draw.ts';
import { encode } from './encode.ts';

/** A scene as PNG, drawn by whoever calls. The same scene gives the same bytes. */
export const renderNow = (scene: Scene): Promise<Buffer> => encode(draw(scene));
