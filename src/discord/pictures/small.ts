/** What becomes of a post's pictures once a newer one stands below it: small, so that a long channel is soon read on a phone. */
import { LRUCache } from 'lru-cache';
import type { File } from '../wire/parts.ts';

/** Makes a PNG small, in a format that Discord shows. */
export type Shrink = (png: Buffer) => Promise<Buffer>;

/** The pictures of a post: its board, and what it decided. */
interface PostPictures {
  board: File;
  highlight: File | null;
}

export interface Small {
  /** The pictures that stand in this message now: small ones are made while nobody waits. Without a board nothing is kept. */
  keep(message: string, pictures: { board: File | undefined; highlight: File | undefined }): void;
  /** Its small pictures, those that move as they end; null where none are kept, because another process sent them or there was no room. */
  of(message: string): Promise<PostPictures | null>;
}

/** The files they are sent as. */
const smallNames = { board: 'board.webp', highlight: 'highlight.webp' } as const;

/** All of them together, in bytes: those of some hundred tables. */
const kept = 4_000_000;
/** What each is thought to take while it is being made. */
const usual = 30_000;

export function openSmall(shrink: Shrink): Small {
  const posts = new LRUCache<string, { pictures: Promise<PostPictures | null> }>({ maxSize: kept, sizeCalculation: () => usual });
  const small = async (which: keyof typeof smallNames, picture: File | undefined): Promise<File | null> => {
    const data = picture ? await shrink(picture.data).catch(() => null) : null;
    return data && { name: smallNames[which], data };
  };
  const made = async ({ board, highlight }: Parameters<Small['keep']>[1]): Promise<PostPictures | null> => {
    const smaller = await small('board', board);
    return smaller && { board: smaller, highlight: await small('highlight', highlight) };
  };
  return {
    keep(message, pictures) {
      if (pictures.board) posts.set(message, { pictures: made(pictures) });
      else posts.delete(message);
    },
    of: async (message) => (await posts.get(message)?.pictures) ?? null,
  };
}
