/** Reports a bug in the practice server itself, which is never hidden and never stops it. */
export function report(error: unknown): void {
  process.stderr.write(`practice server: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
}
