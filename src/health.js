/**
 * Asks the program on this machine how it is, and exits with 0 if it is well, with 1 if not: `node src/health.js` whether it is alive (`/health`),
 * `node src/health.js ready` whether it can be given work (`/ready`), `node src/health.js ready 60` waits up to 60 seconds until it can.
 */
const host = process.env.METRICS_HOST || '127.0.0.1';
const [path = 'health', seconds = '0'] = process.argv.slice(2);
const address = `http://${host.includes(':') ? `[${host}]` : host}:${process.env.METRICS_PORT}/${path}`;
const until = performance.now() + 1000 * Number(seconds);
const isWell = () =>
  fetch(address, { signal: AbortSignal.timeout(8000) }).then(
    ({ ok }) => ok,
    () => false,
  );
for (;;) {
  if (await isWell()) process.exit(0);
  if (performance.now() >= until) process.exit(1);
  await new Promise((done) => setTimeout(done, 500));
}
