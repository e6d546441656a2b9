/** Why the bot cannot post somewhere, in words that say who can mend it. */
import type { Trouble } from '../../table/types.ts';
import { disarm, type Speech } from '../speech.ts';
import { bot } from '../text/index.ts';
import { clamp } from './parts.ts';

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
