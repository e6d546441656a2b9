/** The compose files and the balancer's settings agree with the program on workers, ports and variables. No container engine runs. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readConfig } from '../../src/config.ts';

const root = join(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

interface Service {
  image?: string;
  build?: string;
  environment?: { [name: string]: string | number };
  env_file?: string;
  volumes?: string[];
  depends_on?: string[] | object;
  stop_grace_period?: string;
  healthcheck?: { test: string[] };
}

const servicesOf = (file: string) => (parse(read(file), { merge: true }) as { services: { [name: string]: Service } }).services;
const one = servicesOf('compose.yaml');
const many = servicesOf('compose.postgres.yaml');
const known = new Set([...read('.env.example').matchAll(/^#?\s?([A-Z_]+)=/gm)].map(([, name]) => name));
const workers = Object.entries(many).filter(([name]) => name.startsWith('worker'));

test('one worker keeps its file in the volume that the image names', () => {
  const [folder] = /VOLUME (\S+)/.exec(read('Dockerfile'))!.slice(1);
  expect(one.hustings!.volumes).toEqual([`hustings:${folder}`]);
});

test('workers write nothing but their volume and /tmp, with no rights but their own', () => {
  for (const worker of [one.hustings!, ...workers.map(([, worker]) => worker)])
    expect(worker).toMatchObject({ read_only: true, tmpfs: '/tmp', cap_drop: ['ALL'], security_opt: ['no-new-privileges'] });
});

test('workers are given variables that the program reads', () => {
  expect(workers).toHaveLength(3);
  for (const [name, { environment = {} }] of workers)
    expect(
      Object.keys(environment).filter((given) => !known.has(given)),
      name,
    ).toEqual([]);
  expect(known.size).toBeGreaterThan(5);
});

test('each worker has the time to end that it may take, whatever DRAIN_SECONDS says', () => {
  const drain = (seconds: number) => readConfig({ DRAIN_SECONDS: String(seconds) }).drainMs / 1000;
  const longest = 80;
  expect(drain(longest)).toBe(longest);
  expect(() => drain(longest + 1)).toThrow(/DRAIN_SECONDS/);
  // Three seconds before that for the balancer to notice, one after it for connections to close, and two for the database.
  const needed = 3 + longest + 1 + 2;
  for (const { stop_grace_period: time } of [one.hustings!, ...workers.map(([, worker]) => worker)]) {
    expect(time).toMatch(/^\d+s$/);
    expect(Number.parseInt(time!, 10)).toBeGreaterThanOrEqual(needed);
  }
  for (const unit of ['hustings.service', 'hustings@.service'])
    expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(read(unit))?.[1] ?? 90), `${unit}; systemd's own is 90`).toBeGreaterThanOrEqual(needed);
  const [given] = /--stop-timeout (\d+)/.exec(read('docs/hosting.md'))!.slice(1);
  expect(Number(given)).toBeGreaterThanOrEqual(needed);
});

test('whoever gives work asks whether a worker is ready, whoever may end one whether it lives', () => {
  for (const { healthcheck } of [one.hustings!, ...workers.map(([, worker]) => worker)])
    expect(healthcheck!.test).toEqual(['CMD', 'node', 'src/health.js', 'ready']);
  expect(read('Dockerfile')).toMatch(/^HEALTHCHECK .*CMD \["node", "src\/health\.js"\]$/m);
  const backends = read('docs/haproxy.cfg')
    .split(/^backend /m)
    .slice(1);
  expect(backends.map((text) => [text.split('\n')[0], /httpchk GET (\S+)/.exec(text)![1]])).toEqual([
    ['workers', '/ready'],
    ['living', '/health'],
  ]);
});

test('the balancer is told of every worker, at the port they listen on, by the names its settings have', () => {
  const { environment = {} } = many.balancer!;
  const named = [...new Set([...read('docs/haproxy.cfg').matchAll(/"\$\{(\w+)\}"/g)].map(([, name]) => name!))];
  expect(Object.keys(environment).sort()).toEqual(named.toSorted());
  const addresses = named.filter((name) => name.startsWith('WORKER')).map((name) => environment[name]);
  expect(addresses).toEqual(workers.map(([name, { environment: its }]) => `${name}:${its!.INTERACTIONS_PORT}`));
});
