/** HAProxy with the settings of docs/haproxy.cfg, in front of three workers on this machine. */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Balancer, freePorts, untilWell } from './balancer.ts';

const program = process.env.HAPROXY ?? '/usr/sbin/haproxy';
const settings = resolve(import.meta.dirname, '../../docs/haproxy.cfg');

/** For tests behind HAProxy: skipped where it is not installed, which the end of the run reports. */
export const needsHaproxy = { skip: !existsSync(program), meta: { needs: `HAProxy at ${program} (HAPROXY names another place)` } };

/** Listens once this resolves. */
export async function openHaproxy(workers: readonly number[]): Promise<Pick<Balancer, 'url' | 'close'>> {
  const [port] = await freePorts(1);
  const addresses = Object.fromEntries(workers.map((at, i) => [`WORKER_${i + 1}`, `127.0.0.1:${at}`]));
  const child = spawn(program, ['-f', settings, '-db'], {
    env: { ...addresses, BIND: `127.0.0.1:${port}` },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (text: Buffer) => (said += text));
  const url = `http://127.0.0.1:${port}/`;
  await untilWell(port!, child, () => said);
  return {
    url,
    async close() {
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
  };
}
