/** Whether the program on this machine does well, for Docker's HEALTHCHECK: ends with 0 if `/health` says so, with 1 if not. */
const host = process.env.METRICS_HOST || '127.0.0.1';
const address = `http://${host.includes(':') ? `[${host}]` : host}:${process.env.METRICS_PORT}/health`;
const isWell = await fetch(address, { signal: AbortSignal.timeout(8000) }).then(
  ({ ok }) => ok,
  () => false,
);
process.exit(isWell ? 0 : 1);
