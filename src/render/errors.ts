/** Why there is no picture: it took too long, drawing failed, or nobody wants it any more. The caller uses words instead. */
export class RenderError extends Error {
  readonly why: 'late' | 'failed' | 'unwanted';

  constructor(why: RenderError['why'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'RenderError';
    this.why = why;
  }
}
