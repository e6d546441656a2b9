import { draw } from '../../src/render/draw.ts';
import { encode } from '../../src/render/encode.ts';
import type { Scene } from '../../src/scene/types.ts';

/** Draws a scene as PNG on the caller's thread. The same scene gives the same bytes. */
export const renderNow = (scene: Scene): Promise<Buffer> => encode(draw(scene));
