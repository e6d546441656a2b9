/** Whether the program can be given work, which `/ready` reports; `/health` reports whether it is alive. */
import { setTimeout as wait } from 'node:timers/promises';

export interface Readiness {
  /** Whether the database answered just now. */
  database: boolean;
  /** Whether a picture was drawn since the start. */
  pictures: boolean;
}

export interface ReadinessOptions {
  /** Any read of the database. */
  ask(): Promise<unknown>;
  /** Whether a picture was drawn since the start. */
  hasDrawn(): boolean;
  /** Draws a picture: a process that is never asked whether it is ready needs no renderer for this. */
  draw(): Promise<unknown>;
  /** How long the database may take to answer, and a picture to be drawn, in milliseconds. */
  patienceMs?: number;
}

/** Returns a function that checks whether the program is ready. It never rejects, and checks once for all simultaneous callers. */
export function openReadiness({ ask, hasDrawn, draw, patienceMs = 2000 }: ReadinessOptions): () => Promise<Readiness> {
  const within = (work: () => Promise<unknown>): (() => Promise<boolean>) => {
    let underWay: Promise<boolean> | null = null;
    return () => {
      underWay ??= work()
        .then(
          () => true,
          () => false,
        )
        .finally(() => {
          underWay = null;
        });
      return Promise.race([underWay, wait(patienceMs, false, { ref: false })]);
    };
  };
  const answers = within(ask);
  const draws = within(draw);
  return async () => {
    const [database, pictures] = await Promise.all([answers(), hasDrawn() || draws()]);
    return { database, pictures };
  };
}
