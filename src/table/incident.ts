import type { Deps } from './deps.ts';
import { type Loaded, seatOf } from './loaded.ts';

/** A bug was met: nothing has changed. The number stands in the log. */
export class Incident extends Error {
  override name = 'Incident';
  readonly number: string;
  constructor(number: string, cause: unknown) {
    super(`Incident ${number}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    this.number = number;
  }
}

/** What was being done when it happened. */
export interface Attempt {
  what: string;
  table: string | null;
  user?: string | null;
  ref?: string;
  picked?: string[];
}

/**
 * Writes down a bug, and makes the incident to be thrown. Seed and answers, which tell every hand, are written at `debug` alone; at any level
 * they are in the database, under the table's id.
 */
export function report({ chance, log, store }: Deps, attempt: Attempt, loaded: Loaded | null, error: unknown): Incident {
  if (error instanceof Incident) return error;
  const incident = new Incident(chance.id().slice(0, 6), error);
  let story: object = {};
  try {
    if (loaded) story = storyOf(store, loaded, attempt.user ?? null);
  } catch (further) {
    story = { unread: String(further) };
  }
  const { picked: _picked, ...known } = attempt;
  log.error({ incident: incident.number, attempt: known, err: error }, `Incident ${incident.number}: ${attempt.what} failed, nothing was changed`);
  log.debug({ incident: incident.number, attempt, ...story }, `Incident ${incident.number}: how to play it again`);
  return incident;
}

function storyOf(store: Deps['store'], loaded: Loaded, user: string | null): object {
  const { row, game } = loaded;
  const state = loaded.position()?.state;
  return {
    game: row.game,
    rules: game.rules.version,
    options: row.options,
    seats: state?.seats,
    seed: state?.random.seed,
    by: seatOf(loaded, user),
    answers: store.answers(row.id, 0).map(({ kind, seat, picked }) => ({ kind, seat, picked })),
  };
}
