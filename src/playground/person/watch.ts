/** Lets callers wait for a condition, which is checked again after every possible change. */
export class Watch {
  #looks = new Set<() => void>();

  changed(): void {
    for (const look of [...this.#looks]) look();
  }

  /** Resolves with the predicate's first result. Rejects with `late` after `ms` of real time, or with what the predicate throws. */
  async until<T>(predicate: () => T | null | undefined | false, ms: number, late: () => Error): Promise<T> {
    return new Promise((resolve, reject) => {
      const look = () => {
        try {
          const found = predicate();
          if (found === null || found === undefined || found === false) return;
          end();
          resolve(found);
        } catch (error) {
          end();
          reject(error);
        }
      };
      const end = () => {
        clearTimeout(timer);
        this.#looks.delete(look);
      };
      const timer = setTimeout(() => {
        end();
        reject(late());
      }, ms);
      this.#looks.add(look);
      look();
    });
  }
}
