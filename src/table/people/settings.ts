/**
 * What people have chosen for themselves, and moderators for their servers; read at each use, because another process may have changed it. And what
 * people have met before.
 */

import { LRUCache } from 'lru-cache';
import { langs } from '../../i18n/languages.ts';
import { ok, refuse } from '../../kernel/result.ts';
import { type OwnChoices, type ServerChoices, type ServerSettings, type Settings, usualSettings } from '../model/choices.ts';
import type { Tables } from '../model/tables.ts';
import { retime } from '../play/waiting.ts';
import { use } from '../work/budget.ts';
import { type Context, valueAgain } from '../work/work.ts';

const usualServer: ServerSettings = { lang: null, channels: [], limits: {} };

/** The time zone of this name as the runtime writes it, or an offset of at most fourteen hours (`+02:00`), without daylight saving; null: none. */
export function zoneOf(name: string): string | null {
  if (!/^[A-Za-z]/.test(name)) return /^[+-](?:(?:0\d|1[0-3]):[0-5]\d|14:00)$/.test(name) ? name : null;
  try {
    return new Intl.DateTimeFormat(undefined, { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}

/** What people have chosen and met, what servers have chosen, and the limits that they lower. */
export function openSettings(context: Context): OwnChoices & ServerChoices & Pick<Tables, 'limits' | 'use'> {
  const { store } = context;

  const settings = async (user: string): Promise<Settings> => {
    const row = await store.settings(user);
    // A language that this version doesn't speak counts as none.
    return row ? { ...row, lang: row.lang !== null && langs.includes(row.lang) ? row.lang : null } : usualSettings;
  };
  const server = async (guild: string): Promise<ServerSettings> => {
    const row = await store.server(guild);
    return row ? { ...row, lang: row.lang !== null && langs.includes(row.lang) ? row.lang : null } : usualServer;
  };

  return {
    ...openMet(context),
    limits: () => context.limits,
    use: (kind, using) =>
      context.inTurn(`use ${using.person}`, () => context.change({ what: 'use', table: null }, null, (work) => use(context, work, kind, using))),
    settings: (user) => context.look({ what: 'settings', table: null, user }, () => settings(user)),
    server: (guild) => context.look({ what: 'server', table: null }, () => server(guild)),

    changeSettings: (user, change, request) =>
      context.change(
        { what: 'change settings', table: null, user },
        valueAgain(request, () => settings(user)),
        async (work) => {
          const zone = typeof change.zone === 'string' ? zoneOf(change.zone) : (change.zone ?? null);
          if (zone === null && typeof change.zone === 'string') return refuse({ why: 'no-zone', zone: change.zone });
          // Without a zone, hours mean nothing, so quiet hours go with it.
          const given =
            change.zone === undefined ? change : zone === null ? { ...change, zone, quietFrom: null, quietTo: null } : { ...change, zone };
          const next = { ...(await settings(user)), ...given };
          if (next.zone === null && next.quietFrom !== null) return refuse({ why: 'zone-first' });
          await retime(context, work, user, { habits: next });
          for (const [name, value] of Object.entries(given)) work.db.putSetting(user, name as keyof Settings, value);
          return ok(next);
        },
      ),

    changeServer: (guild, change, request) =>
      context.change(
        { what: 'change server', table: null },
        valueAgain(request, () => server(guild)),
        async (work) => {
          const next = { ...(await server(guild)), ...change };
          for (const [name, value] of Object.entries(change)) work.db.putServerSetting(guild, name as keyof ServerSettings, value);
          return ok(next);
        },
      ),
  };
}

/** How many people's sets stay in memory, one per game; others are read again. */
const mostKept = 1000;

/** What a person has met before: the kinds of a game’s questions that need no explanation. */
function openMet(context: Context): Pick<OwnChoices, 'met' | 'meetKind'> {
  const kept = new LRUCache<string, ReadonlySet<string>>({ max: mostKept });
  const keep = (key: string, kinds: ReadonlySet<string>): ReadonlySet<string> => {
    kept.set(key, kinds);
    return kinds;
  };
  context.forgetting.push((user) => {
    for (const key of kept.keys()) if (key.startsWith(`${user} `)) kept.delete(key);
  });
  // Notes by other processes since then are missing here: at worst something is explained again.
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
