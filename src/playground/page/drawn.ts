/** Pictures by their keys, each drawn when it is first asked for. */
export class Drawn {
  readonly #most: number;
  readonly #draws = new Map<string, () => Promise<Uint8Array>>();
  readonly #drawn = new Map<string, Promise<Uint8Array>>();

  /** So many are kept, those that were named last. */
  constructor(most = Number.POSITIVE_INFINITY) {
    this.#most = most;
  }

  /** Names a picture and what draws it. A key that is known already keeps its picture. */
  know(key: string, draw: () => Promise<Uint8Array>): void {
    // Named again: it is among the last.
    this.#draws.delete(key);
    this.#draws.set(key, draw);
    for (const old of this.#draws.keys()) {
      if (this.#draws.size <= this.#most) return;
      this.#draws.delete(old);
      this.#drawn.delete(old);
    }
  }

  /** The picture; undefined for a key that nobody named. One that fails is drawn again for the next who asks. */
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
