/** Several programs behind one address, as with a load balancer: each request goes to the next program, or to another if that one doesn't answer. */
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

export interface Balancer {
  url: string;
  /** How many requests each program has answered. */
  given: number[];
  /** Which program answered last. */
  last: number;
  /** How many tries had to be repeated on another program. */
  again: number;
  close(): Promise<void>;
}

/** How long to keep trying, in milliseconds. */
const patienceMs = 20_000;

/** With `asks`, a request goes only to a program that says it is ready. Otherwise a program that was told to stop gets requests until it is gone. */
export async function openBalancer(ports: readonly number[], asks = false): Promise<Balancer> {
  let next = 0;
  const balancer: Balancer = { url: '', given: ports.map(() => 0), last: 0, again: 0, close: async () => {} };
  const headersOf = (headers: IncomingHttpHeaders) => {
    const names = ['content-type', 'x-signature-ed25519', 'x-signature-timestamp'];
    return Object.fromEntries(names.map((name) => [name, String(headers[name] ?? '')]));
  };
  const isReady = (port: number) => fetch(`http://127.0.0.1:${port}/ready`).then(({ ok }) => ok);
  const hand = async (body: Buffer, headers: IncomingHttpHeaders) => {
    for (const until = Date.now() + patienceMs; Date.now() < until; ) {
      const which = next++ % ports.length;
      try {
        if (asks && !(await isReady(ports[which]!))) continue;
        const answer = await fetch(`http://127.0.0.1:${ports[which]}/`, { method: 'POST', body, headers: headersOf(headers) });
        const text = await answer.text();
        if (answer.status < 500) {
          balancer.given[which]!++;
          balancer.last = which;
          return { status: answer.status, type: answer.headers.get('content-type') ?? 'text/plain', text };
        }
      } catch {
        // It is gone, perhaps in the middle of its answer. Another one answers instead.
      }
      balancer.again++;
      await wait(20);
    }
    return { status: 502, type: 'text/plain', text: '' };
  };
  const take = async (request: IncomingMessage, response: ServerResponse) => {
    const parts: Buffer[] = [];
    for await (const part of request as AsyncIterable<Buffer>) parts.push(part);
    const { status, type, text } = await hand(Buffer.concat(parts), request.headers);
    response.writeHead(status, { 'content-type': type }).end(text);
  };
  const server = createServer((request, response) => void take(request, response).catch(() => response.destroy()));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  balancer.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  balancer.close = () =>
    new Promise((done) => {
      server.close(() => done());
      server.closeAllConnections();
    });
  return balancer;
}

/** Ports that nobody listens on. */
export async function freePorts(n: number): Promise<number[]> {
  const servers = Array.from({ length: n }, () => createServer());
  await Promise.all(servers.map((server) => new Promise<void>((done) => server.listen(0, done))));
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  await Promise.all(servers.map((server) => new Promise((done) => server.close(done))));
  return ports;
}
