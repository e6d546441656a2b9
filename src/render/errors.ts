/** Why there is no picture: it took too long, or drawing failed. Whoever asked says it in words instead. */
export class RenderError extends Error {
  readonly why: 'late' | 'failed';

  constructor(why: 'late' | 'failed', message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'RenderError';
    this.why = why;
  }
}
