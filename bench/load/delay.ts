/** A TCP proxy in front of a server on this machine that makes it as far away as a given round trip. */
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface Delay {
  port: number;
  close(): void;
}

/** Whatever the server at this socket says arrives `ms` milliseconds later; what it hears arrives at once. */
export async function openDelay(path: string, ms: number): Promise<Delay> {
  const open = new Set<Socket>();
  const server = createServer((client) => {
    const far = connect(path);
    for (const [one, other] of [[client, far] as const, [far, client] as const]) {
      open.add(one.setNoDelay());
      one.on('error', () => other.destroy());
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
    }
    client.on('data', (said) => void far.write(said));
    client.on('end', () => void far.end());
    // Timers of one length run in the order in which they were set.
    far.on('data', (said) => void setTimeout(() => client.write(said), ms));
    far.on('end', () => void setTimeout(() => client.end(), ms));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    close() {
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
}
