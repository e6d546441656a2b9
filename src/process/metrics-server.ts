/** `/metrics` for Prometheus, `/health` for process supervisors, and `/ready` for load balancers. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { type Count, type CountName, counts } from './counts.ts';
import type { Gauges, Metrics } from './metrics.ts';
import type { Readiness } from './readiness.ts';

export interface MetricsServer {
  port: number;
  stop(): Promise<void>;
}

/** Listens on this port and address; 0 takes any free port. */
export async function openMetricsServer(
  { port, host }: { port: number; host: string },
  metrics: Metrics,
  { isConnected, ready }: { isConnected(): boolean; ready(): Promise<Readiness> },
): Promise<MetricsServer> {
  const registry = registryOf(metrics);
  const server = createServer((request, response) => {
    const say = (status: number, type: string, body: string) => response.writeHead(status, { 'content-type': type }).end(body);
    const tell = (parts: { [part: string]: boolean }) =>
      say(Object.values(parts).every((isWell) => isWell) ? 200 : 503, 'application/json', `${JSON.stringify(parts)}\n`);
    if (request.method !== 'GET') say(405, 'text/plain', 'GET only\n');
    else if (request.url === '/health') tell({ discord: isConnected() });
    else if (request.url === '/ready') void ready().then((parts) => tell({ discord: isConnected(), ...parts }));
    else if (request.url === '/metrics') {
      registry.metrics().then(
        (text) => say(200, registry.contentType, text),
        (error: unknown) => say(500, 'text/plain', `${error instanceof Error ? error.message : error}\n`),
      );
    } else say(404, 'text/plain', '/metrics, /health or /ready\n');
  });
  await new Promise<void>((done, fail) => {
    server.once('error', fail).listen(port, host, done);
  });
  return {
    port: (server.address() as AddressInfo).port,
    stop: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

function registryOf(metrics: Metrics): Registry {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const counters = countersOf(registers);
  const acknowledged = new Histogram({
    name: 'hustings_acknowledgement_seconds',
    help: 'Time from a press to its acknowledgement, by both clocks',
    buckets: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 1.5, 2, 3],
    registers,
  });
  metrics.watch((happening) => {
    if (happening.what === 'acknowledgement') acknowledged.observe(happening.ms / 1000);
    else counters[happening.what](happening.kind);
  });
  const gauge = (name: string, help: string, of: (standing: Gauges) => number | null | undefined) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        const value = of(metrics.standing());
        // A value that another worker reports for all is absent here, so that a sum over all workers counts it once.
        if (value == null) this.remove();
        else this.set(value);
      },
    });
  gauge('hustings_errands_waiting', 'Posts waiting for their time', ({ deliveries }) => deliveries?.waiting);
  gauge('hustings_errands_parked', 'Posts set aside until something changes', ({ deliveries }) => deliveries?.parked);
  gauge('hustings_oldest_post_seconds', 'How late the oldest waiting post is', ({ deliveries }) => deliveries && deliveries.oldestMs / 1000);
  gauge('hustings_games_stopped', 'Games out of order until somebody corrects them', ({ stopped }) => stopped);
  gauge('hustings_games_running', 'Running games', ({ games }) => games);
  gauge('hustings_pictures_waiting', 'Pictures being drawn or waiting to be drawn', ({ pictures }) => pictures);
  if (metrics.standing().pool) {
    gauge('hustings_pool_used', 'Database connections in use', ({ pool }) => pool?.used);
    gauge('hustings_pool_waiting', 'Statements waiting for a database connection', ({ pool }) => pool?.waiting);
  }
  if (metrics.standing().diskFree !== null) gauge('hustings_disk_free_ratio', 'Free share of the disk', ({ diskFree }) => diskFree ?? 1);
  if (metrics.standing().backupDue !== undefined)
    gauge('hustings_backup_due_timestamp_seconds', 'When the overdue backup was due; 0: none is overdue', (now) => (now.backupDue ?? 0) / 1000);
  if (metrics.standing().lastBackup !== undefined)
    gauge('hustings_last_backup_timestamp_seconds', 'When the last backup was made; 0: never', ({ lastBackup }) => (lastBackup ?? 0) / 1000);
  return registry;
}

/** For each count, a function that increments it. */
function countersOf(registers: Registry[]): { [name in CountName]: (kind?: string) => void } {
  const increments = Object.entries(counts).map(([name, { metric, help, label }]: [string, Count]) => {
    const counter = new Counter({ name: metric, help, registers, labelNames: label === undefined ? [] : [label] });
    return [name, (kind = 'other') => (label === undefined ? counter.inc() : counter.inc({ [label]: kind }))] as const;
  });
  return Object.fromEntries(increments) as { [name in CountName]: (kind?: string) => void };
}
