import type { Logger } from 'pino';
import type { Outbox } from '../../table/model/outbox/sending.ts';
import { openTokens, type Tokens } from '../wire/tokens.ts';

/** The tokens of presses, which all processes of the bot tell each other. `now`: milliseconds since 1970. */
export function sharedTokens({ outbox, now = Date.now }: { outbox: Outbox; now?: () => number }, log: Logger): Tokens {
  const share = (words: string) =>
    void outbox.tellOthers(words).catch((error) => log.debug({ err: error }, 'could not share a token, so others post as the bot'));
  const tokens = openTokens({ now, share });
  outbox.onTold(tokens.heard);
  return tokens;
}
