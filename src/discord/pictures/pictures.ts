import { setTimeout as wait } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { Sketch } from '../../games/game.ts';
import { heightOnPhone } from '../../scene/phone.ts';
import type { Scene } from '../../scene/types.ts';
import type { TableInfo } from '../../table/model/types.ts';
import { type File, gallery, type Part, text } from '../wire/parts.ts';

/** A picture to be, and what stands in its place if it cannot be drawn. */
export interface Figure {
  /** Names a picture that is always the same: it is drawn once and kept a while. */
  key?: string;
  /** Null: there is nothing to draw, and the words are the thing itself. Like alt text and words it may throw: that is made good by what is left. */
  scene(): Scene | null;
  name: string;
  alt(): string;
  /** May be long: at most 3,500 characters. Called only where it is needed. */
  words(): string;
  /** The line that says that words stand in for a picture. */
  excuse: string;
  /** The line that is shown where there are no words either. */
  lost: string;
  /** What the picture tells that would otherwise stand in words beside it. Called once it is drawn. */
  tells?(): readonly string[];
  /** How much of a question the picture says, as its game does. Called once it is drawn. */
  says?(): Sketch['says'] | null;
}

/** A figure as a part of a message. */
export interface FigurePart {
  part: Part;
  files: File[];
  /** How much text it takes of the message's 4,000 characters. */
  taken: number;
  /** Words stand in for a picture that did not come in time. */
  isLate?: boolean;
  /** What the picture tells, as its figure says. */
  tells?: readonly string[];
  says?: Sketch['says'] | null;
  /** How high the picture stands on a phone, in pixels. */
  high?: number;
}

/**
 * Draws a scene. `first`: everybody waits for it. `show`: nobody plays there. `last`: it is one of many, and gives way to all others. `whose`: the person
 * and the table, which take turns. `patienceMs`: how long is waited. `signal` is
 * aborted when it is not wanted any more. Rejects with an error whose `why` is `late` or `unwanted` if that is why there is none.
 */
export type Draw = (
  scene: Scene,
  wish?: { first?: boolean; show?: boolean; last?: boolean; whose?: readonly string[]; patienceMs?: number; signal?: AbortSignal },
) => Promise<Buffer>;

/** Where a figure is to stand. */
export interface Place {
  /** Everybody waits for it: it is drawn first, and may take longer, for no answer waits for it. */
  forAll?: boolean;
  /** Of a game that computers alone play. */
  isShow?: boolean;
  /** The person and the table it is drawn for. */
  whose?: readonly string[];
  /** Names a place that holds one figure: what was to stand there before, nobody wants any more. */
  instead?: string;
}

/** Where a table's board stands: a game that nobody plays keeps no other waiting. */
export const boardPlace = ({ id, people }: TableInfo): Place => ({
  forAll: true,
  isShow: people.every(({ computer }) => computer),
  whose: [people[0]?.id ?? '', id],
});

export interface Pictures {
  /** Whether so many pictures wait that another one will take its time. */
  isBusy(): boolean;
  /** The figure as a picture or, if that fails, takes too long or is wanted no more, in words. Never rejects. */
  show(figure: Figure, place?: Place): Promise<FigurePart>;
}

const publicPatience = 2;
/** So many are drawn while somebody hardly notices. */
const few = 4;

/** Of pictures that are always the same so many are kept: some megabytes. */
const mostKept = 48;

/** Draws what has a key once, while it is kept. */
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
  /** How long somebody waits for a picture, in milliseconds. */
  patienceMs?: number | undefined;
  /** Told of each picture that did not come in time. */
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
  /** What is to stand at each place that holds one figure. */
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
        // What is kept is for the next reader as well.
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

/** A figure as its picture: the bytes that were drawn, and what they tell. */
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
