/** Several programs behind one address, as with a load balancer: each request goes to the next program, or to another if that one doesn't answer. */
import type { ChildProcess } from 'node:child_process';
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

/** The range below the one from which Linux gives ports to outgoing connections and to whoever listens on port 0. */
const own = { from: 20_000, to: 32_000 };

const isFree = (port: number): Promise<boolean> =>
  new Promise((done) => {
    const server = createServer();
    server.once('error', () => done(false));
    server.listen(port, () => void server.close(() => done(true)));
  });

/** Returns ports that nobody listens on, and that no connection is given before a program listens on them, however long it takes to start. */
export async function freePorts(n: number): Promise<number[]> {
  const ports = new Set<number>();
  while (ports.size < n) {
    const port = own.from + Math.floor(Math.random() * (own.to - own.from));
    if (await isFree(port)) ports.add(port);
  }
  return [...ports];
}

export const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null;

const isWell = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/health`, { signal: AbortSignal.timeout(5000) }).then(
    ({ ok }) => ok,
    () => false,
  );

/** Resolves when the program answers on this port that it is well. Throws, with its log, if it ends before. */
export async function untilWell(port: number, program: ChildProcess, log: () => string = () => ''): Promise<void> {
  while (!(await isWell(port))) {
    if (hasEnded(program)) throw new Error(`A program ended (${program.exitCode ?? program.signalCode}) before it was ready:\n${log()}`);
    await wait(50);
  }
}
