import { setTimeout as wait } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { Sketch } from '../../games/game.ts';
import { heightOnPhone } from '../../scene/room.ts';
import type { Scene } from '../../scene/types.ts';
import type { TableInfo } from '../../table/model/types.ts';
import { type File, gallery, type Part, text } from '../wire/parts.ts';

/** A picture to draw, and what replaces it if it can't be drawn. */
export interface Figure {
  /** Identifies a picture that is always the same: it is drawn once and kept a while. */
  key?: string;
  /** Null: there is nothing to draw, because the words say it all. This, the alt text and the words may throw: then whatever is left is used. */
  scene(): Scene | null;
  name: string;
  alt(): string;
  /** May be long: at most 3,500 characters. Called only if needed. */
  words(): string;
  /** The line that explains that words replace a picture. */
  excuse: string;
  /** The line shown if there are no words either. */
  lost: string;
  /** What the picture tells that would otherwise be text beside it. Called once it is drawn. */
  tells?(): readonly string[];
  /** How much of a question the picture says, according to its game. Called once it is drawn. */
  says?(): Sketch['says'] | null;
}

/** A figure as a part of a message. */
export interface FigurePart {
  part: Part;
  files: File[];
  /** How many of the message's 4,000 characters its text takes. */
  taken: number;
  /** Words replace a picture that was late. */
  isLate?: boolean;
  /** What the picture tells, according to its figure. */
  tells?: readonly string[];
  says?: Sketch['says'] | null;
  /** The picture's height on a phone, in pixels. */
  high?: number;
}

/**
 * Draws a scene. `first`: everyone waits for it. `show`: nobody plays there. `last`: it is one of many, and gives way to all others. `whose`: the
 * person and the table, which take turns. `patienceMs`: how long to wait. `signal` aborts when it is no longer wanted. Rejects with an error whose
 * `why` is `late` or `unwanted` for those reasons.
 */
export type Draw = (
  scene: Scene,
  wish?: { first?: boolean; show?: boolean; last?: boolean; whose?: readonly string[]; patienceMs?: number; signal?: AbortSignal },
) => Promise<Buffer>;

/** Where a figure is shown. */
export interface Place {
  /** Everyone waits for it: it is drawn first, and may take longer, because no answer waits for it. */
  forAll?: boolean;
  /** It belongs to a game that only computers play. */
  isShow?: boolean;
  /** The person and the table it is drawn for. */
  whose?: readonly string[];
  /** Identifies a place that holds one figure: the previous figure for it is no longer wanted. */
  instead?: string;
}

/** The place of a table's board: a game that nobody plays delays no others. */
export const boardPlace = ({ id, people }: TableInfo): Place => ({
  forAll: true,
  isShow: people.every(({ computer }) => computer),
  whose: [people[0]?.id ?? '', id],
});

export interface Pictures {
  /** Whether so many pictures are pending that another one will be slow. */
  isBusy(): boolean;
  /** The figure as a picture or, if drawing fails, takes too long or is no longer wanted, in words. Never rejects. */
  show(figure: Figure, place?: Place): Promise<FigurePart>;
}

const publicPatience = 2;
/** Up to this many pending pictures are hardly noticed. */
const few = 4;

/** How many of the pictures that are always the same are kept: some megabytes. */
const mostKept = 48;

/** Draws a scene with a key only once, while it is kept. */
function openKept(draw: Draw): (scene: Scene, key: string | undefined, wish: Parameters<Draw>[1]) => Promise<Buffer> {
  const kept = new LRUCache<string, Buffer>({ max: mostKept });
  return async (scene, key, wish) => {
    const known = key === undefined ? undefined : kept.get(key);
    if (known) return known;
    const data = await draw(scene, wish);
    if (key !== undefined) kept.set(key, data);
    return data;
  };
}

export interface PicturesOptions {
  /** How long to wait for a picture, in milliseconds. */
  patienceMs?: number | undefined;
  /** Called for each picture that was late. */
  late?(): void;
}

export function openPictures(draw: Draw, log: Logger, { patienceMs = 8000, late = () => {} }: PicturesOptions = {}): Pictures {
  const inWords = (figure: Figure, excused: boolean): FigurePart => {
    let content = figure.lost;
    try {
      content = excused ? `${figure.words()}\n${figure.excuse}` : figure.words();
    } catch (error) {
      log.error({ err: error, picture: figure.name }, 'could not draw a picture, and have no words for it either');
    }
    return { part: text(content), files: [], taken: content.length };
  };
  let waiting = 0;
  const drawn: Draw = async (...wish) => {
    waiting++;
    try {
      return await draw(...wish);
    } finally {
      waiting--;
    }
  };
  const keptOr = openKept(drawn);
  /** The figure wanted at each place that holds one. */
  const wanted = new Map<string, AbortController>();
  return {
    isBusy: () => waiting > few,
    async show(figure, { forAll = false, isShow = false, whose = [], instead } = {}) {
      const mine = new AbortController();
      if (instead !== undefined) {
        wanted.get(instead)?.abort();
        wanted.set(instead, mine);
      }
      try {
        const scene = figure.scene();
        if (scene === null) return inWords(figure, false);
        const alt = figure.alt();
        const patience = forAll ? publicPatience * patienceMs : patienceMs;
        // A picture that will be kept also serves the next reader, so it is never aborted.
        const wish = {
          whose,
          show: isShow,
          ...(forAll && { first: true, patienceMs: patience }),
          ...(figure.key === undefined && { signal: mine.signal }),
        };
        const data = await inTime(keptOr(scene, figure.key, wish), patience);
        return asPicture(figure, scene, alt, data);
      } catch (error) {
        if (mine.signal.aborted) return inWords(figure, false);
        const isLate = error instanceof Late || (error instanceof Error && 'why' in error && error.why === 'late');
        if (isLate) late();
        else log.error({ err: error, picture: figure.name }, 'could not draw a picture, so players get words instead');
        return { ...inWords(figure, true), isLate };
      } finally {
        if (instead !== undefined && wanted.get(instead) === mine) wanted.delete(instead);
      }
    },
  };
}

/** A figure as its picture: the drawn bytes, and what they tell. */
export const asPicture = ({ name, tells, says }: Figure, scene: Scene, alt: string, data: Buffer): FigurePart => ({
  part: gallery(name, alt),
  files: [{ name, data }],
  taken: 0,
  tells: tells?.() ?? [],
  says: says?.() ?? null,
  high: heightOnPhone(scene),
});

class Late extends Error {}

async function inTime<T>(work: Promise<T>, ms: number): Promise<T> {
  const patience = new AbortController();
  const late = wait(ms, null, { signal: patience.signal, ref: false }).then(() => {
    throw new Late(`No picture after ${ms} ms.`);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    late.catch(() => {});
    work.catch(() => {});
    patience.abort();
  }
}
