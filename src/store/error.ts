/** The database cannot be used; the message says what to do. */
export class StoreError extends Error {
  override name = 'StoreError';
}

/** An error's message, with that of its cause. */
export function reason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message} (${error.cause.message})` : error.message;
}
