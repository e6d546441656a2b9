/** What becomes of a post that Discord refused. */
import { GameStopped, NewerRules } from '../../games/shelf.ts';
import { codeOf } from '../wire/errors.ts';

const second = 1000;
const minute = 60 * second;

/** Why something couldn't be posted, and after how many milliseconds to try again; null: once something changes. */
export function verdict(error: unknown, tries: number): { why: string; after: number | null } {
  // Posts of a stopped game wait until it is corrected; a game of newer rules may have a process that knows them.
  if (error instanceof GameStopped && !(error instanceof NewerRules)) return { why: error.message, after: 10 * minute };
  const code = codeOf(error);
  const words = error instanceof Error ? error.message : String(error);
  const why = code === null ? words : `${code} ${words}`;
  // The channel or server is gone. The game stays as it is, and can be moved.
  if (code === 10003 || code === 10004) return { why, after: null };
  // People give and take permissions: they may come back, and the bot notices when they do.
  if (code === 50001 || code === 50013) return { why, after: tries > 1000 ? null : 10 * minute };
  return { why, after: tries > 200 ? null : Math.min(10 * minute, second * 2 ** Math.min(tries, 10)) };
}
