/** What becomes of a board's picture once a newer one stands below it: small, so that a long channel is soon read on a phone. */
import { LRUCache } from 'lru-cache';
import type { File } from '../wire/parts.ts';

/** Makes a PNG small, in a format that Discord shows. */
export type Shrink = (png: Buffer) => Promise<Buffer>;

export interface Small {
  /** The picture of a board that stands in this message now: its small one is made while nobody waits. */
  keep(message: string, picture: File | undefined): void;
  /** Its small picture; null where none is kept, because another process sent it or there was no room. */
  of(message: string): Promise<File | null>;
}

/** The file it is sent as. */
const smallName = 'board.webp';

/** All of them together, in bytes: those of some hundred tables. */
const kept = 4_000_000;
/** What each is thought to take while it is being made. */
const usual = 20_000;

export function openSmall(shrink: Shrink): Small {
  const boards = new LRUCache<string, { data: Promise<Buffer | null> }>({ maxSize: kept, sizeCalculation: () => usual });
  return {
    keep(message, picture) {
      if (picture) boards.set(message, { data: shrink(picture.data).catch(() => null) });
      else boards.delete(message);
    },
    async of(message) {
      const data = await boards.get(message)?.data;
      return data ? { name: smallName, data } : null;
    },
  };
}
