/**
 * A Discord that costs next to nothing: it accepts whatever a bot sends, and reports what came as the answer to an interaction. The local Discord
 * knows far more, and would need more of the machine than the programs being measured.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Heard {
  /** The interaction was acknowledged, perhaps without any content. */
  acknowledged(): void;
  /** The interaction was answered with this message, at once or later. */
  answered(message: object): void;
}

export interface Sink {
  api: string;
  /** Reports the later requests about the interaction with this token. */
  expect(token: string, heard: Heard): void;
  forget(token: string): void;
  /** Posts and edits in channels so far. */
  posts: number;
  close(): Promise<void>;
}

const application = '1181240000000000001';

export async function openSink(): Promise<Sink> {
  const expected = new Map<string, Heard>();
  let last = BigInt(Date.now() - 1_420_070_400_000) << 22n;
  const nextId = () => String(++last);
  const sink: Sink = {
    api: '',
    posts: 0,
    expect: (token, heard) => void expected.set(token, heard),
    forget: (token) => void expected.delete(token),
    close: async () => {},
  };
  const take = async (request: IncomingMessage, response: ServerResponse) => {
    const parts: Buffer[] = [];
    for await (const part of request as AsyncIterable<Buffer>) parts.push(part);
    const path = (request.url ?? '').replace(/^\/api\/v\d+/, '').replace(/\?.*/, '');
    const body = Buffer.concat(parts);
    const say = (json: object) => void response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(json));
    const [, kind, , token] = path.split('/');
    if (kind === 'interactions') {
      const { type, data } = bodyOf(body, request.headers['content-type']) as { type: number; data?: object };
      const heard = expected.get(token!);
      heard?.acknowledged();
      if (type !== 5 && type !== 6 && data) heard?.answered(data);
      return say({ interaction: {}, resource: { type, message: { id: nextId(), channel_id: '1' } } });
    }
    if (kind === 'webhooks') {
      expected.get(token!)?.answered(bodyOf(body, request.headers['content-type']));
      return say({ id: nextId(), channel_id: '1' });
    }
    if (kind === 'channels') {
      sink.posts++;
      return say({ id: nextId(), channel_id: path.split('/')[2]!, attachments: [] });
    }
    if (path.endsWith('/commands')) return say([]);
    return say({ id: application, name: 'Load', verify_key: '' });
  };
  // A program killed in the middle of a request gets no response.
  const server = createServer((request, response) => void take(request, response).catch(() => response.destroy()));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  sink.api = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`;
  sink.close = () =>
    new Promise((done) => {
      server.close(() => done());
      server.closeAllConnections();
    });
  return sink;
}

/** Returns the JSON of a body. It comes first where files are attached. */
function bodyOf(body: Buffer, type = ''): object {
  if (type.startsWith('application/json')) return JSON.parse(body.toString());
  const text = body.toString('latin1');
  const begin = text.indexOf('\r\n\r\n', text.indexOf('name="payload_json"')) + 4;
  return JSON.parse(body.subarray(begin, begin + text.slice(begin).indexOf('\r\n--')).toString());
}
