/** Pictures by their keys, each drawn on first request. */
export class Drawn {
  readonly #most: number;
  readonly #draws = new Map<string, () => Promise<Uint8Array>>();
  readonly #drawn = new Map<string, Promise<Uint8Array>>();

  /** Keeps the `most` pictures that were registered last. */
  constructor(most = Number.POSITIVE_INFINITY) {
    this.#most = most;
  }

  /** Registers a picture and what draws it. A known key keeps its picture. */
  know(key: string, draw: () => Promise<Uint8Array>): void {
    // Registered again, it becomes the newest.
    this.#draws.delete(key);
    this.#draws.set(key, draw);
    for (const old of this.#draws.keys()) {
      if (this.#draws.size <= this.#most) return;
      this.#draws.delete(old);
      this.#drawn.delete(old);
    }
  }

  /** The picture; undefined for an unknown key. One that failed is drawn again on the next request. */
  get(key: string): Promise<Uint8Array> | undefined {
    const draw = this.#draws.get(key);
    const known = this.#drawn.get(key);
    if (known || !draw) return known;
    const drawing = draw();
    this.#drawn.set(key, drawing);
    drawing.catch(() => this.#drawn.delete(key));
    return drawing;
  }
}
