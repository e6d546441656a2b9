/** The body of a request: JSON, or a form with files. */
import type { IncomingMessage } from 'node:http';
import type { Upload } from '../attachments.ts';
import { refusal } from '../errors.ts';
import { parseJson } from '../json.ts';

const LARGEST_FILE = 10 * 1024 * 1024;
const LARGEST_REQUEST = 25 * 1024 * 1024;

export interface Read {
  json: unknown;
  files: Upload[];
}

/** The request's JSON and files, from either form that Discord accepts. */
export async function readBody(request: IncomingMessage): Promise<Read> {
  const bytes = await collect(request);
  const type = request.headers['content-type'] ?? '';
  if (bytes.length === 0) return { json: undefined, files: [] };
  if (!type.startsWith('multipart/form-data')) return { json: decode(bytes.toString('utf8')), files: [] };
  const form = await new Response(new Uint8Array(bytes), { headers: { 'content-type': type } }).formData().catch(() => {
    throw refusal('badJson');
  });
  const files: Upload[] = [];
  for (const [field, value] of form) {
    const number = /^files\[(\d+)\]$/.exec(field)?.[1];
    if (number === undefined || typeof value === 'string') continue;
    if (value.size > LARGEST_FILE) throw refusal('tooLarge');
    files.push({ number, name: value.name, type: typeOf(value.name, value.type), bytes: Buffer.from(await value.arrayBuffer()) });
  }
  const payload = form.get('payload_json');
  return { json: typeof payload === 'string' ? decode(payload) : Object.fromEntries(form), files };
}

function decode(text: string): unknown {
  const json = parseJson(text);
  if (json === undefined) throw refusal('badJson');
  return json;
}

/** discord.js does not send a file's type, so its name decides. */
function typeOf(name: string, given: string): string {
  if (given !== '' && given !== 'application/octet-stream') return given;
  const known: Record<string, string> = {
    png: 'image/png',
    jpg: 'image/jpeg',
    webp: 'image/webp',
    gif: 'image/gif',
    txt: 'text/plain; charset=utf-8',
    json: 'application/json',
  };
  return known[name.split('.').at(-1)?.toLowerCase() ?? ''] ?? 'application/octet-stream';
}

async function collect(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > LARGEST_REQUEST) throw refusal('tooLarge');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
