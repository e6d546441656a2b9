/** What PostgreSQL's errors mean for a commit. */
import { Conflict, StoreBusy } from '../../table/model/store/store.ts';
import { DrizzleQueryError } from '../drizzle/core.ts';

/** The server's own error, without drizzle's, whose message repeats every value, and without the details that do: states hold secrets. */
export function plain(error: unknown): Error & { code?: string } {
  const inner = error instanceof DrizzleQueryError && error.cause ? error.cause : error;
  if (!(inner instanceof Error)) return new Error(String(inner));
  if ('detail' in inner) inner.detail = undefined;
  if ('where' in inner) inner.where = undefined;
  return inner;
}

/** Connection failures, an administrator's shutdown, an unfinished startup, too many connections. */
const goneCodes = /^(08\w{3}|57P0[1-4]|53300|E(CONNREFUSED|CONNRESET|CONNABORTED|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH|NOTFOUND|AI_AGAIN)|ENOENT)$/;
/** Messages of errors to which the driver gives no code. */
const goneWords =
  /^(Connection (terminated|ended)|Client (has encountered a connection error|was closed)|timeout exceeded|Query read timeout|socket )/i;

/** Whether the connection is lost or was never made: another one may work. */
export const isGone = (error: Error & { code?: string }): boolean => goneCodes.test(error.code ?? '') || goneWords.test(error.message);

/** Whether a statement timed out, or the server is read-only for now, as a standby that is about to take over is. */
const isHeldUp = ({ code }: { code?: string }): boolean => ['57014', '55P03', '25006', '25P03'].includes(code ?? '');

/** Whether it is worth trying again a little later. */
export const isBusy = (error: Error & { code?: string }): boolean => isGone(error) || isHeldUp(error);

export const busy = (cause: unknown): StoreBusy => new StoreBusy('The database cannot be reached, or is held up.', { cause });

/** Someone else has written this already, or one of two deadlocked transactions was aborted and must begin again. */
const conflicts = ['23505', '40001', '40P01'];

/** A conflict, not a fault, if another process has already written this. */
export const meaning = (error: Error & { code?: string }): Error =>
  conflicts.includes(error.code ?? '') ? new Conflict('Somebody else was faster.', { cause: error }) : error;
