/** The database cannot be used; the message says what to do. */
export class StoreError extends Error {
  override name = 'StoreError';
}

/** What an error says, with what lies behind it. */
export function reason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message} (${error.cause.message})` : error.message;
}
