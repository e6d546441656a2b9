/** Whether the program can be given work: what `/ready` says, beside `/health`, which says whether it lives. */
import { setTimeout as wait } from 'node:timers/promises';

export interface Readiness {
  /** The database answered just now. */
  database: boolean;
  /** A picture was drawn since the start. */
  pictures: boolean;
}

export interface ReadinessOptions {
  /** Any read of the database. */
  ask(): Promise<unknown>;
  /** Whether a picture was drawn since the start. */
  hasDrawn(): boolean;
  /** Draws one: a process that nobody asks whether it is ready need not hold a renderer for it. */
  draw(): Promise<unknown>;
  /** How long the database may take for its answer, and a picture for being drawn, in milliseconds. */
  patienceMs?: number;
}

/** Gives what looks whether the program is ready. It never rejects, and looks once for all who ask at the same time. */
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
