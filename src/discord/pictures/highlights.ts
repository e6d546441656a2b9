/** The pictures of what posts decided: still, or moving for a moment. Nobody waits long for one, because the words beside it say the same. */
import type { Logger } from 'pino';
import type { Highlight } from '../../games/game.ts';
import { framed } from '../../scene/build.ts';
import type { Scene } from '../../scene/types.ts';
import { gallery } from '../wire/parts.ts';
import type { Draw, FigurePart } from './pictures.ts';

/** Makes one short moving picture from PNGs of one size. */
export type Clip = (frames: readonly Buffer[]) => Promise<Buffer>;

/** What to show, and the person and table it is drawn for, which take turns. */
interface Shown {
  highlight: Highlight;
  alt: string;
  whose: readonly string[];
  /** Whether it may move. */
  moves: boolean;
}

export interface Highlights {
  /** The picture; still if there is no time to animate it, null if it can't be drawn in time. Never rejects. */
  show(shown: Shown): Promise<FigurePart | null>;
}

/** How many pictures a moving one is made of, and their width in pixels. */
const frames = 12;
const frameWidth = 800;
/** How long a post waits for a moving picture, and for a still one, in ms: on a busy machine it stays still, or is left out. */
const patienceMs = { moving: 2500, still: 4000 };

export function openHighlights(draw: Draw, clip: Clip, isBusy: () => boolean, log: Logger): Highlights {
  const drawn = (scene: Scene, whose: readonly string[], until: number) => draw(scene, { whose, patienceMs: Math.max(1, until - performance.now()) });

  const moving = async ({ highlight, whose }: Shown, until: number): Promise<Buffer | null> => {
    const pictures: Buffer[] = [];
    for (let i = 0; i < frames; i++) {
      if (performance.now() > until) return null;
      const scene = highlight.at(i / (frames - 1));
      pictures.push(await drawn(framed(scene, { x: 0, y: 0, w: scene.width, h: scene.height }, frameWidth), whose, until));
    }
    return clip(pictures);
  };

  const file = async (shown: Shown) => {
    const now = performance.now();
    // While others wait for pictures, a moving one would delay them by twelve drawings.
    if (shown.moves && !isBusy()) {
      const data = await moving(shown, now + patienceMs.moving).catch((error: unknown) => {
        log.debug({ err: error }, 'could not make a picture move, so it stands still');
        return null;
      });
      if (data) return { name: 'highlight.gif', data };
    }
    return { name: 'highlight.png', data: await drawn(shown.highlight.at(1), shown.whose, now + patienceMs.still) };
  };

  return {
    async show(shown) {
      try {
        const made = await file(shown);
        return { part: gallery(made.name, shown.alt), files: [made], taken: 0 };
      } catch (error) {
        log.warn({ err: error }, 'could not draw what a post decided: its words tell it');
        return null;
      }
    },
  };
}
