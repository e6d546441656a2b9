import type { Game } from '../../games/game.ts';
import type { Deps } from './deps.ts';
import type { Loaded } from './loaded/loaded.ts';
import { type Begun, type GameRecord, recordOf, recordOfBegun } from './loaded/record.ts';

/** A bug occurred, and nothing has changed. The number is in the log. */
export class Incident extends Error {
  override name = 'Incident';
  readonly number: string;
  constructor(number: string, cause: unknown) {
    super(`Incident ${number}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    this.number = number;
  }
}

/** A bug occurred while a game began. What it began from is stored nowhere else. */
export class BeginFailed extends Error {
  override name = 'BeginFailed';
  readonly record: GameRecord;
  constructor(game: Game, begun: Begun, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.record = recordOfBegun(game, begun);
  }
}

/** What was being done when it happened. */
export interface Attempt {
  what: string;
  table: string | null;
  /** An earlier change stands: only showing it failed. */
  stands?: true;
  user?: string | null;
  ref?: string;
  picked?: string[];
}

/**
 * Reports a bug, and returns the incident to throw. Seed and answers, which reveal every hand, go to the log only at `debug`; at any level they are
 * stored beside the database, as a file that `npm run replay` plays again.
 */
export async function report(
  { chance, log, store, keepIncident }: Deps,
  attempt: Attempt,
  loaded: Loaded | null,
  thrown: unknown,
): Promise<Incident> {
  if (thrown instanceof Incident) return thrown;
  const error = thrown instanceof BeginFailed ? thrown.cause : thrown;
  const incident = new Incident(chance.id().slice(0, 6), error);
  const { number } = incident;
  // The user's identity isn't needed: the record says which seat.
  const { user: _user, ...what } = attempt;
  const { picked: _picked, stands: _stands, ...known } = what;
  let story: object = {};
  let file: string | null = null;
  let unkept: string | null = null;
  try {
    const record = thrown instanceof BeginFailed ? thrown.record : loaded && (await recordOf(store, loaded, attempt.user ?? null));
    story = record ?? {};
    try {
      if (record && keepIncident) file = keepIncident(number, { incident: number, attempt: what, ...record, error: storyOfError(error) });
    } catch (further) {
      unkept = String(further);
    }
  } catch (further) {
    // The quote from a damaged state may reveal a hand.
    story = { unread: String(further) };
  }
  log.error(
    { incident: number, attempt: known, ...(file !== null && { file }), ...(unkept !== null && { unkept }), err: error },
    `Incident ${number}: ${attempt.what} failed, ${attempt.stands ? 'what was done before stands' : 'nothing was changed'}`,
  );
  log.debug({ incident: number, attempt: what, ...story }, `Incident ${number}: how to reproduce it`);
  return incident;
}

const storyOfError = (error: unknown): string => (error instanceof Error ? (error.stack ?? error.message) : String(error));
