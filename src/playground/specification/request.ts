/** A file of a multipart request: `files[n]` is the n-th of the list. */
export interface SentFile {
  readonly name: string;
  readonly size: number;
}

/** A REST request as the bot sent it. `path` may contain `/api`, a version and a query; `body` is decoded JSON (`payload_json` of a form). */
export interface SentRequest {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
  readonly files?: readonly SentFile[];
}

/** The decoded segments of a path below the API's version, or null if it can't be decoded. */
export function segmentsOf(path: string): string[] | null {
  const bare = path
    .replace(/[?#].*$/s, '')
    .replace(/^\/api(?=\/|$)/, '')
    .replace(/^\/v\d+(?=\/|$)/, '');
  try {
    return bare.split('/').filter(Boolean).map(decodeURIComponent);
  } catch {
    return null;
  }
}
