/** Shrinks a post's pictures once there is a newer post below it, so that a long channel loads fast on a phone. */
import { LRUCache } from 'lru-cache';
import type { File } from '../wire/parts.ts';

/** Shrinks a PNG, in a format that Discord shows. */
export type Shrink = (png: Buffer) => Promise<Buffer>;

/** The pictures of a post: its board, and what it decided. */
interface PostPictures {
  board: File;
  highlight: File | null;
}

export interface Small {
  /** Takes the pictures now in this message and shrinks them while nobody waits. Without a board nothing is kept. */
  keep(message: string, pictures: { board: File | undefined; highlight: File | undefined }): void;
  /** Its small pictures, with moving ones stopped at their end; null if none are kept, because another process sent them or there was no room. */
  of(message: string): Promise<PostPictures | null>;
}

/** The file names they are sent under. */
const smallNames = { board: 'board.webp', highlight: 'highlight.webp' } as const;

/** The total size kept, in bytes: for some hundred tables. */
const kept = 4_000_000;
/** The assumed size of each. */
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
