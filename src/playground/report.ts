/** A mistake of the practice server itself: never hidden, never the end of it. */
export function report(error: unknown): void {
  process.stderr.write(`practice server: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
}
