/** Which servers the bot is on. */
import type { Listener } from '../connection/connection.ts';
import type { Services } from '../interactions/services.ts';

/** Notes which servers have removed the bot and which have it, if they have games here. Never rejects. */
export function serversOf({ tables, log }: Pick<Services, 'tables' | 'log'>): Pick<Listener, 'left' | 'servers'> {
  const noting = (work: () => Promise<void>) =>
    void work().catch((error) => log.warn({ err: error }, 'could not save which servers have removed the bot'));
  return {
    left: (guild) => noting(() => tables.left(guild)),
    servers: (isHere) =>
      noting(async () => {
        for (const guild of await tables.guilds()) {
          const is = isHere(guild);
          if (is !== null) await (is ? tables.here(guild) : tables.left(guild));
        }
      }),
  };
}
