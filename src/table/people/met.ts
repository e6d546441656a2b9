/** What somebody has met before: the kinds of a game's questions that are not explained to them any more. */

import { LRUCache } from 'lru-cache';
import { ok } from '../../kernel/result.ts';
import type { Tables } from '../model/tables.ts';
import type { Context } from '../work/work.ts';

/** So many people's are kept at hand, a game each; the others' are read again. */
const mostKept = 1000;

export function openMet(context: Context): Pick<Tables, 'met' | 'meetKind'> {
  const kept = new LRUCache<string, ReadonlySet<string>>({ max: mostKept });
  const keep = (key: string, kinds: ReadonlySet<string>): ReadonlySet<string> => {
    kept.set(key, kinds);
    return kinds;
  };
  // What another process has noted since is not known here: at worst something is explained once more.
  const met = async (user: string, game: string): Promise<ReadonlySet<string>> => {
    const key = `${user} ${game}`;
    return kept.get(key) ?? keep(key, new Set(await context.store.met(user, game)));
  };
  return {
    met: (user, game) => context.look({ what: 'met', table: null, user }, () => met(user, game)),
    async meetKind(user, game, kind) {
      const before = await context.look({ what: 'met', table: null, user }, () => met(user, game));
      if (before.has(kind)) return;
      await context.change({ what: 'meet kind', table: null, user }, null, async (work) => ok(work.db.putMet(user, game, kind)));
      keep(`${user} ${game}`, new Set([...(await met(user, game)), kind]));
    },
  };
}
