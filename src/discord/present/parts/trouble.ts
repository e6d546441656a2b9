/** Why the bot cannot post somewhere, in words that say who can mend it. */
import type { TableInfo, Trouble } from '../../../table/model/types.ts';
import { disarm, type Speech } from '../../speech/speech.ts';
import { bot } from '../../text/index.ts';
import { clamp } from '../../wire/parts.ts';

/** The lines for a private post about a table: none where a post merely waits for its next try. */
export function troubleLines({ trouble }: Pick<TableInfo, 'trouble'>, speech: Speech, now: number): string[] {
  const isLasting = trouble !== null && (/^(1000[34]|50001|50013)/.test(trouble.problem) || now - trouble.since > patienceMs);
  return isLasting ? [troubleLine(trouble, speech)] : [];
}

const patienceMs = 60_000;

/** `problem` begins with Discord's error code, where it had one. */
export function troubleLine({ problem, since }: Trouble, { text: say }: Speech): string {
  const at = `<t:${Math.floor(since / 1000)}:R>`;
  switch (/^\d+/.exec(problem)?.[0]) {
    case '10003':
    case '10004':
      return say(bot('bot.trouble.gone', { at }));
    case '50001':
      return say(bot('bot.trouble.hidden', { at }));
    case '50013':
      return say(bot('bot.trouble.rights', { at }));
    default:
      return say(bot('bot.trouble.other', { at, problem: clamp(disarm(problem), 100) }));
  }
}
