/** The files attached to messages, and how they are fetched. */
import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { APIAttachment } from 'discord-api-types/v10';
import type { Snowflakes } from './snowflake.ts';
import type { Store, StoredFile } from './store.ts';

/** A file as it came with a request. */
export interface Upload {
  /** `n` of the form field `files[n]`. */
  number: string;
  name: string;
  type: string;
  bytes: Buffer;
}

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const GIF = Buffer.from('GIF8');

/** Width and height of a PNG or a GIF; null for other files. */
function sizeOfPicture(bytes: Buffer): { width: number; height: number } | null {
  if (bytes.length < 24) return null;
  if (bytes.subarray(0, 8).equals(PNG)) return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
  if (bytes.subarray(0, 4).equals(GIF)) return { width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8) };
  return null;
}

/** File names as Discord keeps them. */
export function tidyName(name: string): string {
  return name.replace(/[^\w.-]+/g, '_') || 'file';
}

/** The files of messages. Their addresses have a secret key, so a person who never saw the message cannot fetch them. */
export class Attachments {
  #store: Store;
  #ids: Snowflakes;
  #base: () => string;

  constructor(store: Store, ids: Snowflakes, base: () => string) {
    this.#store = store;
    this.#ids = ids;
    this.#base = base;
  }

  keep(upload: Upload, channel: string, message: string, description: string | null): APIAttachment {
    const id = this.#ids.next();
    const key = randomBytes(16).toString('hex');
    const name = tidyName(upload.name);
    this.#store.addFile(id, message, { key, type: upload.type, bytes: upload.bytes });
    const url = `${this.#base()}/attachments/${channel}/${id}/${encodeURIComponent(name)}?hm=${key}`;
    return {
      id,
      filename: name,
      size: upload.bytes.length,
      url,
      proxy_url: url,
      content_type: upload.type,
      ...sizeOfPicture(upload.bytes),
      ...(description !== null && { description }),
    };
  }

  drop(id: string): void {
    this.#store.dropFile(id);
  }

  /** The file, for a caller who knows its key. */
  fetch(id: string, key: string): StoredFile | null {
    const file = this.#store.file(id);
    if (file === null || file.key.length !== key.length) return null;
    return timingSafeEqual(Buffer.from(file.key), Buffer.from(key)) ? file : null;
  }
}
