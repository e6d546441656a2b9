/** What PostgreSQL's errors mean to whoever commits. */
import { Conflict, StoreBusy } from '../../table/model/store.ts';
import { DrizzleQueryError } from '../drizzle/core.ts';

/** The server's own error, without drizzle's, whose message repeats every value, and without the server's lines that do: states hold secrets. */
export function plain(error: unknown): Error & { code?: string } {
  const inner = error instanceof DrizzleQueryError && error.cause ? error.cause : error;
  if (!(inner instanceof Error)) return new Error(String(inner));
  if ('detail' in inner) inner.detail = undefined;
  if ('where' in inner) inner.where = undefined;
  return inner;
}

/** Connection failures, an administrator's shutdown, a start that is not over, no connection left. */
const goneCodes = /^(08\w{3}|57P0[1-4]|53300|E(CONNREFUSED|CONNRESET|CONNABORTED|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH|NOTFOUND|AI_AGAIN)|ENOENT)$/;
/** The driver gives these no code. */
const goneWords =
  /^(Connection (terminated|ended)|Client (has encountered a connection error|was closed)|timeout exceeded|Query read timeout|socket )/i;

/** Whether the connection is lost, or there was none: on another one it may be otherwise. */
export const isGone = (error: Error & { code?: string }): boolean => goneCodes.test(error.code ?? '') || goneWords.test(error.message);

/** A statement was waited for too long, or the server only reads for now, as one that is about to take over does. */
const isHeldUp = ({ code }: { code?: string }): boolean => ['57014', '55P03', '25006', '25P03'].includes(code ?? '');

/** Whether it is worth trying again a little later. */
export const isBusy = (error: Error & { code?: string }): boolean => isGone(error) || isHeldUp(error);

export const busy = (cause: unknown): StoreBusy => new StoreBusy('The database cannot be reached, or is held up.', { cause });

/** Somebody else has written this already, or two that wait for each other were told to begin anew. */
const conflicts = ['23505', '40001', '40P01'];

/** What somebody else has written already is a conflict, not a fault. */
export const meaning = (error: Error & { code?: string }): Error =>
  conflicts.includes(error.code ?? '') ? new Conflict('Somebody else was faster.', { cause: error }) : error;
